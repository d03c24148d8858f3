"""Piece sets of paper and card: what is printed on which sheet, method by method."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from komagata.errors import UnknownName
from komagata.sets.items import Item
from komagata.sets.job import Job
from komagata.sets.paper.duplex import duplex
from komagata.sets.paper.gutter import gutter
from komagata.sets.paper.hollow import hollow
from komagata.sets.paper.label import label
from komagata.sets.paper.leaf import Leaf, Leaves
from komagata.sets.paper.sticker import sticker
from komagata.text import Say, text

Method = Callable[[Job, Sequence[Item], Say], Leaves]

PAPER_METHODS: dict[str, Method] = {
    "duplex": duplex,
    "gutter": gutter,
    "label": label,
    "sticker": sticker,
    "hollow": hollow,
}
"""The methods of a job that end on paper."""


def pages(job: Job, items: Sequence[Item], say: Say = str) -> Leaves:
    """The sheets of the pieces of a job.

    Raises UnknownName or NotationError for its paper, UnknownName for a method that does not end on paper,
    KomagataError if something does not fit on a sheet.
    """
    method = PAPER_METHODS.get(job.method)
    if method is None:
        known = ", ".join(PAPER_METHODS)
        raise UnknownName(text("{name} is no method on paper; there are {names}", name=job.method, names=known))
    return method(job, items, say) if items else Leaves(())


__all__ = ["PAPER_METHODS", "Leaf", "Leaves", "pages"]
