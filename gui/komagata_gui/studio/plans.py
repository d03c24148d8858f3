"""What the window shows of a plan: sheets, figures and lists, in the user's words. Made in the worker's thread."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from komagata_gui.studio.painting import Picture, Spread
from komagata_gui.studio.solids import Plates


@dataclass(frozen=True, slots=True)
class Figure:
    """One number that matters."""

    value: str
    words: str
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Count:
    """How many of one kind are made."""

    game: str
    name: str
    count: int


@dataclass(frozen=True, slots=True)
class Shown:
    """A plan as the window shows it."""

    spreads: tuple[Spread, ...] = ()
    figures: tuple[Figure, ...] = ()
    counts: tuple[Count, ...] = ()
    notes: tuple[str, ...] = ()
    layers: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """Layer -> its colours, where they are worth a legend."""
    plates: Plates | None = None
    """What a 3D printer makes, in space."""
    plan: Any = None
    """What it was made of."""


__all__ = ["Count", "Figure", "Picture", "Shown", "Spread"]
