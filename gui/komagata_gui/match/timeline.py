"""The record of a match as four lanes over one time: every move in the lane of its seat, in the order of play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from komagata_gui.chrome import Tones, mix, scaled, tones
from komagata_gui.i18n import tr

PAD = 7


@dataclass(frozen=True, slots=True)
class Chip:
    """One move."""

    lane: int
    text: str
    tip: str = ""
    gift: bool = False
    """It sends a piece to the partner."""


class Timeline(QWidget):
    chosen = Signal(int)
    """The moment after this many moves was clicked."""
    stepped = Signal(int)
    """The wheel was turned: so many moves on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lanes: tuple[str, ...] = ()
        self._chips: tuple[Chip, ...] = ()
        self._place = 0
        self._lefts: list[float] = [0.0]
        self._offset = 0.0
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_record(self, lanes: Sequence[str], chips: Sequence[Chip], place: int) -> None:
        """Show these moves; the moment after the first `place` of them is the one on the boards."""
        if (tuple(lanes), tuple(chips), place) == (self._lanes, self._chips, self._place):
            return
        self._lanes, self._chips, self._place = tuple(lanes), tuple(chips), place
        self._arrange()
        said = self._chips[place - 1].tip or self._chips[place - 1].text if place else tr("Start position")
        self.setAccessibleName(tr("Record"))
        self.setAccessibleDescription(said)
        self.update()

    def chips(self) -> tuple[Chip, ...]:
        return self._chips

    def chip_centre(self, index: int) -> QPointF:
        """The middle of a move, in the widget's coordinates."""
        return self._box(index).center()

    def sizeHint(self) -> QSize:
        return QSize(400, round(self._lane() * max(4, len(self._lanes))) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    # Places

    def _lane(self) -> float:
        return self.fontMetrics().height() * 1.42

    def _head(self) -> float:
        """Width of the names of the lanes."""
        metrics = QFontMetricsF(scaled(self.font(), 0.92, bold=True))
        return max((metrics.horizontalAdvance(lane) for lane in self._lanes), default=0.0) + 2 * PAD + 4

    def _arrange(self) -> None:
        metrics = QFontMetricsF(scaled(self.font(), 0.95))
        self._lefts = [0.0]
        for chip in self._chips:
            extra = 8 if chip.gift else 0
            self._lefts.append(self._lefts[-1] + metrics.horizontalAdvance(chip.text) + 2 * PAD + extra - 2)
        self._reveal()

    def _reveal(self) -> None:
        """Scroll so that the moment shown is in sight, with what led to it and a little of what follows."""
        room = self.width() - self._head() - 8
        total = self._lefts[-1]
        right = self._lefts[min(self._place + 1, len(self._lefts) - 1)]
        left = self._lefts[max(0, self._place - 2)]
        if right - self._offset > room:
            self._offset = right - room
        if left < self._offset:
            self._offset = left
        self._offset = max(0.0, min(self._offset, max(0.0, total - room)))

    def _box(self, index: int) -> QRectF:
        left = self._head() + self._lefts[index] - self._offset
        lane = self._lane()
        top = self._chips[index].lane * lane
        return QRectF(left, top + 2, self._lefts[index + 1] - self._lefts[index], lane - 4)

    def _index_at(self, at: QPointF) -> int | None:
        if at.x() < self._head():
            return None
        return next((n for n in range(len(self._chips)) if self._box(n).contains(at)), None)

    # Events

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._reveal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self._index_at(event.position())
        if index is not None and event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(index + 1)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y() or event.angleDelta().x()
        if turned:
            self.stepped.emit(-1 if turned > 0 else 1)
        event.accept()

    def event(self, event: object) -> bool:
        if isinstance(event, QHelpEvent):
            index = self._index_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), self._chips[index].tip if index is not None else "", self)
            return True
        return super().event(event)  # type: ignore[arg-type]

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, lane, head = tones(self.palette()), self._lane(), self._head()
        for number, name in enumerate(self._lanes):
            top = number * lane
            if number % 2:
                painter.fillRect(QRectF(0, top, self.width(), lane), mix(colours.card, colours.text, 0.035))
            painter.setFont(scaled(self.font(), 0.92, bold=True))
            painter.setPen(colours.muted)
            painter.drawText(QRectF(PAD, top, head, lane), Qt.AlignmentFlag.AlignVCenter, name)
        painter.setClipRect(QRectF(head, 0, self.width() - head, self.height()))
        for index in range(len(self._chips)):
            box = self._box(index)
            if box.right() >= head and box.left() <= self.width():
                self._paint_chip(painter, index, box, colours)
        self._now(painter, head, colours)

    def _paint_chip(self, painter: QPainter, index: int, box: QRectF, colours: Tones) -> None:
        chip, shown, later = self._chips[index], index + 1 == self._place, index >= self._place
        ground = colours.accent if shown else mix(colours.card, colours.accent, 0.06 if later else 0.16)
        painter.setPen(QPen(colours.accent if shown else mix(colours.line, colours.accent, 0.25), 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(box.adjusted(1, 0.5, -1, -0.5), 5, 5)
        ink = colours.card if shown else mix(colours.text, colours.card, 0.45) if later else colours.text
        painter.setFont(scaled(self.font(), 0.95, bold=False))
        painter.setPen(ink)
        text = box.adjusted(PAD - 1, 0, -2, 0)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, chip.text)
        if chip.gift:
            # A capture sends something over: a small wedge at its end.
            at = QPointF(box.right() - 9, box.center().y())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.card if shown else colours.good)
            painter.drawPolygon([at + QPointF(-3.2, -4), at + QPointF(3.4, 0), at + QPointF(-3.2, 4)])

    def _now(self, painter: QPainter, head: float, colours: Tones) -> None:
        """A line where the moment shown lies."""
        x = head + self._lefts[min(self._place, len(self._lefts) - 1)] - self._offset
        painter.setPen(QPen(colours.accent, 1.5))
        painter.drawLine(QPointF(x, 0), QPointF(x, self.height()))


__all__ = ["Chip", "Timeline"]
