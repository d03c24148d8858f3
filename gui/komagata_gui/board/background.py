"""What does not change from move to move: table, frame, squares and what is printed on them, coordinates, trays."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from komagata.faces.shapes import mix
from komagata_gui.board.frame import Frame, colour, inset_border, rect, rectf, write
from komagata_gui.board.geometry import Box
from komagata_gui.board.labels import labels

LABEL = 0.19
"""Height of the coordinates, in cells."""


def background(frame: Frame, size: tuple[int, int]) -> QPixmap:
    """The picture on which everything else is laid, `size` device pixels large."""
    pixmap = QPixmap(*size)
    board = frame.theme.board
    pixmap.fill(QColor(board.table))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # A shogi or xiangqi board is one plank; the squares of a chess board lie in a frame.
    framed = frame.state.grid.style == "chequered"
    _slab(painter, frame, frame.geometry.frame, board.frame if framed else board.ground)
    if framed:
        _wood(painter, frame, frame.geometry.field, board.ground)
    _squares(painter, frame)
    _river(painter, frame)
    _lines(painter, frame)
    _palaces(painter, frame)
    _stars(painter, frame)
    _coordinates(painter, frame)
    for tray in frame.geometry.trays or ():
        _slab(painter, frame, tray, board.hand)
    painter.end()
    return pixmap


def _slab(painter: QPainter, frame: Frame, box: Box, ground: str) -> None:
    """A plank with rounded corners, lit from above, that throws a soft shadow."""
    radius = frame.cell * 0.09
    painter.setPen(Qt.PenStyle.NoPen)
    layers = max(2, round(3 * frame.ratio))
    for layer in range(layers, 0, -1):
        painter.setBrush(colour("#000000", 0.10 * frame.theme.shadow))
        spread = QRectF(rectf(box)).adjusted(-layer * 0.5, layer * 0.5, layer * 0.5, layer * 1.2)
        painter.drawRoundedRect(spread, radius, radius)
    outline = QPainterPath()
    outline.addRoundedRect(rectf(box), radius, radius)
    light = QLinearGradient(QPointF(box.x, box.y), QPointF(box.x, box.bottom))
    light.setColorAt(0, QColor(mix(ground, "#ffffff", 0.10)))
    light.setColorAt(1, QColor(mix(ground, "#000000", 0.06)))
    painter.fillPath(outline, light)
    painter.save()
    painter.setClipPath(outline)
    _grain(painter, frame, box, mix(ground, "#000000", 0.25), 0.35)
    painter.restore()
    edge = QPen(colour(mix(ground, "#000000", 0.35), 0.9), frame.line(0.012))
    painter.setPen(edge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = edge.widthF() / 2
    painter.drawRoundedRect(rectf(box).adjusted(half, half, -half, -half), radius, radius)


def _wood(painter: QPainter, frame: Frame, box: Box, ground: str) -> None:
    painter.fillRect(rect(box), QColor(ground))
    _grain(painter, frame, box, frame.theme.board.grain, 0.8)


def _grain(painter: QPainter, frame: Frame, box: Box, ink: str, strength: float) -> None:
    """Straight grain from top to bottom, a little uneven; always the same for the same size."""
    opacity = frame.theme.grain * strength
    if opacity <= 0:
        return
    # Painted low and stretched: the lines hardly change on their way down, and painting them in full is slow.
    low = QPixmap(box.width, min(box.height, 64))
    low.fill(Qt.GlobalColor.transparent)
    lines = QPainter(low)
    lines.setRenderHint(QPainter.RenderHint.Antialiasing)
    lines.setBrush(Qt.BrushStyle.NoBrush)
    x, step, third = 0.0, 0, low.height() / 3
    while x < box.width:
        # Multiples of an irrational number spread evenly without repeating.
        chance = (step * 0.6180339887) % 1
        lean = (((step * 0.7548776662) % 1) - 0.5) * 0.25 * frame.cell
        lines.setPen(QPen(colour(ink, opacity * (0.25 + 0.75 * chance)), frame.ratio * (0.6 + chance)))
        path = QPainterPath(QPointF(x, 0))
        path.cubicTo(x + lean, third, x - lean, 2 * third, x + lean / 2, low.height())
        lines.drawPath(path)
        x, step = x + frame.cell * (0.05 + 0.13 * ((step * 0.5698402910) % 1)), step + 1
    lines.end()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect(box), low)


def _squares(painter: QPainter, frame: Frame) -> None:
    if frame.state.grid.style != "chequered":
        return
    geometry, dark = frame.geometry, frame.theme.board.dark
    painter.save()
    clip = QPainterPath()
    for square in range(geometry.board.squares):
        if (geometry.board.file(square) + geometry.board.rank(square)) % 2 == 0:
            clip.addRect(rectf(geometry.square(square)))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillPath(clip, QColor(dark))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(clip)
    _grain(painter, frame, geometry.field, mix(dark, "#000000", 0.22), 0.55)
    painter.restore()


def _lines(painter: QPainter, frame: Frame) -> None:
    geometry, ink = frame.geometry, QColor(frame.theme.board.line)
    field, width = geometry.field, frame.line(0.018)
    if frame.state.grid.style == "chequered":
        inset_border(painter, field.grown(width), width, ink)
        return
    if frame.state.grid.style == "points":
        for line in _crossing_lines(frame, width):
            painter.fillRect(line, ink)
        return
    half = width // 2
    for column in range(1, geometry.board.files):
        painter.fillRect(QRect(field.x + column * geometry.cell[0] - half, field.y, width, field.height), ink)
    for row in range(1, geometry.board.ranks):
        painter.fillRect(QRect(field.x, field.y + row * geometry.cell[1] - half, field.width, width), ink)
    inset_border(painter, field.grown(width), 2 * width, ink)


def _crossing_lines(frame: Frame, width: int) -> Iterator[QRect]:
    """The lines of a board whose pieces stand on crossings: through the middles of its squares."""
    geometry, river = frame.geometry, frame.state.grid.river
    board, half = geometry.board, width // 2

    def middle(square: int) -> tuple[int, int]:
        box = geometry.square(square)
        return box.x + box.width // 2, box.y + box.height // 2

    corners = middle(0), middle(board.squares - 1)
    left, right = sorted(x for x, _ in corners)
    top, bottom = sorted(y for _, y in corners)
    for rank in range(board.ranks):
        y = middle(rank * board.files)[1]
        yield QRect(left - half, y - half, right - left + width, width)
    for file in range(board.files):
        x = middle(file)[0]
        if not river or file in (0, board.files - 1):
            yield QRect(x - half, top - half, width, bottom - top + width)
            continue
        banks = sorted((middle((river - 1) * board.files)[1], middle(river * board.files)[1]))
        yield QRect(x - half, top - half, width, banks[0] - top + width)
        yield QRect(x - half, banks[1] - half, width, bottom - banks[1] + width)


def _river(painter: QPainter, frame: Frame) -> None:
    grid, geometry = frame.state.grid, frame.geometry
    if not 0 < grid.river < grid.ranks:
        return
    near, far = geometry.square((grid.river - 1) * grid.files), geometry.square(grid.river * grid.files)
    bank = max(near.y, far.y)
    if grid.style != "points":
        width = frame.line(0.06, 2)
        painter.fillRect(QRect(geometry.field.x, bank - width // 2, geometry.field.width, width), _river_ink(frame))
        return
    height, ink = geometry.cell[1] * 0.42, colour(frame.theme.board.label, 0.45)
    for share, characters in ((0.27, "楚河"), (0.73, "漢界")):
        for index, character in enumerate(characters):
            x = geometry.field.x + geometry.field.width * share + (index - 0.5) * height * 1.5
            write(painter, character, frame.theme.kanji, (x, bank), height, ink)


def _river_ink(frame: Frame) -> QColor:
    return colour(mix(frame.theme.board.line, frame.theme.marks.hint, 0.6), 0.8)


def _palaces(painter: QPainter, frame: Frame) -> None:
    geometry, points = frame.geometry, frame.state.grid.style == "points"
    pen = QPen(colour(frame.theme.board.line, 1.0 if points else 0.5), frame.line(0.018))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for one, other in frame.state.grid.palaces:
        a, b = QPointF(*geometry.square(one).centre), QPointF(*geometry.square(other).centre)
        if not points:
            outer = rectf(geometry.square(one)).united(rectf(geometry.square(other)))
            a, b = outer.topLeft(), outer.bottomRight()
            painter.drawRect(outer)
        painter.drawLine(QLineF(a, b))
        painter.drawLine(QLineF(QPointF(a.x(), b.y()), QPointF(b.x(), a.y())))


def _stars(painter: QPainter, frame: Frame) -> None:
    if frame.state.grid.style == "points":
        for star in frame.state.grid.stars:
            _ticks(painter, frame, star)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(frame.theme.board.line))
    radius = max(1.5 * frame.ratio, frame.cell * 0.055)
    for star in frame.state.grid.stars:
        box = frame.geometry.square(star)
        corner = (box.x, box.bottom) if frame.geometry.flipped else (box.right, box.y)
        painter.drawEllipse(QPointF(*corner), radius, radius)


def _ticks(painter: QPainter, frame: Frame, square: int) -> None:
    """The four small angles round a crossing, without those that would hang over the edge of the lines."""
    (x, y), files = frame.geometry.square(square).centre, frame.geometry.board.files
    near, far = 0.07 * frame.cell, 0.2 * frame.cell
    painter.setPen(QPen(QColor(frame.theme.board.line), frame.line(0.018)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    file = square % files
    at_left, at_right = (file == files - 1, file == 0) if frame.geometry.flipped else (file == 0, file == files - 1)
    sides = [side for side, edge in ((-1, at_left), (1, at_right)) if not edge]
    for side in sides:
        for up in (-1, 1):
            angle = [(side * far, up * near), (side * near, up * near), (side * near, up * far)]
            painter.drawPolyline([QPointF(x + across, y + down) for across, down in angle])


def _coordinates(painter: QPainter, frame: Frame) -> None:
    state, geometry = frame.state, frame.geometry
    if state.coordinates == "none":
        return
    board, margin = geometry.board, geometry.margin
    text = labels(state.coordinates, board.files, board.ranks)
    outer, ink = geometry.frame, _label_ink(frame)
    height = max(frame.cell * LABEL, 6.5 * frame.ratio)
    for file, label in enumerate(text.files):
        x = geometry.square(file).centre[0]
        y = outer.y + margin / 2 if text.shogi else outer.bottom - margin / 2
        write(painter, label, frame.theme.kanji, (x, y), height, ink)
    for rank, label in enumerate(text.ranks):
        y = geometry.square(rank * board.files).centre[1]
        x = outer.right - margin / 2 if text.shogi else outer.x + margin / 2
        _rank_label(painter, frame, label, (x, y), height)


def _rank_label(painter: QPainter, frame: Frame, label: str, middle: tuple[float, float], height: float) -> None:
    """A number beside its rank; Chinese figures of two characters stand one above the other, which fits the frame."""
    ink = _label_ink(frame)
    if label.isascii() or len(label) == 1:
        write(painter, label, frame.theme.kanji, middle, height, ink)
        return
    for index, character in enumerate(label):
        y = middle[1] + (index - (len(label) - 1) / 2) * height * 1.25
        write(painter, character, frame.theme.kanji, (middle[0], y), height * 0.82, ink)


def _label_ink(frame: Frame) -> QColor:
    board = frame.theme.board
    return QColor(board.frame_label if frame.state.grid.style == "chequered" else board.label)


__all__ = ["background"]
