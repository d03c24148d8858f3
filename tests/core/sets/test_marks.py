"""Marks to cut and fold by: outside of everything, and nowhere on a neighbour or its bleed."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from komagata.faces.shapes import Point
from komagata.faces.wedge import SIZES
from komagata.sets.convex import Outline, box, disc, inside, round_inside
from komagata.sets.items import Body
from komagata.sets.packing import pack
from komagata.sets.paper.label import label_outline
from komagata.sets.paper.marks import REACH, START, Zone, cuts, dashed
from tests.core.sets.test_packing import distance, wedge

AREA = (10.0, 10.0, 190.0, 259.0)


def label(size: str, core: float = 2.0) -> Outline:
    height, width, thickness = SIZES[size]
    return label_outline(Body("wedge", height, width, thickness, size), core)


def twins(diameter: float) -> Outline:
    return label_outline(Body("disc", diameter, diameter, 5.0), 2.0)


def zones(outlines: list[Outline], gap: float, bleed: float) -> list[Zone]:
    left, top, wide, high = AREA
    seam = 1.2 * bleed
    (first, *_) = pack(outlines, wide - 2 * seam, high - 2 * seam, gap).sheets
    return [
        Zone(outlines[place.number].turned(place.turn), left + seam + place.x, top + seam + place.y) for place in first
    ]


def apart(mark: tuple[Point, Point], zone: Zone) -> float:
    """How far a mark is from a thing."""
    return distance(list(mark), list(zone.corners())) - zone.outline.radius


def hold(placed: list[Zone], bleed: float) -> None:
    left, top, wide, high = AREA
    for zone in placed:
        for mark in cuts([zone], placed, bleed, AREA):
            # On its own waste, a little off the corner; on nobody else's.
            assert apart(mark, zone) > 0.2
            for other in placed:
                assert other is zone or apart(mark, other) > bleed + 0.1
            for x, y in mark:
                assert left + 0.2 <= x <= left + wide - 0.2
                assert top + 0.2 <= y <= top + high - 0.2


thing = st.one_of(
    st.builds(wedge, st.sampled_from(sorted(SIZES)), st.floats(0.4, 1.2)),
    st.builds(disc, st.floats(10.0, 50.0)),
    st.builds(box, st.floats(10.0, 90.0), st.floats(10.0, 60.0)),
    st.builds(label, st.sampled_from(sorted(SIZES)), st.floats(0.0, 5.0)),
    st.builds(twins, st.floats(15.0, 40.0)),
)


@settings(deadline=None)
@given(
    kinds=st.lists(st.tuples(thing, st.integers(1, 6)), min_size=1, max_size=4),
    bleed=st.floats(0.0, 3.0),
    more=st.floats(0.0, 4.0),
)
def test_marks_touch_nothing(kinds: list[tuple[Outline, int]], bleed: float, more: float) -> None:
    outlines = [outline for outline, count in kinds for _ in range(count)]
    hold(zones(outlines, max(2 * bleed, 3.0) + more, bleed), bleed)


def test_every_corner_of_a_single_piece_has_two_marks() -> None:
    (zone,) = zones([wedge("king")], 4.0, 2.0)
    alone = Zone(zone.outline, 100.0, 100.0)
    marks = cuts([alone], [alone], 2.0, AREA)
    assert len(marks) == 10
    for start, end in marks:
        assert math.dist(start, end) == pytest.approx(2.0 + REACH - START)
        assert min(math.dist(start, corner) for corner in alone.corners()) == pytest.approx(START)


def test_pieces_side_by_side_keep_a_mark_at_every_corner() -> None:
    """However close they lie: whoever cuts along a line has something to lay the ruler at."""
    placed = zones([wedge("pawn")] * 40, 4.0, 2.0)
    for zone in placed:
        marks = cuts([zone], placed, 2.0, AREA)
        for corner in zone.corners():
            assert any(math.dist(corner, start) < START + 0.01 for start, _ in marks)


def test_discs_have_four_marks_and_twins_six() -> None:
    alone = Zone(disc(30.0), 100.0, 100.0)
    assert len(cuts([alone], [alone], 2.0, AREA)) == 4
    pair = Zone(twins(30.0), 100.0, 100.0)
    assert len(cuts([pair], [pair], 2.0, AREA)) == 6


def test_the_part_of_a_line_that_lies_inside() -> None:
    square = ((0.0, 10.0), (0.0, 0.0), (10.0, 0.0), (10.0, 10.0))
    assert inside(square, (-10.0, 5.0), (30.0, 5.0)) == pytest.approx((0.25, 0.5))
    assert inside(square, (-10.0, 11.0), (30.0, 11.0)) is None
    assert round_inside((0.0, 0.0), 5.0, (-10.0, 0.0), (10.0, 0.0)) == pytest.approx((0.25, 0.75))
    assert round_inside((0.0, 0.0), 5.0, (-10.0, 6.0), (10.0, 6.0)) is None
    assert round_inside((0.0, 0.0), 5.0, (6.0, 0.0), (10.0, 0.0)) is None


def test_dashes_begin_and_end_with_a_dash() -> None:
    path = dashed((0.0, 0.0), (10.0, 0.0), 1.0)
    xs = [command[1] for command in path if len(command) == 3]
    assert xs[0] == pytest.approx(0.0)
    assert xs[-1] == pytest.approx(10.0)
    assert len(xs) % 2 == 0
