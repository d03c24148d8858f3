"""Lines of text in the system's fonts, as outlines: for what the shipped ones do not hold."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath

from komagata.faces.shapes import Command, Drawing, Shape

EM = 200
"""Pixels to one em of the font that outlines are taken from: fine enough for any page."""


def lettered(words: str, size: float, cut: str) -> tuple[Drawing, float]:
    """A line from the origin to the right, its baseline at y = 0, `size` being one em; and how long it is."""
    font = QFont()
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setFamilies(["Noto Serif CJK JP", "Noto Serif", "serif"])
    font.setPixelSize(EM)
    font.setBold(cut == "bold")
    font.setItalic(cut == "italic")
    path = QPainterPath()
    path.addText(0, 0, font, words)
    scale = size / EM
    shape = Shape(_commands(path), fill="#000000", matrix=(scale, 0.0, 0.0, scale, 0.0, 0.0))
    return (shape,), QFontMetricsF(font).horizontalAdvance(words) * scale


def _commands(path: QPainterPath) -> tuple[Command, ...]:
    found: list[Command] = []
    at = 0
    while at < path.elementCount():
        element = path.elementAt(at)
        if element.isMoveTo():
            if found:
                found.append(("Z",))
            found.append(("M", element.x, element.y))
        elif element.isLineTo():
            found.append(("L", element.x, element.y))
        else:
            one, two = path.elementAt(at + 1), path.elementAt(at + 2)
            found.append(("C", element.x, element.y, one.x, one.y, two.x, two.y))
            at += 2
        at += 1
    return (*found, ("Z",)) if found else ()


__all__ = ["lettered"]
