"""The position editor in a real window: real presses, real drags, real keys."""

from __future__ import annotations

import json
import sys
from typing import IO

from tests.gui.xvfb import Screen

PROGRAM = """
import json, sys
from PySide6.QtCore import QTimer
from komagata.position import load_rules
from komagata_gui.app import make_application
from komagata_gui.board.state import Spot
from komagata_gui.editor.positiondesk import PositionDesk
from komagata_gui.play.scene import Display

application = make_application()
rules = load_rules("cannibal-bishogi")
desk = PositionDesk(rules, rules.position("4k3/8/8/8/8/8/8/4K3[] w -"), Display(theme="wood"))
shown = desk.model.changed

def changed():
    shown()
    print(str(desk.model.setup), flush=True)

desk.model.changed = changed
desk.open()
desk.window.move(0, 0)
desk.window.resize(1280, 800)

def say():
    board, places = desk.window.board, {}
    for name in ("b3", "e4", "c6", "g7"):
        at = board.mapToGlobal(board.centre(Spot(rules.board.parse(name))))
        places[name] = at.x(), at.y()
    for palette in desk.window.palette_.palettes:
        for token in palette.tokens():
            button = palette.button(token)
            at = button.mapToGlobal(button.rect().center())
            places[token] = at.x(), at.y()
    print(json.dumps(places), flush=True)

QTimer.singleShot(800, say)
application.exec()
"""


def read(stream: IO[str]) -> str:
    return stream.readline().strip()


def test_stamping_dragging_turning_and_undoing(screen: Screen) -> None:
    program = screen.start([sys.executable, "-c", PROGRAM], LC_ALL="C.UTF-8", LANGUAGE="en")
    window = screen.window("^Position editor")
    assert program.stdout is not None
    places = json.loads(read(program.stdout))
    screen.focus(window)
    screen.click(*places["+N'"])
    screen.click(*places["e4"])
    assert read(program.stdout) == "4k3/8/8/8/4+N'3/8/8/4K3[] w -"
    screen.drag(places["e4"], places["c6"])
    assert read(program.stdout) == "4k3/8/2+N'5/8/8/8/8/4K3[] w -"
    screen.drag(places["q"], places["g7"])
    assert read(program.stdout) == "4k3/6q1/2+N'5/8/8/8/8/4K3[] w -"
    screen.xdotool("mousemove", *places["c6"], "click", 3)
    assert read(program.stdout) == "4k3/6q1/2n5/8/8/8/8/4K3[] w -"
    screen.keys("ctrl+z")
    assert read(program.stdout) == "4k3/6q1/2+N'5/8/8/8/8/4K3[] w -"
    screen.keys("shift+r")
    assert read(program.stdout) == "4k3/6q1/2R5/8/8/8/8/4K3[] w -"
    screen.drag(places["g7"], (5, 400))
    assert read(program.stdout) == "4k3/8/2R5/8/8/8/8/4K3[] w -"
