"""Problems set on pages: one, two, four or six diagrams to a page with all that is known of each, the solutions at the
end. Lengths are in millimetres."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from komagata.draw.board import Options
from komagata.draw.scene import scene
from komagata.draw.sheet.flow import Slab, flow, text_slabs
from komagata.draw.sheet.page import Page
from komagata.draw.sheet.paper import Paper
from komagata.draw.sheet.setting import Run, paragraph
from komagata.draw.sheet.type import lacking, line, width
from komagata.errors import KomagataError
from komagata.faces.shapes import Drawing, moved, multiply, polyline, scaling, translation
from komagata.moves import Move
from komagata.pieces import side_text
from komagata.position import Position
from komagata.problem import Attack, Problem, Solution, Status
from komagata.sets.booklet.boards import side_by_side
from komagata.text import Say, Text, text

GRIDS = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}
"""Diagrams to a page -> columns and rows."""
MARGIN, GAP = 16.0, 9.0
FOOT = 8.0
"""Room for the number of the page."""
EM = {1: 4.6, 2: 3.9, 4: 3.3, 6: 2.9}
"""Size of the text by the number of diagrams on a page."""
LARGEST = 15.0
"""Widest square of a diagram."""
MOST_DEFENCES = 12
"""So many first defences of a solution are written out."""
_AIR = 2.2
"""Between a diagram and what is written above and below it."""
_INK, _RED, _QUIET = "#1b1712", "#8d2116", "#6b6257"

Letterer = Callable[[str, float, str], tuple[Drawing, float]]
"""Words, one em, and a cut of the book face -> a line from the origin to the right, and how long it is. For words with
characters for which no outline is shipped: a window has the system's fonts."""
Writer = Callable[[Position, Move], str]
"""How a move of a position is written."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A problem and, where it was looked for, its solution."""

    problem: Problem
    solution: Solution | None = None


@dataclass(frozen=True, slots=True)
class Layout:
    """How problems are set."""

    paper: Paper
    to_page: int = 4
    """One, two, four or six."""
    options: Options = field(default_factory=Options)
    title: str = ""
    solutions: bool = True
    write: Writer = Position.san
    say: Say = str
    letterer: Letterer | None = None


def problem_sheet(entries: Sequence[Entry], layout: Layout) -> list[Page]:
    """The pages. Raises KomagataError for a number of diagrams for which there is no page."""
    if layout.to_page not in GRIDS:
        known = ", ".join(map(str, GRIDS))
        raise KomagataError(text("a page holds {known} diagrams, not {count}", known=known, count=layout.to_page))
    starts = range(0, len(entries), layout.to_page)
    pages = [_page(entries[first : first + layout.to_page], first, layout) for first in starts]
    if layout.solutions and any(entry.solution is not None for entry in entries):
        pages += _solutions(entries, layout)
    for number, page in enumerate(pages, 1):
        _number(page, number, len(pages))
    return pages


def _page(entries: Sequence[Entry], first: int, layout: Layout) -> Page:
    paper = layout.paper
    page = Page(paper, layout.title)
    columns, rows = GRIDS[layout.to_page]
    if paper.width > paper.height:
        columns, rows = rows, columns
    top = MARGIN + _head(page, layout)
    across = (paper.width - 2 * MARGIN - GAP * (columns - 1)) / columns
    down = (paper.height - top - MARGIN - FOOT - GAP * (rows - 1)) / rows
    for start in range(0, len(entries), columns):
        cells = [
            _Cell.of(entry.problem, first + start + column + 1, across, layout)
            for column, entry in enumerate(entries[start : start + columns])
        ]
        # Diagrams of one row stand on one line, however long their titles are.
        above = max(cell.above for cell in cells)
        y = top + start // columns * (down + GAP)
        for column, cell in enumerate(cells):
            page.draw(cell.drawing(above, down), translation(MARGIN + column * (across + GAP), y))
    return page


