"""Faces laid into the planes of a body: engraved, raised, or as bodies of their own that lie flush."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from komagata.sets.items import Body
from komagata.sets.job import Solid
from komagata.sets.solid import shapes
from komagata.sets.solid.kit import kit

Areas = Mapping[str, Any]
"""Colour -> area of one face, in millimetres about the middle of the face, y upward."""

_CLEAR = 0.25
"""How far a cutter stands out of the face that it cuts, so that nothing of the face remains as a skin."""

_ROOT = 0.1
"""How far raised areas reach into the body that they stand on, where both become one."""

_APART = 0.003
"""Millimetres by which every area is made smaller, so that none touches another."""

_SLIT = 0.04
"""Gaps narrower than this between widened strokes are closed."""

_HARDLY = 0.01
"""Share of a glyph that may be thinner than its thinnest strokes are said to be."""

_COARSE = 0.005
"""How far the outline of a widened stroke may be off, in millimetres."""


def bodied(
    body: Body, grounds: tuple[str, str], faces: tuple[Areas, Areas], settings: Solid
) -> Iterator[tuple[str, Any]]:
    """Colours and solids (`Manifold`) of a body with its faces, the body itself first; it is thick enough already."""
    whole = shapes.solid(body)
    raised = settings.relief == "raised"
    low, high = (0.0, settings.depth) if raised else (-settings.depth, _CLEAR)
    left = whole if raised else (whole - _column(body, faces, low, high))
    yield from _halves(left, body, grounds)
    if settings.relief != "engraved":
        for colour in dict.fromkeys(colour for drawn in faces for colour in drawn):
            column = _column(body, [_only(colour, drawn) for drawn in faces], low, high)
            yield colour, column if raised else (column ^ whole)


def united(body: Body, faces: tuple[Areas, Areas], settings: Solid) -> Any:
    """A body with its faces as one `Manifold`, for files that know no colours."""
    if settings.relief == "raised":
        return shapes.solid(body) + _column(body, faces, -_ROOT, settings.depth)
    return shapes.solid(body) - _column(body, faces, -settings.depth, _CLEAR)


def _halves(solid: Any, body: Body, grounds: tuple[str, str]) -> Iterator[tuple[str, Any]]:
    """A body of two colours, front and back, is two bodies."""
    if grounds[0] == grounds[1]:
        yield grounds[0], solid
    else:
        normal, at = ((0.0, -1.0, 0.0), 0.0) if body.shape == "wedge" else ((0.0, 0.0, 1.0), body.thickness / 2)
        yield from zip(grounds, solid.split_by_plane(normal, at), strict=True)


def _only(colour: str, drawn: Areas) -> Areas:
    return {colour: drawn[colour]} if colour in drawn else {}


def _column(body: Body, faces: Iterable[Areas], low: float, high: float) -> Any:
    """All areas of both faces as one solid."""
    manifold, numpy = kit().manifold, kit().numpy
    solids: list[Any] = []
    for plane, drawn in zip(shapes.planes(body), faces, strict=True):
        if drawn:
            area = manifold.CrossSection.batch_boolean(list(drawn.values()), manifold.OpType.Add)
            # Corners of two areas that touch would be an edge of four triangles, which no closed surface has.
            apart = area.offset(-_APART, manifold.JoinType.Miter, 2.0)
            column = apart.extrude(high - low).translate((0.0, 0.0, low))
            solids.append(column.transform(numpy.array(plane.matrix)))
    return manifold.Manifold.batch_boolean(solids, manifold.OpType.Add)


def thick_enough(body: Body, faces: Iterable[tuple[Areas, Areas]], settings: Solid) -> Body:
    """The body, thick enough for every pair of faces that things of this size have.

    Between two engravings, and at its top edge, it is nowhere thinner than asked for. All things of a size get the
    same thickness, whatever is engraved on them: a back that one can feel would tell what the piece is.
    """
    lack = settings.thinnest * shapes.SLANT - shapes.thinnest(body)
    if settings.relief != "raised":
        for pair in faces:
            for height, depth in _weakest(body, pair, settings.depth):
                lack = max(lack, (settings.thinnest + depth) * shapes.SLANT - shapes.at_height(body, height))
    return replace(body, thickness=body.thickness + max(0.0, lack))


def _weakest(body: Body, pair: tuple[Areas, Areas], depth: float) -> list[tuple[float, float]]:
    """Heights above the base to which engravings reach, and how deep they are together at that height."""
    tops = [max((area.bounds()[3] for area in drawn.values()), default=-math.inf) for drawn in pair]
    heights = sorted(body.height / 2 + top for top in tops if top > -math.inf)
    return [(height, depth * (len(heights) - index)) for index, height in enumerate(heights)]


def edged(area: Any, body: Body, inwards: float) -> Any:
    """An area without what lies outside of a face or closer to its edge than `inwards`."""
    return area ^ _outline(body).offset(-inwards, kit().manifold.JoinType.Miter, 4.0)


def _outline(body: Body) -> Any:
    manifold = kit().manifold
    if body.shape != "wedge":
        return manifold.CrossSection.circle(body.width / 2, shapes.ROUND)
    middle = body.height / 2
    return manifold.CrossSection([[(x, y - middle) for x, y in shapes.pentagon(body)]], manifold.FillRule.NonZero)


def widened(area: Any, width: float) -> tuple[Any, float]:
    """An area whose strokes are all about `width` wide at least, and how wide the thinnest were (or infinity).

    Where the gaps between strokes are narrower than that, too, nothing grows: they would close.
    """
    join, manifold = kit().manifold.JoinType.Round, kit().manifold
    thin = [(part, _breadth(part)) for part in _slender(area, width)]
    grown = [part.offset((width - breadth) / 2, join, 2.0, 16) for part, breadth in thin if breadth < width]
    if not grown:
        return area, math.inf
    more = manifold.CrossSection.batch_boolean(grown, manifold.OpType.Add) - (_swept(area, width) - area)
    whole = _swept(area + more, _SLIT).simplify(_COARSE)
    return whole, _thinnest(area, width)


def _slender(area: Any, width: float) -> list[Any]:
    """The parts of an area that are thinner than `width`. The tip of a stroke is no thin stroke: only what is about as
    long as it would have to be wide counts."""
    return [part for part in (area - _swept(area, -width)).decompose() if part.area() > width * width / 2]


def _thinnest(area: Any, width: float) -> float:
    """The width below which there is hardly any stroke, to an eighth of `width`."""
    least = area.area() * _HARDLY

    def any_thinner(eighths: int) -> bool:
        return bool(sum(part.area() for part in _slender(area, width * eighths / 8)) > least)

    return width * bisect_left(range(2, 8), True, key=any_thinner) / 8 + width / 4


def _swept(area: Any, width: float) -> Any:
    """An area without its parts thinner than -`width`; or with what lies in its gaps narrower than `width`."""
    join = kit().manifold.JoinType.Round
    back = -width / 2 + math.copysign(0.01, -width)
    return area.offset(width / 2, join, 2.0, 16).offset(back, join, 2.0, 16)


def _breadth(area: Any) -> float:
    """The shorter edge of the rectangle that has the same area and the same circumference."""
    half = _perimeter(area) / 4
    return half - math.sqrt(max(half * half - area.area(), 0.0))


def _perimeter(area: Any) -> float:
    return sum(
        math.dist(one, other)
        for line in area.to_polygons()
        for one, other in zip(line, [*line[1:], line[0]], strict=True)
    )


__all__ = ["Areas", "bodied", "edged", "thick_enough", "united", "widened"]
