"""What lies on a board besides pieces: last move, check, dots, arrows. Each differs in shape as well as in colour."""

from __future__ import annotations

import math
from collections.abc import Iterator

from komagata.draw.scene import Arrow, Grid, Scene
from komagata.faces.shapes import Drawing, Path, Point, Shape, circle, polygon, polyline, rectangle, ring
from komagata.faces.surface import centre
from komagata.faces.theme import Theme

_SHAFT = 0.13
_HEAD = 0.3
_LIGHT = "#ffffff"
# On and off lengths along the line, in cells, of the four kinds of arrows; the last has a light core instead.
_PATTERNS: tuple[tuple[float, float] | None, ...] = (None, (0.3, 0.12), (0.12, 0.1), None)


def beneath(scene: Scene, theme: Theme, flipped: bool) -> Iterator[Shape]:
    """The marks that lie under the pieces."""
    marks = theme.marks
    for square, colour in scene.highlights:
        tint = marks.arrows[colour % 4]
        yield from _tinted(scene.grid, square, flipped, tint, 0.34)
        yield Shape(_cell(scene.grid, square, flipped, 0.05), stroke=tint, width=0.05)
    for square in scene.last[:-1]:
        yield from _tinted(scene.grid, square, flipped, marks.last, 0.42)
        yield Shape(_brackets(scene.grid, square, flipped), stroke=marks.last, width=0.06)
    for square in scene.last[-1:]:
        yield from _tinted(scene.grid, square, flipped, marks.last, 0.62)
        yield Shape(_cell(scene.grid, square, flipped, 0.04), stroke=marks.last, width=0.06)
    for square in scene.check:
        yield from _tinted(scene.grid, square, flipped, marks.check, 0.3)
        yield Shape(_hatch(scene.grid, square, flipped), stroke=marks.check, width=0.05)
        yield Shape(_cell(scene.grid, square, flipped, 0.035), stroke=marks.check, width=0.07)
    occupied = {piece.square for piece in scene.pieces}
    for square in scene.dots:
        x, y = centre(scene.grid, square, flipped)
        if square in occupied:
            yield Shape(_corners(scene.grid, square, flipped), fill=marks.target, opacity=0.85)
        else:
            yield Shape(circle(x, y, 0.15), fill=marks.target, opacity=0.85)


def above(scene: Scene, theme: Theme, flipped: bool) -> Iterator[Shape]:
    """The marks that lie over the pieces."""
    for arrow in scene.arrows:
        colour = theme.marks.arrows[arrow.colour % 4]
        at, to = centre(scene.grid, arrow.origin, flipped), centre(scene.grid, arrow.target, flipped)
        if arrow.origin == arrow.target:
            yield from _circled(arrow, at, colour)
        else:
            yield from _arrow(arrow, at, to, colour)


def _cell(grid: Grid, square: int, flipped: bool, margin: float) -> Path:
    x, y = centre(grid, square, flipped)
    if grid.style == "points":
        return circle(x, y, 0.5 - margin)
    return rectangle(x - 0.5 + margin, y - grid.cell / 2 + margin, 1 - 2 * margin, grid.cell - 2 * margin)


def _tinted(grid: Grid, square: int, flipped: bool, colour: str, strength: float) -> Drawing:
    return (Shape(_cell(grid, square, flipped, 0.0), fill=colour, opacity=strength),)


def _brackets(grid: Grid, square: int, flipped: bool) -> Path:
    """Four angles in the corners of a square: an empty place that something has left."""
    x, y = centre(grid, square, flipped)
    across, down, arm = 0.45, grid.cell / 2 - 0.05, 0.2
    return tuple(
        command
        for s in (-1, 1)
        for t in (-1, 1)
        for command in polyline(
            [
                (x + s * (across - arm), y + t * down),
                (x + s * across, y + t * down),
                (x + s * across, y + t * (down - arm)),
            ]
        )
    )


def _corners(grid: Grid, square: int, flipped: bool) -> Path:
    """Four filled corners: a piece that may be taken."""
    x, y = centre(grid, square, flipped)
    down, arm = grid.cell / 2, 0.27
    if grid.style == "points":
        return ring(x, y, 0.5, 0.43)
    return tuple(
        command
        for s in (-1, 1)
        for t in (-1, 1)
        for command in polygon(
            [(x + s * 0.5, y + t * down), (x + s * (0.5 - arm), y + t * down), (x + s * 0.5, y + t * (down - arm))]
        )
    )


def _hatch(grid: Grid, square: int, flipped: bool) -> Path:
    x, y = centre(grid, square, flipped)
    lines: list[Path] = []
    for n in range(1, 10):
        # Lines x + y = constant, cut off at the edges of a unit square.
        total = n / 5
        low, high = max(0.0, total - 1), min(1.0, total)
        ends = [(x - 0.5 + u, y + (0.5 - (total - u)) * grid.cell) for u in (low, high)]
        lines.append(polyline(ends))
    return tuple(command for line in lines for command in line)


def _circled(arrow: Arrow, at: Point, colour: str) -> Iterator[Shape]:
    pattern = _PATTERNS[arrow.colour % 4]
    if pattern is None:
        yield Shape(ring(*at, 0.47, 0.39), fill=colour, opacity=0.9)
        if arrow.colour % 4 == 3:
            yield Shape(ring(*at, 0.44, 0.42), fill=_LIGHT, opacity=0.9)
        return
    period = sum(pattern)
    count = round(2 * math.pi * 0.43 / period)
    share = pattern[0] / period
    arcs: list[Path] = []
    for n in range(count):
        turns = [(n + share * part / 6) / count * 2 * math.pi for part in range(7)]
        arcs.append(polyline([(at[0] + 0.43 * math.sin(t), at[1] - 0.43 * math.cos(t)) for t in turns]))
    yield Shape(tuple(command for arc in arcs for command in arc), stroke=colour, width=0.08, opacity=0.9)


def _arrow(arrow: Arrow, at: Point, to: Point, colour: str) -> Iterator[Shape]:
    length = math.dist(at, to)
    ahead = ((to[0] - at[0]) / length, (to[1] - at[1]) / length)
    # It starts at the rim of its square and ends a little short of the middle, so that short arrows do not cover both.
    start, end = 0.22, length - 0.1

    def along(distance: float, aside: float = 0.0) -> Point:
        return at[0] + ahead[0] * distance - ahead[1] * aside, at[1] + ahead[1] * distance + ahead[0] * aside

    neck = end - _HEAD
    pattern = _PATTERNS[arrow.colour % 4]
    if pattern is None:
        shaft = polyline([along(start), along(neck + 0.01)])
    else:
        # Counted back from the head, so that the head always has a full dash behind it.
        dashes: list[Path] = []
        place = neck + 0.01
        while place > start:
            dashes.append(polyline([along(max(place - pattern[0], start)), along(place)]))
            place -= sum(pattern)
        shaft = tuple(command for dash in dashes for command in dash)
    head = polygon([along(neck, _HEAD / 2 + 0.03), along(end), along(neck, -_HEAD / 2 - 0.03)])
    yield Shape(shaft, stroke=colour, width=_SHAFT, opacity=0.88)
    if arrow.colour % 4 == 3:
        yield Shape(polyline([along(start + 0.04), along(neck)]), stroke=_LIGHT, width=_SHAFT / 3, opacity=0.9)
    yield Shape(head, fill=colour, opacity=0.88)


__all__ = ["above", "beneath"]
