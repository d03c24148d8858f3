"""Tables in type: columns as wide as their words need, and a thin rule under each row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from komagata.draw.sheet.flow import Slab, text_slabs
from komagata.draw.sheet.setting import Run, length
from komagata.faces.shapes import Shape, moved, polyline, translation
from komagata.sets.booklet.markdown import Grid, Runs

_GAP = 3.2
"""Between columns, in millimetres."""
_LINE = "#b9b2a6"


def grid_slabs(grid: Grid, size: float, measure: float, colour: str) -> list[Slab]:
    """A table as slabs of a row each; the heads stay with the first row. `size` is one em in millimetres."""
    heads = tuple(tuple(Run(run.words, "bold") for run in cell) for cell in grid.rows[0])
    rows = (heads, *grid.rows[1:])
    columns = _Columns(tuple(_widths(rows, size, measure)), measure, size, colour)
    return [columns.row(row, head=number == 0) for number, row in enumerate(rows)]


@dataclass(frozen=True, slots=True)
class _Columns:
    widths: tuple[float, ...]
    measure: float
    size: float
    colour: str

    def row(self, cells: Sequence[Runs], *, head: bool) -> Slab:
        shapes: list[Shape] = []
        height = x = 0.0
        for cell, width in zip(cells, self.widths, strict=False):
            y = 0.0
            for line in text_slabs(cell, self.size, width, leading=1.28, colour=self.colour):
                shapes += moved(line.drawing, translation(x, y + 0.5))
                y += line.height
            height = max(height, y)
            x += width + _GAP
        rule = height + 1.2
        weight = 0.25 if head else 0.12
        shapes.append(Shape(polyline([(0.0, rule), (self.measure, rule)]), stroke=_LINE, width=weight))
        return Slab(tuple(shapes), rule + 0.2, 2.4 if head else 0.0, keep=head)


def _widths(rows: Sequence[Sequence[Runs]], size: float, measure: float) -> list[float]:
    """Columns whose longest cell is short get what that needs; the others share the rest by how much stands in them."""
    columns = max(len(row) for row in rows)
    free = measure - _GAP * (columns - 1)
    longest = [max((length(row[n], size) for row in rows if n < len(row)), default=0.0) for n in range(columns)]
    if sum(longest) <= free:
        return longest
    widths: dict[int, float] = {}
    waiting = sorted(range(columns), key=lambda n: longest[n])
    while waiting:
        share = (free - sum(widths.values())) / len(waiting)
        if longest[waiting[0]] > share:
            break
        widths[waiting[0]] = longest[waiting[0]]
        waiting.pop(0)
    rest = free - sum(widths.values())
    total = sum(longest[n] ** 0.6 for n in waiting)
    widths.update((n, rest * longest[n] ** 0.6 / total) for n in waiting)
    return [widths[n] for n in range(columns)]


__all__ = ["grid_slabs"]
