"""Fronts and backs as stickers of their own, for pieces of wood, of acrylic or from a printer."""

from __future__ import annotations

from collections.abc import Sequence

from komagata.draw.sheet import Page
from komagata.sets.items import Item
from komagata.sets.job import Job
from komagata.sets.paper.frame import frame, furnish, heading
from komagata.sets.paper.leaf import Leaf, Leaves
from komagata.sets.paper.placing import Thing, arrange, copies, draw_marks, games_of, side
from komagata.text import Say, text

BACK = "back"


def sticker(job: Job, items: Sequence[Item], say: Say = str) -> Leaves:
    """Sheets printed on one side, with the backs among the fronts of the same size."""
    on = frame(job)
    things: list[Thing] = []
    for item in items:
        things += copies([item])
        if side(item, job, back=True):
            things += copies([item], BACK)
    sheets, bound = arrange(things, on, on.room, on.gap)
    leaves: list[Leaf] = []
    for number, spots in enumerate(sheets, 1):
        words = heading(text("stickers"), games_of(spots), number, len(sheets), job.scale, say)
        page = Page(on.paper, words)
        for spot in spots:
            page.draw(side(spot.item, job, back=spot.thing.part == BACK), spot.matrix)
        draw_marks(page, spots, on)
        furnish(page, on, words, say, _note(say) if number == 1 else "")
        leaves.append(Leaf(page))
    return Leaves(tuple(leaves), bound)


def _note(say: Say) -> str:
    return say(
        text(
            "Print on label paper at 100 %. Cut along straight lines between the marks at the corners, and stick "
            "fronts and backs on pieces of the same size, base to base."
        )
    )


__all__ = ["BACK", "sticker"]
