"""Fronts and backs on one side of the sheet, which is folded between them: they always meet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from komagata.draw.sheet import Page
from komagata.draw.sheet.type import line, width
from komagata.faces.shapes import translation
from komagata.sets.items import Item
from komagata.sets.job import Job
from komagata.sets.paper.frame import MARKS, Area, Frame, frame, furnish, heading
from komagata.sets.paper.leaf import Leaf, Leaves
from komagata.sets.paper.marks import dashed
from komagata.sets.paper.placing import Spot, arrange, copies, draw_marks, draw_side, games_of
from komagata.text import Say, text


def gutter(job: Job, items: Sequence[Item], say: Say = str) -> Leaves:
    """Sheets printed on one side: fronts above the fold, backs below it, upside down."""
    on = frame(job)
    middle = on.paper.height / 2
    sheets, bound = arrange(copies(items), on, _upper(on), on.gap)
    leaves: list[Leaf] = []
    for number, spots in enumerate(sheets, 1):
        words = heading(text("fronts and backs"), games_of(spots), number, len(sheets), job.scale, say)
        page = Page(on.paper, words)
        draw_side(page, spots, job)
        draw_side(page, [folded(spot, middle) for spot in spots], job, back=True)
        draw_marks(page, spots, on)
        _fold(page, on, middle, say(text("fold backwards")))
        furnish(page, on, words, say, _note(say) if number == 1 else "")
        leaves.append(Leaf(page))
    return Leaves(tuple(leaves), bound)


def folded(spot: Spot, middle: float) -> Spot:
    """Where the back of a thing is printed, if the sheet is folded along a level line."""
    return replace(spot, y=2 * middle - spot.y, turn=(180.0 - spot.turn) % 360.0)


def _upper(on: Frame) -> Area:
    """Room for fronts: half the sheet, up to the gutter."""
    left, top, wide, _ = on.room
    return left, top, wide, on.paper.height / 2 - on.sheet.gutter / 2 - on.sheet.bleed - top


def _fold(page: Page, on: Frame, middle: float, words: str) -> None:
    """The fold runs across the sheet and makes room for the words that say so."""
    left, _, wide, _ = on.area
    size = 2.4
    taken = width(words, size) + 2.0
    page.draw(line(words, size), translation(left + 9.0, middle + size * 0.3), layer=MARKS)
    for start, end in ((left + 0.5, left + 8.0), (left + 8.0 + taken, left + wide - 0.5)):
        page.stroke(dashed((start, middle), (end, middle), 3.0), width=0.2, layer=MARKS)


def _note(say: Say) -> str:
    return say(
        text(
            "Print on one side at 100 %. Score the dashed line, fold the backs behind the fronts and glue them "
            "together, with card between if you like. Let it dry, then cut through both from the front."
        )
    )


__all__ = ["folded", "gutter"]
