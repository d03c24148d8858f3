"""Boards on paper: at the scale of the pieces, tiled over sheets that are glued together, or as large as one sheet."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace

from komagata.draw.board import Options
from komagata.draw.collected import drawn
from komagata.draw.scene import Scene, grid_of
from komagata.draw.sheet import Page
from komagata.errors import NotationError
from komagata.faces.shapes import (
    Drawing,
    Matrix,
    Path,
    Point,
    Shape,
    mix,
    multiply,
    polyline,
    rectangle,
    scaling,
    translation,
)
from komagata.faces.theme import Theme
from komagata.position import Rules
from komagata.sets.games import load, named_boards
from komagata.sets.inks import PAPER, grey, printable
from komagata.sets.job import Job, Looks
from komagata.sets.paper.frame import MARKS, Frame, corner, frame, furnish
from komagata.sets.paper.leaf import Leaf, Leaves
from komagata.text import Say, text

SQUARE = 35.2
"""Width of a square at scale 1, in millimetres."""
_BEYOND, _BLEED = 3.0, 1.0
_MAP = 3.2
_INK = "#000000"
_GLUE, _HATCH, _SHY = "#8a8a8a", 2.5, 0.4
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True, slots=True)
class Board:
    """A board as it is printed, in millimetres from its top left corner."""

    name: str
    drawing: Drawing
    matrix: Matrix
    """From the drawing to millimetres."""
    width: float
    height: float
    scale: float


@dataclass(frozen=True, slots=True)
class Tile:
    """The part of a board that is on one sheet."""

    row: int
    column: int
    left: float
    """In millimetres on the board."""
    top: float
    width: float
    height: float

    @property
    def name(self) -> str:
        """`A1` is at the top left, `B1` at its right."""
        return f"{_LETTERS[self.column % 26]}{self.row + 1}"


def boards(job: Job, say: Say = str) -> Leaves:
    """The boards of all games of a job, those of a match one after the other.

    Raises UnknownName, VariantError or FileError for a game, UnknownName or NotationError for the paper.
    """
    leaves: list[Leaf] = []
    for game in job.games:
        for rules, name in named_boards(load(game), say):
            leaves += _board(job, rules, name, say)
    return Leaves(tuple(leaves), len(leaves))


def _board(job: Job, rules: Rules, name: str, say: Say) -> list[Leaf]:
    if job.one_sheet_board:
        return [_whole(job, rules, name, say)]
    found = board(job, rules, name, job.scale)
    on = min(_frames(job), key=lambda way: len(tiles(found, way)))
    parts = tiles(found, on)
    if len(parts) == 1:
        return [_single(found, on, say)]
    return [_tiled(found, on, part, parts, say) for part in parts]


def _frames(job: Job) -> Iterator[Frame]:
    """The sheet as the job has it, and the other way round: a board has no upper edge that a reader misses."""
    for landscape in (job.sheet.landscape, not job.sheet.landscape):
        yield frame(job, landscape=landscape)


def board(job: Job, rules: Rules, name: str, scale: float) -> Board:
    """The bare board of a game at a scale."""
    shown = Scene(grid_of(rules, job.looks.board or None), coordinates=rules.variant.notation.coordinates)
    options = Options(theme=_theme(job.looks), coordinates=job.looks.coordinates, hands=False, flat=True)
    drawing, (left, top, wide, high) = drawn(shown, options)
    size = SQUARE * scale
    matrix = multiply(scaling(size), translation(-left, -top))
    return Board(name, drawing, matrix, wide * size, high * size, scale)


def _theme(looks: Looks) -> Theme:
    """The colours of a board for print."""
    found = printable(looks.theme, looks.ink)
    colours = found.board
    if looks.ink == "low":
        dark = mix(PAPER, colours.dark, 0.35)
        colours = replace(colours, ground=PAPER, frame=PAPER, dark=dark, label=_INK, frame_label=_INK, line=_INK)
    elif looks.ink == "grey":
        colours = replace(colours, **{part.name: grey(getattr(colours, part.name)) for part in fields(colours)})
    return replace(found, board=colours)


def tiles(found: Board, on: Frame) -> tuple[Tile, ...]:
    """The parts of a board, row by row, all of the same size, neighbours with the overlap of the job in common."""
    _, _, wide, high = _room(on)
    overlap = on.sheet.overlap
    columns, rows = _count(found.width, wide, overlap), _count(found.height, high, overlap)
    across = (found.width + (columns - 1) * overlap) / columns
    down = (found.height + (rows - 1) * overlap) / rows
    return tuple(
        Tile(row, column, column * (across - overlap), row * (down - overlap), across, down)
        for row in range(rows)
        for column in range(columns)
    )


def _count(length: float, room: float, overlap: float) -> int:
    if length <= room:
        return 1
    step = room - overlap
    if step < 10.0:
        raise NotationError(
            text("with an overlap of {overlap} mm nothing of a board fits on this paper", overlap=f"{overlap:g}")
        )
    return math.ceil((length - overlap) / step - 1e-9)


def _room(on: Frame) -> tuple[float, float, float, float]:
    """Where a part of a board may lie: marks stand beyond its edges."""
    left, top, wide, high = on.area
    return left + _BEYOND, top + _BEYOND, wide - 2 * _BEYOND, high - 2 * _BEYOND


def _whole(job: Job, rules: Rules, name: str, say: Say) -> Leaf:
    """A board as large as fits, whichever way the sheet lies."""
    unit = board(job, rules, name, 1.0)

    def scale(on: Frame) -> float:
        _, _, wide, high = on.area
        return min(wide / unit.width, high / unit.height)

    on = max(_frames(job), key=scale)
    return _single(board(job, rules, name, scale(on)), on, say)


def _single(found: Board, on: Frame, say: Say) -> Leaf:
    words = "  ·  ".join([found.name, say(text("board")), _scale(found, say)])
    page = Page(on.paper, words)
    left, top, wide, high = on.area
    at = translation(left + (wide - found.width) / 2, top + (high - found.height) / 2)
    page.draw(found.drawing, multiply(at, found.matrix))
    fitting = text("Pieces made at a scale of {percent} % go with this board.", percent=f"{found.scale * 100:.4g}")
    furnish(page, on, words, say, say(fitting))
    return Leaf(page)


def _scale(found: Board, say: Say) -> str:
    return say(text("scale {percent} %", percent=f"{found.scale * 100:.4g}"))


def origin(tile: Tile, on: Frame) -> Point:
    """Where the top left corner of a part lies on its sheet: in the middle, as all of a board do."""
    left, top, wide, high = _room(on)
    return left + (wide - tile.width) / 2, top + (high - tile.height) / 2


def _tiled(found: Board, on: Frame, tile: Tile, parts: tuple[Tile, ...], say: Say) -> Leaf:
    number = say(text("sheet {number} of {total}", number=parts.index(tile) + 1, total=len(parts)))
    words = "  ·  ".join([found.name, say(text("board {tile}", tile=tile.name)), number, _scale(found, say)])
    page = Page(on.paper, words)
    x, y = origin(tile, on)
    at = translation(x - tile.left, y - tile.top)
    # A little past the edges that are cut, so that no white shows at a joint.
    more, above = (_BLEED if tile.column else 0.0), (_BLEED if tile.row else 0.0)
    shown = rectangle(x - more, y - above, tile.width + more, tile.height + above)
    page.draw(found.drawing, multiply(at, found.matrix), clip=shown)
    _glue(page, on, tile, parts)
    furnish(page, on, words, say, _note(say) if tile == parts[0] else "", aside=_map(page, on, tile, parts))
    return Leaf(page)


def _glue(page: Page, on: Frame, tile: Tile, parts: tuple[Tile, ...]) -> None:
    """Marks at the edges that are cut, and hatching where the next part is laid over this one."""
    x, y = origin(tile, on)
    right, bottom, overlap = x + tile.width, y + tile.height, on.sheet.overlap
    last = parts[-1]
    cuts: Path = ()
    if tile.column:
        cuts += _ticks((x, y), (x, bottom))
    if tile.row:
        cuts += _ticks((x, y), (right, y))
    page.stroke(cuts, layer=MARKS) if cuts else None
    strips: list[tuple[float, float, float, float]] = []
    if tile.column < last.column:
        strips.append((right - overlap, y, overlap, tile.height))
        page.stroke(_ticks((right - overlap, y), (right - overlap, bottom)), _GLUE, 0.25, layer=MARKS)
    if tile.row < last.row:
        strips.append((x, bottom - overlap, tile.width, overlap))
        page.stroke(_ticks((x, bottom - overlap), (right, bottom - overlap)), _GLUE, 0.25, layer=MARKS)
    for strip in strips:
        page.draw((Shape(_hatching(*strip), stroke=_GLUE, width=0.15),), layer=MARKS, clip=rectangle(*_within(strip)))


def _within(strip: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    """A little off the edge of the sheet that will lie on it, so that nothing peeps out."""
    x, y, wide, high = strip
    return x + _SHY, y + _SHY, wide - _SHY, high - _SHY


def _ticks(start: Point, end: Point) -> Path:
    """Both ends of a line, beyond it."""
    length = math.dist(start, end)
    x, y = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    near, far = 0.5, _BEYOND
    return (
        *polyline([(start[0] - x * near, start[1] - y * near), (start[0] - x * far, start[1] - y * far)]),
        *polyline([(end[0] + x * near, end[1] + y * near), (end[0] + x * far, end[1] + y * far)]),
    )


def _hatching(x: float, y: float, wide: float, high: float) -> Path:
    """Slanting lines over a strip, and beyond it where they are clipped."""
    count = int((wide + high) / _HATCH) + 1
    return tuple(
        command
        for number in range(1, count)
        for command in polyline([(x + number * _HATCH, y), (x + number * _HATCH - high, y + high)])
    )


def _map(page: Page, on: Frame, tile: Tile, parts: tuple[Tile, ...]) -> float:
    """All parts as small boxes at the head of the sheet, this one filled; how wide that is."""
    if not on.sheet.header:
        return 0.0
    columns, rows = parts[-1].column + 1, parts[-1].row + 1
    size = min(_MAP, (on.band - 1.0) / rows)
    left = on.paper.width - corner(on) - columns * size
    top = on.sheet.margin + (on.band - rows * size) / 2
    for part in parts:
        box = rectangle(left + part.column * size, top + part.row * size, size, size)
        if part == tile:
            page.fill(box, _INK, layer=MARKS)
        page.stroke(box, width=0.12, layer=MARKS)
    return columns * size + 2.0


def _note(say: Say) -> str:
    return say(
        text(
            "Print at 100 %. Cut each sheet at its left and upper edge where there are marks, and glue it on the "
            "hatched strip of its neighbour, edge to the grey marks. A1 is at the upper left."
        )
    )


__all__ = ["SQUARE", "Board", "Tile", "board", "boards", "origin", "tiles"]