def _head(page: Page, layout: Layout) -> float:
    """The title of the whole; how much room it takes."""
    if not layout.title:
        return 0.0
    size = 6.0
    lettered = _lettered([Run(layout.title, "bold")], size, layout, _INK)
    if lettered is not None:
        shrink = min(1.0, (page.paper.width - 2 * MARGIN) / lettered[1])
        at = translation((page.paper.width - lettered[1] * shrink) / 2, MARGIN + size * 0.8)
        page.draw(lettered[0], multiply(at, scaling(shrink)))
        return size * 1.4 + 7.0
    long = width(layout.title, size, "bold")
    size *= min(1.0, (page.paper.width - 2 * MARGIN) / long)
    x = (page.paper.width - width(layout.title, size, "bold")) / 2
    page.draw(line(layout.title, size, "bold", _INK), translation(x, MARGIN + size * 0.8))
    middle = page.paper.width / 2
    page.stroke(polyline([(middle - 12, MARGIN + size * 1.4), (middle + 12, MARGIN + size * 1.4)]), _RED, 0.4)
    return size * 1.4 + 7.0


@dataclass(frozen=True, slots=True)
class _Cell:
    """A problem in its place: head, diagram, task."""

    head: tuple[Slab, ...]
    foot: tuple[Slab, ...]
    picture: Drawing
    wide: float
    high: float
    across: float

    @classmethod
    def of(cls, problem: Problem, number: int, across: float, layout: Layout) -> _Cell:
        em = EM[layout.to_page]
        head = _centred(_headline(problem, number), em, across, layout)
        if credit := ", ".join(part for part in (problem.author, problem.source) if part):
            head += _centred([Run(credit, "italic")], em * 0.92, across, layout, _QUIET)
        foot = _centred([Run(_capital(layout.say(task_words(problem))))], em, across, layout)
        picture, wide, high = side_by_side([scene(problem.position)], layout.options, across, LARGEST)
        return cls(tuple(head), tuple(foot), picture, wide, high, across)

    @property
    def above(self) -> float:
        return sum(slab.height for slab in self.head)

    def drawing(self, above: float, down: float) -> Drawing:
        """With so much room above the diagram, and so much for everything."""
        below = sum(slab.height for slab in self.foot)
        shrink = min(1.0, max(1.0, down - above - below - 2 * _AIR) / self.high)
        parts: list[Drawing] = []
        y = above - self.above
        for slab in self.head:
            parts.append(moved(slab.drawing, translation(0.0, y)))
            y += slab.height
        y += _AIR
        at = multiply(translation((self.across - self.wide * shrink) / 2, y), scaling(shrink))
        parts.append(moved(self.picture, at))
        y += self.high * shrink + _AIR
        for slab in self.foot:
            parts.append(moved(slab.drawing, translation(0.0, y)))
            y += slab.height
        return tuple(shape for part in parts for shape in part)


def _headline(problem: Problem, number: int) -> list[Run]:
    runs = [Run(f"{number}.", "bold")]
    return [*runs, Run(f" {problem.title}", "bold")] if problem.title else runs


def _lettered(runs: Sequence[Run], size: float, layout: Layout, colour: str) -> tuple[Drawing, float] | None:
    """The runs as one line in the system's fonts, where the shipped outlines do not suffice."""
    words, cut = "".join(run.words for run in runs), runs[-1].cut
    if layout.letterer is None or not lacking(words, cut):
        return None
    drawing, long = layout.letterer(words, size, cut)
    return tuple(replace(shape, fill=colour) for shape in drawing), long


def _centred(runs: Sequence[Run], size: float, measure: float, layout: Layout, colour: str = _INK) -> list[Slab]:
    """A paragraph whose lines stand in the middle."""
    step = size * 1.36
    lettered = _lettered(runs, size, layout, colour)
    if lettered is not None:
        drawing, long = lettered
        shrink = min(1.0, measure / long) if long else 1.0
        at = translation((measure - long * shrink) / 2, step * 0.5 + size * 0.33)
        return [Slab(moved(drawing, multiply(at, scaling(shrink))), step)]
    return [
        Slab(moved(one.drawing, translation((measure - one.length) / 2, step * 0.5 + size * 0.33)), step)
        for one in paragraph(runs, size, measure, colour)
    ]


def task_words(problem: Problem) -> Text:
    """Who is to do what."""
    side = side_text(problem.position.rules.side_names[problem.side], int(problem.side))
    if not _mates(problem):
        return text("{side} wins in {moves}", side=side, moves=problem.moves)
    if problem.checks_only:
        return text("{side} mates in {moves}, by checks only", side=side, moves=problem.moves)
    return text("{side} mates in {moves}", side=side, moves=problem.moves)


