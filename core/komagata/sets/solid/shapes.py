"""Bodies of wedges and discs, and the planes of their faces, in millimetres.

A wedge stands on its base at z = 0, its front towards negative y; a disc lies at z = 0, its front upward.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from komagata.faces.shapes import Point
from komagata.faces.wedge import Wedge
from komagata.sets.items import Body
from komagata.sets.solid.kit import kit

BACK, FRONT = 81.0, 85.0
"""Between the base of a wedge and its two faces, in degrees."""

ROUND = 128
"""Straight lines that stand for the edge of a disc."""

IDENTITY = [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0]]
"""The matrix that leaves a body where it is."""

Vector: TypeAlias = tuple[float, float, float]

_BACK = math.radians(BACK)
_FRONT = math.radians(FRONT)
TAPER = 1 / math.tan(_BACK) + 1 / math.tan(_FRONT)
"""By how much a wedge gets thinner with every millimetre of height."""

SLANT = 1 / math.sin(_BACK)
"""How much longer than the shortest way through a wedge the way along its base is."""


@dataclass(frozen=True, slots=True)
class Plane:
    """A face in space: where the middle of a drawing lies, and which way its right, its top and its front point."""

    origin: Vector
    right: Vector
    up: Vector
    outward: Vector

    @property
    def matrix(self) -> list[list[float]]:
        """From drawing (x right, y up, z outward) to space."""
        columns = (self.right, self.up, self.outward, self.origin)
        return [[column[row] for column in columns] for row in range(3)]


def thinnest(body: Body) -> float:
    """Thickness of the body at its thinnest place."""
    return at_height(body, body.height)


def at_height(body: Body, height: float) -> float:
    """Thickness of a body so far above its base."""
    return body.thickness - height * TAPER if body.shape == "wedge" else body.thickness


def solid(body: Body) -> Any:
    """The body as a `Manifold`."""
    manifold, numpy = kit().manifold, kit().numpy
    if body.shape != "wedge":
        return manifold.Manifold.cylinder(body.thickness, body.width / 2, body.width / 2, ROUND)
    return manifold.Manifold.hull_points(numpy.array(corners(body)))


def corners(body: Body) -> list[Vector]:
    """The ten corners of a wedge."""
    points: list[Vector] = []
    for x, z in pentagon(body):
        front = -body.thickness / 2 + z / math.tan(_FRONT)
        back = body.thickness / 2 - z / math.tan(_BACK)
        points += [(x, front, z), (x, back, z)]
    return points


def pentagon(body: Body) -> list[Point]:
    """The outline of a wedge, its base at y = 0, upward."""
    base = body.height / 2
    return [(x, base - y) for x, y in Wedge(body.height, body.width).corners]


def planes(body: Body) -> tuple[Plane, Plane]:
    """Front and back. The middle of a drawing comes to the middle of the face, as one sees it from the front of it."""
    half = body.thickness / 2
    if body.shape != "wedge":
        top = Plane((0.0, 0.0, body.thickness), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
        # Turned over its upright axis, as a page is: the back of a disc reads upright after that.
        return top, Plane((0.0, 0.0, 0.0), (-1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, -1.0))
    middle = body.height / 2
    lean, rise = math.cos(_FRONT), math.sin(_FRONT)
    front = Plane((0.0, -half + middle * lean / rise, middle), (1.0, 0.0, 0.0), (0.0, lean, rise), (0.0, -rise, lean))
    lean, rise = math.cos(_BACK), math.sin(_BACK)
    back = Plane((0.0, half - middle * lean / rise, middle), (-1.0, 0.0, 0.0), (0.0, -lean, rise), (0.0, rise, lean))
    return front, back


def moved(matrix: Sequence[Sequence[float]], point: Vector) -> Vector:
    """A point moved by a matrix of three rows."""
    x, y, z = (sum(a * b for a, b in zip(row, (*point, 1.0), strict=True)) for row in matrix)
    return x, y, z


def lying(body: Body) -> list[list[float]]:
    """The matrix that lays a body on its back, the apex of a wedge towards positive y, its middle above the origin."""
    if body.shape != "wedge":
        return IDENTITY
    lean, rise = math.cos(_BACK), math.sin(_BACK)
    rows = ((1.0, 0.0, 0.0), (0.0, -lean, rise), (0.0, -rise, -lean))
    _, back = planes(body)
    x, y, z = (-sum(a * b for a, b in zip(row, back.origin, strict=True)) for row in rows)
    return [[*row, shift] for row, shift in zip(rows, (x, y, z), strict=True)]


__all__ = [
    "BACK",
    "FRONT",
    "IDENTITY",
    "ROUND",
    "SLANT",
    "TAPER",
    "Plane",
    "at_height",
    "corners",
    "lying",
    "moved",
    "pentagon",
    "planes",
    "solid",
    "thinnest",
]
