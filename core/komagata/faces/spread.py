"""Several glyphs on one face, each turned by its own angle: as large as they can be beside each other."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from komagata.faces.layout import Room
from komagata.faces.shapes import Point, applied, multiply, rotation, translation

_STEP = 0.02
"""Between the places that are tried, in cells."""
_ROUND = 1.17
"""Radius of the circle that a glyph in a square of half-edge 1 keeps free of others: it hardly ever has ink in the
corners."""


@cache
def spread(space: Room, turns: tuple[float, ...], kept: Point, kept_radius: float) -> tuple[tuple[Point, ...], float]:
    """Middles of equal squares, each turned clockwise by its angle, and half their edge, in cells.

    A glyph lies on the side to which its top looks, so that on a piece which is turned until it stands upright it is
    the upper one. `kept` with its radius stays free.
    """
    places = [_places(space, turn, kept, kept_radius) for turn in turns]
    if not all(places):
        return tuple((0.0, 0.0) for _ in turns), 0.0
    best: tuple[float, tuple[Point, ...]] = (0.0, ())
    for start in range(0, len(places[0]), max(1, len(places[0]) // 40)):
        found = _improved(places, places[0][start][0])
        best = max(best, found)
    return best[1], best[0]


def _places(space: Room, turn: float, kept: Point, kept_radius: float) -> list[tuple[Point, float]]:
    """Middles where such a glyph can be, each with the half-edge that the piece and what is kept leave to it."""
    across, high = math.sin(math.radians(turn)), space.bottom - space.top
    found: list[tuple[Point, float]] = []
    for row in range(1, int(high / _STEP)):
        y = space.top + row * _STEP
        half = int(space.reach(y) / _STEP)
        for column in range(-half, half + 1):
            x = column * _STEP
            if abs(across) > 0.1 and x * across < 0:
                continue
            size = min(_fitting(space, (x, y), turn), (math.dist((x, y), kept) - kept_radius) / _ROUND)
            if size > 0.04:
                found.append(((x, y), size))
    return found


def _fitting(space: Room, at: Point, turn: float) -> float:
    """The half-edge of the largest such square that lies in the space."""
    place = multiply(translation(*at), rotation(turn))
    low, high = 0.0, 0.4
    for _ in range(7):
        size = (low + high) / 2
        corners = [applied(place, (sx * size, sy * size)) for sx in (-1, 1) for sy in (-1, 1)]
        fits = all(space.top <= y <= space.bottom and abs(x) <= space.reach(y) for x, y in corners)
        low, high = (size, high) if fits else (low, size)
    return low


def _improved(places: Sequence[list[tuple[Point, float]]], start: Point) -> tuple[float, tuple[Point, ...]]:
    """One glyph at a time moved to its best place, while that helps."""
    chosen: list[Point] = [start]
    size = next(own for place, own in places[0] if place == start)
    for options in places[1:]:
        place, size = _best(options, chosen, size)
        chosen.append(place)
    for _ in range(3):
        before = size
        for index, options in enumerate(places):
            others = [place for other, place in enumerate(chosen) if other != index]
            chosen[index], _ = _best(options, others, 1.0)
        size = _common(places, chosen)
        if size <= before + 1e-6:
            break
    return size, tuple(chosen)


def _best(options: list[tuple[Point, float]], others: list[Point], most: float) -> tuple[Point, float]:
    def common(option: tuple[Point, float]) -> float:
        place, own = option
        return min(most, own, *(math.dist(place, other) / (2 * _ROUND) for other in others), 1.0)

    best = max(options, key=common)
    return best[0], common(best)


def _common(places: Sequence[list[tuple[Point, float]]], chosen: list[Point]) -> float:
    """The half-edge that all of them can have."""
    own = [dict(options)[place] for options, place in zip(places, chosen, strict=True)]
    gaps = [math.dist(one, other) / (2 * _ROUND) for i, one in enumerate(chosen) for other in chosen[:i]]
    return min(*own, *gaps, 1.0)


__all__ = ["spread"]
