"""Faces laid into the planes of a body: engraved, raised, or as bodies of their own that lie flush."""

from __future__ import annotations

import math
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

_LEVELS = 4
"""Into how many widths strokes are sorted that are thinner than they have to be."""

_SLIT = 0.12
"""Gaps narrower than this between widened strokes are closed, in millimetres."""

_CORNERS = 12
"""Straight lines to a whole turn of a rounded corner."""

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

    Level by level the area is made smaller; what vanishes between two levels is the middle of strokes of that width,
    and is drawn with a pen of the width that is wanted. The tip of a stroke, which gets thinner quickly, leaves nothing
    that is as long as that. Where the gaps between strokes are narrow, too, nothing grows: they would close.
    """
    manifold = kit().manifold
    join, step = manifold.JoinType.Round, width / (2 * _LEVELS)
    left, middles, least = area.simplify(_COARSE), list[Any](), math.inf
    for level in range(_LEVELS):
        inner = left.offset(-step, join, 2.0, _CORNERS).simplify(_COARSE)
        lost = (left - inner.offset(1.1 * step, join, 2.0, _CORNERS)).to_polygons()
        strokes = [line for line in lost if math.hypot(*(line.max(axis=0) - line.min(axis=0))) > width]
        if strokes:
            least = min(least, (2 * level + 1) * step)
            middles += strokes
        left = inner
    if not middles:
        return area, math.inf
    pen = manifold.CrossSection(middles, manifold.FillRule.Positive).simplify(_COARSE)
    more = pen.offset((width - step) / 2, join, 2.0, _CORNERS) - (_swept(area, width) - area)
    return _swept(area + more, _SLIT).simplify(_COARSE), least


def _swept(area: Any, width: float) -> Any:
    """An area without its parts thinner than -`width`; or with what lies in its gaps narrower than `width`."""
    join = kit().manifold.JoinType.Round
    back = -width / 2 + math.copysign(0.01, -width)
    return area.offset(width / 2, join, 2.0, _CORNERS).simplify(_COARSE).offset(back, join, 2.0, _CORNERS)


__all__ = ["Areas", "bodied", "edged", "thick_enough", "united", "widened"]
