"""Where glyphs go inside a piece: as large as its outline allows, and centred for the eye."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from komagata.faces.body import RIM, ROOF, radius
from komagata.faces.glyphs import Glyph
from komagata.faces.shapes import Matrix
from komagata.faces.wedge import wedge


@dataclass(frozen=True, slots=True)
class Room:
    """The part of a piece that glyphs may fill."""

    top: float
    bottom: float
    reach: Callable[[float], float]
    """Half the width that is free at a height."""


@cache
def room(shape: str, size: str, rimmed: bool, promoted: bool, margin: float = 0.045, rim: float = RIM) -> Room:
    """What is left inside bevel, rim and roof line."""
    edge = margin + (rim + 0.012 if rimmed else 0.0)
    if shape == "disc":
        inner = radius(size) - edge - 0.025 - (ROOF if promoted else 0.0)
        # At the very top and bottom a circle is too narrow for any glyph.
        return Room(-inner * 0.8, inner * 0.8, lambda y: math.sqrt(max(inner * inner - y * y, 0.0)))
    body = wedge(size)
    under = (ROOF + 0.014) if promoted else 0.0
    top = -body.height / 2 + edge * 1.05 + under * 1.05
    # The roof line takes room from the top edges only: there the wedge counts as lower by its width.
    return Room(top, body.height / 2 - edge, lambda y: min(body.reach(y, edge), body.reach(y - under * 1.05, edge)))


def stacked(upper: Glyph, lower: Glyph, space: Room, gap: float = 0.028) -> tuple[Matrix, Matrix]:
    """Two characters one above the other: the ink fills the height, the lower one a little larger."""
    # Under a flat roof the first few hundredths are too narrow for any character.
    top = next((y for y in _steps(space) if space.reach(y) > 0.11), space.top)
    height = space.bottom - top - gap
    share = 0.475
    # A flat character (ni, ichi) must not be blown up to the height of the others.
    ratio = (min(upper.height, 0.86) / max(min(lower.height, 0.86), 0.5)) ** 0.35
    first = height * share * ratio
    one = _filled(upper, top, top + first, space)
    other = _filled(lower, top + first + gap, space.bottom, space)
    return one, other


def single(glyph: Glyph, space: Room, stretch: float = 1.16) -> Matrix:
    """One character as large as fits, at most `stretch` times as tall as it is drawn in its font."""
    best: tuple[float, Matrix] = (0.0, (1.0, 0.0, 0.0, 1.0, 0.0, 0.0))
    for top in _steps(space):
        tall = space.bottom - top
        down = tall / glyph.height
        across = min(_across(glyph, down, top, space), down)
        down = min(down, across * stretch)
        middle = (top + space.bottom) / 2
        if across * down > best[0]:
            best = (across * down, placed(glyph, across, down, middle))
    return best[1]


def figure(glyph: Glyph, space: Room) -> Matrix:
    """A figure as large as its own silhouette allows, without distortion."""
    middle = (glyph.left + glyph.right) / 2
    points = [(x - middle, y - glyph.bottom) for x, y in glyph.hull]
    small, large = 0.1, (space.bottom - space.top) / glyph.height
    for _ in range(18):
        size = (small + large) / 2
        fits = all(abs(x) * size <= space.reach(space.bottom + y * size) for x, y in points)
        small, large = (size, large) if fits else (small, size)
    lift = (space.bottom - space.top - small * glyph.height) * 0.36
    return placed(glyph, small, small, space.bottom - lift - small * glyph.height / 2)


def written(letters: list[Glyph], space: Room) -> list[Matrix]:
    """Latin letters side by side: as tall as their room lets every piece of this size have them, if they fit."""
    gap = 0.07
    width = sum(letter.width for letter in letters) + gap * (len(letters) - 1)
    height = (space.bottom - space.top) * 0.66
    middle = space.bottom - (space.bottom - space.top) * 0.45
    widest = 1.94 * min(space.reach(middle - height / 2), space.reach(middle))
    # Two letters get narrower before they get smaller; capitals are 0.714 em high.
    across = min(height / 0.714, widest / width)
    down = min(height / 0.714, across * (1.3 if len(letters) > 1 else 1.12))
    x = -width * across / 2
    places: list[Matrix] = []
    for letter in letters:
        places.append((across, 0.0, 0.0, down, x - letter.left * across, middle + 0.357 * down))
        x += (letter.width + gap) * across
    return places


def boxed(glyph: Glyph, width: float, height: float, x: float, y: float) -> Matrix:
    """A glyph inside a box of this size centred at a point, without distortion."""
    size = min(width / glyph.width, height / glyph.height)
    across, down = (glyph.left + glyph.right) / 2, (glyph.top + glyph.bottom) / 2
    return (size, 0.0, 0.0, size, x - across * size, y - down * size)


def placed(glyph: Glyph, across: float, down: float, middle: float) -> Matrix:
    """Scaled, and centred on the axis with its middle at the height `middle`."""
    x, y = (glyph.left + glyph.right) / 2, (glyph.top + glyph.bottom) / 2
    return (across, 0.0, 0.0, down, -x * across, middle - y * down)


def _filled(glyph: Glyph, top: float, bottom: float, space: Room) -> Matrix:
    down = min((bottom - top) / glyph.height, 0.46)
    middle = (top + bottom) / 2
    above = middle - down * glyph.height / 2
    across = min(_across(glyph, down, above, space), down * 1.2)
    return placed(glyph, across, down, middle)


def _across(glyph: Glyph, down: float, top: float, space: Room) -> float:
    """The largest horizontal scale at which every point of a glyph stays inside."""
    middle = (glyph.left + glyph.right) / 2
    widest = 10.0
    for x, y in glyph.hull:
        if abs(x - middle) > 0.02:
            widest = min(widest, space.reach(top + (y - glyph.top) * down) / abs(x - middle))
    return max(widest, 0.01)


def _steps(space: Room) -> list[float]:
    return [space.top + (space.bottom - space.top) * n / 60 for n in range(40)]


__all__ = ["Room", "boxed", "figure", "placed", "room", "single", "stacked", "written"]
