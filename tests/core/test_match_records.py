"""Records of matches: nothing is lost on the way to a file and back, and what cannot be read is listed."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from komagata.clock import parse_control
from komagata.errors import FileError, IllegalMove, KomagataError, NotationError
from komagata.multiboard.game import MatchGame, replayed
from komagata.multiboard.rules import match_rules
from komagata.outcome import Ending
from komagata.records.matches import is_match_record, load_match, read_match, save_match, write_match
from komagata.tree import Mark, Note


def _game(name: str = "easterhouse", start: str | None = None, **options: object) -> MatchGame:
    return MatchGame(match_rules(name, options), start)


def _random_game(seed: int, plies: int, name: str = "easterhouse") -> MatchGame:
    chance, game = random.Random(seed), _game(name)
    for _ in range(plies):
        seats = game.to_move()
        if not seats:
            break
        seat = chance.choice(seats)
        game.play(seat, chance.choice(game.match.legal_moves(seat)), clock=chance.randrange(100_000))
    return game


def _same(one: MatchGame, other: MatchGame) -> bool:
    return (
        one.start == other.start
        and one.rules is other.rules
        and one.entries == other.entries
        and one.opening == other.opening
        and one.tags == other.tags
        and one.control == other.control
        and str(one.outcome()) == str(other.outcome())
    )


@pytest.mark.parametrize("name", ["easterhouse", "bughouse"])
@pytest.mark.parametrize("seed", range(3))
def test_a_played_match_comes_back(name: str, seed: int) -> None:
    game = _random_game(seed, 120, name)
    game.tags = {"S1": 'Ann "A." \\', "Event": "会"}
    game.control = parse_control("300+5")
    text = write_match(game)
    assert is_match_record(text)
    again = read_match(text)
    assert again.faults == ()
    assert _same(again, game)
    assert write_match(again) == text
    assert str(again.match) == str(game.match)


@given(comment=st.text(max_size=60), opening=st.text(max_size=30), nag=st.integers(0, 99999))
def test_what_is_written_about_moves_comes_back(comment: str, opening: str, nag: int) -> None:
    comment, opening = (part.encode("utf-8", "replace").decode().strip("\n") for part in (comment, opening))
    game = _game().__class__(match_rules("easterhouse", {}))
    game.annotate(-1, Note(comment=opening))
    game.play("S1", "h3e3")
    game.play("N2", "g7g6")
    game.annotate(0, Note(comment, nags=(nag,), clock=90_500, marks=(Mark("G", 3, 12), Mark("R", 5))))
    again = read_match(write_match(game))
    assert _same(again, game)


def test_turns_are_numbered_as_on_their_boards() -> None:
    game = replayed(
        match_rules("easterhouse", {}), None, [("S1", "h3e3"), ("N2", "g7g6"), ("S2", "g3g4"), ("N1", "b10c8")]
    )
    assert write_match(game).splitlines()[-1] == "1A. h3e3 1b. g7g6 2B. g3g4 1a. b10c8 *"
    with pytest.raises(IllegalMove, match="move 1, N1 b10c8: It is not N1's turn"):
        replayed(match_rules("easterhouse", {}), None, [("N1", "b10c8")])


def test_what_the_players_did_comes_back() -> None:
    game = _game()
    game.play("S1", "h3e3")
    game.time_out("N2")
    assert str(game.outcome()) == "south wins: time"
    assert game.to_move() == []
    again = read_match(write_match(game))
    assert str(again.outcome()) == "south wins: time"
    game.reopen()
    game.resign("S1")
    assert game.result == "0-1"
    with pytest.raises(IllegalMove, match="the match is over"):
        game.play("N2", "g7g6")
    assert game.take_back() == 1
    assert game.outcome() is None
    game.agree_draw()
    assert str(read_match(write_match(game)).outcome()) == "draw: agreement"
    assert game.take_back() == 0


def test_a_start_and_options_come_back() -> None:
    start = "3k5/9/9/9/9/9/9/9/9/4K4[] w - | 4k4/9/4P4/9/9/9/9/9/4K4 b G 9 | quota 1,0,0,1"
    game = _game("easterhouse", start, match_end="play_on", quota_at_start=False)
    game.play("S2", "G@e8")
    again = read_match(write_match(game))
    assert again.match.rules.options == game.rules.options
    assert str(again.match) == str(game.match)


def test_what_cannot_be_read_is_listed() -> None:
    game = read_match(
        '[Variant "Easterhouse"]\n[Options "speed=3; what"]\n[Result "1-0"]\n\n'
        "1A. h3e3! {[%clk no] well} (1A. h3h4) ) $x 1b.g7g6 2B. e1e9 1a. b10c8 1-0\n"
    )
    assert [(fault.line, fault.column) for fault in game.faults] == [
        *((2, 1), (2, 1), (5, 11), (5, 28), (5, 39), (5, 41), (5, 56))
    ]
    assert "the move e1e9 of S2 cannot be played" in str(game.faults[-1])
    assert [entry.turn.uci for entry in game.entries] == ["h3e3", "g7g6"]
    assert game.entries[0].note.nags == (1,)
    assert str(game.outcome()) == "south wins: resignation"


def test_a_move_without_a_number_belongs_to_the_only_seat_that_may_move() -> None:
    game = read_match('[Variant "easterhouse"]\n\nh3e3 *')
    assert "whose move is h3e3" in str(game.faults[0])
    only = "3k5/9/9/9/9/9/9/9/9/4K4[] b - | 4k4/9/4P4/9/9/9/9/9/4K4 b G 9 | quota 3,3,0,0"
    game = read_match(f'[Variant "easterhouse"]\n[FEN "{only}"]\n\nG@e8 *')
    assert [entry.turn.seat for entry in game.entries] == ["S2"]


@pytest.mark.parametrize("source", ["", '[Variant "chess"]\n\n*', '[Variant "easterhouse"]\n[FEN "x"]\n\n*'])
def test_no_match_at_all(source: str) -> None:
    with pytest.raises(NotationError):
        read_match(source)


@given(st.text(max_size=200))
def test_no_text_breaks_the_reader(source: str) -> None:
    with suppress(KomagataError):
        read_match('[Variant "bughouse"]\n' + source)


def test_files(tmp_path: Path) -> None:
    game = _random_game(3, 12)
    save_match(game, tmp_path / "a.kmg")
    save_match(game, tmp_path / "a.bpgn")
    assert _same(load_match(tmp_path / "a.bpgn"), load_match(tmp_path / "a.kmg"))
    with pytest.raises(FileError, match="saved as one of these"):
        save_match(game, tmp_path / "a.pgn")
    (tmp_path / "b.kmg").write_text('[Variant "chess"]')
    with pytest.raises(NotationError, match=r"b\.kmg"):
        load_match(tmp_path / "b.kmg")
    assert not is_match_record((tmp_path / "b.kmg").read_text())


def test_moments_are_kept() -> None:
    game = _random_game(1, 30)
    assert len(game.moments) == len(game.entries) + 1
    for number, moment in enumerate(game.moments):
        assert len(moment.turns) == number
    game.end(0, Ending.RESIGNATION)
    assert "MatchGame" in repr(game)
