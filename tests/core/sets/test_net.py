"""The net of a hollow wedge is folded up again, and is the wedge."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pytest

from komagata.faces.shapes import Point
from komagata.faces.wedge import SIZES
from komagata.sets.items import Body
from komagata.sets.paper.net import Net, Panel, Vertex, net, vertices
from tests.core.sets.test_packing import distance

LEAN = {"front": 1 / math.tan(math.radians(85)), "back": 1 / math.tan(math.radians(81))}


def body(size: str, scale: float = 1.0) -> Body:
    height, width, thickness = SIZES[size]
    return Body("wedge", height * scale, width * scale, thickness * scale, size)


def dot(one: Vertex, other: Vertex) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def minus(one: Vertex, other: Vertex) -> Vertex:
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2])


def crossed(one: Vertex, other: Vertex) -> Vertex:
    return (
        one[1] * other[2] - one[2] * other[1],
        one[2] * other[0] - one[0] * other[2],
        one[0] * other[1] - one[1] * other[0],
    )


def folded(flat: Net) -> dict[str, list[Vertex]]:
    """Every face in space: each is turned about its fold, by whatever angle makes its own edges meet."""
    space: dict[str, list[Vertex]] = {}
    for panel in flat.panels:
        if not space:
            # The front leans back.
            angle = math.radians(85)
            space[panel.name] = [(x, -y * math.cos(angle), -y * math.sin(angle)) for x, y in panel.points]
        else:
            space[panel.name] = turned_about(panel, flat, space)
    return space


def turned_about(panel: Panel, flat: Net, space: dict[str, list[Vertex]]) -> list[Vertex]:
    """A face turned about the fold that it shares with one that already stands in space."""
    parent, (start, end) = next(
        (other, edge)
        for other in flat.panels
        if other.name in space
        for edge in ((a, b) for (_, a), (_, b) in other.edges)
        if any(math.dist(edge[0], b) + math.dist(edge[1], a) < 1e-6 for (_, a), (_, b) in panel.edges)
    )
    at = dict(zip(parent.points, space[parent.name], strict=True))
    base, axis = at[start], minus(at[end], at[start])
    length = math.sqrt(dot(axis, axis))
    assert length == pytest.approx(math.dist(start, end), abs=1e-9)
    axis = (axis[0] / length, axis[1] / length, axis[2] / length)
    away = AWAY[panel.name]
    # What is left of the direction once the part along the fold is taken out.
    along = dot(away, axis)
    across = (away[0] - along * axis[0], away[1] - along * axis[1], away[2] - along * axis[2])
    size = math.sqrt(dot(across, across))
    result: list[Vertex] = []
    for point in panel.points:
        u, v = flat_axes(start, end, point)
        result.append(tuple(base[i] + u * axis[i] + v * across[i] / size for i in range(3)))  # type: ignore[arg-type]
    return result


def flat_axes(start: Point, end: Point, point: Point) -> tuple[float, float]:
    length = math.dist(start, end)
    x, y = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    dx, dy = point[0] - start[0], point[1] - start[1]
    return dx * x + dy * y, dx * y - dy * x


# Which way a face goes from its fold: from the front straight back, and the back up from the base.
AWAY: dict[str, Vertex] = {
    "base": (0.0, 1.0, 0.0),
    "back": (0.0, -math.cos(math.radians(81)), math.sin(math.radians(81))),
    "left side": (0.0, 1.0, 0.0),
    "right side": (0.0, 1.0, 0.0),
    "left roof": (0.0, 1.0, 0.0),
    "right roof": (0.0, 1.0, 0.0),
}


def volume(faces: dict[str, list[Vertex]]) -> float:
    """From the corners, each face seen clockwise from outside."""
    total = 0.0
    for corners in faces.values():
        for one, other in pairwise(corners[1:]):
            total -= dot(corners[0], crossed(one, other)) / 6
    return total


def true_volume(part: Body) -> float:
    """Slices of a pentagon that becomes thinner upwards, added up exactly: the area is linear in pieces, so is the
    thickness, and Simpson's rule is exact for their product."""
    slope = LEAN["front"] + LEAN["back"]
    lean, roof = 1 / math.tan(math.radians(81)), 1 / math.tan(math.radians(72))
    high = (part.height - part.width / 2 * roof) / (1 - lean * roof)

    def across(z: float) -> float:
        return 2 * min(part.width / 2 - z * lean, (part.height - z) / roof)

    def slice_at(z: float) -> float:
        return across(z) * (part.thickness - z * slope)

    total = 0.0
    for low, top in ((0.0, high), (high, part.height)):
        total += (top - low) / 6 * (slice_at(low) + 4 * slice_at((low + top) / 2) + slice_at(top))
    return total


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.5, 0.7, 1.0])
def test_a_folded_net_closes_and_is_the_wedge(size: str, scale: float) -> None:
    part = body(size, scale)
    flat = net(part)
    faces = folded(flat)
    assert len(faces) == 7
    # What is one corner of the wedge is one point in space, whichever face it is taken from.
    corners: dict[str, list[Vertex]] = {}
    for panel in flat.panels:
        for (name, _), at in zip(panel.corners, faces[panel.name], strict=True):
            corners.setdefault(name, []).append(at)
    for name, places in corners.items():
        for one, other in combinations(places, 2):
            assert math.dist(one, other) < 0.05, name
        assert math.dist(places[0], vertices(part)[name]) < 0.05, name
    assert volume(faces) == pytest.approx(true_volume(part), rel=1e-4)


@pytest.mark.parametrize("size", SIZES)
def test_edges_that_meet_are_equally_long(size: str) -> None:
    flat = net(body(size))
    lengths: dict[frozenset[str], list[float]] = {}
    for panel in flat.panels:
        for (one, start), (other, end) in panel.edges:
            lengths.setdefault(frozenset((one, other)), []).append(math.dist(start, end))
    assert len(lengths) == 15
    for pair in lengths.values():
        assert pair[0] == pytest.approx(pair[1], abs=0.05)


def test_the_wedge_has_the_sizes_of_a_piece() -> None:
    corners = vertices(body("king"))
    assert math.dist(corners["front left"], corners["front right"]) == pytest.approx(28.7)
    assert math.dist(corners["front left"], corners["back left"]) == pytest.approx(9.7)
    assert corners["front apex"][2] == pytest.approx(32.0)
    # At the top it is 1.83 mm thick.
    assert math.dist(corners["front apex"], corners["back apex"]) == pytest.approx(1.83, abs=0.005)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.5, 1.0])
def test_nothing_of_a_net_overlaps(size: str, scale: float) -> None:
    flat = net(body(size, scale))
    parts = [list(panel.points) for panel in flat.panels] + [list(tab.corners) for tab in flat.tabs]
    for one, other in combinations(parts, 2):
        shared = any(math.dist(a, b) < 1e-6 for a in one for b in other)
        apart = distance(shrunk(one), shrunk(other))
        assert apart > (0.0001 if shared else 0.2 * scale)


def shrunk(points: list[Point]) -> list[Point]:
    """A little smaller, so that what merely touches does not count."""
    x, y = (sum(point[axis] for point in points) / len(points) for axis in (0, 1))
    return [(x + (a - x) * 0.999, y + (b - y) * 0.999) for a, b in points]


def test_tabs_are_numbered_in_the_order_of_gluing() -> None:
    flat = net(body("king"))
    assert [tab.number for tab in flat.tabs] == [1, 2, 3, 4, 5, 6]
    assert len(flat.folds) == 6
