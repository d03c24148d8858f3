"""Triangles whose coordinates every format keeps exactly."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from komagata.sets.solid.kit import kit

GRID = 2.0**-13
"""Millimetres between coordinates. Single precision holds every multiple of it on a plate of up to two metres, so that
a mesh can be moved by multiples of it and stays as closed as it was."""


@dataclass(frozen=True, slots=True, eq=False)
class Mesh:
    """A closed surface, its triangles counter-clockwise as seen from outside."""

    points: Any
    """Array of shape (n, 3): multiples of `GRID`, in millimetres."""
    triangles: Any
    """Array of shape (m, 3): numbers of points."""

    @property
    def low(self) -> tuple[float, float, float]:
        """The least x, y and z."""
        x, y, z = self.points.min(axis=0).tolist()
        return x, y, z

    @property
    def high(self) -> tuple[float, float, float]:
        """The greatest x, y and z."""
        x, y, z = self.points.max(axis=0).tolist()
        return x, y, z


def mesh(manifold: Any, place: list[list[float]]) -> Mesh:
    """A `Manifold`, moved by a matrix, as triangles on the grid."""
    numpy = kit().numpy
    whole = manifold.transform(numpy.array(place)).to_mesh64()
    corners = numpy.rint(whole.vert_properties[:, :3] / GRID).astype(numpy.int64)
    while len(again := _repeated(corners)):
        # Corners that the grid would make one stay two, or what reads them by their place finds an edge too many.
        corners[again, 0] += 1
    return Mesh(corners * GRID, whole.tri_verts.astype(numpy.uint32))


def _repeated(corners: Any) -> Any:
    """Numbers of corners that lie where an earlier one lies."""
    numpy = kit().numpy
    _, first = numpy.unique(corners, axis=0, return_index=True)
    return numpy.setdiff1d(numpy.arange(len(corners)), first)


def turned(mesh: Mesh, degrees: float) -> Mesh:
    """A mesh turned about the z axis by quarter turns, counter-clockwise as seen from above."""
    numpy = kit().numpy
    x, y, z = mesh.points.T
    ways = {0.0: (x, y), 90.0: (-y, x), 180.0: (-x, -y), 270.0: (y, -x)}
    return Mesh(numpy.column_stack([*ways[degrees], z]), mesh.triangles) if degrees else mesh


def on_grid(value: float) -> float:
    """The nearest coordinate of the grid."""
    return round(value / GRID) * GRID


__all__ = ["GRID", "Mesh", "mesh", "on_grid", "turned"]
