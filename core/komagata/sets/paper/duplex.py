"""Both sides of each sheet are printed: fronts, and backs where they are when the sheet is turned over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from komagata.draw.sheet import Page
from komagata.errors import Fault, KomagataError
from komagata.sets.items import Item
from komagata.sets.job import Job
from komagata.sets.paper.frame import Frame, frame, furnish, heading
from komagata.sets.paper.leaf import Leaf, Leaves
from komagata.sets.paper.placing import Spot, arrange, copies, draw_marks, draw_side, games_of, side
from komagata.text import Say, text


def duplex(job: Job, items: Sequence[Item], say: Say = str) -> Leaves:
    """Sheets to be printed on both sides. Backs are left out if no item has one."""
    on = frame(job)
    sheets, bound = arrange(copies(items), on, on.room, on.gap)
    backs = any(side(item, job, back=True) for item in items)
    if backs:
        _check_offset(job)
    leaves: list[Leaf] = []
    for number, spots in enumerate(sheets, 1):
        games = games_of(spots)
        words = heading(text("front"), games, number, len(sheets), job.scale, say)
        front = Page(on.paper, words)
        draw_side(front, spots, job)
        draw_marks(front, spots, on)
        furnish(front, on, words, say, _note(on, say, backs=backs) if number == 1 else "")
        if not backs:
            leaves.append(Leaf(front))
            continue
        words = heading(text("back"), games, number, len(sheets), job.scale, say)
        back = Page(on.paper, words)
        draw_side(back, [turned(spot, on) for spot in spots], job, back=True)
        furnish(back, on, words, say)
        leaves.append(Leaf(front, shifted(back, job.sheet.offset)))
    return Leaves(tuple(leaves), bound)


def _check_offset(job: Job) -> None:
    """What is shifted by more than the margin would be cut off at the edge of the page."""
    margin = job.sheet.margin
    if max(map(abs, job.sheet.offset)) > margin:
        words = text("the margin of {margin} mm must be as wide as the offset", margin=f"{margin:g}")
        raise KomagataError([Fault(words, "sheet.offset")])


def sideways(on: Frame) -> bool:
    """Whether the sheet is turned over like the page of a book, about an upright line, as it lies before one."""
    return (on.sheet.flip == "long") == (on.paper.height >= on.paper.width)


def turned(spot: Spot, on: Frame) -> Spot:
    """Where the back of a thing is printed."""
    if sideways(on):
        return replace(spot, x=on.paper.width - spot.x, turn=-spot.turn % 360.0)
    return replace(spot, y=on.paper.height - spot.y, turn=(180.0 - spot.turn) % 360.0)


def shifted(page: Page, offset: tuple[float, float]) -> Page:
    """A back for a printer that shifts it: everything on it lies as much the other way."""
    x, y = offset
    if x or y:
        page.groups[:] = [group.shifted(-x, -y) for group in page.groups]
    return page


def _note(on: Frame, say: Say, *, backs: bool) -> str:
    if not backs:
        return say(text("Print on card at 100 %. Cut along straight lines between the marks at the corners."))
    edge = text("long edge") if on.sheet.flip == "long" else text("short edge")
    return say(
        text(
            "Print on both sides at 100 %, turned over the {edge}. Check that the crosses of both sides meet, or print "
            "the calibration sheet. Cut from the front, straight between the marks at the corners.",
            edge=edge,
        )
    )


__all__ = ["duplex", "shifted", "sideways", "turned"]
