"""One board of a match: the usual board view, with marks on the reserves between the boards."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from komagata.pieces import Side
from komagata_gui.board.state import Spot
from komagata_gui.board.widget import BoardView
from komagata_gui.chrome import tones


@dataclass(frozen=True, slots=True)
class Reserves:
    """What is marked on the reserves of one board."""

    needed: frozenset[tuple[Side, int]] = frozenset()
    """Slots that their players have asked for."""
    coming: frozenset[tuple[Side, int]] = frozenset()
    """Slots that the capture which is thought of would fill."""


class MatchBoard(BoardView):
    need_toggled = Signal(Side, int)
    """A slot of a reserve was clicked with the right button: its player asks for that piece, or no more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reserves = Reserves()

    def reserves(self) -> Reserves:
        return self._reserves

    def mark_reserves(self, reserves: Reserves) -> None:
        if reserves != self._reserves:
            self._reserves = reserves
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.RightButton:
            x, y = (event.position() * self._shown.ratio).toTuple()
            spot = self._shown.geometry.spot_at(x, y)
            if spot is not None and not spot.on_board:
                self.need_toggled.emit(spot.side, spot.slot)
                return
        super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not (self._reserves.needed or self._reserves.coming):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = tones(self.palette())
        for side, slot in self._reserves.coming:
            self._ring(painter, self._box(side, slot), colours.good)
        for side, slot in self._reserves.needed:
            self._flag(painter, self._box(side, slot), QColor("#b3261e"))

    def _box(self, side: Side, slot: int) -> QRectF:
        box, ratio = self._shown.geometry.box(Spot(side=side, slot=slot)), self._shown.ratio
        return QRectF(box.x / ratio, box.y / ratio, box.width / ratio, box.height / ratio)

    def _ring(self, painter: QPainter, box: QRectF, colour: QColor) -> None:
        """The place of a piece that would come, with a plus in its corner."""
        width = max(2.0, box.width() / 16)
        painter.setPen(QPen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(width, width, -width, -width), 5, 5)
        self._badge(painter, box.topRight() + QPointF(-box.width() * 0.2, box.height() * 0.2), box.width(), colour, "+")

    def _flag(self, painter: QPainter, box: QRectF, colour: QColor) -> None:
        """A piece that is asked for: a dashed frame with an exclamation mark."""
        width = max(1.5, box.width() / 24)
        painter.setPen(QPen(colour, width, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(width, width, -width, -width), 5, 5)
        self._badge(painter, box.topLeft() + QPointF(box.width() * 0.2, box.height() * 0.2), box.width(), colour, "!")

    def _badge(self, painter: QPainter, at: QPointF, cell: float, colour: QColor, sign: str) -> None:
        radius = max(7.0, cell * 0.17)
        painter.setPen(QPen(QColor("#ffffff"), max(1.0, radius / 6)))
        painter.setBrush(colour)
        painter.drawEllipse(at, radius, radius)
        thick = max(1.6, radius / 3.4)
        painter.setPen(QPen(QColor("#ffffff"), thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        reach = radius * 0.5
        if sign == "+":
            painter.drawLine(at - QPointF(reach, 0), at + QPointF(reach, 0))
            painter.drawLine(at - QPointF(0, reach), at + QPointF(0, reach))
        else:
            painter.drawLine(at - QPointF(0, reach * 1.1), at + QPointF(0, reach * 0.25))
            painter.drawPoint(at + QPointF(0, reach * 1.1))


def slots_of(side: Side, slots: Collection[int]) -> frozenset[tuple[Side, int]]:
    """Slots of one player."""
    return frozenset((side, slot) for slot in slots)


__all__ = ["MatchBoard", "Reserves", "slots_of"]
