"""Pictures of boards, hands and pieces as SVG strings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import cast

from komagata.draw.influence import AttackLike, counts, shading
from komagata.draw.influence import influence as attacked
from komagata.draw.labels import BAND, BARE, labels
from komagata.draw.overlay import above, beneath
from komagata.draw.scene import Arrow, Held, PositionLike, Scene, scene
from komagata.draw.standins import dealt
from komagata.draw.svg import PieceView, Sheet
from komagata.errors import UnknownName
from komagata.faces.face import STYLES
from komagata.faces.lettering import COORDINATES, lettering, seated
from komagata.faces.shapes import Point, Shape, polygon, rectangle
from komagata.faces.surface import BOARD_STYLES, centre, surface
from komagata.faces.theme import DEFAULT, Theme
from komagata.faces.theme import theme as load
from komagata.moves import Move
from komagata.pieces import Look, Side
from komagata.text import text

CELL = 56
"""Width of a cell in pixels, where no size is asked for."""
SMALL = 40
"""Below this width of a cell, in pixels, pieces are drawn in their small form."""

_GAP = 0.3
_SLOT = 1.34


@dataclass(frozen=True, slots=True)
class Options:
    """How a scene is shown."""

    style: str = "kanji"
    theme: Theme | None = None
    flipped: bool = False
    coordinates: str = ""
    """One of `COORDINATES`; empty: the game's own."""
    inside: bool = False
    """Coordinates in the corners of squares instead of in a margin."""
    hands: bool = True
    cell: float = CELL
    """Width of a cell in pixels."""
    flat: bool = False
    """No bevel, grain or shadow."""
    title: str = ""
    shape: str = ""
    """`wedge` or `disc` for all pieces, instead of the game's own."""
    hands_at: str = ""
    """Empty: each hand at its player's right; `left` or `right`: both on that side of the board."""


def board(  # noqa: PLR0913 -- one keyword for each thing that can be shown
    position: PositionLike | Scene,
    style: str = "kanji",
    *,
    board_style: str | None = None,
    flipped: bool = False,
    coordinates: str | None = None,
    inside: bool = False,
    last_move: Move | Iterable[int] | None = None,
    check: bool | Iterable[int] = True,
    arrows: Iterable[Arrow | tuple[int, int] | tuple[int, int, int]] = (),
    dots: Iterable[int] = (),
    highlights: Mapping[int, int] = MappingProxyType({}),
    influence: str = "",
    viewpoint: Side | None = None,
    hands: bool = True,
    theme: str | Theme = DEFAULT,
    size: float | None = None,
    cell: float = CELL,
    flat: bool = False,
    shape: str = "",
    title: str = "",
) -> str:
    """A position as an SVG string.

    `style` is one of `faces.STYLES`; `board_style` `lined`, `chequered` or `points` instead of the game's own;
    `coordinates` one of `algebraic`, `usi`, `japanese`, `numeric`, `zodiac`, `none`, in a margin or `inside`.
    `last_move` is a Move or its squares; `check` True for royals that are in check now, False for none, or squares;
    `arrows` are (from, to) or (from, to, colour 0 to 3), with from = to a circle; `dots` squares; `highlights`
    squares with a colour 0 to 3 each. `influence` is `own`, `enemy` or `both` and shows how many pieces attack each
    square and which of them hang, as `viewpoint` (by default who is to move) sees it. `cell` is the width of a cell
    in pixels, or `size` the width of the whole picture; `flat` leaves out bevel, grain and shadow; `shape` is `wedge`
    or `disc` for all pieces. A Scene is drawn as it stands.
    Raises UnknownName for a style, theme or kind of coordinates that does not exist.
    """
    if isinstance(position, Scene):
        shown = _on(position, board_style)
    else:
        shown = scene(
            position,
            board_style=board_style,
            last_move=last_move,
            check=check,
            arrows=arrows,
            dots=dots,
            highlights=highlights,
            influence=attacked(cast("AttackLike", position), influence, viewpoint) if influence else (),
        )
    way = Options(style, _loaded(theme), flipped, coordinates or "", inside, hands, cell, flat, title, shape)
    return picture(shown, way, size=size)


def piece(
    look: Look,
    style: str = "kanji",
    *,
    side: Side = Side.FIRST,
    theme: str | Theme = DEFAULT,
    cell: float = CELL,
    flat: bool = False,
    shape: str = "",
) -> str:
    """One piece as an SVG string, in a square cell of `cell` pixels. The second player's points down. `shape` is
    `wedge` or `disc`, if not the piece's own."""
    sheet = Sheet()
    _piece(sheet, look, side, Options(style, _loaded(theme), cell=cell, flat=flat, shape=shape), (0.5, 0.5))
    return sheet.document((0.0, 0.0, 1.0, 1.0), cell)


