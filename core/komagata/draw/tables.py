"""Several boards in one picture: a match as its players see it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from komagata.draw.board import CELL, Options, paint, planned
from komagata.draw.scene import Scene, scene
from komagata.draw.svg import Sheet
from komagata.faces.lettering import lettering
from komagata.faces.shapes import Shape, moved, rectangle, translation
from komagata.faces.theme import DEFAULT, Theme
from komagata.faces.theme import theme as load
from komagata.moves import Move
from komagata.multiboard.match import Match

_GAP = 0.5
_HEAD = 0.62


def match(  # noqa: PLR0913 -- one keyword for each thing that can be chosen
    shown: Match,
    style: str = "kanji",
    *,
    flipped: bool = False,
    last_moves: Sequence[Move | None] = (),
    hands: bool = True,
    theme: str | Theme = DEFAULT,
    size: float | None = None,
    cell: float = CELL,
    flat: bool = False,
    shape: str = "",
    title: str = "",
) -> str:
    """Both boards of a match side by side as an SVG string, the first team at the bottom of both, or at the top if
    `flipped`. `last_moves` are those of each board; the rest is as in `board`."""
    rules = shown.rules
    scenes = [
        scene(position, last_move=last_moves[number] if number < len(last_moves) else None)
        for number, position in enumerate(shown.boards)
    ]
    home = rules.file.teams[rules.teams[0]]
    turns = [part.seats[0] not in home for part in rules.file.boards.values()]
    chosen = load(theme) if isinstance(theme, str) else theme
    names = [part.names["en"] for part in rules.file.boards.values()]
    options = Options(style, chosen, hands=hands, cell=cell, flat=flat, title=title, shape=shape)
    # What partners hold lies between the boards.
    each = [
        replace(options, flipped=turn != flipped, hands_at=place)
        for turn, place in zip(turns, ("right", "left"), strict=True)
    ]
    return beside(scenes, each, names, size=size)


def beside(
    scenes: Sequence[Scene], options: Sequence[Options], names: Iterable[str] = (), *, size: float | None = None
) -> str:
    """Scenes side by side, each with its own options and a name above it; `size` is the width of it all in pixels."""
    heads = list(names)
    head = _HEAD if heads else 0.0
    theme = options[0].theme or load()
    plans = [planned(one, way) for one, way in zip(scenes, options, strict=True)]
    width = sum(plan.box[2] for plan in plans) + _GAP * (len(plans) - 1)
    height = max(plan.box[3] for plan in plans) + head
    sheet = Sheet()
    if theme.dark or heads:
        sheet.draw((Shape(rectangle(0.0, 0.0, width, height), fill=theme.board.table),))
    x = 0.0
    ink = "#ece7df" if theme.dark else "#241c12"
    for number, (one, way, plan) in enumerate(zip(scenes, options, plans, strict=True)):
        # Boards of different heights stand on one line.
        y = height - plan.box[3]
        if heads:
            middle = translation(x + plan.box[2] / 2, y - head / 2 + 0.06)
            sheet.draw(moved(lettering(heads[number], 0.32, ink), middle))
        with sheet.at(x - plan.box[0], y - plan.box[1]):
            paint(sheet, one, way, plan)
        x += plan.box[2] + _GAP
    wide = size if size is not None else width * options[0].cell
    return sheet.document((0.0, 0.0, width, height), wide, options[0].title)


__all__ = ["beside", "match"]
