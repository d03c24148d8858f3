"""Pages as PDF 1.4: paths only, no fonts. Outlines that shapes share are written once for the whole file.

The same pages give the same bytes. Operators are those of ISO 32000-1, sections 8.4 to 8.10.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from komagata.draw.sheet.page import Page
from komagata.draw.svg import plain
from komagata.faces.shapes import IDENTITY, Matrix, Path, Point, Shape, bounds, coordinates

POINTS = 72 / 25.4
"""Points of a PDF to one millimetre."""

Progress = Callable[[int, int], None]
"""Told after each page how many are done and how many there are; it may raise to stop."""


def pdf(pages: Iterable[Page], title: str = "", progress: Progress | None = None) -> bytes:
    """A PDF with every page at its own size, to a thousandth of a point."""
    sheets = list(pages)
    file = _File()
    catalogue, tree, info = file.reserve(), file.reserve(), file.reserve()
    resources = file.reserve()
    forms, shades = _Forms(file), _Shades()
    kids: list[int] = []
    for done, page in enumerate(sheets, 1):
        size = (page.paper.width * POINTS, page.paper.height * POINTS)
        content = file.stream("", "\n".join(_page(page, size[1], forms, shades)))
        kids.append(
            file.add(
                f"<< /Type /Page /Parent {tree} 0 R /MediaBox [0 0 {_number(size[0])} {_number(size[1])}] "
                f"/Resources {resources} 0 R /Contents {content} 0 R >>"
            )
        )
        if progress:
            progress(done, len(sheets))
    file.put(catalogue, f"<< /Type /Catalog /Pages {tree} 0 R /ViewerPreferences << /PrintScaling /None >> >>")
    file.put(tree, f"<< /Type /Pages /Count {len(kids)} /Kids [{' '.join(f'{kid} 0 R' for kid in kids)}] >>")
    file.put(info, f"<< /Title {_string(title)} /Producer (Komagata) >>")
    file.put(resources, f"<< /XObject << {forms.entries()} >> /ExtGState << {shades.entries()} >> >>")
    return file.bytes(catalogue, info)


@dataclass(slots=True)
class _File:
    """Numbered objects; object n stands at n - 1."""

    objects: list[bytes] = field(default_factory=list[bytes])

    def reserve(self) -> int:
        self.objects.append(b"null")
        return len(self.objects)

    def put(self, number: int, body: str) -> None:
        self.objects[number - 1] = body.encode("latin-1")

    def add(self, body: str) -> int:
        number = self.reserve()
        self.put(number, body)
        return number

    def stream(self, entries: str, content: str) -> int:
        packed = zlib.compress(content.encode("latin-1"), 9)
        head = f"<< {entries}/Length {len(packed)} /Filter /FlateDecode >>\nstream\n".encode("latin-1")
        self.objects.append(head + packed + b"\nendstream")
        return len(self.objects)

    def bytes(self, root: int, info: int) -> bytes:
        out = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
        places: list[int] = []
        for number, body in enumerate(self.objects, 1):
            places.append(len(out))
            out += b"%d 0 obj\n" % number + body + b"\nendobj\n"
        start = len(out)
        out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(places) + 1)
        out += b"".join(b"%010d 00000 n \n" % place for place in places)
        out += b"trailer\n<< /Size %d /Root %d 0 R /Info %d 0 R >>\n" % (len(places) + 1, root, info)
        return bytes(out + b"startxref\n%d\n%%%%EOF\n" % start)


@dataclass(slots=True)
class _Forms:
    """Shared outlines, filled or stroked in whatever colour is set."""

    file: _File
    numbers: dict[tuple[str, str], int] = field(default_factory=dict[tuple[str, str], int])

    def use(self, shape: Shape, operator: str) -> str:
        key = (shape.name, operator)
        if key not in self.numbers:
            left, top, right, bottom = bounds(shape.path)
            reach = shape.width * 2 if operator == "S" else 0.0
            box = " ".join(_fine(edge) for edge in (left - reach, top - reach, right + reach, bottom + reach))
            entries = f"/Type /XObject /Subtype /Form /BBox [{box}] "
            self.numbers[key] = self.file.stream(entries, f"{_path(shape.path)} {operator}")
        return f"/o{self.numbers[key]} Do"

    def entries(self) -> str:
        return " ".join(f"/o{number} {number} 0 R" for number in self.numbers.values())


@dataclass(slots=True)
class _Shades:
    """Degrees of opacity that are used."""

    used: set[str] = field(default_factory=set[str])

    def use(self, opacity: float) -> str:
        value = plain(opacity, 4)
        self.used.add(value)
        return f"/a{value.replace('.', '_')} gs"

    def entries(self) -> str:
        return " ".join(f"/a{value.replace('.', '_')} << /ca {value} /CA {value} >>" for value in sorted(self.used))


def _page(page: Page, height: float, forms: _Forms, shades: _Shades) -> Iterator[str]:
    yield f"{_fine(POINTS)} 0 0 {_fine(-POINTS)} 0 {_number(height)} cm"
    for group in page.groups:
        yield "q"
        if group.clip is not None:
            yield f"{_path(group.clip)} W n"
        if group.matrix != IDENTITY:
            yield _matrix(group.matrix)
        for shape in group.drawing:
            yield from _shape(shape, forms, shades)
        yield "Q"


def _shape(shape: Shape, forms: _Forms, shades: _Shades) -> Iterator[str]:
    yield "q"
    if shape.opacity != 1:
        yield shades.use(shape.opacity)
    if shape.matrix != IDENTITY:
        yield _matrix(shape.matrix)
    if shape.fill:
        yield f"{_colour(shape.fill)} rg"
        yield forms.use(shape, "f") if shape.name else f"{_path(shape.path)} f"
    if shape.stroke and shape.width > 0:
        yield f"{_colour(shape.stroke)} RG {_fine(shape.width)} w" + (" 1 J 1 j" if shape.round else "")
        yield forms.use(shape, "S") if shape.name else f"{_path(shape.path)} S"
    yield "Q"


def _matrix(matrix: Matrix) -> str:
    return f"{' '.join(_fine(value) for value in matrix)} cm"


def _path(path: Path) -> str:
    parts: list[str] = []
    here: Point = (0.0, 0.0)
    for command in path:
        numbers = coordinates(command)
        if command[0] == "Z":
            parts.append("h")
            continue
        if command[0] == "Q":
            numbers = cubic(here, *numbers)
        operator = {"M": "m", "L": "l"}.get(command[0], "c")
        parts.append(f"{' '.join(map(_fine, numbers))} {operator}")
        here = (numbers[-2], numbers[-1])
    return " ".join(parts)


def cubic(start: Point, a: float, b: float, u: float, v: float) -> tuple[float, float, float, float, float, float]:
    """The same curve with two control points."""
    x, y = start
    return x + (a - x) * 2 / 3, y + (b - y) * 2 / 3, u + (a - u) * 2 / 3, v + (b - v) * 2 / 3, u, v


def _colour(colour: str) -> str:
    return " ".join(plain(int(colour[i : i + 2], 16) / 255, 4) for i in (1, 3, 5))


def _number(value: float) -> str:
    return plain(value, 3)


def _fine(value: float) -> str:
    return plain(value, 5)


def _string(words: str) -> str:
    """A text of the file's description, in UTF-16 as hexadecimal digits."""
    return f"<feff{words.encode('utf-16-be').hex()}>"


__all__ = ["POINTS", "Progress", "cubic", "pdf"]
