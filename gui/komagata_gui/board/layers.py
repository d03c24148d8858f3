"""What lies under and over the pieces: last move, selection, check, targets, marks. Every meaning has a shape or a
pattern of its own, so that it is told apart without colours.
"""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from komagata.faces.shapes import mix
from komagata_gui.board.frame import Frame, colour, inset_border, rect, rectf
from komagata_gui.board.geometry import Box
from komagata_gui.board.state import MarkKind, Spot


def below(painter: QPainter, frame: Frame, squares: Collection[int]) -> None:
    """What lies under the pieces on these squares, and under those in hand."""
    _last_move(painter, frame, squares)
    for square in frame.state.checks & frozenset(squares):
        _check(painter, frame, frame.geometry.square(square))
    for mark in frame.state.marks:
        if mark.square in squares:
            _mark(painter, frame, frame.geometry.square(mark.square), mark.kind)
    _selection(painter, frame)
    _under_pointer(painter, frame)


def above(painter: QPainter, frame: Frame, squares: Collection[int]) -> None:
    """What lies over the pieces on these squares."""
    targets, onward = offered(frame)
    for square in targets & frozenset(squares):
        box = frame.geometry.square(square)
        taken = square in frame.state.pieces and not _is_origin(frame, square)
        (_capture_target if taken else _empty_target)(painter, frame, box, square in onward)
    here = frame.now.continuation.path[-1] if frame.now.continuation else -1
    for square in captures(frame) & frozenset(squares):
        box = frame.geometry.square(square)
        # Where the taker stands in its place, the cross moves aside.
        _cross(painter, frame, _corner(box) if square == here else box)
    for mark in frame.state.marks:
        if mark.square in squares and mark.kind is MarkKind.CAPTURE:
            _cross(painter, frame, frame.geometry.square(mark.square))
    _cursor(painter, frame)


def offered(frame: Frame) -> tuple[frozenset[int], frozenset[int]]:
    """Where what the user holds may go, and the part of it from where it may go on."""
    state, now = frame.state, frame.now
    if now.continuation:
        return now.continuation.targets, now.continuation.onward
    if not now.selected or not state.show_targets:
        return frozenset(), frozenset()
    onward = state.onward.get(now.selected.square, frozenset()) if now.selected.on_board else frozenset()
    return state.targets(now.selected) - {now.selected.square}, onward


def captures(frame: Frame) -> frozenset[int]:
    """Squares whose pieces the move in the making takes, or would take."""
    made = frame.now.continuation.captures if frame.now.continuation else frozenset()
    return made | (frame.preview.captures if frame.preview else frozenset())


def _is_origin(frame: Frame, square: int) -> bool:
    """Whether the piece on a square is the one that is on its way."""
    return bool(frame.now.continuation and square == frame.now.continuation.path[0])


def _last_move(painter: QPainter, frame: Frame, squares: Collection[int]) -> None:
    last, ink = frame.state.last_move, frame.theme.marks.last
    edge = mix(ink, "#000000", 0.22)
    width = frame.line(0.035, 1.5)
    if last.slot >= 0:
        painter.fillRect(rect(frame.geometry.box(Spot(side=last.side, slot=last.slot))), colour(ink, 0.5))
    for index, square in enumerate(last.squares):
        if square not in squares:
            continue
        box, arrived = frame.geometry.square(square), index == len(last.squares) - 1
        painter.fillRect(rect(box), colour(ink, 0.62 if arrived else 0.34))
        if arrived:
            inset_border(painter, box, width, colour(edge))
        else:
            _corners(painter, box, width, colour(edge))


def _corners(painter: QPainter, box: Box, width: int, ink: QColor) -> None:
    """Brackets in the corners: something has left."""
    long = box.width // 5
    for x in (box.x, box.right - long):
        for y in (box.y, box.bottom - width):
            painter.fillRect(x, y, long, width, ink)
    for x in (box.x, box.right - width):
        for y in (box.y + width, box.bottom - long):
            painter.fillRect(x, y, width, long - width, ink)


def _selection(painter: QPainter, frame: Frame) -> None:
    now, ink = frame.now, frame.theme.marks.select
    spot = now.selected or (now.question.spot if now.question else None)
    if now.continuation:
        spot = Spot(now.continuation.path[-1])
    if spot:
        box = frame.geometry.box(spot)
        painter.fillRect(rect(box), colour(ink, 0.42))
        inset_border(painter, box, frame.line(0.05, 2), colour(ink))


def _under_pointer(painter: QPainter, frame: Frame) -> None:
    """The target under the pointer is filled: a dragged piece covers its mark."""
    spot, now = frame.now.hovered, frame.now
    if spot and spot.on_board and spot.square in offered(frame)[0] and not now.question:
        painter.fillRect(rect(frame.geometry.square(spot.square)), colour(frame.theme.marks.target, 0.45))


