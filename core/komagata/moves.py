"""A move as a frozen value, independent of any notation."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Move:
    """One turn of one player. Squares are numbers of `geometry.Board`."""

    origin: int
    """Where the piece comes from; -1 for a drop."""
    target: int
    """Where it ends. Equal to `origin` for a pass and for a capture without moving (igui)."""
    via: tuple[int, ...] = ()
    """Squares passed on the way of a move with several legs: the middle square of a double move, the landing
    squares of a jump chain but the last."""
    promotion: int = 0
    """0: as it is; n: promotes to the n-th entry of its list."""
    slot: int = -1
    """For a drop, the hand slot (index in `Tables.slots`, the same for both sides) that it comes from, else -1."""

    @property
    def is_drop(self) -> bool:
        return self.slot >= 0


@dataclass(frozen=True, slots=True)
class Transition:
    """What a move changed on the board and in the hands: all that a view needs to animate it."""

    moved: tuple[tuple[int, int], ...] = ()
    """(from, to) of every piece that went from one square to another, the mover first."""
    dropped: tuple[tuple[int, int], ...] = ()
    """(slot, square) of pieces that came from the mover's hand."""
    captured: tuple[tuple[int, int], ...] = ()
    """(square, slot) of pieces taken off the board; slot of the captor's hand they went to, or -1."""
    changed: tuple[int, ...] = ()
    """Squares whose piece became another one (promotion)."""


__all__ = ["Move", "Transition"]
