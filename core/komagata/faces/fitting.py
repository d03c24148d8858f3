"""Drawings made to fit: moved or made smaller until every stroke of them lies in its room. All in cells."""

from __future__ import annotations

import math
from functools import lru_cache

from komagata.faces.layout import Room
from komagata.faces.shapes import Drawing, Path, Point, moved, multiply, sampled, scaling, translation

_DROPS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
_LOW = 0.16
"""What standing at the very bottom counts, as a share of size: the eye looks for a figure in the middle."""
_LINE = 0.004
"""Height of the lines in which a drawing is looked at."""
_TINY = 0.0006
"""So much may be overlooked between two lines."""


def kept(drawn: Drawing, space: Room) -> Drawing:
    """A drawing as it is, if all of it lies in its room; else a little lower, a little smaller: figures stand higher
    than there is room for, and letters have tails."""
    points = _edge(drawn)
    if not points:
        return drawn
    middle = sum(turn(y for _, y, _ in points) for turn in (min, max)) / 2
    drop = max(0.0, space.bottom - max(y + half for _, y, half in points))
    about = [(x, y - middle, half) for x, y, half in points]
    best: tuple[float, float, float] = (0.0, 0.1, 0.0)
    for share in _DROPS:
        size = _largest(about, space, middle + drop * share)
        best = max(best, (size * (1 - _LOW * share), size, share))
        if size == 1.0:
            break
    _, size, share = best
    if size == 1.0 and not share:
        return drawn
    lower = translation(0.0, middle + drop * share)
    return moved(drawn, multiply(lower, multiply(scaling(size), translation(0.0, -middle))))


def _edge(drawn: Drawing) -> list[tuple[float, float, float]]:
    """Where a drawing reaches furthest from the axis, line by line: points with half the width of their stroke."""
    furthest: dict[int, tuple[float, float, float]] = {}
    for shape in drawn:
        half = shape.width / 2 * math.hypot(*shape.matrix[:2]) if shape.stroke else 0.0
        a, b, c, d, e, f = shape.matrix
        for u, v in _outline(shape.path):
            x, y = a * u + c * v + e, b * u + d * v + f
            line = round(y / _LINE)
            known = furthest.get(line)
            if known is None or abs(x) + half > abs(known[0]) + known[2]:
                furthest[line] = (x, y, half)
    return list(furthest.values())


@lru_cache(maxsize=512)
def _outline(path: Path) -> tuple[Point, ...]:
    return tuple(sampled(path, 4))


def _largest(points: list[tuple[float, float, float]], space: Room, middle: float) -> float:
    """The largest size, up to 1, at which points with strokes about them fit about a point of the axis."""
    if _fits(points, space, 1.0, middle):
        return 1.0
    small, large = 0.1, 1.0
    for _ in range(9):
        size = (small + large) / 2
        small, large = (size, large) if _fits(points, space, size, middle) else (small, size)
    return small


def _fits(points: list[tuple[float, float, float]], space: Room, size: float, middle: float) -> bool:
    for x, y, half in points:
        at, high = middle + y * size, half * size
        if at - high < space.top - _TINY or at + high > space.bottom + _TINY:
            return False
        if abs(x * size) + high > space.reach(at) - _TINY:
            return False
    return True


__all__ = ["kept"]
