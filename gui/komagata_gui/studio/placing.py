"""Where the sheets lie on the table of the preview: pure arithmetic, in pixels."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

GAP = 28.0
"""Between sheets, and around all of them."""
CAPTION = 26.0
"""Height of the line of words beneath a sheet."""
LEAST_SCALE, MOST_SCALE = 0.05, 80.0
"""Pixels to one millimetre."""


@dataclass(frozen=True, slots=True)
class Box:
    """One sheet on the table."""

    spread: int
    back: bool
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Row:
    """What lies side by side, in millimetres: the sides of one sheet, or one of them."""

    spread: int
    sides: tuple[bool, ...]
    """For each of them whether it is the back."""
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Table:
    boxes: tuple[Box, ...] = ()
    width: float = 0.0
    height: float = 0.0

    def box(self, spread: int) -> Box | None:
        """The first side of a sheet."""
        return next((box for box in self.boxes if box.spread == spread), None)


def place(rows: Sequence[Row], scale: float, width: float, height: float = 0.0) -> Table:
    """Lay rows beneath each other at `scale` pixels to one millimetre, in the middle of `width` by `height` pixels."""
    if not rows:
        return Table()
    widest = max(row.width * scale * len(row.sides) + GAP * (len(row.sides) + 1) for row in rows)
    across, y = max(width, widest), GAP
    boxes: list[Box] = []
    for row in rows:
        wide, high = row.width * scale, row.height * scale
        x = (across - wide * len(row.sides) - GAP * (len(row.sides) - 1)) / 2
        for place, back in enumerate(row.sides):
            boxes.append(Box(row.spread, back, x + place * (wide + GAP), y, wide, high))
        y += high + CAPTION + GAP
    down = max(0.0, (height - y) / 2)
    return Table(tuple(replace(box, y=box.y + down) for box in boxes), across, max(y, height))


def fitting(row: Row, width: float, height: float | None = None) -> float:
    """The scale at which a row is as wide as the view, and no higher than it where `height` is given."""
    count = len(row.sides)
    scale = (width - GAP * (count + 1)) / (row.width * count)
    if height is not None:
        scale = min(scale, (height - 2 * GAP - CAPTION) / row.height)
    return bounded(scale)


def bounded(scale: float) -> float:
    return min(MOST_SCALE, max(LEAST_SCALE, scale)) if math.isfinite(scale) else LEAST_SCALE


__all__ = ["CAPTION", "GAP", "LEAST_SCALE", "MOST_SCALE", "Box", "Row", "Table", "bounded", "fitting", "place"]