def hand(
    held: Iterable[Held | tuple[Look, int]],
    style: str = "kanji",
    *,
    side: Side = Side.FIRST,
    theme: str | Theme = DEFAULT,
    cell: float = CELL,
    columns: int = 1,
    flat: bool = False,
) -> str:
    """A hand as an SVG string: pieces with their numbers, in so many columns."""
    options = Options(style, _loaded(theme), cell=cell, flat=flat)
    slots = tuple(item if isinstance(item, Held) else Held(*item) for item in held)
    rows = max(1, -(-len(slots) // columns))
    sheet = Sheet()
    _tray(sheet, slots, side, Frame(0.0, 0.0, columns, rows, 1.0), options)
    return sheet.document((-0.1, -0.1, columns * _SLOT + 0.2, rows + 0.2), (columns * _SLOT + 0.2) * cell)


def _on(scene: Scene, board_style: str | None) -> Scene:
    return replace(scene, grid=replace(scene.grid, style=board_style)) if board_style else scene


def _loaded(theme: str | Theme) -> Theme:
    return load(theme) if isinstance(theme, str) else theme


def picture(shown: Scene, options: Options, *, size: float | None = None) -> str:
    """A scene as an SVG string; `size` is the width of the picture in pixels, instead of `options.cell`."""
    plan = planned(shown, options)
    if size is not None:
        options = replace(options, cell=size / plan.box[2])
    sheet = Sheet()
    paint(sheet, shown, options, plan)
    return sheet.document(plan.box, plan.box[2] * options.cell, options.title)


def planned(shown: Scene, options: Options) -> Plan:
    """Where everything of a picture lies. Raises UnknownName for a style that does not exist."""
    _checked(options)
    if shown.grid.style not in BOARD_STYLES:
        known, given = ", ".join(BOARD_STYLES), shown.grid.style
        raise UnknownName(text("there is no board style {name}; there are {names}", name=given, names=known))
    usual = "algebraic" if shown.grid.style == "chequered" else "japanese"
    style = options.coordinates or shown.coordinates or usual
    if style not in COORDINATES:
        known = ", ".join(COORDINATES)
        raise UnknownName(text("there are no coordinates {name}; there are {names}", name=style, names=known))
    return _plan(shown, options, style)


def paint(sheet: Sheet, shown: Scene, options: Options, plan: Plan) -> None:
    """Put a picture on a sheet."""
    if options.style == "shogi-set":
        shown = dealt(shown)
    theme, style = options.theme or load(), plan.coordinates
    _slab(sheet, shown, options, plan)
    if style != "none":
        sheet.draw(labels(shown.grid, theme, style, options.flipped, options.inside))
    sheet.draw((*shading(shown, theme, options.flipped), *beneath(shown, theme, options.flipped)))
    for placed in shown.pieces:
        at = centre(shown.grid, placed.square, options.flipped)
        _piece(sheet, placed.look, placed.side, options, at)
    for frame, side in plan.trays:
        _tray(sheet, shown.hands[side], side, frame, options)
    sheet.draw((*counts(shown, theme, options.flipped), *above(shown, theme, options.flipped)))


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a tray lies: its top left corner in cells, and how many slots it has."""

    x: float
    y: float
    columns: int
    rows: int
    height: float
    """Of a slot."""

    @property
    def width(self) -> float:
        return self.columns * _SLOT


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything lies, in cells from the top left corner of the squares."""

    slab: tuple[float, float, float, float]
    """The wooden board: left, top, width, height."""
    box: tuple[float, float, float, float]
    """The whole picture."""
    trays: tuple[tuple[Frame, Side], ...]
    coordinates: str


def _plan(shown: Scene, options: Options, style: str) -> Plan:
    width, height = float(shown.grid.files), shown.grid.ranks * shown.grid.cell
    band = BARE if style == "none" or options.inside else BAND
    left, right, top, bottom = (BARE, band, band, BARE) if seated(style) else (band, BARE, BARE, band)
    slab = (-left, -top, width + left + right, height + top + bottom)
    box = (slab[0] - 0.08, slab[1] - 0.08, slab[2] + 0.16, slab[3] + 0.16)
    if not (options.hands and any(shown.hands)):
        return Plan(slab, box, (), style)
    # Both hands on one side have half of it each.
    rows = max(1, int((slab[3] - _GAP) / 2 if options.hands_at else slab[3]))
    most = max(len(held) for held in shown.hands)
    columns = max(1, -(-most // rows))
    near, far = (Side.SECOND, Side.FIRST) if options.flipped else (Side.FIRST, Side.SECOND)
    tall = {side: max(1, min(rows, -(-len(shown.hands[side]) // columns))) for side in (near, far)}
    right_x, left_x = slab[0] + slab[2] + _GAP, slab[0] - _GAP - columns * _SLOT
    near_x, far_x = (
        left_x if options.hands_at == "left" else right_x,
        right_x if options.hands_at == "right" else left_x,
    )
    trays: tuple[tuple[Frame, Side], ...] = (
        (Frame(near_x, slab[1] + slab[3] - tall[near], columns, tall[near], 1.0), near),
        (Frame(far_x, slab[1], columns, tall[far], 1.0), far),
    )
    spread = columns * _SLOT + _GAP
    if options.hands_at:
        trays = tuple(tray for tray in trays if shown.hands[tray[1]])
        left = spread if options.hands_at == "left" else 0.0
        return Plan(slab, (box[0] - left, box[1], box[2] + spread, box[3]), trays, style)
    return Plan(slab, (box[0] - spread, box[1], box[2] + 2 * spread, box[3]), trays, style)


def _slab(sheet: Sheet, shown: Scene, options: Options, plan: Plan) -> None:
    theme = options.theme or load()
    x, y, width, height = plan.slab
    framed = shown.grid.style == "chequered"
    shapes: list[Shape] = []
    if theme.shadow and not options.flat:
        shapes.extend(
            Shape(rectangle(x - s, y - s + 0.03, width + 2 * s, height + 2 * s, 0.1), fill="#000000", opacity=0.09)
            for s in (0.0, 0.025, 0.05)
        )
    ground = theme.board.frame if framed else theme.board.ground
    shapes.append(Shape(rectangle(x, y, width, height, 0.09), ground, theme.board.line, 0.022))
    shapes.extend(surface(shown.grid, theme, options.flipped, options.flat))
    if shown.side is not None:
        shapes.append(_turn(shown, options, plan, theme.board.frame_label if framed else theme.board.label))
    sheet.draw(tuple(shapes))


def _turn(shown: Scene, options: Options, plan: Plan, colour: str) -> Shape:
    """A small wedge in the corner at the side of the player whose turn it is."""
    x, y, width, height = plan.slab
    low = (shown.side is Side.FIRST) != options.flipped
    right = x + width - 0.13
    at = y + height - 0.13 if low else y + 0.13
    way = 1 if low else -1
    corners = [(right - 0.09, at + 0.08 * way), (right, at - 0.09 * way), (right + 0.09, at + 0.08 * way)]
    return Shape(polygon(corners), fill=colour)


def _tray(sheet: Sheet, held: tuple[Held, ...], side: Side, frame: Frame, options: Options) -> None:
    theme = options.theme or load()
    body = rectangle(frame.x, frame.y, frame.width, frame.rows * frame.height, 0.09)
    sheet.draw((Shape(body, theme.board.hand, theme.board.line, 0.022),))
    far = (side is Side.SECOND) != options.flipped
    for index, item in enumerate(held):
        # Each player reads his own hand from his own left and from the top of his tray.
        row, column = divmod(index, frame.columns)
        if far:
            row, column = frame.rows - 1 - row, frame.columns - 1 - column
        x, y = frame.x + column * _SLOT, frame.y + (row + 0.5) * frame.height
        _piece(sheet, item.look, side, options, (x + 0.53, y))
        if item.count != 1:
            number = lettering(str(item.count), 0.25, theme.board.count)
            sheet.draw(number, x + 1.16, y + 0.22)


def _piece(sheet: Sheet, look: Look, side: Side, options: Options, at: Point) -> None:
    angle = 180.0 if (side is Side.SECOND) != options.flipped else 0.0
    if options.style == "shogi-set":
        # Two promotions with the same back are told apart by how the piece is turned.
        angle += look.angle
    if options.shape:
        look = replace(look, shape=options.shape)
    sheet.piece(look, side, angle, _view(options), at)


def _view(options: Options) -> PieceView:
    _checked(options)
    return PieceView(options.style, options.theme or load(), options.cell < SMALL, options.flat)


def _checked(options: Options) -> None:
    if options.style not in STYLES:
        known = ", ".join(STYLES)
        raise UnknownName(text("there is no piece style {name}; there are {names}", name=options.style, names=known))


__all__ = ["CELL", "SMALL", "Options", "Plan", "board", "hand", "paint", "picture", "piece", "planned"]
