"""Faces that show the move: a dot for a step, a ring for a jump, an arrowhead for a slide, round a letter."""

from __future__ import annotations

import math
from collections.abc import Iterator

from komagata.faces.glyphs import glyph
from komagata.faces.layout import Room, boxed
from komagata.faces.shapes import Point, Shape, circle, polygon, ring
from komagata.pieces import Look

Marks = tuple[tuple[int, int, str], ...]

# All in steps of the grid.
_DOT = 0.3
_RING, _HOLE = 0.36, 0.16
_TIP = 0.45
"""How far an arrowhead reaches beyond the outermost marks."""
_MOST = 0.18
"""Width of a step in cells, at most: a Pawn's one dot shall not outshine a Queen's eight arrows."""


def marks(look: Look, ink: str, space: Room) -> Iterator[Shape]:
    """The marks of a look, as large as its piece allows."""
    far = max((max(abs(x), abs(y)) for x, y, kind in look.marks if kind != "slide"), default=1)
    near = min((max(abs(x), abs(y)) for x, y, _ in look.marks), default=1)
    side = 1.15 if near == 1 else min(2 * near - 1.2, 3.4)
    step, middle = _grid(_hull(look.marks, far, side / 2), space)
    letter = glyph("letters", look.symbol.letters[:1])
    if letter:
        place = boxed(letter, side * step, side * step, 0.0, middle)
        yield Shape(letter.path, fill=ink, matrix=place, name=letter.name)
    for x, y, kind in look.marks:
        if kind == "slide":
            yield _arrow((x, y), step, far, middle, ink)
        elif kind == "step":
            yield Shape(circle(x * step, middle - y * step, step * _DOT), fill=ink)
        else:
            yield Shape(ring(x * step, middle - y * step, step * _RING, step * _HOLE), fill=ink)


def _hull(drawn: Marks, far: int, half: float) -> list[Point]:
    """Points, in steps from the letter, that must lie inside the piece."""
    points: list[Point] = [(half * s, half * t) for s in (-1, 1) for t in (-1, 1)]
    for x, y, kind in drawn:
        if kind == "slide":
            reach = _reach(x, y, far)
            points.append((x * reach, -y * reach))
        else:
            points += [(x + s * _RING * 0.8, -y + t * _RING * 0.8) for s in (-1, 1) for t in (-1, 1)]
    return points


def _reach(x: int, y: int, far: int) -> float:
    """How many times its own vector an arrowhead reaches: slanted ones stay within the square of the grid."""
    return far + _TIP * (0.6 if x and y else 1.0)


def _grid(hull: list[Point], space: Room) -> tuple[float, float]:
    """The largest step at which a hull fits, and the height of the letter's middle."""
    centre = space.top + (space.bottom - space.top) * 0.53
    found: list[tuple[float, float, float]] = []
    for n in range(7, 18):
        middle = space.top + (space.bottom - space.top) * n / 24
        small, large = 0.0, _MOST
        for _ in range(12):
            step = (small + large) / 2
            fits = all(
                space.top <= middle + y * step <= space.bottom and abs(x * step) <= space.reach(middle + y * step)
                for x, y in hull
            )
            small, large = (step, large) if fits else (small, step)
        found.append((round(small, 3), -abs(middle - centre), middle))
    step, _, middle = max(found)
    return step, middle


def _arrow(way: tuple[int, int], step: float, far: int, middle: float, ink: str) -> Shape:
    """A long triangle that points away from the letter."""
    x, y = way
    length = math.hypot(x, y)
    ahead, across = (x / length, -y / length), (y / length, x / length)
    start, end = step * (0.95 if x and y else 0.76), step * _reach(x, y, far) * length
    width = step * 0.34

    def at(distance: float, aside: float) -> Point:
        return ahead[0] * distance + across[0] * aside, middle + ahead[1] * distance + across[1] * aside

    return Shape(polygon([at(start, width), at(end, 0.0), at(start, -width)]), fill=ink)


__all__ = ["marks"]
