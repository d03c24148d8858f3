"""When a side is left with nothing but a royal: what every choice of the option makes of the same positions."""

from __future__ import annotations

import pytest

from komagata.kernel import available
from komagata.position import load_rules

GAME = "chu-shogi"
PLAY, DRAW, LOST = None, "draw: bare royals", "black wins: bare royal"
CHOICES = ("page", "jcsa", "lishogi", "hodges", "off")

POSITIONS = {
    "a King against King and Gold": ("12/12/12/12/6k5/12/4G7/12/12/12/12/5K6 w - 1", (LOST, LOST, LOST, LOST, PLAY)),
    "a Prince against the same": ("12/12/12/12/6+e5/12/4G7/12/12/12/12/5K6 w - 1", (LOST, LOST, LOST, LOST, PLAY)),
    "against a Pawn": ("12/12/12/12/6k5/12/4P7/12/12/12/12/5K6 w - 1", (LOST, PLAY, PLAY, LOST, PLAY)),
    "against two Golds": ("12/12/12/12/6k5/12/4G1G5/12/12/12/12/5K6 w - 1", (LOST, PLAY, LOST, LOST, PLAY)),
    "it bares in return": ("12/12/12/12/6k5/5G6/12/12/12/12/12/5K6 w - 1", (PLAY, PLAY, PLAY, PLAY, PLAY)),
    "it takes a piece and leaves one": (
        "12/12/12/12/6k5/5G6/3G8/12/12/12/12/5K6 w - 1",
        (LOST, PLAY, LOST, LOST, PLAY),
    ),
    "it takes the last royal": ("12/12/12/12/6k5/5K6/12/4G7/12/12/12/12 w - 1", (PLAY, PLAY, PLAY, LOST, PLAY)),
    "it could, but is not to move": ("12/12/12/12/6k5/5K6/12/4G7/12/12/12/12 b - 1", (LOST, PLAY, PLAY, LOST, PLAY)),
    "two bare Kings": ("12/12/12/12/6k5/12/12/5K6/12/12/12/12 b - 1", (DRAW, DRAW, DRAW, DRAW, PLAY)),
    "two bare Kings, one to be taken": ("12/12/12/12/6k5/5K6/12/12/12/12/12/12 b - 1", (PLAY, PLAY, PLAY, DRAW, PLAY)),
    "two royals are not bare": ("12/12/12/12/6+ek4/12/4G7/12/12/12/12/5K6 w - 1", (PLAY, PLAY, PLAY, PLAY, PLAY)),
}


@pytest.mark.parametrize("kernel", available())
@pytest.mark.parametrize("choice", CHOICES)
@pytest.mark.parametrize("name", POSITIONS)
def test_bare_royal(name: str, choice: str, kernel: str) -> None:
    line, expected = POSITIONS[name]
    outcome = load_rules(GAME, {"bare_royal": choice}, kernel).position(line).outcome()
    assert (None if outcome is None else str(outcome)) == expected[CHOICES.index(choice)]


@pytest.mark.parametrize("kernel", available())
@pytest.mark.parametrize("choice", ["page", "hodges"])
def test_baring_in_return_draws(choice: str, kernel: str) -> None:
    position = load_rules(GAME, {"bare_royal": choice}, kernel).position(POSITIONS["it bares in return"][0])
    assert str(position.play("g8f7").outcome()) == DRAW
    assert str(position.play("g8h8").outcome()) == LOST
