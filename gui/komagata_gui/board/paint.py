"""Paints a frame, and finds what has to be painted anew when one frame follows another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPainter, QPixmap

from komagata_gui.board import arrows, chooser, layers, men
from komagata_gui.board.background import background
from komagata_gui.board.frame import Frame, rect
from komagata_gui.board.geometry import Box
from komagata_gui.board.state import Arrow
from komagata_gui.glyphs import REACH


class Canvas:
    """Keeps the background, which is the same from move to move."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._background = QPixmap()

    def paint(self, painter: QPainter, frame: Frame, areas: Iterable[Box], size: tuple[int, int]) -> None:
        """Paint these areas of a widget of `size` device pixels."""
        back = self._prepared(frame, size)
        squares: set[int] = set()
        for area in areas:
            painter.drawPixmap(QPoint(area.x, area.y), back, rect(area))
            squares.update(frame.geometry.squares_in(area.grown(_overhang(frame))))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        layers.below(painter, frame, squares)
        men.in_hands(painter, frame)
        men.on_board(painter, frame, squares)
        layers.above(painter, frame, squares)
        arrows.arrows(painter, frame)
        chooser.choose(painter, frame, size)
        men.moving(painter, frame)

    def _prepared(self, frame: Frame, size: tuple[int, int]) -> QPixmap:
        state = frame.state
        places = size, frame.ratio, frame.geometry.field, frame.geometry.trays
        key = (*places, frame.theme, state.grid, state.flipped, state.coordinates)
        if key != self._key:
            self._background, self._key = background(frame, size), key
        return self._background


def _overhang(frame: Frame) -> int:
    """How far a piece's shadow may reach beyond its square."""
    return round(frame.cell * (REACH - 1) / 2) + 1


def dirty(old: Frame, new: Frame) -> list[Box] | None:
    """The areas in which two frames differ; None: everywhere."""
    if _setting(old) != _setting(new) or old.now.question != new.now.question or old.now.choice != new.now.choice:
        return None
    found = [new.geometry.square(square).grown(_overhang(new)) for square in _squares(old, new)]
    if _hands(old) != _hands(new):
        found += [tray.grown(_overhang(new)) for tray in new.geometry.trays or ()]
    if _routes(old) != _routes(new):
        found += [_around(frame, route) for frame in (old, new) for route in _routes(frame)]
    if _arrows(old) != _arrows(new):
        found += [arrows.bounds(frame, arrow) for frame in (old, new) for arrow in _arrows(frame)]
    return [*found, *_moving(old), *_moving(new)]


def _setting(frame: Frame) -> tuple[object, ...]:
    state = frame.state
    return (frame.geometry, frame.theme, frame.ratio, state.grid, state.style, state.coordinates, state.flipped)


def _squares(old: Frame, new: Frame) -> set[int]:
    before, after = old.state.pieces, new.state.pieces
    found: set[int] = set()
    if before is not after:
        found |= {square for square in {*before, *after} if before.get(square) != after.get(square)}
    if old.state.marks != new.state.marks:
        found |= {mark.square for mark in (*old.state.marks, *new.state.marks)}
    for part in _PARTS:
        one, other = part(old), part(new)
        if one != other:
            found.update(*one, *other)
    return found


# Everything that shows on squares, as groups of squares: a group that changes is painted anew as a whole.
_PARTS: tuple[Callable[[Frame], tuple[Iterable[int], ...]], ...] = (
    lambda frame: (frame.state.last_move.squares,),
    lambda frame: (frame.state.checks,),
    layers.offered,
    lambda frame: (layers.captures(frame),),
    lambda frame: (frame.hidden,),
    lambda frame: (_lit(frame),),
    lambda frame: (frame.now.continuation.path if frame.now.continuation else (),),
)


def _lit(frame: Frame) -> tuple[int, ...]:
    """Squares that the user's attention lights up."""
    now = frame.now
    spots = [now.selected, now.hovered, now.cursor if frame.focused else None]
    lit = [spot.square for spot in spots if spot and spot.on_board]
    if now.dragging and now.selected and now.selected.on_board:
        lit.append(now.selected.square)
    return tuple(lit)


def _hands(frame: Frame) -> tuple[object, ...]:
    now, state = frame.now, frame.state
    spots = [spot for spot in (now.selected, now.cursor if frame.focused else None) if spot and not spot.on_board]
    return (state.hands, spots, now.dragging and bool(spots), frame.awaited, state.last_move.slot, state.last_move.side)


def _routes(frame: Frame) -> tuple[tuple[int, ...], ...]:
    begun = frame.now.continuation
    return (begun.path if begun else (), frame.preview.path if frame.preview else ())


def _around(frame: Frame, route: tuple[int, ...]) -> Box:
    boxes = [frame.geometry.square(square) for square in route] or [Box(0, 0, 0, 0)]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


def _arrows(frame: Frame) -> tuple[Arrow, ...]:
    drawing = frame.now.drawing
    return (*frame.state.arrows, *frame.drawings, *((drawing,) if drawing and drawing.target >= 0 else ()))


def _moving(frame: Frame) -> Iterator[Box]:
    """Where the pieces are that are not on a square."""
    half = round(frame.cell * REACH / 2) + 2
    points = [(x, y) for _, x, y, _ in frame.gliding]
    if frame.pointer and men.at_pointer(frame):
        points.append(frame.pointer)
    for x, y in points:
        yield Box(int(x) - half, int(y) - half, 2 * half, 2 * half)


__all__ = ["Canvas", "dirty"]
