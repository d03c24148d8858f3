"""A player at the edge of the board: which side, who plays it, what the clock shows, and whether it is their turn."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from komagata.clock import Face
from komagata_gui.chrome import RADIUS, Tones, figures, mix, scaled, tones
from komagata_gui.i18n import tr
from komagata_gui.icons import draw_icon
from komagata_gui.panels.wedge import paint_wedge

TENTHS = 10_000
"""Below this many milliseconds tenths are shown."""
SOON = 20_000
"""Below this many milliseconds the clock warns."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """All that a player's card shows."""

    side: str = ""
    """`White`."""
    name: str = ""
    """Who plays: `You`, `Engine, level 3`."""
    engine: bool = False
    points_up: bool = True
    """Which way this player's pieces point on the screen."""
    wedge: str = "#ffffff"
    rim: str = "#000000"
    dashed: bool = False
    """The rim is dashed, as on the pieces of the second army: colours alone tell it to nobody who cannot see them."""
    face: Face | None = None
    """What the clock shows; None: there is no clock."""
    turn: bool = False
    running: bool = False
    thinking: bool = False


class PlayerCard(QWidget):
    """Shows one `PlayerView`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = PlayerView()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_player(self, view: PlayerView) -> None:
        if view == self._view:
            return
        resized = (view.face is None) != (self._view.face is None)
        self._view = view
        words = [
            view.side,
            view.name,
            *([clock_text(view.face)] if view.face else []),
            *([tr("to move")] if view.turn else []),
        ]
        self.setAccessibleName(", ".join(word for word in words if word))
        if resized:
            self.updateGeometry()
        self.update()

    def view(self) -> PlayerView:
        return self._view

    def sizeHint(self) -> QSize:
        # Both lines of text, or the large figures of a clock with air around them.
        line = self.fontMetrics().height()
        return QSize(line * 16, round(line * (3.5 if self._view.face else 3.0)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().height() * 10, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        view, colours = self._view, tones(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(colours.accent if view.turn else colours.line, 1))
        painter.setBrush(colours.accent_soft if view.turn else colours.card)
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        height = box.height()
        paint_wedge(painter, QRectF(14, height * 0.2, height * 0.52, height * 0.6), self._view)
        left = 14 + height * 0.52 + 14
        right = self._clock(painter, box, colours) if view.face else box.right() - 14
        self._names(painter, left, right - 8, height, colours)

    def _names(self, painter: QPainter, left: float, right: float, height: float, colours: Tones) -> None:
        view = self._view
        bold, small = scaled(self.font(), 1.08, bold=True), scaled(self.font(), 0.92)
        middle = height / 2
        baseline = (
            middle - QFontMetricsF(bold).descent() - 1 if view.name else middle + QFontMetricsF(bold).ascent() / 2.4
        )
        self._line(painter, view.side, bold, colours.text, QPointF(left, baseline), right)
        if not view.name:
            return
        below = QPointF(left, middle + QFontMetricsF(small).ascent() + 3)
        if view.engine:
            size = QFontMetricsF(small).ascent()
            shade = colours.accent if view.thinking else colours.muted
            draw_icon(painter, QRectF(left, below.y() - size * 0.92, size, size), "engine", shade)
            below.setX(left + size + 5)
        self._line(painter, view.name, small, colours.muted, below, right)

    def _line(self, painter: QPainter, words: str, font: QFont, colour: QColor, at: QPointF, right: float) -> None:
        painter.setFont(font)
        painter.setPen(colour)
        shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, max(10.0, right - at.x()))
        painter.drawText(at, shown)

    def _clock(self, painter: QPainter, box: QRectF, colours: Tones) -> float:
        """Draw the clock at the right; says where it begins."""
        view = self._view
        assert view.face is not None
        words, font = clock_text(view.face), figures(self.font().pointSizeF() * 1.9, bold=True)
        extra = overtime_text(view.face)
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(words)
        low = view.face.flagged or (view.face.left < SOON and view.turn)
        colour = colours.danger if low else colours.text if view.turn else colours.muted
        painter.setFont(font)
        painter.setPen(colour)
        left = box.right() - 16 - width
        shift = metrics.ascent() * 0.36 - (metrics.height() * 0.16 if extra else 0)
        painter.drawText(QPointF(left, box.center().y() + shift), words)
        if extra:
            small = scaled(self.font(), 0.85)
            below = QFontMetricsF(small)
            painter.setFont(small)
            painter.setPen(mix(colours.muted, colours.text, 0.2))
            at = QPointF(box.right() - 16 - below.horizontalAdvance(extra), box.bottom() - below.descent() - 5)
            painter.drawText(at, extra)
            left = min(left, at.x())
        return left


def clock_text(face: Face) -> str:
    """`1:02:03`, `4:07`, `0:09.4`. Whole seconds are rounded up, so that a clock that shows nought has fallen."""
    left = face.left
    if 0 < left < TENTHS:
        tenths = -(-left // 100)
        return f"0:{tenths // 10:02}.{tenths % 10}" if tenths < 100 else "0:10"
    seconds = -(-left // 1000)
    hours, minutes = seconds // 3600, seconds // 60 % 60
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


def overtime_text(face: Face) -> str:
    """What stands below the figures: the periods of byoyomi that are left, or the delay that runs."""
    if face.flagged:
        return tr("time is up")
    if face.periods and face.main:
        seconds = face.period // 1000
        return tr("then {count} × {seconds} s", count=face.periods, seconds=seconds)
    if face.periods:
        return tr("last period") if face.periods == 1 else tr("{count} periods left", count=face.periods)
    return tr("delay {seconds}", seconds=-(-face.delay // 1000)) if face.delay else ""


__all__ = ["PlayerCard", "PlayerView", "clock_text", "overtime_text"]
