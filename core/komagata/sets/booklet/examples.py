"""The examples of a rules page as diagrams: where it says what is legal, the board shows it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from komagata.draw.board import Options
from komagata.draw.scene import Arrow, Scene, scene
from komagata.draw.sheet.flow import Slab, text_slabs
from komagata.draw.sheet.setting import Run
from komagata.errors import KomagataError
from komagata.faces.shapes import Drawing, moved, translation
from komagata.moves import Move
from komagata.multiboard.match import Match
from komagata.multiboard.rules import match_rules
from komagata.position import Position, load_rules
from komagata.sets.booklet.boards import side_by_side

_REACH = re.compile(r"([a-p]\d{1,2}) goes to")
# How a position is spelled is of no use beside its picture.
_SPELLING = ("Becomes", "Is read as")
_MOST_ARROWS = 6
GAP = 7.0
"""Between two diagrams that stand side by side, in millimetres."""
LARGEST = 5.2
"""Widest square of a diagram, in millimetres."""


@dataclass(frozen=True, slots=True)
class Example:
    """What is said of one position: label -> value, in order."""

    said: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Way:
    """How the diagrams of a booklet look."""

    game: str
    options: Options
    measure: float
    """Width of the column, in millimetres."""
    size: float
    """One em of captions, in millimetres."""


def examples(body: str) -> Iterator[Example]:
    """One statement a line, a blank line between examples; a line that begins with two spaces continues the last."""
    for part in re.split(r"\n\s*\n", body.strip("\n")):
        said: dict[str, str] = {}
        last = ""
        for line in part.splitlines():
            if line.startswith("  ") and last:
                said[last] += f" {line.strip()}"
                continue
            last, _, value = (piece.strip() for piece in line.partition(":"))
            said[last] = value
        if said:
            yield Example(said)


def example_slabs(body: str, way: Way) -> list[Slab]:
    """All examples of one block, two diagrams beside each other."""
    shown = [_Shown.of(example, way) for example in examples(body)]
    slabs: list[Slab] = []
    while shown:
        row, shown = (shown[:1], shown[1:]) if shown[0].wide else (_pair(shown), shown[len(_pair(shown)) :])
        slabs.append(_row(row, way, first=not slabs))
    return slabs


def _pair(shown: Sequence[_Shown]) -> list[_Shown]:
    return [*shown[:1], *(one for one in shown[1:2] if not one.wide)]


def _row(row: Sequence[_Shown], way: Way, *, first: bool) -> Slab:
    half = (way.measure - GAP) / 2
    drawing: list[Drawing] = []
    height = 0.0
    for number, one in enumerate(row):
        width = way.measure if one.wide else half
        picture, _, tall = side_by_side(one.scenes, one.options, width, LARGEST)
        captions = text_slabs(one.caption, way.size, width, leading=1.3)
        parts, y = [picture], tall + 1.0
        for line in captions:
            parts.append(moved(line.drawing, translation(0.0, y)))
            y += line.height
        drawing += [moved(part, translation(number * (half + GAP), 0.0)) for part in parts]
        height = max(height, y)
    return Slab(tuple(shape for part in drawing for shape in part), height, 2.4 if first else 4.0)


@dataclass(frozen=True, slots=True)
class _Shown:
    """An example with its pictures: one board, or the boards of a match side by side."""

    scenes: tuple[Scene, ...]
    caption: tuple[Run, ...]
    options: Options

    @property
    def wide(self) -> bool:
        return len(self.scenes) != 1

    @classmethod
    def of(cls, example: Example, way: Way) -> _Shown:
        said = dict(example.said)
        if "Match" in said:
            return cls(_match_scenes(said, way), _caption(said), way.options)
        rules = load_rules(said.pop("Game", way.game), _options(said.get("With", "")))
        where = said.pop("Position", "start")
        position = rules.start() if where == "start" else rules.position(where)
        return cls((_marked(position, said),), _caption(said), way.options)


def _match_scenes(said: dict[str, str], way: Way) -> tuple[Scene, ...]:
    """The boards of a match after its moves, the last of each board marked; none where nothing has happened yet."""
    start, after = said.pop("Match"), said.get("After", "")
    match = Match(match_rules(way.game, _options(said.get("With", ""))), None if start == "start" else start)
    last: dict[int, tuple[int, ...]] = {}
    for played in filter(None, after.split(",")):
        seat, word = played.split()
        move = match.position(seat).parse(word)
        match = match.play(seat, move)
        last[match.seat(seat).board] = (move.origin, *move.via, move.target)
    if start == "start" and not after:
        return ()
    return tuple(scene(board, last_move=last.get(number)) for number, board in enumerate(match.boards))


def _options(words: str) -> dict[str, str]:
    return {name: value for name, _, value in (word.partition("=") for word in words.split())}


def _marked(position: Position, said: Mapping[str, str]) -> Scene:
    """The board before the moves, with arrows for those that are played and dots where one may go."""
    board = position.rules.board
    dots: list[int] = []
    for label, value in said.items():
        if _REACH.fullmatch(label):
            dots += [square for name in value.split() if (square := board.parse(name)) is not None]
    arrows: list[Arrow] = []
    at = position
    for word in said.get("After", "").split():
        try:
            move = at.parse(word)
        except KomagataError:
            break
        arrows += _way(move, 2) if 0 <= move.origin < board.squares else [Arrow(move.target, move.target, 2)]
        at = at.play(move)
    if "After" not in said:
        legal = said.get("Legal", said.get("Only legal", "")).split()
        arrows += _arrows(position, legal[:_MOST_ARROWS])
    return scene(position, arrows=arrows, dots=dots)


def _arrows(position: Position, words: Sequence[str]) -> Iterator[Arrow]:
    for word in words:
        try:
            move = position.parse(word)
        except KomagataError:
            continue
        if 0 <= move.origin < position.rules.board.squares:
            yield from _way(move, 0)
        else:
            yield Arrow(move.target, move.target, 0)


def _way(move: Move, colour: int) -> list[Arrow]:
    return [Arrow(one, other, colour) for one, other in pairwise((move.origin, *move.via, move.target))]


def _caption(said: Mapping[str, str]) -> tuple[Run, ...]:
    """What is said of a position, as a line of text."""
    found: list[Run] = []
    for label, value in said.items():
        if label in _SPELLING:
            continue
        if label == "With":
            found += [Run("With ", "italic"), Run(value.replace("=", " = "), "code"), Run(". ")]
            continue
        prose = not re.search(r"\d|^[A-Z']+$|@", value)
        found += [Run(f"{label}: ", "italic"), Run(value, "roman" if prose else "code"), Run(". ")]
    return tuple(found)


__all__ = ["Example", "Way", "example_slabs", "examples"]
