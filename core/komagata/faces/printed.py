"""The face of a piece that somebody cuts out: all of it inside a safe zone, with what only a real piece has to carry.

That is the reading that counts while it serves the other army (at the foot), what it is in another game of the same
set (in the corner), and several promotions on one back.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from komagata.faces import body, mnemonic
from komagata.faces.body import ROOF, radius, roof
from komagata.faces.face import check_style, from_the_box, glyphs_of, small_glyph
from komagata.faces.fitting import kept
from komagata.faces.glyphs import Glyph, glyph
from komagata.faces.layout import Room, boxed, room
from komagata.faces.lettering import CAP
from komagata.faces.shapes import (
    Drawing,
    Matrix,
    Point,
    Shape,
    applied,
    bounds,
    circle,
    moved,
    multiply,
    polyline,
    ring,
    rotation,
    translation,
)
from komagata.faces.spread import spread
from komagata.faces.theme import Theme
from komagata.faces.wedge import wedge
from komagata.pieces import Look, Side, Symbol

BADGE, SMALL_BADGE = 0.092, 0.08
"""Radius of a badge in cells, and that of one on a narrow piece: on a set seven tenths of full size what stands in it
is 2.6 mm high."""
_IN_BADGE = 1.36
FOOT, FIGURE_FOOT = 0.128, 0.17
"""Height of what stands at the foot, in cells; of a figure, which has finer parts than a character."""
_GAP = 0.02
_DOT = 0.034
_ASIDE = 0.12
"""How far glyphs move away from a badge, as a share of half their room."""
_LIFTS = (0.0, 0.05, 0.1, 0.15, 0.2)
"""How far glyphs may rise above the base for the sake of a badge, in cells."""
_CENTRED = 1.2
"""How much standing in the middle counts, as a share of area."""
_SLENDER = 0.8
"""Width of a glyph against its height, both as shares of the drawn ones, below which it counts as squeezed."""
RIM = 0.031
"""Width of the rim of an army, in cells: narrower than on a screen, because on a piece it stands further in."""


@dataclass(frozen=True, slots=True)
class Print:
    """How a face is printed. Lengths are in cells."""

    style: str
    theme: Theme
    safe: float
    """Nothing comes closer to the outline."""
    rim: float = RIM
    """Width of the rim of the army."""


@lru_cache(maxsize=2048)
def printed(
    look: Look, way: Print, side: Side = Side.FIRST, foot: Look | None = None, corner: Look | None = None
) -> Drawing:
    """What stands on a piece, without the piece: in cells, centred at the origin, y downward.

    Raises UnknownName for a style that does not exist.
    """
    way = _settled(way)
    if way.style == "shogi-set":
        look, way = from_the_box(look, side), replace(way, style="kanji")
    page = _Page(look, way, side)
    shapes = [*page.frame()]
    space = page.space
    mark = look.was or (corner.symbol if corner else None)
    if foot is not None:
        shapes += page.foot(foot, aside=look.was is not None or corner is not None)
        space = replace(space, bottom=space.bottom - page.foot_size - 3.2 * _GAP)
        if mark and way.style == "kanji":
            # Two characters would be too small beside so much else.
            page = replace(page, way=replace(way, style="kanji1"))
    at = page.corner(-1 if corner and corner.mark == "left" else 1) if mark else None
    shapes += page.content(space, None if foot else at, bool(corner and corner.mark))
    if mark and at:
        shapes += page.badge(mark, at, corner)
    return tuple(shapes)


@lru_cache(maxsize=256)
def shared(faces: tuple[tuple[Look, float], ...], way: Print, side: Side = Side.FIRST) -> Drawing:
    """Several promotions on one back, each turned clockwise by its own angle and lying on the side to which its top
    points; what the piece was stands once, at the foot."""
    way = _settled(way)
    first = faces[0][0]
    if way.style == "shogi-set":
        return printed(first, way, side)
    page = _Page(first, way, side)
    shapes = [*page.frame()]
    turns = tuple(turn for _, turn in faces)
    spots = (page.middle(), page.corner(1), page.corner(-1))
    laid = [(spread(page.space, turns, at, page.badge_size + _GAP), at) for at in spots]
    (places, size), at = max(laid, key=lambda one: one[0][1])
    style = "kanji1" if way.style == "kanji" else way.style
    field = Room(-size, size, lambda _: size)
    for (look, turn), (x, y) in zip(faces, places, strict=True):
        drawn = _Page(replace(look, was=None), replace(way, style=style), side).glyphs(field)
        shapes += moved(drawn, multiply(translation(x, y), rotation(turn)))
    if first.was is not None:
        shapes += page.badge(first.was, at, None)
    return tuple(shapes)


@lru_cache(maxsize=256)
def sign(look: Look, style: str, theme: Theme, size: float, ink: str) -> Drawing:
    """The glyph of a piece alone, in a square of this half-size (in cells) about the origin: for marks on card."""
    check_style(style)
    if style == "shogi-set":
        look = from_the_box(look)
    style = {"kanji": "kanji1", "shogi-set": "kanji1"}.get(style, style)
    field = Room(-size, size, lambda _: size)
    if style == "moves" and look.marks:
        return tuple(mnemonic.marks(look, ink, field))
    return tuple(
        Shape(drawn.path, fill=ink, matrix=matrix, name=drawn.name)
        for drawn, matrix in glyphs_of(look.symbol, style, theme, field)
    )


@cache
def _settled(way: Print) -> Print:
    """With a theme whose rims and roofs begin at the safe zone: they lie beside the outline of a theme."""
    check_style(way.style)
    return replace(way, theme=_inside(way.theme, way.safe))


@cache
def _inside(theme: Theme, safe: float) -> Theme:
    return replace(theme, bevel=0.0, grain=0.0, shadow=0.0, outline=safe)


@dataclass(frozen=True, slots=True)
class _Page:
    look: Look
    way: Print
    side: Side

    @property
    def disc(self) -> bool:
        return self.look.shape == "disc"

    @property
    def ink(self) -> str:
        if self.disc:
            # Its colour says whose it is, promoted or not.
            return self.way.theme.discs[self.side]
        colours = self.way.theme.piece(self.side)
        return colours.promoted if self.look.promoted else colours.ink

    @property
    def badge_size(self) -> float:
        return SMALL_BADGE if self.look.size in ("light", "pawn") else BADGE

    @property
    def foot_size(self) -> float:
        return FIGURE_FOOT if self.way.style == "fide" else FOOT

    @property
    def rimmed(self) -> bool:
        return self.look.army is not None

    @property
    def space(self) -> Room:
        """What is left for glyphs."""
        safe = self.way.safe
        margin = safe + 0.05 if self.disc else safe + 0.01 if self.rimmed else max(safe, 0.045)
        return room(self.look.shape, self.look.size, self.rimmed, self.look.promoted, margin, self.way.rim)

    def frame(self) -> Iterator[Shape]:
        """Rim and roof; rings of a disc: one line for the first player, two for the second."""
        yield from body.rim(self.look, self.way.theme, self.way.rim)
        if self.look.promoted:
            yield from roof(self.look, self.way.theme, self.ink, self.way.rim)
        if not self.disc:
            return
        outer = radius(self.look.size) - self.way.safe - 0.006
        outer -= (self.way.rim + 0.012 if self.rimmed else 0.0) + (ROOF + 0.014 if self.look.promoted else 0.0)
        lines = [(0.0, 0.02)] if self.side is Side.FIRST else [(0.0, 0.014), (0.03, 0.014)]
        for distance, width in lines:
            yield Shape(ring(0.0, 0.0, outer - distance, outer - distance - width), fill=self.ink)

    def content(self, space: Room, badge: Point | None, dotted: bool = False) -> Iterator[Shape]:
        """Glyphs, as large as they can be beside the badge: above it rather than squeezed."""
        if self.look.mark:
            space = _narrower(space, 2.4 * _DOT)
        if badge is None:
            yield from self.glyphs(space)
        else:
            yield from self._beside(space, badge, self.badge_size + _GAP + (_DOT if dotted else 0.0))
        yield from self.dots()

    def _beside(self, space: Room, badge: Point, span: float) -> Drawing:
        """Glyphs beside a badge, of which `span` about it stays free, or above it: whichever is read more easily."""
        above = self.glyphs(replace(space, bottom=min(space.bottom, badge[1] - span)))
        # Letters and marks fill their room from its middle: they would run into what stands in a corner.
        if self.way.style == "letters" or (span > self.badge_size + _GAP and self.way.style == "moves"):
            return above
        shift = _ASIDE * space.reach((space.top + space.bottom) / 2)
        tried = [
            self.glyphs(_narrowed(replace(space, bottom=space.bottom - lift), badge, shift, span)) for lift in _LIFTS
        ]
        best = max(tried, key=_legible)
        # A figure reaches higher than it is wide: it would run into the roof.
        if self.way.style != "fide" and _legible(above) * _CENTRED >= _legible(best):
            return above
        # What stands higher than the badge need not move aside for it.
        return tuple(
            moved((shape,), translation(math.copysign(shift, -badge[0]), 0.0))[0]
            if len(best) != 2 or _lowest(shape) > badge[1] - self.badge_size
            else shape
            for shape in best
        )

    def glyphs(self, space: Room) -> Drawing:
        """What stands for the piece, inside of the space."""
        style, look = self.way.style, self.look
        if style == "moves" and look.marks:
            return kept(tuple(mnemonic.marks(look, self.ink, space)), space)
        drawn = tuple(
            Shape(drawn.path, fill=self.ink, matrix=matrix, name=drawn.name)
            for drawn, matrix in glyphs_of(look.symbol, style, self.way.theme, space)
        )
        return kept(drawn, space)

    def dots(self) -> Iterator[Shape]:
        """Left from right; where only the move is shown, a promoted piece from an unpromoted one that moves like it."""
        if self.look.mark:
            way = -1 if self.look.mark == "left" else 1
            y = 0.0 if self.disc else 0.2
            yield Shape(circle(way * (self.space.reach(y) - _DOT), y, _DOT), fill=self.ink)
        if self.look.twin and self.way.style == "moves":
            yield Shape(
                circle(-self.space.reach(self.space.bottom) + 0.08, self.space.bottom - _DOT, _DOT), fill=self.ink
            )

    # Badges

    def corner(self, way: int) -> Point:
        """Where a badge lies: in the lower corner on that side, all of it inside."""
        if self.disc:
            far = (radius(self.look.size) - self._edge() - self.badge_size) * math.sqrt(0.5)
            return way * far, far
        y = wedge(self.look.size).height / 2 - self._edge() - self.badge_size
        return way * (wedge(self.look.size).reach(y, self._edge() + self.badge_size)), y

    def middle(self) -> Point:
        """Where a badge lies at the foot."""
        if self.disc:
            return 0.0, radius(self.look.size) - self._edge() - self.badge_size
        return 0.0, wedge(self.look.size).height / 2 - self._edge() - self.badge_size

    def _edge(self) -> float:
        edge = self.way.safe + 0.006 + (self.way.rim + 0.008 if self.rimmed else 0.0)
        if self.disc:
            edge += 0.03 + (ROOF + 0.014 if self.look.promoted else 0.0)
        return edge

    def badge(self, mark: Symbol, at: Point, corner: Look | None) -> Iterator[Shape]:
        """A small sign in a circle: what the piece was; or, with a doubled circle, what it is in another game."""
        colours = self.way.theme.badge
        edge = colours.ink if corner else colours.edge
        x, y = at
        yield Shape(circle(x, y, self.badge_size - 0.006), fill=colours.ground, stroke=edge, width=0.012)
        size = self.badge_size * _IN_BADGE
        drawn = small_glyph(mark, self.way.style, self.way.theme)
        if drawn:
            place = boxed(drawn, size, size, x, y)
            yield Shape(drawn.path, fill=colours.ink, matrix=place, name=drawn.name)
        if corner and corner.mark:
            yield Shape(circle(x, y - self.badge_size, _DOT), fill=colours.ink)

    def foot(self, other: Look, *, aside: bool) -> Iterator[Shape]:
        """What it acts as for the other army, under a line in that army's colour and pattern."""
        space, theme = self.space, self.way.theme
        bottom = space.bottom
        left, right = -space.reach(bottom), space.reach(bottom)
        if aside:
            right = self.corner(1)[0] - self.badge_size - _GAP
        middle = (left + right) / 2
        y = bottom - self.foot_size / 2
        ink = theme.piece(self.side).ink
        for drawn, matrix in self._small(other.symbol, middle, y, right - left):
            yield Shape(drawn.path, fill=ink, matrix=matrix, name=drawn.name)
        line = bottom - self.foot_size - _GAP
        army = (self.look.army or Side.FIRST).other
        half = min(0.15, (right - left) / 2)
        start, end = middle - half, middle + half
        parts = [(start, end)]
        if army is Side.SECOND:
            step = (end - start) / 5
            parts = [(start + 2 * n * step, start + (2 * n + 1) * step) for n in range(3)]
        for a, b in parts:
            yield Shape(polyline([(a, line), (b, line)]), stroke=theme.armies[army], width=0.022)

    def _small(self, symbol: Symbol, x: float, y: float, room: float) -> list[tuple[Glyph, Matrix]]:
        """A symbol as high as a foot is, if the room is as wide as that, centred at a point."""
        high = self.foot_size
        drawn = small_glyph(symbol, self.way.style, self.way.theme)
        if drawn is not None and not drawn.name.startswith("letters/"):
            return [(drawn, boxed(drawn, min(2 * high, room), high, x, y))]
        found = [one for char in symbol.letters if (one := glyph("letters", char))]
        gap = 0.07
        width = sum(one.width for one in found) + gap * (len(found) - 1)
        em = min(high / CAP, room / max(width, 1e-6))
        result: list[tuple[Glyph, Matrix]] = []
        left = x - width * em / 2
        for one in found:
            result.append((one, (em, 0.0, 0.0, em, left - one.left * em, y + em * CAP / 2)))
            left += (one.width + gap) * em
        return result


def _narrower(space: Room, by: float) -> Room:
    def reach(y: float) -> float:
        return space.reach(y) - by

    return Room(space.top, space.bottom, reach)


def _lowest(shape: Shape) -> float:
    return applied(shape.matrix, (0.0, bounds(shape.path)[3]))[1]


def _legible(drawn: Drawing) -> float:
    """How well glyphs are read: by the smallest, and less if it is squeezed."""
    return min((m[0] * m[3] * min(1.0, m[0] / m[3] / _SLENDER) for m in (shape.matrix for shape in drawn)), default=0.0)


def _narrowed(space: Room, badge: Point, shift: float, span: float) -> Room:
    """What is left, about an axis that lies `shift` away from the badge, of which `span` about it stays free."""

    def reach(y: float) -> float:
        free = space.reach(y) - shift
        if abs(y - badge[1]) < span:
            free = min(free, abs(badge[0]) - math.sqrt(span * span - (y - badge[1]) ** 2) + shift)
        return free

    return Room(space.top, space.bottom, reach)


__all__ = ["BADGE", "FOOT", "RIM", "Print", "printed", "shared", "sign"]
