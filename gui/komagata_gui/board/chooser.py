"""The choices offered at a square: drawn on the board, so that nothing opens and nothing has to be closed."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from komagata.faces.shapes import mix
from komagata_gui.board.frame import Frame, colour, inset_border, rect
from komagata_gui.board.geometry import Box, Geometry
from komagata_gui.board.state import Question


def tiles(geometry: Geometry, question: Question, size: tuple[int, int]) -> list[Box]:
    """A tile for every choice, the preferred one on the square itself.

    They read from top to bottom in the order given; where there is no room, from left to right; and only in a corner
    without room in either direction the other way round, so that the preferred one stays under the pointer.
    """
    square, count = geometry.square(question.square), len(question.choices)
    width, height = geometry.cell
    for across, down in ((0, height), (width, 0), (0, -height), (-width, 0)):
        found = [
            Box(square.x + (i - question.preferred) * across, square.y + (i - question.preferred) * down, width, height)
            for i in range(count)
        ]
        if all(tile.x >= 0 and tile.right <= size[0] and tile.y >= 0 and tile.bottom <= size[1] for tile in found):
            return found
    return _squeezed(square, question, size)


def _squeezed(square: Box, question: Question, size: tuple[int, int]) -> list[Box]:
    """More choices than fit beside the square: a column pushed into view."""
    top = square.y - question.preferred * square.height
    top = max(0, min(top, size[1] - len(question.choices) * square.height))
    return [
        Box(square.x, top + index * square.height, square.width, square.height)
        for index in range(len(question.choices))
    ]


def choose(painter: QPainter, frame: Frame, size: tuple[int, int]) -> None:
    """The tiles over a dimmed board."""
    question = frame.now.question
    if question is None:
        return
    boxes = tiles(frame.geometry, question, size)
    # Board and hands, not the table around them, which goes on beyond this widget.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#000000", 0.34))
    for part in (frame.geometry.frame, *(frame.geometry.trays or ())):
        painter.drawRoundedRect(QRectF(rect(part)), frame.cell * 0.09, frame.cell * 0.09)
    _plate(painter, frame, boxes)
    for index, (choice, box) in enumerate(zip(question.choices, boxes, strict=True)):
        if index == frame.now.choice:
            painter.fillRect(rect(box), colour(frame.theme.marks.select, 0.38))
            inset_border(painter, box, frame.line(0.05, 2), colour(frame.theme.marks.select))
        up = frame.state.points_up(question.side)
        picture = frame.cache.picture(choice.look, frame.state.style, frame.theme, question.side, up, frame.cell)
        x, y = box.centre
        painter.drawPixmap(QPoint(int(x - picture.width() / 2), int(y - picture.height() / 2)), picture)


def _plate(painter: QPainter, frame: Frame, boxes: list[Box]) -> None:
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    area = QRectF(left, top, right - left, bottom - top)
    ground = frame.theme.board.table
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in range(4, 0, -1):
        painter.setBrush(colour("#000000", 0.12))
        spread = layer * frame.ratio * 1.2
        painter.drawRoundedRect(area.adjusted(-spread, -spread / 2, spread, spread * 1.4), spread, spread)
    path = QPainterPath()
    path.addRect(area)
    painter.fillPath(path, QColor(ground))
    painter.setPen(QPen(QColor(mix(ground, "#000000", 0.5)), frame.line(0.02)))
    painter.drawRect(area)


__all__ = ["choose", "tiles"]
