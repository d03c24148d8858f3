"""Faces that show the move: a dot for a step, a ring for a jump, an arrow for a slide."""

from __future__ import annotations

import math
from collections.abc import Iterator

from komagata.faces.glyphs import glyph
from komagata.faces.layout import Room, boxed
from komagata.faces.shapes import Shape, circle, polygon, ring
from komagata.pieces import Look


def marks(look: Look, ink: str, space: Room) -> Iterator[Shape]:
    """The marks of a look around a letter, in a grid that is as fine as its longest jump demands."""
    far = max((max(abs(x), abs(y)) for x, y, kind in look.marks if kind != "slide"), default=1)
    middle = space.bottom - (space.bottom - space.top) * 0.44
    height = min(middle - space.top, space.bottom - middle)
    cell = min(height, space.reach(middle - height * 0.6) * 1.02) / (far + 0.42)
    letter = glyph("letters", look.symbol.letters[:1])
    if letter:
        side = cell * (1.1 if far == 1 else 1.25)
        yield Shape(letter.path, fill=ink, matrix=boxed(letter, side, side * 0.95, 0.0, middle), name=letter.name)
    for x, y, kind in look.marks:
        if kind == "slide":
            yield _arrow(x, y, cell, far, middle, ink)
        elif kind == "step":
            yield Shape(circle(x * cell, middle - y * cell, cell * 0.27), fill=ink)
        else:
            yield Shape(ring(x * cell, middle - y * cell, cell * 0.36, cell * 0.17), fill=ink)


def _arrow(x: int, y: int, cell: float, far: int, middle: float, ink: str) -> Shape:
    """A long triangle that points away from the letter and ends at the rim of the grid."""
    length = math.hypot(x, y)
    ahead, across = (x / length, -y / length), (y / length, x / length)
    start, end = cell * 0.78 * max(abs(x), abs(y), 1) ** 0, cell * (far + 0.42) * (length if length < 1.5 else 1.2)
    start *= 1.25 if x and y else 1.0
    width = cell * 0.3
    points = [
        (ahead[0] * start + across[0] * width, middle + ahead[1] * start + across[1] * width),
        (ahead[0] * end, middle + ahead[1] * end),
        (ahead[0] * start - across[0] * width, middle + ahead[1] * start - across[1] * width),
    ]
    return Shape(polygon(points), fill=ink)


__all__ = ["marks"]
