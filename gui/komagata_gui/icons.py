"""Icons of actions: the shipped line drawings in the colour of the text around them, sharp at every scale."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication

from komagata import assets


class _LineIcon(QIconEngine):
    """Draws one file anew for every size and palette, so that a change of theme needs no new icons."""

    def __init__(self, name: str, role: QPalette.ColorRole) -> None:
        super().__init__()
        self._name = name
        self._role = role

    def clone(self) -> QIconEngine:
        return _LineIcon(self._name, self._role)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        disabled = mode is QIcon.Mode.Disabled
        group = QPalette.ColorGroup.Disabled if disabled else QPalette.ColorGroup.Active
        draw_icon(painter, QRectF(rect), self._name, QApplication.palette().color(group, self._role))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        picture = QPixmap(size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return picture


def icon(name: str, role: QPalette.ColorRole = QPalette.ColorRole.ButtonText) -> QIcon:
    """The icon called `name`, an outline under `resources/icons/actions`."""
    return QIcon(_LineIcon(name, role))


def draw_icon(painter: QPainter, rect: QRectF, name: str, colour: QColor) -> None:
    """Draw an icon into a rectangle."""
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(QByteArray(_source(name).replace("currentColor", colour.name()).encode()))
    painter.save()
    painter.setOpacity(painter.opacity() * colour.alphaF())
    renderer.render(painter, rect)
    painter.restore()


def application_icon() -> QIcon:
    """The icon of the program, in the sizes that window managers ask for."""
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(QByteArray(assets.resource("icons/komagata.svg").read_bytes()))
    found = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        picture = QPixmap(size, size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        renderer.render(painter)
        painter.end()
        found.addPixmap(picture)
    return found


@cache
def _source(name: str) -> str:
    return assets.read_text(assets.resource(f"icons/actions/{name}.svg"))


__all__ = ["application_icon", "draw_icon", "icon"]
