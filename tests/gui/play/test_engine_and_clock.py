"""Playing against the engine and against time."""

from __future__ import annotations

import time

import pytest

from komagata.errors import KomagataError
from komagata.pieces import Side
from komagata_gui.play.agreement import Seat
from komagata_gui.play.clocks import Ticker
from tests.gui.play.person import Person

AGAINST_ENGINE = (Seat(), Seat(1))
STRONG = (Seat(), Seat(8))


def test_the_engine_answers(person: Person) -> None:
    person.agree("bishogi", seats=AGAINST_ENGINE)
    person.move("e2", "e3")
    assert "thinking" in person.reads
    person.wait_for(lambda: len(person.moves) == 2)
    assert person.desk.session.to_move is Side.FIRST
    assert "Your move" in person.reads or "Check" in person.reads


def test_the_engine_begins_where_it_has_the_first_move(person: Person) -> None:
    person.agree("bishogi", seats=(Seat(1), Seat()))
    person.wait_for(lambda: len(person.moves) == 1)
    assert person.board.scene().flipped


def test_the_pieces_of_the_engine_cannot_be_moved(person: Person) -> None:
    person.agree("bishogi", seats=STRONG)
    person.write("e2e3")
    person.move("e7", "e6")
    assert person.moves == ["e3"]
    person.desk.controller.close()


def test_the_window_goes_on_while_the_engine_thinks(person: Person) -> None:
    person.agree("bishogi", seats=STRONG)
    person.write("e2e3")
    slowest = 0.0
    end = time.monotonic() + 0.8
    while time.monotonic() < end:
        begun = time.monotonic()
        person.bot.wait(1)
        slowest = max(slowest, time.monotonic() - begun)
    assert slowest < 0.4
    person.desk.controller.close()


def test_taking_back_while_the_engine_thinks_stops_it_and_its_answer_is_not_played(person: Person) -> None:
    person.agree("bishogi", seats=STRONG)
    person.write("e2e3")
    person.bot.wait(50)
    person.act("take-back")
    assert person.moves == []
    assert not person.desk.controller.opponent.thinking
    person.bot.wait(700)
    assert person.moves == []


def test_taking_back_goes_back_to_ones_own_move(person: Person) -> None:
    person.agree("bishogi", seats=AGAINST_ENGINE)
    person.write("e2e3")
    person.wait_for(lambda: len(person.moves) == 2)
    person.act("take-back")
    assert person.moves == []
    assert person.desk.session.to_move is Side.FIRST


def test_a_new_game_while_the_engine_thinks(person: Person) -> None:
    person.agree("bishogi", seats=STRONG)
    person.write("e2e3")
    person.desk.session.mark_saved()
    person.agree("shogi")
    person.bot.wait(700)
    assert person.moves == []


def test_looking_back_while_the_engine_answers(person: Person) -> None:
    person.agree("bishogi", seats=AGAINST_ENGINE)
    person.write("e2e3")
    person.act("first")
    session = person.desk.session
    person.wait_for(lambda: session.live.ply == 2)
    assert session.node is session.game.root
    person.press("live")
    assert session.node is session.live


