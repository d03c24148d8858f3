"""The piece card of a game: every kind of piece with its names, faces, ways, and what becomes of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from komagata.draw.diagram import figure, find, key_list, meanings, remarks
from komagata.draw.svg import Sheet
from komagata.faces.face import face
from komagata.faces.glyphs import glyph
from komagata.faces.lettering import extent, lettering
from komagata.faces.shapes import Drawing, Shape, moved, multiply, rectangle, scaling, translation
from komagata.faces.theme import DEFAULT, Theme
from komagata.faces.theme import theme as load
from komagata.pieces import Look, Side
from komagata.position import Position, Rules
from komagata.text import Say, Text, text

CELL = 44
"""Width of one piece's cell on a card in pixels, where no size is asked for."""
WIDE, HIGH = 6.5, 4.55
"""Of an entry, in cells."""
_DIAGRAM = 3.7
_LEFT = 0.3
_COLUMN = WIDE - _DIAGRAM - 0.5


def card(  # noqa: PLR0913 -- one keyword for each thing that can be chosen
    game: Rules | Position,
    style: str = "kanji",
    *,
    second: str = "fide",
    columns: int = 3,
    theme: str | Theme = DEFAULT,
    language: str = "en",
    cell: float = CELL,
    size: float | None = None,
    shape: str = "",
    say: Say = str,
) -> str:
    """Every kind of piece of a game with its names, two faces, ways and promotions, as one SVG string.

    `style` and `second` are the styles of the two faces; `columns` is how many kinds stand side by side; `language` is
    that of the names, as far as its characters have outlines; `cell` is the width of a piece's cell in pixels, or
    `size` the width of the whole card; `shape` `wedge` or `disc` instead of the game's own; `say` puts texts
    into words.
    Raises UnknownName for a style or theme that does not exist.
    """
    rules = game.rules if isinstance(game, Position) else game
    chosen = load(theme) if isinstance(theme, str) else theme
    parts = entries(rules, Way(style, second, chosen, language, shape, say))
    columns = max(1, min(columns, len(parts.entries)))
    shapes: list[Shape] = [*_title(rules, chosen, language)]
    top = 1.05
    for index, entry in enumerate(parts.entries):
        row, column = divmod(index, columns)
        shapes += moved(entry, translation(column * WIDE, top + row * HIGH))
    height = top + -(-len(parts.entries) // columns) * HIGH
    width = columns * WIDE
    legend, tall = parts.legend(columns)
    shapes += moved(legend, translation(0.0, height + 0.15))
    box = (-0.2, -0.2, width + 0.4, height + tall + 0.55)
    sheet = Sheet()
    sheet.draw((Shape(rectangle(*box), fill=chosen.board.table),))
    sheet.draw(tuple(shapes), share=True)
    wide = size if size is not None else box[2] * cell
    return sheet.document(box, wide, str(written(rules.variant.names, language)))


def ordered(rules: Rules) -> list[str]:
    """Every kind that can stand on the board: those of the array first, then those that others become."""
    shown = {code.kind for code in rules.tables.codes if code is not None}
    kinds = [kind for number, kind in enumerate(rules.compiled.kinds) if number in shown]
    pieces = rules.variant.pieces
    return sorted(kinds, key=lambda kind: not pieces[kind].letter)


def written(names: Mapping[str, str], language: str) -> str:
    """A name in a language, if all of it can be drawn, else in English."""
    name = names.get(language, "")
    drawable = all(char == " " or glyph("letters", char) or glyph("antique", char) for char in name)
    return name if name and drawable else names["en"]


def _title(rules: Rules, theme: Theme, language: str) -> Iterator[Shape]:
    ink = _ink(theme)
    yield from moved(lettering(written(rules.variant.names, language), 0.46, ink, 0.0), translation(0.05, 0.42))


def _ink(theme: Theme) -> str:
    """Of what is written on the table round the board."""
    return "#ece7df" if theme.dark else "#241c12"


@dataclass(frozen=True, slots=True)
class Way:
    """How a card is shown."""

    style: str
    second: str
    theme: Theme
    language: str = "en"
    shape: str = ""
    say: Say = str


@dataclass(frozen=True, slots=True)
class Entries:
    """A card in parts, for whoever lays it out."""

    entries: tuple[Drawing, ...]
    """One a kind of piece, `WIDE` by `HIGH` cells, from its top left corner."""
    marks: tuple[tuple[Drawing, Text], ...]
    """What occurs in them, and what it means."""
    way: Way

    def legend(self, columns: int) -> tuple[Drawing, float]:
        """What the marks mean, spread over so many columns, on the ground of a board; and how high that is."""
        share = -(-len(self.marks) // columns)
        shapes: list[Shape] = []
        tallest = 0.0
        for column in range(columns):
            part = list(self.marks[column * share : (column + 1) * share])
            drawn, tall = key_list(part, self.way.theme, WIDE - 0.4, 0.17, self.way.say)
            shapes += moved(drawn, translation(column * WIDE + 0.15, 0.2))
            tallest = max(tallest, tall)
        box = rectangle(0.0, 0.0, columns * WIDE - 0.12, tallest + 0.35, 0.1)
        return (Shape(box, fill=self.way.theme.board.ground), *shapes), tallest + 0.45


def entries(rules: Rules, way: Way) -> Entries:
    """Every kind of piece of a game. Raises UnknownName for a style that does not exist."""
    page = _Page(rules, way.style, way.second, way.theme, way.language, way.shape, way.say)
    keys: dict[str, tuple[Drawing, Text]] = {}
    drawn = tuple(tuple(page.entry(kind, keys)) for kind in ordered(rules))
    return Entries(drawn, tuple(line for line in keys.values() if line[0]), way)


@dataclass(frozen=True, slots=True)
class _Page:
    rules: Rules
    style: str
    second: str
    theme: Theme
    language: str
    shape: str
    say: Say

    def entry(self, kind: str, keys: dict[str, tuple[Drawing, Text]]) -> Iterator[Shape]:
        """One kind, in cells from its top left corner; what its marks mean goes into `keys`."""
        code = find(self.rules, kind)
        ground = rectangle(0.0, 0.0, WIDE - 0.12, HIGH - 0.12, 0.1)
        yield Shape(ground, fill=self.theme.board.ground, stroke=self.theme.board.line, width=0.015)
        yield from self._heading(kind, code)
        look = self.look(code)
        # A disc is as wide as it is high.
        large, small = (1.2, 0.82) if look.shape == "disc" else (1.4, 0.9)
        yield from self._piece(look, self.style, 0.95, 1.36, large)
        yield from self._piece(look, self.second, 2.02, 1.52, small)
        yield from self._notes(kind, code)
        shown = figure(self.rules, code, self.second, self.theme)
        scale = _DIAGRAM / shown.squares
        x, y = WIDE - _DIAGRAM - 0.28, 0.62
        yield from moved(shown.drawing, multiply(translation(x, y), scaling(scale)))
        for mark, words in meanings(shown.keys):
            keys.setdefault(words.template, (mark, words))
        said, tall = key_list(remarks(self.rules, code, shown.keys), self.theme, _COLUMN + 0.1, 0.14, self.say)
        yield from moved(said, translation(_LEFT - 0.12, HIGH - 0.2 - tall))

    def look(self, code: int) -> Look:
        look = self.rules.look(code)
        return replace(look, shape=self.shape) if self.shape else look

    def _piece(self, look: Look, style: str, x: float, y: float, scale: float) -> Drawing:
        drawing = face(look, style, self.theme, small=scale < 0.7)
        return moved(drawing, multiply(translation(x, y), scaling(scale)))

    def _heading(self, kind: str, code: int) -> Iterator[Shape]:
        part = self.rules.variant.pieces[kind]
        name, letters = written(part.names, self.language), part.letters or part.letter
        yield from self._line(name, _LEFT, 0.34, 0.25)
        yield from self._line(letters, WIDE - 0.3, 0.34, 0.25, 1.0)
        look = self.rules.look(code)
        aside = look.symbol.kanji[0]
        if aside not in (name, letters):
            right = WIDE - 0.55 - extent(letters, 0.25)
            drawn = lettering(aside, 0.25, self.theme.board.label, 1.0, self.theme.kanji)
            yield from moved(drawn, translation(right, 0.34))

    def _line(self, words: str, x: float, y: float, size: float, anchor: float = 0.0) -> Drawing:
        return moved(lettering(words, size, self.theme.board.label, anchor), translation(x, y))

    def _notes(self, kind: str, code: int) -> Iterator[Shape]:
        """What it becomes, acts as, and comes from, each with a small face."""
        y = 2.34
        for words, codes in self._relations(kind, code):
            yield from self._line(self.say(words), _LEFT, y, 0.15)
            y += 0.46
            x = _LEFT + 0.3
            for number in codes:
                yield from self._piece(self.look(number), self.style, x, y, 0.66)
                x += 0.62
            y += 0.52

    def _relations(self, kind: str, code: int) -> Iterator[tuple[Text, list[int]]]:
        row = self.rules.tables.codes[code]
        pieces, kinds = self.rules.variant.pieces, self.rules.compiled.kinds
        part = pieces[kind]
        if row is not None and row.promotions and not row.level:
            yield text("promotes to"), list(row.promotions[:4])
        if part.foreign:
            yield text("in the other army"), [self._foreign(kind)]
        if not part.letter:
            bases = [
                number
                for number, other in enumerate(self.rules.tables.codes)
                if other is not None and other.side == 0 and not other.foreign and kinds[other.base] != kind
                if not other.level and kind in (*pieces[kinds[other.base]].promotes, pieces[kinds[other.base]].foreign)
            ]
            if bases:
                yield text("comes from"), bases[:4]

    def _foreign(self, kind: str) -> int:
        """The code of a piece of this kind that serves the other army."""
        base = self.rules.compiled.kinds.index(kind)
        return next(
            number
            for number, code in enumerate(self.rules.tables.codes)
            if code is not None and code.base == base and code.foreign and not code.level and code.side == Side.FIRST
        )


__all__ = ["CELL", "HIGH", "WIDE", "Entries", "Way", "card", "entries", "ordered", "written"]
