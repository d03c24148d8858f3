"""Games set in type like in a book: moves, comments and variations as running text, diagrams where they are marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from komagata.draw.board import Options
from komagata.draw.card import written
from komagata.draw.scene import Arrow, Scene, scene
from komagata.draw.sheet.flow import Slab, flow, text_slabs
from komagata.draw.sheet.page import Page
from komagata.draw.sheet.paper import Paper
from komagata.draw.sheet.setting import Run
from komagata.draw.sheet.type import line, width
from komagata.faces.shapes import Shape, moved, polyline, translation
from komagata.faces.theme import theme as load
from komagata.game import Game
from komagata.moves import Move
from komagata.pieces import Side
from komagata.position import Position
from komagata.sets.booklet.boards import side_by_side
from komagata.sets.job import Looks
from komagata.text import Say
from komagata.tree import Node

DIAGRAMS = (220, 221)
"""Numeric annotation glyphs of PGN that ask for a diagram."""
NAGS = {1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!", 10: " =", 13: " ∞"}
SIZE = 3.3
"""One em, in millimetres."""
MARGIN = 16.0
GUTTER = 8.0
"""Between two columns on wide paper, in millimetres."""
_COLUMN = 118.0
_LARGEST = 5.6
_COLOURS = {"G": 0, "R": 1, "Y": 3, "B": 2}
_INK, _RED, _QUIET = "#1b1712", "#8d2116", "#6b6257"

Writer = Callable[[Position, Move], str]
"""How a move of a position is written."""


@dataclass(frozen=True, slots=True)
class Score:
    """How games are set."""

    looks: Looks = field(default_factory=Looks)
    every: int = 0
    """A diagram after so many plies of the main line too; 0: only where a move is marked for one, and at the end."""
    flipped: bool = False
    write: Writer = Position.san
    say: Say = str


def score(games: Sequence[Game], paper: Paper, how: Score | None = None) -> list[Page]:
    """Games one behind the other on as many pages as they need, in two columns where the paper is wide enough."""
    given = how or Score()
    columns = 2 if paper.width - 2 * MARGIN > _COLUMN * 1.2 else 1
    measure = (paper.width - 2 * MARGIN - GUTTER * (columns - 1)) / columns
    slabs: list[Slab] = []
    for game in games:
        slabs += _Setter(game, given, measure).slabs()
    filled = flow(slabs, paper.height - 2 * MARGIN - 4.0)
    pages: list[Page] = []
    for start in range(0, len(filled), columns):
        page = Page(paper, _title(games[0], given))
        for number, column in enumerate(filled[start : start + columns]):
            page.draw(column.drawing, translation(MARGIN + number * (measure + GUTTER), MARGIN))
        folio = str(len(pages) + 1)
        foot = (paper.width - width(folio, SIZE * 0.85)) / 2, paper.height - MARGIN * 0.6
        page.draw(line(folio, SIZE * 0.85, "roman", _QUIET), translation(*foot))
        pages.append(page)
    return pages


def _title(game: Game, how: Score) -> str:
    white, black = (game.tags.get(tag, "").strip() for tag in ("White", "Black"))
    known = [name for name in (white, black) if name and name != "?"]
    if game.tags.get("Title"):
        return game.tags["Title"]
    return " – ".join(known) if len(known) == 2 else written(game.rules.variant.names, how.looks.language)


@dataclass(slots=True)
class _Setter:
    """Sets one game in one column."""

    game: Game
    how: Score
    measure: float
    done: list[Slab] = field(default_factory=list[Slab])
    runs: list[Run] = field(default_factory=list[Run])
    fresh: bool = True
    """The next move stands at the beginning of a paragraph or after a comment: it needs its number."""

    def slabs(self) -> list[Slab]:
        self._head()
        root = self.game.root
        if root.comment:
            self.runs.append(Run(root.comment))
            self._close()
        if self.game.initial != self.game.rules.start():
            self._diagram(root)
        self._line(root)
        self._close()
        self._foot()
        return self.done

    def _head(self) -> None:
        title, size = _title(self.game, self.how), SIZE
        runs = [Run(title, "bold")]
        self.done += text_slabs(runs, size * 1.45, self.measure, before=size * 2.4, colour=_RED, keep=True)
        tags = self.game.tags
        game = written(self.game.rules.variant.names, self.how.looks.language)
        facts = [game, *(tags.get(tag, "") for tag in ("Event", "Site", "Date"))]
        said = ", ".join(fact for fact in facts if fact and "?" not in fact and fact != title)
        self.done += text_slabs([Run(said, "italic")], size, self.measure, colour=_QUIET, keep=True)
        rule = Shape(polyline([(0.0, 1.0), (self.measure, 1.0)]), stroke=_RED, width=0.25)
        self.done.append(Slab((rule,), 1.6, keep=True))

    def _foot(self) -> None:
        outcome = self.game.final
        words = [self.how.say(outcome.text)] if outcome else []
        result = self.game.result
        said = " – ".join([result, *words]) if result != "*" else ""
        if said:
            self.done += text_slabs([Run(said, "bold")], SIZE, self.measure, before=SIZE * 0.5, colour=_INK)

    def _line(self, node: Node, depth: int = 0) -> None:
        """What follows a node in its own line, with the variations behind the move that they replace."""
        while node.children:
            follower = node.children[0]
            self._move(follower, depth)
            for other in node.children[1:]:
                self._variation(other, depth)
            if not depth and self._wants_diagram(follower):
                self._diagram(follower)
            node = follower

    def _move(self, node: Node, depth: int) -> None:
        parent, move, note = node.parent, node.move, node.note
        assert parent is not None
        assert move is not None
        cut = "roman" if depth else "bold"
        if note.before:
            self.runs.append(Run(f"{note.before} "))
            self.fresh = True
        said = self.how.write(parent.position, move) + "".join(NAGS.get(nag, "") for nag in note.nags)
        self.runs.append(Run(self._number(node) + said, cut))
        self.runs.append(Run(" "))
        self.fresh = False
        if note.comment:
            self.runs.append(Run(f"{note.comment} "))
            self.fresh = True

    def _number(self, node: Node) -> str:
        """`12. ` before a first player's move, `12... ` before the other's where a paragraph begins with it; in games
        whose records count single moves `23. ` before each."""
        assert node.parent is not None
        start = 0 if self.game.initial.side is Side.FIRST else 1
        ply = node.ply - 1 + start
        if self.game.rules.side_names[0] == "black":
            return f"{node.ply}.\u00a0"
        if ply % 2 == 0:
            return f"{ply // 2 + 1}.\u00a0"
        return f"{ply // 2 + 1}…\u00a0" if self.fresh else ""

    def _variation(self, node: Node, depth: int) -> None:
        """In a paragraph of its own beneath the main line; deeper ones in brackets within it."""
        if depth == 0:
            self._close()
        self.fresh = True
        self.runs.append(Run("[" if depth == 0 else "("))
        self._move(node, depth + 1)
        self._line(node, depth + 1)
        while self.runs and not self.runs[-1].words.strip():
            self.runs.pop()
        self.runs.append(Run(self.runs.pop().words.rstrip(), "roman"))
        self.runs.append(Run("] " if depth == 0 else ") "))
        if depth == 0:
            self._close(variation=True)
        self.fresh = True

    def _wants_diagram(self, node: Node) -> bool:
        if any(nag in DIAGRAMS for nag in node.nags) or node.note.marks:
            return True
        return bool(self.how.every) and node.ply % self.how.every == 0

    def _diagram(self, node: Node) -> None:
        self._close()
        options = Options(
            self.how.looks.style,
            load(self.how.looks.theme),
            self.how.flipped != (221 in node.nags),
            cell=60,
            flat=True,
            shape=self.how.looks.shape,
        )
        drawing, across, high = side_by_side([_marked(node)], options, self.measure, _LARGEST)
        self.done.append(Slab(moved(drawing, translation((self.measure - across) / 2, 0.0)), high, 2.6))
        self.fresh = True

    def _close(self, *, variation: bool = False) -> None:
        """End the paragraph."""
        if any(run.words.strip() for run in self.runs):
            size, indent = (SIZE * 0.92, SIZE) if variation else (SIZE, 0.0)
            self.done += text_slabs(self.runs, size, self.measure, before=size * 0.4, indent=indent, colour=_INK)
        self.runs, self.fresh = [], True


def _marked(node: Node) -> Scene:
    """A place in a game with its last move and what was drawn there."""
    marks = node.note.marks
    return scene(
        node.position,
        last_move=node.move,
        arrows=tuple(_arrows(node)),
        highlights={mark.square: _COLOURS[mark.colour] for mark in marks if mark.target < 0},
    )


def _arrows(node: Node) -> Iterator[Arrow]:
    for mark in node.note.marks:
        if mark.target >= 0:
            yield Arrow(mark.square, mark.target, _COLOURS[mark.colour])


__all__ = ["DIAGRAMS", "Score", "Writer", "score"]
