"""Things to be cut out, and where they lie on their sheets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from komagata.draw.sheet import Page
from komagata.errors import Fault, KomagataError
from komagata.faces.shapes import Drawing, Matrix, multiply, rotation, translation
from komagata.sets.art import art, corners
from komagata.sets.convex import Outline, box, disc, spread
from komagata.sets.inks import printable
from komagata.sets.items import Body, Item
from komagata.sets.job import Job
from komagata.sets.packing import fits, pack
from komagata.sets.paper.frame import Area, Frame
from komagata.sets.paper.marks import Zone, cuts, draw_cuts
from komagata.text import text

_NAMES = 4


@dataclass(frozen=True, slots=True)
class Thing:
    """One copy of something that is cut out."""

    item: Item
    outline: Outline
    part: str = ""
    """What of the item it is, where a method makes several things of one."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A thing on a page."""

    thing: Thing
    x: float
    """Of the middle of its bounding box."""
    y: float
    turn: float = 0.0
    """Degrees clockwise."""

    @property
    def matrix(self) -> Matrix:
        return multiply(translation(self.x, self.y), rotation(self.turn))

    @property
    def zone(self) -> Zone:
        return Zone(self.thing.outline.turned(self.turn), self.x, self.y)

    @property
    def item(self) -> Item:
        return self.thing.item


def outline_of(body: Body, outward: float = 0.0) -> Outline:
    """Where a thing of this size is cut, slits left out."""
    if body.shape == "wedge":
        return Outline(spread(corners(body), outward))
    if body.shape in ("disc", "cap"):
        return disc(body.width + 2 * outward)
    return box(body.width + 2 * outward, body.height + 2 * outward)


def copies(items: Iterable[Item], part: str = "") -> list[Thing]:
    """Every copy of every item."""
    return [thing for item in items for thing in [Thing(item, outline_of(item.body), part)] * item.count]


def arrange(things: Sequence[Thing], on: Frame, area: Area, gap: float) -> tuple[list[list[Spot]], int]:
    """Things on as few sheets as possible, from the top of an area, in its middle; and the bound on their number.

    Raises KomagataError if something does not fit on a sheet, naming everything that does not.
    """
    left, top, wide, high = area
    _checked(things, on, wide, high)
    packed = pack([thing.outline for thing in things], wide, high, gap)
    sheets: list[list[Spot]] = []
    for places in packed.sheets:
        spots = [Spot(things[place.number], place.x, place.y, place.turn) for place in places]
        right = max(spot.x + spot.zone.outline.width / 2 for spot in spots)
        shift = left + (wide - right) / 2
        sheets.append([replace(spot, x=spot.x + shift, y=spot.y + top) for spot in spots])
    return sheets, packed.bound


def _checked(things: Sequence[Thing], on: Frame, wide: float, high: float) -> None:
    faults = {
        (thing.item.name, thing.outline): Fault(
            text(
                "{name}: {width} x {height} mm are needed, and {paper} has {wide} x {high} mm",
                name=thing.item.name,
                width=f"{thing.outline.width:.1f}",
                height=f"{thing.outline.height:.1f}",
                paper=on.paper.name,
                wide=f"{wide:.1f}",
                high=f"{high:.1f}",
            )
        )
        for thing in things
        if not fits(thing.outline, wide, high)
    }
    if faults:
        raise KomagataError(faults.values())


def draw_side(page: Page, spots: Iterable[Spot], job: Job, *, back: bool = False) -> None:
    """One side of things on a page."""
    for spot in spots:
        page.draw(side(spot.item, job, back=back), spot.matrix)


def side(item: Item, job: Job, *, back: bool = False) -> Drawing:
    return art(item, job, back=back, bleed=job.sheet.bleed)


def ground(item: Item, job: Job) -> str:
    """The colour of the sides of a thing, which have nothing on them."""
    chosen = printable(job.looks.theme, job.looks.ink)
    return chosen.piece(item.front[0].side).face if item.front else chosen.first.face


def draw_marks(page: Page, spots: Sequence[Spot], on: Frame) -> None:
    """Crop marks of everything on a page, if the job has them."""
    draw_cut_marks(page, spots, spots, on)


def draw_cut_marks(page: Page, marked: Iterable[Spot], spots: Sequence[Spot], on: Frame) -> None:
    """Crop marks of some of the things on a page."""
    if on.sheet.crop_marks:
        zones = {spot: spot.zone for spot in spots}
        draw_cuts(page, cuts([zones[spot] for spot in marked], list(zones.values()), on.sheet.bleed, on.area))


def games_of(spots: Iterable[Spot]) -> str:
    """The games of what lies on a page, as many of them as a heading bears."""
    names = list(dict.fromkeys(spot.item.game for spot in spots if spot.item.game))
    return ", ".join([*names[:_NAMES], *("…" for _ in names[_NAMES : _NAMES + 1])])


__all__ = [
    "Spot",
    "Thing",
    "arrange",
    "copies",
    "draw_cut_marks",
    "draw_marks",
    "draw_side",
    "games_of",
    "ground",
    "outline_of",
    "side",
]
