"""What is agreed on before a match: its options, who sits where, how much time. Frozen, and as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from komagata.clock import parse_control
from komagata.errors import KomagataError
from komagata.multiboard.game import MatchGame
from komagata.multiboard.rules import load_match, match_rules
from komagata_gui.play.agreement import PERSON, Seat
from komagata_gui.settings import Settings

CHOICES = "new-game.match"
FIRST_LEVEL = 3
"""Level of the engine that is proposed at first."""


@dataclass(frozen=True, slots=True)
class MatchAgreement:
    """Everything that a new match is made from."""

    match: str
    options: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    seats: Mapping[str, Seat] = field(default_factory=lambda: MappingProxyType({}))
    """Name of a seat -> who sits there. Seats that are missing are persons."""
    time: str = ""
    position: str = ""

    def seat(self, name: str) -> Seat:
        return self.seats.get(name, PERSON)

    def people(self) -> list[str]:
        """The seats that are named and played by persons."""
        return [name for name, seat in self.seats.items() if seat.person]

    def to_json(self) -> dict[str, object]:
        return {
            "match": self.match,
            "options": dict(self.options),
            "seats": {name: {"level": seat.level, "name": seat.name} for name, seat in self.seats.items()},
            "time": self.time,
            "position": self.position,
        }


def agreement_from_json(value: object) -> MatchAgreement | None:
    """What `to_json` wrote, or None if it is something else."""
    match value:
        case {
            "match": str(name),
            "options": dict(options),
            "seats": dict(seats),
            "time": str(time),
            "position": str(position),
        }:
            seated: dict[str, Seat] = {}
            for seat, who in seats.items():
                match who:
                    case {"level": int(level), "name": str(called)}:
                        seated[str(seat)] = Seat(level, called)
                    case _:
                        return None
            chosen = {str(option): str(choice) for option, choice in options.items()}
            return MatchAgreement(name, MappingProxyType(chosen), MappingProxyType(seated), time, position)
        case _:
            return None


def remembered(settings: Settings, name: str) -> MatchAgreement:
    """What was agreed on for a match last time; at first, a person with three modest engines."""
    stored = settings.stored(f"{CHOICES}.{name}", "")
    agreed = None
    with suppress(ValueError):
        agreed = agreement_from_json(json.loads(stored)) if isinstance(stored, str) and stored else None
    if agreed is not None and set(agreed.seats) == set(load_match(name).seats):
        return agreed
    seats = {seat: PERSON if n == 0 else Seat(FIRST_LEVEL) for n, seat in enumerate(load_match(name).seats)}
    return MatchAgreement(name, seats=MappingProxyType(seats))


def remember(settings: Settings, agreement: MatchAgreement) -> None:
    """Keep what was agreed on for the next time. Raises FileError."""
    written = json.dumps(replace(agreement, position="").to_json(), ensure_ascii=False)
    settings.store(f"{CHOICES}.{agreement.match}", written)


def new_match(agreement: MatchAgreement) -> MatchGame:
    """The match that was agreed on. Raises KomagataError for what does not exist or cannot be played."""
    game = MatchGame(match_rules(agreement.match, agreement.options), agreement.position or None)
    game.control = parse_control(agreement.time) if agreement.time else None
    return game


def agreement_of(game: MatchGame) -> MatchAgreement:
    """A record is looked at by persons."""
    seats = {seat: Seat(0, game.tags.get(seat, "")) for seat in game.match.seats}
    time = str(game.control) if game.control is not None else ""
    return MatchAgreement(game.rules.id, game.rules.options, MappingProxyType(seats), time)


def playable(agreement: MatchAgreement) -> str:
    """What stands in the way of a match; empty if nothing does."""
    try:
        new_match(agreement)
    except KomagataError as error:
        return str(error)
    return ""


__all__ = [
    "MatchAgreement",
    "agreement_from_json",
    "agreement_of",
    "new_match",
    "playable",
    "remember",
    "remembered",
]
