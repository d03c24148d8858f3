"""Both boards of a match in one view: at one scale, partners at the same end, their reserves between them."""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from komagata_gui.board.geometry import preferred_size
from komagata_gui.board.speech import hand_order
from komagata_gui.chrome import GAP
from komagata_gui.match.board import MatchBoard
from komagata_gui.match.plate import SeatPlate

MOST_CELL = 400


class MatchTable(QWidget):
    resized = Signal()

    def __init__(self, parent: QWidget, kind: type[MatchBoard] = MatchBoard) -> None:
        super().__init__(parent)
        self._ground = QColor("#000000")
        self._order = (0, 1)
        self.boards = (kind(self), kind(self))
        self.tops = (SeatPlate(self), SeatPlate(self))
        self.bottoms = (SeatPlate(self), SeatPlate(self))
        """By board, not by place."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(640, 360)

    def sizeHint(self) -> QSize:
        return QSize(1280, 700)

    def set_ground(self, colour: QColor) -> None:
        self._ground = colour
        self.update()

    def set_order(self, order: tuple[int, int]) -> None:
        """Which board lies left, which right."""
        self._order = order
        self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), self._ground)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def lay_out(self) -> None:
        """Give both boards squares of the same width, as large as they fit."""
        plate = self.tops[0].sizeHint().height()
        width, height = self.width() - 2 * GAP, self.height() - 2 * plate - 4 * GAP
        ratio = self.devicePixelRatioF()
        sizes = self._sizes((floor(width * ratio), floor(height * ratio)))
        shown = [QSize(ceil(across / ratio), ceil(down / ratio)) for across, down in sizes]
        left, right = self._order
        total = shown[left].width() + shown[right].width()
        tall = max(size.height() for size in shown)
        x = max(0, (self.width() - total) // 2)
        y = max(GAP, (self.height() - tall - 2 * plate - 2 * GAP) // 2)
        for board in (left, right):
            across, down = shown[board].width(), shown[board].height()
            self.tops[board].setGeometry(QRect(x + 6, y, across - 12, plate))
            # Boards of different heights stand on the middle of one line.
            place = y + plate + GAP + (tall - down) // 2
            self.boards[board].setGeometry(QRect(x, place, across, down))
            self.bottoms[board].setGeometry(QRect(x + 6, y + plate + 2 * GAP + tall, across - 12, plate))
            x += across

    def _sizes(self, room: tuple[int, int]) -> list[tuple[int, int]]:
        """What each board takes at the largest scale at which both fit side by side, in device pixels."""
        low, high = 4, MOST_CELL
        while high - low > 1:
            middle = (low + high) // 2
            sizes = [self._size(board, middle) for board in (0, 1)]
            fits = sum(size[0] for size in sizes) <= room[0] and max(size[1] for size in sizes) <= room[1]
            low, high = (middle, high) if fits else (low, middle)
        return [self._size(board, low) for board in (0, 1)]

    def _size(self, board: int, cell: int) -> tuple[int, int]:
        state = self.boards[board].scene()
        return preferred_size(
            state.grid,
            hand_order(state),
            cell,
            coordinates=state.coordinates != "none",
            hands_at=state.hands_at,
        )


__all__ = ["MatchTable"]
