"""What is agreed on before a game: which game with which options, who sits where, how much time. Frozen, and as JSON.

It knows no Qt and judges nothing: a game or an option that no longer exists is found out where it is used.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from komagata.pieces import Side


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays one side."""

    level: int = 0
    """Level of the built-in engine; 0: a person."""
    name: str = ""
    """What the person is called; empty: nothing is known."""

    @property
    def person(self) -> bool:
        return self.level == 0


PERSON = Seat()


@dataclass(frozen=True, slots=True)
class Agreement:
    """Everything that a new game is made from."""

    game: str
    options: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """Option id -> chosen value. Options that are missing have their default."""
    seats: tuple[Seat, Seat] = (PERSON, PERSON)
    time: str = ""
    """A time control as text, empty for a game without clocks."""
    position: str = ""
    """Where play begins, empty for the usual start."""

    def seat(self, side: Side) -> Seat:
        return self.seats[side]

    @property
    def people(self) -> tuple[Side, ...]:
        """The sides that are played by a person."""
        return tuple(side for side in Side if self.seats[side].person)

    def turned(self) -> Agreement:
        """The same with the sides exchanged, for a rematch."""
        return replace(self, seats=(self.seats[1], self.seats[0]))

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "options": dict(self.options),
            "seats": [{"level": seat.level, "name": seat.name} for seat in self.seats],
            "time": self.time,
            "position": self.position,
        }


def agreement_from_json(value: object) -> Agreement | None:
    """What `to_json` wrote, or None if it is something else: such files lie where anything may have changed them."""
    if not isinstance(value, dict):
        return None
    game, options, seats = value.get("game"), value.get("options", {}), value.get("seats", [])
    time, position = value.get("time", ""), value.get("position", "")
    if not (isinstance(game, str) and isinstance(time, str) and isinstance(position, str)):
        return None
    if not isinstance(options, dict) or not isinstance(seats, list) or len(seats) != len(Side):
        return None
    first, second = _seat(seats[0]), _seat(seats[1])
    if first is None or second is None:
        return None
    chosen = {str(name): str(choice) for name, choice in options.items()}
    return Agreement(game, MappingProxyType(chosen), (first, second), time, position)


def _seat(value: object) -> Seat | None:
    if not isinstance(value, dict):
        return None
    level, name = value.get("level", 0), value.get("name", "")
    if isinstance(level, int) and isinstance(name, str):
        return Seat(level, name)
    return None


__all__ = ["PERSON", "Agreement", "Seat", "agreement_from_json"]
