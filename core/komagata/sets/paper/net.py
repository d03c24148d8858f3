"""The net of a hollow wedge: its seven faces, computed in space and laid flat, so that it closes exactly.

In space x runs to the right as one sees the front, y from the front to the back, z upward; the base lies on z = 0. The
front leans backwards at 85 degrees, the back forwards at 81. On the paper, whose printed side is the outside, x runs to
the right and y downward, and the lower edge of the front lies on y = 0. Everything is in millimetres.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from komagata.faces.shapes import Matrix, Point
from komagata.faces.wedge import Wedge
from komagata.sets.convex import hull
from komagata.sets.items import Body

FRONT_LEAN, BACK_LEAN = 85.0, 81.0
"""Angles of the front and of the back to the base, in degrees."""
TAB = 5.0
"""Depth of a tab at an edge that is long enough."""
SHARE = 0.4
"""Depth of a tab at a short edge, as a share of it."""
SHORTEST = 4.0
"""Shorter edges have no tab: what meets there is held by its other edges."""
_SLANT = 1 / math.tan(math.radians(50))

Vertex = tuple[float, float, float]

_NAMES = ("left", "left shoulder", "apex", "right shoulder", "right")
"""Corners of front and back, from the left foot as one sees the front."""


@dataclass(frozen=True, slots=True)
class Panel:
    """One face, flat: its corners by their names, clockwise as printed."""

    name: str
    corners: tuple[tuple[str, Point], ...]

    @property
    def points(self) -> tuple[Point, ...]:
        return tuple(point for _, point in self.corners)

    @property
    def edges(self) -> Iterator[tuple[tuple[str, Point], tuple[str, Point]]]:
        return zip(self.corners, (*self.corners[1:], self.corners[0]), strict=True)


@dataclass(frozen=True, slots=True)
class Tab:
    """A flap that is glued behind the edge that it meets."""

    number: int
    """In the order in which one glues."""
    corners: tuple[Point, Point, Point, Point]
    """The edge that it hangs on first and last."""


UPPER = ("front", "left side", "right side", "left roof", "right roof")
"""Panels that lie round the front."""


@dataclass(frozen=True, slots=True)
class Net:
    """A net laid flat."""

    panels: tuple[Panel, ...]
    tabs: tuple[Tab, ...]
    folds: tuple[tuple[Point, Point], ...]
    """Between panels."""
    cuts: tuple[tuple[Point, Point], ...]
    """Edges of panels that hang on nothing and carry no tab."""

    @property
    def points(self) -> tuple[Point, ...]:
        return tuple(point for part in self.parts for point in part)

    @property
    def parts(self) -> tuple[tuple[Point, ...], ...]:
        """Three convex polygons that hold all of it: what lies round the front, the base, the back."""
        points: dict[str, list[Point]] = {"upper": [], "base": [], "back": []}
        for panel in self.panels:
            points["upper" if panel.name in UPPER else panel.name] += panel.points
        for tab in self.tabs:
            points["base" if tab.number <= _FEET else "upper"] += tab.corners
        return tuple(hull(part) for part in points.values())


def vertices(body: Body) -> dict[str, Vertex]:
    """The ten corners of a wedge in space, `front apex` and so on."""
    half, high = Wedge(body.height, body.width).shoulder
    feet, shoulders = body.width / 2, (half, high)
    flat = ((-feet, 0.0), (-shoulders[0], high), (0.0, body.height), shoulders, (feet, 0.0))
    found: dict[str, Vertex] = {}
    for name, (x, z) in zip(_NAMES, flat, strict=True):
        found[f"front {name}"] = (x, z / math.tan(math.radians(FRONT_LEAN)), z)
        found[f"back {name}"] = (x, body.thickness - z / math.tan(math.radians(BACK_LEAN)), z)
    return found


# Each panel with the edge that it hangs on, itself named by its corners; clockwise as one looks at the outside.
_FACES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("front", tuple(f"front {name}" for name in _NAMES)),
    ("base", ("front right", "back right", "back left", "front left")),
    ("back", ("back left", "back right", "back right shoulder", "back apex", "back left shoulder")),
    ("left side", ("front left", "back left", "back left shoulder", "front left shoulder")),
    ("left roof", ("front left shoulder", "back left shoulder", "back apex", "front apex")),
    ("right roof", ("front apex", "back apex", "back right shoulder", "front right shoulder")),
    ("right side", ("front right shoulder", "back right shoulder", "back right", "front right")),
)
_HINGES = {
    frozenset(edge)
    for edge in (
        ("front left", "front right"),
        ("back left", "back right"),
        ("front left", "front left shoulder"),
        ("front left shoulder", "front apex"),
        ("front apex", "front right shoulder"),
        ("front right shoulder", "front right"),
    )
}
_FEET = 2
# Edges with tabs, in the order in which one glues them: feet of the base first, the back closes over the rest.
_TABBED = (
    ("base", frozenset(("back left", "front left"))),
    ("base", frozenset(("back right", "front right"))),
    ("left side", frozenset(("back left", "back left shoulder"))),
    ("right side", frozenset(("back right", "back right shoulder"))),
    ("left roof", frozenset(("back left shoulder", "back apex"))),
    ("right roof", frozenset(("back right shoulder", "back apex"))),
)


def net(body: Body) -> Net:
    """The net of a wedge of this size."""
    space = vertices(body)
    flat: dict[str, Panel] = {}
    for name, corners in _FACES:
        flat[name] = _unfolded(name, corners, space, flat)
    tabs: list[Tab] = []
    folds: dict[frozenset[str], tuple[Point, Point]] = {}
    cuts: list[tuple[Point, Point]] = []
    for panel in flat.values():
        for (one, start), (other, end) in panel.edges:
            edge = frozenset((one, other))
            if edge in _HINGES:
                folds[edge] = (start, end)
            elif (panel.name, edge) in _TABBED and math.dist(start, end) >= SHORTEST:
                tabs.append(_tab(_TABBED.index((panel.name, edge)) + 1, start, end))
            else:
                cuts.append((start, end))
    tabs.sort(key=lambda tab: tab.number)
    return Net(tuple(flat.values()), tuple(tabs), tuple(folds.values()), tuple(cuts))


def _unfolded(name: str, corners: tuple[str, ...], space: dict[str, Vertex], flat: dict[str, Panel]) -> Panel:
    """A face laid flat, beside the one that it hangs on."""
    if not flat:
        lean = math.sin(math.radians(FRONT_LEAN))
        points = ((space[corner][0], -space[corner][2] / lean) for corner in corners)
        return Panel(name, tuple(zip(corners, points, strict=True)))
    hinge, start, end = next(
        ((one, other), start, end)
        for panel in flat.values()
        for (one, start), (other, end) in panel.edges
        if frozenset((one, other)) in _HINGES and one in corners and other in corners
    )
    # Along the hinge, and away from the panel that it hangs on: that one is clockwise, so outside is to the left.
    along = ((end[0] - start[0]), (end[1] - start[1]))
    length = math.hypot(*along)
    unit = (along[0] / length, along[1] / length)
    away = (unit[1], -unit[0])
    base, direction = space[hinge[0]], _unit(_minus(space[hinge[1]], space[hinge[0]]))
    placed: list[tuple[str, Point]] = []
    for corner in corners:
        reach = _minus(space[corner], base)
        u = _dot(reach, direction)
        v = math.sqrt(max(0.0, _dot(reach, reach) - u * u))
        placed.append((corner, (start[0] + unit[0] * u + away[0] * v, start[1] + unit[1] * u + away[1] * v)))
    return Panel(name, tuple(placed))


def _tab(number: int, start: Point, end: Point) -> Tab:
    """A flap on the outside of an edge."""
    length = math.dist(start, end)
    x, y = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    depth = min(TAB, SHARE * length)
    back = depth * _SLANT

    def at(along: float, out: float) -> Point:
        return (start[0] + x * along + y * out, start[1] + y * along - x * out)

    return Tab(number, (start, at(back, depth), at(length - back, depth), end))


def front_matrix(body: Body) -> Matrix:
    """From the drawing of a front, centred on its bounding box, to the net. The true face is a little longer than it
    looks from before, because it leans."""
    lean = math.sin(math.radians(FRONT_LEAN))
    return (1.0, 0.0, 0.0, 1 / lean, 0.0, -body.height / 2 / lean)


def back_matrix(body: Body) -> Matrix:
    """The same for the back, which lies upside down below the base."""
    lean = math.sin(math.radians(BACK_LEAN))
    return (-1.0, 0.0, 0.0, -1 / lean, 0.0, body.thickness + body.height / 2 / lean)


def _minus(one: Vertex, other: Vertex) -> Vertex:
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2])


def _dot(one: Vertex, other: Vertex) -> float:
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]


def _unit(vector: Vertex) -> Vertex:
    length = math.sqrt(_dot(vector, vector))
    return (vector[0] / length, vector[1] / length, vector[2] / length)


__all__ = ["BACK_LEAN", "FRONT_LEAN", "Net", "Panel", "Tab", "back_matrix", "front_matrix", "net", "vertices"]
