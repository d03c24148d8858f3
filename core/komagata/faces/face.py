"""One piece as a drawing: `face(look, ...)`.

What a look says is drawn, and nothing else is known: a piece that is unlike any other game's is drawn as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from komagata.errors import UnknownName
from komagata.faces import mnemonic
from komagata.faces.body import material, radius, rim, rings, roof, shadow
from komagata.faces.glyphs import Glyph, glyph
from komagata.faces.layout import Room, boxed, figure, room, single, stacked, written
from komagata.faces.shapes import (
    IDENTITY,
    Drawing,
    Matrix,
    Shape,
    circle,
    moved,
    multiply,
    rotation,
    scaling,
    translation,
)
from komagata.faces.shogiset import KING, REIGNING, SHOGI_SET
from komagata.faces.theme import Theme
from komagata.faces.theme import theme as load
from komagata.faces.wedge import wedge
from komagata.pieces import Look, Side, Symbol
from komagata.text import text

_ASIDE = multiply(translation(-0.03, -0.014), scaling(0.94))
# Where the move is shown, the foot of a promoted piece stays free for its badge and its dot.
_FOOT, _BESIDE = 0.07, translation(-0.02, 0.0)

STYLES = ("kanji", "kanji1", "fide", "letters", "moves", "shogi-set")
"""Two characters, one character, figures of chess and its relatives, letters, marks that show the move, and the
pieces of an ordinary Shogi set that stand for those of the game."""


def face(
    look: Look,
    style: str = "kanji",
    theme: Theme | None = None,
    *,
    side: Side = Side.FIRST,
    angle: float = 0.0,
    small: bool = False,
    flat: bool = False,
) -> Drawing:
    """The drawing of one piece, in cells, centred at the origin, y downward.

    `side` chooses the material where a theme has two; `angle` turns the piece clockwise, in degrees (180 for the
    player at the far side), while light and shadow stay where they are. `small` is the form for cells under about 40
    pixels: fewer and heavier marks. `flat` leaves out bevel, grain and shadow, for print.
    Raises UnknownName for a style that does not exist.
    """
    check_style(style)
    if style == "shogi-set":
        look, style = from_the_box(look, side), "kanji"
    # A disc points nowhere: it is always shown upright, and its colour and rings say whose it is.
    turn = 0.0 if look.shape == "disc" else angle % 360.0
    return _face(look, style, theme or load(), _View(side, turn, small, flat))


def check_style(style: str) -> None:
    """Raises UnknownName for a style that does not exist."""
    if style not in STYLES:
        known = ", ".join(STYLES)
        raise UnknownName(text("there is no piece style {name}; there are {names}", name=style, names=known))


@cache
def from_the_box(look: Look, side: Side = Side.FIRST) -> Look:
    """The piece of an ordinary Shogi set that stands for this one. It has no badge: its back is like no other's. Where
    a game says nothing of such a set, the look as it is."""
    found = SHOGI_SET.get(look.stand_ins[0]) if look.stand_ins else None
    if found is None:
        return look
    written = found.back if look.promoted else found.front
    if found is KING and side is Side.SECOND and not look.promoted:
        written = REIGNING
    return replace(look, symbol=Symbol(written, "", ""), size=found.size, was=None, shape="wedge", mark="")


@dataclass(frozen=True, slots=True)
class _View:
    side: Side
    angle: float
    small: bool
    flat: bool


@lru_cache(maxsize=4096)
def _face(look: Look, style: str, theme: Theme, view: _View) -> Drawing:
    if view.flat or view.small:
        theme = _simpler(theme, view.flat)
    colours = theme.piece(view.side)
    shapes: list[Shape] = [*material(look, theme, colours, view.angle), *rim(look, theme)]
    if look.shape == "disc":
        ink = theme.discs[view.side]
        shapes.extend(rings(look, view.side, ink))
    else:
        ink = colours.promoted if look.promoted else colours.ink
    if look.promoted:
        shapes.extend(roof(look, theme, ink))
    shapes.extend(_content(look, style, theme, ink))
    shapes.extend(_dots(look, style, ink))
    if look.was is not None:
        shapes.extend(_badge(look, look.was, style, theme, view))
    return (*shadow(look, theme, view.angle), *moved(shapes, rotation(view.angle)))


@cache
def _simpler(theme: Theme, flat: bool) -> Theme:
    # Grain is mere noise where a cell has thirty pixels.
    return replace(theme, bevel=0.0, grain=0.0, shadow=0.0) if flat else replace(theme, grain=0.0)


def _dots(look: Look, style: str, ink: str) -> Iterator[Shape]:
    """Dots that tell apart what would look alike: a left from a right one; where only the move is shown, a promoted
    piece from an unpromoted one that moves like it."""
    if look.mark:
        way = -1 if look.mark == "left" else 1
        x, y = (radius(look.size) * 0.72, 0.0) if look.shape == "disc" else (wedge(look.size).reach(0.24) - 0.115, 0.24)
        yield Shape(circle(way * x, y, 0.05), fill=ink)
    if look.twin and style == "moves":
        foot = 0.31 if look.shape == "disc" else wedge(look.size).height / 2 - 0.085
        if look.army is not None:
            foot -= 0.045
        yield Shape(circle(-0.055, foot, 0.036), fill=ink)


def _content(look: Look, style: str, theme: Theme, ink: str) -> Iterator[Shape]:
    space = room(look.shape, look.size, look.army is not None, look.promoted)
    if style == "moves" and look.marks:
        if look.was is not None:
            space = replace(space, bottom=space.bottom - _FOOT)
        yield from moved(mnemonic.marks(look, ink, space), _BESIDE if look.was is not None else IDENTITY)
        return
    # Promoted glyphs make room for the badge in their corner.
    aside = _ASIDE if look.was is not None else IDENTITY
    for drawn, matrix in glyphs_of(look.symbol, style, theme, space):
        yield Shape(drawn.path, fill=ink, matrix=multiply(aside, matrix), name=drawn.name)


def glyphs_of(symbol: Symbol, style: str, theme: Theme, space: Room) -> list[tuple[Glyph, Matrix]]:
    """The glyphs of a symbol with their places; what a style lacks is shown in letters."""
    two = [found for char in symbol.kanji[0] if (found := glyph(theme.kanji, char))]
    if style == "kanji" and len(two) == 2:
        return list(zip(two, stacked(two[0], two[1], space), strict=True))
    if style in ("kanji", "kanji1"):
        one = glyph(theme.kanji, symbol.kanji[1]) or (two[0] if two else None)
        if one:
            return [(one, single(one, space))]
    # A piece without characters is a thing, such as a draughts man: it looks like one in the kanji styles too.
    drawn = glyph("symbols", symbol.glyph) if style in ("kanji", "kanji1", "fide") else None
    if drawn:
        return [(drawn, figure(drawn, space))]
    return _letters(symbol.letters, space)


def _letters(text: str, space: Room) -> list[tuple[Glyph, Matrix]]:
    found = [drawn for char in text if (drawn := glyph("letters", char))]
    return list(zip(found, written(found, space), strict=True)) if found else []


def _badge(look: Look, was: Symbol, style: str, theme: Theme, view: _View) -> Iterator[Shape]:
    """What the piece was before: in the lower right corner of its own face."""
    size = 0.155 if view.small else 0.126
    x, y = _corner(look, size)
    colours = theme.badge
    if view.small:
        yield Shape(circle(x, y, size), fill=colours.edge)
    else:
        yield Shape(circle(x, y, size), fill=colours.ground, stroke=colours.edge, width=0.016)
    drawn = small_glyph(was, "letters" if view.small else style, theme)
    if drawn:
        ink = colours.ground if view.small else colours.ink
        place = boxed(drawn, size * 1.36, size * 1.36, x, y)
        if view.small:
            # A letter this small is read, not recognised by its shape: it stands upright on a turned piece too.
            about = multiply(translation(x, y), multiply(rotation(-view.angle), translation(-x, -y)))
            place = multiply(about, place)
        yield Shape(drawn.path, fill=ink, matrix=place, name=drawn.name)


def small_glyph(was: Symbol, style: str, theme: Theme) -> Glyph | None:
    """What says in a corner which piece it is."""
    if style in ("kanji", "kanji1"):
        found = glyph(theme.kanji, was.kanji[1]) or glyph("symbols", was.glyph)
    elif style == "fide":
        found = glyph("symbols", was.glyph)
    else:
        found = glyph("letters", was.letters[:1])
    return found or glyph("letters", was.letters[:1])


def _corner(look: Look, size: float) -> tuple[float, float]:
    if look.shape == "disc":
        return 0.28, 0.28
    body = wedge(look.size)
    y = body.height / 2 - size * 0.82
    return body.reach(y) - size * 0.6, y


__all__ = ["STYLES", "check_style", "face", "from_the_box", "glyphs_of", "small_glyph"]
