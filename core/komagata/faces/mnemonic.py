"""Faces that show the move round a letter.

A full mark moves and captures, a hollow one only moves, a crossed one only captures. A dot is a step, a ring a jump, a
ring on a stem a jump that can be blocked, a square a step after which it may go on, an arrowhead a line, a zig-zag a
crooked line, an arrowhead behind a bar a capture over another piece.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from komagata.faces.glyphs import glyph
from komagata.faces.layout import Room, boxed
from komagata.faces.shapes import Path, Point, Shape, circle, polygon, polyline, rectangle, ring
from komagata.pieces import Look

Marks = tuple[tuple[int, int, str], ...]

# All in steps of the grid.
_DOT = 0.3
_RING, _HOLE = 0.36, 0.16
_THIN = 0.12
"""Width of the lines of hollow marks."""
_TIP = 0.45
"""How far an arrowhead reaches beyond the outermost marks."""
_OVER = 0.75
"""How far beyond that the arrowhead of a capture over another piece reaches."""
_MOST = 0.18
"""Width of a step in cells, at most: a Pawn's one dot shall not outshine a Queen's eight arrows."""
_GAIN = 0.001
_LINES = ("slide", "crooked", "hop")


def marks(look: Look, ink: str, space: Room) -> Iterator[Shape]:
    """The marks of a look, as large as its piece allows."""
    single, framed = _framed(look.marks)
    far = max((max(abs(x), abs(y)) for x, y, kind in look.marks if _kind(kind) not in _LINES), default=1)
    near = min((max(abs(x), abs(y)) for x, y, _ in look.marks), default=1)
    side = 1.15 if near == 1 else min(2 * near - 1.2, 3.4)
    step, middle = _grid(_hull(look.marks, far, side / 2), space)
    letter = glyph("letters", look.symbol.letters[:1])
    if letter:
        place = boxed(letter, side * step, side * step, 0.0, middle)
        yield Shape(letter.path, fill=ink, matrix=place, name=letter.name)
    if framed:
        reach = 1.92 * step
        frame = rectangle(-reach, middle - reach, 2 * reach, 2 * reach, 0.4 * step)
        yield Shape(frame, stroke=ink, width=0.34 * step)
    pen = _Pen(step, middle, ink, far)
    for x, y, kind in single:
        yield from pen.mark(x, y, kind)


def _framed(drawn: Marks) -> tuple[Marks, bool]:
    """Jumps to all sixteen squares at a distance of two are one frame: so many rings could not be told apart."""
    rings = {(x, y) for x, y, kind in drawn if kind == "jump" and max(abs(x), abs(y)) == 2}
    if len(rings) < 16:
        return drawn, False
    return tuple(mark for mark in drawn if mark[:2] not in rings), True


def _kind(kind: str) -> str:
    return kind.partition("-")[0]


class _Pen:
    """Draws single marks on the grid of one face."""

    def __init__(self, step: float, middle: float, ink: str, far: int) -> None:
        self.step, self.middle, self.ink, self.far = step, middle, ink, far

    def mark(self, x: int, y: int, kind: str) -> Iterator[Shape]:
        base, _, mode = kind.partition("-")
        at = (x * self.step, self.middle - y * self.step)
        if base == "slide":
            yield self._arrow(x, y, mode)
        elif base == "crooked":
            yield from self._zigzag(x, y)
        elif base == "hop":
            yield from self._hop(x, y)
        elif base == "lion":
            size = 0.27 * self.step
            yield Shape(rectangle(at[0] - size, at[1] - size, 2 * size, 2 * size), fill=self.ink)
        elif base == "step":
            yield self._dot(at, mode)
        else:
            yield from self._jump(x, y, base, mode)

    def _dot(self, at: Point, mode: str) -> Shape:
        size = self.step * _DOT
        if mode == "move":
            return Shape(ring(*at, size * 1.08, size * 1.08 - self.step * _THIN), fill=self.ink)
        if mode == "capture":
            return Shape(cross(at, size), stroke=self.ink, width=self.step * 0.2)
        return Shape(circle(*at, size), fill=self.ink)

    def _jump(self, x: int, y: int, base: str, mode: str) -> Iterator[Shape]:
        at = (x * self.step, self.middle - y * self.step)
        outer = self.step * _RING
        if base == "lame":
            # From the square that must be empty to where the ring begins.
            from_x, from_y = blocker(x, y)
            start = (from_x * self.step, self.middle - from_y * self.step)
            share = 1 - outer / math.dist(start, at)
            end = (start[0] + (at[0] - start[0]) * share, start[1] + (at[1] - start[1]) * share)
            yield Shape(polyline([start, end]), stroke=self.ink, width=self.step * 0.16)
        inner = self.step * (_HOLE if not mode else _RING - _THIN)
        yield Shape(ring(*at, outer, inner), fill=self.ink)
        if mode == "capture":
            yield Shape(cross(at, outer * 0.6), stroke=self.ink, width=self.step * 0.15)

    def _along(self, x: int, y: int) -> tuple[float, Point, Point]:
        """How far one unit of the heading is, the heading, and what lies to its right."""
        length = math.hypot(x, y)
        return length / max(abs(x), abs(y)), (x / length, -y / length), (y / length, x / length)

    def _at(self, x: int, y: int, distance: float, aside: float = 0.0) -> Point:
        _, ahead, across = self._along(x, y)
        return (
            (ahead[0] * distance + across[0] * aside) * self.step,
            self.middle + (ahead[1] * distance + across[1] * aside) * self.step,
        )

    def _arrow(self, x: int, y: int, mode: str) -> Shape:
        """A long triangle that points away from the letter."""
        unit = self._along(x, y)[0]
        start, end = 0.95 if x and y else 0.76, _reach(x, y, self.far) * unit
        inner = _THIN / 2 if mode else 0.0
        corners = [
            self._at(x, y, start + inner, 0.34 - inner),
            self._at(x, y, end - 2 * inner),
            self._at(x, y, start + inner, inner - 0.34),
        ]
        if mode:
            return Shape(polygon(corners), stroke=self.ink, width=self.step * _THIN)
        return Shape(polygon(corners), fill=self.ink)

    def _hop(self, x: int, y: int) -> Iterator[Shape]:
        unit = self._along(x, y)[0]
        start = _reach(x, y, self.far) * unit + 0.1
        bar = [self._at(x, y, start, 0.34), self._at(x, y, start, -0.34)]
        yield Shape(polyline(bar), stroke=self.ink, width=self.step * 0.16)
        tip = [self._at(x, y, start + 0.2, 0.3), self._at(x, y, start + _OVER - 0.1), self._at(x, y, start + 0.2, -0.3)]
        yield Shape(polygon(tip), fill=self.ink)

    def _zigzag(self, x: int, y: int) -> Iterator[Shape]:
        unit = self._along(x, y)[0]
        start, end = 0.85 if x and y else 0.72, _reach(x, y, self.far) * unit
        neck = end - 0.36
        turns = [
            self._at(x, y, start + (neck - start) * n / 3, 0.0 if n in (0, 3) else 0.24 * (-1) ** n) for n in range(4)
        ]
        yield Shape(polyline(turns), stroke=self.ink, width=self.step * 0.15)
        tip = [self._at(x, y, neck - 0.02, 0.26), self._at(x, y, end), self._at(x, y, neck - 0.02, -0.26)]
        yield Shape(polygon(tip), fill=self.ink)


def cross(at: Point, size: float) -> Path:
    """Two strokes through a point."""
    x, y = at
    return (
        *polyline([(x - size, y - size), (x + size, y + size)]),
        *polyline([(x - size, y + size), (x + size, y - size)]),
    )


def blocker(x: int, y: int) -> tuple[int, int]:
    """The square whose occupant stops a lame leap: next to the piece, towards the longer side."""
    if abs(x) == abs(y):
        return x // max(abs(x), 1), y // max(abs(y), 1)
    return (x // abs(x), 0) if abs(x) > abs(y) else (0, y // abs(y))


def _hull(drawn: Marks, far: int, half: float) -> list[Point]:
    """Points, in steps from the letter, that must lie inside the piece."""
    points: list[Point] = [(half * s, half * t) for s in (-1, 1) for t in (-1, 1)]
    for x, y, kind in drawn:
        base = _kind(kind)
        if base in _LINES:
            reach = _reach(x, y, far) + (_OVER if base == "hop" else 0.0)
            longest = max(abs(x), abs(y))
            points.append((x / longest * reach, -y / longest * reach))
        else:
            points += [(x + s * _RING * 0.8, -y + t * _RING * 0.8) for s in (-1, 1) for t in (-1, 1)]
    return points


def _reach(x: int, y: int, far: int) -> float:
    """How many squares an arrowhead reaches: slanted ones stay within the square of the grid."""
    return far + _TIP * (0.6 if x and y else 1.0)


def _grid(hull: list[Point], space: Room) -> tuple[float, float]:
    """The largest step at which a hull fits, and the height of the letter's middle."""
    height = space.bottom - space.top
    points = list(dict.fromkeys(hull))

    def fits(step: float, middle: float) -> bool:
        return all(
            space.top <= middle + y * step <= space.bottom and abs(x * step) <= space.reach(middle + y * step)
            for x, y in points
        )

    # Heights nearest to the eye's middle first; another one must gain something to be preferred.
    best, place = 0.0, space.top + height * 0.53
    at = place
    for middle in sorted((space.top + height * n / 24 for n in range(7, 18)), key=lambda y: abs(y - place)):
        if best + _GAIN >= _MOST or not fits(best + _GAIN, middle):
            continue
        small, large = best + _GAIN, _MOST
        for _ in range(9):
            step = (small + large) / 2
            small, large = (step, large) if fits(step, middle) else (small, step)
        best, at = small, middle
    return best, at


__all__ = ["blocker", "cross", "marks"]
