"""Pieces to choose from: a click chooses one, a drag carries one elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QButtonGroup, QGridLayout, QLabel, QToolButton, QWidget

from komagata.pieces import Look, Side
from komagata_gui.glyphs import PieceCache
from komagata_gui.theme import board_theme

TILE = 30
"""Width of a piece, in pixels."""
REACH = 36
"""Of its picture, with the shadow."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """One state of a piece."""

    token: str
    """How it is written in positions."""
    look: Look
    side: Side
    name: str = ""


Rows = Sequence[Sequence[Stamp | None]]
"""Rows of places; None leaves one empty."""


class _Tile(QToolButton):
    """A place of the palette. A drag that begins on it is told; the button itself stays where it is."""

    lifted = Signal(QPoint)
    let_go = Signal(QPoint)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pressed_at: QPoint | None = None
        self._dragging = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is not None and event.buttons() & Qt.MouseButton.LeftButton:
            way = (event.position().toPoint() - self._pressed_at).manhattanLength()
            self._dragging = self._dragging or way >= QApplication.startDragDistance()
            if self._dragging:
                self.setChecked(True)
                self.lifted.emit(event.globalPosition().toPoint())
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragged, self._dragging, self._pressed_at = self._dragging, False, None
        super().mouseReleaseEvent(event)
        if dragged:
            self.setChecked(True)
            self.let_go.emit(event.globalPosition().toPoint())


class Palette(QWidget):
    chosen = Signal(object)
    """The token of the piece that was chosen; None: what removes pieces."""
    dragged = Signal(object, QPoint)
    """A token is dragged at a point of the desktop."""
    dropped = Signal(object, QPoint)
    """It was let go of there."""

    def __init__(self, parent: QWidget, group: QButtonGroup | None = None) -> None:
        """`group` is shared by palettes of which only one piece is chosen."""
        super().__init__(parent)
        self._group = group or QButtonGroup(self)
        self._buttons: dict[str | None, QToolButton] = {}
        self._cache = PieceCache()
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(1)

    def show_rows(self, rows: Rows, style: str, theme: str, *, up: Side = Side.FIRST, tile: int = TILE) -> None:
        """Offer these pieces. Those of `up` point upwards. What was chosen stays chosen if it is still there."""
        before = self.token() if self._buttons else None
        for button in self._buttons.values():
            self._group.removeButton(button)
            self._layout.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons.clear()
        reach = round(tile * REACH / TILE)
        for line, row in enumerate(rows):
            for column, stamp in enumerate(row):
                if stamp is not None:
                    picture = self.picture(stamp, style, theme, up, tile)
                    self.add(stamp.token, QIcon(picture), stamp.name, line, column, reach)
        self._layout.setColumnStretch(max((len(row) for row in rows), default=0) + 1, 1)
        if before in self._buttons:
            self.choose(before)

    def add(self, token: str | None, picture: QIcon, name: str, line: int, column: int, reach: int = REACH) -> None:
        """One more place."""
        button = _Tile(self)
        button.setIcon(picture)
        button.setIconSize(QSize(reach, reach))
        button.setFixedSize(reach + 2, reach + 2)
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setToolTip(name)
        button.setAccessibleName(name)
        button.clicked.connect(lambda _checked=False: self.chosen.emit(token))
        button.lifted.connect(lambda place: self.dragged.emit(token, place))
        button.let_go.connect(lambda place: self.dropped.emit(token, place))
        self._group.addButton(button)
        self._layout.addWidget(button, line, column)
        self._buttons[token] = button

    def picture(self, stamp: Stamp, style: str, theme: str, up: Side, tile: int) -> QPixmap:
        """The piece as it lies in the palette."""
        ratio = self.devicePixelRatioF()
        shown = board_theme(theme)
        picture = self._cache.picture(stamp.look, style, shown, stamp.side, stamp.side is up, round(tile * ratio))
        picture = QPixmap(picture)
        picture.setDevicePixelRatio(ratio)
        return picture

    def token(self) -> str | None:
        """What is chosen; None removes pieces, or nothing is chosen here."""
        return next((token for token, button in self._buttons.items() if button.isChecked()), None)

    def tokens(self) -> tuple[str | None, ...]:
        """All that is offered."""
        return tuple(self._buttons)

    def button(self, token: str | None) -> QToolButton:
        """The button of a piece."""
        return self._buttons[token]

    def choose(self, token: str | None) -> None:
        self._buttons[token].setChecked(True)


class Ghost(QLabel):
    """The piece that hangs at the pointer while it is dragged out of a palette."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def follow(self, place: QPoint, picture: QPixmap) -> None:
        """Show a picture at a point of the desktop."""
        size = picture.deviceIndependentSize().toSize()
        self.setPixmap(picture)
        self.setFixedSize(size)
        self.move(self._window.mapFromGlobal(place) - QPoint(size.width() // 2, size.height() // 2))
        self.show()
        self.raise_()


__all__ = ["REACH", "TILE", "Ghost", "Palette", "Rows", "Stamp"]
