"""One page in the making: drawings at places in millimetres from the top left corner, x to the right, y downward."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from komagata.draw.sheet.paper import Paper
from komagata.faces.lettering import lettering
from komagata.faces.shapes import (
    IDENTITY,
    Drawing,
    Matrix,
    Path,
    Point,
    Shape,
    coordinates,
    multiply,
    polyline,
    translation,
)

ART = "art"
"""The layer of whatever is meant to be seen; other layers are named by who needs them (`cut`, `marks` and so on)."""

MARK = 0.15
"""Width of crop marks and other thin lines, in millimetres."""


@dataclass(frozen=True, slots=True)
class Group:
    """A drawing on a page. The same drawing at several places is written once."""

    drawing: Drawing
    matrix: Matrix
    """From the drawing's own units to millimetres on the page."""
    layer: str = ART
    clip: Path | None = None
    """In millimetres on the page: nothing of the drawing shows outside of it."""

    def shifted(self, x: float, y: float) -> Group:
        """The same, elsewhere."""
        clip = self.clip and tuple(
            (command[0], *(value + (y if number % 2 else x) for number, value in enumerate(coordinates(command))))
            for command in self.clip
        )
        return Group(self.drawing, multiply(translation(x, y), self.matrix), self.layer, clip)


@dataclass(slots=True)
class Page:
    """A sheet that is being filled; what is put on it later lies on top."""

    paper: Paper
    title: str = ""
    groups: list[Group] = field(default_factory=list[Group])

    def draw(self, drawing: Drawing, matrix: Matrix = IDENTITY, *, layer: str = ART, clip: Path | None = None) -> None:
        """Put a drawing on the page; `matrix` takes its units to millimetres."""
        if drawing:
            self.groups.append(Group(drawing, matrix, layer, clip))

    def fill(self, path: Path, colour: str, *, layer: str = ART, opacity: float = 1.0) -> None:
        """Fill a path given in millimetres."""
        self.draw((Shape(path, fill=colour, opacity=opacity),), layer=layer)

    def stroke(self, path: Path, colour: str = "#000000", width: float = MARK, *, layer: str = ART) -> None:
        """Draw a path given in millimetres as a line `width` millimetres wide."""
        self.draw((Shape(path, stroke=colour, width=width),), layer=layer)

    def line(self, start: Point, end: Point, colour: str = "#000000", width: float = MARK, *, layer: str = ART) -> None:
        """A straight line between two points in millimetres."""
        self.stroke(polyline([start, end]), colour, width, layer=layer)

    def write(
        self, words: str, at: Point, size: float, colour: str = "#000000", *, anchor: float = 0.0, layer: str = ART
    ) -> None:
        """A line of text as outlines: `size` is the height of its capitals in millimetres, their middle is at `at`.

        `anchor` says which part of the line is at `at`: 0 its left end, 1 its right end.
        """
        self.draw(lettering(words, size, colour, anchor), translation(*at), layer=layer)

    def shapes(self, layers: Iterable[str] | None = None) -> Iterator[Shape]:
        """Every shape in millimetres, lowest first; only those of some layers if they are named."""
        wanted = None if layers is None else frozenset(layers)
        for group in self.groups:
            if wanted is None or group.layer in wanted:
                for shape in group.drawing:
                    yield _placed(shape, group.matrix)


def _placed(shape: Shape, matrix: Matrix) -> Shape:
    return Shape(
        shape.path,
        shape.fill,
        shape.stroke,
        shape.width,
        shape.opacity,
        multiply(matrix, shape.matrix),
        shape.name,
        shape.round,
    )


__all__ = ["ART", "MARK", "Group", "Page"]
