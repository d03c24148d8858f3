"""A PDF read back: every path that it paints, in millimetres from the top left corner of its page."""

from __future__ import annotations

import io
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, cast

from PIL import Image
from pypdf import PdfReader
from pypdf.generic import ContentStream

from komagata.faces.shapes import IDENTITY, Matrix, Point, applied, multiply

MM = 25.4 / 72


@dataclass
class Painted:
    """One path, with everything that was painted with it."""

    parts: list[list[Point]]
    """Corners and end points of curves, one list a part."""
    filled: tuple[float, ...] | None
    stroked: tuple[float, ...] | None
    width: float
    clipped: bool

    @property
    def points(self) -> list[Point]:
        return [point for part in self.parts for point in part]

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom, without the width of the stroke."""
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def middle(self) -> Point:
        left, top, right, bottom = self.box
        return (left + right) / 2, (top + bottom) / 2


@dataclass
class Sheet:
    """One page of a PDF."""

    width: float
    height: float
    paths: list[Painted]
    fonts: set[str]


@dataclass
class _State:
    matrix: Matrix = IDENTITY
    fill: tuple[float, ...] = (0.0,)
    stroke: tuple[float, ...] = (0.0,)
    width: float = 1.0
    clipped: bool = False


@dataclass
class _Reader:
    page: Any
    height: float
    state: _State = field(default_factory=_State)
    paths: list[Painted] = field(default_factory=list)
    known: dict[bytes, list[tuple[str, list[float], Any]]] = field(default_factory=dict)

    def read(self, stream: Any, resources: Any) -> None:
        stack: list[_State] = []
        parts: list[list[Point]] = []
        clip = False
        for name, numbers, operands in self._operations(stream):
            match name:
                case "q":
                    stack.append(_State(**vars(self.state)))
                case "Q":
                    self.state = stack.pop()
                case "cm":
                    self.state.matrix = multiply(self.state.matrix, cast("Matrix", tuple(numbers)))
                case "w":
                    self.state.width = numbers[0]
                case "rg" | "g" | "k" | "sc" | "scn":
                    self.state.fill = tuple(numbers)
                case "RG" | "G" | "K" | "SC" | "SCN":
                    self.state.stroke = tuple(numbers)
                case "m" | "l" | "c" | "re":
                    self._trace(name, numbers, parts)
                case "W" | "W*":
                    clip = True
                case "f" | "F" | "f*" | "S" | "s" | "B" | "B*" | "b" | "b*" | "n":
                    self._paint(name, parts)
                    self.state.clipped |= clip
                    parts, clip = [], False
                case "Do":
                    self._form(resources["/XObject"][operands[0]])
                case _:
                    assert name not in ("Tf", "Tj", "TJ"), "live text"

    def _operations(self, stream: Any) -> list[tuple[str, list[float], Any]]:
        """What a stream says; an outline that is used a hundred times is read once."""
        key = stream.get_data()
        if key not in self.known:
            self.known[key] = [
                (operator.decode(), [float(one) for one in operands if isinstance(one, int | float)], operands)
                for operands, operator in ContentStream(stream, self.page.pdf).operations
            ]
        return self.known[key]

    def _trace(self, name: str, numbers: Sequence[float], parts: list[list[Point]]) -> None:
        if name == "re":
            x, y, wide, high = numbers
            corners = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
            parts.append([self._at(corner) for corner in corners])
        elif name == "m":
            parts.append([self._at(numbers)])
        else:
            parts[-1].append(self._at(numbers[-2:]))

    def _form(self, form: Any) -> None:
        assert form["/Subtype"] == "/Form", "a picture of pixels"
        before = _State(**vars(self.state))
        matrix = tuple(float(one) for one in form.get("/Matrix", (1, 0, 0, 1, 0, 0)))
        self.state.matrix = multiply(self.state.matrix, cast("Matrix", matrix))
        self.read(form, form.get("/Resources", {}))
        self.state = before

    def _at(self, numbers: Sequence[float]) -> Point:
        x, y = applied(self.state.matrix, (numbers[0], numbers[1]))
        return x * MM, self.height - y * MM

    def _paint(self, name: str, parts: list[list[Point]]) -> None:
        fills, strokes = name[0] in "fFbB", name[0] in "sSbB"
        if not parts or not (fills or strokes):
            return
        a, b, c, d, _, _ = self.state.matrix
        scale = math.sqrt(abs(a * d - b * c)) * MM
        self.paths.append(
            Painted(
                parts,
                self.state.fill if fills else None,
                self.state.stroke if strokes else None,
                self.state.width * scale,
                self.state.clipped,
            )
        )


def sheets(data: bytes) -> list[Sheet]:
    return list(_sheets(data))


def _sheets(data: bytes) -> Iterator[Sheet]:
    for page in PdfReader(io.BytesIO(data)).pages:
        height = float(page.mediabox.height) * MM
        reader = _Reader(page, height)
        reader.read(page.get_contents(), page["/Resources"])
        fonts = set(cast("Any", page["/Resources"]).get("/Font", {}))
        yield Sheet(float(page.mediabox.width) * MM, height, reader.paths, fonts)


def pictures(data: bytes, resolution: float) -> list[Image.Image]:
    """Every page as grey pixels, by another program than the one that wrote it."""
    pdfium: Any = import_module("pypdfium2")
    document = pdfium.PdfDocument(data)
    try:
        return [page.render(scale=resolution / 72).to_pil().convert("L") for page in document]
    finally:
        document.close()


__all__ = ["MM", "Painted", "Sheet", "pictures", "sheets"]