def test_an_engine_that_fails_says_so_and_the_game_goes_on(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise KomagataError("out of ideas")

    monkeypatch.setattr("komagata.engine.builtin.Builtin.choose", fail)
    person.agree("bishogi", seats=AGAINST_ENGINE)
    person.write("e2e3")
    person.wait_for(lambda: "out of ideas" in person.reads)
    person.act("take-back")
    assert person.moves == []


def test_a_person_against_a_person_may_ask_the_engine_for_a_move(person: Person) -> None:
    person.agree("bishogi")
    person.act("move-now")
    person.wait_for(lambda: len(person.moves) == 1)


def test_two_engines_play_by_themselves(person: Person) -> None:
    person.agree("bishogi", seats=(Seat(1), Seat(1)))
    person.wait_for(lambda: len(person.moves) >= 3)
    person.desk.controller.close()


def test_playing_on_against_the_engine_from_a_record(person: Person) -> None:
    person.agree("bishogi")
    person.write_all("e2e3 e7e6")
    person.act("resign")
    person.press("review")
    person.act("first")

    def sit(dialog: object) -> None:
        dialog.seats.set_seats((Seat(1), Seat()))  # type: ignore[attr-defined]
        dialog.accept()  # type: ignore[attr-defined]

    person.in_dialog(lambda: person.act("play-on"), sit)
    session = person.desk.session
    person.wait_for(lambda: session.live.ply == 1)
    assert session.in_play
    assert {"e3", "e6"} <= set(person.moves) or session.live.move is not None


class Hand:
    """A clock of the machine that is moved by hand."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def hand(person: Person, monkeypatch: pytest.MonkeyPatch) -> Hand:
    hand = Hand()
    monkeypatch.setattr(person.desk.controller.ticker, "_now", hand)
    return hand


def look(person: Person) -> Ticker:
    ticker = person.desk.controller.ticker
    ticker._look()
    return ticker


def test_a_flag_falls(person: Person, hand: Hand) -> None:
    person.agree("bishogi", time="60+0")
    person.write("e2e3")
    hand.now = 59_000
    look(person)
    assert person.desk.session.in_play
    hand.now = 60_001
    look(person)
    assert person.reads == "White wins\nTime"
    assert person.moves == ["e3"]


def test_an_increment_is_added(person: Person, hand: Hand) -> None:
    person.agree("bishogi", time="60+5")
    person.write("e2e3")
    hand.now = 10_000
    person.write("e7e6")
    face = look(person).face(Side.SECOND)
    assert face is not None
    assert face.left == 55_000


def test_byoyomi_is_shown(person: Person, hand: Hand) -> None:
    person.agree("shogi", time="10+0/30x3")
    person.write("7g7f")
    hand.now = 25_000
    face = look(person).face(Side.SECOND)
    assert face is not None
    assert (face.left, face.periods) == (15_000, 3)


def test_taking_back_gives_the_time_back(person: Person, hand: Hand) -> None:
    person.agree("bishogi", time="60+0")
    person.write("e2e3")
    hand.now = 20_000
    person.write("e7e6")
    hand.now = 30_000
    person.act("take-back")
    face = look(person).face(Side.SECOND)
    assert face is not None
    assert face.left == 60_000


def test_the_clocks_are_paused_and_go_on(person: Person, hand: Hand) -> None:
    person.agree("bishogi", time="60+0")
    person.write("e2e3")
    hand.now = 10_000
    person.act("pause")
    assert "clocks stand" in person.reads
    hand.now = 500_000
    look(person)
    assert person.desk.session.in_play
    person.press("resume")
    hand.now = 505_000
    face = look(person).face(Side.SECOND)
    assert face is not None
    assert face.left == 45_000


def test_an_engine_in_time_trouble_moves_in_time(person: Person) -> None:
    person.agree("bishogi", seats=(Seat(), Seat(8)), time="0+0/1x1")
    person.write("e2e3")
    person.wait_for(lambda: len(person.moves) == 2 or person.desk.session.outcome is not None)
    assert len(person.moves) == 2


def test_two_engines_are_paused_and_go_on(person: Person) -> None:
    person.agree("bishogi", seats=(Seat(1), Seat(1)))
    person.wait_for(lambda: len(person.moves) >= 1)
    person.act("pause")
    played = len(person.moves)
    person.bot.wait(700)
    assert len(person.moves) == played
    person.press("resume")
    person.wait_for(lambda: len(person.moves) > played)
    person.desk.controller.close()


def test_the_engine_declines_a_draw_in_an_even_game(person: Person) -> None:
    person.agree("bishogi", seats=AGAINST_ENGINE)
    person.write("e2e3")
    person.wait_for(lambda: len(person.moves) == 2)
    person.act("offer-draw")
    assert "Black declines the draw" in person.reads
