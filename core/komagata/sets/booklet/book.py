"""The pages of a booklet: a title page, then the rules page of the game set in type."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from komagata import assets
from komagata.draw.board import Options
from komagata.draw.card import written
from komagata.draw.scene import scene
from komagata.draw.sheet.flow import Column, Slab, flow, text_slabs
from komagata.draw.sheet.page import Page
from komagata.draw.sheet.paper import Paper
from komagata.draw.sheet.setting import Run, length
from komagata.draw.sheet.type import line, width
from komagata.errors import FileError
from komagata.faces.shapes import moved, multiply, polyline, scaling, translation
from komagata.faces.theme import theme as load
from komagata.multiboard.rules import MatchRules
from komagata.position import Rules
from komagata.sets.booklet.boards import side_by_side
from komagata.sets.booklet.entries import Entries, is_pieces
from komagata.sets.booklet.examples import Way, example_slabs
from komagata.sets.booklet.grids import grid_slabs
from komagata.sets.booklet.markdown import Block, Fence, Grid, Heading, Paragraph, parse, words
from komagata.sets.job import Looks
from komagata.text import Say, named, text
from komagata.variants.schema import OptionPart

SIZE = 3.15
"""One em of the text on a page of A5, in millimetres: nine points."""
INNER, OUTER, TOP, BOTTOM = 15.0, 12.0, 13.0, 15.0
"""Margins, in millimetres."""
_INK, _RED, _QUIET = "#1b1712", "#8d2116", "#6b6257"
_HEADS = {1: 2.1, 2: 1.38, 3: 1.12}


@dataclass(frozen=True, slots=True)
class _Game:
    """What a booklet asks of a game, whether it has one board or two."""

    id: str
    names: Mapping[str, str]
    about: Mapping[str, str]
    options: Mapping[str, OptionPart]
    chosen: Mapping[str, str]
    boards: tuple[Rules, ...]

    @classmethod
    def of(cls, rules: Rules | MatchRules) -> _Game:
        if isinstance(rules, Rules):
            part = rules.variant
            return cls(rules.id, part.names, part.about, part.options, rules.options, (rules,))
        file = rules.file
        return cls(rules.id, file.names, file.about, file.options, rules.options, rules.boards)


def book(rules: Rules | MatchRules, looks: Looks, leaf: Paper, say: Say = str) -> list[Page]:
    """The pages of a booklet on leaves of this size, in reading order: the first one is its cover.

    Raises UnknownName for a style or theme that does not exist.
    """
    return _Book(_Game.of(rules), looks, leaf, say).pages()


@dataclass(slots=True)
class _Book:
    game: _Game
    looks: Looks
    leaf: Paper
    say: Say
    boards_shown: int = 0
    tables_shown: int = 0
    entries: list[Entries] = field(default_factory=list[Entries])

    @property
    def size(self) -> float:
        """One em: larger on larger leaves, but never so that lines get long."""
        return SIZE * min(1.25, max(0.8, self.leaf.width / 148.0))

    @property
    def measure(self) -> float:
        return self.leaf.width - INNER - OUTER

    @property
    def way(self) -> Way:
        options = Options(self.looks.style, load(self.looks.theme), cell=60, flat=True, shape=self.looks.shape)
        return Way(self.game.id, options, self.measure, self.size * 0.9)

    def pages(self) -> list[Page]:
        title = written(self.game.names, self.looks.language)
        columns = flow(self._slabs(), self.leaf.height - TOP - BOTTOM)
        pages = [self._cover(title)]
        pages += [self._page(column, number, title) for number, column in enumerate(columns, 2)]
        return pages

    def _page(self, column: Column, number: int, title: str) -> Page:
        """A left page has an even number and its wide margin at the right."""
        page = Page(self.leaf, title)
        left = INNER if number % 2 else OUTER
        page.draw(column.drawing, translation(left, TOP))
        folio, foot = str(number), self.leaf.height - BOTTOM * 0.5
        size = self.size * 0.85
        x = left + self.measure - width(folio, size) if number % 2 else left
        page.draw(line(folio, size, "roman", _QUIET), translation(x, foot))
        running = line(title, size, "italic", _QUIET)
        page.draw(
            running, translation(left if number % 2 else left + self.measure - width(title, size, "italic"), foot)
        )
        return page

    def _cover(self, title: str) -> Page:
        page, middle = Page(self.leaf, title), self.leaf.width / 2
        size = self.size * 3.1
        size *= min(1.0, (self.measure - 4) / width(title, size, "bold"))
        y = self.leaf.height * 0.17
        page.draw(line(title, size, "bold", _INK), translation(middle - width(title, size, "bold") / 2, y))
        page.stroke(polyline([(middle - 12, y + 6), (middle + 12, y + 6)]), _RED, 0.5)
        y += 14
        about = written(self.game.about, self.looks.language) if self.game.about else ""
        for slab in text_slabs([Run(about, "italic")], self.size * 1.05, self.measure * 0.86, colour=_QUIET):
            page.draw(slab.drawing, translation(middle - self.measure * 0.43, y))
            y += slab.height
        self._cover_boards(page, y + 8, self.leaf.height - y - 30)
        if chosen := self._chosen():
            y = self.leaf.height - 12 - self.size * 1.36 * len(chosen)
            for slab in chosen:
                page.draw(slab.drawing, translation((self.leaf.width - self.measure) / 2, y))
                y += slab.height
        return page

    def _cover_boards(self, page: Page, top: float, room: float) -> None:
        starts = [scene(rules.start()) for rules in self.game.boards]
        drawing, across, high = side_by_side(
            starts, self.way.options, self.measure * (1.0 if len(starts) > 1 else 0.84)
        )
        shrink = min(1.0, room / high)
        x = (self.leaf.width - across * shrink) / 2
        page.draw(drawing, multiply(translation(x, top), scaling(shrink)))

    def _chosen(self) -> list[Slab]:
        """The options that are not at their defaults."""
        found = [
            f"{self.say(named(option.names))}: {self._choice(option, self.game.chosen[name])}"
            for name, option in self.game.options.items()
            if self.game.chosen[name] != option.default
        ]
        slabs = text_slabs([Run(self.say(text("Played with:")), "italic")], self.size, self.measure) if found else []
        return slabs + [slab for words in found for slab in text_slabs([Run(words)], self.size, self.measure)]

    def _choice(self, option: OptionPart, value: str) -> str:
        part = option.choices.get(value)
        return self.say(named(part.names)) if part and part.names else value

    def _slabs(self) -> list[Slab]:
        page = _rules_page(self.game.id, self.looks.language)
        slabs = [slab for block in parse(page) for slab in self._block(block)]
        if not page:
            slabs = self._entries(0).of_rules()
        for entries in self.entries:
            slabs += entries.legend()
        return slabs

    def _block(self, block: Block) -> Iterator[Slab]:
        size, measure = self.size, self.measure
        match block:
            case Heading(level, runs):
                if level > 1:
                    scale = _HEADS.get(level, 1.0)
                    bold = [Run(run.words, "bold" if run.cut == "roman" else run.cut) for run in runs]
                    colour = _RED if level == 2 else _INK
                    before = size * (1.5 if level == 2 else 1.0)
                    yield from text_slabs(bold, size * scale, measure, before=before, colour=colour, keep=True)
            case Paragraph(runs, item, depth):
                yield from self._paragraph(runs, item, depth)
            case Fence(info, body):
                yield from self._fence(info, body)
            case Grid() if is_pieces(block):
                yield from self._pieces(block)
            case Grid():
                yield from grid_slabs(block, size * 0.9, measure, _INK)

    def _paragraph(self, runs: tuple[Run, ...], item: str, depth: int) -> Iterator[Slab]:
        size, indent = self.size, depth * self.size * 1.3
        slabs = text_slabs(
            runs, size, self.measure, before=size * (0.28 if item else 0.62), indent=indent, colour=_INK,
            keep=words(runs).rstrip().endswith(":"),
        )  # fmt: skip
        for number, slab in enumerate(slabs):
            if item and number == 0:
                at = indent - size * 0.5 - length([Run(item)], size)
                mark = moved(line(item, size, "roman", _INK), translation(at, size * (0.68 + 0.33)))
                slab = Slab((*mark, *slab.drawing), slab.height, slab.before, slab.keep)
            yield slab

    def _fence(self, info: str, body: str) -> Iterator[Slab]:
        if info == "check":
            yield from example_slabs(body, self.way)
        elif info == "board" and self.boards_shown < len(self.game.boards):
            start = scene(self.game.boards[self.boards_shown].start())
            self.boards_shown += 1
            most = min(self.measure * 0.78, 92.0)
            drawing, across, high = side_by_side([start], self.way.options, most)
            yield Slab(moved(drawing, translation((self.measure - across) / 2, 0.0)), high, 2.5)
        else:
            for number, words_of_line in enumerate(body.splitlines()):
                runs = [Run(words_of_line.replace(" ", "\u00a0") or " ", "code")]
                yield from text_slabs(runs, self.size * 0.9, self.measure, before=0.0 if number else 2.0)

    def _pieces(self, grid: Grid) -> Iterator[Slab]:
        entries = self._entries(min(self.tables_shown, len(self.game.boards) - 1))
        self.tables_shown += 1
        slabs = entries.of_table(grid)
        yield from slabs
        yield from entries.legend()
        self.entries.remove(entries)

    def _entries(self, board: int) -> Entries:
        theme = load(self.looks.theme)
        rules = self.game.boards[board]
        made = Entries(rules, theme, self.looks.style, self.measure, self.size * 0.95, self.looks.language, self.say)
        self.entries.append(made)
        return made


def _rules_page(game: str, language: str) -> str:
    """The page of a game in a language, else in English; the empty string for a game without one."""
    for one in dict.fromkeys((language, "en")):
        try:
            return assets.read_text(assets.resource(f"rules/{one}/{game}.md"))
        except FileError:
            continue
    return ""


__all__ = ["BOTTOM", "INNER", "OUTER", "SIZE", "TOP", "book"]
