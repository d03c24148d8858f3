"""What every drawing is made of: filled and stroked paths, in units of one board cell, y downward.

A drawing is a plain value. An SVG writer prints it and a painter paints it; neither decides anything.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Command: TypeAlias = tuple[str, *tuple[float, ...]]
"""`M x y`, `L x y`, `Q x1 y1 x y`, `C x1 y1 x2 y2 x y`, `Z`: the letters and meanings of SVG, absolute."""
Path: TypeAlias = tuple[Command, ...]
Matrix: TypeAlias = tuple[float, float, float, float, float, float]
"""`a b c d e f` of SVG and of QTransform: x' = a x + c y + e, y' = b x + d y + f."""

IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

# Distance of the control points of a quarter circle drawn as a cubic curve, for radius 1.
_QUARTER = 0.5522847498


@dataclass(frozen=True, slots=True)
class Shape:
    """One path and how it is painted: filled by the non-zero rule, then stroked."""

    path: Path
    fill: str | None = None
    """`#rrggbb`, or None."""
    stroke: str | None = None
    """`#rrggbb`, or None."""
    width: float = 0.0
    """Of the stroke, before `matrix` is applied."""
    opacity: float = 1.0
    """Of fill and stroke, 0 to 1."""
    matrix: Matrix = IDENTITY
    """Where the path goes."""
    name: str = ""
    """Key of an outline that many drawings share (its path is always the same), else the empty string."""
    round: bool = False
    """Round joins and ends of the stroke instead of mitred joins and flat ends."""


Drawing: TypeAlias = tuple[Shape, ...]


def multiply(outer: Matrix, inner: Matrix) -> Matrix:
    """The matrix that applies `inner` first and `outer` after it."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def translation(x: float, y: float) -> Matrix:
    return (1.0, 0.0, 0.0, 1.0, x, y)


def scaling(x: float, y: float | None = None) -> Matrix:
    return (x, 0.0, 0.0, x if y is None else y, 0.0, 0.0)


def rotation(degrees: float) -> Matrix:
    """Clockwise on the screen, about the origin; exact for multiples of a quarter turn."""
    quarters = {0.0: (1.0, 0.0), 90.0: (0.0, 1.0), 180.0: (-1.0, 0.0), 270.0: (0.0, -1.0)}
    turn = degrees % 360.0
    cosine, sine = quarters.get(turn) or (math.cos(math.radians(turn)), math.sin(math.radians(turn)))
    return (cosine, sine, -sine, cosine, 0.0, 0.0)


def applied(matrix: Matrix, point: Point) -> Point:
    a, b, c, d, e, f = matrix
    x, y = point
    return (a * x + c * y + e, b * x + d * y + f)


def moved(drawing: Iterable[Shape], matrix: Matrix) -> Drawing:
    """The drawing with `matrix` applied to all of it."""
    return tuple(replace(shape, matrix=multiply(matrix, shape.matrix)) for shape in drawing)


def polygon(points: Sequence[Point]) -> Path:
    first, *rest = points
    return (("M", *first), *(("L", *point) for point in rest), ("Z",))


def polyline(points: Sequence[Point]) -> Path:
    first, *rest = points
    return (("M", *first), *(("L", *point) for point in rest))


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0.0) -> Path:
    """A rectangle from its top left corner, with rounded corners if `radius` is not 0."""
    if radius <= 0:
        return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
    r, k = radius, radius * (1 - _QUARTER)
    right, bottom = x + width, y + height
    return (
        ("M", x + r, y),
        ("L", right - r, y),
        ("C", right - k, y, right, y + k, right, y + r),
        ("L", right, bottom - r),
        ("C", right, bottom - k, right - k, bottom, right - r, bottom),
        ("L", x + r, bottom),
        ("C", x + k, bottom, x, bottom - k, x, bottom - r),
        ("L", x, y + r),
        ("C", x, y + k, x + k, y, x + r, y),
        ("Z",),
    )


def circle(x: float, y: float, radius: float) -> Path:
    return _round(x, y, radius, 1.0)


def ring(x: float, y: float, outer: float, inner: float) -> Path:
    """The area between two circles; the inner one runs the other way round, which makes a hole of it."""
    return _round(x, y, outer, 1.0) + _round(x, y, inner, -1.0)


def _round(x: float, y: float, r: float, way: float) -> Path:
    k, s, t = r * _QUARTER, r * way, r * _QUARTER * way
    return (
        ("M", x + r, y),
        ("C", x + r, y + t, x + k, y + s, x, y + s),
        ("C", x - k, y + s, x - r, y + t, x - r, y),
        ("C", x - r, y - t, x - k, y - s, x, y - s),
        ("C", x + k, y - s, x + r, y - t, x + r, y),
        ("Z",),
    )


def coordinates(command: Command) -> tuple[float, ...]:
    """The numbers of a command, without its letter."""
    return command[1:]


def points_of(path: Path) -> list[Point]:
    """End and control points: a hull of the path."""
    numbers = [number for command in path for number in coordinates(command)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def sampled(path: Path, steps: int = 8) -> Iterator[Point]:
    """Points on a path: the ends of its lines and curves, and some on the curves."""
    at: Point = (0.0, 0.0)
    for command in path:
        numbers = coordinates(command)
        ends = list(zip(numbers[::2], numbers[1::2], strict=True))
        if len(ends) > 1:
            yield from (_on_curve([at, *ends], n / steps) for n in range(1, steps))
        if ends:
            at = ends[-1]
            yield at


def _on_curve(points: Sequence[Point], share: float) -> Point:
    """De Casteljau's construction."""
    line: list[Point] = list(points)
    while len(line) > 1:
        line = [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in pairwise(line)]
    return line[0]


def bounds(path: Path) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of the end and control points."""
    points = points_of(path)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def mix(one: str, other: str, share: float) -> str:
    """A colour between two `#rrggbb` colours: `one` at share 0, `other` at share 1."""
    channels = (round(int(one[i : i + 2], 16) * (1 - share) + int(other[i : i + 2], 16) * share) for i in (1, 3, 5))
    return "#" + "".join(f"{channel:02x}" for channel in channels)


__all__ = [
    "IDENTITY",
    "Command",
    "Drawing",
    "Matrix",
    "Path",
    "Point",
    "Shape",
    "applied",
    "bounds",
    "circle",
    "coordinates",
    "mix",
    "moved",
    "multiply",
    "points_of",
    "polygon",
    "polyline",
    "rectangle",
    "ring",
    "rotation",
    "sampled",
    "scaling",
    "translation",
]
