"""The bare piece: shadow, bevel, wood and outline of a wedge or a disc, and the rims that say what it is."""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from komagata.faces.shapes import (
    Drawing,
    Path,
    Point,
    Shape,
    circle,
    mix,
    multiply,
    polygon,
    polyline,
    ring,
    rotation,
    translation,
)
from komagata.faces.theme import PieceColours, Theme
from komagata.faces.wedge import SIZES, inset, wedge
from komagata.pieces import Look, Side

# Where the light comes from on the screen: above, a little from the left.
_LIGHT = (-0.42, -0.91)
# Layers of the soft shadow: how much larger than the piece, in cells.
_SOFTNESS = (0.0, 0.009, 0.018, 0.028)
RIM = 0.042
"""Width of the rim that shows the original army, in cells."""
STOREY = 0.07
"""How far the lower of two discs shows, in cells."""
ROOF = 0.03
"""Width of the roof line of a promoted piece, in cells."""


def radius(size: str) -> float:
    """Of a disc, in cells."""
    return 0.45 * math.sqrt(SIZES.get(size, SIZES["minor"])[0] / SIZES["king"][0])


@cache
def silhouette(shape: str, size: str, outward: float = 0.0) -> Path:
    """The outline of a piece that points up, enlarged by `outward` cells."""
    if shape == "disc":
        return circle(0.0, 0.0, radius(size) + outward)
    return polygon(inset(wedge(size).corners, -outward) if outward else wedge(size).corners)


def shadow(look: Look, theme: Theme, angle: float) -> Drawing:
    """It falls to the lower right of the screen, whichever way the piece points."""
    if not theme.shadow:
        return ()
    place = multiply(translation(0.008, 0.02), rotation(angle))
    return tuple(
        Shape(
            silhouette(look.shape, look.size, outward),
            fill="#000000",
            opacity=round(theme.shadow / len(_SOFTNESS) * 0.62, 4),
            matrix=place,
            name=f"body/{look.shape}/{look.size}/{outward:g}",
        )
        for outward in _SOFTNESS
    )


def material(look: Look, theme: Theme, colours: PieceColours, angle: float) -> Iterator[Shape]:
    """The body without its shadow. It is lit from above the screen: `angle` is where it will be turned to."""
    outline, name = silhouette(look.shape, look.size), f"body/{look.shape}/{look.size}/0"
    if look.shape == "disc" and look.promoted:
        # A crowned man: a second one lies under it, always towards the bottom of the screen.
        under = multiply(rotation(-angle), translation(0.0, STOREY))
        yield Shape(outline, fill=colours.shade, stroke=colours.edge, width=theme.outline, matrix=under, name=name)
    if look.shape == "disc":
        yield Shape(outline, fill=colours.shade if theme.bevel else colours.face, name=name)
        if theme.bevel:
            yield from _dome(look, theme, colours, angle)
    else:
        yield Shape(outline, fill=colours.face, name=name)
        if theme.grain:
            yield from _grain(look, theme, colours)
        if theme.bevel:
            yield from _facets(look, theme, colours, angle)
    yield Shape(outline, stroke=colours.edge, width=theme.outline, name=name)


def _facets(look: Look, theme: Theme, colours: PieceColours, angle: float) -> Iterator[Shape]:
    outer = wedge(look.size).corners
    inner = inset(outer, theme.bevel)
    for i in range(len(outer)):
        j = (i + 1) % len(outer)
        across, down = outer[j][0] - outer[i][0], outer[j][1] - outer[i][1]
        fill, strength = _lit((down, -across), colours, angle)
        facet = polygon([outer[i], outer[j], inner[j], inner[i]])
        yield Shape(facet, fill=fill, opacity=strength)


def _lit(normal: Point, colours: PieceColours, angle: float) -> tuple[str, float]:
    """Colour and strength of a facet whose outward normal is given for a piece that points up."""
    length = math.hypot(*normal)
    cosine, sine, *_ = rotation(angle)
    x, y = normal[0] / length, normal[1] / length
    bright = (x * cosine - y * sine) * _LIGHT[0] + (x * sine + y * cosine) * _LIGHT[1]
    return colours.light if bright > 0 else colours.shade, round(0.25 + 0.7 * abs(bright), 3)


def _dome(look: Look, theme: Theme, colours: PieceColours, angle: float) -> Iterator[Shape]:
    size = radius(look.size)
    lit = multiply(rotation(-angle), translation(-0.006, -0.014))
    yield Shape(circle(0.0, 0.0, size - 0.012), fill=colours.light, matrix=lit)
    yield Shape(circle(0.0, 0.0, size - theme.bevel), fill=colours.face)


