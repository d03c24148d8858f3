"""A game on paper: what is shown follows the form, and what is saved is what is shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from komagata.records import read
from komagata.sets.booklet.score import Score
from komagata.sets.job import Looks
from komagata_gui.i18n import install_language
from komagata_gui.settings import Settings
from komagata_gui.studio.gamesheets import GameSheets

RECORD = """[Variant "bishogi"]
[White "Ada/Bo"]
[Black "Kumazawa"]

e2e3 e7e6 {[%csl Ge6] A quiet answer.} d2d3 g8f6 b1c3 *
"""


@pytest.fixture
def sheets(qtbot: QtBot, tmp_path: Path) -> Iterator[GameSheets]:
    install_language("en")
    dialog = GameSheets(read(RECORD, "kmg"), Score(Looks()), Settings(), tmp_path)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    qtbot.waitUntil(dialog.print_.isEnabled)
    yield dialog
    dialog.close()


def settles(qtbot: QtBot, sheets: GameSheets) -> None:
    qtbot.waitUntil(sheets.print_.isEnabled)


def test_the_pages_follow_the_form(qtbot: QtBot, sheets: GameSheets) -> None:
    assert [page.paper.name for page in sheets.pages] == ["A4"]
    groups = len(sheets.pages[0].groups[0].drawing)
    sheets.every.setValue(1)
    settles(qtbot, sheets)
    assert sum(len(group.drawing) for page in sheets.pages for group in page.groups) > groups
    sheets.lying.setChecked(True)
    sheets.paper.setCurrentIndex(sheets.paper.findData("A5"))
    sheets.paper.activated.emit(sheets.paper.currentIndex())
    settles(qtbot, sheets)
    assert {(page.paper.width, page.paper.height) for page in sheets.pages} == {(210.0, 148.0)}
    assert sheets.view.count == len(sheets.pages) > 1


def test_it_opens_large_enough_to_see_a_page(sheets: GameSheets) -> None:
    assert sheets.size() == sheets.sizeHint()


def test_what_is_chosen_is_kept(qtbot: QtBot, sheets: GameSheets, tmp_path: Path) -> None:
    sheets.every.setValue(12)
    settles(qtbot, sheets)
    again = GameSheets(read(RECORD, "kmg"), Score(Looks()), Settings(), tmp_path)
    qtbot.addWidget(again)
    assert again.every.value() == 12
    settles(qtbot, again)
    again.close()


def test_a_pdf_is_saved(sheets: GameSheets, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def choose(_parent: object, _title: str, name: str, _filter: str) -> tuple[str, str]:
        asked.append(name)
        return str(tmp_path / "game"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    sheets.save.click()
    assert asked == [str(tmp_path / "Ada-Bo – Kumazawa.pdf")]
    assert len(PdfReader(tmp_path / "game.pdf").pages) == len(sheets.pages)


def test_a_place_that_cannot_be_written_is_told(
    sheets: GameSheets, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    (tmp_path / "no").write_text("mine")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "game.pdf"), ""))
    monkeypatch.setattr(QMessageBox, "warning", lambda *words: told.append(words[-1]))
    sheets.save.click()
    assert len(told) == 1
    assert "game.pdf" in told[0]
