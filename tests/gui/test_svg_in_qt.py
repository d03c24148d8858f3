"""Qt's own SVG renderer shows what cairo shows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from komagata import draw
from tests.core.pictures import scene


def by_qt(svg: str) -> QImage:
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    assert renderer.isValid()
    return painted(renderer.defaultSize().width(), renderer.defaultSize().height(), renderer)


def painted(width: int, height: int, source: QSvgRenderer | QImage) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    if isinstance(source, QImage):
        painter.drawImage(0, 0, source)
    else:
        source.render(painter)
    painter.end()
    return image


@pytest.mark.parametrize(("style", "board"), [("kanji", "lined"), ("fide", "chequered"), ("moves", "points")])
def test_both_renderers_agree(qapp: object, style: str, board: str) -> None:
    svg = draw.board(scene(board), style, size=400)
    one = by_qt(svg)
    other = painted(one.width(), one.height(), QImage.fromData(QByteArray(draw.png(svg))))
    # Edges are smoothed differently; a shape that one of them leaves out is much more than that.
    pairs = zip(one.constBits(), other.constBits(), strict=True)
    strong = sum(abs(a - b) > 96 for a, b in pairs)
    assert strong / (one.width() * one.height() * 4) < 0.004
