"""Betza notation: what it may say, and where it is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from komagata.betza import BetzaError, parse
from komagata.movement import Movement, Passant, turned


def steps(notation: str) -> set[tuple[int, int]]:
    return {ride.first for ride in parse(notation).movement.rides}


@pytest.mark.parametrize(
    ("notation", "vectors"),
    [
        ("fW", {(0, 1)}),
        ("FfsW", {(1, 1), (1, -1), (-1, 1), (-1, -1), (0, 1), (1, 0), (-1, 0)}),
        ("FbsW", {(1, 1), (1, -1), (-1, 1), (-1, -1), (0, -1), (1, 0), (-1, 0)}),
        ("ffN", {(1, 2), (-1, 2)}),
        ("fsN", {(2, 1), (-2, 1)}),
        ("fN", {(1, 2), (-1, 2), (2, 1), (-2, 1)}),
        ("frF", {(1, 1)}),
        ("vW", {(0, 1), (0, -1)}),
        ("sW", {(1, 0), (-1, 0)}),
        ("fFvW", {(1, 1), (-1, 1), (0, 1), (0, -1)}),
        ("C", {(x, y) for a, b in ((1, 3), (3, 1)) for x in (a, -a) for y in (b, -b)}),
        ("H", {(0, 3), (0, -3), (3, 0), (-3, 0)}),
    ],
)
def test_directions(notation: str, vectors: set[tuple[int, int]]) -> None:
    assert steps(notation) == vectors


@pytest.mark.parametrize(
    ("notation", "rides", "doubles", "passes", "jumps"),
    [
        ("K", 8, 0, 0, 0),
        ("KNADcaKmabK", 24, 64, 8, 0),
        ("RbBfFfAfcavFfmabF", 10, 4, 2, 0),
        ("BsbRfWfDfcavWfmabW", 9, 2, 1, 0),
        ("fmFfcafmF", 2, 0, 0, 2),
        ("mFcafmF", 4, 0, 0, 4),
        ("mRcpR", 8, 0, 0, 0),
        ("zRzB", 16, 0, 0, 0),
    ],
)
def test_shapes(notation: str, rides: int, doubles: int, passes: int, jumps: int) -> None:
    movement = parse(notation).movement
    found = (len(movement.rides), len(movement.doubles), len(movement.passes), len(movement.jumps))
    assert found == (rides, doubles, passes, jumps)


def test_ranges_modes_and_lame_leaps() -> None:
    (three, *_), (lame, *_) = parse("W3").movement.rides, parse("nA").movement.rides
    assert (three.least, three.most) == (1, 3)
    assert (lame.first, lame.least, lame.most) == ((1, 1), 2, 2)
    horse = next(ride for ride in parse("nN").movement.rides if ride.second == (1, 2) or ride.second == (1, 1))
    assert (horse.least, horse.most) == (2, 2)
    mover, capturer = parse("fmWfcF").movement.rides[:2]
    assert (mover.moves, mover.captures, capturer.moves, capturer.captures) == (True, False, False, True)


def test_a_horse_steps_straight_and_then_diagonally() -> None:
    paths = {(ride.first, ride.second) for ride in parse("nN").movement.rides}
    assert ((0, 1), (1, 1)) in paths
    assert ((1, 0), (1, -1)) in paths
    assert all(0 in first and 0 not in second for first, second in paths)


def test_double_step_and_capture_in_passing() -> None:
    parsed = parse("fmWfceFifmnD")
    assert {ride.passant for ride in parsed.movement.rides} == {Passant.NO, Passant.TAKES, Passant.LEAVES}
    assert {ride.first for ride in parsed.initial} == {(0, 1)}


@pytest.mark.parametrize(
    ("notation", "offset", "words"),
    [
        ("fm", 2, "atom"),
        ("WxW", 1, "'x'"),
        ("W99", 1, "range"),
        ("nC", 0, "lame"),
        ("caaK", 0, "two legs"),
        ("Y", 0, "'Y'"),
    ],
)
def test_faults_say_where(notation: str, offset: int, words: str) -> None:
    with pytest.raises(BetzaError, match=words) as caught:
        parse(notation)
    assert caught.value.offset == offset


@given(st.text(alphabet="WFDNAHCLZGKRBQfblrvsmcnzpiea0123456789", max_size=12))
def test_any_text_is_read_or_refused(notation: str) -> None:
    found = _read(notation)
    if isinstance(found, BetzaError):
        place = found.offset
        assert 0 <= place <= len(notation)
    else:
        assert turned(turned(found)) == found


def _read(notation: str) -> Movement | BetzaError:
    try:
        return parse(notation).movement
    except BetzaError as error:
        return error
