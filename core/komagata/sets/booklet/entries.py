"""The pieces of a game, one entry each: faces, names, how it moves in words, and the diagram of its moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from komagata.draw.card import ordered, written
from komagata.draw.diagram import figure, find, key_list, meanings, remarks
from komagata.draw.sheet.flow import Slab, text_slabs
from komagata.draw.sheet.setting import Run
from komagata.errors import UnknownName
from komagata.faces.face import face
from komagata.faces.shapes import Drawing, moved, multiply, polyline, scaling, translation
from komagata.faces.shapes import Shape as _Shape
from komagata.faces.theme import Theme
from komagata.position import Rules
from komagata.sets.booklet.markdown import Grid, Runs, words
from komagata.text import Say, Text, text

_FACE, _DIAGRAM = 14.0, 23.0
_LEFT = 25.0
"""Where the words begin, in millimetres."""
_KEY = 7.6
"""Millimetres to a cell of the list of marks."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a rules page says of one piece."""

    name: str
    kanji: str
    moves: Runs


@dataclass(frozen=True, slots=True)
class Entries:
    """Makes the entries of one game."""

    rules: Rules
    theme: Theme
    style: str
    measure: float
    size: float
    language: str
    say: Say
    keys: dict[str, tuple[Drawing, Text]] = field(default_factory=dict[str, tuple[Drawing, Text]])
    """The marks that the diagrams have used so far."""

    def of_table(self, grid: Grid) -> list[Slab]:
        """An entry for each row of the table of pieces on a rules page."""
        heads = [words(cell) for cell in grid.rows[0]]
        slabs: list[Slab] = []
        for row in grid.rows[1:]:
            cells = dict(zip(heads, row, strict=False))
            # A kind that several others become has a letter for each of them: all look alike but for the corner.
            letter = words(cells["Letter"]).split()[0]
            try:
                code = find(self.rules, letter)
            except UnknownName:
                continue  # with this choice of options the game has no such piece
            said = Said(words(cells["Piece"]), words(cells.get("Kanji", ())), cells["How it moves"])
            slabs.append(self.entry(code, said))
        return slabs

    def of_rules(self) -> list[Slab]:
        """An entry for each kind of piece of a game that has no page."""
        return [self.entry(find(self.rules, kind), None) for kind in ordered(self.rules)]

    def entry(self, code: int, said: Said | None) -> Slab:
        row = self.rules.tables.codes[code]
        assert row is not None
        look = self.rules.look(code)
        part = self.rules.variant.pieces[self.rules.compiled.kinds[row.kind]]
        shown = figure(self.rules, code, self.style, self.theme)
        scale = _DIAGRAM / shown.squares
        drawing = [
            moved(face(look, self.style, self.theme, flat=True), _at(_FACE / 2 + 0.5, _FACE / 2 + 1.0, _FACE)),
            moved(shown.drawing, multiply(translation(self.measure - _DIAGRAM, 1.0), scaling(scale))),
        ]
        drawing += self._backs(code)
        for mark, meaning in meanings(shown.keys):
            self.keys.setdefault(meaning.template, (mark, meaning))
        name = said.name if said else written(part.names, self.language)
        lines = self._words(code, name, said, [meaning for _, meaning in remarks(self.rules, code, shown.keys)])
        y = 0.6
        for line in lines:
            drawing.append(moved(line.drawing, translation(_LEFT, y + line.before)))
            y += line.before + line.height
        height = max(_DIAGRAM + 2.0, y + 1.0)
        rule = (_Shape(polyline([(0.0, height + 0.6), (self.measure, height + 0.6)]), stroke="#b9b2a6", width=0.12),)
        return Slab(tuple(shape for part in (*drawing, rule) for shape in part), height + 0.7, 1.3)

    def _backs(self, code: int) -> Iterator[Drawing]:
        """What it promotes to, as the other side of the same piece: small, under its face."""
        row = self.rules.tables.codes[code]
        if row is None or row.level:
            return
        for number, back in enumerate(row.promotions[:2]):
            look = self.rules.look(back)
            drawing = face(look, self.style, self.theme, flat=True)
            yield moved(drawing, _at(5.0 + number * 9.6, _FACE + 6.8, 9.4))

    def _words(self, code: int, name: str, said: Said | None, notes: Iterable[Text]) -> Iterator[Slab]:
        measure = self.measure - _LEFT - _DIAGRAM - 4.0
        look, row = self.rules.look(code), self.rules.tables.codes[code]
        kanji = said.kanji if said else " ".join(dict.fromkeys(look.symbol.kanji))
        head = [Run(name, "bold")] + ([Run(f"  {kanji}")] if kanji and kanji != look.symbol.letters else [])
        yield from text_slabs(head, self.size * 1.12, measure)
        if said:
            yield from text_slabs(_sentence(said.moves), self.size, measure, before=0.5)
        for note in notes:
            yield from text_slabs([Run(self.say(note))], self.size, measure, before=0.5)
        if row is not None and row.promotions and not row.level:
            to = ", ".join(self._name(number) for number in row.promotions)
            promotes = self.say(text("Promotes to {names}.", names=to))
            yield from text_slabs([Run(promotes, "italic")], self.size, measure, before=0.5)

    def _name(self, code: int) -> str:
        row = self.rules.tables.codes[code]
        assert row is not None
        return written(self.rules.variant.pieces[self.rules.compiled.kinds[row.kind]].names, self.language)

    def legend(self) -> list[Slab]:
        """What the marks of all the diagrams mean."""
        lines = [line for line in self.keys.values() if line[0]]
        if not lines:
            return []
        half = -(-len(lines) // 2)
        drawing: list[Drawing] = []
        height = 0.0
        for number, part in enumerate((lines[:half], lines[half:])):
            drawn, tall = key_list(part, self.theme, (self.measure / 2 - 3) / _KEY, 0.27, self.say)
            drawing.append(moved(drawn, multiply(translation(number * (self.measure / 2 + 3), 0.0), scaling(_KEY))))
            height = max(height, tall * _KEY)
        return [Slab(tuple(shape for part in drawing for shape in part), height + 1.0, 3.0)]


def _at(x: float, y: float, scale: float) -> tuple[float, float, float, float, float, float]:
    return (scale, 0.0, 0.0, scale, x, y)


def _sentence(runs: Runs) -> Runs:
    """Words of a table as a sentence."""
    if not runs or not runs[0].words:
        return runs
    first = runs[0]
    return (Run(first.words[:1].upper() + first.words[1:], first.cut), *runs[1:], Run("."))


def is_pieces(grid: Grid) -> bool:
    """Whether a table is that of the pieces."""
    heads = {words(cell) for cell in grid.rows[0]} if grid.rows else set[str]()
    return {"Piece", "Letter", "How it moves"} <= heads


__all__ = ["Entries", "Said", "is_pieces"]
