"""The preview: sheets of paper on a table, to be scrolled, enlarged, turned over and held against the light."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QPinchGesture, QWidget

from komagata_gui.chrome import mix, tones
from komagata_gui.i18n import tr
from komagata_gui.studio.painting import Picture, Spread
from komagata_gui.studio.pictures import PictureCache
from komagata_gui.studio.placing import CAPTION, Box, Row, Table, bounded, fitting, place

WHEEL = 1.0015
"""Enlargement for each unit of the wheel: about a fifth for one notch."""
STEP = 1.25
SHADOW = 12
"""Pixels over which the shadow of a sheet fades."""
SETTLE = 140
"""Milliseconds after the last turn of the wheel until sheets are painted sharply again."""
LIGHT = QColor("#fff6de")
"""Paper with a lamp behind it."""
SHINING = 0.55
"""How much of a back shines through its front."""


class Sides(Enum):
    BOTH = "both"
    FRONTS = "fronts"
    BACKS = "backs"
    LIGHT = "light"


class Fit(Enum):
    PAGE = "page"
    WIDTH = "width"
    FREE = "free"


def table_colour(palette: QPalette) -> QColor:
    """Of the table on which everything lies: neutral, and darker than the window."""
    window = palette.window().color()
    dark = window.lightness() < 128
    return mix(window, QColor("#000000"), 0.28) if dark else mix(window, QColor("#55524e"), 0.2)


class SheetView(QAbstractScrollArea):
    zoomed = Signal()
    """The scale is another one, or why it is what it is."""
    turned = Signal(int)
    """Another sheet is in the middle of the view; counted from 0."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.grabGesture(Qt.GestureType.PinchGesture)
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        self.sides, self.fit, self.scale = Sides.BOTH, Fit.PAGE, 1.0
        self.faded = False
        """What is shown is no longer what the form says."""
        self.empty = ""
        """What is said where there are no sheets."""
        self._spreads: tuple[Spread, ...] = ()
        self._hidden: frozenset[str] = frozenset()
        self._table = Table()
        self._cache = PictureCache()
        self._grabbed: QPoint | None = None
        self._current = 0
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLE)
        self._settling.timeout.connect(self.viewport().update)
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.valueChanged.connect(self._scrolled)

    # What is shown

    @property
    def spreads(self) -> tuple[Spread, ...]:
        return self._spreads

    @property
    def count(self) -> int:
        return len(self._spreads)

    @property
    def current(self) -> int:
        """The sheet in the middle of the view."""
        return self._current

    def show_spreads(self, spreads: Sequence[Spread]) -> None:
        """Show other sheets, at the same place and scale as far as there is such a place."""
        self._spreads = tuple(spreads)
        self._cache.keep(picture for spread in spreads for picture in (spread.front, spread.back) if picture)
        self._lay_out()

    def set_sides(self, sides: Sides) -> None:
        kept = self._current
        self.sides = sides
        self._lay_out()
        self.go_to(kept)

    def hide_layers(self, hidden: Collection[str]) -> None:
        self._hidden = frozenset(hidden)
        self._cache.clear()
        self.viewport().update()

    def set_faded(self, faded: bool) -> None:
        self.faded = faded
        self.viewport().update()

    def go_to(self, sheet: int) -> None:
        """Bring a sheet into view."""
        box = self._table.box(min(max(sheet, 0), len(self._spreads) - 1))
        if box is not None:
            above = max(0.0, (self.viewport().height() - box.height - CAPTION) / 2)
            self.verticalScrollBar().setValue(round(box.y - above))
            self._turn_to(box.spread)

    # Scale

    @property
    def true_scale(self) -> float:
        """Pixels to one millimetre at which things are as large on the screen as on paper."""
        dots = self.screen().physicalDotsPerInch()
        # Screens that do not know their own size tell nonsense.
        return (dots if 40 <= dots <= 700 else self.screen().logicalDotsPerInch()) / 25.4

    @property
    def percent(self) -> float:
        return 100 * self.scale / self.true_scale

    def set_fit(self, fit: Fit) -> None:
        self.fit = fit
        self._lay_out()
        self.go_to(self._current)

    def zoom_to(self, scale: float, at: QPointF | None = None) -> None:
        """Another scale, in pixels to one millimetre; what is under `at` stays there."""
        at = at or QPointF(self.viewport().rect().center())
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        old, anchor = self._table, QPointF(across.value(), down.value()) + at
        box = min(old.boxes, key=lambda box: _distance(box, anchor), default=None)
        self.fit = Fit.FREE
        self.scale = bounded(scale)
        self._settling.start()
        self._lay_out()
        if box is None:
            return
        new = next(other for other in self._table.boxes if (other.spread, other.back) == (box.spread, box.back))
        # Along the sheet by its share, beyond its edge by pixels.
        x, y = (
            end
            + min(max(place - start, 0.0), long) * wide / long
            + min(place - start, 0.0)
            + max(place - start - long, 0)
            for place, start, long, end, wide in (
                (anchor.x(), box.x, box.width, new.x, new.width),
                (anchor.y(), box.y, box.height, new.y, new.height),
            )
        )
        across.setValue(round(x - at.x()))
        down.setValue(round(y - at.y()))

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        self.zoom_to(self.scale * factor, at)

    def _rows(self) -> list[Row]:
        rows: list[Row] = []
        two = any(spread.back is not None for spread in self._spreads)
        for index, spread in enumerate(self._spreads):
            has_back = spread.back is not None
            sides: tuple[bool, ...] = (False,)
            if self.sides is Sides.BOTH and has_back:
                sides = (False, True)
            elif self.sides is Sides.BACKS and two:
                sides = (True,) if has_back else ()
            if sides:
                paper = spread.front.paper
                rows.append(Row(index, sides, paper.width(), paper.height()))
        return rows

    def _lay_out(self) -> None:
        rows, view = self._rows(), self.viewport().size()
        if rows and self.fit is not Fit.FREE:
            height = view.height() if self.fit is Fit.PAGE else None
            self.scale = min(fitting(row, view.width(), height) for row in rows)
        self._table = place(rows, self.scale, view.width(), view.height())
        for bar, long, seen in (
            (self.horizontalScrollBar(), self._table.width, view.width()),
            (self.verticalScrollBar(), self._table.height, view.height()),
        ):
            bar.setRange(0, max(0, round(long) - seen))
            bar.setPageStep(seen)
            bar.setSingleStep(40)
        self._scrolled()
        self.zoomed.emit()
        self.viewport().update()

    def _scrolled(self) -> None:
        middle = self.verticalScrollBar().value() + self.viewport().height() / 2
        box = min(self._table.boxes, key=lambda box: abs(box.y + box.height / 2 - middle), default=None)
        if box is not None:
            self._turn_to(box.spread)
        self.viewport().update()

    def _turn_to(self, sheet: int) -> None:
        if sheet != self._current:
            self._current = sheet
            self.turned.emit(sheet)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(event.rect(), table_colour(self.palette()))
        left, top = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        seen = QRectF(event.rect()).translated(left, top)
        if not self._spreads and self.empty:
            painter.setPen(tones(self.palette()).muted)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.viewport().rect().adjusted(40, 40, -40, -40), flags, self.empty)
        painter.translate(-left, -top)
        for box in self._table.boxes:
            if QRectF(box.x, box.y, box.width, box.height + CAPTION).adjusted(-20, -20, 20, 20).intersects(seen):
                self._paint_box(painter, box, seen)

    def _paint_box(self, painter: QPainter, box: Box, seen: QRectF) -> None:
        # Whole pixels of the screen, so that the edge of the paper is sharp.
        ratio = self.devicePixelRatioF()
        x, y = round(box.x * ratio) / ratio, round(box.y * ratio) / ratio
        sheet = QRectF(x, y, round(box.width * ratio) / ratio, round(box.height * ratio) / ratio)
        spread = self._spreads[box.spread]
        _paint_shadow(painter, sheet)
        light = self.sides is Sides.LIGHT and spread.back is not None
        painter.fillRect(sheet, LIGHT if light else QColor("#ffffff"))
        picture = spread.side(box.back)
        if picture is not None:
            painter.setClipRect(sheet)
            if light and spread.back is not None:
                self._paint_behind(painter, spread, spread.back, sheet, seen)
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
            self._paint_picture(painter, picture, sheet, seen)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            painter.setClipping(False)
        if self.faded:
            veil = table_colour(self.palette())
            veil.setAlphaF(0.35)
            painter.fillRect(sheet, veil)
        self._paint_caption(painter, box, sheet)

    def _paint_behind(self, painter: QPainter, spread: Spread, back: Picture, sheet: QRectF, seen: QRectF) -> None:
        """The back as it shines through: mirrored over the edge over which the sheet is turned, shifted by what the
        printer will shift it."""
        painter.save()
        across, down = (shift * self.scale for shift in spread.shift)
        turn = QTransform()
        if spread.turned_sideways:
            turn.translate(2 * sheet.x() + sheet.width() - across, down).scale(-1, 1)
        else:
            turn.translate(across, 2 * sheet.y() + sheet.height() - down).scale(1, -1)
        painter.setTransform(turn, combine=True)
        painter.setOpacity(SHINING)
        self._paint_picture(painter, back, sheet, turn.inverted()[0].mapRect(seen))
        painter.restore()

    def _paint_picture(self, painter: QPainter, picture: Picture, sheet: QRectF, seen: QRectF) -> None:
        """From the cache, or, where the picture would be too large for it, what can be seen of it."""
        hurried = self._settling.isActive()
        found = self._cache.picture(picture, self.scale * self.devicePixelRatioF(), self._hidden, hurried=hurried)
        if found is not None:
            painter.drawPixmap(sheet, found, QRectF(found.rect()))
            return
        painter.save()
        painter.translate(sheet.topLeft())
        painter.scale(self.scale, self.scale)
        area = QTransform.fromScale(1 / self.scale, 1 / self.scale).mapRect(seen.translated(-sheet.topLeft()))
        picture.paint(painter, area=area, hidden=self._hidden, screen=True)
        painter.restore()

    def _paint_caption(self, painter: QPainter, box: Box, sheet: QRectF) -> None:
        spread = self._spreads[box.spread]
        words = spread.title
        if spread.back is not None:
            side = tr("back") if box.back else tr("front")
            if self.sides is Sides.LIGHT:
                side = tr("front, with the back shining through")
            words = tr("{sheet}, {side}", sheet=words, side=side) if words else side
        painter.setPen(tones(self.palette()).muted)
        line = QRectF(sheet.x() - 40, sheet.bottom() + 4, sheet.width() + 80, CAPTION - 4)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, words)

    # Hands

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(WHEEL ** event.angleDelta().y(), event.position())
            event.accept()
        else:
            super().wheelEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        zooms = Qt.NativeGestureType.ZoomNativeGesture
        if isinstance(event, QNativeGestureEvent) and event.gestureType() is zooms:
            self.zoom_by(1 + event.value(), event.position())
            return True
        return super().viewportEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Gesture:
            pinch = event.gesture(Qt.GestureType.PinchGesture)  # type: ignore[attr-defined]  # a QGestureEvent
            if isinstance(pinch, QPinchGesture):
                self.zoom_by(pinch.scaleFactor(), QPointF(self.viewport().mapFromGlobal(pinch.centerPoint().toPoint())))
                return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._grabbed = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grabbed is not None:
            moved = event.position().toPoint() - self._grabbed
            self._grabbed = event.position().toPoint()
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - moved.x())
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - moved.y())

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._grabbed = None
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_PageDown:
                self.go_to(self._current + 1)
            case Qt.Key.Key_PageUp:
                self.go_to(self._current - 1)
            case Qt.Key.Key_Home:
                self.go_to(0)
            case Qt.Key.Key_End:
                self.go_to(len(self._spreads) - 1)
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.zoom_by(STEP)
            case Qt.Key.Key_Minus:
                self.zoom_by(1 / STEP)
            case _:
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        kept = self._current
        self._lay_out()
        if self.fit is not Fit.FREE:
            self.go_to(kept)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.viewport().update()


def _distance(box: Box, point: QPointF) -> float:
    return max(box.x - point.x(), point.x() - box.x - box.width, 0) + max(
        box.y - point.y(), point.y() - box.y - box.height, 0
    )


def _paint_shadow(painter: QPainter, sheet: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for reach in range(SHADOW, 0, -2):
        painter.setBrush(QColor(0, 0, 0, 7))
        painter.drawRoundedRect(sheet.adjusted(-reach, 3 - reach, reach, 3 + reach), reach, reach)


__all__ = ["STEP", "WHEEL", "Fit", "SheetView", "Sides", "table_colour"]
