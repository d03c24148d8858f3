"""Choosing the figure of a piece from the outlines that there are."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QToolButton, QVBoxLayout, QWidget

from komagata.faces.glyphs import glyph, names
from komagata_gui.editor.variant_fields import Field
from komagata_gui.glyphs import painter_path
from komagata_gui.i18n import tr

SET = "symbols"
CELL = 46
"""Width of a figure in the list, in pixels."""
ID = Qt.ItemDataRole.UserRole


def figure(name: str, size: int, palette: QPalette, ratio: float = 1.0) -> QPixmap:
    """A figure in the colour of text."""
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.fill(Qt.GlobalColor.transparent)
    found = glyph(SET, name)
    if found is not None:
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.color(QPalette.ColorRole.WindowText))
        box = QRectF(found.left, found.top, found.width, found.height)
        scale = 0.86 * size * ratio / max(box.width(), box.height(), 0.001)
        painter.translate(picture.width() / 2, picture.height() / 2)
        painter.scale(scale, scale)
        painter.translate(-box.center())
        painter.drawPath(painter_path(found.path))
        painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


class GlyphPicker(QDialog):
    """All figures at a glance."""

    chosen = Signal(str)

    def __init__(self, now: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("glyphs")
        self.setWindowTitle(tr("Choose a figure"))
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.list = QListWidget(self)
        self.list.setViewMode(QListWidget.ViewMode.IconMode)
        self.list.setMovement(QListWidget.Movement.Static)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setUniformItemSizes(True)
        self.list.setIconSize(QSize(CELL, CELL))
        self.list.setGridSize(QSize(CELL + 70, CELL + 34))
        self.list.setWordWrap(True)
        self.list.itemActivated.connect(self._take)
        self.list.itemClicked.connect(self._take)
        for name in ["", *sorted(names(SET))]:
            picture = QIcon(figure(name, CELL, self.palette(), self.devicePixelRatioF()))
            item = QListWidgetItem(picture, name or tr("none"), self.list)
            item.setData(ID, name)
            if name == now:
                self.list.setCurrentItem(item)
        layout = QVBoxLayout(self)
        layout.addWidget(self.search)
        layout.addWidget(self.list, 1)
        self.resize(QSize(740, 560).boundedTo(self.screen().availableSize() * 0.9))

    def _filter(self, words: str) -> None:
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setHidden(words.strip().lower() not in str(item.data(ID)))

    def _take(self, item: QListWidgetItem) -> None:
        self.chosen.emit(str(item.data(ID)))
        self.accept()


class GlyphField(Field):
    """The name of a figure, with its picture."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self.button = QToolButton(self)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setIconSize(QSize(26, 26))
        self.button.clicked.connect(self._choose)
        self._take(self.button, 0)
        self._row.addStretch(1)

    def show_value(self, value: object) -> None:
        self._name = value if isinstance(value, str) else ""
        known = not self._name or self._name in names(SET)
        self.button.setText(self._name + ("" if known else " ?") if self._name else tr("none"))
        self.button.setIcon(QIcon(figure(self._name, 26, self.palette(), self.devicePixelRatioF())))

    def _choose(self) -> None:
        picker = GlyphPicker(self._name, self)
        picker.chosen.connect(self._chosen)
        picker.exec()
        picker.deleteLater()

    def _chosen(self, name: str) -> None:
        self.show_value(name)
        self.edited.emit(name)


__all__ = ["GlyphField", "GlyphPicker", "figure"]
