"""What the program has to say about the game: short texts beside the board instead of boxes in the way."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class Tone(Enum):
    INFORMATION = auto()
    REFUSAL = auto()
    """What the user wanted is against the rules; the text says why."""
    TROUBLE = auto()
    """Something failed that should not have."""


@dataclass(frozen=True, slots=True)
class Notice:
    text: str
    tone: Tone = Tone.INFORMATION
    squares: tuple[int, ...] = ()
    """Squares that are the reason, to be marked on the board."""
    lasting: bool = False
    """It stays until it no longer holds; other information gives way to the state of the game after a while."""


__all__ = ["Notice", "Tone"]
