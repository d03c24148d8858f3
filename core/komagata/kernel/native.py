"""The native kernel: thin types around the compiled `_native`, which works on plain tuples."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from komagata.kernel._native import Kernel as Compiled
from komagata.kernel.interface import Reason, SearchLimits, SearchLine, State, Verdict
from komagata.moves import Move, Transition
from komagata.variants.tables import Tables


class NativeKernel:
    """Answers in C++; see `Kernel` for the questions."""

    name = "native"

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._compiled = Compiled(tables)

    def legal_moves(self, state: State) -> list[Move]:
        return [Move(*fields) for fields in self._compiled.legal_moves(state)]

    def pseudo_moves(self, state: State) -> list[Move]:
        return [Move(*fields) for fields in self._compiled.pseudo_moves(state)]

    def play(self, state: State, move: Move) -> State:
        return State(*self._compiled.play(state, move))

    def transition(self, state: State, move: Move) -> Transition:
        moved, dropped, captured, changed = self._compiled.transition(state, move)
        return Transition(tuple(moved), tuple(dropped), tuple(captured), tuple(changed))

    def attackers(self, state: State, square: int, side: int) -> tuple[int, ...]:
        return tuple(self._compiled.attackers(state, square, side))

    def checked(self, state: State, side: int) -> tuple[int, ...]:
        return tuple(self._compiled.checked(state, side))

    def verdict(self, state: State) -> Verdict | None:
        found = self._compiled.verdict(state)
        return None if found is None else Verdict(found[0], Reason(found[1]))

    def key(self, state: State) -> int:
        return self._compiled.key(state)

    def perft(self, state: State, depth: int) -> int:
        return self._compiled.perft(state, depth)

    def walk(self, state: State, text: str, slots: Sequence[str]) -> tuple[State, int, int]:
        """Play moves written uci style, with or without numbers, up to the first word that is no legal move: the state
        there, how many moves were played, and where in `text` (ASCII only) that word begins."""
        fields, played, offset = self._compiled.walk(state, text, slots)
        return State(*fields), played, offset

    def inconsistencies(self, state: State, depth: int) -> int:
        """How often, in all sequences of `depth` moves, what is kept up to date differs from what is computed anew.

        For tests: 0, or the kernel is broken."""
        return self._compiled.inconsistencies(state, depth)

    def search(
        self,
        state: State,
        limits: SearchLimits,
        history: Sequence[State] = (),
        on_line: Callable[[SearchLine], None] | None = None,
        stop: Callable[[], bool] | None = None,
        lines: int = 1,
    ) -> list[SearchLine]:
        def hear(found: list[_Line]) -> None:
            for line in found:
                if on_line is not None:
                    on_line(_line(line))

        found = self._compiled.search(state, limits, history, hear if on_line else None, stop, lines)
        return [_line(line) for line in found]


_Line = tuple[int, int, int, int, list[tuple[int, int, tuple[int, ...], int, int]], int, int]


def _line(fields: _Line) -> SearchLine:
    depth, score, nodes, milliseconds, moves, rank, selective_depth = fields
    line = tuple(Move(*fields) for fields in moves)
    return SearchLine(depth, score, nodes, milliseconds, line, rank, selective_depth)


__all__ = ["NativeKernel"]
