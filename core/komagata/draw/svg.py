"""Drawings as SVG 1.1: shared outlines once in `defs`, the rest by `use`. The same input gives the same bytes."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b

from komagata.faces.face import face
from komagata.faces.shapes import IDENTITY, Drawing, Matrix, Path, Point, Shape, coordinates
from komagata.faces.theme import Theme
from komagata.pieces import Look, Side

UNITS = 100
"""Units of the picture to one cell: coordinates then need two decimals at most."""


# Path data longer than this many characters is worth a reference.
_LONG = 60


@dataclass(frozen=True, slots=True)
class PieceView:
    """How pieces are drawn in one picture."""

    style: str
    theme: Theme
    small: bool = False
    flat: bool = False


@dataclass(frozen=True, slots=True)
class _Markup:
    text: str
    outlines: tuple[tuple[str, str], ...]
    """Id and element of every shared outline that the text uses."""


class Sheet:
    """A picture in the making: things lie over one another in the order in which they are put on it."""

    def __init__(self) -> None:
        self._outlines: dict[str, str] = {}
        self._pieces: dict[tuple[Look, Side, float, PieceView], str] = {}
        self._groups: list[str] = []
        self._body: list[str] = []

    def draw(self, drawing: Drawing, x: float = 0.0, y: float = 0.0, *, share: bool = False) -> None:
        """Put a drawing at a place, in cells. `share`: long outlines occur in it several times."""
        markup = _markup(drawing, share)
        self._outlines.update(markup.outlines)
        placed = f'<g transform="translate({number(x)} {number(y)})">{markup.text}</g>' if x or y else markup.text
        self._body.append(placed)

    def piece(self, look: Look, side: Side, angle: float, view: PieceView, at: Point) -> None:
        """Put a piece at a place, in cells, turned clockwise by `angle` degrees."""
        key = (look, side, angle, view)
        identity = self._pieces.get(key)
        if identity is None:
            identity = self._pieces[key] = f"p{len(self._pieces)}"
            markup = _piece_markup(look, side, angle, view)
            self._outlines.update(markup.outlines)
            self._groups.append(f'<g id="{identity}">{markup.text}</g>')
        self._body.append(f'<use xlink:href="#{identity}" x="{number(at[0])}" y="{number(at[1])}"/>')

    @contextmanager
    def at(self, x: float, y: float) -> Generator[None, None, None]:
        """Whatever is put on it meanwhile lies so many cells further right and down."""
        outer, self._body = self._body, []
        yield
        outer.append(f'<g transform="translate({number(x)} {number(y)})">')
        outer.extend((*self._body, "</g>"))
        self._body = outer

    def document(self, box: tuple[float, float, float, float], width: float, title: str = "") -> str:
        """The whole picture: `box` is left, top, width and height in cells, `width` how wide it is shown, in pixels."""
        left, top, across, down = box
        height = width * down / across
        head = (
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" '
            f'width="{plain(width)}" height="{plain(height)}" '
            f'viewBox="{number(left)} {number(top)} {number(across)} {number(down)}">'
        )
        defs = "\n".join((*self._outlines.values(), *self._groups))
        named = f"<title>{escaped(title)}</title>\n" if title else ""
        return f"{head}\n{named}<defs>\n{defs}\n</defs>\n" + "\n".join(self._body) + "\n</svg>\n"


@lru_cache(maxsize=2048)
def _piece_markup(look: Look, side: Side, angle: float, view: PieceView) -> _Markup:
    drawing = face(look, view.style, view.theme, side=side, angle=angle, small=view.small, flat=view.flat)
    return _markup(drawing, share=True)


def _markup(drawing: Drawing, share: bool = False) -> _Markup:
    """`share`: also give outlines without a name to `defs`, because other pieces have the same bevel, rim or badge."""
    outlines: dict[str, str] = {}
    parts: list[str] = []
    for shape in drawing:
        written = "" if shape.name else data(shape.path)
        if shape.name:
            identity = _identity(shape.name)
            outlines[identity] = _outline(identity, shape.path)
            parts.append(f'<use xlink:href="#{identity}"{_transform(shape.matrix, shared=True)}{_paint(shape)}/>')
        elif share and len(written) > _LONG:
            identity = f"s-{blake2b(written.encode(), digest_size=6).hexdigest()}"
            outlines[identity] = f'<path id="{identity}" d="{written}"/>'
            parts.append(f'<use xlink:href="#{identity}"{_transform(shape.matrix)}{_paint(shape)}/>')
        else:
            parts.append(f'<path d="{written}"{_transform(shape.matrix)}{_paint(shape)}/>')
    return _Markup("".join(parts), tuple(outlines.items()))


# Outlines of glyphs are given in ems, bodies in cells: a tenth of a unit of the finest is never seen.
_FINE = 1000 / UNITS


@lru_cache(maxsize=2048)
def _outline(identity: str, path: Path) -> str:
    return f'<path id="{identity}" d="{data(path, UNITS * _FINE)}"/>'


@lru_cache(maxsize=2048)
def _identity(name: str) -> str:
    """An XML id for the name of a shared outline."""
    group, _, rest = name.partition("/")
    safe = "".join(char if char.isascii() and char.isalnum() else f"_{ord(char):x}" for char in rest)
    return f"{group}-{safe}"


def _transform(matrix: Matrix, *, shared: bool = False) -> str:
    scale = 1 / _FINE if shared else 1.0
    if matrix == IDENTITY and not shared:
        return ""
    a, b, c, d, e, f = matrix
    linear = " ".join(plain(value * scale, 5) for value in (a, b, c, d))
    return f' transform="matrix({linear} {number(e)} {number(f)})"'


def _paint(shape: Shape) -> str:
    parts = [f' fill="{shape.fill}"' if shape.fill else ' fill="none"']
    if shape.fill and shape.opacity != 1:
        parts.append(f' fill-opacity="{plain(shape.opacity, 3)}"')
    if shape.stroke:
        width = shape.width * UNITS * (_FINE if shape.name else 1)
        parts.append(f' stroke="{shape.stroke}" stroke-width="{plain(width, 2)}"')
        if shape.opacity != 1:
            parts.append(f' stroke-opacity="{plain(shape.opacity, 3)}"')
        if shape.round:
            parts.append(' stroke-linecap="round" stroke-linejoin="round"')
    return "".join(parts)


def data(path: Path, scale: float = UNITS) -> str:
    """Path data, in units of the picture unless another scale is given."""
    return "".join(command[0] + " ".join(plain(value * scale, 2) for value in coordinates(command)) for command in path)


def number(cells: float) -> str:
    """A length in cells as a number of units."""
    return plain(cells * UNITS, 2)


def plain(value: float, digits: int = 2) -> str:
    """A number in its shortest form; never in scientific notation, never `-0`."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


__all__ = ["UNITS", "PieceView", "Sheet", "data", "escaped", "number", "plain"]
