"""The plate of one seat: who sits there, whether it may move or what it waits for, its lead, its clock."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from komagata.clock import Face
from komagata_gui.chrome import RADIUS, Tones, figures, mix, scaled, tones
from komagata_gui.i18n import tr
from komagata_gui.icons import draw_icon
from komagata_gui.panels.clocks import SOON, clock_text
from komagata_gui.panels.wedge import paint_wedge, wedge_in


@dataclass(frozen=True, slots=True)
class SeatView:
    """All that a plate shows."""

    seat: str = ""
    name: str = ""
    status: str = ""
    """`may move`, `waits for N2`, `in check`."""
    engine: bool = False
    may_move: bool = False
    alarm: bool = False
    """In check, or waiting for a piece without which it is mated."""
    points_up: bool = True
    wedge: str = "#ffffff"
    rim: str = "#000000"
    dashed: bool = False
    lead: int = 0
    """Moves since the partner's last one."""
    quota: int = 0
    """How many such moves are allowed; 0: any number, and no counter is shown."""
    face: Face | None = None
    running: bool = False


class SeatPlate(QWidget):
    """Shows one `SeatView`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = SeatView()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def view(self) -> SeatView:
        return self._view

    def show_seat(self, view: SeatView) -> None:
        if view == self._view:
            return
        self._view = view
        lead = tr("lead {count} of {quota}", count=view.lead, quota=view.quota) if view.quota else ""
        clock = clock_text(view.face) if view.face else ""
        self.setAccessibleName(", ".join(word for word in (view.seat, view.name, view.status, lead, clock) if word))
        self.setToolTip(
            tr("Moves since the partner’s last one: {count} of {quota}", count=view.lead, quota=view.quota)
            if view.quota
            else ""
        )
        self.update()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(line * 18, round(line * 2.7))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().height() * 9, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        view, colours = self._view, tones(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        painter.setPen(QPen(colours.accent if view.may_move else colours.line, 1.5 if view.may_move else 1))
        painter.setBrush(colours.accent_soft if view.may_move else colours.card)
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        height = box.height()
        paint_wedge(painter, QRectF(12, height * 0.2, height * 0.5, height * 0.6), view)
        right = self._clock(painter, box, colours) if view.face else box.right() - 12
        right = self._lead(painter, right, height, colours) if view.quota else right
        self._names(painter, 12 + height * 0.5 + 10, right - 10, height, colours)

    def _names(self, painter: QPainter, left: float, right: float, height: float, colours: Tones) -> None:
        view = self._view
        bold, small = scaled(self.font(), 1.05, bold=True), scaled(self.font(), 0.92)
        bold_metrics, metrics = QFontMetricsF(bold), QFontMetricsF(small)
        middle = height / 2
        # One line in the middle, or two about it.
        baseline = middle - bold_metrics.descent() - 0.5 if view.status else middle + bold_metrics.ascent() / 2.5
        painter.setFont(bold)
        painter.setPen(colours.text)
        painter.drawText(QPointF(left, baseline), view.seat)
        x = left + bold_metrics.horizontalAdvance(view.seat) + 8
        if view.engine:
            size = metrics.ascent()
            draw_icon(painter, QRectF(x, baseline - size * 0.86, size, size), "engine", colours.muted)
            x += size + 5
        painter.setFont(small)
        painter.setPen(colours.muted)
        name = metrics.elidedText(view.name, Qt.TextElideMode.ElideRight, max(0.0, right - x))
        painter.drawText(QPointF(x, baseline), name)
        painter.setPen(colours.danger if view.alarm else colours.accent if view.may_move else colours.muted)
        status = metrics.elidedText(view.status, Qt.TextElideMode.ElideRight, max(0.0, right - left))
        painter.drawText(QPointF(left, middle + metrics.ascent() + 2), status)

    def _lead(self, painter: QPainter, right: float, height: float, colours: Tones) -> float:
        """One small wedge for every move of the quota; those used up are filled. Says where the row begins."""
        view = self._view
        side, gap = height * 0.3, height * 0.1
        shown = min(view.quota, 9)
        left = right - shown * side - (shown - 1) * gap - 6
        full = view.lead >= view.quota
        ink = colours.danger if full else colours.accent
        for number in range(shown):
            box = QRectF(left + number * (side + gap), height / 2 - side * 0.62, side, side * 1.24)
            shape = wedge_in(box)
            filled = number < view.lead
            painter.setPen(QPen(ink if filled else mix(colours.line, colours.text, 0.2), 1.2))
            painter.setBrush(ink if filled else Qt.BrushStyle.NoBrush)
            painter.drawPolygon(shape)
        return left

    def _clock(self, painter: QPainter, box: QRectF, colours: Tones) -> float:
        view = self._view
        assert view.face is not None
        words, font = clock_text(view.face), figures(self.font().pointSizeF() * 1.55, bold=True)
        metrics = QFontMetricsF(font)
        low = view.face.flagged or (view.face.left < SOON and view.running)
        painter.setFont(font)
        painter.setPen(colours.danger if low else colours.text if view.running else colours.muted)
        left = box.right() - 14 - metrics.horizontalAdvance(words)
        painter.drawText(QPointF(left, box.center().y() + metrics.ascent() * 0.36), words)
        return left - 10


__all__ = ["SeatPlate", "SeatView"]
