"""Legal moves as a board offers them: where a piece may go, how a move of several legs goes on, which forms there are.

Pure: it sorts the moves that it is given and knows no rule. What a move captures it is told by a function.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from komagata.moves import Move

Captures = Callable[[Move], tuple[int, ...]]
"""The squares whose pieces a move takes, in the order in which it takes them."""


def path_of(move: Move) -> tuple[int, ...]:
    """The squares a move on the board touches, origin first."""
    return (move.origin, *move.via, move.target)


@dataclass(frozen=True)
class Offers:
    """All legal moves of one position, sorted by how a hand makes them."""

    moves: tuple[Move, ...]
    captures: Captures

    @cached_property
    def _by_origin(self) -> Mapping[int, tuple[Move, ...]]:
        sorted_moves: dict[int, list[Move]] = defaultdict(list)
        for move in self.moves:
            if not move.is_drop:
                sorted_moves[move.origin].append(move)
        return {origin: tuple(moves) for origin, moves in sorted_moves.items()}

    @cached_property
    def _passes(self) -> Mapping[int, Move]:
        """Moves that end where they began and take nothing: there is one gesture for all of a piece's ways to pass."""
        return {
            move.origin: move
            for move in self.moves
            if not move.is_drop and move.target == move.origin and not self.captures(move)
        }

    @cached_property
    def destinations(self) -> Mapping[int, frozenset[int]]:
        """Origin -> the first squares of its moves; the origin itself if the piece may pass."""
        offered: dict[int, frozenset[int]] = {}
        for origin, moves in self._by_origin.items():
            chosen = self._passes.get(origin)
            first = {path_of(move)[1] for move in moves if move is not chosen}
            offered[origin] = frozenset(first | ({origin} if chosen else set()))
        return offered

    @cached_property
    def onward(self) -> Mapping[int, frozenset[int]]:
        """Origin -> those of its destinations after which the move may go on."""
        found: dict[int, frozenset[int]] = {}
        for origin, moves in self._by_origin.items():
            chosen = self._passes.get(origin)
            squares = frozenset(move.via[0] for move in moves if move.via and move is not chosen)
            if squares:
                found[origin] = squares
        return found

    @cached_property
    def drops(self) -> Mapping[int, frozenset[int]]:
        """Hand slot -> where a piece of it may be dropped."""
        found: dict[int, set[int]] = defaultdict(set)
        for move in self.moves:
            if move.is_drop:
                found[move.slot].add(move.target)
        return {slot: frozenset(squares) for slot, squares in found.items()}

    def passing(self, origin: int) -> Move | None:
        """The move by which the piece on `origin` stays where it is and takes nothing."""
        return self._passes.get(origin)

    def drop(self, slot: int, target: int) -> tuple[Move, ...]:
        """The moves that drop a piece of `slot` on `target`."""
        return tuple(move for move in self.moves if move.is_drop and (move.slot, move.target) == (slot, target))

    def beginning(self, path: tuple[int, ...]) -> tuple[Move, ...]:
        """The moves that touch the squares of `path` first, in this order, those that end with it included."""
        chosen = self._passes.get(path[0])
        moves = self._by_origin.get(path[0], ())
        return tuple(move for move in moves if move is not chosen and path_of(move)[: len(path)] == path)

    def ending(self, path: tuple[int, ...]) -> tuple[Move, ...]:
        """The moves that touch exactly the squares of `path`: one move in several forms at most."""
        return tuple(move for move in self.beginning(path) if len(path_of(move)) == len(path))

    def taken(self, path: tuple[int, ...]) -> frozenset[int]:
        """Squares whose pieces a move that begins with `path` has taken by then."""
        moves = self.beginning(path)
        if not moves:
            return frozenset()
        move = min(moves, key=lambda move: len(path_of(move)))
        captured = self.captures(move)
        standing = frozenset(captured) & frozenset(path[1:])
        if standing or len(captured) < len(path_of(move)) - 1:
            return standing
        # Every leg jumps over its victim, so that the first legs have taken the first victims.
        return frozenset(captured[: len(path) - 1])


def continuations(moves: Iterable[Move], length: int) -> tuple[frozenset[int], frozenset[int]]:
    """The next squares of moves that have touched `length` squares, and those after which they may go on still."""
    paths = [path_of(move) for move in moves]
    targets = frozenset(path[length] for path in paths if len(path) > length)
    onward = frozenset(path[length] for path in paths if len(path) > length + 1)
    return targets, onward


__all__ = ["Offers", "continuations", "path_of"]
