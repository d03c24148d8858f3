"""The real program in a real X window: started, played with mouse and keys, killed, started again, closed."""

from __future__ import annotations

import json
import re
import sys
import time
from pathlib import Path

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from komagata_gui.app import build
from komagata_gui.board.state import Spot
from komagata_gui.play.autosave import journal_folder
from komagata_gui.settings import Settings
from tests.gui.xvfb import PATIENCE, Screen

PROGRAM = [sys.executable, "-m", "komagata_gui"]


def squares(qtbot: QtBot, size: tuple[int, int], *names: str) -> list[QPoint]:
    """Where squares are in the window of a program that has just begun: asked of one built here, as large."""
    desk = build(Settings())
    qtbot.addWidget(desk.window)
    with qtbot.waitExposed(desk.window):
        desk.window.show()
    desk.window.resize(*size)
    qtbot.waitUntil(lambda: (desk.window.width(), desk.window.height()) == size)
    qtbot.wait(50)
    table, board = desk.window.table, desk.session.position.board
    found = [table.board.mapTo(desk.window, table.board.centre(Spot(board.parse(name) or 0))) for name in names]
    desk.keeper.close(keep_journal=False)
    return found


def size_of(screen: Screen, window: int) -> tuple[int, int]:
    match = re.search(r"Geometry: (\d+)x(\d+)", screen.xdotool("getwindowgeometry", window))
    assert match is not None
    return int(match[1]), int(match[2])


def record() -> str:
    """What the program has put by."""
    texts = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(journal_folder().glob("*.json"))]
    return str(texts[-1]["record"]) if texts else ""


def wait_for(words: str, *, plies: int = 0) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        moves = re.findall(r"\b[a-h][1-8][a-h][1-8]\+?|[A-Z]@[a-h][1-8]", record())
        if words in record() and len(moves) >= plies:
            return
        time.sleep(0.05)
    raise AssertionError(f"{words!r} never came; the journal has: {record()!r}")


def test_a_game_by_mouse_and_keys_survives_a_kill(screen: Screen, qtbot: QtBot, home: Path) -> None:
    program = screen.start(PROGRAM)
    window = screen.window("Komagata")
    screen.focus(window)
    origin, target, knight, field = squares(qtbot, size_of(screen, window), "e2", "e3", "g1", "f3")
    screen.click(origin.x(), origin.y())
    screen.click(target.x(), target.y())
    wait_for("e2e3", plies=2)
    screen.drag((knight.x(), knight.y()), (field.x(), field.y()))
    wait_for("g1f3", plies=4)
    program.kill()
    program.communicate()
    screen.programs.remove(program)

    again = screen.start(PROGRAM)
    window = screen.window("Komagata")
    screen.focus(window)
    wait_for("g1f3", plies=4)
    screen.keys("slash")
    screen.xdotool("type", "a2a3")
    screen.keys("Return")
    wait_for("a2a3", plies=6)
    screen.keys("ctrl+q")
    output, _ = again.communicate(timeout=PATIENCE)
    assert output == ""
    assert again.returncode == 0
