"""A drawing as areas of one colour each: curves as short lines, strokes as outlines, what is covered taken away."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator
from itertools import pairwise
from typing import Any

from komagata.faces.shapes import Drawing, Matrix, Path, Point, Shape, applied, coordinates
from komagata.sets.solid.kit import kit

TOLERANCE = 0.01
"""How far a straight line may leave the curve that it stands for, in the drawing's own units (millimetres)."""

_SPECK = 1e-3
"""Square millimetres below which an area is a rounding fault of its neighbours."""


def areas(drawing: Drawing, ground: Collection[str]) -> dict[str, Any]:
    """Colour -> area (a `CrossSection`, y upward), none overlapping another, in the order in which they first show.

    What is drawn later covers what lies under it; colours of `ground` only cover.
    """
    found: dict[str, Any] = {}
    for shape in drawing:
        for colour, area in painted(shape):
            for other, covered in found.items():
                if other != colour:
                    found[other] = covered - area
            if colour not in ground:
                found[colour] = found[colour] + area if colour in found else area
    return {colour: area for colour, area in found.items() if area.area() > _SPECK}


def apart(found: dict[str, Any]) -> dict[str, Any]:
    """The same areas without what two of them share: the earlier one keeps it."""
    result: dict[str, Any] = {}
    taken = kit().manifold.CrossSection()
    for colour, area in found.items():
        result[colour] = area - taken
        taken = taken + area
    return result


def painted(shape: Shape) -> Iterator[tuple[str, Any]]:
    """What a shape fills and what it strokes: colours with areas, the lower one first."""
    lines = list(flattened(shape.path, shape.matrix))
    if shape.fill:
        yield shape.fill, filled(line for line, _ in lines)
    if shape.stroke and shape.width > 0:
        a, b, c, d, *_ = shape.matrix
        width = shape.width * math.sqrt(abs(a * d - b * c))
        yield shape.stroke, stroked(lines, width, round_=shape.round)


def filled(lines: Iterable[list[Point]]) -> Any:
    """The area inside closed lines, by the non-zero rule."""
    manifold = kit().manifold
    return manifold.CrossSection([line for line in lines if len(line) > 2], manifold.FillRule.NonZero)


def stroked(lines: Iterable[tuple[list[Point], bool]], width: float, *, round_: bool) -> Any:
    """The area of lines drawn `width` wide: mitred joins and flat ends, or round ones."""
    manifold = kit().manifold
    parts: list[Any] = []
    for line, closed in lines:
        if closed and len(line) > 2:
            parts.append(_ring(line, width, round_=round_))
        elif len(line) > 1:
            parts += [manifold.CrossSection([part], manifold.FillRule.NonZero) for part in _parts(line, width, round_)]
    return manifold.CrossSection.batch_boolean(parts, manifold.OpType.Add) if parts else manifold.CrossSection()


def _ring(line: list[Point], width: float, *, round_: bool) -> Any:
    manifold = kit().manifold
    join = manifold.JoinType.Round if round_ else manifold.JoinType.Miter
    area = manifold.CrossSection([line], manifold.FillRule.NonZero)
    return area.offset(width / 2, join, 4.0, 64) - area.offset(-width / 2, join, 4.0, 64)


def _parts(line: list[Point], width: float, round_: bool) -> Iterator[list[Point]]:
    """Polygons that cover an open line: a rectangle for each of its pieces, and something at every join."""
    half = width / 2
    for (x, y), (u, v) in pairwise(line):
        length = math.hypot(u - x, v - y)
        across, down = -(v - y) / length * half, (u - x) / length * half
        yield [(x + across, y + down), (u + across, v + down), (u - across, v - down), (x - across, y - down)]
    if round_:
        yield from (_disc(point, half) for point in line)
    else:
        yield from (_mitre(*three, half) for three in zip(line, line[1:], line[2:], strict=False))


def _disc(middle: Point, radius: float) -> list[Point]:
    steps = _steps(radius, math.tau)
    turns = (math.tau * step / steps for step in range(steps))
    return [(middle[0] + radius * math.cos(turn), middle[1] + radius * math.sin(turn)) for turn in turns]


def _mitre(before: Point, at: Point, after: Point, half: float) -> list[Point]:
    """The corner that two rectangles leave open on the outer side of a bend."""
    one, two = _direction(before, at), _direction(at, after)
    bend = one[0] * two[1] - one[1] * two[0]
    side = -half if bend > 0 else half
    first = (at[0] - one[1] * side, at[1] + one[0] * side)
    last = (at[0] - two[1] * side, at[1] + two[0] * side)
    along = 1 + one[0] * two[0] + one[1] * two[1]
    if along < 0.05:  # so sharp that the mitre would become a thorn: it is cut off
        return [at, first, last]
    tip = (
        at[0] - (one[1] + two[1]) / along * side,
        at[1] + (one[0] + two[0]) / along * side,
    )
    return [at, first, tip, last]


def _direction(start: Point, end: Point) -> Point:
    length = math.dist(start, end)
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def flattened(path: Path, matrix: Matrix) -> Iterator[tuple[list[Point], bool]]:
    """The lines of a path, y upward, without repeated points; and whether each of them is closed."""
    line: list[Point] = []
    for command in path:
        numbers = coordinates(command)
        points = [applied(matrix, pair) for pair in zip(numbers[::2], numbers[1::2], strict=True)]
        letter = command[0]
        if letter in "MZ":
            if line:
                yield from _cleaned(line, closed=letter == "Z")
            # After `Z` the next command starts where the line did, unless it moves first.
            line = points if letter == "M" else line[:1]
        elif letter == "L":
            line.append(points[0])
        else:
            line.extend(_curve([line[-1], *points]))
    if line:
        yield from _cleaned(line, closed=False)


def _cleaned(line: list[Point], *, closed: bool) -> Iterator[tuple[list[Point], bool]]:
    kept = [line[0]]
    for point in line[1:]:
        if math.dist(point, kept[-1]) > 1e-9:
            kept.append(point)
    if len(kept) > 2 and math.dist(kept[0], kept[-1]) < 1e-9:
        kept.pop()
        closed = True
    if len(kept) > 1:
        yield [(x, -y) for x, y in kept], closed


def _curve(points: list[Point]) -> Iterator[Point]:
    """Points on a Bézier curve after its first, as many as the tolerance asks for."""
    degree = len(points) - 1
    bend = max(
        math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1])
        for a, b, c in zip(points, points[1:], points[2:], strict=False)
    )
    steps = max(1, math.ceil(math.sqrt(degree * (degree - 1) / 8 * bend / TOLERANCE)))
    for step in range(1, steps + 1):
        at = step / steps
        level: list[Point] = points
        while len(level) > 1:
            level = [(p[0] + (q[0] - p[0]) * at, p[1] + (q[1] - p[1]) * at) for p, q in pairwise(level)]
        yield level[0]


def _steps(radius: float, angle: float) -> int:
    """How many straight lines stand for an arc."""
    return max(8, math.ceil(angle / (2 * math.acos(max(0.0, 1 - TOLERANCE / max(radius, 2 * TOLERANCE))))))


__all__ = ["TOLERANCE", "apart", "areas", "filled", "flattened", "painted", "stroked"]
