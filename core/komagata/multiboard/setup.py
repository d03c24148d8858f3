"""Both boards of a match as an arrangement in the making, with the counters, and all that is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from komagata.errors import Fault
from komagata.multiboard.match import Match
from komagata.multiboard.rules import MatchRules
from komagata.multiboard.tempo import quota_faults
from komagata.setup import Setup


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """Every `with_` method answers with a changed copy."""

    rules: MatchRules
    boards: tuple[Setup, ...]
    counts: Mapping[str, int]
    """Moves that each seat has made since its partner's last one."""

    @staticmethod
    def of(match: Match) -> MatchSetup:
        """The arrangement of a moment, to be edited."""
        return MatchSetup(match.rules, tuple(position.setup() for position in match.boards), match.quota())

    def __str__(self) -> str:
        counts = ",".join(str(self.counts[seat]) for seat in self.rules.seats)
        return " | ".join([*(str(board) for board in self.boards), f"quota {counts}"])

    def with_board(self, board: int, setup: Setup) -> MatchSetup:
        """With another arrangement on one board."""
        return replace(self, boards=tuple(setup if n == board else old for n, old in enumerate(self.boards)))

    def with_count(self, seat: str, count: int) -> MatchSetup:
        """With another counter."""
        return replace(self, counts={**self.counts, seat: max(0, count)})

    def cleared(self) -> MatchSetup:
        """Without any piece."""
        return replace(self, boards=tuple(board.cleared() for board in self.boards))

    def validate(self) -> tuple[Fault, ...]:
        """Everything that keeps a match from going on from here; empty if nothing does."""
        faults: list[Fault] = []
        for name, board in zip(self.rules.board_names, self.boards, strict=True):
            faults += [
                Fault(fault.text, f"{name} {fault.path}".strip(), fault.line, fault.column)
                for fault in board.validate()
            ]
        return (*faults, *quota_faults(self.rules, self.counts))


__all__ = ["MatchSetup"]