def _mates(problem: Problem) -> bool:
    """False of games without royals, in which nobody is mated."""
    return problem.position.rules.variant.rules.royal != "none"


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _number(page: Page, number: int, total: int) -> None:
    words = str(number) if total > 1 else ""
    if words:
        x = (page.paper.width - width(words, 3.0)) / 2
        page.draw(line(words, 3.0, "roman", _QUIET), translation(x, page.paper.height - MARGIN * 0.7))


# Solutions


def _solutions(entries: Sequence[Entry], layout: Layout) -> list[Page]:
    paper = layout.paper
    columns = 2 if paper.width >= 180.0 else 1
    measure = (paper.width - 2 * MARGIN - GAP * (columns - 1)) / columns
    slabs: list[Slab] = []
    for number, entry in enumerate(entries, 1):
        if entry.solution is not None:
            slabs += _solution_slabs(entry.problem, entry.solution, number, measure, layout)
    pages: list[Page] = []
    head = layout.say(text("Solutions"))
    laid = flow(slabs, paper.height - 2 * MARGIN - FOOT - 10.0)
    for first in range(0, len(laid), columns):
        page = Page(paper, layout.title)
        page.draw(line(head, 5.0, "bold", _INK), translation(MARGIN, MARGIN + 4.0))
        for index, column in enumerate(laid[first : first + columns]):
            page.draw(column.drawing, translation(MARGIN + index * (measure + GAP), MARGIN + 10.0))
        pages.append(page)
    return pages


def _solution_slabs(
    problem: Problem, solution: Solution, number: int, measure: float, layout: Layout
) -> Iterator[Slab]:
    size = 3.1
    lettered = _lettered(_headline(problem, number), size, layout, _INK)
    if lettered is None:
        yield from text_slabs(_headline(problem, number), size, measure, before=3.0, keep=True, colour=_INK)
    else:
        shrink = min(1.0, measure / lettered[1]) if lettered[1] else 1.0
        at = multiply(translation(0.0, size * 1.01), scaling(shrink))
        yield Slab(moved(lettered[0], at), size * 1.36, 3.0, keep=True)
    yield from text_slabs(list(_told(problem, solution, layout)), size, measure, colour=_INK)


def _told(problem: Problem, solution: Solution, layout: Layout) -> Iterator[Run]:
    say = layout.say
    if solution.proof.status is Status.NO_WIN:
        none = text("there is no mate in {moves}.", moves=problem.moves)
        if not _mates(problem):
            none = text("there is no win in {moves}.", moves=problem.moves)
        yield Run(_capital(say(none)), "italic")
        return
    if solution.tree is None:
        yield Run(say(text("Not solved within the limit.")), "italic")
        return
    writer = _Line(problem.position, layout.write)
    yield Run(writer.move(solution.tree.move, 1), "bold")
    yield Run("!" if solution.unique else "", "bold")
    lines = [
        " ".join(writer.after(solution.tree, defence.move, defence.answer))
        for defence in solution.tree.defences[:MOST_DEFENCES]
    ]
    left = len(solution.tree.defences) - MOST_DEFENCES
    if left > 0:
        lines.append(say(text("and {count} other defences", count=left)))
    yield Run(f" {'; '.join(lines)}." if lines else ".")
    if solution.short:
        short = text("It is shorter than the task says: mate in {moves}.", moves=solution.proof.moves)
        if not _mates(problem):
            short = text("It is shorter than the task says: win in {moves}.", moves=solution.proof.moves)
        yield Run(" " + say(short))
    if len(solution.keys) > 1:
        keys = ", ".join(layout.write(problem.position, key) for key in solution.keys[1:])
        yield Run(" " + say(text("Other keys: {keys}.", keys=keys)))


@dataclass(frozen=True, slots=True)
class _Line:
    """Moves with their numbers, as books write them."""

    start: Position
    write: Writer

    def move(self, move: Move, number: int) -> str:
        return f"{number}.{self.write(self.start, move)}"

    def after(self, key: Attack, reply: Move, answer: Attack | None) -> Iterator[str]:
        """A defence against the key and what follows when both sides do their best."""
        position = self.start.play(key.move)
        yield f"1…{self.write(position, reply)}"
        position, number = position.play(reply), 2
        moves = answer.line() if answer is not None else ()
        for index, move in enumerate(moves):
            written = self.write(position, move)
            yield f"{number}.{written}" if not index % 2 else f"{number - 1}…{written}"
            position = position.play(move)
            number += not index % 2


__all__ = ["GRIDS", "Entry", "Layout", "Letterer", "problem_sheet", "task_words"]
