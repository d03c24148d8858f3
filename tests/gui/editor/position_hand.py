"""Somebody at the position editor: clicks, drags and types, and reads what is shown."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from komagata.pieces import Side
from komagata_gui.board.editing import EditBoard
from komagata_gui.board.state import Spot
from komagata_gui.editor.positiondesk import PositionDesk

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier


@dataclass(frozen=True)
class Hand:
    desk: PositionDesk
    bot: QtBot

    @property
    def board(self) -> EditBoard:
        return self.desk.window.board

    def spot(self, place: str) -> Spot:
        """A square such as `e4`, or a place in a hand: `w:P` for the first player, `b:P'` for the second."""
        rules = self.desk.model.now.rules
        side, separator, token = place.partition(":")
        if separator:
            slot = rules.compiled.slot_tokens.index(token)
            return Spot(side=Side.FIRST if side == "w" else Side.SECOND, slot=slot)
        square = rules.board.parse(place)
        assert square is not None
        return Spot(square)

    def at(self, place: str) -> QPoint:
        return self.board.centre(self.spot(place))

    def choose(self, token: str) -> None:
        for palette in self.desk.window.palette_.palettes:
            if token in palette.tokens():
                palette.button(token).click()

    def click(self, place: str, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NONE) -> None:
        QTest.mouseClick(self.board, button, keys, self.at(place))

    def drag(self, origin: str, target: str | QPoint) -> None:
        end = self.at(target) if isinstance(target, str) else target
        start = self.at(origin)
        QTest.mousePress(self.board, LEFT, NONE, start)
        for step in (1, 2, 3):
            QTest.mouseMove(self.board, start + (end - start) * step / 3)
        QTest.mouseRelease(self.board, LEFT, NONE, end)

    def drag_new(self, token: str, target: str) -> None:
        """Drag a piece out of the palette."""
        palette = next(one for one in self.desk.window.palette_.palettes if token in one.tokens())
        button = palette.button(token)
        start = button.rect().center()
        end = button.mapFromGlobal(self.board.mapToGlobal(self.at(target)))
        QTest.mousePress(button, LEFT, NONE, start)
        for step in (1, 2, 3):
            QTest.mouseMove(button, start + (end - start) * step / 3)
        QTest.mouseRelease(button, LEFT, NONE, end)

    def type(self, *keys: Qt.Key | str) -> None:
        for key in keys:
            if isinstance(key, str):
                QTest.keyClicks(self.board, key)
            else:
                QTest.keyClick(self.board, key)

    def act(self, name: str) -> None:
        action = self.desk.window.actions_[name]
        assert action.isEnabled(), f"{name} is greyed out"
        action.trigger()

    def token(self, square: str) -> str | None:
        return self.desk.model.setup.token_at(square)

    @property
    def reads(self) -> str:
        return str(self.desk.model.setup)

    @property
    def listed(self) -> str:
        return "\n".join([self.desk.window.faults.headline.text(), *self.desk.window.faults.texts()])


__all__ = ["LEFT", "RIGHT", "Hand"]
