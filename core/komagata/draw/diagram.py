"""Movement diagrams: one kind of piece in the middle of a small board, and what its marks mean."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from komagata.draw.svg import Sheet
from komagata.draw.ways import Palette, Ways
from komagata.errors import UnknownName
from komagata.faces.face import face
from komagata.faces.lettering import lettering, wrapped
from komagata.faces.shapes import Drawing, Shape, moved, multiply, polyline, rectangle, scaling, translation
from komagata.faces.theme import DEFAULT, Theme
from komagata.faces.theme import theme as load
from komagata.geometry import Board, members
from komagata.movement import Movement, Passant
from komagata.pieces import Side
from komagata.position import Position, Rules
from komagata.text import Say, Text, text

CELL = 36
"""Width of a square of a diagram in pixels, where no size is asked for."""
_LEGEND = 0.24
"""Height of a capital letter of the legend, in squares of the diagram."""
_LEAST = 7.0
"""Narrower than this, in squares, a legend would be nothing but line breaks."""


def diagram(  # noqa: PLR0913 -- one keyword for each thing that can be chosen
    game: Rules | Position,
    piece: str | int,
    style: str = "kanji",
    *,
    radius: int | None = None,
    legend: bool = True,
    theme: str | Theme = DEFAULT,
    cell: float = CELL,
    size: float | None = None,
    title: str = "",
    say: Say = str,
) -> str:
    """How one kind of piece moves, as an SVG string.

    `piece` is its letter or token (`N`, `+p`, `R'`), the id of its kind in the variant file, or a code of the tables.
    `radius` is how many squares are shown on each side of it: by default as many as its ways need. `cell` is the width
    of a square in pixels, or `size` that of the picture; `legend` says below what the marks mean.
    `say` puts texts into words.
    Raises UnknownName for a piece, style or theme that does not exist.
    """
    rules = game.rules if isinstance(game, Position) else game
    chosen = load(theme) if isinstance(theme, str) else theme
    code = find(rules, piece)
    shown = figure(rules, code, style, chosen, radius)
    height = float(shown.squares)
    width = max(height, _LEAST) if legend else height
    sheet = Sheet()
    drawing = [*moved(shown.drawing, translation((width - height) / 2, 0.0))]
    if legend:
        lines, tall = key_list([*meanings(shown.keys), *remarks(rules, code, shown.keys)], chosen, width, say=say)
        drawing += moved(lines, translation(0.0, height + 0.2))
        height += tall + 0.2
    box = (-0.15, -0.15, width + 0.3, height + 0.3)
    sheet.draw((Shape(rectangle(*box), fill=chosen.board.ground),))
    sheet.draw(tuple(drawing))
    return sheet.document(box, size if size is not None else box[2] * cell, title)


def find(rules: Rules, piece: str | int) -> int:
    """The code of a piece given by token, letter, kind or code. Raises UnknownName."""
    compiled = rules.compiled
    if isinstance(piece, int) and 0 < piece < len(rules.tables.codes):
        return piece
    token = str(piece).replace("’", "'")
    if token in compiled.codes:
        return compiled.codes[token]
    if token in compiled.kinds:
        kind = compiled.kinds.index(token)
        having = [
            (code.side, code.level > 0, code.foreign, number)
            for number, code in enumerate(rules.tables.codes)
            if code is not None and code.kind == kind
        ]
        if having:
            return min(having)[-1]
    names = ", ".join([*(token for token in compiled.codes if token[-1:].isupper()), *compiled.kinds])
    raise UnknownName(text("there is no piece {name}; there are {names}", name=piece, names=names))


@dataclass(frozen=True, slots=True)
class Figure:
    """A diagram without its legend, in squares from its top left corner."""

    drawing: Drawing
    squares: int
    """How many squares it is wide and high."""
    keys: dict[str, Drawing]
    """Which marks it uses."""


def figure(rules: Rules, code: int, style: str, theme: Theme, radius: int | None = None) -> Figure:
    """The squares around a piece with all its ways."""
    row = rules.tables.codes[code]
    if row is None:
        raise ValueError("an empty square has no ways")
    movement = rules.tables.movements[row.movement]
    reach = radius or needed(movement)
    ways = Ways(reach, Palette.of(theme), 1 if row.side == Side.FIRST else -1)
    ways.add(movement)
    middle = translation(reach + 0.5, reach + 0.5)
    squares = 2 * reach + 1
    look = rules.look(code)
    piece = face(look, style, theme, side=Side(row.side), small=False)
    drawing = (
        *_grid(squares, theme),
        *moved(ways.lines, middle),
        *moved(ways.marks, middle),
        *moved(piece, multiply(middle, scaling(0.98))),
    )
    return Figure(drawing, squares, ways.keys)


def needed(movement: Movement) -> int:
    """How many squares to each side show all there is to see."""
    far = 1
    for ride in movement.rides:
        if ride.hurdles:
            far = max(far, 4)
        elif ride.most >= 16:
            far = max(far, 3 * max(map(abs, ride.first)) if ride.first == ride.second else 4)
        else:
            one, other = (ride.most + 1) // 2, ride.most // 2
            far = max(far, *(abs(one * ride.first[n] + other * ride.second[n]) for n in (0, 1)))
    for jump in movement.jumps:
        far = max(far, *map(abs, jump.land))
    return max(2, far)


def _grid(squares: int, theme: Theme) -> Iterator[Shape]:
    width = float(squares)
    yield Shape(rectangle(0.0, 0.0, width, width), fill=theme.board.ground)
    lines = [polyline([(float(n), 0.0), (float(n), width)]) for n in range(1, squares)]
    lines += [polyline([(0.0, float(n)), (width, float(n))]) for n in range(1, squares)]
    yield Shape(tuple(command for line in lines for command in line), stroke=theme.board.line, width=0.02, opacity=0.55)
    yield Shape(rectangle(0.0, 0.0, width, width), stroke=theme.board.line, width=0.045)


MEANINGS: dict[str, Text] = {
    "step": text("moves or captures there"),
    "step-move": text("moves there, without capturing"),
    "step-capture": text("only captures there"),
    "jump": text("jumps there"),
    "jump-move": text("jumps there, without capturing"),
    "jump-capture": text("jumps there, only to capture"),
    "slide": text("any distance along a free line"),
    "slide-move": text("any distance, without capturing"),
    "slide-capture": text("any distance, only to capture"),
    "crooked": text("turns a right angle after every step"),
    "crooked-move": text("turns after every step, without capturing"),
    "crooked-capture": text("turns after every step, only to capture"),
    "gate": text("must be empty"),
    "hurdle": text("exactly one piece of either side"),
    "victim": text("the piece that is taken"),
    "royal": text("attacks the other royal from afar"),
    "first": text("may capture here and go on"),
    "second": text("second step, from a square before it"),
    "igui": text("May capture next to it without moving."),
    "pass": text("May pass, if a square of its first step is empty."),
}


def meanings(keys: dict[str, Drawing]) -> list[tuple[Drawing, Text]]:
    """Each mark of a diagram with its meaning."""
    return [(keys[key], MEANINGS[key]) for key in MEANINGS if keys.get(key)]


def remarks(rules: Rules, code: int, keys: dict[str, Drawing]) -> list[tuple[Drawing, Text]]:
    """What holds for this piece only, and what no mark can say."""
    row = rules.tables.codes[code]
    lines: list[tuple[Drawing, Text]] = [((), MEANINGS[key]) for key in MEANINGS if keys.get(key) == ()]
    if row is None:
        return lines
    rides = rules.tables.movements[row.movement].rides
    origins = dict.fromkeys(ride.origins for ride in rides if ride.origins not in (-1, 0))
    targets = dict.fromkeys(ride.targets for ride in rides if ride.targets != -1)
    faint = keys.get("somewhere", ())
    lines += [(faint, text("only from {squares}", squares=_where(rules.board, squares))) for squares in origins]
    lines += [((), text("Never leaves {squares}.", squares=_where(rules.board, squares))) for squares in targets]
    if any(ride.passant is Passant.TAKES for ride in rides):
        lines.append(((), text("Takes in passing.")))
    return lines


def _where(board: Board, squares: int) -> Text:
    """A set of squares in words: whole ranks, else the corners of the box it fills, else one by one."""
    found = list(members(squares))
    ranks = sorted({board.rank(square) for square in found})
    files = sorted({board.file(square) for square in found})
    if len(found) == len(ranks) * len(files):
        if len(files) == board.files:
            if len(ranks) == 1:
                return text("rank {rank}", rank=ranks[0] + 1)
            if ranks[-1] - ranks[0] + 1 == len(ranks):
                return text("ranks {one} to {other}", one=ranks[0] + 1, other=ranks[-1] + 1)
        elif len(found) > 2:
            return Text(f"{board.name(found[0])}-{board.name(found[-1])}")
    return Text(" ".join(board.name(square) for square in found))


def key_list(
    lines: list[tuple[Drawing, Text]], theme: Theme, width: float, size: float = _LEGEND, say: Say = str
) -> tuple[Drawing, float]:
    """A list of marks with their meanings, so many cells wide; and how high it is."""
    shapes: list[Shape] = []
    row = size * 2.1
    y = row / 2
    for mark, words in lines:
        shapes += moved(mark, multiply(translation(0.5 * size / _LEGEND, y), scaling(size / _LEGEND * 0.85)))
        indent = 1.12 * size / _LEGEND if mark else 0.1
        for line in wrapped(say(words), size, width - indent):
            shapes += moved(lettering(line, size, theme.board.label, 0.0), translation(indent, y))
            y += row * 0.86
        y += row * 0.14
    return tuple(shapes), y - row / 2 + 0.02


__all__ = ["CELL", "Figure", "diagram", "figure", "find", "key_list", "meanings", "needed", "remarks"]
