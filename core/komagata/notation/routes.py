"""Which spelled move is which legal one: the same turn may be written in several ways.

A two-step move through an empty square to a square that a direct move reaches is that move; all passes of one piece
are one move; castling may also be written as the King taking his own Rook.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from komagata.geometry import Board
from komagata.kernel.interface import State
from komagata.moves import Move
from komagata.variants.compiler import Compiled


def resolve(compiled: Compiled, state: State, spelled: Move, legal: Collection[Move]) -> Move | None:
    """The legal move that `spelled` means, or None."""
    if spelled in legal:
        return spelled
    other = canonical(compiled, state, spelled)
    return other if other in legal else None


def canonical(compiled: Compiled, state: State, spelled: Move) -> Move:
    """The one way in which kernels write the turn that `spelled` means, whether it is legal or not."""
    if spelled.is_drop:
        return spelled
    for bit, castling in enumerate(compiled.tables.castlings):
        ours = state.castling >> bit & 1 and castling.side == state.side
        if ours and (spelled.origin, spelled.target) == (castling.king_from, castling.rook_from) and not spelled.via:
            return replace(spelled, target=castling.king_to)
    if len(spelled.via) != 1 or state.board[spelled.via[0]]:
        return spelled
    return _through_empty(compiled, state, spelled)


def _through_empty(compiled: Compiled, state: State, spelled: Move) -> Move:
    board = compiled.tables.board
    code = compiled.tables.codes[state.board[spelled.origin]]
    if code is None:
        return spelled
    movement = compiled.tables.movements[code.movement]
    middle = spelled.via[0]
    first = vector(board, spelled.origin, middle)
    if spelled.target == spelled.origin:
        if first not in movement.passes:
            return spelled
        ways = [board.step(spelled.origin, way) for way in movement.passes]
        free = [square for square in ways if square is not None and not state.board[square]]
        return replace(spelled, via=(min(free, key=board.name),))
    second = vector(board, middle, spelled.target)
    if any(double.first == first and double.second == second for double in movement.doubles):
        return replace(spelled, via=())
    return spelled


def vector(board: Board, origin: int, target: int) -> tuple[int, int]:
    """The way from one square to another in files and ranks."""
    return (board.file(target) - board.file(origin), board.rank(target) - board.rank(origin))


__all__ = ["canonical", "resolve", "vector"]
