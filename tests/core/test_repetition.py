"""What the return of a position means, told apart from any game: plies are made up here."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from komagata.outcome import Ending
from komagata.pieces import Side
from komagata.repetition import Ply, banned, ends, judge, repetition
from komagata.variants.schema import RepetitionPart

FIRST, SECOND = Side.FIRST, Side.SECOND

RESPONSIBLE = RepetitionPart(
    occurrences=4, perpetual_check="loses", perpetual_attack="loses", perpetual_chase="loses", passes="first-loses"
)


def cycle(first: dict[str, object], second: dict[str, object], times: int = 6) -> list[Ply]:
    """Both sides do the same again and again."""
    return [
        Ply(Side(turn % 2), key=turn % 4, **(first if turn % 2 == 0 else second))  # type: ignore[arg-type]
        for turn in range(times * 2)
    ]


@pytest.mark.parametrize(
    ("first", "second", "winner", "reason"),
    [
        ({}, {}, None, Ending.REPETITION),
        ({"check": True}, {}, SECOND, Ending.PERPETUAL_CHECK),
        ({}, {"check": True}, FIRST, Ending.PERPETUAL_CHECK),
        ({"check": True}, {"check": True}, None, Ending.REPETITION),
        ({"attacked": True}, {}, SECOND, Ending.PERPETUAL_ATTACK),
        ({"attacked": True}, {"attacked": True}, None, Ending.REPETITION),
        ({"attacked": True}, {"check": True}, FIRST, Ending.PERPETUAL_CHECK),
        ({"chased": frozenset({3, 5})}, {}, SECOND, Ending.PERPETUAL_CHASE),
        ({"chased": frozenset({3})}, {"chased": frozenset({4})}, None, Ending.REPETITION),
        ({"passed": True}, {"passed": True}, SECOND, Ending.REPETITION),
        ({"passed": True}, {}, None, Ending.REPETITION),
    ],
)
def test_responsibility(
    first: dict[str, object], second: dict[str, object], winner: Side | None, reason: Ending
) -> None:
    outcome = judge(RESPONSIBLE, cycle(first, second))
    assert (outcome.winner, outcome.reason) == (winner, reason)


@pytest.mark.parametrize(
    ("first", "second", "winner", "reason"),
    [
        ({"check": True}, {}, SECOND, Ending.PERPETUAL_CHECK),
        ({"attacked": True}, {}, SECOND, Ending.PERPETUAL_ATTACK),
        ({"attacked": True}, {"check": True}, None, Ending.REPETITION),
        ({"passed": True}, {"passed": True}, None, Ending.REPETITION),
    ],
)
def test_where_a_check_is_an_attack_like_any_other_two_sides_that_attack_draw(
    first: dict[str, object], second: dict[str, object], winner: Side | None, reason: Ending
) -> None:
    part = RepetitionPart(occurrences=4, perpetual_check="attack", perpetual_attack="loses")
    outcome = judge(part, cycle(first, second))
    assert (outcome.winner, outcome.reason) == (winner, reason)


def test_one_quiet_move_of_the_cycle_clears() -> None:
    plies = cycle({"check": True, "attacked": True, "chased": frozenset({1})}, {})
    plies[4] = Ply(FIRST, key=plies[4].key)
    assert judge(RESPONSIBLE, plies).reason is Ending.REPETITION


def test_a_chase_is_of_one_piece() -> None:
    plies = cycle({"chased": frozenset({1})}, {})
    plies[4] = Ply(FIRST, key=plies[4].key, chased=frozenset({2}))
    assert judge(RESPONSIBLE, plies).winner is None


def test_nothing_counts_that_the_game_does_not_ask_for() -> None:
    plies = cycle({"check": True, "attacked": True, "chased": frozenset({1}), "passed": True}, {"passed": True})
    assert judge(RepetitionPart(), plies).winner is None


@pytest.mark.parametrize(
    ("part", "times", "expected"),
    [
        (RepetitionPart(), 2, False),
        (RepetitionPart(), 3, True),
        (RepetitionPart(occurrences=4), 3, False),
        (RepetitionPart(occurrences=0), 99, False),
    ],
)
def test_when_it_ends(part: RepetitionPart, times: int, expected: bool) -> None:
    assert ends(part, times) is expected


def test_bans() -> None:
    strict = RepetitionPart(occurrences=0, forbidden=2, forbidden_in_check=False)
    assert banned(strict, 2, in_check=False)
    assert not banned(strict, 2, in_check=True), "a player in check may repeat"
    assert not banned(strict, 1, in_check=False)
    assert banned(RepetitionPart(forbidden=3), 3, in_check=True)
    assert not banned(RepetitionPart(), 99, in_check=False)


def plies(keys: Sequence[object], checks: Sequence[int] = ()) -> list[Ply]:
    return [Ply(Side(turn % 2), key, check=turn in checks) for turn, key in enumerate(keys)]


def test_the_whole_way_counts_from_the_first_occurrence() -> None:
    # The start comes back after four and after eight plies; only then does the game end.
    assert repetition(RESPONSIBLE, "a", plies("bcda" * 2)) is None
    assert repetition(RESPONSIBLE, "a", plies("bcda" * 3)) is not None
    # A check before the position first stood does not matter, a move without one after it does.
    late = repetition(RESPONSIBLE, "x", plies("y" + "abcd" * 3 + "a", checks=range(1, 14, 2)))
    assert late is not None
    assert (late.winner, late.reason) == (FIRST, Ending.PERPETUAL_CHECK)
    quiet = repetition(RESPONSIBLE, "x", plies("y" + "abcd" * 3 + "a", checks=[3, 5, 7, 9, 11]))
    assert quiet is not None
    assert quiet.winner is None
