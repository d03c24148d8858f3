"""The core's outlines on a Qt painter: paths are converted once, pieces are painted once for each size."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from komagata.faces import Drawing, Path, Shape, Theme, face
from komagata.faces.glyphs import Glyph, glyph
from komagata.pieces import Look, Side

SMALL = 44
"""Squares narrower than this many device pixels show the pieces in their simpler form."""
REACH = 1.2
"""Extent of a piece's picture in cells: a cell, and its shadow."""


@lru_cache(maxsize=4096)
def painter_path(path: Path) -> QPainterPath:
    """A path of the core as one of Qt's. Callers must not change it: it is shared."""
    result = QPainterPath()
    result.setFillRule(Qt.FillRule.WindingFill)
    for letter, *numbers in path:
        match letter:
            case "M":
                result.moveTo(*numbers)
            case "L":
                result.lineTo(*numbers)
            case "Q":
                result.quadTo(*numbers)
            case "C":
                result.cubicTo(*numbers)
            case _:
                result.closeSubpath()
    return result


def paint(painter: QPainter, drawing: Drawing) -> None:
    """Paint a drawing at the origin of the painter's coordinates."""
    base = painter.transform()
    opacity = painter.opacity()
    for shape in drawing:
        painter.setTransform(QTransform(*shape.matrix) * base)
        painter.setOpacity(opacity * shape.opacity)
        painter.setPen(outline_pen(shape))
        painter.setBrush(QBrush(QColor(shape.fill)) if shape.fill else Qt.BrushStyle.NoBrush)
        painter.drawPath(painter_path(shape.path))
    painter.setTransform(base)
    painter.setOpacity(opacity)


def outline_pen(shape: Shape) -> QPen | Qt.PenStyle:
    """The pen for the stroke of a shape."""
    if not shape.stroke:
        return Qt.PenStyle.NoPen
    pen = QPen(QColor(shape.stroke), shape.width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin if shape.round else Qt.PenJoinStyle.MiterJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap if shape.round else Qt.PenCapStyle.FlatCap)
    return pen


@lru_cache(maxsize=512)
def text_path(text: str, kanji: str) -> QPainterPath:
    """A line of text from the shipped outlines, 1 high in capitals, its middle at the origin.

    `kanji` is the hand in which characters are written. What no outline exists for is left out.
    """
    result, x = QPainterPath(), 0.0
    for drawn, scale in filter(None, (_outline(char, kanji) for char in text)):
        placed = QTransform(scale, 0, 0, scale, x - drawn.left * scale, 0)
        result.addPath(placed.map(painter_path(drawn.path)))
        x += drawn.width * scale + 0.12
    box = result.boundingRect()
    # Figures and capitals stand on one line whatever their own height; single characters are centred by their box.
    middle = -0.5 if all(char.isascii() for char in text) else box.center().y()
    result.translate(-box.center().x(), -middle)
    result.setFillRule(Qt.FillRule.WindingFill)
    return result


def _outline(char: str, kanji: str) -> tuple[Glyph, float] | None:
    latin = glyph("letters", char)
    if latin:
        height = glyph("letters", "H")
        return latin, 1 / height.height if height else 1.0
    character = glyph(kanji, char)
    return (character, 1.5) if character else None


class PieceCache:
    """Pictures of pieces, painted once for every look, size and direction; the ones used longest ago are forgotten."""

    def __init__(self, most: int = 600) -> None:
        self._most = most
        self._pictures: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._newest: dict[tuple[object, ...], QPixmap] = {}
        self.hurried = False
        """Stretch a picture of another size where there is one: while a window is being resized, every size is needed
        only once."""

    def picture(self, look: Look, style: str, theme: Theme, side: Side, up: bool, cell: int) -> QPixmap:
        """The picture of a piece for squares `cell` device pixels wide, its middle in the middle of the picture."""
        shown = (look, style, theme, side, up)
        found = self._pictures.get((*shown, cell))
        if found is None and self.hurried and shown in self._newest:
            extent = _extent(cell)
            return self._newest[shown].scaled(extent, extent, mode=Qt.TransformationMode.SmoothTransformation)
        if found is None:
            drawing = face(look, style, theme, side=side, angle=0 if up else 180, small=cell < SMALL)
            found = self._pictures[*shown, cell] = render(drawing, cell)
            if len(self._pictures) > self._most:
                self._pictures.popitem(last=False)
        else:
            self._pictures.move_to_end((*shown, cell))
        self._newest[shown] = found
        return found


def _extent(cell: int) -> int:
    """Of a picture for cells of `cell` pixels: of the same parity, so that it can be centred on whole pixels."""
    extent = round(cell * REACH)
    return extent + (extent - cell) % 2


def render(drawing: Drawing, cell: int) -> QPixmap:
    """A drawing in cells as a picture for cells of `cell` device pixels."""
    extent = _extent(cell)
    pixmap = QPixmap(extent, extent)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(extent / 2, extent / 2)
    painter.scale(cell, cell)
    paint(painter, drawing)
    painter.end()
    return pixmap


__all__ = ["REACH", "SMALL", "PieceCache", "outline_pen", "paint", "painter_path", "render", "text_path"]
