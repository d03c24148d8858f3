"""Arrows, circles and the numbered path of a move."""

from __future__ import annotations

import math
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from komagata_gui.board.frame import Frame, colour, write
from komagata_gui.board.geometry import Box
from komagata_gui.board.state import Arrow, Spot

BRUSHES = ("green", "red", "blue", "yellow")
"""In the order of the theme's arrow colours."""

_DASHES: dict[str, list[float]] = {"green": [], "red": [2.2, 1.2], "blue": [0.7, 0.9], "yellow": [3.0, 0.8, 0.7, 0.8]}


def brush_of(modifiers: Qt.KeyboardModifier) -> str:
    """The brush that the user chooses by holding a key."""
    shift, alt = (bool(modifiers & key) for key in (Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier))
    return BRUSHES[shift + 2 * alt]


def arrows(painter: QPainter, frame: Frame) -> None:
    """All arrows and circles, and the path of the move that is being made or thought of."""
    drawn = [*frame.state.arrows, *frame.drawings]
    if frame.now.drawing and frame.now.drawing.target >= 0:
        drawn.append(frame.now.drawing)
    for arrow in drawn:
        _arrow(painter, frame, arrow)
    begun = frame.now.continuation
    if begun and len(begun.path) > 1:
        _route(painter, frame, begun.path, numbered=False)
    if frame.preview and len(frame.preview.path) > 1:
        _route(painter, frame, frame.preview.path, numbered=len(frame.preview.path) > 2)


def bounds(frame: Frame, arrow: Arrow) -> Box:
    """The area that an arrow may touch."""
    boxes = [frame.geometry.box(_start(arrow)), frame.geometry.square(max(arrow.target, 0))]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top).grown(frame.cell // 4)


def _start(arrow: Arrow) -> Spot:
    return Spot(arrow.origin) if arrow.origin >= 0 else Spot(side=arrow.side, slot=arrow.slot)


def _pen(frame: Frame, brush: str, width: float) -> QPen:
    index = BRUSHES.index(brush) if brush in BRUSHES else 0
    pen = QPen(colour(frame.theme.marks.arrows[index], 0.82), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if _DASHES.get(brush):
        pen.setDashPattern(_DASHES[brush])
    return pen


def _arrow(painter: QPainter, frame: Frame, arrow: Arrow) -> None:
    box, width = frame.geometry.square(arrow.target), frame.line(0.1, 2)
    pen = _pen(frame, arrow.brush, width)
    if arrow.origin == arrow.target:
        half = box.width / 2 - width * 0.65
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawEllipse(QPointF(*box.centre), half, half)
        return
    start, end = QPointF(*frame.geometry.box(_start(arrow)).centre), QPointF(*box.centre)
    angle = math.atan2(end.y() - start.y(), end.x() - start.x())
    head = frame.cell * 0.36
    neck = QPointF(end.x() - head * math.cos(angle), end.y() - head * math.sin(angle))
    shaft = QPainterPath(start)
    shaft.lineTo(neck)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(shaft)
    _head(painter, end, angle, head, pen.color())


def _head(painter: QPainter, tip: QPointF, angle: float, size: float, ink: QColor) -> None:
    path = QPainterPath(tip)
    for turn in (math.pi - 0.5, math.pi + 0.5):
        path.lineTo(tip.x() + size * 1.1 * math.cos(angle + turn), tip.y() + size * 1.1 * math.sin(angle + turn))
    path.closeSubpath()
    painter.fillPath(path, ink)


def _route(painter: QPainter, frame: Frame, squares: tuple[int, ...], *, numbered: bool) -> None:
    """A line through squares, with an arrow head at its end and perhaps a number at every stop."""
    points = [QPointF(*frame.geometry.square(square).centre) for square in squares]
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    ink = frame.theme.marks.hint
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for shade, width in ((colour("#ffffff", 0.7), frame.line(0.12)), (colour(ink, 0.9), frame.line(0.07))):
        pen = QPen(shade, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path)
    before, last = list(pairwise(points))[-1]
    angle = math.atan2(last.y() - before.y(), last.x() - before.x())
    _head(painter, last, angle, frame.cell * 0.22, colour(ink))
    if numbered:
        for index, point in enumerate(points[1:], 1):
            _number(painter, frame, index, point)


def _number(painter: QPainter, frame: Frame, number: int, middle: QPointF) -> None:
    radius = max(frame.cell * 0.15, 6 * frame.ratio)
    painter.setPen(QPen(QColor("#ffffff"), frame.line(0.02)))
    painter.setBrush(colour(frame.theme.marks.hint))
    disc = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.drawEllipse(disc)
    write(painter, str(number), frame.theme.kanji, (middle.x(), middle.y()), radius * 0.95, QColor("#ffffff"))


__all__ = ["BRUSHES", "arrows", "bounds", "brush_of"]
