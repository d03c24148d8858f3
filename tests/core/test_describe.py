"""Movements in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from komagata.betza import BetzaError, parse
from komagata.describe import describe
from komagata.variants.catalog import catalog

MOVES = sorted({piece.move for game in catalog().ids() for piece in catalog().load(game).pieces.values()})


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("K", "one step in all eight directions"),
        ("R", "any distance along ranks and files"),
        ("W3", "up to 3 squares along ranks and files"),
        ("N", "the Knight’s jump"),
        ("N0", "the Knight’s jump, again and again in one line"),
        ("nN", "the Knight’s jump, if no piece stands in the way"),
        ("ffN", "the Knight’s jump steeply forward"),
        ("flN", "the Knight’s jump to -2/+1, -1/+2"),
        ("C", "a jump of 3 squares and 1 aside"),
        ("fRbF", "any distance straight forward; one step diagonally backward"),
        ("cpR", "any distance along ranks and files, over exactly one piece, only to capture"),
        ("zW3", "up to 3 steps in zigzag, beginning along ranks and files"),
        ("fceF", "one step diagonally forward, only to capture, also in passing"),
        ("nD", "a jump of 2 squares along ranks and files, if no piece stands in the way"),
        ("ifmW", "one step straight forward, without capturing, from where it stands at the start"),
        ("fcafmF", "takes an enemy one step diagonally forward by jumping over it"),
        ("mabK", "may step out in all eight directions and back, which is a pass"),
        ("cafW", "may take a piece one step along ranks and files and go on with a second step, or back"),
    ],
)
def test_phrases(move: str, words: str) -> None:
    assert "; ".join(map(str, describe(parse(move)))) == words


@pytest.mark.parametrize("move", MOVES)
def test_every_movement_of_the_shipped_games_has_words(move: str) -> None:
    phrases = list(map(str, describe(parse(move))))
    assert phrases
    assert all(phrase.strip() == phrase and "{" not in phrase for phrase in phrases)


@given(st.text("fblrvsmcnzpieaWFDNKRBQACZ02319", max_size=12))
def test_whatever_can_be_read_can_be_told(move: str) -> None:
    try:
        parsed = parse(move)
    except BetzaError:
        return
    phrases = describe(parsed)
    assert bool(phrases) == bool(move)
    assert all(str(phrase) for phrase in phrases)
