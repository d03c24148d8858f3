"""The build plate in space: turned by dragging, enlarged by the wheel. What stands on it is what will be written."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from komagata_gui.chrome import mix
from komagata_gui.studio.meshes import Solid, View
from komagata_gui.studio.sheets import WHEEL, Fit, table_colour

SETTLE = 160
"""Milliseconds after the last turn until everything is painted finely again."""
BUDGET = 0.06
"""Seconds that one painting may take for pictures that are not there yet: the rest comes with the next ones."""
FINE = 2
"""Pixels of a picture to one of the screen, each way: smooth edges."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One thing on a plate, in millimetres and degrees."""

    kind: int
    x: float
    y: float
    turn: float


@dataclass(frozen=True, slots=True)
class Plates:
    """All that is printed."""

    size: tuple[float, float] = (220.0, 220.0)
    bodies: tuple[tuple[Solid, ...], ...] = ()
    """For each kind of thing its bodies."""
    plates: tuple[tuple[Standing, ...], ...] = ()
    names: tuple[str, ...] = field(default=())


class SolidView(QWidget):
    zoomed = Signal()
    turned = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.plates, self.view = Plates(), View()
        self.current, self.fit, self.scale = 0, Fit.PAGE, 1.0
        self.faded = False
        self._middle = QPointF()
        self._grabbed: QPoint | None = None
        self._pictures: dict[tuple[int, float, float, float], QPixmap] = {}
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLE)
        self._settling.timeout.connect(self.update)

    # What is shown

    @property
    def count(self) -> int:
        return len(self.plates.plates)

    def set_faded(self, faded: bool) -> None:
        self.faded = faded
        self.update()

    def show_plates(self, plates: Plates) -> None:
        self.plates = plates
        self.current = min(self.current, max(0, self.count - 1))
        self._pictures.clear()
        self.set_fit(self.fit)

    def go_to(self, plate: int) -> None:
        plate = min(max(plate, 0), max(0, self.count - 1))
        if plate != self.current:
            self.current = plate
            self.turned.emit(plate)
            self.update()

    def set_fit(self, fit: Fit) -> None:
        """The whole plate, or as wide as the view."""
        self.fit = fit
        if fit is not Fit.FREE:
            width, depth = self.plates.size
            across = math.hypot(width, depth) * 1.04
            high = across * math.sin(math.radians(self.view.raised)) + 40
            self._middle = QPointF()
            self.scale = max(0.05, min(self.width() / across, self.height() / high if fit is Fit.PAGE else math.inf))
        self.zoomed.emit()
        self.update()

    def zoom_to(self, scale: float) -> None:
        self.fit = Fit.FREE
        self.scale = min(40.0, max(0.1, scale))
        self._settling.start()
        self.zoomed.emit()
        self.update()

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Enlarge; what is under `at` stays there."""
        centre = QPointF(self.rect().center()) + self._middle
        at, before = at or QPointF(self.rect().center()), self.scale
        self.zoom_to(self.scale * factor)
        self._middle += (at - centre) * (1 - self.scale / before)

    def look_from(self, turn: float, raised: float) -> None:
        self.view = View(turn % 360.0, min(90.0, max(8.0, raised)))
        self._settling.start()
        self.update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(event.rect(), table_colour(self.palette()))
        if not self.plates.plates:
            return
        self._paint_plate(painter)
        things = self.plates.plates[self.current]
        end, late = time.monotonic() + BUDGET, False
        for thing in sorted(things, key=lambda thing: self.view.seen(thing.x, thing.y)[2]):
            late |= not self._paint_thing(painter, thing, end)
        if late:
            QTimer.singleShot(0, self, self.update)
        if self.faded:
            veil = table_colour(self.palette())
            veil.setAlphaF(0.35)
            painter.fillRect(event.rect(), veil)

    def _on_screen(self, x: float, y: float) -> QPointF:
        """A point of the plate, whose middle is in the middle of the view."""
        width, depth = self.plates.size
        right, down, _ = self.view.seen(x - width / 2, y - depth / 2)
        return QPointF(self.rect().center()) + self._middle + QPointF(right, down) * self.scale

    def _paint_plate(self, painter: QPainter) -> None:
        width, depth = self.plates.size
        corners = [self._on_screen(x, y) for x, y in ((0, 0), (width, 0), (width, depth), (0, depth))]
        ground = mix(table_colour(self.palette()), QColor("#000000"), 0.62)
        painter.setPen(QPen(mix(ground, QColor("#000000"), 0.4), 1))
        painter.setBrush(ground)
        painter.drawPolygon(QPolygonF(corners))
        painter.setPen(QPen(mix(ground, QColor("#ffffff"), 0.1), 1))
        for step in range(1, math.ceil(min(width, 2000) / 10)):
            painter.drawLine(self._on_screen(step * 10, 0), self._on_screen(step * 10, depth))
        for step in range(1, math.ceil(min(depth, 2000) / 10)):
            painter.drawLine(self._on_screen(0, step * 10), self._on_screen(width, step * 10))

    def _paint_thing(self, painter: QPainter, thing: Standing, end: float) -> bool:
        """Whether it could be painted as it should before the `end`."""
        at = self._on_screen(thing.x, thing.y)
        bodies = self.plates.bodies[thing.kind]
        reach = max((float(abs(body.outermost).max()) for body in bodies), default=1.0) * 1.8
        box = QRectF(
            at.x() - reach * self.scale, at.y() - reach * self.scale, 2 * reach * self.scale, 2 * reach * self.scale
        )
        if not box.intersects(QRectF(self.rect())):
            return True
        found = self._picture(thing, reach, end, coarse=self._settling.isActive())
        shown = found or self._picture(thing, reach, end + BUDGET, coarse=True)
        if shown is not None:
            painter.drawPixmap(box, shown, QRectF())
        return found is not None

    def _picture(self, thing: Standing, reach: float, end: float, *, coarse: bool) -> QPixmap | None:
        """One thing as it is seen, shared by all that are turned alike: nothing is smaller because it is farther. None
        if there is none yet and no time to make one."""
        view = replace(self.view, turn=round((self.view.turn - thing.turn) % 360.0, 3))
        density = self.scale * self.devicePixelRatioF() * (1 if coarse else FINE)
        density = min(density, 1600 / (2 * reach))
        key = (thing.kind, view.turn, view.raised, density)
        found = self._pictures.get(key)
        if found is None:
            if time.monotonic() > end:
                return None
            if len(self._pictures) > 400:
                self._pictures.clear()
            size = max(1, math.ceil(2 * reach * density))
            found = QPixmap(size, size)
            found.fill(Qt.GlobalColor.transparent)
            painter = QPainter(found)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(size / 2, size / 2)
            painter.scale(density, density)
            for body in self.plates.bodies[thing.kind]:
                body.paint(painter, view, coarse=coarse)
            painter.end()
            self._pictures[key] = found
        return found

    # Hands

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._grabbed = event.position().toPoint()
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grabbed is None:
            return
        moved = event.position().toPoint() - self._grabbed
        self._grabbed = event.position().toPoint()
        shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.buttons() & Qt.MouseButton.LeftButton and not shifted:
            self.look_from(self.view.turn - moved.x() * 0.5, self.view.raised + moved.y() * 0.4)
        else:
            self._middle += QPointF(moved)
            self.fit = Fit.FREE
            self.update()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._grabbed = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom_by(WHEEL ** event.angleDelta().y(), event.position())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        turn, raised = self.view.turn, self.view.raised
        match event.key():
            case Qt.Key.Key_Left:
                self.look_from(turn + 10, raised)
            case Qt.Key.Key_Right:
                self.look_from(turn - 10, raised)
            case Qt.Key.Key_Up:
                self.look_from(turn, raised + 6)
            case Qt.Key.Key_Down:
                self.look_from(turn, raised - 6)
            case Qt.Key.Key_PageDown:
                self.go_to(self.current + 1)
            case Qt.Key.Key_PageUp:
                self.go_to(self.current - 1)
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.zoom_by(1.25)
            case Qt.Key.Key_Minus:
                self.zoom_by(0.8)
            case _:
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.set_fit(self.fit)


__all__ = ["Plates", "SolidView", "Standing"]
