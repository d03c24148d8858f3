"""Outlines of convex parts, in millimetres, y downward: turned, spread, clipped, and how near they may come."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from komagata.faces.shapes import Point, applied, rotation


@dataclass(frozen=True)
class Outline:
    """Everything within `radius` of a convex polygon, about the middle of its bounding box.

    One corner and a radius are a disc; no radius leaves the polygon itself. Corners go clockwise as seen on paper.
    """

    corners: tuple[Point, ...]
    radius: float = 0.0
    parts: tuple[tuple[Point, ...], ...] = ()
    """What it consists of where it is not convex itself: convex polygons without overlap, which `corners` surround."""

    @property
    def pieces(self) -> tuple[tuple[Point, ...], ...]:
        """Convex polygons that it consists of."""
        return self.parts or (self.corners,)

    @cached_property
    def width(self) -> float:
        xs = [x for x, _ in self.corners]
        return max(xs) - min(xs) + 2 * self.radius

    @cached_property
    def height(self) -> float:
        ys = [y for _, y in self.corners]
        return max(ys) - min(ys) + 2 * self.radius

    @cached_property
    def symmetric(self) -> bool:
        """Whether it looks the same upside down."""
        return {(round(x, 6), round(y, 6)) for x, y in self.corners} == {
            (round(-x, 6) + 0.0, round(-y, 6) + 0.0) for x, y in self.corners
        }

    def area(self, outward: float = 0.0) -> float:
        """In square millimetres, with a seam `outward` wide all round; of what is not convex, without a seam."""
        if self.parts:
            return sum(_measured(part)[0] for part in self.parts)
        inner, around = _measured(self.corners)
        spread = self.radius + outward
        return inner + around * spread + math.pi * spread * spread

    def turned(self, degrees: float) -> Outline:
        """Turned clockwise. A disc stays what it is."""
        return _turned(self, degrees % 360.0)


@lru_cache(maxsize=4096)
def _turned(outline: Outline, degrees: float) -> Outline:
    if not degrees or len(outline.corners) == 1:
        return outline
    matrix = rotation(degrees)

    def turned(corners: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple((round(x, 9), round(y, 9)) for x, y in (applied(matrix, corner) for corner in corners))

    return Outline(turned(outline.corners), outline.radius, tuple(turned(part) for part in outline.parts))


def _measured(corners: Sequence[Point]) -> tuple[float, float]:
    """Area and circumference of a polygon."""
    area = around = 0.0
    for (x, y), (u, v) in _edges(corners):
        area += (x * v - u * y) / 2
        around += math.hypot(u - x, v - y)
    return abs(area), around


def disc(diameter: float) -> Outline:
    return Outline(((0.0, 0.0),), diameter / 2)


def box(width: float, height: float) -> Outline:
    """A rectangle."""
    x, y = width / 2, height / 2
    return Outline(((-x, y), (-x, -y), (x, -y), (x, y)))


def centred(points: Iterable[Point]) -> tuple[tuple[Point, ...], Point]:
    """Points about the middle of their bounding box, and where that was."""
    given = tuple(points)
    xs, ys = [x for x, _ in given], [y for _, y in given]
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    return tuple((x - middle[0], y - middle[1]) for x, y in given), middle


def hull(points: Iterable[Point]) -> tuple[Point, ...]:
    """The smallest convex polygon round some points, clockwise as seen on paper."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return tuple(ordered)
    chains: list[Point] = []
    for run in (ordered, ordered[::-1]):
        chain: list[Point] = []
        for point in run:
            while len(chain) > 1 and cross(chain[-2], chain[-1], point) <= 1e-12:
                chain.pop()
            chain.append(point)
        chains += chain[:-1]
    return tuple(chains)


def cross(one: Point, other: Point, third: Point) -> float:
    """Twice the area of a triangle; positive if it goes clockwise as seen on paper."""
    return (other[0] - one[0]) * (third[1] - one[1]) - (other[1] - one[1]) * (third[0] - one[0])


