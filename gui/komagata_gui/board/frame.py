"""All that one painting of the board depends on, and the few things every layer does with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from komagata.faces import Theme
from komagata_gui.board.geometry import Box, Geometry
from komagata_gui.board.gestures import Interaction
from komagata_gui.board.state import Arrow, BoardState, PieceView, Preview, Spot
from komagata_gui.glyphs import PieceCache, text_path


@dataclass(frozen=True, slots=True)
class Frame:
    """What layers draw from. Everything is measured in device pixels."""

    state: BoardState
    now: Interaction
    geometry: Geometry
    theme: Theme
    cache: PieceCache
    ratio: float = 1.0
    """Device pixels per pixel of the desktop: line widths grow with it."""
    focused: bool = False
    pointer: tuple[float, float] | None = None
    """Where a dragged piece hangs."""
    preview: Preview | None = None
    drawings: tuple[Arrow, ...] = ()
    gliding: tuple[tuple[PieceView, float, float, float], ...] = ()
    """Pieces on their way: the piece, its middle, and how visible it is (0 to 1)."""
    hidden: frozenset[int] = frozenset()
    """Squares whose piece is still on its way."""
    awaited: Mapping[Spot, int] = field(default_factory=dict)
    """Hand slot -> pieces that belong to it but are still on their way (or have not left it yet, if negative)."""

    @property
    def cell(self) -> int:
        return self.geometry.cell[0]

    def line(self, share: float, least: float = 1.0) -> int:
        """A line width: `share` of a cell, but at least `least` pixels of the desktop."""
        return max(1, round(least * self.ratio), round(share * self.cell))


def rect(box: Box) -> QRect:
    return QRect(box.x, box.y, box.width, box.height)


def rectf(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.width, box.height)


def colour(name: str, opacity: float = 1.0) -> QColor:
    """A colour of the theme."""
    result = QColor(name)
    result.setAlphaF(opacity)
    return result


def inset_border(painter: QPainter, box: Box, width: int, ink: QColor) -> None:
    """A border wholly inside a box, with sharp edges."""
    for part in (
        QRect(box.x, box.y, box.width, width),
        QRect(box.x, box.bottom - width, box.width, width),
        QRect(box.x, box.y + width, width, box.height - 2 * width),
        QRect(box.right - width, box.y + width, width, box.height - 2 * width),
    ):
        painter.fillRect(part, ink)


def write(painter: QPainter, text: str, kanji: str, middle: tuple[float, float], height: float, ink: QColor) -> None:
    """A line of text whose capitals are `height` pixels high, round a middle."""
    painter.save()
    painter.translate(QPointF(*middle))
    painter.scale(height, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPath(text_path(text, kanji))
    painter.restore()


__all__ = ["Frame", "colour", "inset_border", "rect", "rectf", "write"]
