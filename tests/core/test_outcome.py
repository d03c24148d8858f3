"""The words in which games end."""

from __future__ import annotations

import pytest

from komagata.kernel.interface import Reason, Verdict
from komagata.outcome import Ending, Outcome, from_verdict, parse_outcome
from komagata.pieces import Side

NAMES = [("white", "black"), ("black", "white"), ("south", "north")]


@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("winner", [None, Side.FIRST, Side.SECOND])
@pytest.mark.parametrize("reason", list(Ending))
def test_words_come_back(names: tuple[str, str], winner: Side | None, reason: Ending) -> None:
    outcome = Outcome(winner, reason, names)
    assert parse_outcome(str(outcome), names) == outcome
    assert str(outcome.text) == str(outcome)


def test_the_first_player_is_named_as_the_game_says() -> None:
    assert str(Outcome(Side.FIRST, Ending.CHECKMATE)) == "white wins: checkmate"
    assert str(Outcome(Side.FIRST, Ending.PERPETUAL_CHECK, ("black", "white"))) == "black wins: perpetual check"
    assert str(Outcome(None, Ending.REPETITION)) == "draw: repetition"
    assert str(Outcome(Side.SECOND, Ending.NO_LEGAL_MOVE, ("south", "north"))) == "north wins: no legal move"


def test_results() -> None:
    assert [Outcome(winner, Ending.TIME).result for winner in (Side.FIRST, Side.SECOND, None)] == [
        "1-0",
        "0-1",
        "1/2-1/2",
    ]


@pytest.mark.parametrize("reason", list(Reason))
def test_every_verdict_of_a_kernel_has_words(reason: Reason) -> None:
    assert from_verdict(Verdict(1, reason)).winner is Side.SECOND
    assert from_verdict(Verdict(-1, reason)).winner is None


@pytest.mark.parametrize("words", ["", "white", "white wins", "red wins: checkmate", "draw: boredom", "draw:", ":"])
def test_other_words_are_no_outcome(words: str) -> None:
    assert parse_outcome(words) is None


def test_which_endings_the_rules_tell_by_themselves() -> None:
    assert Ending.PERPETUAL_CHASE.by_rule
    assert Ending.STALEMATE.by_rule
    assert not Ending.RESIGNATION.by_rule
    assert not Ending.FIFTY_MOVES.by_rule
