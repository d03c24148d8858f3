"""Pictures of what the window shows: how they are drawn, and their outlines in pixels for clipboards and previews."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QMimeData, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from komagata_gui.play.scene import Display
from komagata_gui.play.session import Session
from komagata_gui.theme import board_theme

if TYPE_CHECKING:
    from komagata.draw import Options

SHARP = 2
"""Pixels of an image to each of the picture's own: pictures are looked at on fine screens, and printed."""


def picture_options(display: Display) -> Options:
    """How the window shows boards, as a picture has it."""
    from komagata.draw import Options

    coordinates = "" if display.coordinates == "auto" else display.coordinates
    return Options(display.style, board_theme(display.theme), display.flipped, coordinates)


def position_svg(session: Session, options: Options, *, size: float | None = None, last: bool = True) -> str:
    """The place that is shown, with the move that led to it."""
    from komagata import draw

    shown = draw.scene(session.position, last_move=session.node.move if last else None)
    return draw.picture(shown, options, size=size)


def image_of(svg: str, scale: float = SHARP) -> QImage:
    """A picture in pixels; outside of it is nothing."""
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(QByteArray(svg.encode()))
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    image = QImage(renderer.defaultSize() * scale, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def picture_data(svg: str, text: str) -> QMimeData:
    """A picture for the clipboard, or to be dragged out: outlines, pixels, and the position in words at once."""
    data = QMimeData()
    data.setData("image/svg+xml", QByteArray(svg.encode()))
    data.setImageData(image_of(svg))
    data.setText(text)
    return data


__all__ = ["SHARP", "image_of", "picture_data", "picture_options", "position_svg"]
