"""The methods by which a set can be made, as tiles with a small drawing of each."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGridLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from komagata.sets.job import METHODS
from komagata_gui.chrome import mix, scaled, tones
from komagata_gui.i18n import tr
from komagata_gui.icons import draw_icon
from komagata_gui.studio.fields import Field
from komagata_gui.studio.widgets import Editor
from komagata_gui.studio.words import METHOD_WORDS

COLUMNS = 4
DRAWING = 40
"""Height and width of a drawing, in pixels."""


class Tile(QToolButton):
    def __init__(self, method: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.method = method
        self.setObjectName(f"method-{method}")
        self.setText(tr(METHOD_WORDS[method][0]))
        self.setToolTip(tr(METHOD_WORDS[method][1]))
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(84, DRAWING + self.fontMetrics().lineSpacing() * 2 + 16)

    def minimumSizeHint(self) -> QSize:
        return QSize(70, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colours = QPainter(self), tones(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        edge = colours.accent if self.isChecked() or self.hasFocus() else colours.line
        ground = colours.accent_soft if self.isChecked() else colours.raised
        if self.underMouse() and not self.isChecked():
            ground = mix(ground, colours.accent_soft, 0.5)
        painter.setPen(QPen(edge, 2 if self.hasFocus() else 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(frame, 6, 6)
        ink = colours.accent if self.isChecked() else QColor(colours.text)
        draw_icon(painter, QRectF((self.width() - DRAWING) / 2, 7, DRAWING, DRAWING), f"method-{self.method}", ink)
        painter.setPen(colours.text)
        painter.setFont(scaled(self.font(), 0.9, bold=self.isChecked()))
        words = QRectF(3, DRAWING + 8, self.width() - 6, self.height() - DRAWING - 11)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.text())


class MethodEditor(Editor):
    """One of the methods, with a sentence on the one that is chosen."""

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(field, parent)
        self.tiles = {method: Tile(method, self) for method in METHODS}
        self._group = QButtonGroup(self)
        self._about = QLabel(self)
        self._about.setWordWrap(True)
        self._about.setProperty("role", "muted")
        grid = QGridLayout()
        grid.setSpacing(6)
        for place, tile in enumerate(self.tiles.values()):
            self._group.addButton(tile)
            grid.addWidget(tile, place // COLUMNS, place % COLUMNS)
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)
        self._group.buttonClicked.connect(self._clicked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(grid)
        layout.addWidget(self._about)
        self.setFocusProxy(next(iter(self.tiles.values())))

    def show_value(self, value: Any) -> None:
        tile = self.tiles.get(str(value))
        if tile is not None:
            tile.setChecked(True)
        self._about.setText(tr(METHOD_WORDS[value][1]) if value in METHOD_WORDS else str(value))

    def _clicked(self, button: QAbstractButton) -> None:
        if isinstance(button, Tile):
            self.show_value(button.method)
            self.edited.emit(button.method)


__all__ = ["MethodEditor", "Tile"]
