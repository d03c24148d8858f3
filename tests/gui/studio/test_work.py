"""Long work: progress, cancelling, faults; nothing stale is ever shown, and nothing absurd breaks anything."""

from __future__ import annotations

import threading
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QCheckBox, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from komagata.errors import Fault, KomagataError
from komagata.sets.job import METHODS, Job
from komagata.sets.limits import LIMITS
from komagata.text import text
from komagata_gui.i18n import install_language
from komagata_gui.studio import maker as core
from komagata_gui.studio.fields import BY_PATH
from komagata_gui.studio.meshes import View
from komagata_gui.studio.plans import Shown
from komagata_gui.studio.sheets import SheetView
from komagata_gui.studio.values import value_of
from komagata_gui.work import Progress, Worker
from tests.gui.studio.conftest import Opens
from tests.gui.studio.maker import Maker

PATIENCE = 20_000


class Heard:
    """What a worker has said."""

    def __init__(self, worker: Worker) -> None:
        self.done: list[object] = []
        self.failed: list[object] = []
        self.ended = 0
        worker.done.connect(self.done.append)
        worker.failed.connect(self.failed.append)
        worker.ended.connect(self._end)

    def _end(self) -> None:
        self.ended += 1


def test_only_the_newest_task_is_heard_of(qtbot: QtBot) -> None:
    worker, gate = Worker(), threading.Event()
    heard = Heard(worker)

    def slow(progress: Progress) -> str:
        gate.wait(PATIENCE)
        progress(1, 2)
        return "slow"

    worker.do(slow)
    worker.do(lambda _progress: "between")
    worker.do(lambda _progress: "newest")
    gate.set()
    qtbot.waitUntil(lambda: heard.ended > 0, timeout=PATIENCE)
    qtbot.wait(50)
    assert heard.done == ["newest"]
    assert heard.failed == []
    assert not worker.busy
    worker.close()


def test_a_task_that_is_stopped_ends_where_it_tells_of_its_progress(qtbot: QtBot) -> None:
    worker, begun, gate = Worker(), threading.Event(), threading.Event()
    heard, reached = Heard(worker), []

    def task(progress: Progress) -> None:
        begun.set()
        gate.wait(PATIENCE)
        progress(1, 2)
        reached.append("never")

    worker.do(task)
    assert begun.wait(PATIENCE)
    worker.stop()
    assert not worker.busy
    gate.set()
    worker.close()
    qtbot.wait(20)
    assert (reached, heard.done, heard.failed) == ([], [], [])


def test_errors_of_a_task_are_told(qtbot: QtBot) -> None:
    worker = Worker()
    heard = Heard(worker)

    def fails(_progress: Progress) -> None:
        raise KomagataError("no")

    def breaks(_progress: Progress) -> None:
        raise ZeroDivisionError

    for task in (fails, breaks):
        count = heard.ended
        worker.do(task)
        qtbot.waitUntil(lambda count=count: heard.ended > count, timeout=PATIENCE)  # type: ignore[misc]
    assert [type(error) for error in heard.failed] == [KomagataError, ZeroDivisionError]
    worker.close()