def beside(one: Outline, other: Outline, gap: float, down: float) -> float:
    """How far to the right of `one` the middle of `other` must be at least, if it is `down` lower, so that they are
    `gap` apart. Minus infinity if they are anywhere on that line."""
    return _farthest(one, other, gap, down, 1)


def beneath(one: Outline, other: Outline, gap: float, right: float) -> float:
    """How far below `one` the middle of `other` must be at least, if it is `right` further right."""
    return _farthest(one, other, gap, right, 0)


def _farthest(one: Outline, other: Outline, gap: float, line: float, axis: int) -> float:
    spread = one.radius + other.radius + gap
    return max(_reach(_forbidden(part, near), spread, line, axis) for part in one.pieces for near in other.pieces)


@lru_cache(maxsize=8192)
def _forbidden(one: tuple[Point, ...], other: tuple[Point, ...]) -> tuple[Point, ...]:
    """Where the middle of the other may not be, from the middle of the one: the sum of the one and of the other turned
    round, to which radii and gap come on top."""
    return hull((a - u, b - v) for a, b in one for u, v in other)


def _reach(corners: Sequence[Point], spread: float, line: float, axis: int) -> float:
    """The farthest point of a rounded polygon along a line parallel to an axis of the paper."""
    found = -math.inf
    for corner in corners:
        aside = line - corner[axis]
        if abs(aside) <= spread:
            found = max(found, corner[1 - axis] + math.sqrt(spread * spread - aside * aside))
    for (x, y), (u, v) in _edges(corners):
        # Clockwise on paper: the outside is at the left hand of whoever walks along an edge.
        length = math.hypot(u - x, v - y)
        shift = ((v - y) / length * spread, -(u - x) / length * spread)
        start, end = (x + shift[0], y + shift[1]), (u + shift[0], v + shift[1])
        low, high = start[axis], end[axis]
        if low != high and min(low, high) <= line <= max(low, high):
            share = (line - low) / (high - low)
            found = max(found, start[1 - axis] + (end[1 - axis] - start[1 - axis]) * share)
    return found


def _edges(corners: Sequence[Point]) -> Iterable[tuple[Point, Point]]:
    return zip(corners, (*corners[1:], corners[0]), strict=True) if len(corners) > 1 else ()


def spread(corners: Sequence[Point], outward: float) -> tuple[Point, ...]:
    """A polygon with every edge moved outwards, its corners kept sharp."""
    from komagata.faces.wedge import inset

    return inset(corners, -outward) if outward else tuple(corners)


def inside(corners: Sequence[Point], start: Point, end: Point) -> tuple[float, float] | None:
    """The part of a straight line that lies in a convex polygon, as two shares of its length, or None."""
    low, high = 0.0, 1.0
    for (x, y), (u, v) in _edges(corners):
        # Positive within.
        at = (u - x) * (start[1] - y) - (v - y) * (start[0] - x)
        then = (u - x) * (end[1] - y) - (v - y) * (end[0] - x)
        if at <= 0 and then <= 0:
            return None
        if at < 0:
            low = max(low, at / (at - then))
        elif then < 0:
            high = min(high, at / (at - then))
    return (low, high) if low < high else None


def round_inside(centre: Point, radius: float, start: Point, end: Point) -> tuple[float, float] | None:
    """The same for a circle."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    x, y = start[0] - centre[0], start[1] - centre[1]
    a, b, c = dx * dx + dy * dy, x * dx + y * dy, x * x + y * y - radius * radius
    root = b * b - a * c
    if a == 0 or root <= 0:
        return None
    low, high = (-b - math.sqrt(root)) / a, (-b + math.sqrt(root)) / a
    return (max(low, 0.0), min(high, 1.0)) if low < 1 and high > 0 else None


__all__ = [
    "Outline",
    "beneath",
    "beside",
    "box",
    "centred",
    "cross",
    "disc",
    "hull",
    "inside",
    "round_inside",
    "spread",
]
