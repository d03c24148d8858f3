"""Where to cut and where to fold: marks outside of things, never on a neighbour nor on its bleed."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from komagata.draw.sheet import Page
from komagata.draw.sheet.page import MARK
from komagata.faces.shapes import Path, Point, polygon, polyline
from komagata.faces.wedge import angle
from komagata.sets.convex import Outline, inside, round_inside, spread
from komagata.sets.paper.frame import MARKS, Area

START = 0.7
"""Marks begin so far from the corner of what they belong to, in millimetres."""
REACH = 2.5
"""They end so far beyond the bleed, where nothing is in the way."""
_CLEAR, _SHORTEST, _BLUNT = 0.15, 0.45, 150.0
_CASING = 0.5

Segment = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class Zone:
    """A thing on a page, turned as it lies, with everything that belongs to it."""

    outline: Outline
    x: float
    y: float

    def corners(self, outward: float = 0.0) -> tuple[Point, ...]:
        corners = spread(self.outline.corners, outward) if outward else self.outline.corners
        return tuple((self.x + x, self.y + y) for x, y in corners)

    def covers(self, start: Point, end: Point, outward: float) -> tuple[float, float] | None:
        """Which part of a line lies in it or its bleed."""
        if not self.outline.radius:
            return inside(self.corners(outward), start, end)
        size = self.outline.radius + outward
        middles = self.corners()
        parts = [round_inside(middle, size, start, end) for middle in middles]
        parts += [inside(_beam(one, other, size), start, end) for one, other in pairwise(middles)]
        found = [part for part in parts if part]
        return (min(low for low, _ in found), max(high for _, high in found)) if found else None

    def near(self, other: Zone, distance: float) -> bool:
        across = (self.outline.width + other.outline.width) / 2 + distance
        down = (self.outline.height + other.outline.height) / 2 + distance
        return abs(self.x - other.x) < across and abs(self.y - other.y) < down


def cuts(marked: Iterable[Zone], zones: Sequence[Zone], bleed: float, within: Area) -> list[Segment]:
    """Crop marks of things on a page: at each corner in the extension of both edges, at four places of a disc."""
    return [mark for zone in marked for mark in clipped(_cuts(zone, bleed), zone, zones, bleed, within)]


def clipped(
    marks: Iterable[Segment], zone: Zone, zones: Sequence[Zone], bleed: float, within: Area
) -> Iterator[Segment]:
    """Marks of one thing, from their start as far as nothing else is in the way."""
    others = [other for other in zones if other is not zone and zone.near(other, 2 * bleed + REACH + 3.0)]
    for start, end in marks:
        free = _within(start, end, within)
        for other in others:
            covered = other.covers(start, end, bleed + _CLEAR)
            if covered:
                free = min(free, covered[0])
        length = math.dist(start, end)
        if free * length >= _SHORTEST:
            yield start, (start[0] + (end[0] - start[0]) * free, start[1] + (end[1] - start[1]) * free)


def draw_cuts(page: Page, marks: Iterable[Segment]) -> None:
    """Thin lines, seen on any ground."""
    path: Path = tuple(command for mark in marks for command in polyline(mark))
    if path:
        page.stroke(path, "#ffffff", _CASING, layer=MARKS)
        page.stroke(path, "#000000", MARK, layer=MARKS)


def draw_folds(page: Page, marks: Iterable[Segment]) -> None:
    """Dashes: folded here, not cut."""
    path: Path = tuple(command for mark in marks for command in dashed(*mark, 0.7))
    if path:
        page.stroke(path, "#ffffff", _CASING, layer=MARKS)
        page.stroke(path, "#000000", 0.25, layer=MARKS)


def dashed(start: Point, end: Point, dash: float) -> Path:
    """A line of dashes with gaps half as long, ending in a dash at either end."""
    length = math.dist(start, end)
    count = max(1, round((length / dash + 0.5) / 1.5))
    share = 1 / (1.5 * count - 0.5)
    path: Path = ()
    for number in range(count):
        low = 1.5 * number * share
        ends = ((start[0] + (end[0] - start[0]) * at, start[1] + (end[1] - start[1]) * at) for at in (low, low + share))
        path += polyline(list(ends))
    return path


def _within(start: Point, end: Point, area: Area) -> float:
    """How much of a line that begins in an area stays in it."""
    left, top, wide, high = area
    # Half of its casing is beside a line, and within the margin, too.
    near, far = _CASING / 2, -_CASING / 2
    x, y, u, v = left + near, top + near, left + wide + far, top + high + far
    found = inside(((x, v), (x, y), (u, y), (u, v)), start, end)
    return found[1] if found and found[0] == 0.0 else 0.0


def _cuts(zone: Zone, bleed: float) -> Iterator[Segment]:
    far = bleed + REACH
    if zone.outline.radius:
        yield from _round_cuts(zone, far)
        return
    corners = zone.corners()
    for number, at in enumerate(corners):
        before, after = corners[number - 1], corners[(number + 1) % len(corners)]
        # An edge that goes on almost straight would have its mark on its neighbour's cut.
        if angle(before, at, after) < _BLUNT:
            yield _beyond(before, at, far)
            yield _beyond(after, at, far)


def _round_cuts(zone: Zone, far: float) -> Iterator[Segment]:
    """To the four sides of a disc; of two discs that hang together only away from each other."""
    size, middles = zone.outline.radius, zone.corners()
    for a, b in middles:
        for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            if not any((c - a) * x + (d - b) * y > 1e-6 for c, d in middles):
                near, end = size + START, size + far
                yield (a + x * near, b + y * near), (a + x * end, b + y * end)


def _beam(one: Point, other: Point, half: float) -> tuple[Point, ...]:
    """A rectangle round a line, clockwise as seen on paper."""
    length = math.dist(one, other)
    x, y = (other[1] - one[1]) / length * half, -(other[0] - one[0]) / length * half
    return (
        (one[0] + x, one[1] + y),
        (other[0] + x, other[1] + y),
        (other[0] - x, other[1] - y),
        (one[0] - x, one[1] - y),
    )


def _beyond(origin: Point, at: Point, far: float) -> Segment:
    """The extension of an edge past its end."""
    length = math.dist(origin, at)
    x, y = (at[0] - origin[0]) / length, (at[1] - origin[1]) / length
    return (at[0] + x * START, at[1] + y * START), (at[0] + x * far, at[1] + y * far)


def outline_path(zone: Zone) -> Path:
    return polygon(zone.corners())


__all__ = ["REACH", "START", "Segment", "Zone", "clipped", "cuts", "dashed", "draw_cuts", "draw_folds", "outline_path"]
