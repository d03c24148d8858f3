"""The GUI's side of a conversation."""

from __future__ import annotations

from komagata.protocol.messages import Best, Limits, Thinking
from komagata.protocol.session import Phase, Session
from komagata.protocol.uci import UCI

GO = Limits(depth=1)


def greeted(*options: str) -> Session:
    session = Session(UCI)
    assert session.open() == ["uci"]
    for option in options:
        session.receive(f"option name {option}")
    assert session.receive("uciok")[1] == ["isready"]
    session.receive("readyok")
    assert session.phase is Phase.IDLE
    return session


def test_what_is_asked_too_early_waits() -> None:
    session = Session(UCI)
    session.open()
    assert session.configure({"hash": "4"}) == []
    assert session.new_game() == []
    assert session.think(None, [], GO) == []
    session.receive("option name Hash type spin default 16 min 1 max 64")
    assert session.receive("uciok")[1] == ["setoption name Hash value 4", "ucinewgame", "isready"]
    assert session.receive("readyok")[1] == ["position startpos", "go depth 1"]


def test_unknown_settings_are_skipped() -> None:
    session = greeted("Hash type spin default 16 min 1 max 64")
    assert session.configure({"USI Variant": "x", "Hash": "99"}) == ["setoption name Hash value 64", "isready"]
    assert session.skipped == ["USI Variant"]


def test_a_new_search_replaces_the_running_one() -> None:
    session = greeted()
    session.think(None, [], GO)
    assert session.think(None, ["e2e3"], GO) == ["stop"]
    assert session.receive("info depth 3 score cp 1 pv e2e3") == ([], [])
    answers, lines = session.receive("bestmove e2e3")
    assert answers == []
    assert lines == ["position startpos moves e2e3", "go depth 1"]
    assert isinstance(session.receive("info depth 1 score cp 3 pv e7e6")[0][0], Thinking)
    assert session.receive("bestmove e7e6")[0] == [Best("e7e6")]


def test_the_same_search_is_not_restarted() -> None:
    session = greeted()
    session.think(None, ["e2e3"], GO)
    assert session.think(None, ["e2e3"], GO) == []


def test_stop_before_the_search_has_begun() -> None:
    session = greeted()
    session.new_game()
    assert session.think(None, [], GO) == []
    assert session.stop() == []
    assert session.receive("readyok")[1] == ["position startpos", "go depth 1", "stop"]
    assert session.stop() == []
    assert session.receive("bestmove e2e3")[0] == [Best("e2e3")]


def test_a_choice_nobody_asked_for_is_chatter() -> None:
    session = greeted()
    answers, lines = session.receive("bestmove e2e3")
    assert not any(isinstance(answer, Best) for answer in answers)
    assert lines == []


def test_closing() -> None:
    assert Session(UCI).close() == []
    session = greeted()
    session.think(None, [], GO)
    assert session.close() == ["stop", "quit"]
    assert session.close() == []
