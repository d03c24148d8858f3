"""A game as an animated GIF: one frame a move, written one by one, so that memory does not grow with the game.

What the scenes of two moments have in common is not drawn again, and only the rectangle around what differs is written.
All frames share one palette.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, BinaryIO, TypeVar

from komagata.draw.board import Options, Plan
from komagata.draw.export import png
from komagata.draw.scene import Placed, Scene, scene
from komagata.draw.tables import Table, laid, match_parts, match_scenes
from komagata.errors import KomagataError
from komagata.faces.surface import centre
from komagata.game import Game
from komagata.multiboard.game import MatchGame
from komagata.text import text
from komagata.tree import Node

if TYPE_CHECKING:
    from PIL.Image import Image

    from komagata.moves import Move

T = TypeVar("T")
Moment = tuple[Scene, ...]
"""What all boards show at one time."""

_COLOURS = 255
_UNCHANGED = 255
"""The index in the palette that stands for what was there before."""
_SAMPLES = 5
"""So many moments of a game say which colours its palette has."""
_OVERHANG = 0.06
"""How far a piece and its shadow reach beyond their square, in cells."""
LARGEST = 4000
"""Pixels of a side: a larger animation is none that any program shows."""


@dataclass(frozen=True, slots=True)
class Reel:
    """A game as a row of moments, which are made one at a time, and how they are shown."""

    count: int
    moment: Callable[[int], Moment]
    options: Sequence[Options]
    """Of each board."""
    names: Sequence[str] = ()
    """Of the boards, where there are several."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Milliseconds for which frames are shown; a GIF counts in hundredths of a second."""

    move: int = 1000
    last: int = 4000


@dataclass(frozen=True, slots=True)
class Marks:
    """What is shown of every moment besides the pieces."""

    last: bool = True
    """The last move."""
    check: bool = True
    """Who is in check."""
    board_style: str | None = None
    """Instead of the game's own."""


def game_reel(game: Game, way: Options, first: int = 0, last: int | None = None, marks: Marks | None = None) -> Reel:
    """The line of a game that its present place stands in, from one ply to another; 0 is the beginning."""
    marks = marks or Marks()
    nodes: tuple[Node, ...] = (game.root, *game.node.path(), *game.node.line())
    chosen = _between(nodes, first, last)

    def moment(number: int) -> Moment:
        node = chosen[number]
        move = node.move if marks.last else None
        return (scene(node.position, board_style=marks.board_style, last_move=move, check=marks.check),)

    return Reel(len(chosen), moment, (way,))


def match_reel(
    game: MatchGame, way: Options, first: int = 0, last: int | None = None, marks: Marks | None = None
) -> Reel:
    """A match on two boards, from one ply to another; the moves of both boards are counted together."""
    marks = marks or Marks()
    chosen = _between(range(len(game.moments)), first, last)
    options, names = match_parts(game.rules, way)

    def moment(number: int) -> Moment:
        moves: list[Move | None] = [None] * len(options)
        for entry in game.entries[: chosen[number]] if marks.last else ():
            moves[game.match.seat(entry.turn.seat).board] = entry.turn.move
        return match_scenes(game.moments[chosen[number]], moves, marks.check, marks.board_style)

    return Reel(len(chosen), moment, options, names)


def _between(moments: Sequence[T], first: int, last: int | None) -> Sequence[T]:
    chosen = moments[max(0, first) : None if last is None else max(0, last) + 1]
    if not chosen:
        raise KomagataError(
            text("there is no move {first} in this game of {count}", first=first, count=len(moments) - 1)
        )
    return chosen


def write_gif(
    stream: BinaryIO, reel: Reel, *, size: float | None = None, scale: int = 1, pace: Pace | None = None
) -> Iterator[int]:
    """Write an animation and yield how many frames are written, after each. `size` is the width in pixels, `scale`
    multiplies it.

    Raises KomagataError for a picture that is too large or cannot be made, and OSError if it cannot be written.
    """
    table = _table(reel, size, scale)
    painter = _Painter(table)
    palette = _palette(painter, reel)
    pace = pace or Pace()
    shown: Image | None = None
    for number in range(reel.count):
        picture = painter.draw(reel.moment(number))
        indices = _indexed(picture, palette)
        delay = pace.last if number == reel.count - 1 else pace.move
        frame = _first(indices, palette, delay) if shown is None else _changed(shown, indices, palette, delay)
        stream.writelines(frame)
        shown = indices
        yield number + 1
    stream.write(b";")


def _table(reel: Reel, size: float | None, scale: int = 1) -> Table:
    """One place for every board of every frame: trays are as large as the fullest hands need."""
    fullest = list(reel.moment(0))
    for number in range(1, reel.count):
        for board, one in enumerate(reel.moment(number)):
            hands = tuple(max(pair, key=len) for pair in zip(fullest[board].hands, one.hands, strict=True))
            fullest[board] = replace(fullest[board], hands=(hands[0], hands[1]))
    table = laid(fullest, reel.options, reel.names, size=size)
    table = replace(table, pixels=float(round(table.pixels * scale)))
    pixels = max(table.pixels, table.pixels * table.height / table.width)
    if pixels > LARGEST:
        raise KomagataError(text("an animation is at most {most} pixels wide and high", most=LARGEST))
    return table


