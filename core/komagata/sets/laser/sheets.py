"""Sheets of material: what is engraved, scored and cut where. Lengths are in millimetres.

Backs come first: a sheet gets its backs and four holes, is turned over like the page of a book, and lies on the pins of
a frame that has stayed in the bed where it was cut; then it gets its fronts and is cut. So nothing has to be aligned.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from komagata.draw.sheet import Page
from komagata.faces.lettering import extent
from komagata.faces.shapes import Path, circle, rectangle
from komagata.sets.art import outline, slits
from komagata.sets.items import Item
from komagata.sets.job import Job
from komagata.sets.laser.faces import engraving
from komagata.sets.laser.preset import Preset, preset
from komagata.sets.laser.runs import CUT, ENGRAVE, SCORE, Sheet, Sheets, material, placed
from komagata.sets.packing import pack
from komagata.sets.paper.placing import Spot, Thing, outline_of
from komagata.sets.room import check_room
from komagata.sets.solid.layout import ground
from komagata.text import Say, Text, text

PIN = 3.0
"""Diameter of the pins on which a sheet is turned over."""
_ZONE = 9.0
"""Width of the seam in which the holes for pins lie."""
_UPPER, _LOWER = 4.5, 14.5
"""From the left and right edges to the holes above and below: a sheet turned the wrong way does not fit on the pins."""
_LETTERS = 2.5


def sheets(job: Job, items: Sequence[Item], say: Say = str) -> Sheets:
    """Lay out the pieces of a job for its method `laser`. What is made of another colour lies on sheets of its own.

    Raises UnknownName or FileError for its preset, KomagataError if something does not fit on a sheet or if the
    library that joins areas is missing.
    """
    colours = preset(job.laser.preset)
    materials: dict[str, list[Item]] = {}
    for item in items:
        materials.setdefault(ground(item, job), []).append(item)
    double = job.laser.double and any(engraving(item, job, back=True) for item in items)
    laid: list[list[Spot]] = []
    bound = 0
    for some in materials.values():
        packed, least = _packed(some, job, double=double, say=say)
        laid += packed
        bound += least
    fronts = [
        Sheet("front", number, _front(spots, number, len(laid), job, colours, say))
        for number, spots in enumerate(laid, 1)
    ]
    if not double:
        return Sheets(tuple(fronts), len(laid), bound)
    backs = [
        Sheet("back", number, _back(spots, number, len(laid), job, colours, say))
        for number, spots in enumerate(laid, 1)
    ]
    return Sheets((*backs, Sheet("frame", 0, _frame(job, colours, say)), *fronts), len(laid), bound)


def _packed(items: Sequence[Item], job: Job, *, double: bool, say: Say) -> tuple[list[list[Spot]], int]:
    laser = job.laser
    margin = max(laser.margin, _ZONE) if double else laser.margin
    wide, high = (edge - 2 * margin for edge in laser.material)
    things = [thing for item in items for thing in [Thing(item, outline_of(item.body, laser.kerf / 2))] * item.count]
    sizes = ((thing.item.name, thing.outline) for thing in things)
    check_room(sizes, (wide, high), say(text("a sheet of material")), "laser.material")
    packed = pack([thing.outline for thing in things], wide, high, laser.gap)
    return [
        [Spot(things[one.number], one.x + margin, one.y + margin, one.turn) for one in sheet] for sheet in packed.sheets
    ], packed.bound


def _front(spots: Sequence[Spot], number: int, total: int, job: Job, colours: Preset, say: Say) -> Page:
    page = _page(text("front"), number, total, spots, job, say)
    _engrave(page, spots, job, colours, back=False)
    for spot in spots:
        if spot.item.body.shape in ("cap", "strip"):
            _line(page, placed(slits(spot.item.body), spot.matrix), colours.inner, colours)
    for spot in _ordered(spots):
        edge = outline(spot.item.body, job.laser.kerf / 2, slit=False)
        _line(page, placed(edge, spot.matrix), colours.outer, colours)
    return page


def _back(spots: Sequence[Spot], number: int, total: int, job: Job, colours: Preset, say: Say) -> Page:
    """What the sheet gets first, as it lies with its back up."""
    page = _page(text("back"), number, total, spots, job, say)
    width = job.laser.material[0]
    mirrored = [replace(spot, x=width - spot.x, turn=-spot.turn % 360.0) for spot in spots]
    _engrave(page, mirrored, job, colours, back=True)
    for hole in _holes(job):
        _line(page, hole, colours.inner, colours)
    return page


def _frame(job: Job, colours: Preset, say: Say) -> Page:
    """A sheet with a window, left in the bed, whose pins hold the others: the holes are where theirs are."""
    width, height = job.laser.material
    page = Page(material(job), say(text("frame")))
    words = say(text("Leave this frame in the bed. Put pins of {pin} mm into its holes.", pin=f"{PIN:g}"))
    free = width - 2 * (_UPPER + PIN)
    size = min(_LETTERS, _LETTERS * free / extent(words, _LETTERS))
    page.write(words, (width / 2, _ZONE / 2), size, colours.engrave, anchor=0.5, layer=ENGRAVE)
    for hole in _holes(job):
        _line(page, hole, colours.inner, colours)
    inset = _ZONE + job.laser.kerf / 2
    window = rectangle(inset, inset, width - 2 * inset, height - 2 * inset, 3.0)
    _line(page, window, colours.inner, colours)
    return page


def _holes(job: Job) -> Iterator[Path]:
    """Symmetrical about the upright line in the middle, and about nothing else."""
    width, height = job.laser.material
    for y, x in ((_ZONE / 2, _UPPER), (height - _ZONE / 2, _LOWER)):
        for at in (x, width - x):
            yield circle(at, y, (PIN - job.laser.kerf) / 2)


def _page(side: Text, number: int, total: int, spots: Iterable[Spot], job: Job, say: Say) -> Page:
    games = ", ".join(dict.fromkeys(spot.item.game for spot in spots if spot.item.game))
    title = f"{games}, {say(side)} {number}/{total}".removeprefix(", ")
    return Page(material(job), title)


def _engrave(page: Page, spots: Iterable[Spot], job: Job, colours: Preset, *, back: bool) -> None:
    for spot in spots:
        path = engraving(spot.item, job, back=back)
        if not path:
            continue
        path = placed(path, spot.matrix)
        if job.laser.glyphs == "score":
            page.stroke(path, colours.score, colours.width, layer=SCORE)
        else:
            page.fill(path, colours.engrave, layer=ENGRAVE)


def _line(page: Page, path: Path, colour: str, colours: Preset) -> None:
    page.stroke(path, colour, colours.width, layer=CUT)


def _ordered(spots: Sequence[Spot]) -> list[Spot]:
    """From the far end to the near one, row by row, there and back: short ways for the head."""
    rows: dict[int, list[Spot]] = {}
    for spot in spots:
        rows.setdefault(round(spot.y / 10), []).append(spot)
    result: list[Spot] = []
    for index, key in enumerate(sorted(rows)):
        result += sorted(rows[key], key=lambda spot: spot.x, reverse=bool(index % 2))
    return result


__all__ = ["PIN", "sheets"]
