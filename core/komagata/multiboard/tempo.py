"""Who may move when: turns, opening gates, and the quota of moves between two moves of a partner."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from komagata.multiboard.rules import MatchRules, Seat
from komagata.text import Text, text


@dataclass(frozen=True, slots=True)
class Tempo:
    """Counters of a match. A team both of whose counters are 0 has not begun."""

    counts: Mapping[str, int]
    """Moves that a seat has made since its partner's last one."""
    moved: frozenset[str] = frozenset()
    """Seats that have moved at all."""

    def after(self, seat: Seat) -> Tempo:
        """The counters after a move of a seat."""
        counts = dict(self.counts)
        counts[seat.name] += 1
        counts[seat.partner] = 0
        return Tempo(counts, self.moved | {seat.name})

    def begun(self, rules: MatchRules, team: int) -> bool:
        """Whether a team has made its first move."""
        return any(self.counts[seat.name] for seat in rules.seats.values() if seat.team == team)

    def refusal(self, rules: MatchRules, seat: Seat) -> tuple[str, Text] | None:
        """The rule by which a seat whose turn it is on its board must wait, and the sentence, or None."""
        part = rules.part
        if part.gates and not seat.starts and not self.begun(rules, seat.team):
            return "gate", text(
                "{seat} waits until {partner} has made the first move of the team.",
                seat=seat.name,
                partner=seat.partner,
            )
        binding = part.quota_at_start or seat.partner in self.moved
        if part.quota and binding and self.counts[seat.name] >= part.quota:
            return "quota", text(
                "{seat} has made {count} moves since {partner} moved, and waits for {partner}.",
                seat=seat.name,
                count=self.counts[seat.name],
                partner=seat.partner,
            )
        return None


__all__ = ["Tempo"]