def _check(painter: QPainter, frame: Frame, box: Box) -> None:
    """A glow and a double border."""
    ink, width = frame.theme.marks.check, frame.line(0.03)
    glow = QRadialGradient(QPointF(*box.centre), box.width * 0.62)
    glow.setColorAt(0.2, colour(ink, 0.95))
    glow.setColorAt(1, colour(ink, 0.25))
    painter.fillRect(rect(box), QBrush(glow))
    inset_border(painter, box, width, colour(ink))
    inset_border(painter, box.grown(-2 * width), width, colour(ink, 0.9))


def _mark(painter: QPainter, frame: Frame, box: Box, kind: MarkKind) -> None:
    marks, area = frame.theme.marks, rectf(box)
    match kind:
        case MarkKind.GUILTY:
            painter.fillRect(rect(box), colour(marks.check, 0.18))
            _hatch(painter, frame, box, colour(marks.check, 0.75))
            inset_border(painter, box, frame.line(0.05, 2), colour(marks.check))
        case MarkKind.PLANNED:
            painter.fillRect(rect(box), colour(marks.premove, 0.45))
            _dashed(painter, frame, area, colour(marks.premove), Qt.PenStyle.DotLine)
        case MarkKind.HINT:
            painter.fillRect(rect(box), colour(marks.hint, 0.35))
            _dashed(painter, frame, area, colour(marks.hint), Qt.PenStyle.DashLine)
        case MarkKind.CAPTURE:
            painter.fillRect(rect(box), colour(marks.check, 0.2))


def _hatch(painter: QPainter, frame: Frame, box: Box, ink: QColor) -> None:
    painter.save()
    painter.setClipRect(rect(box), Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(ink, frame.line(0.03)))
    step = max(4, frame.cell // 6)
    for shift in range(-box.height, box.width, step):
        painter.drawLine(QPointF(box.x + shift, box.bottom), QPointF(box.x + shift + box.height, box.y))
    painter.restore()


def _dashed(painter: QPainter, frame: Frame, area: QRectF, ink: QColor, style: Qt.PenStyle) -> None:
    width = frame.line(0.05, 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, width, style))
    painter.drawRect(area.adjusted(width / 2, width / 2, -width / 2, -width / 2))


def _empty_target(painter: QPainter, frame: Frame, box: Box, onward: bool) -> None:
    """A dot; with a ring round it if the move may go on from there."""
    middle, ink = QPointF(*box.centre), frame.theme.marks.target
    painter.setPen(QPen(colour("#ffffff", 0.55), frame.line(0.015)))
    painter.setBrush(colour(ink, 0.85))
    radius = max(3 * frame.ratio, frame.cell * 0.125)
    painter.drawEllipse(middle, radius, radius)
    if onward:
        _ring(painter, frame, middle, radius * 2, frame.line(0.045, 1.5))


def _capture_target(painter: QPainter, frame: Frame, box: Box, onward: bool) -> None:
    """Four corners; with a ring inside them if the move may go on from there."""
    size = box.width * 0.24
    painter.setPen(QPen(colour("#ffffff", 0.55), frame.line(0.015)))
    painter.setBrush(colour(frame.theme.marks.target, 0.95))
    for x, across in ((box.x, size), (box.right, -size)):
        for y, down in ((box.y, size), (box.bottom, -size)):
            painter.drawPolygon(QPolygonF([QPointF(x, y), QPointF(x + across, y), QPointF(x, y + down)]))
    if onward:
        _ring(painter, frame, QPointF(*box.centre), frame.cell * 0.4, frame.line(0.045, 1.5))


def _ring(painter: QPainter, frame: Frame, middle: QPointF, radius: float, width: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour("#ffffff", 0.55), width + 2 * frame.ratio))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QPen(colour(frame.theme.marks.target), width))
    painter.drawEllipse(middle, radius, radius)


def _corner(box: Box) -> Box:
    size = round(box.width * 0.4)
    return Box(box.right - size, box.y, size, size)


def _cross(painter: QPainter, frame: Frame, box: Box) -> None:
    """The piece on this square is taken."""
    arm, (x, y) = box.width * 0.3, box.centre
    cross = QPainterPath(QPointF(x - arm, y - arm))
    cross.lineTo(x + arm, y + arm)
    cross.moveTo(x - arm, y + arm)
    cross.lineTo(x + arm, y - arm)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, width in ((colour("#ffffff", 0.8), 0.13), (colour(frame.theme.marks.check), 0.08)):
        painter.setPen(QPen(ink, frame.line(width), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(cross)


def _cursor(painter: QPainter, frame: Frame) -> None:
    """Where the keyboard is: two borders, one of which stands out from any ground."""
    if frame.now.cursor and frame.focused and not frame.now.question:
        box, width = frame.geometry.box(frame.now.cursor), frame.line(0.035, 2)
        inset_border(painter, box, width, QColor("#101010"))
        inset_border(painter, box.grown(-width), width, QColor("#ffffff"))


__all__ = ["above", "below", "captures", "offered"]
