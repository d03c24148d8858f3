"""Slabs, things that no page break divides, flowing down columns of a height. Lengths are in millimetres."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from komagata.draw.sheet.setting import Run, paragraph
from komagata.faces.shapes import Drawing, moved, translation


@dataclass(frozen=True, slots=True)
class Slab:
    """A strip of a column, drawn from its top left corner."""

    drawing: Drawing
    height: float
    before: float = 0.0
    """Space above it, unless it stands at the top of a page."""
    keep: bool = False
    """It may not be the last on its page: headings, the first line of a paragraph and the last but one."""


@dataclass(frozen=True, slots=True)
class Column:
    """One page's slabs with their places below its top."""

    slabs: tuple[tuple[float, Slab], ...]

    @property
    def drawing(self) -> Drawing:
        return tuple(shape for top, slab in self.slabs for shape in moved(slab.drawing, translation(0.0, top)))

    @property
    def used(self) -> float:
        """How much of the height is filled."""
        return max((top + slab.height for top, slab in self.slabs), default=0.0)


def flow(slabs: Iterable[Slab], height: float) -> list[Column]:
    """Slabs on as many columns of this height as they need. One that is higher than a column has one to itself."""
    columns: list[Column] = []
    waiting = list(slabs)
    while waiting:
        count = _fitting(waiting, height)
        columns.append(_column(waiting[:count]))
        waiting = waiting[count:]
    return columns


def _fitting(slabs: Sequence[Slab], height: float) -> int:
    """How many of the first slabs one column takes."""
    used, count = 0.0, 0
    for number, slab in enumerate(slabs):
        used += (slab.before if number else 0.0) + slab.height
        if used > height + 1e-6:
            break
        count = number + 1
    if count in (0, len(slabs)):
        return max(count, 1)
    kept = count
    while kept and slabs[kept - 1].keep:
        kept -= 1
    # Where everything on the page wants to stay with what follows, it must be divided after all.
    return kept or count


def _column(slabs: Sequence[Slab]) -> Column:
    placed: list[tuple[float, Slab]] = []
    y = 0.0
    for number, slab in enumerate(slabs):
        y += slab.before if number else 0.0
        placed.append((y, slab))
        y += slab.height
    return Column(tuple(placed))


def text_slabs(
    runs: Iterable[Run],
    size: float,
    measure: float,
    *,
    before: float = 0.0,
    indent: float = 0.0,
    leading: float = 1.36,
    colour: str = "#000000",
    keep: bool = False,
) -> list[Slab]:
    """A paragraph as slabs of a line each; no page begins or ends with a single line of it. `size` is one em."""
    lines, step = paragraph(runs, size, measure - indent, colour), size * leading
    last = len(lines) - 1
    return [
        Slab(
            moved(line.drawing, translation(indent, step * 0.5 + size * 0.33)),
            step,
            before if number == 0 else 0.0,
            keep or (last > 0 and number in (0, last - 1)),
        )
        for number, line in enumerate(lines)
    ]


__all__ = ["Column", "Slab", "flow", "text_slabs"]
