"""Where a thing is cut and what is printed on its sides: in millimetres, centred on its bounding box, apex up, y down."""

from __future__ import annotations

import math
from functools import lru_cache

from komagata.faces.face import face
from komagata.faces.shapes import Drawing, Path, Shape, circle, moved, polygon, rotation, scaling
from komagata.faces.theme import theme
from komagata.faces.wedge import CELL, Wedge, inset
from komagata.sets.items import Body, Item
from komagata.sets.job import Job

SLIT = 0.4
"""Width of the slits of strips and caps, in millimetres."""


@lru_cache(maxsize=1024)
def outline(body: Body, outward: float = 0.0) -> Path:
    """Where a thing is cut, in millimetres, or that line moved outwards by so much (inwards if negative).

    Slits are part of the line as it is cut, and only of that one.
    """
    if body.shape == "wedge":
        return polygon(inset(corners(body), -outward) if outward else corners(body))
    if body.shape == "disc":
        return circle(0.0, 0.0, body.width / 2 + outward)
    if body.shape == "cap":
        return _cap(body) if not outward else circle(0.0, 0.0, body.width / 2 + outward)
    return _strip(body, outward)


def corners(body: Body) -> tuple[tuple[float, float], ...]:
    """The corners of a wedge: base left, shoulder left, apex, shoulder right, base right."""
    return Wedge(body.height, body.width).corners


def _cap(body: Body) -> Path:
    """A disc with a slit from its lowest point to its middle."""
    size, half = body.width / 2, SLIT / 2
    low = math.sqrt(size * size - half * half)
    steps = 72
    first = math.asin(half / size)
    around = [first + (2 * math.pi - 2 * first) * n / steps for n in range(steps + 1)]
    # From right of the slit counterclockwise round to its left.
    rim = [(size * math.sin(a), size * math.cos(a)) for a in around]
    return polygon([(half, low), *rim[1:-1], (-half, low), (-half, 0.0), (half, 0.0)])


def _strip(body: Body, outward: float) -> Path:
    x, y = body.width / 2 + outward, body.height / 2 + outward
    if outward:
        return polygon([(-x, y), (-x, -y), (x, -y), (x, y)])
    at, half = x - body.thickness, SLIT / 2
    return polygon(
        [
            (-x, y),
            (-x, -y),
            (-at - half, -y),
            (-at - half, 0.0),
            (-at + half, 0.0),
            (-at + half, -y),
            (x, -y),
            (x, y),
            (at + half, y),
            (at + half, 0.0),
            (at - half, 0.0),
            (at - half, y),
        ]
    )


def art(item: Item, job: Job, *, back: bool = False, bleed: float = 0.0) -> Drawing:
    """One side of a thing: the ground, `bleed` past the outline, and what stands on it; nothing for a side that is not
    printed."""
    faces = item.back if back else item.front
    if not faces and (not item.front or not item.blank):
        return ()
    chosen = theme(job.looks.theme)
    ground = Shape(outline(item.body, bleed) if bleed else outline(item.body), fill=chosen.first.face)
    shapes: list[Shape] = [ground]
    for one in faces:
        drawn = face(one.look, job.looks.style, chosen, side=one.side, flat=True)
        inner = [shape for shape in drawn if not shape.name.startswith("body/")]
        shapes += moved(moved(inner, rotation(one.turn)), scaling(CELL * job.scale * 0.85))
    return tuple(shapes)


__all__ = ["art", "corners", "outline"]
