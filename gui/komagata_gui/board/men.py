"""The pieces: on their squares, in the hands, at the pointer, and on their way."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QColor, QPainter, QPen

from komagata_gui.board.frame import Frame, write
from komagata_gui.board.geometry import Box
from komagata_gui.board.state import HandSlot, PieceView, Spot

FAINT = 0.16
"""How visible the piece of an empty hand slot is."""
GHOST = 0.35
"""How visible a piece is on the square that it is being dragged away from."""


def on_board(painter: QPainter, frame: Frame, squares: Collection[int]) -> None:
    """The pieces on these squares."""
    state, now = frame.state, frame.now
    begun = now.continuation
    away, here = (begun.path[0], begun.path[-1]) if begun else (-1, -1)
    if now.question:
        away = now.question.spot.square
    for square in squares:
        piece = state.pieces.get(square)
        if piece is None or square == away or square in frame.hidden:
            continue
        taken = bool(begun and square in begun.captures and square != here)
        lifted = now.dragging and now.selected == Spot(square)
        painter.setOpacity(GHOST if lifted or taken else 1.0)
        _stamp(painter, frame, piece, frame.geometry.square(square))
    if begun and away in state.pieces and away not in frame.hidden:
        painter.setOpacity(GHOST if now.dragging else 1.0)
        _stamp(painter, frame, state.pieces[away], frame.geometry.square(here))
    painter.setOpacity(1.0)


def in_hands(painter: QPainter, frame: Frame) -> None:
    """The pieces in hand, with their numbers."""
    for spot, tile in frame.geometry.tiles.items():
        slot = next((slot for slot in frame.state.hands[spot.side] if slot.slot == spot.slot), None)
        if slot:
            _slot(painter, frame, spot, slot, tile)
    painter.setOpacity(1.0)


def _slot(painter: QPainter, frame: Frame, spot: Spot, slot: HandSlot, tile: Box) -> None:
    count = slot.count - frame.awaited.get(spot, 0)
    if (frame.now.dragging and frame.now.selected == spot) or (frame.now.question and frame.now.question.spot == spot):
        count -= 1
    painter.setOpacity(1.0 if count > 0 else FAINT)
    _stamp(painter, frame, PieceView(slot.look, spot.side), tile)
    painter.setOpacity(1.0)
    if count > 1:
        _count(painter, frame, count, tile)


def _count(painter: QPainter, frame: Frame, count: int, tile: Box) -> None:
    """The number in a disc at the lower right, where the wedge of either player leaves the most room."""
    radius = max(frame.cell * 0.16, 6.5 * frame.ratio)
    x, y = tile.right - radius * 0.7, tile.bottom - radius * 0.9
    board = frame.theme.board
    painter.setPen(QPen(QColor(board.hand), frame.line(0.02)))
    painter.setBrush(QColor(board.count))
    painter.drawEllipse(QPointF(x, y), radius, radius)
    write(painter, str(count), frame.theme.kanji, (x, y), radius * (0.95 if count < 10 else 0.78), QColor(board.hand))


def moving(painter: QPainter, frame: Frame) -> None:
    """Pieces on their way, and the one at the pointer."""
    for piece, x, y, visible in frame.gliding:
        painter.setOpacity(visible)
        _stamp_at(painter, frame, piece, x, y)
    painter.setOpacity(1.0)
    held = at_pointer(frame)
    if held and frame.pointer:
        piece, opacity = held
        painter.setOpacity(opacity)
        _stamp_at(painter, frame, piece, *frame.pointer)
        painter.setOpacity(1.0)


def at_pointer(frame: Frame) -> tuple[PieceView, float] | None:
    """The piece that follows the pointer: one that is dragged, or one picked from a hand by a click, as a ghost."""
    now, state = frame.now, frame.state
    if now.dragging:
        spot = Spot(now.continuation.path[0]) if now.continuation else now.selected
        piece = state.piece_at(spot) if spot else None
        return (piece, 1.0) if piece else None
    if now.selected and not now.selected.on_board and now.hovered and now.hovered.on_board:
        piece = state.piece_at(now.selected)
        return (piece, 0.6) if piece else None
    return None


def _stamp(painter: QPainter, frame: Frame, piece: PieceView, box: Box) -> None:
    _stamp_at(painter, frame, piece, *box.centre)


def _stamp_at(painter: QPainter, frame: Frame, piece: PieceView, x: float, y: float) -> None:
    state = frame.state
    up = state.points_up(piece.side)
    picture = frame.cache.picture(piece.look, state.style, frame.theme, piece.side, up, frame.cell)
    # Rounded down: half a pixel of an odd cell is made good by the picture, which has the same parity.
    painter.drawPixmap(QPoint(int(x - picture.width() / 2), int(y - picture.height() / 2)), picture)


__all__ = ["at_pointer", "in_hands", "moving", "on_board"]
