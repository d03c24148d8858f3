"""A small alpha-beta search over any kernel, in Python: what plays where only the reference kernel exists.

Iterative deepening, material and a little mobility, captures searched to the end. It sees two or three plies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from time import monotonic

from komagata.kernel.interface import Kernel, SearchLimits, SearchLine, State
from komagata.moves import Move
from komagata.variants.tables import RoyalRule, Tables

WIN = 32000
INFINITE = WIN + 1
ROYAL = 10000
"""Worth of a royal where royals are captured like any other piece."""
MOST_DEPTH = 64
CAPTURE_PLIES = 4
"""How far captures are followed beyond the horizon."""


class _Stopped(Exception):
    """The search was told to stop, or has used up its nodes or time."""


def search(
    kernel: Kernel,
    tables: Tables,
    state: State,
    limits: SearchLimits,
    history: Sequence[State] = (),
    *,
    on_line: Callable[[SearchLine], None] | None = None,
    stop: Callable[[], bool] | None = None,
    lines: int = 1,
) -> list[SearchLine]:
    """As `Kernel.search`."""
    return _Search(kernel, tables, limits, history, stop).run(state, on_line, lines)


class _Search:
    def __init__(
        self,
        kernel: Kernel,
        tables: Tables,
        limits: SearchLimits,
        history: Sequence[State],
        stop: Callable[[], bool] | None,
    ) -> None:
        self.kernel = kernel
        self.limits = limits
        self.stop = stop
        self.values = _values(tables)
        self.hands = _hand_values(tables)
        self.path = {kernel.key(earlier) for earlier in history}
        self.best: dict[int, Move] = {}
        """The best move found in each position so far, by key: tried first the next time."""
        self.nodes = 0
        self.begun = monotonic()
        self.found: list[tuple[int, tuple[Move, ...]]] = []
        """The lines of the running iteration, best first."""

    def run(self, state: State, on_line: Callable[[SearchLine], None] | None, lines: int) -> list[SearchLine]:
        moves = self.ordered(state, self.kernel.legal_moves(state))
        result = [self.line(0, 0, (move,), rank) for rank, move in enumerate(moves[:lines], 1)]
        if not moves:
            return result
        self.path.add(self.kernel.key(state))
        for depth in range(1, (self.limits.depth or MOST_DEPTH) + 1):
            if depth > 1 and self.soft_time_is_over():
                break
            stopped = self.root(state, moves, depth, lines)
            if stopped and (not self.found or (depth > 1 and lines > 1)):
                break
            # A broken-off iteration has looked at the best move of the one before first: what it found is no worse.
            result = [self.line(depth, score, pv, rank) for rank, (score, pv) in enumerate(self.found, 1)]
            if on_line:
                for line in result:
                    on_line(line)
            if stopped or all(abs(score) >= WIN - depth for score, _ in self.found):
                break
            places = {pv[0]: place for place, (_, pv) in enumerate(self.found)}
            moves.sort(key=lambda move: places.get(move, len(places)))
        return result

    def root(self, state: State, moves: list[Move], depth: int, lines: int) -> bool:
        """Find the best `lines` moves with exact scores: only what beats the worst of them so far matters. Whether
        it was stopped."""
        found = self.found = []
        for move in moves:
            floor = found[-1][0] if len(found) == lines else -INFINITE
            try:
                score, pv = self.node(self.kernel.play(state, move), depth - 1, -INFINITE, -floor, 1)
            except _Stopped:
                return True
            if -score > floor:
                found.append((-score, (move, *pv)))
                found.sort(key=lambda entry: -entry[0])
                del found[lines:]
        return False

    def node(self, state: State, depth: int, alpha: int, beta: int, ply: int) -> tuple[int, tuple[Move, ...]]:
        """Score for the side to move, and the line that leads to it."""
        self.count()
        key = self.kernel.key(state)
        if key in self.path:
            return 0, ()
        legal = self.kernel.legal_moves(state)
        if not legal:
            return self.ended(state, ply), ()
        if depth <= 0:
            return self.captures(state, legal, alpha, beta, ply, CAPTURE_PLIES), ()
        self.path.add(key)
        try:
            best, line = -INFINITE, tuple[Move, ...]()
            for move in self.ordered(state, legal, self.best.get(key)):
                score, pv = self.node(self.kernel.play(state, move), depth - 1, -beta, -max(alpha, best), ply + 1)
                if -score > best:
                    best, line = -score, (move, *pv)
                    self.best[key] = move
                    if best >= beta:
                        break
            return best, line
        finally:
            self.path.discard(key)

    def captures(self, state: State, legal: Sequence[Move], alpha: int, beta: int, ply: int, left: int) -> int:
        """The score once nothing can be taken with profit; out of check every move is tried."""
        in_check = left > 0 and bool(self.kernel.checked(state, state.side))
        best = -INFINITE if in_check else self.evaluate(state, len(legal))
        if best >= beta or left == 0:
            return best
        for move in self.ordered(state, legal if in_check else [move for move in legal if _takes(state, move)]):
            self.count()
            after = self.kernel.play(state, move)
            replies = self.kernel.legal_moves(after)
            bounds = -beta, -max(alpha, best)
            if replies:
                score = -self.captures(after, replies, *bounds, ply + 1, left - 1)
            else:
                score = -self.ended(after, ply + 1)
            best = max(best, score)
            if best >= beta:
                break
        return best

    def ended(self, state: State, ply: int) -> int:
        verdict = self.kernel.verdict(state)
        if verdict is None or verdict.winner < 0:
            return 0
        return WIN - ply if verdict.winner == state.side else ply - WIN

    def evaluate(self, state: State, mobility: int) -> int:
        """Material of both sides, a little for every move that there is."""
        total = sum(map(self.values.__getitem__, state.board))
        total += sum(worth * count for worth, count in zip(self.hands, state.hands, strict=True) if count)
        return (total if state.side == 0 else -total) + min(mobility, 60)

    def ordered(self, state: State, moves: Iterable[Move], first: Move | None = None) -> list[Move]:
        """What is likely good first: the best move of the iteration before, then the most valuable captures."""

        def rank(move: Move) -> int:
            if move == first:
                return -INFINITE
            gain = sum(abs(self.values[state.board[square]]) for square in (move.target, *move.via))
            if move.origin >= 0 and gain:
                gain -= abs(self.values[state.board[move.origin]]) // 16
            return -gain - 90 * bool(move.promotion)

        return sorted(moves, key=rank)

    def count(self) -> None:
        self.nodes += 1
        limits = self.limits
        if limits.nodes and self.nodes > limits.nodes:
            raise _Stopped
        if limits.milliseconds and self.elapsed() >= limits.milliseconds:
            raise _Stopped
        if self.stop and self.stop():
            raise _Stopped

    def elapsed(self) -> int:
        return int((monotonic() - self.begun) * 1000)

    def soft_time_is_over(self) -> bool:
        return bool(self.limits.soft_milliseconds) and self.elapsed() >= self.limits.soft_milliseconds

    def line(self, depth: int, score: int, moves: tuple[Move, ...], rank: int) -> SearchLine:
        return SearchLine(depth, score, self.nodes, self.elapsed(), moves, rank, depth)


def _takes(state: State, move: Move) -> bool:
    if move.slot >= 0:
        return False
    return any(square != move.origin and state.board[square] for square in (move.target, *move.via))


def _values(tables: Tables) -> list[int]:
    """Worth of each code, negative for the second player's. Where royals are mated, both always stand on the board."""
    royal = ROYAL if tables.play.royal is RoyalRule.CAPTURE else 0
    return [(1 - 2 * code.side) * (royal if code.royal else code.value) if code else 0 for code in tables.codes]


def _hand_values(tables: Tables) -> list[int]:
    """Worth of each hand slot, first the first player's: a little more than on the board, since it can go anywhere."""
    return [
        sign * (worth.value * 11 // 10 if (worth := tables.codes[slot.codes[side]]) else 0)
        for side, sign in ((0, 1), (1, -1))
        for slot in tables.slots
    ]


__all__ = ["search"]
