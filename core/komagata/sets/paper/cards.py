"""Piece cards and legends on sheets of paper: what does not fit on one goes on on the next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from komagata.draw.card import HIGH, WIDE, Entries, Way, entries
from komagata.draw.legend import ROW, table
from komagata.draw.sheet import Page
from komagata.faces.face import STYLES
from komagata.faces.shapes import multiply, scaling, translation
from komagata.position import Rules
from komagata.sets.games import load, named_boards
from komagata.sets.inks import printable
from komagata.sets.job import Job
from komagata.sets.paper.frame import Frame, frame, furnish
from komagata.sets.paper.leaf import Leaf, Leaves
from komagata.text import Say, Text, text

_ENTRY = 58.0
"""An entry of a card is so wide at least, in millimetres, where the sheet is."""
_LARGEST = 100.0
"""And so wide at most."""
_CELL = 11.0
"""A cell of a legend, in millimetres, where there is room."""
_LINE = 0.5
_ABOVE, _BETWEEN = 3.0, 6.0


def cards(job: Job, say: Say = str) -> Leaves:
    """The piece cards of all games of a job. Raises what `boards` raises."""
    leaves: list[Leaf] = []
    for rules, name in _games(job, say):
        leaves += _card(job, rules, name, say)
    return Leaves(tuple(leaves), len(leaves))


def legends(job: Job, say: Say = str) -> Leaves:
    """Which piece stands for which, for all games of a job. Raises what `boards` raises."""
    leaves: list[Leaf] = []
    for rules, name in _games(job, say):
        leaves += _legend(job, rules, name, say)
    return Leaves(tuple(leaves), len(leaves))


def _games(job: Job, say: Say) -> Iterator[tuple[Rules, str]]:
    for game in job.games:
        yield from named_boards(load(game), say)


@dataclass(slots=True)
class _Column:
    """Pages that are being filled from the top."""

    on: Frame
    pages: list[Page]
    used: float = 0.0

    def place(self, height: float) -> tuple[Page, float]:
        """Where something so high goes: on the last page, or on a new one."""
        _, top, _, high = self.on.area
        room = high - 2 * _ABOVE
        if not self.pages or self.used + height > room + 1e-6:
            self.pages.append(Page(self.on.paper))
            self.used = 0.0
        at = top + _ABOVE + self.used
        self.used += height
        return self.pages[-1], at


def _card(job: Job, rules: Rules, name: str, say: Say) -> list[Leaf]:
    on, looks = frame(job), job.looks
    way = Way(looks.style, _second(looks.style), printable(looks.theme, looks.ink), looks.language, looks.shape, say)
    parts = entries(rules, way)
    most = max(1, min(int(on.area[2] / _ENTRY), len(parts.entries)))
    # As few sheets as there can be, and then as large as it can be.
    filled = min((_laid(on, parts, columns) for columns in range(1, most + 1)), key=lambda one: len(one.pages))
    return _finished(filled, text("piece card"), name, say)


def _laid(on: Frame, parts: Entries, columns: int) -> _Column:
    """A card in so many columns, with what its marks mean at the end."""
    left, _, wide, high = on.area
    # Half of the line round an entry is outside of it.
    left, wide = left + _LINE, wide - 2 * _LINE
    cell = min(wide / columns, (high - 2 * _ABOVE) / HIGH * WIDE, _LARGEST) / WIDE
    start = left + (wide - columns * WIDE * cell) / 2
    filled = _Column(on, [])
    for row in range(0, len(parts.entries), columns):
        page, y = filled.place(HIGH * cell)
        for column, entry in enumerate(parts.entries[row : row + columns]):
            page.draw(entry, multiply(translation(start + column * WIDE * cell, y), scaling(cell)))
    drawing, tall = parts.legend(columns)
    page, y = filled.place(tall * cell)
    page.draw(drawing, multiply(translation(start, y), scaling(cell)))
    return filled


def _second(style: str) -> str:
    """The other style in which pieces are shown: figures, or characters beside figures."""
    return STYLES[0] if style == "fide" else "fide"


def _legend(job: Job, rules: Rules, name: str, say: Say) -> list[Leaf]:
    on = frame(job)
    left, _, wide, high = on.area
    looks = job.looks
    chosen = printable(looks.theme, looks.ink)
    rows, length = table(rules, looks.style, _second(looks.style), chosen, looks.language)
    cell = min(_CELL, wide / length)
    most = max(1, int((wide + _BETWEEN) / (length * cell + _BETWEEN)))
    on_page = max(1, int((high - 2 * _ABOVE) / (ROW * cell)))
    columns = min(range(1, most + 1), key=lambda count: -(-len(rows) // (count * on_page)))
    start = left + (wide - columns * length * cell - (columns - 1) * _BETWEEN) / 2
    filled = _Column(on, [])
    for number in range(0, len(rows), columns):
        page, y = filled.place(ROW * cell)
        for column, row in enumerate(rows[number : number + columns]):
            x = start + column * (length * cell + _BETWEEN)
            page.draw(row, multiply(translation(x, y + ROW * cell / 2), scaling(cell)))
    return _finished(filled, text("pieces"), name, say)


def _finished(filled: _Column, what: Text, name: str, say: Say) -> list[Leaf]:
    total = len(filled.pages)
    for number, page in enumerate(filled.pages, 1):
        words = say(text("sheet {number} of {total}", number=number, total=total))
        page.title = "  ·  ".join([name, say(what), words])
        furnish(page, filled.on, page.title, say)
    return [Leaf(page) for page in filled.pages]


__all__ = ["cards", "legends"]
