"""Front, spine and back in one piece of paper, which is folded over the base of a core of card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from komagata.draw.sheet import Page
from komagata.draw.sheet.type import line, width
from komagata.faces.shapes import (
    Matrix,
    Path,
    Point,
    Shape,
    applied,
    moved,
    multiply,
    polygon,
    rectangle,
    rotation,
    translation,
)
from komagata.sets.art import corners
from komagata.sets.convex import Outline, hull
from komagata.sets.items import Body, Item
from komagata.sets.job import Job
from komagata.sets.paper.frame import MARKS, Frame, frame, furnish, heading
from komagata.sets.paper.leaf import Leaf, Leaves
from komagata.sets.paper.marks import (
    REACH,
    START,
    Segment,
    clipped,
    draw_folds,
    outline_path,
)
from komagata.sets.paper.placing import Spot, Thing, arrange, draw_marks, games_of, ground, outline_of, side
from komagata.text import Say, text

FLAT = "flat"
"""The part of a thing that is printed on one side and wraps nothing: collars, caps."""
HINGE = 0.4
"""Width of what joins the two sides of a disc, as a share of the disc."""
SHY = 0.2
"""Cores are so much smaller all round than what wraps them, in millimetres."""
_CORE_GAP = 2.0
_BIG, _SEAM = 1000.0, 0.3


def label(job: Job, items: Sequence[Item], say: Say = str) -> Leaves:
    """Labels, and after them the sheets with the cores that they wrap."""
    on = frame(job)
    things = [thing for item in items for thing in [_thing(item, job.sheet.core)] * item.count]
    sheets, bound = arrange(things, on, on.room, on.gap)
    leaves: list[Leaf] = []
    for number, spots in enumerate(sheets, 1):
        words = heading(text("labels"), games_of(spots), number, len(sheets), job.scale, say)
        page = Page(on.paper, words)
        for spot in spots:
            draw_label(page, spot, job)
        draw_marks(page, spots, on)
        if on.sheet.crop_marks:
            zones = [spot.zone for spot in spots]
            marks = [
                mark
                for spot, zone in zip(spots, zones, strict=True)
                for mark in clipped(_folds(spot, job), zone, zones, job.sheet.bleed, on.area)
            ]
            draw_folds(page, marks)
        furnish(page, on, words, say, _note(job, say) if number == 1 else "")
        leaves.append(Leaf(page))
    return Leaves(tuple(leaves), bound) + _cores(job, on, items, say)


def wraps(body: Body) -> bool:
    """Whether a thing of this shape has a core to be wrapped."""
    return body.shape in ("wedge", "disc")


def label_outline(body: Body, core: float) -> Outline:
    """The front above, the spine, and the back upside down below it."""
    if body.shape == "disc":
        # Two discs and what joins them: what surrounds them is a strip with round ends.
        reach = (body.height + core) / 2
        return Outline(((0.0, reach), (0.0, -reach)), body.width / 2)
    reach = (body.height + core) / 2
    upper = [(x, y - reach) for x, y in corners(body)]
    return Outline(hull([*upper, *((-x, -y) for x, y in upper)]))


def _thing(item: Item, core: float) -> Thing:
    if not wraps(item.body):
        return Thing(item, outline_of(item.body), FLAT)
    return Thing(item, label_outline(item.body, core))


def draw_label(page: Page, spot: Spot, job: Job) -> None:
    """Both sides, each up to its fold, and the spine between them."""
    item, core, bleed = spot.item, job.sheet.core, job.sheet.bleed
    if spot.thing.part == FLAT:
        page.draw(side(item, job), spot.matrix)
        return
    reach = (item.body.height + core) / 2
    wide = item.body.width + 2 * bleed if item.body.shape == "wedge" else item.body.width * HINGE
    # A little under both sides, so that no white shows at a fold.
    high = core + 2 * _SEAM
    page.draw((Shape(rectangle(-wide / 2, -high / 2, wide, high), fill=ground(item, job)),), spot.matrix)
    for turn in (0.0, 180.0):
        turned = multiply(spot.matrix, rotation(turn))
        clip = _mapped(rectangle(-_BIG, -_BIG, 2 * _BIG, _BIG - core / 2), turned)
        drawing = side(item, job, back=bool(turn))
        page.draw(drawing, multiply(turned, translation(0.0, -reach)), clip=clip)


def _mapped(path: Path, matrix: Matrix) -> Path:
    """A polygon elsewhere."""
    return polygon([applied(matrix, (command[1], command[2])) for command in path if len(command) == 3])


def _folds(spot: Spot, job: Job) -> Iterator[Segment]:
    """Marks in the extension of both folds, outside of the label."""
    if spot.thing.part == FLAT:
        return
    body, far = spot.item.body, job.sheet.bleed + REACH
    edge = body.width / 2 if body.shape == "wedge" else body.width * HINGE / 2
    for y in {job.sheet.core / 2, -job.sheet.core / 2}:
        for way in (-1, 1):
            ends = [(way * (edge + out), y) for out in (START, far)]
            start, end = (applied(spot.matrix, point) for point in ends)
            yield start, end


def _cores(job: Job, on: Frame, items: Sequence[Item], say: Say) -> Leaves:
    """Outlines for the cores, with the height of the piece on each so that one finds its label."""
    things = [
        thing
        for item in items
        if wraps(item.body)
        for thing in [Thing(replace(item, front=(), back=()), outline_of(item.body, -SHY))] * item.count
    ]
    if not things or not job.sheet.core:
        return Leaves(())
    things.sort(key=lambda thing: (thing.item.body.height, thing.item.body.width), reverse=True)
    sheets, bound = arrange(things, on, on.room, _CORE_GAP)
    leaves: list[Leaf] = []
    for number, spots in enumerate(sheets, 1):
        words = heading(text("cores"), games_of(spots), number, len(sheets), job.scale, say)
        page = Page(on.paper, words)
        for spot in spots:
            page.stroke(_edge(spot), layer=MARKS)
            _size(page, spot)
        furnish(page, on, words, say, _core_note(job, say) if number == 1 else "")
        leaves.append(Leaf(page))
    return Leaves(tuple(leaves), bound)


def _edge(spot: Spot) -> Path:
    from komagata.sets.art import outline

    if spot.thing.outline.radius:
        path = outline(spot.item.body, -SHY)
        return tuple(_shift(command, (spot.x, spot.y)) for command in path)
    return outline_path(spot.zone)


def _shift(command: tuple[str, *tuple[float, ...]], by: Point) -> tuple[str, *tuple[float, ...]]:
    return (command[0], *(value + by[number % 2] for number, value in enumerate(command[1:])))


def _size(page: Page, spot: Spot) -> None:
    words, size = f"{spot.item.body.height:.1f}", 2.6
    drawn = moved(line(words, size, colour="#666666"), translation(-width(words, size) / 2, size * 0.33))
    page.draw(drawn, spot.matrix, layer=MARKS)


def _note(job: Job, say: Say) -> str:
    return say(
        text(
            "Print on label paper at 100 %. Cut straight between the marks at the corners, fold at the dashed marks, "
            "and lay the label round the base of a core {core} mm thick.",
            core=f"{job.sheet.core:g}",
        )
    )


def _core_note(job: Job, say: Say) -> str:
    return say(
        text(
            "Glue this sheet on board {core} mm thick and cut along the lines: one core for each label. The number is "
            "the height of the piece in mm.",
            core=f"{job.sheet.core:g}",
        )
    )


__all__ = ["FLAT", "draw_label", "label", "label_outline", "wraps"]
