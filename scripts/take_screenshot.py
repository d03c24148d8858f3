"""Takes one picture: `take_screenshot.py FILE.png`, with the scene as JSON on standard input. See `screenshots.py`."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton, QWidget

from komagata import assets, records
from komagata.clock import Clock
from komagata.pieces import Side
from komagata.position import Position
from komagata.sets import jobfile
from komagata_gui.app import Desk, build, make_application
from komagata_gui.board.state import Spot
from komagata_gui.dialogs.new_game import NewGameDialog
from komagata_gui.editor.variant_new import Beginning
from komagata_gui.i18n import install_language
from komagata_gui.play.agreement import Agreement, Seat
from komagata_gui.play.opening import agreement_of
from komagata_gui.play.players import Question, Thinker
from komagata_gui.settings import ANIMATION, COLOURS, LANGUAGE, STYLE, Settings
from komagata_gui.theme import apply_colours

ROOT = Path(__file__).resolve().parents[1]
SETTLE = 250
"""Milliseconds until everything has come to rest."""

Scene = dict[str, Any]


class Musing(Thinker):
    """An engine that never comes to an end, so that a picture is the same every time."""

    def ask(self, question: Question) -> None:
        """Think for ever."""


def main(target: Path, scene: Scene) -> None:
    make_application()
    settings = Settings()
    settings.set(ANIMATION, 0)
    settings.set(LANGUAGE, scene.get("language", "en"))
    settings.set(COLOURS, scene.get("colours", "light"))
    settings.set(STYLE, scene.get("style", "kanji"))
    install_language(settings.get(LANGUAGE))
    apply_colours(settings.get(COLOURS))
    desk = build(settings, Musing())
    desk.open(restore=False)
    desk.window.resize(QSize(*scene.get("size", (1180, 780))))
    QTest.qWait(SETTLE)
    if "edit" in scene:
        finish(edited(desk, scene), target)
        return
    if "studio" in scene:
        finish(printed(desk, scene), target)
        return
    if "setup" in scene:
        lay(desk, scene)
        finish(composed(desk, scene), target)
        return
    if "dialog" in scene:
        QTimer.singleShot(SETTLE, lambda: dialog(target, scene))
        desk.window.actions_[scene["dialog"]].trigger()
        return
    lay(desk, scene)
    touch(desk, scene)
    finish(desk.window, target)


def edited(desk: Desk, scene: Scene) -> QWidget:
    """The editor with a game's file, at a piece."""
    window = desk.games.variants.open(Beginning(assets.read_text(ROOT / scene["edit"])))
    window.resize(QSize(*scene["size"]))
    window.model.check()
    window.desk.show_page("pieces")
    pieces = window.desk.pages["pieces"]
    pieces.go_to(["pieces", scene["piece"], "move"])
    return window


def printed(desk: Desk, scene: Scene) -> QWidget:
    """The print studio with a job."""
    desk.games.studios.open(scene["studio"], {})
    studio = desk.games.studios.studios[scene["studio"]]
    studio.window.resize(QSize(*scene["size"]))
    studio.window.form.set_job(jobfile.read(scene["job"]))
    studio.plan()
    while studio.busy:
        QTest.qWait(SETTLE)
    return studio.window


def composed(desk: Desk, scene: Scene) -> QWidget:
    """The position editor with a position, or with a problem and its solution."""
    problem = bool(scene.get("problem"))
    editor = desk.games.setups.compose() if problem else desk.games.setups.edit()
    editor.window.resize(QSize(*scene["size"]))
    assert editor.take_text(scene["setup"])
    if problem:
        editor.window.problem.begin()
        while editor.window.problem.solver.busy:
            QTest.qWait(SETTLE)
    return editor.window


def lay(desk: Desk, scene: Scene) -> None:
    """The game of the scene, as far as it has gone."""
    if "record" in scene:
        game = records.read(scene["record"])
        game.to_end()
        desk.controller.review(game, agreement_of(game))
        return
    names = scene.get("names", ("", ""))
    first, second = (Seat(level, name) for level, name in zip(scene.get("seats", (0, 0)), names, strict=True))
    options = scene.get("options", {})
    desk.games.begin(
        Agreement(scene["game"], options, (first, second), scene.get("time", ""), scene.get("position", ""))
    )
    for move in scene.get("moves", "").split():
        desk.session.play(desk.session.position.parse(move))
    if "clocks" in scene and desk.session.game.controls:
        main, other = (1000 * seconds for seconds in scene["clocks"])
        clock = Clock.of(desk.session.game.controls)
        clock = Clock(
            clock.controls, (main, other), clock.periods, turn=desk.session.to_move, since=desk.controller.ticker.now
        )
        desk.controller.ticker.restore(clock, desk.session.live)
    desk.controller.proceed()


def touch(desk: Desk, scene: Scene) -> None:
    """Clicks, and a place for the pointer."""
    board, position = desk.window.table.board, desk.session.position
    QTest.qWait(SETTLE)
    for place in scene.get("clicks", ()):
        QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.centre(spot(position, place)))
        QTest.qWait(SETTLE)
    if "point" in scene:
        QTest.mouseMove(board, board.centre(spot(position, scene["point"])))


def spot(position: Position, place: str) -> Spot:
    """A square, or a piece in the hand of the side to move."""
    square = position.board.parse(place)
    if square is not None:
        return Spot(square)
    return Spot(side=Side(position.side), slot=position.rules.compiled.slot_tokens.index(place))


def dialog(target: Path, scene: Scene) -> None:
    shown = QApplication.activeModalWidget()
    assert shown is not None
    if isinstance(shown, NewGameDialog):
        shown.games.select(scene.get("choose", ""))
        for name in scene.get("check", ()):
            button = shown.findChild(QRadioButton, name)
            assert button is not None
            button.click()
        shown.games.list.setFocus()
    finish(shown, target)


def finish(widget: QWidget, target: Path) -> None:
    QTest.qWait(SETTLE)
    widget.grab().save(str(target))
    # Nothing of this is to be kept, and nobody waits for the threads.
    os._exit(0)


if __name__ == "__main__":
    main(Path(sys.argv[1]), json.load(sys.stdin))
