"""Which piece stands for which: the faces of a game in one style beside those in another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from komagata.draw.card import CELL, ordered, written
from komagata.draw.diagram import find
from komagata.draw.svg import Sheet
from komagata.faces.face import face
from komagata.faces.lettering import extent, lettering
from komagata.faces.shapes import Drawing, Shape, moved, multiply, polygon, rectangle, scaling, translation
from komagata.faces.theme import DEFAULT, Theme
from komagata.faces.theme import theme as load
from komagata.pieces import Look
from komagata.position import Position, Rules
from komagata.text import text
from komagata.variants.shogiset import array_counts

ROW = 1.02
"""Height of a row, in cells."""
_NAME = 0.24
_MOST = 2
"""Backs that are shown of one piece."""


def legend(
    game: Rules | Position,
    style: str = "shogi-set",
    *,
    second: str = "fide",
    theme: str | Theme = DEFAULT,
    language: str = "en",
    cell: float = CELL,
    size: float | None = None,
) -> str:
    """A table of every kind of piece that a game has at the start or in hand, as an SVG string: its face in `style`
    and, turned over, promoted; how many one side has; the same in the style `second`; and its name.

    `cell` is the width of a piece's cell in pixels, or `size` that of the picture; `language` is that of the names.
    Raises UnknownName for a style or theme that does not exist.
    """
    rules = game.rules if isinstance(game, Position) else game
    chosen = load(theme) if isinstance(theme, str) else theme
    rows, width = table(rules, style, second, chosen, language)
    height = len(rows) * ROW
    shapes: list[Shape] = [Shape(rectangle(-0.15, -0.1, width + 0.3, height + 0.2, 0.1), fill=chosen.board.ground)]
    for number, row in enumerate(rows):
        shapes += moved(row, translation(0.0, (number + 0.5) * ROW))
    sheet = Sheet()
    sheet.draw(tuple(shapes), share=True)
    box = (-0.2, -0.15, width + 0.4, height + 0.3)
    return sheet.document(
        box, size if size is not None else box[2] * cell, str(text("{game}: pieces", game=rules.name))
    )


def table(rules: Rules, style: str, second: str, theme: Theme, language: str) -> tuple[tuple[Drawing, ...], float]:
    """The rows of a legend, each about the middle of its left end and `ROW` cells high, and how wide they are in cells.

    Raises UnknownName for a style that does not exist.
    """
    found = _Table(rules, style, second, theme, language)
    kinds = [kind for kind in ordered(rules) if rules.variant.pieces[kind].letter]
    rows = tuple(row for kind in kinds for row in found.rows(kind))
    return rows, found.name_x + max(extent(found.name(kind), _NAME) for kind in kinds) + 0.2


class _Table:
    """Draws the rows, each about the middle of its left end."""

    def __init__(self, rules: Rules, style: str, second: str, theme: Theme, language: str) -> None:
        self.rules, self.style, self.second, self.theme, self.language = rules, style, second, theme, language
        self.counts = array_counts(rules.variant)
        remembers = rules.variant.promotion.remembers
        most = max(len(piece.promotes) for piece in rules.variant.pieces.values())
        self.backs = min(most, _MOST) if remembers else 0
        # From left to right: front and backs, their number, an arrow, front and backs again, the name.
        self.count_x = 0.95 + 0.9 * self.backs
        self.arrow_x = self.count_x + 0.66
        self.second_x = self.arrow_x + 0.84
        self.name_x = self.second_x + 0.6 + 0.9 * self.backs

    def name(self, kind: str) -> str:
        return written(self.rules.variant.pieces[kind].names, self.language)

    def rows(self, kind: str) -> Iterator[Drawing]:
        """One row for each piece of the set that stands for this kind."""
        code = find(self.rules, self.rules.variant.pieces[kind].letter)
        count = self.counts[kind]
        names = self.rules.look(code).stand_ins if self.style == "shogi-set" else ()
        shares = {"": count}
        if names:
            used = [names[min(number, len(names) - 1)] for number in range(max(count, 1))]
            shares = {name: used.count(name) for name in dict.fromkeys(used)}
        for number, (name, share) in enumerate(shares.items()):
            yield tuple(self._row(kind, code, name, share if count else 0, first=not number))

    def _row(self, kind: str, code: int, name: str, count: int, *, first: bool) -> Iterator[Shape]:
        ink = self.theme.board.label
        yield from self._piece(code, name, self.style, 0.5)
        promoted = self.rules.tables.codes[code]
        backs = promoted.promotions[: self.backs] if promoted is not None else ()
        for number, back in enumerate(backs):
            yield from self._piece(back, name, self.style, 1.4 + 0.9 * number)
            yield from self._piece(back, name, self.second, self.second_x + 0.9 * (number + 1))
        if count > 1:
            yield from moved(lettering(f"×{count}", 0.2, ink, 0.0), translation(self.count_x, 0.0))
        x = self.arrow_x
        yield Shape(polygon([(x, -0.13), (x + 0.24, 0.0), (x, 0.13)]), fill=ink)
        yield from self._piece(code, name, self.second, self.second_x)
        if first:
            yield from moved(lettering(self.name(kind), _NAME, ink, 0.0), translation(self.name_x, 0.0))

    def _piece(self, code: int, name: str, style: str, x: float) -> Drawing:
        look: Look = self.rules.look(code)
        if name:
            look = replace(look, stand_ins=(name,))
        angle = look.angle if style == "shogi-set" else 0.0
        return moved(face(look, style, self.theme, angle=angle), multiply(translation(x, 0.0), scaling(0.98)))


__all__ = ["ROW", "legend", "table"]
