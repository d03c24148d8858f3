"""Binary STL: an 80-byte header, the number of triangles, and 50 bytes a triangle. No units, no colours."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, BinaryIO

from komagata.sets.solid.kit import kit
from komagata.sets.solid.mesh import Mesh, turned

HEADER = 80

Placed = tuple[Mesh, float, tuple[float, float, float]]
"""A mesh, by how many degrees it is turned about the z axis (quarter turns, counter-clockwise), and by how many
millimetres it is moved then (multiples of `mesh.GRID`)."""


def write(stream: BinaryIO, placed: Sequence[Placed], title: str = "") -> None:
    """One solid of all meshes, one after the other: no more than one of them is in memory as bytes at a time."""
    # A header that begins with `solid` would be taken for the textual format.
    stream.write(f"Komagata, millimetres: {title}".encode("ascii", "replace")[:HEADER].ljust(HEADER, b"\0"))
    stream.write(sum(len(mesh.triangles) for mesh, _, _ in placed).to_bytes(4, "little"))
    stream.writelines(_chunks(placed))


def _chunks(placed: Iterable[Placed]) -> Iterable[bytes]:
    numpy = kit().numpy
    for mesh, turn, shift in placed:
        corners = turned(mesh, turn).points[mesh.triangles]
        record = numpy.zeros(len(corners), dtype=[("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("more", "<u2")])
        record["normal"] = _normals(corners)
        record["corners"] = corners + numpy.array(shift)
        yield record.tobytes()


def _normals(corners: Any) -> Any:
    """Unit vectors outwards; of a triangle without area, no vector."""
    numpy = kit().numpy
    across = numpy.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    length = numpy.linalg.norm(across, axis=1, keepdims=True)
    return numpy.divide(across, length, out=numpy.zeros_like(across), where=length > 0)


__all__ = ["write"]