def _grain(look: Look, theme: Theme, colours: PieceColours) -> Iterator[Shape]:
    """A few lines along the wood; which ones follows from the symbol, so that no two kinds are cut from one board."""
    shape = wedge(look.size)
    seed = zlib.crc32(f"{look.symbol.glyph}{look.symbol.kanji}".encode())
    base = shape.height / 2
    place = -shape.width / 2
    lines: list[Path] = []
    while place < shape.width / 2:
        seed = (seed * 1103515245 + 12345) % (1 << 31)
        place += 0.035 + (seed >> 16) % 64 / 900
        lean = ((seed >> 8) % 32 - 16) / 700
        top = _top(shape.corners, place + lean, base) + theme.bevel
        if abs(place) < shape.width / 2 - theme.bevel and top < base - theme.bevel:
            middle = (place + lean * 2, (top + base) / 2)
            lines.append((("M", place, base - theme.bevel), ("Q", *middle, place + lean, top)))
    path = tuple(command for line in lines for command in line)
    yield Shape(path, stroke=colours.grain, width=0.009, opacity=theme.grain)


def _top(corners: tuple[Point, ...], x: float, base: float) -> float:
    """Where a vertical line at `x` enters the wedge from above."""
    for (a, b), (c, d) in pairwise(corners):
        if a <= x <= c and c > a:
            return b + (d - b) * (x - a) / (c - a)
    return base


def rim(look: Look, theme: Theme, width: float = RIM) -> Iterator[Shape]:
    """The army the piece started in: a solid line for the first, dashes for the second; `width` is in cells."""
    if look.army is None:
        return
    colour = theme.armies[look.army]
    distance = max(theme.bevel, theme.outline) + width / 2 + 0.004
    if look.shape == "disc":
        yield from _disc_rim(look, colour, distance, width)
        return
    corners = inset(wedge(look.size).corners, distance)
    if look.army is Side.FIRST:
        yield Shape(polygon(corners), stroke=colour, width=width)
    else:
        yield Shape(dashes(corners, 0.125), stroke=colour, width=width)


def _disc_rim(look: Look, colour: str, distance: float, width: float) -> Iterator[Shape]:
    size = radius(look.size) - distance
    if look.army is Side.FIRST:
        yield Shape(ring(0.0, 0.0, size + width / 2, size - width / 2), fill=colour)
        return
    around = [(size * math.sin(math.radians(a)), -size * math.cos(math.radians(a))) for a in range(0, 360, 5)]
    arcs = (polyline(around[i : i + 4]) for i in range(0, len(around) - 3, 6))
    yield Shape(tuple(command for arc in arcs for command in arc), stroke=colour, width=width)


def rings(look: Look, side: Side, colour: str) -> Iterator[Shape]:
    """The engraved circle of a disc: one line for the first player, two for the second."""
    size = radius(look.size)
    lines = [(0.06, 0.02)] if side is Side.FIRST else [(0.05, 0.014), (0.08, 0.014)]
    for distance, width in lines:
        yield Shape(ring(0.0, 0.0, size - distance, size - distance - width), fill=colour)


def dashes(corners: tuple[Point, ...], period: float) -> Path:
    """A closed polygon as dashes: every corner carries one, and each edge is divided evenly between its corners."""
    result: list[Path] = []
    count = len(corners)
    for i, at in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % count]
        steps = max(2, round(math.dist(at, after) / period))
        share, back = 0.31 / steps, 0.31 / max(2, round(math.dist(at, before) / period))
        result.append(polyline([_along(at, before, back), at, _along(at, after, share)]))
        middles = [n / steps for n in range(1, steps)]
        result.extend(polyline([_along(at, after, n - share), _along(at, after, n + share)]) for n in middles)
    return tuple(command for dash in result for command in dash)


def _along(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def roof(look: Look, theme: Theme, colour: str, rim: float = RIM) -> Iterator[Shape]:
    """The line under the top edges that marks a promoted piece without relying on red; `rim` is the width of a rim that
    it may have."""
    distance = max(theme.bevel, theme.outline) + ROOF / 2 + (rim + 0.012 if look.army is not None else 0.006)
    if look.shape == "disc":
        size = radius(look.size) - distance
        yield Shape(ring(0.0, 0.0, size + ROOF / 2, size - ROOF / 2), fill=colour)
        return
    left, apex, right = inset(wedge(look.size).corners, distance)[1:4]
    yield Shape(polyline([left, apex, right]), stroke=colour, width=ROOF)


def tint(colours: PieceColours, share: float) -> str:
    """A colour between the wood and the ink."""
    return mix(colours.face, colours.ink, share)


__all__ = ["RIM", "ROOF", "dashes", "material", "radius", "rim", "rings", "roof", "shadow", "silhouette", "tint"]
