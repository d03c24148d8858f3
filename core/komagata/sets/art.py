"""Where a thing is cut and what is printed on its sides: in millimetres, bounding box centred, apex up, y downward."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from komagata.faces.printed import RIM, Print, printed, shared
from komagata.faces.shapes import Drawing, Path, Point, Shape, circle, moved, polygon, polyline, rotation, scaling
from komagata.faces.theme import Theme
from komagata.faces.wedge import CELL, Wedge, inset
from komagata.sets.inks import PAPER, draughts, grey, printable
from komagata.sets.items import Body, Face, Item
from komagata.sets.job import Job, Looks
from komagata.sets.signs import KINDS, signs

EDGE = 0.15
"""Width of an outline that is printed, in millimetres."""
SLIT = 0.4
"""Width of the slits of strips and caps, in millimetres."""
ROOM = 0.22
"""The safe zone takes no more of the shorter edge of a thing at each side: what is small needs room for its marks."""


@lru_cache(maxsize=1024)
def outline(body: Body, outward: float = 0.0, *, slit: bool = True) -> Path:
    """Where a thing is cut, in millimetres, or that line moved outwards by so much (inwards if negative).

    Slits are part of the line as it is cut, and only of that one, unless they are cut by themselves (no `slit`).
    """
    if body.shape == "wedge":
        return polygon(inset(corners(body), -outward) if outward else corners(body))
    if body.shape == "disc":
        return circle(0.0, 0.0, body.width / 2 + outward)
    if body.shape == "cap":
        return circle(0.0, 0.0, body.width / 2 + outward) if outward or not slit else _cap(body)
    return _strip(body, outward, slit=slit)


def corners(body: Body) -> tuple[Point, ...]:
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


def _strip(body: Body, outward: float, *, slit: bool) -> Path:
    x, y = body.width / 2 + outward, body.height / 2 + outward
    if outward or not slit:
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


def slits(body: Body) -> Path:
    """Only the slits of a cap or strip, as lines."""
    if body.shape == "cap":
        return polyline([(0.0, body.width / 2), (0.0, 0.0)])
    x, y = body.width / 2 - body.thickness, body.height / 2
    return (*polyline([(-x, -y), (-x, 0.0)]), *polyline([(x, y), (x, 0.0)]))


def art(item: Item, job: Job, *, back: bool = False, bleed: float = 0.0) -> Drawing:
    """One side of a thing: the ground, `bleed` past the outline, and what stands on it, all of it `job.sheet.safe` away
    from the cut; nothing for a side that is not printed.

    Raises UnknownName for a style or theme that does not exist, FileError for a theme with faults.
    """
    faces = item.back if back else item.front
    if not faces and not item.blank:
        return ()
    return _art(item.kind, item.body, faces or item.front, bool(faces), _Way.of(job, item.body, bleed))


@dataclass(frozen=True, slots=True)
class _Way:
    """What a drawing depends on besides the thing."""

    looks: Looks
    scale: float
    safe: float
    bleed: float

    @staticmethod
    def of(job: Job, body: Body, bleed: float) -> _Way:
        return _Way(job.looks, job.scale, min(job.sheet.safe, ROOM * min(body.width, body.height)), bleed)

    @property
    def cell(self) -> float:
        """Millimetres to one cell."""
        return CELL * self.scale

    @property
    def style(self) -> str:
        return self.looks.style


@lru_cache(maxsize=1024)
def _art(kind: str, body: Body, faces: tuple[Face, ...], marked: bool, way: _Way) -> Drawing:
    chosen = printable(way.looks.theme, way.looks.ink)
    first = faces[0]
    if kind in KINDS:
        written = signs(kind, body, first, way.looks, chosen, way.safe)
        return (*_ground(body, first.ground, way), *written, *_edge(body, chosen, way))
    if kind in ("man", "two-sided"):
        chosen = draughts(way.looks.theme, way.looks.ink)
    shapes = [*_ground(body, chosen.piece(first.side).face, way)]
    if marked:
        drawn = _faces(faces, Print(way.style, chosen, way.safe / way.cell, _rim(way)))
        shapes += moved(drawn, scaling(way.cell))
    return (*shapes, *_edge(body, chosen, way))


def _faces(faces: tuple[Face, ...], way: Print) -> Drawing:
    first, *rest = faces
    if rest:
        return shared(tuple((face.look, face.turn) for face in faces), way, first.side)
    drawn = printed(first.look, way, first.side, first.foot, first.corner)
    return moved(drawn, rotation(first.turn)) if first.turn else drawn


def _rim(way: _Way) -> float:
    return RIM * (0.5 if way.looks.ink == "low" else 1.0)


def _ground(body: Body, colour: str, way: _Way) -> Iterator[Shape]:
    if way.looks.ink == "grey":
        colour = grey(colour)
    if way.looks.ink != "low" and colour != PAPER:
        yield Shape(outline(body, way.bleed), fill=colour)


def _edge(body: Body, chosen: Theme, way: _Way) -> Iterator[Shape]:
    if way.looks.outline:
        yield Shape(outline(body), stroke=chosen.first.edge, width=EDGE)
    elif body.shape in ("strip", "cap"):
        # Slits are cut, and no crop mark can say where.
        yield Shape(slits(body), stroke=chosen.first.edge, width=EDGE)


__all__ = ["SLIT", "art", "corners", "outline", "slits"]
