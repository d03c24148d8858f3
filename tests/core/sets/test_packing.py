"""Things on sheets: never closer than the gap, never off the sheet, and few sheets."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from komagata.faces.shapes import Point
from komagata.faces.wedge import SIZES, Wedge
from komagata.sets.convex import Outline, beneath, beside, box, disc, hull
from komagata.sets.packing import Packing, bound, fits, pack

A4 = (190.0, 259.0)


def wedge(size: str, scale: float = 1.0) -> Outline:
    height, width, _ = SIZES[size]
    return Outline(Wedge(height * scale, width * scale).corners)


def arrow(size: float) -> Outline:
    """A head and a shaft: what is not convex."""
    head = ((-size / 4, 0.0), (-size, -size / 3), (0.0, -size), (size, -size / 3), (size / 4, 0.0))
    shaft = ((-size / 4, size), (-size / 4, 0.0), (size / 4, 0.0), (size / 4, size))
    return Outline(hull((*head, *shaft)), parts=(head, shaft))


def placed(outline: Outline, x: float, y: float) -> list[list[Point]]:
    """Its convex parts."""
    return [[(x + a, y + b) for a, b in part] for part in outline.pieces]


def to_segment(point: Point, start: Point, end: Point) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    share = max(0.0, min(1.0, ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / length)) if length else 0.0
    return math.dist(point, (start[0] + dx * share, start[1] + dy * share))


def contains(polygon: list[Point], point: Point) -> bool:
    turns = [
        (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
        for a, b in zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    ]
    return len(polygon) > 2 and (all(turn > 0 for turn in turns) or all(turn < 0 for turn in turns))


def distance(one: list[Point], other: list[Point]) -> float:
    """Between two convex polygons, each given by its corners; 0 where they overlap."""
    axes = [
        (b[1] - a[1], a[0] - b[0])
        for polygon in (one, other)
        for a, b in zip(polygon, [*polygon[1:], polygon[0]], strict=True)
        if a != b
    ]
    if len(one) > 2 and len(other) > 2 and not any(separates(axis, one, other) for axis in axes):
        return 0.0
    if any(contains(one, point) for point in other) or any(contains(other, point) for point in one):
        return 0.0
    pairs = [(one, other), (other, one)]
    return min(
        to_segment(point, a, b)
        for points, polygon in pairs
        for point in points
        for a, b in zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    )


def separates(axis: Point, one: list[Point], other: list[Point]) -> bool:
    low, high = ([x * axis[0] + y * axis[1] for x, y in points] for points in (one, other))
    return max(low) <= min(high) + 1e-9 or max(high) <= min(low) + 1e-9


def hold(outlines: list[Outline], packed: Packing, width: float, height: float, gap: float) -> None:
    """Everything is there once, on its sheet, and far enough from everything else."""
    assert sorted(place.number for sheet in packed.sheets for place in sheet) == list(range(len(outlines)))
    for sheet in packed.sheets:
        lying = [(outlines[place.number].turned(place.turn), place) for place in sheet]
        for number, (outline, place) in enumerate(lying):
            assert outline.width / 2 - 1e-4 <= place.x <= width - outline.width / 2 + 1e-4
            assert outline.height / 2 - 1e-4 <= place.y <= height - outline.height / 2 + 1e-4
            for other, there in lying[:number]:
                if math.dist((place.x, place.y), (there.x, there.y)) > 200:
                    continue
                ours, theirs = placed(outline, place.x, place.y), placed(other, there.x, there.y)
                apart = min(distance(one, two) for one in ours for two in theirs)
                assert apart - outline.radius - other.radius >= gap - 1e-6
    assert packed.bound <= len(packed.sheets)


SETS = {
    "kings": [wedge("king")] * 100,
    "a set of five sizes": [
        wedge(size) for size, n in (("king", 4), ("major", 8), ("minor", 4), ("pawn", 16)) for _ in range(n)
    ],
    "a large set": [
        wedge(size, 0.7)
        for size, n in (("king", 6), ("great", 18), ("major", 20), ("minor", 8), ("light", 8), ("pawn", 28))
        for _ in range(2 * n)
    ],
    "discs": [disc(30.0)] * 100,
    "discs of three sizes": [disc(size) for size, n in ((31.0, 2), (29.5, 20), (28.0, 10)) for _ in range(3 * n)],
    "strips": [box(95.0, 14.0)] * 40,
    "everything": [wedge("king")] * 20 + [disc(25.0)] * 30 + [box(80.0, 12.0)] * 12,
}


@pytest.mark.parametrize("name", SETS)
def test_sets_take_hardly_more_sheets_than_their_area(name: str) -> None:
    outlines = SETS[name]
    packed = pack(outlines, *A4, 4.0)
    hold(outlines, packed, *A4, 4.0)
    assert len(packed.sheets) <= packed.bound + 1


def test_wedges_head_to_foot_lie_closer_than_upright_ones() -> None:
    king = wedge("king")
    upright, nested = beside(king, king, 4.0, 0.0), beside(king, king.turned(180), 4.0, 0.0)
    assert upright == pytest.approx(28.7 + 4.0)
    # Their sides lean alike, 81 degrees each.
    lean = 1 / math.tan(math.radians(81))
    assert nested == pytest.approx(28.7 - 32.0 * lean + 4.0 / math.sin(math.radians(81)))
    (sheet,) = pack([king] * 42, *A4, 4.0).sheets
    assert {place.turn for place in sheet} == {0.0, 180.0}


def test_what_is_not_convex_reaches_into_its_neighbours() -> None:
    one = arrow(20.0)
    hulled = Outline(one.corners)
    assert one.height == pytest.approx(40.0)
    assert beside(one, one.turned(180), 2.0, 0.0) < beside(hulled, hulled.turned(180), 2.0, 0.0) - 2
    outlines = [one] * 30
    hold(outlines, pack(outlines, *A4, 2.0), *A4, 2.0)


def test_discs_lie_like_honeycomb() -> None:
    small = disc(30.0)
    assert beneath(small, small, 4.0, 17.0) == pytest.approx(34.0 * math.sin(math.radians(60)))
    assert [len(sheet) for sheet in pack([small] * 44, *A4, 4.0).sheets] == [40, 4]


def test_the_bound_counts_the_gaps() -> None:
    assert bound([box(46.0, 46.0)] * 16, 196.0, 196.0, 4.0) == 1
    assert bound([box(46.0, 46.0)] * 17, 196.0, 196.0, 4.0) == 2
    assert pack([], *A4, 4.0) == Packing((), 0)


def test_what_fits_only_turned_is_turned() -> None:
    long = box(240.0, 20.0)
    assert fits(long, *A4)
    assert not fits(box(260.0, 20.0), *A4)
    outlines = [long] * 3
    hold(outlines, pack(outlines, *A4, 4.0), *A4, 4.0)


def test_what_must_lie_and_what_must_not_share_a_sheet() -> None:
    outlines = [box(240.0, 20.0), box(20.0, 240.0), wedge("king")]
    hold(outlines, pack(outlines, *A4, 4.0), *A4, 4.0)


thing = st.one_of(
    st.builds(wedge, st.sampled_from(sorted(SIZES)), st.floats(0.3, 1.5)),
    st.builds(disc, st.floats(5.0, 60.0)),
    st.builds(box, st.floats(5.0, 90.0), st.floats(5.0, 90.0)),
    st.builds(arrow, st.floats(5.0, 30.0)),
)


@settings(deadline=None)
@given(
    kinds=st.lists(st.tuples(thing, st.integers(1, 9)), min_size=1, max_size=5),
    width=st.floats(100.0, 300.0),
    height=st.floats(100.0, 300.0),
    gap=st.floats(0.0, 8.0),
)
def test_nothing_overlaps(kinds: list[tuple[Outline, int]], width: float, height: float, gap: float) -> None:
    outlines = [outline for outline, count in kinds for _ in range(count)]
    hold(outlines, pack(outlines, width, height, gap), width, height, gap)
