"""Rules and positions as callers see them."""

from __future__ import annotations

import contextlib
import dataclasses
import subprocess
import sys

import pytest

import komagata
from komagata import IllegalMove, KomagataError, NotationError, UnknownName, variant
from komagata.moves import Move
from komagata.pieces import Side
from komagata.position import load_rules
from tests.core.games import GAMES, every_choice


@pytest.mark.parametrize("game", GAMES)
def test_every_game_with_every_choice_starts(game: str) -> None:
    for options in every_choice(game):
        rules = variant(game, **options)
        start = rules.start()
        assert start.side is Side.FIRST
        assert start.legal_moves()
        assert start.outcome() is None
        assert start.notes() == ()
        assert rules.position(str(start)) == start
        for code in range(1, len(rules.tables.codes)):
            assert rules.look(code).symbol.letters
            assert rules.piece(code).name


def test_rules_are_shared_by_those_who_choose_the_same() -> None:
    assert variant("bishogi") is variant("bishogi", nifu=False)
    assert variant("bishogi", nifu=True) is variant("bishogi", nifu="true")
    assert variant("bishogi", nifu=True) is not variant("bishogi")
    assert variant("bishogi", nifu=True).options["nifu"] == "true"


def test_unknown_names_tell_what_there_is() -> None:
    with pytest.raises(UnknownName, match="bishogi"):
        variant("bishoggi")
    with pytest.raises(UnknownName, match="nifu"):
        variant("bishogi", nifoo=True)
    with pytest.raises(UnknownName, match="alfil, xiang"):
        variant("southwark-bishogi", infanta="queen")


def test_a_position_is_a_value() -> None:
    start = variant("bishogi").start()
    after = start.play("e2e3").play("e7e6").play("d1e2").play("d8e7").play("e2d1").play("e7d8")
    again = start.play("e2e3").play("e7e6")
    assert after == again
    assert hash(after) == hash(again)
    assert after != start
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(start, "state", after.state)  # noqa: B010


def test_pieces_and_hands() -> None:
    position = variant("cannibal-bishogi").position("4k3/8/8/8/3+n'4/8/8/4K3[RR'p] w -")
    piece = position.piece_at("d4")
    assert piece is not None
    assert (str(piece), piece.side, piece.was, piece.letter, piece.level) == ("+n'", Side.SECOND, "Knight", "N", 1)
    assert piece.foreign
    assert not piece.royal
    assert position.piece_at("d5") is None
    assert [str(hand) for hand in position.hands] == ["RR'", "P"]
    assert dict(position.hands[0]) == {"R": 1, "R'": 1}
    assert dict(position.pieces()).keys() == {27, 4, 60}
    with pytest.raises(NotationError):
        position.piece_at("j4")


def test_looks() -> None:
    position = variant("cannibal-bishogi").position("4k3/8/8/8/3+n'4/8/8/4K3[RR'p] w -")
    look = position.look("d4")
    assert look is not None
    assert look.promoted
    assert look.was is not None
    assert look.was.glyph == "knight"
    assert look.army is Side.FIRST
    assert position.look("d5") is None
    assert position.hand_look(0, "R'").army is Side.SECOND
    shogi = variant("shogi").start()
    first, second = shogi.look("e1"), shogi.look("e9")
    assert first is not None
    assert second is not None
    assert first.army is None
    assert first.symbol.kanji != second.symbol.kanji
    knight = shogi.look("b9")
    assert knight is not None
    assert knight.marks == ((-1, 2, "jump"), (1, 2, "jump"))


def test_moves_are_sorted_and_known() -> None:
    start = variant("bishogi").start()
    moves = start.legal_moves()
    assert [start.uci(move) for move in moves] == sorted(start.uci(move) for move in moves)
    assert all(start.is_legal(move) for move in moves)
    assert set(moves) <= set(start.pseudo_moves())
    moves.clear()
    assert start.legal_moves()


def test_perft_and_divide() -> None:
    start = variant("bishogi").start()
    assert (start.perft(0), start.perft(1), start.perft(2)) == (1, 12, 144)
    assert start.divide(2) == {start.uci(move): 12 for move in start.legal_moves()}


