"""A board that is edited: pieces are put, carried and turned over without any rule; what comes of it the owner says."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from komagata_gui.board.state import Spot
from komagata_gui.board.widget import BoardView, is_plain

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_WIPE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class EditBoard(BoardView):
    stamped = Signal(object)
    """A `Spot` was clicked: the piece that is chosen goes there."""
    carried = Signal(object, object)
    """The piece of a `Spot` was dragged to another one, or off the board (None)."""
    turned = Signal(object, Qt.KeyboardModifier)
    """A `Spot` was clicked with the right button: its piece takes another state."""
    wiped = Signal(object)
    """The piece of a `Spot` is to go."""
    typed = Signal(object, str)
    """A character was typed at a `Spot`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.brush = False
        """Whether a press on an empty square puts a piece at once, and a drag over empty squares puts more."""
        self.shows_moves = False
        """Whether the piece under the pointer is shown as picked, with the places where it may go."""
        self._from: Spot | None = None
        self._painting = False

    def spot_under(self, place: QPoint) -> Spot | None:
        """The place at a point of the desktop."""
        inside = QPointF(self.mapFromGlobal(place)) * self._shown.ratio
        return self._shown.geometry.spot_at(inside.x(), inside.y())

    def aim(self, spot: Spot | None) -> None:
        """Show where something that is dragged from elsewhere would be put."""
        self._gestures.put_cursor(spot)
        self._refresh()

    def hold(self, spot: Spot | None) -> None:
        """Show the piece of a place as picked."""
        self._gestures.hold(spot)
        self._refresh()

    def square_size(self) -> float:
        """Width of a square in the widget's pixels."""
        return self._shown.cell / self._shown.ratio

    # The pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        spot, _ = self._at(event)
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._gestures.put_cursor(spot)
        if spot is None:
            return
        if event.button() is Qt.MouseButton.RightButton:
            self.turned.emit(spot, event.modifiers())
        elif event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = event.position()
            if self.scene().piece_at(spot) is not None or not (self.brush and spot.on_board):
                self._from = spot
            else:
                self._painting = True
                self.stamped.emit(spot)
        self._refresh()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second of two quick clicks is a click."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        spot, _ = self._at(event)
        if self._painting:
            if spot is not None and spot.on_board and self.scene().piece_at(spot) is None:
                self.stamped.emit(spot)
        elif self._from is not None and self._pressed_at is not None:
            way = event.position() - self._pressed_at
            lifted = self.scene().piece_at(self._from) is not None
            if lifted and way.manhattanLength() >= self._threshold():
                self._gestures.hold(self._from, dragging=True)
            if self._gestures.now.dragging:
                self._gestures.put_cursor(spot)
        elif self.shows_moves:
            picked = spot if spot is not None and self.scene().piece_at(spot) else None
            self._gestures.hold(picked)
        self._hover(spot)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        spot, _ = self._at(event)
        origin, self._from = self._from, None
        dragged, self._painting = self._gestures.now.dragging, False
        self._pressed_at = None
        self._gestures.hold(None)
        if origin is not None and event.button() is Qt.MouseButton.LeftButton:
            if dragged and spot != origin:
                self.carried.emit(origin, spot)
            elif spot == origin:
                self.stamped.emit(origin)
        self._refresh()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Over a hand the wheel adds pieces and takes them away."""
        x, y = (event.position() * self._shown.ratio).toTuple()
        spot = self._shown.geometry.spot_at(x, y)
        if spot is None or spot.on_board or not event.angleDelta().y():
            event.ignore()
            return
        (self.stamped if event.angleDelta().y() > 0 else self.wiped).emit(spot)

    def leaveEvent(self, event: QEvent) -> None:
        if not self._gestures.now.dragging:
            self._gestures.hold(None)
        super().leaveEvent(event)

    # The keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        cursor, key, character = self._gestures.now.cursor, event.key(), event.text()
        if key == Qt.Key.Key_Escape and self._gestures.now.dragging:
            self._from = None
            self._gestures.hold(None)
        elif cursor is None or not is_plain(event):
            super().keyPressEvent(event)
            return
        elif key in _ENTER:
            self.stamped.emit(cursor)
        elif key in _WIPE:
            self.wiped.emit(cursor)
        elif character.isprintable() and character.strip():
            self.typed.emit(cursor, character)
        else:
            super().keyPressEvent(event)
            return
        self._refresh()


__all__ = ["EditBoard"]
