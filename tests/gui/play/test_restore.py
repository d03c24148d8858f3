"""A program that is killed, or that cannot write, loses nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QCloseEvent
from pytestqt.qtbot import QtBot

from komagata import assets
from komagata_gui.app import Desk, build
from komagata_gui.play.agreement import Agreement, Seat
from komagata_gui.play.autosave import journal_folder
from komagata_gui.settings import ANIMATION, Settings
from tests.gui.play.person import Person

KILLED = """
import os, signal, sys
from komagata_gui.app import build, make_application
from komagata_gui.settings import Settings
from komagata_gui.play.agreement import Agreement, Seat
application = make_application()
desk = build(Settings())
desk.open(restore=False)
application.processEvents()
desk.games.begin(Agreement("bishogi", {}, (Seat(0, "Ada"), Seat(0, "Bo")), "300+5"))
for move in sys.argv[1].split():
    assert desk.games.enter(move)
    desk.keeper.flush()
desk.session.remark(desk.session.node, "adjourned")
desk.keeper.flush()
os.kill(os.getpid(), signal.SIGKILL)
"""


def kill_after(moves: str) -> None:
    result = subprocess.run([sys.executable, "-c", KILLED, moves], env=dict(os.environ), check=False, timeout=60)
    assert result.returncode == -9


def end(desk: Desk) -> None:
    desk.session.mark_saved()
    desk.files.path = None
    desk.close(QCloseEvent())
    desk.window.deleteLater()


def test_the_game_of_a_killed_program_is_back(qtbot: QtBot) -> None:
    kill_after("e2e3 e7e6 d2d3")
    person = start(qtbot)
    assert person.moves == ["e3", "e6", "d3"]
    assert "from last time" in person.reads
    assert person.desk.session.node.comment == "adjourned"
    assert person.desk.window.table.bottom.view().name == "Ada"
    assert person.desk.window.table.bottom.view().face is not None
    ticker = person.desk.controller.ticker
    running = [ticker.running]
    person.write("d7d6")
    assert [*running, ticker.running] == [False, True]
    person.desk.keeper.flush()
    assert len(list(journal_folder().glob("*.json"))) == 1
    end(person.desk)


def start(qtbot: QtBot) -> Person:
    settings = Settings()
    settings.set(ANIMATION, 0)
    desk = build(settings)
    desk.open()
    qtbot.wait(50)
    return Person(desk, qtbot)


def test_two_killed_programs(qtbot: QtBot) -> None:
    kill_after("e2e3")
    kill_after("d2d3 d7d6")
    person = start(qtbot)
    assert person.moves == ["d3", "d6"]
    kept = list(assets.user_data("games/played").glob("*.kmg"))
    assert len(kept) == 1
    assert "e2e3" in kept[0].read_text(encoding="utf-8")
    end(person.desk)


def test_a_game_in_play_waits_for_the_next_start(qtbot: QtBot) -> None:
    person = start(qtbot)
    person.agree("bishogi")
    person.write_all("e2e3 e7e6")
    person.desk.window.close()
    again = start(qtbot)
    assert again.moves == ["e3", "e6"]
    end(again.desk)


def test_a_running_program_keeps_its_game_to_itself(qtbot: QtBot) -> None:
    one = start(qtbot)
    one.agree("bishogi")
    one.write("e2e3")
    one.desk.keeper.flush()
    other = start(qtbot)
    assert other.moves == []
    end(other.desk)
    end(one.desk)


@pytest.mark.parametrize("content", ["", "{", "[]", '{"version": 1}', '{"version": 1, "record": "rubbish"}', "\x00"])
def test_a_journal_that_cannot_be_read_is_said_and_kept(qtbot: QtBot, content: str) -> None:
    folder = journal_folder()
    folder.mkdir(parents=True)
    (folder / "20200101-000000-1-abc.json").write_text(content, encoding="utf-8")
    person = start(qtbot)
    assert "could not be read" in person.reads
    assert (folder / "20200101-000000-1-abc.broken").read_text(encoding="utf-8") == content
    person.agree("bishogi")
    person.write("e2e3")
    assert person.moves == ["e3"]
    end(person.desk)


def test_every_damage_to_a_journal_is_survived(qtbot: QtBot) -> None:
    kill_after("e2e3 e7e6")
    path = next(journal_folder().glob("*.json"))
    whole = json.loads(path.read_text(encoding="utf-8"))
    from komagata.errors import KomagataError
    from komagata_gui.play.snapshot import read_snapshot

    for key in whole:
        for wrong in (
            None,
            1,
            "x",
            [],
            {},
            [9, 9],
            {"main": "x"},
            {"main": [1, 2], "periods": [0, 0], "turn": 7, "spent": 0},
        ):
            try:
                snapshot = read_snapshot(json.dumps({**whole, key: wrong}))
            except KomagataError:
                continue
            assert snapshot.game.root.children


def test_a_journal_that_cannot_be_written_is_said_and_play_goes_on(qtbot: QtBot) -> None:
    folder = journal_folder()
    folder.parent.mkdir(parents=True)
    folder.write_text("in the way")
    person = start(qtbot)
    person.agree("bishogi")
    person.write("e2e3")
    person.wait_for(lambda: "cannot be put by" in person.reads)
    person.write("e7e6")
    assert person.moves == ["e3", "e6"]
    end(person.desk)


def test_broken_settings_are_said_and_kept(qtbot: QtBot, home: Path) -> None:
    path = assets.user_config("settings.toml")
    path.parent.mkdir(parents=True)
    path.write_text("language = [", encoding="utf-8")
    desk = build(Settings())
    desk.open()
    qtbot.wait(50)
    person = Person(desk, qtbot)
    assert "settings could not be read" in person.reads
    assert list(path.parent.glob("settings.broken-*"))
    end(desk)


def test_the_first_game_survives_settings_that_make_no_sense(qtbot: QtBot) -> None:
    settings = Settings()
    settings.store("new-game.last", "no-such-game")
    settings.store(
        "new-game.choices.bishogi", json.dumps(Agreement("bishogi", {"x": "y"}, (Seat(), Seat(99))).to_json())
    )
    desk = build(settings)
    assert desk.session.rules.id == "bishogi"
    end(desk)
