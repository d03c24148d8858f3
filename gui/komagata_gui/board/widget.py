"""The board under mouse and keyboard: Qt's events become gestures."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from komagata_gui.board import speech
from komagata_gui.board.arrows import brush_of
from komagata_gui.board.display import BoardDisplay
from komagata_gui.board.state import Spot

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class BoardView(BoardDisplay):
    """The board as the window uses it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pressed_at: QPointF | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _at(self, event: QMouseEvent) -> tuple[Spot | None, int]:
        """The place under the pointer, and the index of the choice under it, -1 for none."""
        x, y = (event.position() * self._shown.ratio).toTuple()
        self._pointer = x, y
        boxes = self._choices() if self._gestures.now.question else []
        choice = next((index for index, box in enumerate(boxes) if box.holds(x, y)), -1)
        return self._shown.geometry.spot_at(x, y), choice

    def mousePressEvent(self, event: QMouseEvent) -> None:
        spot, choice = self._at(event)
        self._gestures.put_cursor(None)
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = event.position()
            self._gestures.press(spot, choice)
            if spot and spot.on_board:
                self.square_clicked.emit(spot.square)
        elif event.button() is Qt.MouseButton.RightButton:
            self._gestures.draw_from(spot, brush_of(event.modifiers()))
        self._refresh()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            self.mousePressEvent(event)
            return
        spot, choice = self._at(event)
        self._pressed_at = event.position()
        self._gestures.double(spot, choice)
        self._refresh()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        spot, choice = self._at(event)
        if self._pressed_at and event.buttons() & Qt.MouseButton.LeftButton:
            way = event.position() - self._pressed_at
            if way.manhattanLength() >= self._threshold():
                self._gestures.drag()
        if event.buttons() & Qt.MouseButton.RightButton:
            self._gestures.draw_to(spot)
        self._hover(spot, choice)

    def _threshold(self) -> float:
        """How far a click may slip: on small squares less than elsewhere."""
        return max(3.0, min(float(QApplication.startDragDistance()), self._shown.cell / self._shown.ratio / 5))

    def _hover(self, spot: Spot | None, choice: int = -1) -> None:
        before = self._gestures.now.hovered
        self._gestures.hover(spot, choice)
        self._point(spot)
        self._refresh()
        if spot != before:
            self.hovered.emit(spot)

    def _point(self, spot: Spot | None) -> None:
        now = self._gestures.now
        piece = self.scene().piece_at(spot) if spot else None
        if now.dragging:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif (
            now.selected or now.continuation or now.question or not piece or piece.side not in self.scene().interactive
        ):
            self.unsetCursor()
        else:
            self.setCursor(Qt.CursorShape.OpenHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        spot, choice = self._at(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = None
            self._gestures.release(spot, choice)
        elif event.button() is Qt.MouseButton.RightButton:
            self._gestures.draw_end()
        self._point(spot)
        self._refresh()

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, now = event.key(), self._gestures.now
        if key == Qt.Key.Key_Escape:
            event.setAccepted(self.cancel())
            return
        if key in _ARROWS:
            across, down = _ARROWS[Qt.Key(key)]
            if now.question:
                self._gestures.next_choice(across + down)
            else:
                start = self._start()
                at = self._shown.geometry.neighbour(start, across, down) if now.cursor else start
                self._gestures.put_cursor(at)
        elif key in _ENTER:
            self._gestures.enter()
        else:
            super().keyPressEvent(event)
            return
        self._refresh()

    def _start(self) -> Spot:
        """Where the keyboard begins."""
        state, now = self.scene(), self._gestures.now
        last = Spot(state.last_move.squares[-1]) if state.last_move.squares else None
        return now.cursor or now.selected or last or Spot(state.grid.files * (state.grid.ranks // 2))

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._gestures.put_cursor(self._start())
        super().focusInEvent(event)
        self._refresh()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._refresh()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            x, y = (QPointF(event.pos()) * self._shown.ratio).toTuple()
            spot = self._shown.geometry.spot_at(x, y)
            words = speech.tooltip(self.scene(), spot) if spot else ""
            QToolTip.showText(event.globalPos(), words, self, self._desktop(self._shown.geometry.box(spot or Spot())))
            return True
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._wanted(event):
            event.accept()
            return True
        return super().event(event)

    def _wanted(self, event: QKeyEvent) -> bool:
        """Whether a key belongs to the board although the window has it as a shortcut: only while the board uses it,
        and never together with Ctrl or Alt."""
        key, now = event.key(), self._gestures.now
        if not is_plain(event):
            return False
        if key == Qt.Key.Key_Escape:
            return now.busy
        return (key in _ARROWS or key in _ENTER) and bool(now.cursor or now.question)


def is_plain(event: QKeyEvent) -> bool:
    """Whether a key was pressed without Ctrl and Alt."""
    held = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
    return held == Qt.KeyboardModifier.NoModifier


__all__ = ["BoardView", "is_plain"]
