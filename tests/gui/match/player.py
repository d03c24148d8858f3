"""Somebody at the screen of a match: moves the pieces of any seat with the mouse, and reads what is shown."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from komagata.pieces import Side
from komagata_gui.board.state import Spot
from komagata_gui.match.agreement import MatchAgreement, new_match
from komagata_gui.match.board import MatchBoard
from komagata_gui.match.desk import MatchDesk
from komagata_gui.match.plate import SeatView


@dataclass(frozen=True)
class Table:
    desk: MatchDesk
    bot: QtBot

    def agree(self, agreement: MatchAgreement) -> None:
        """Begin another match in the same window."""
        self.desk.controller.begin(new_match(agreement), agreement)

    def board(self, seat: str) -> MatchBoard:
        return self.desk.window.table.boards[self.desk.session.match.seat(seat).board]

    def at(self, seat: str, place: str) -> QPoint:
        """A square of the seat's board, or a piece of its reserve such as `P`."""
        match = self.desk.session.match
        position = match.position(seat)
        square = position.board.parse(place)
        if square is not None:
            return self.board(seat).centre(Spot(square))
        slot = position.rules.compiled.slot_tokens.index(place)
        return self.board(seat).centre(Spot(side=Side(match.seat(seat).side), slot=slot))

    def point(self, seat: str, place: str) -> None:
        QTest.mouseMove(self.board(seat), self.at(seat, place))

    def click(self, seat: str, place: str, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        self.point(seat, place)
        QTest.mouseClick(self.board(seat), button, pos=self.at(seat, place))

    def move(self, seat: str, *places: str) -> None:
        for place in places:
            self.click(seat, place)

    def act(self, name: str) -> None:
        action = self.desk.window.actions_[name]
        assert action.isEnabled(), f"{name} is greyed out"
        action.trigger()

    # Reading

    @property
    def reads(self) -> str:
        message = self.desk.window.info.message()
        return f"{message.headline}\n{message.body}".strip()

    def plate(self, seat: str) -> SeatView:
        table = self.desk.window.table
        return next(plate.view() for plate in (*table.tops, *table.bottoms) if plate.view().seat == seat)

    @property
    def played(self) -> list[str]:
        return [f"{entry.turn.seat} {entry.turn.uci}" for entry in self.desk.session.game.entries]

    def reserve(self, seat: str) -> dict[str, int]:
        scene, side = self.board(seat).scene(), Side(self.desk.session.match.seat(seat).side)
        return {slot.name: slot.count for slot in scene.hands[side] if slot.count}


__all__ = ["Table"]
