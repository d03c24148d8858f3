"""Pages as SVG in millimetres, and as PNG painted by cairo. No live text anywhere."""

from __future__ import annotations

import io
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from komagata.draw.sheet.page import Group, Page
from komagata.draw.svg import escaped, plain
from komagata.errors import KomagataError
from komagata.faces.shapes import Matrix, Path, Shape, coordinates
from komagata.text import text


class _Context(Protocol):
    """The part of a cairo context that is used here."""

    def save(self) -> None: ...
    def restore(self) -> None: ...
    def set_matrix(self, matrix: object) -> None: ...
    def move_to(self, x: float, y: float) -> None: ...
    def line_to(self, x: float, y: float) -> None: ...
    def curve_to(self, x1: float, y1: float, x2: float, y2: float, x3: float, y3: float) -> None: ...
    def close_path(self) -> None: ...
    def new_path(self) -> None: ...
    def clip(self) -> None: ...
    def fill_preserve(self) -> None: ...
    def stroke_preserve(self) -> None: ...
    def set_source_rgba(self, red: float, green: float, blue: float, alpha: float) -> None: ...
    def set_line_width(self, width: float) -> None: ...
    def set_line_cap(self, cap: int) -> None: ...
    def set_line_join(self, join: int) -> None: ...


def png(page: Page, resolution: float = 96.0, ground: str = "#ffffff") -> bytes:
    """A picture of a page, `resolution` pixels to the inch. Raises KomagataError if cairo is missing."""
    cairo, scale = _cairo(), resolution / 25.4
    width, height = (max(1, round(edge * scale)) for edge in (page.paper.width, page.paper.height))
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, width, height)
    context = cairo.Context(surface)
    context.set_source_rgba(*_channels(ground), 1.0)
    context.paint()
    _paint(context, cairo, page, (scale, 0.0, 0.0, scale, 0.0, 0.0))
    out = io.BytesIO()
    surface.write_to_png(out)
    return out.getvalue()


def svg(page: Page, *, hairline: Mapping[str, str] | None = None) -> str:
    """A page as SVG in millimetres, one group a layer in the order in which layers are first used.

    `hairline` gives further attributes to the group of a layer, by its name.
    """
    width, height = plain(page.paper.width, 3), plain(page.paper.height, 3)
    layers: dict[str, list[str]] = {}
    for index, group in enumerate(page.groups):
        layers.setdefault(group.layer, []).append(_written(group, index))
    named = f"<title>{escaped(page.title)}</title>\n" if page.title else ""
    body = "\n".join(
        f'<g id="{escaped(layer)}" inkscape:groupmode="layer" inkscape:label="{escaped(layer)}"'
        f"{(hairline or {}).get(layer, '')}>\n" + "\n".join(parts) + "\n</g>"
        for layer, parts in layers.items()
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" '
        f'version="1.1" width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}">\n{named}{body}\n</svg>\n'
    )


def _cairo() -> Any:
    try:
        # Without a stub: asked for by name, so that its untyped insides do not spread. cairosvg stands on it, too.
        return import_module("cairocffi")
    except (ImportError, OSError) as error:
        raise KomagataError(text("this picture cannot be converted: {reason}", reason=error)) from error


def _paint(context: Any, cairo: Any, page: Page, base: Matrix) -> None:
    target = cast("_Context", context)
    for group in page.groups:
        target.save()
        target.set_matrix(cairo.Matrix(*base))
        if group.clip is not None:
            _trace(target, group.clip)
            target.clip()
        for shape in group.drawing:
            target.set_matrix(cairo.Matrix(*base))
            context.transform(cairo.Matrix(*group.matrix))
            context.transform(cairo.Matrix(*shape.matrix))
            _paint_shape(target, shape)
        target.restore()


def _paint_shape(target: _Context, shape: Shape) -> None:
    _trace(target, shape.path)
    if shape.fill:
        target.set_source_rgba(*_channels(shape.fill), shape.opacity)
        target.fill_preserve()
    if shape.stroke and shape.width > 0:
        target.set_source_rgba(*_channels(shape.stroke), shape.opacity)
        target.set_line_width(shape.width)
        target.set_line_cap(1 if shape.round else 0)
        target.set_line_join(1 if shape.round else 0)
        target.stroke_preserve()
    target.new_path()


def _trace(target: _Context, path: Path) -> None:
    x = y = 0.0
    for command in path:
        numbers = coordinates(command)
        match command[0]:
            case "M":
                target.move_to(*numbers)
            case "L":
                target.line_to(*numbers)
            case "C":
                target.curve_to(*numbers)
            case "Q":
                a, b, u, v = numbers
                # The same curve as a cubic one.
                target.curve_to(
                    x + (a - x) * 2 / 3, y + (b - y) * 2 / 3, u + (a - u) * 2 / 3, v + (b - v) * 2 / 3, u, v
                )
            case _:
                target.close_path()
        if numbers:
            x, y = numbers[-2:]


def _channels(colour: str) -> tuple[float, float, float]:
    return int(colour[1:3], 16) / 255, int(colour[3:5], 16) / 255, int(colour[5:7], 16) / 255


def _written(group: Group, index: int) -> str:
    body = "".join(_element(shape) for shape in group.drawing)
    place = _transform(group.matrix)
    if group.clip is None:
        return f"<g{place}>{body}</g>" if place else body
    clip = f'<clipPath id="clip{index}"><path d="{_data(group.clip)}"/></clipPath>'
    return f'{clip}<g clip-path="url(#clip{index})"><g{place}>{body}</g></g>'


def _element(shape: Shape) -> str:
    parts = [f' fill="{shape.fill}"' if shape.fill else ' fill="none"']
    if shape.stroke and shape.width > 0:
        parts.append(f' stroke="{shape.stroke}" stroke-width="{plain(shape.width, 5)}"')
        if shape.round:
            parts.append(' stroke-linecap="round" stroke-linejoin="round"')
    if shape.opacity != 1:
        parts.append(f' opacity="{plain(shape.opacity, 3)}"')
    return f'<path d="{_data(shape.path)}"{_transform(shape.matrix)}{"".join(parts)}/>'


def _transform(matrix: Matrix) -> str:
    if matrix == (1.0, 0.0, 0.0, 1.0, 0.0, 0.0):
        return ""
    return f' transform="matrix({" ".join(plain(value, 5) for value in matrix)})"'


def _data(path: Path) -> str:
    return "".join(command[0] + " ".join(plain(value, 4) for value in coordinates(command)) for command in path)


__all__ = ["png", "svg"]
