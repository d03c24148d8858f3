"""What comes of a job, short of files: sheets, plates, counts, and what one needs for them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from komagata.draw.sheet import Page
from komagata.sets import laser, solid
from komagata.sets.items import Item
from komagata.sets.job import Job
from komagata.sets.paper import Leaf, Leaves
from komagata.text import Say, Text, text

PART_NAMES: dict[str, Text] = {
    "pieces": text("pieces"),
    "board": text("boards"),
    "card": text("piece cards"),
    "legend": text("legends"),
    "booklet": text("booklets"),
}


@dataclass(frozen=True, slots=True)
class Part:
    """One of the things that a job consists of."""

    kind: str
    """One of `job.PARTS`, with `pieces` for extras as well."""
    leaves: tuple[Leaf, ...] = ()
    """Sheets in the order in which they are printed: of a laser, its runs; of solids, plates as seen from above."""
    sheets: int = 0
    """Of paper, of material, or plates."""
    bound: int = 0
    """So many at least, whatever the arrangement; 0 where nothing is packed."""
    names: tuple[str, ...] = ()
    """A word for each leaf, where a leaf is a file of its own: `front-1`."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that a job makes."""

    job: Job
    title: str
    items: tuple[Item, ...]
    parts: tuple[Part, ...]
    materials: tuple[Text, ...]
    """What one needs for it, line by line."""
    notes: tuple[Text, ...] = ()
    """What turned out otherwise than one may expect."""
    solids: solid.Layout | None = None
    laser: laser.Sheets | None = None

    @property
    def pages(self) -> tuple[Page, ...]:
        """All that can be printed: front, back, front, back."""
        return tuple(page for part in self.parts if not self.is_solid(part) for page in Leaves(part.leaves).pages)

    @property
    def count(self) -> int:
        """How many things are made."""
        return sum(item.count for item in self.items)

    @property
    def sheets(self) -> int:
        return sum(part.sheets for part in self.parts)

    def is_solid(self, part: Part) -> bool:
        """Whether its leaves only show what is not printed on paper."""
        return part.kind == "pieces" and self.solids is not None


def listing(made: Plan, say: Say = str) -> Iterator[str]:
    """A plan in lines of text: what is made how often, on how many sheets, of what."""
    for game in dict.fromkeys(item.game for item in made.items):
        yield game
        for item in made.items:
            if item.game == game:
                yield f"{item.count:5} {item.name}"
    if made.items:
        yield say(text("in all: {count}", count=made.count))
    for part in made.parts:
        name, sheets = PART_NAMES[part.kind], part.sheets
        words = text("{part}, sheets: {count}", part=name, count=sheets)
        if part.bound:
            words = text("{part}, sheets: {count}; by area at least {bound}", part=name, count=sheets, bound=part.bound)
        yield say(words)
    yield from (say(words) for words in (*made.materials, *made.notes))


__all__ = ["PART_NAMES", "Part", "Plan", "listing"]
