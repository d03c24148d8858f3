"""Who may move when: turns, opening gates, and the quota of moves between two moves of a partner."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from komagata.errors import Fault
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


def quota_faults(rules: MatchRules, counts: Mapping[str, int]) -> list[Fault]:
    """What no match could have counted. A move sets the partner's counter to nought, and stops at the quota."""
    faults: list[Fault] = []
    for team in rules.file.teams.values():
        first, second = team
        if counts[first] and counts[second]:
            both = text("of {first} and {second} only one can have moved since the other", first=first, second=second)
            faults.append(Fault(both, "quota"))
    quota = rules.part.quota
    # Where it does not bind from the beginning, or no more when the other board is finished, counters go on.
    if quota and rules.part.quota_at_start and rules.part.end == "first-result":
        over = [seat for seat, count in counts.items() if count > quota]
        faults += [
            Fault(text("{seat} has at most {quota} moves between two of its partner", seat=seat, quota=quota), "quota")
            for seat in over
        ]
    return faults


__all__ = ["Tempo", "quota_faults"]
