"""Several boards in one picture: a match as its players see it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from komagata.draw.board import CELL, Options, Plan, paint, planned
from komagata.draw.scene import Scene, scene
from komagata.draw.svg import Sheet
from komagata.faces.lettering import lettering
from komagata.faces.shapes import Shape, moved, rectangle, translation
from komagata.faces.theme import DEFAULT, Theme
from komagata.faces.theme import theme as load
from komagata.moves import Move
from komagata.multiboard.match import Match
from komagata.multiboard.rules import MatchRules

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
    chosen = load(theme) if isinstance(theme, str) else theme
    way = Options(style, chosen, flipped, hands=hands, cell=cell, flat=flat, title=title, shape=shape)
    options, names = match_parts(shown.rules, way)
    return beside(match_scenes(shown, last_moves), options, names, size=size)


def match_scenes(
    shown: Match, last_moves: Sequence[Move | None] = (), check: bool = True, board_style: str | None = None
) -> tuple[Scene, ...]:
    """What each board of a match shows."""
    return tuple(
        scene(
            position,
            board_style=board_style,
            last_move=last_moves[number] if number < len(last_moves) else None,
            check=check,
        )
        for number, position in enumerate(shown.boards)
    )


def match_parts(rules: MatchRules, way: Options) -> tuple[list[Options], list[str]]:
    """How each board of a match is shown, the first team at the bottom of both unless flipped, and its name."""
    home = rules.file.teams[rules.teams[0]]
    turns = [part.seats[0] not in home for part in rules.file.boards.values()]
    # What partners hold lies between the boards.
    options = [
        replace(way, flipped=turn != way.flipped, hands_at=place)
        for turn, place in zip(turns, ("right", "left"), strict=True)
    ]
    return options, [part.names["en"] for part in rules.file.boards.values()]


def beside(
    scenes: Sequence[Scene], options: Sequence[Options], names: Iterable[str] = (), *, size: float | None = None
) -> str:
    """Scenes side by side, each with its own options and a name above it; `size` is the width of it all in pixels."""
    table = laid(scenes, options, names, size=size)
    return table.svg(scenes, ground=table.theme.dark or bool(table.names))


def laid(
    scenes: Sequence[Scene], options: Sequence[Options], names: Iterable[str] = (), *, size: float | None = None
) -> Table:
    """The places of boards with so many kinds of pieces in hand as these scenes have."""
    heads = tuple(names)
    plans = tuple(planned(one, way) for one, way in zip(scenes, options, strict=True))
    width = sum(plan.box[2] for plan in plans) + _GAP * (len(plans) - 1)
    height = max(plan.box[3] for plan in plans) + (_HEAD if heads else 0.0)
    return Table(plans, tuple(options), heads, width, height, size if size is not None else width * options[0].cell)


@dataclass(frozen=True, slots=True)
class Table:
    """Where boards lie beside each other, in cells from the top left corner of the picture."""

    plans: tuple[Plan, ...]
    options: tuple[Options, ...]
    names: tuple[str, ...]
    width: float
    height: float
    pixels: float
    """Width of the picture in pixels."""

    @property
    def theme(self) -> Theme:
        return self.options[0].theme or load()

    def corners(self) -> list[tuple[float, float]]:
        """The top left corner of the squares of each board."""
        found: list[tuple[float, float]] = []
        x = 0.0
        for plan in self.plans:
            # Boards of different heights stand on one line.
            found.append((x - plan.box[0], self.height - plan.box[3] - plan.box[1]))
            x += plan.box[2] + _GAP
        return found

    def svg(self, scenes: Sequence[Scene], *, ground: bool) -> str:
        """A picture of these scenes in these places; `ground`: lying on the table, instead of on nothing."""
        sheet = Sheet()
        if ground:
            sheet.draw((Shape(rectangle(0.0, 0.0, self.width, self.height), fill=self.theme.board.table),))
        ink = "#ece7df" if self.theme.dark else "#241c12"
        for number, ((x, y), one) in enumerate(zip(self.corners(), scenes, strict=True)):
            plan, way = self.plans[number], self.options[number]
            if self.names:
                middle = translation(x + plan.box[0] + plan.box[2] / 2, y + plan.box[1] - _HEAD / 2 + 0.06)
                sheet.draw(moved(lettering(self.names[number], 0.32, ink), middle))
            with sheet.at(x, y):
                paint(sheet, one, way, plan)
        return sheet.document((0.0, 0.0, self.width, self.height), self.pixels, self.options[0].title)


__all__ = ["Table", "beside", "laid", "match", "match_parts", "match_scenes"]
