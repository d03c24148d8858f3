"""Somebody in the print studio: changes the form as a person does, and reads what a person reads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog
from pytestqt.qtbot import QtBot

from komagata_gui.studio.desk import Studio
from komagata_gui.studio.games import GameBox
from komagata_gui.studio.methods import MethodEditor
from komagata_gui.studio.widgets import CheckEditor, ChoiceEditor, NumberEditor, PairEditor, SeveralEditor

PATIENCE = 60_000
"""Milliseconds until sheets that do not come count as never coming."""


@dataclass(frozen=True)
class Maker:
    studio: Studio
    bot: QtBot

    def waits(self) -> None:
        """Until everything that the form asks for has been done."""
        self.bot.waitUntil(lambda: not self.studio.busy, timeout=PATIENCE)

    def wait_for(self, condition: Callable[[], Any]) -> None:
        self.bot.waitUntil(lambda: bool(condition()), timeout=PATIENCE)

    # Doing

    def sets(self, path: str, value: Any) -> None:
        """Change a field as with mouse and keyboard."""
        editor = self.studio.window.form.editor(path)
        match editor:
            case CheckEditor():
                if editor.box.isChecked() is not value:
                    editor.box.click()
            case NumberEditor():
                editor.box.setValue(value)
            case PairEditor():
                for box, number in zip(editor.boxes, value, strict=True):
                    box.setValue(number)
            case SeveralEditor():
                for name, check in editor.boxes.items():
                    if check.isChecked() is not (name in value):
                        check.click()
            case MethodEditor():
                QTest.mouseClick(editor.tiles[value], Qt.MouseButton.LeftButton)
            case ChoiceEditor():
                place = editor.box.findData(value)
                if place >= 0:
                    editor.box.setCurrentIndex(place)
                else:
                    editor.box.setEditText(value)
                editor.box.activated.emit(editor.box.currentIndex())
            case _:
                raise AssertionError(f"{path} has another editor")

    def makes(self, path: str, value: Any) -> None:
        """The same, and wait for the sheets."""
        self.sets(path, value)
        self.waits()

    def acts(self, name: str) -> None:
        self.studio.window.actions_[name].trigger()

    def in_dialog(self, opens: Callable[[], object], does: Callable[[QDialog], object]) -> None:
        """Open a dialog, and do something in it."""
        done: list[bool] = []

        def answer() -> None:
            dialog = QApplication.activeModalWidget()
            if isinstance(dialog, QDialog):
                timer.stop()
                done.append(True)
                does(dialog)

        timer = QTimer()
        timer.timeout.connect(answer)
        timer.start(20)
        opens()
        timer.stop()
        assert done, "no dialog has opened"

    # Reading

    @property
    def box(self) -> GameBox:
        """The first game."""
        return self.studio.window.form.games.boxes[0]

    @property
    def troubles(self) -> str:
        """What is said to be wrong."""
        trouble = self.studio.window.trouble
        return trouble.words.text() if trouble.isVisible() else ""

    @property
    def figures(self) -> dict[str, str]:
        """What is counted -> its number."""
        return {figure.words: figure.value for figure in self.studio.window.totals.figures}

    @property
    def sheets(self) -> int:
        return len(self.studio.window.sheets.spreads)


def press(dialog: QDialog, words: str) -> None:
    """Press the button of a dialog that says something."""
    for button in dialog.findChildren(QAbstractButton):
        if button.text().replace("&", "") == words:
            button.click()
            return
    raise AssertionError(f"there is no button {words!r}")


__all__ = ["Maker", "press"]
