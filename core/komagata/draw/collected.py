"""A picture as a plain Drawing instead of as SVG: what goes on paper beside other things."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from komagata.draw.board import Options, paint, planned
from komagata.draw.scene import Scene
from komagata.draw.svg import PieceView, Sheet
from komagata.faces.face import face
from komagata.faces.shapes import IDENTITY, Drawing, Matrix, Point, Shape, moved, multiply, translation
from komagata.pieces import Look, Side

Box = tuple[float, float, float, float]
"""Left, top, width and height."""


class Collected(Sheet):
    """Takes what a sheet takes, and keeps the shapes."""

    def __init__(self) -> None:
        super().__init__()
        self.shapes: list[Shape] = []
        self._place: Matrix = IDENTITY

    def draw(self, drawing: Drawing, x: float = 0.0, y: float = 0.0, *, share: bool = False) -> None:
        del share
        self.shapes.extend(moved(drawing, multiply(self._place, translation(x, y))))

    def piece(self, look: Look, side: Side, angle: float, view: PieceView, at: Point) -> None:
        self.draw(face(look, view.style, view.theme, side=side, angle=angle, small=view.small, flat=view.flat), *at)

    @contextmanager
    def at(self, x: float, y: float) -> Generator[None, None, None]:
        outer, self._place = self._place, multiply(self._place, translation(x, y))
        yield
        self._place = outer


def drawn(shown: Scene, options: Options) -> tuple[Drawing, Box]:
    """A scene in cells from the top left corner of its squares, and the box that it fills.

    Raises UnknownName for a style that does not exist.
    """
    plan, sheet = planned(shown, options), Collected()
    paint(sheet, shown, options, plan)
    return tuple(sheet.shapes), plan.box


__all__ = ["Box", "Collected", "drawn"]
