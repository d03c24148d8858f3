"""Somebody at the screen: does with the running program what a person does, and reads what a person reads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeVar

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from komagata.pieces import Side
from komagata_gui.app import Desk
from komagata_gui.board.state import Spot
from komagata_gui.board.widget import BoardView
from komagata_gui.panels.moves import MoveList
from komagata_gui.play.agreement import Agreement, Seat

TWO_PEOPLE = (Seat(), Seat())
T = TypeVar("T", bound=QWidget)


def child(parent: QWidget, kind: type[T], name: str = "") -> T:
    """A part of a dialog, by its kind and its name."""
    found = parent.findChild(kind, name) if name else parent.findChild(kind)
    assert found is not None, f"there is no {kind.__name__} {name}"
    return found


def pick(box: QComboBox, value: object) -> None:
    """Choose an entry of a list as with the mouse."""
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


@dataclass(frozen=True)
class Person:
    desk: Desk
    bot: QtBot

    # Doing

    def agree(self, game: str, *, seats: tuple[Seat, Seat] = TWO_PEOPLE, time: str = "", **options: str) -> None:
        """Begin a game without the dialog."""
        assert self.desk.games.begin(Agreement(game, options, seats, time))

    def in_position(self, position: str) -> None:
        """Begin the game that is played anew, from a position."""
        session = self.desk.session
        session.mark_saved()
        assert self.desk.games.begin(replace(session.agreement, position=position))

    def at(self, place: str) -> QPoint:
        """A square such as `e4`, or a piece in hand of the side to move such as `P`."""
        position = self.desk.session.position
        square = position.board.parse(place)
        if square is not None:
            return self.board.centre(Spot(square))
        slot = position.rules.compiled.slot_tokens.index(place)
        return self.board.centre(Spot(side=position.side, slot=slot))

    def click(self, place: str) -> None:
        QTest.mouseMove(self.board, self.at(place))
        QTest.mouseClick(self.board, Qt.MouseButton.LeftButton, pos=self.at(place))

    def drag(self, origin: str, target: str) -> None:
        QTest.mousePress(self.board, Qt.MouseButton.LeftButton, pos=self.at(origin))
        half = (self.at(origin) + self.at(target)) / 2
        for point in (half, self.at(target)):
            QTest.mouseMove(self.board, point)
        QTest.mouseRelease(self.board, Qt.MouseButton.LeftButton, pos=self.at(target))

    def move(self, *places: str) -> None:
        for place in places:
            self.click(place)

    def choose(self, index: int) -> None:
        """Take one of the choices offered on the board."""
        QTest.mouseClick(self.board, Qt.MouseButton.LeftButton, pos=self.board.choice_centre(index))

    def write(self, move: str) -> None:
        """Type a move into the field for it."""
        entry = self.desk.window.table.moves.entry
        entry.clear()
        QTest.keyClicks(entry, move)
        QTest.keyClick(entry, Qt.Key.Key_Return)

    def write_all(self, moves: str) -> None:
        for move in moves.split():
            self.write(move)

    def act(self, name: str) -> None:
        """Choose an action of a menu."""
        action = self.desk.window.actions_[name]
        assert action.isEnabled(), f"{name} is greyed out"
        action.trigger()

    def press(self, name: str) -> None:
        """Press a button beside the board."""
        button = self.desk.window.table.info.findChild(QPushButton, name)
        assert button is not None, f"no button {name}; it says: {self.reads}"
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def in_dialog(self, opens: Callable[[], object], does: Callable[[QDialog], object]) -> None:
        """Open a dialog and do something in it while it is open."""
        troubles: list[BaseException] = []

        def now() -> None:
            dialog = QApplication.activeModalWidget()
            try:
                assert isinstance(dialog, QDialog)
                does(dialog)
            except BaseException as trouble:  # noqa: BLE001  # handed on below: a slot swallows it
                troubles.append(trouble)
            if isinstance(dialog, QDialog) and dialog.isVisible():
                dialog.reject()

        QTimer.singleShot(0, now)
        opens()
        if troubles:
            raise troubles[0]

    # Reading

    @property
    def board(self) -> BoardView:
        return self.desk.window.table.board

    @property
    def reads(self) -> str:
        """What the card beside the board says."""
        message = self.desk.window.table.info.message()
        return f"{message.headline}\n{message.body}".strip()

    @property
    def page(self) -> MoveList:
        return self.desk.window.table.moves.list

    @property
    def moves(self) -> list[str]:
        """The texts of the moves in the list, in the order in which they stand there."""
        return [item.text for item in self.page.layout_of_moves().items if item.node is not None]

    @property
    def marked(self) -> set[str]:
        """Squares marked as reasons."""
        return {self.desk.session.position.board.name(mark.square) for mark in self.board.scene().marks}

    def piece(self, square: str) -> str:
        """What stands on a square, in words."""
        found = self.board.scene().piece_at(Spot(self.desk.session.position.board.parse(square) or 0))
        return found.tip if found else ""

    def in_hand(self, side: Side) -> dict[str, int]:
        return {slot.name: slot.count for slot in self.board.scene().hands[side] if slot.count}

    def wait_for(self, condition: Callable[[], bool], seconds: float = 20.0) -> None:
        self.bot.waitUntil(condition, timeout=round(seconds * 1000))


__all__ = ["TWO_PEOPLE", "Person", "child", "pick"]