def test_the_form_can_be_used_while_sheets_are_made(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, real = threading.Event(), core.show

    def slow(job: Job, progress: Progress) -> Shown:
        if job.sheet.margin == 9.0:
            gate.wait(PATIENCE)
        progress(1, 2)
        return real(job, progress)

    monkeypatch.setattr(core, "show", slow)
    maker.sets("sheet.margin", 9.0)
    maker.wait_for(lambda: maker.studio.planner.busy)
    assert maker.studio.window.working.isVisible()
    maker.sets("sheet.margin", 11.0)
    maker.sets("method", "gutter")
    gate.set()
    maker.waits()
    assert maker.studio.shown.plan.job == maker.studio.job
    assert not maker.studio.window.working.isVisible()


def test_planning_can_be_given_up_and_goes_on_with_the_next_change(
    maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, real = threading.Event(), core.show

    def slow(job: Job, progress: Progress) -> Shown:
        gate.wait(PATIENCE)
        progress(1, 2)
        return real(job, progress)

    monkeypatch.setattr(core, "show", slow)
    before = maker.studio.shown
    maker.sets("sheet.margin", 9.0)
    maker.wait_for(lambda: maker.studio.planner.busy)
    maker.studio.window.working.stop.click()
    assert not maker.studio.planner.busy
    gate.set()
    maker.bot.wait(30)
    assert maker.studio.shown is before
    assert not maker.studio.fresh
    maker.makes("sheet.margin", 10.0)
    assert maker.studio.fresh


def test_a_fault_of_the_program_is_said_and_does_not_end_it(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(_job: Job, _progress: Progress) -> Shown:
        raise ZeroDivisionError("oh")

    with monkeypatch.context() as patch:
        patch.setattr(core, "show", breaks)
        maker.makes("sheet.margin", 9.0)
        assert "ZeroDivisionError" in maker.troubles
    maker.makes("sheet.margin", 10.0)
    assert not maker.troubles


# Faults


def test_faults_stand_at_their_fields_and_lead_to_them(maker: Maker) -> None:
    maker.makes("sheet.margin", 500.0)
    row = maker.studio.window.form.rows["sheet.margin"]
    assert row.fault.isVisible()
    assert "500" in row.fault.text()
    assert "Margins" in maker.troubles
    maker.studio.window.trouble.chosen.emit("sheet.margin")
    assert row.editor.hasFocus() or row.editor.isAncestorOf(maker.studio.window.focusWidget())
    maker.makes("sheet.margin", 8.0)
    assert not row.fault.isVisible()
    assert not maker.troubles
    assert maker.studio.fresh


def test_what_does_not_fit_is_said(maker: Maker) -> None:
    maker.makes("scale", 3.0)
    maker.makes("sheet.paper", "60x60")
    assert "60" in maker.troubles
    assert not maker.studio.fresh


def test_faults_elsewhere_are_said_without_a_field(maker: Maker) -> None:
    maker.studio._complain([Fault(text("the moon is full"), "elsewhere")])
    assert "the moon is full" in maker.troubles


@pytest.mark.parametrize("absurd", [-99_999.0, 99_999.0])
def test_absurd_values_are_faults_and_nothing_else(maker: Maker, absurd: float) -> None:
    for path in sorted(path for path in LIMITS if not path.startswith("games")):
        now = value_of(maker.studio.job, path)
        maker.sets(path, (absurd, absurd) if isinstance(now, tuple) else absurd)
        maker.studio.plan()
        assert maker.troubles, path
        assert maker.studio.window.form.rows[path].fault.text(), path
        assert not maker.studio.planner.busy
        maker.sets(path, now)
    maker.waits()
    assert not maker.troubles
    assert maker.studio.fresh


def test_absurd_counts(maker: Maker) -> None:
    for value in (-5, 0, 99_999):
        maker.box.sets.setValue(value)
        maker.waits()
        assert maker.troubles
    maker.box.sets.setValue(1)
    maker.box.spares.setValue(-3)
    maker.waits()
    assert maker.troubles
    maker.box.spares.setValue(0)
    maker.waits()
    assert not maker.troubles


# Everything


LONG = [pytest.param(game, marks=pytest.mark.soak) for game in ("chu-shogi", "xiangqi", "wildebishogi")]


@pytest.mark.parametrize("game", ["bishogi", "easterhouse", *LONG])
def test_each_method_once(opens: Opens, game: str) -> None:
    maker = opens(game)
    for method in METHODS:
        maker.makes("method", method)
        assert not maker.troubles, method
        assert maker.studio.fresh
        assert maker.sheets
        assert (maker.studio.shown.plates is not None) is (method == "solid")
        assert bool(maker.studio.window.legend.boxes) is (method == "laser")
        assert not maker.studio.window.stage.grab().isNull()


def test_layers_are_hidden_and_shown(opens: Opens) -> None:
    maker = opens("xiangqi")
    maker.makes("method", "laser")
    view, legend = maker.studio.window.sheets, maker.studio.window.legend
    whole = bytes(view.grab().toImage().constBits())
    assert {"engrave", "cut"} <= set(legend.boxes)
    legend.boxes["cut"].click()
    without = bytes(view.grab().toImage().constBits())
    assert without != whole
    maker.makes("scale", 0.9)
    assert not legend.boxes["cut"].isChecked()
    legend.boxes["cut"].click()
    assert not legend.off()


@pytest.mark.parametrize("relief", ["engraved", "raised", "inlay"])
@pytest.mark.parametrize("game", ["bishogi", pytest.param("chu-shogi", marks=pytest.mark.soak)])
def test_every_face_is_seen_in_space(opens: Opens, relief: str, game: str) -> None:
    maker = opens(game)
    maker.sets("method", "solid")
    maker.sets("looks.theme", "wood")
    maker.makes("solid.relief", relief)
    plates = maker.studio.shown.plates
    assert plates is not None
    for bodies in plates.bodies:
        picture = QImage(200, 200, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        painter.translate(100, 100)
        painter.scale(5, 5)
        for body in bodies:
            body.paint(painter, View(turn=0.0, raised=80.0 if relief != "raised" else 20.0))
        painter.end()
        colours = [picture.pixelColor(x, y) for x in range(200) for y in range(200)]
        wood = sum(colour != QColor(Qt.GlobalColor.white) for colour in colours)
        # Deeper is darker, and ink is dark.
        dark = sum(colour.lightness() < (140 if relief == "engraved" else 105) for colour in colours)
        assert wood > 5000
        assert 0.04 < dark / wood < 0.6


def test_the_build_plate_is_turned(opens: Opens) -> None:
    maker = opens("bishogi")
    maker.makes("method", "solid")
    window = maker.studio.window
    view = window.solids
    assert window.stage.currentWidget() is view
    first = bytes(view.grab().toImage().constBits())
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=QPoint(200, 200))
    QTest.mouseMove(view, QPoint(260, 180))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=QPoint(260, 180))
    assert bytes(view.grab().toImage().constBits()) != first
    scale = view.scale
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert view.scale > scale
    turn = view.view
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert view.view != turn
    window.bar.above.click()
    assert window.stage.currentWidget() is window.sheets
    window.bar.space.click()
    assert window.stage.currentWidget() is view
    maker.makes("method", "sticker")
    assert window.stage.currentWidget() is window.sheets


def test_the_language_changes_while_the_studio_is_open(maker: Maker) -> None:
    maker.makes("sheet.margin", 9.5)
    try:
        install_language("ja")
        maker.bot.wait(10)
        maker.waits()
        window = maker.studio.window
        assert not window.export_button.text().isascii()
        shown = [row.label.text() for row in window.form.rows.values() if row.label is not None]
        assert all(not words.isascii() for words in shown), [words for words in shown if words.isascii()]
        assert maker.studio.job.sheet.margin == 9.5
        assert not maker.troubles
    finally:
        install_language("en")
    maker.bot.wait(10)
    maker.waits()
    assert maker.studio.window.form.rows["sheet.margin"].label is not None


KEYS = (
    Qt.Key.Key_Tab,
    Qt.Key.Key_Return,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Space,
    Qt.Key.Key_9,
    Qt.Key.Key_Minus,
)
QUIET = ("print", "calibration", "export", "close", "preset-", "export-")
"""Actions that ask, and so would wait for somebody."""


@pytest.mark.parametrize("seed", range(3))
def test_a_monkey_in_the_studio(opens: Opens, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    random = Random(seed)
    maker = opens(random.choice(["bishogi", "xiangqi", "southwark-bishogi"]))
    studio = maker.studio
    games = studio.window.form.games
    games.ask_game = lambda: random.choice(["chess", "", "nonsense", "yari-shogi"])
    games.ask_rules = lambda game, _source: random.choice([game.options, (("infanta", "xiang"),), None])
    monkeypatch.setattr(studio.shelf, "may_leave", lambda: True)
    for _ in range(60):
        step(maker, random)
        maker.bot.wait(1)
        assert set(studio.window.form.rows) == set(BY_PATH)
        if random.random() < 0.1:
            maker.waits()
    maker.waits()
    assert studio.fresh is not bool(maker.troubles)


def step(maker: Maker, random: Random) -> None:
    """One thing that somebody may do."""
    window = maker.studio.window
    match random.randrange(7):
        case 0 | 1:
            widget = random.choice(reachable(window.form, QAbstractSpinBox, QComboBox, QCheckBox))
            if isinstance(widget, QCheckBox):
                widget.click()
            elif isinstance(widget, QComboBox):
                widget.setCurrentIndex(random.randrange(max(1, widget.count())))
                widget.activated.emit(widget.currentIndex())
            else:
                widget.setFocus()
                for _ in range(3):
                    QTest.keyClick(widget, random.choice(KEYS))
        case 2:
            maker.sets("method", random.choice(METHODS))
        case 3:
            button = random.choice(reachable(window.bar, QAbstractButton) + reachable(window.form, QAbstractButton))
            if isinstance(button, QAbstractButton) and not asks(button):
                button.click()
        case 4:
            view = window.stage.currentWidget()
            assert view is not None
            target = view.viewport() if isinstance(view, SheetView) else view
            QTest.mousePress(target, Qt.MouseButton.LeftButton, pos=anywhere(target, random))
            QTest.mouseMove(target, anywhere(target, random))
            QTest.mouseRelease(target, Qt.MouseButton.LeftButton, pos=anywhere(target, random))
            QTest.keyClick(
                view, random.choice([Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_Plus, Qt.Key.Key_Left])
            )
        case 5:
            name = random.choice([name for name in window.actions_._actions if not name.startswith(QUIET)])
            window.actions_[name].trigger()
        case _:
            box = window.presets.box
            box.setCurrentIndex(random.randrange(box.count()))
            box.activated.emit(box.currentIndex())


def asks(button: QAbstractButton) -> bool:
    return button.text().replace("&", "").endswith("…") and button.text() not in ("Add a game…", "Rules…")


def reachable(parent: QWidget, *kinds: type[QWidget]) -> list[QWidget]:
    return [
        widget for kind in kinds for widget in parent.findChildren(kind) if widget.isVisible() and widget.isEnabled()
    ]


def anywhere(widget: QWidget, random: Random) -> QPoint:
    return QPoint(random.randrange(max(1, widget.width())), random.randrange(max(1, widget.height())))