def test_illegal_moves_are_refused() -> None:
    bishogi = variant("bishogi")
    start = bishogi.start()
    with pytest.raises(IllegalMove) as caught:
        start.play("e2e5")
    assert caught.value.rule
    elsewhere = bishogi.position("4k3/8/8/8/8/8/8/4K3[P] w").parse("P@a5")
    with pytest.raises(IllegalMove):
        start.play(elsewhere)
    assert not start.explain("e2e5").legal
    assert start.explain("e2e3").legal
    assert start.explain(start.parse("e2e3")).legal


@pytest.mark.parametrize("kernel", ["native", "reference"])
def test_moves_of_other_games_are_refused_in_plain_words(kernel: str) -> None:
    if kernel == "native":
        pytest.importorskip("komagata.kernel._native")
    starts = [load_rules(name, {}, kernel).start() for name in ("bishogi", "chu-shogi", "chess", "yari-shogi")]
    strange = [move for start in starts for move in start.legal_moves()]
    strange += [
        Move(-1, 40, slot=0),
        Move(-1, 0, slot=99),
        Move(52, 60, promotion=9),
        Move(-9, 999),
        Move(3, 4, (999,)),
    ]
    for position in starts:
        for move in (move for move in strange if not position.is_legal(move)):
            for use in (position.play, position.transition, position.san):
                with pytest.raises(IllegalMove):
                    use(move)
            for spell in (position.uci, position.usi, position.explain):
                with contextlib.suppress(IllegalMove):
                    assert spell(move)


def test_texts_that_are_far_too_long_are_refused_at_once() -> None:
    for game in ("bishogi", "shogi", "chu-shogi"):
        rules = variant(game)
        with pytest.raises(NotationError) as caught:
            rules.position("a" * 1_000_000)
        assert len(caught.value.faults) < 5
        with pytest.raises(NotationError) as caught:
            rules.position("[" + "?" * 5000)
        assert len(caught.value.faults) < 200
    start = variant("bishogi").start()
    with pytest.raises(NotationError):
        start.hand_look(0, "Z")
    for refused in (lambda: start.play("z" * 5000), lambda: start.play("e2e3 " * 500), lambda: variant("a" * 5000)):
        with pytest.raises(KomagataError) as failed:
            refused()
        assert len(str(failed.value)) < 500


@pytest.mark.parametrize("kernel", ["native", "reference"])
def test_counting_to_a_depth_that_makes_no_sense(kernel: str) -> None:
    if kernel == "native":
        pytest.importorskip("komagata.kernel._native")
    start = load_rules("bishogi", {}, kernel).start()
    for depth in (-1, 101, 10_000_000, 10**30):
        with pytest.raises(KomagataError):
            start.perft(depth)
        with pytest.raises(KomagataError):
            start.divide(depth)
    assert start.perft(0) == 1


def test_outcomes() -> None:
    assert str(variant("bishogi").position("k7/1P6/8/1Q6/8/8/7B/4K1B1 b").outcome()) == "white wins: checkmate"
    assert str(variant("shogi").position("4k4/4G4/4G4/9/9/9/9/9/4K4 w - 1").outcome()) == "black wins: checkmate"
    assert variant("shogi").side_names == ("black", "white")


def test_check() -> None:
    position = variant("bishogi").position("4k3/8/8/8/8/8/8/K3R3 b")
    assert position.is_check()
    assert [position.board.name(square) for square in position.checked()] == ["e8"]
    assert [position.board.name(square) for square in position.attackers("e8", Side.FIRST)] == ["e1"]


def test_public_names() -> None:
    for name in komagata.__all__:
        assert getattr(komagata, name) is not None
    assert "Game" in dir(komagata)
    with pytest.raises(AttributeError):
        getattr(komagata, "nothing")  # noqa: B009


@pytest.mark.timing
def test_importing_is_quick() -> None:
    code = "import time; start = time.perf_counter(); import komagata; print(time.perf_counter() - start)"
    times = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout) for _ in range(5)
    ]
    assert min(times) < 0.1


def test_a_hand_equals_its_counts_and_its_text() -> None:
    position = load_rules("bishogi").position("4k3/8/8/8/8/8/8/4K3[NPPr] w -")
    first, second = position.hands
    assert first == {"N": 1, "P": 2}
    assert first == "NPP"
    assert second == "R"
    assert first != second
    assert len({first, first, second}) == 2
