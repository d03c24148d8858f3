"""The little piece on a player's plate: whose it is, by where it points and by its rim."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

_CORNERS = ((0.5, 0.0), (0.86, 0.2), (1.0, 1.0), (0.0, 1.0), (0.14, 0.2))


class Owned(Protocol):
    """What a plate says of its player's pieces."""

    @property
    def points_up(self) -> bool: ...
    @property
    def wedge(self) -> str: ...
    @property
    def rim(self) -> str: ...
    @property
    def dashed(self) -> bool: ...


def wedge_in(box: QRectF, *, points_up: bool = True) -> QPolygonF:
    """The outline of a piece that fills a box."""
    corners = ((x, y if points_up else 1 - y) for x, y in _CORNERS)
    return QPolygonF([QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in corners])


def paint_wedge(painter: QPainter, box: QRectF, owned: Owned) -> None:
    """A piece, pointing the way this player's pieces point."""
    pen = QPen(QColor(owned.rim), max(1.5, box.height() / 13.5))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if owned.dashed:
        pen.setDashPattern([2.2, 1.6])
    painter.setPen(pen)
    painter.setBrush(QColor(owned.wedge))
    painter.drawPolygon(wedge_in(box, points_up=owned.points_up))


__all__ = ["Owned", "paint_wedge", "wedge_in"]
