"""The studio within the program: how it is opened, what it takes over, and that it is reached without a mouse."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from komagata import assets
from komagata.sets.job import Game
from komagata_gui.app import build
from komagata_gui.i18n import install_language
from komagata_gui.settings import STYLE, Settings
from komagata_gui.studio.asking import GameDialog, RulesChoice
from komagata_gui.studio.desk import Studio
from komagata_gui.studio.sheets import Sides
from komagata_gui.theme import apply_colours
from tests.gui.studio.conftest import Opens
from tests.gui.studio.maker import Maker


def test_opened_from_the_game_on_the_table(qtbot: QtBot) -> None:
    install_language("en")
    settings = Settings()
    settings.set(STYLE, "fide")
    desk = build(settings)
    qtbot.addWidget(desk.window)
    desk.window.actions_["print-studio"].trigger()
    (studio,) = desk.games.studios.studios.values()
    maker = Maker(studio, qtbot)
    maker.waits()
    assert [game.game for game in studio.job.games] == [desk.session.rules.id]
    assert studio.job.looks.style == "fide"
    desk.window.actions_["print-studio"].trigger()
    assert list(desk.games.studios.studios.values()) == [studio]
    desk.close(QCloseEvent())
    qtbot.waitUntil(lambda: not isValid(studio))
    assert desk.games.studios.studios == {}


def test_what_prints_is_not_loaded_before_somebody_prints() -> None:
    code = "import sys, komagata_gui.app, komagata_gui.studio.desk; assert 'PySide6.QtPrintSupport' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120)
    plain = (
        "import sys, komagata_gui.app\n"
        "assert not any(name.startswith(('komagata_gui.studio', 'komagata.sets')) for name in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", plain], check=True, timeout=120)


def test_everything_is_reached_by_the_keyboard_and_has_a_name(maker: Maker) -> None:
    for method in ("duplex", "laser", "solid"):
        maker.makes("method", method)
        wanted = [
            widget
            for kind in (QAbstractButton, QAbstractSpinBox, QComboBox)
            for widget in maker.studio.window.findChildren(kind)
            if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        reached = walk(maker.studio.window.form.games.add)
        missing = [widget for widget in wanted if widget not in reached and widget.parent() not in reached]
        assert not missing, missing
        nameless = [widget for widget in wanted if not name_of(widget)]
        assert not nameless, nameless


def walk(start: QWidget) -> set[QWidget]:
    """Everything in the chain of the Tab key."""
    found: set[QWidget] = set()
    widget: QWidget | None = start
    while widget is not None and widget not in found:
        found.add(widget)
        widget = widget.nextInFocusChain()
    return found


def name_of(widget: QWidget) -> str:
    words = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or words or widget.toolTip() or buddy_of(widget)


def buddy_of(widget: QWidget) -> str:
    from PySide6.QtWidgets import QLabel

    labels = widget.window().findChildren(QLabel)
    return next((label.text() for label in labels if label.buddy() is widget), "")


def test_the_method_is_chosen_with_the_space_bar(maker: Maker) -> None:
    from komagata_gui.studio.methods import MethodEditor

    editor = maker.studio.window.form.editor("method")
    assert isinstance(editor, MethodEditor)
    editor.tiles["sticker"].setFocus()
    QTest.keyClick(editor.tiles["sticker"], Qt.Key.Key_Space)
    maker.waits()
    assert maker.studio.job.method == "sticker"


def test_a_game_is_added_from_the_list_and_left_out_again(maker: Maker) -> None:
    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, GameDialog)
        dialog.games.select("xiangqi")
        dialog.accept()

    maker.in_dialog(maker.studio.window.form.games.add.click, choose)
    maker.waits()
    assert [game.game for game in maker.studio.job.games] == ["bishogi", "xiangqi"]
    assert maker.figures["pieces"] == "64"
    maker.studio.window.form.games.boxes[0].remove.click()
    maker.waits()
    assert [game.game for game in maker.studio.job.games] == ["xiangqi"]
    assert maker.figures["pieces"] == "32"


def test_a_game_of_ones_own_is_added_from_its_file(
    maker: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "mine.toml"
    own.write_text('inherit = "bishogi"\nid = "mine"\n[names]\nen = "Mine"\n', encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_a, **_k: (str(own), ""))

    def from_file(dialog: QWidget) -> None:
        button = next(one for one in dialog.findChildren(QAbstractButton) if one.text() == "From a file…")
        button.click()

    maker.in_dialog(maker.studio.window.form.games.add.click, from_file)
    maker.waits()
    assert maker.studio.job.games[1] == Game(str(own))
    assert not maker.troubles
    assert maker.figures["pieces"] == "64"
    own.write_text("nonsense = [", encoding="utf-8")
    maker.makes("scale", 0.9)
    assert maker.troubles


def test_the_rules_of_a_game_are_chosen(opens: Opens) -> None:
    maker = opens("southwark-bishogi")

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, RulesChoice)
        button = dialog.findChild(QAbstractButton, "infanta=xiang")
        assert isinstance(button, QAbstractButton)
        button.click()
        dialog.accept()

    maker.in_dialog(maker.box.rules.click, choose)
    maker.waits()
    assert ("infanta", "xiang") in maker.studio.job.games[0].options
    assert not maker.troubles


def test_where_nothing_is_made_that_is_said(maker: Maker) -> None:
    maker.acts("sides-backs")
    box = maker.box
    box.single.click()
    assert box.table is not None
    for count in box.table.boxes.values():
        count.setValue(-50)
    for method in ("duplex", "gutter", "label", "sticker", "hollow", "laser", "solid"):
        maker.makes("method", method)
        assert not maker.troubles, method
        assert maker.sheets == 0
        assert "pieces" not in maker.figures
    assert "What" in maker.studio.window.sheets.empty


def test_sheets_without_backs_are_seen_whatever_was_looked_at_before(maker: Maker) -> None:
    view = maker.studio.window.sheets
    maker.acts("sides-backs")
    maker.makes("method", "sticker")
    assert view.sides is Sides.BACKS
    assert len(view._table.boxes) == maker.sheets
    maker.makes("method", "duplex")
    assert all(box.back for box in view._table.boxes)


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_colours(maker: Maker, colours: str) -> None:
    try:
        apply_colours(colours)
        QApplication.processEvents()
        dark = colours == "dark"
        picture = maker.studio.window.grab().toImage()
        assert (picture.pixelColor(5, 400).lightness() < 128) is dark
        # The sheet stays white.
        view = maker.studio.window.sheets
        assert view.grab().toImage().pixelColor(view.width() // 4, view.height() // 2 + 60).lightness() > 200
    finally:
        apply_colours("light")


def test_all_of_the_form_fits_a_small_screen(maker: Maker) -> None:
    window = maker.studio.window
    window.resize(1280, 800)
    QApplication.processEvents()
    assert window.width() == 1280
    assert window.form.horizontalScrollBar().maximum() == 0
    assert window.stage.width() > 700
    for row in window.form.rows.values():
        if row.label is not None and row.label.isVisible():
            assert row.label.width() >= row.label.minimumSizeHint().width()


def test_words_are_typed_into_free_fields(maker: Maker) -> None:
    paper = maker.studio.window.form.editor("sheet.paper")
    line = paper.findChild(QLineEdit)
    assert line is not None
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "200x300")
    QTest.keyClick(line, Qt.Key.Key_Return)
    maker.waits()
    assert maker.studio.job.sheet.paper == "200x300"
    assert maker.studio.window.sheets.spreads[0].front.paper.width() == 200
    maker.makes("sheet.paper", "letter")
    assert not maker.troubles
    maker.makes("sheet.paper", "papyrus")
    assert "papyrus" in maker.troubles


def test_a_studio_that_closes_while_it_works_does_not_hold_up_anything(opens: Opens) -> None:
    maker = opens("chu-shogi")
    maker.sets("method", "solid")
    maker.studio.plan()
    assert maker.studio.planner.busy
    studio: Studio = maker.studio
    studio.window.close()
    assert not studio.planner.busy
    assert assets.user_data("studio").is_dir()
