"""What comes of a paper method: sheets with one or two printed sides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from komagata.draw.sheet import Page


@dataclass(frozen=True, slots=True)
class Leaf:
    """One sheet of paper."""

    front: Page
    back: Page | None = None
    """As it is printed: mirrored for the way in which the sheet is turned, and shifted for the printer."""


@dataclass(frozen=True, slots=True)
class Leaves:
    """Sheets in the order in which they are printed."""

    leaves: tuple[Leaf, ...]
    bound: int = 0
    """So many sheets the area of what lies on them asks for at least; see `packing.bound`."""

    @property
    def pages(self) -> tuple[Page, ...]:
        """Front, back, front, back, or only fronts."""
        return tuple(self._pages())

    def _pages(self) -> Iterator[Page]:
        for leaf in self.leaves:
            yield leaf.front
            if leaf.back is not None:
                yield leaf.back

    def __add__(self, other: Leaves) -> Leaves:
        return Leaves(self.leaves + other.leaves, self.bound + other.bound)


__all__ = ["Leaf", "Leaves"]