class _Painter:
    """Draws one moment after another; what has not changed is taken from the picture before."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._before: Moment | None = None
        self._picture: Image | None = None

    def draw(self, moment: Moment) -> Image:
        if self._before is None or self._picture is None:
            self._picture = self._rendered(moment)
        else:
            self._renew(self._before, moment, self._picture)
        self._before = moment
        return self._picture

    def _renew(self, before: Moment, moment: Moment, picture: Image) -> None:
        changed = [_squares(one, other) for one, other in zip(before, moment, strict=True)]
        # Pieces of a Shogi set stand askew, and reach further than their squares.
        if any(way.style == "shogi-set" for way in self._table.options):
            picture.paste(self._rendered(moment))
            return
        near = tuple(replace(one, pieces=_around(one, squares)) for one, squares in zip(moment, changed, strict=True))
        fresh = self._rendered(near)
        scale = fresh.width / self._table.width
        for box in self._boxes(before, moment, changed):
            left, top, right, bottom = (round(side * scale) for side in box)
            area = (max(0, left), max(0, top), min(fresh.width, right), min(fresh.height, bottom))
            picture.paste(fresh.crop(area), area[:2])

    def _boxes(
        self, before: Moment, moment: Moment, changed: Sequence[set[int]]
    ) -> Iterator[tuple[float, float, float, float]]:
        """Left, top, right and bottom of everything that has changed, in cells."""
        corners = self._table.corners()
        for board, (x, y) in enumerate(corners):
            grid, way, plan = moment[board].grid, self._table.options[board], self._table.plans[board]
            for square in changed[board]:
                at = centre(grid, square, way.flipped)
                across, down = 0.5 + _OVERHANG, grid.cell / 2 + _OVERHANG
                yield x + at[0] - across, y + at[1] - down, x + at[0] + across, y + at[1] + down
            for box in _margins(before[board], moment[board], plan):
                yield x + box[0], y + box[1], x + box[2], y + box[3]

    def _rendered(self, moment: Moment) -> Image:
        from PIL import Image

        drawn = png(self._table.svg(moment, ground=True))
        return Image.open(io.BytesIO(drawn)).convert("RGB")


def _margins(before: Scene, now: Scene, plan: Plan) -> Iterator[tuple[float, float, float, float]]:
    """What has changed beside the squares: hands, and the mark of whose turn it is."""
    for frame, side in plan.trays:
        if before.hands[side] != now.hands[side]:
            bottom = frame.y + frame.rows * frame.height + 0.1
            yield frame.x - 0.1, frame.y - 0.1, frame.x + frame.width + 0.1, bottom
    if before.side != now.side:
        left, top, width, height = plan.slab
        for edge in (top, top + height - 0.24):
            yield left + width - 0.24, edge, left + width, edge + 0.24


def _squares(before: Scene, now: Scene) -> set[int]:
    """The squares that look different: another piece, or another mark."""
    pieces = {*before.pieces} ^ {*now.pieces}
    marks = {*_last(before)} ^ {*_last(now)}
    return {piece.square for piece in pieces} | {square for square, _ in marks} | {*before.check} ^ {*now.check}


def _last(shown: Scene) -> Iterator[tuple[int, bool]]:
    """The squares of the last move, each with whether it is the last of them, which is marked in another way."""
    for number, square in enumerate(shown.last, 1):
        yield square, number == len(shown.last)


def _around(shown: Scene, squares: set[int]) -> tuple[Placed, ...]:
    """The pieces on some squares and on those above and below, whose shadows reach into them."""
    wide = shown.grid.files
    wanted = squares | {square + wide for square in squares} | {square - wide for square in squares}
    return tuple(piece for piece in shown.pieces if piece.square in wanted)


def _palette(painter: _Painter, reel: Reel) -> Image:
    """The colours of some moments of the game, an image of one pixel for each."""
    from PIL import Image

    chosen = sorted({round(part * (reel.count - 1) / (_SAMPLES - 1)) for part in range(_SAMPLES)})
    pictures = [painter.draw(reel.moment(number)).copy() for number in chosen]
    width, height = pictures[0].size
    together = Image.new("RGB", (width, height * len(pictures)))
    for number, picture in enumerate(pictures):
        together.paste(picture, (0, number * height))
    return together.quantize(_COLOURS, Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE)


def _indexed(picture: Image, palette: Image) -> Image:
    """The number in the palette of every pixel. Without dithering: what stays the same must not flicker."""
    from PIL import Image

    found = picture.quantize(palette=palette, dither=Image.Dither.NONE)
    return Image.frombytes("L", found.size, found.tobytes())


def _first(indices: Image, palette: Image, delay: int) -> Iterator[bytes]:
    from PIL import GifImagePlugin

    frame = _coloured(indices, palette)
    head, _ = GifImagePlugin.getheader(frame, info={"loop": 0, "optimize": False, "duration": delay})
    yield from head
    yield from GifImagePlugin.getdata(frame, duration=delay)


def _changed(before: Image, now: Image, palette: Image, delay: int) -> Iterator[bytes]:
    """The rectangle that differs, with what is the same in it left out."""
    from PIL import GifImagePlugin, ImageChops

    mask = ImageChops.difference(before, now).point([0] + [255] * 255)
    box = mask.getbbox() or (0, 0, 1, 1)
    part = now.crop(box)
    part.paste(_UNCHANGED, (0, 0), ImageChops.invert(mask.crop(box)))
    frame = _coloured(part, palette)
    yield from GifImagePlugin.getdata(frame, (box[0], box[1]), duration=delay, transparency=_UNCHANGED, disposal=1)


def _coloured(indices: Image, palette: Image) -> Image:
    from PIL import Image

    frame = Image.frombytes("P", indices.size, indices.tobytes())
    colours = palette.getpalette("RGB") or []
    frame.putpalette(colours[: 3 * _COLOURS] + [0] * (3 * 256 - len(colours[: 3 * _COLOURS])))
    return frame


__all__ = ["LARGEST", "Marks", "Moment", "Pace", "Reel", "game_reel", "match_reel", "write_gif"]
