"""Moves as Western and Japanese books write them: every move has a text of its own, and the reader knows it."""

from __future__ import annotations

import random

import pytest

from komagata.errors import KomagataError
from komagata.game import Game
from komagata.moves import Move
from komagata.notation import western
from komagata.position import Position, load_rules
from komagata.records.shown import has_japanese, japanese_move
from tests.core.games import GAMES

START = "4k4/9/9/9/9/9/9/9/4K4"


def written(position: Position, move: Move, *, numbers: bool = False) -> str:
    taken = {square for square, _ in position.transition(move).captured}
    return western.write(position.rules.compiled, position.state, move, position.legal_moves(), taken, numbers)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_every_move_is_read_as_it_is_written(name: str, seed: int) -> None:
    chance = random.Random(seed)
    game = Game(load_rules(name))
    for ply in range(70):
        moves = game.legal_moves()
        if not moves:
            break
        if ply % 7 == 0:
            for numbers in (False, True) if western.has_numbers(game.rules.board) else (False,):
                texts = {written(game.position, move, numbers=numbers): move for move in moves}
                assert len(texts) == len(moves)
                for text, move in texts.items():
                    assert game.parse(text) == move, text
        game.play(chance.choice(moves))


@pytest.mark.parametrize(
    ("name", "position", "move", "usi", "numeric"),
    [
        ("shogi", "", "7g7f", "P-7f", "P-76"),
        ("shogi", f"{START} b G 1", "G*5h", "G*5h", "G*58"),
        ("shogi", "4k4/9/2p6/3S5/9/9/9/9/4K4 b - 1", "6d7c+", "Sx7c+", "Sx73+"),
        ("shogi", "4k4/9/2p6/3S5/9/9/9/9/4K4 b - 1", "6d7c", "Sx7c=", "Sx73="),
        ("shogi", "4k4/9/9/9/9/9/9/3G1G3/4K4 b - 1", "6h5h", "G6h-5h", "G68-58"),
        ("chu-shogi", "k11/12/12/12/12/6Np4/12/12/12/12/12/11K b - 1", "6f5f6f", "Nx!5f", ""),
        ("chu-shogi", "k11/12/12/12/12/6Np4/12/12/12/12/12/11K b - 1", "6f5f4f", "Nx5f-4f", ""),
        ("chu-shogi", "k11/12/12/12/12/6Np4/12/12/12/12/12/11K b - 1", "6f7g6f", "N--", ""),
        ("bishogi", "", "g1f3", "N-3f", "N-36"),
    ],
)
def test_as_in_books(name: str, position: str, move: str, usi: str, numeric: str) -> None:
    rules = load_rules(name)
    place = rules.position(position) if position else rules.start()
    found = place.parse(move)
    assert written(place, found) == usi
    if numeric:
        assert written(place, found, numbers=True) == numeric
        assert place.parse(numeric) == found
    assert place.parse(usi) == found


@pytest.mark.parametrize("word", ["P-9z", "P-99", "Q-7f", "P*", "Nx!9a", "--", "P-7f-6f-5f-4f-3f", "X--", "P-0f"])
def test_nonsense_is_an_error_of_ours(word: str) -> None:
    with pytest.raises(KomagataError):
        load_rules("shogi").start().parse(word)


def test_moves_in_japanese() -> None:
    shogi = load_rules("shogi").start()
    assert japanese_move(shogi, shogi.parse("7g7f")) == "７六歩"
    after = shogi.play("7g7f").play("3c3d")
    assert japanese_move(after, after.parse("8h2b+")) == "２二角成"
    taken = after.play("8h2b+")
    assert japanese_move(taken, taken.parse("3a2b"), after.parse("8h2b+").target) == "同銀"
    chu = load_rules("chu-shogi").position("k11/12/12/12/12/6Np4/12/12/12/12/12/11K b - 1")
    assert japanese_move(chu, chu.parse("6f5f6f")) == "5六獅子・6六獅子（居食い）"
    assert japanese_move(chu, chu.parse("6f6e")) == "6五獅子"
    two = load_rules("chu-shogi").position("k4r6/12/12/12/12/6G1G3/12/12/12/12/12/11K b - 1")
    assert japanese_move(two, two.parse("6f5f")) == "5六金将（←6六）"
    assert not has_japanese(load_rules("bishogi"))
