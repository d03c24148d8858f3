"""The pentagon of a shogi piece: its angles are 81 degrees at the base, 117 at the shoulders, 144 at the apex.

Sizes are those of a full-size set in millimetres; one cell of the board is `CELL` millimetres.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from komagata.faces.shapes import Point

BASE, SHOULDER, APEX = 81.0, 117.0, 144.0
"""Inner angles of the front, in degrees."""

CELL = 34.4
"""Width of one cell in millimetres. A King then fills 93 % of its height: a little more than on a real board,
because on a screen every pixel counts."""

SIZES: dict[str, tuple[float, float, float]] = {
    "king": (32.0, 28.7, 9.7),
    "great": (31.0, 27.7, 9.3),
    "major": (30.0, 26.7, 8.8),
    "minor": (29.0, 25.5, 8.3),
    "light": (28.0, 23.5, 8.0),
    "pawn": (27.0, 22.0, 7.5),
}
"""Height, width and thickness of the base in millimetres, by size class, largest to smallest."""


# How the sides lean inwards and the roof falls; and how far a margin shifts them sideways.
_LEAN, _SIDE = 1 / math.tan(math.radians(BASE)), 1 / math.sin(math.radians(BASE))
_SLOPE, _ROOF = math.tan(math.radians(APEX / 2)), 1 / math.cos(math.radians(APEX / 2))


@dataclass(frozen=True, slots=True)
class Wedge:
    """A pentagon that points up, in cells, its bounding box centred at the origin."""

    height: float
    width: float

    @property
    def shoulder(self) -> Point:
        """Half the width at the shoulders, and how high they are above the base."""
        high = (self.height - self.width / 2 / _SLOPE) / (1 - _LEAN / _SLOPE)
        return self.width / 2 - high * _LEAN, high

    @property
    def corners(self) -> tuple[Point, ...]:
        """Base left, shoulder left, apex, shoulder right, base right: clockwise on the screen."""
        half, high = self.shoulder
        base = self.height / 2
        return (
            (-self.width / 2, base),
            (-half, base - high),
            (0.0, -base),
            (half, base - high),
            (self.width / 2, base),
        )

    def reach(self, y: float, margin: float = 0.0) -> float:
        """Half the width of the wedge at `y`, kept `margin` away from the edge; negative outside."""
        base = self.height / 2
        return min(self.width / 2 - (base - y) * _LEAN - margin * _SIDE, (y + base) * _SLOPE - margin * _ROOF)


@cache
def wedge(size: str) -> Wedge:
    """The wedge of a size class; an unknown one counts as `minor`."""
    height, width, _ = SIZES.get(size, SIZES["minor"])
    return Wedge(height / CELL, width / CELL)


def inset(corners: Sequence[Point], distance: float) -> tuple[Point, ...]:
    """A convex polygon, clockwise on the screen, with every edge moved inwards by `distance` (outwards if negative)."""
    lines: list[tuple[Point, Point]] = []
    for i, (x, y) in enumerate(corners):
        across, down = corners[(i + 1) % len(corners)][0] - x, corners[(i + 1) % len(corners)][1] - y
        length = math.hypot(across, down)
        shift = (-down / length * distance, across / length * distance)
        lines.append(((x + shift[0], y + shift[1]), (across, down)))
    return tuple(_crossing(lines[i - 1], lines[i]) for i in range(len(lines)))


def _crossing(one: tuple[Point, Point], other: tuple[Point, Point]) -> Point:
    (x, y), (dx, dy) = one
    (u, v), (du, dv) = other
    along = ((u - x) * dv - (v - y) * du) / (dx * dv - dy * du)
    return x + dx * along, y + dy * along


def angle(before: Point, at: Point, after: Point) -> float:
    """The angle of a corner in degrees, 0 to 180."""
    one = math.atan2(before[1] - at[1], before[0] - at[0])
    other = math.atan2(after[1] - at[1], after[0] - at[0])
    turn = abs(math.degrees(one - other)) % 360
    return min(turn, 360 - turn)


__all__ = ["APEX", "BASE", "CELL", "SHOULDER", "SIZES", "Wedge", "angle", "inset", "wedge"]
