"""Time controls as text, and clocks that are told the time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from komagata.clock import (
    Clock,
    Delay,
    TimeControl,
    controls_text,
    duration,
    parse_control,
    parse_controls,
    parse_duration,
)
from komagata.errors import KomagataError, NotationError
from komagata.pieces import Side

FIRST, SECOND = Side.FIRST, Side.SECOND


def clock(written: str) -> Clock:
    return Clock.of(parse_controls(written)).start(FIRST, 0)


milliseconds = st.integers(0, 10_000_000)


@st.composite
def controls(draw: st.DrawFn) -> TimeControl:
    byoyomi = draw(milliseconds)
    delay = draw(milliseconds)
    return TimeControl(
        draw(st.integers(1, 10_000_000)),
        draw(milliseconds),
        byoyomi,
        draw(st.integers(1, 100)) if byoyomi else 1,
        delay,
        draw(st.sampled_from(Delay)) if delay else Delay.SIMPLE,
    )


@given(controls(), controls())
def test_text_comes_back(first: TimeControl, second: TimeControl) -> None:
    assert parse_control(str(first)) == first
    assert parse_controls(controls_text((first, second))) == (first, second)
    assert "{" not in str(first.text)


@pytest.mark.parametrize(
    ("written", "control"),
    [
        ("300", TimeControl(300_000)),
        ("300+5", TimeControl(300_000, 5_000)),
        ("600+0/30x3", TimeControl(600_000, 0, 30_000, 3)),
        ("0+0/10x1", TimeControl(0, 0, 10_000, 1)),
        ("0/10", TimeControl(0, 0, 10_000, 1)),
        ("300+0d5", TimeControl(300_000, delay=5_000)),
        ("300+0b2.5", TimeControl(300_000, delay=2_500, delay_kind=Delay.BRONSTEIN)),
        (" 0.5+0.1 ", TimeControl(500, 100)),
    ],
)
def test_spellings(written: str, control: TimeControl) -> None:
    assert parse_control(written) == control


@pytest.mark.parametrize(
    "written", ["", "-", "?", "0", "0+0", "5:00", "300+", "300+5/0x0", "1/2x0", "99999999", "٣٠٠", "1e9"]
)
def test_no_controls(written: str) -> None:
    with pytest.raises(NotationError):
        parse_control(written)


@given(st.text())
def test_any_text(written: str) -> None:
    try:
        parse_controls(written)
    except KomagataError as error:
        assert str(error) != ""  # noqa: PT017 -- it need not be raised


def test_all_faults_of_a_control_are_listed() -> None:
    with pytest.raises(NotationError) as caught:
        parse_control("99999999+99999999/99999999x99999")
    assert len(caught.value.faults) == 4


@given(st.integers(0, 10**10))
def test_durations_come_back(time: int) -> None:
    assert parse_duration(duration(time)) == time


def test_durations() -> None:
    assert duration(0) == "0:00"
    assert duration(3_723_000) == "1:02:03"
    assert duration(9_500) == "0:09.5"
    assert parse_duration("soon") is None


def test_sudden_death() -> None:
    running = clock("10")
    assert running.face(FIRST, 4_000).main == 6_000
    assert running.face(SECOND, 4_000).main == 10_000
    assert running.deadline() == 10_000
    assert running.flagged(9_999) is None
    assert running.flagged(10_000) is FIRST
    after = running.press(4_000)
    assert (after.main, after.turn) == ((6_000, 10_000), SECOND)
    assert after.deadline() == 14_000


def test_increment() -> None:
    after = clock("10+2").press(4_000)
    assert after.main[FIRST] == 8_000
    assert clock("0+2").face(FIRST, 0).main == 2_000, "without main time the first move has one increment"


def test_byoyomi_is_lost_period_by_period() -> None:
    running = clock("10+0/5x3")
    assert running.face(FIRST, 9_000).periods == 3
    face = running.face(FIRST, 16_000)
    assert (face.main, face.period, face.periods, face.left) == (0, 4_000, 2, 4_000)
    after = running.press(16_000)
    assert (after.main[FIRST], after.periods[FIRST]) == (0, 2)
    again = after.press(17_000)
    assert again.face(FIRST, 21_999).periods == 2, "a move within the period costs nothing"
    assert again.deadline() == 27_000
    assert running.flagged(24_999) is None
    assert running.flagged(25_000) is FIRST


def test_a_time_for_each_move() -> None:
    running = clock("0+0/10x1")
    for turn in range(10):
        running = running.press(turn * 9_000 + 9_000)
        assert running.fallen is None
    assert running.flagged(100_000) is FIRST


def test_simple_delay() -> None:
    running = clock("10+0d5")
    face = running.face(FIRST, 3_000)
    assert (face.main, face.delay) == (10_000, 2_000)
    assert running.press(3_000).main[FIRST] == 10_000
    assert running.press(7_000).main[FIRST] == 8_000
    assert running.deadline() == 15_000
    only = clock("0+0d5")
    assert only.flagged(5_000) is None
    assert only.flagged(5_001) is FIRST
    assert only.deadline() == 5_001


def test_bronstein_gives_back_what_was_used() -> None:
    running = clock("10+0b5")
    assert running.face(FIRST, 3_000).main == 7_000
    assert running.press(3_000).main[FIRST] == 10_000
    assert running.press(7_000).main[FIRST] == 8_000


def test_too_late_a_press_changes_nothing() -> None:
    after = clock("10").press(12_000)
    assert (after.fallen, after.turn, after.running) == (FIRST, FIRST, False)


def test_pause_and_resume() -> None:
    paused = clock("10").pause(4_000)
    assert paused.face(FIRST, 99_000).main == 6_000
    assert paused.deadline() is None
    resumed = paused.resume(50_000)
    assert resumed.face(FIRST, 51_000).main == 5_000
    assert resumed.deadline() == 56_000


def test_stop_charges_the_turn() -> None:
    stopped = clock("10").stop(4_000)
    assert (stopped.main, stopped.turn, stopped.running) == ((6_000, 10_000), None, False)
    assert stopped.press(5_000) == stopped


def test_odds_of_time_and_gifts() -> None:
    running = clock("10|20+1/3x2")
    assert running.main == (10_000, 20_000)
    assert running.periods == (0, 2)
    assert running.give(SECOND, -30_000).main == (10_000, 0)


def test_a_time_that_runs_backwards_uses_nothing() -> None:
    assert clock("10").face(FIRST, -5_000).main == 10_000


@given(controls(), st.lists(st.integers(0, 30_000), max_size=30))
def test_the_deadline_is_when_the_flag_falls(control: TimeControl, turns: list[int]) -> None:
    running, now = Clock.of((control, control)).start(FIRST, 0), 0
    for turn in turns:
        deadline = running.deadline()
        assert deadline is not None
        assert running.flagged(deadline) is running.turn
        assert running.flagged(deadline - 1) is None or deadline <= now
        now += turn
        running = running.press(now)
        if running.fallen is not None:
            assert running.deadline() is None
            return
