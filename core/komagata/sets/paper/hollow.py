"""Hollow pieces to fold up: wedges from one net, discs from two faces and a rim."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from komagata.draw.sheet import Page
from komagata.draw.sheet.page import MARK
from komagata.draw.sheet.type import line, width
from komagata.faces.shapes import Drawing, Path, Point, Shape, moved, polygon, polyline, translation
from komagata.sets.art import art
from komagata.sets.convex import Outline, centred, hull, spread
from komagata.sets.items import Body, Item
from komagata.sets.job import Job
from komagata.sets.paper.frame import MARKS, Area, Frame, frame, furnish, heading
from komagata.sets.paper.leaf import Leaf, Leaves
from komagata.sets.paper.marks import dashed
from komagata.sets.paper.net import Net, back_matrix, front_matrix, net
from komagata.sets.paper.placing import Spot, Thing, arrange, draw_cut_marks, games_of, ground, outline_of, side
from komagata.text import Say, text

NET, RIM, FRONT, BACK = "net", "rim", "front", "back"
"""Parts of which hollow things are made; what is flat has a front only."""
LAP = 6.0
"""Of a rim, where its ends are glued together, in millimetres."""
_SEAM = 0.3
_TOOTH = 3.0
_APART = 2.0
_FOLD = "#555555"


def hollow(job: Job, items: Sequence[Item], say: Say = str) -> Leaves:
    """Sheets printed on one side, with everything that folds up to the pieces."""
    on = frame(job)
    things = [thing for item in items for thing in list(_parts(item, job)) * item.count]
    sheets, bound = arrange(things, on, *_room(things, on))
    leaves: list[Leaf] = []
    for number, spots in enumerate(sheets, 1):
        words = heading(text("nets"), games_of(spots), number, len(sheets), job.scale, say)
        page = Page(on.paper, words)
        for spot in spots:
            _draw(page, spot, job)
        _marks(page, spots, on)
        furnish(page, on, words, say, _note(things, say) if number == 1 else "")
        leaves.append(Leaf(page))
    return Leaves(tuple(leaves), bound)


def _parts(item: Item, job: Job) -> Iterator[Thing]:
    if item.body.shape == "wedge":
        yield Thing(item, _outline(item.body), NET)
        return
    yield Thing(item, outline_of(item.body), FRONT)
    if item.body.shape == "disc":
        if side(item, job, back=True):
            yield Thing(item, outline_of(item.body), BACK)
        yield Thing(item, Outline(hull(centred(_rim(item.body)[0])[0])), RIM)


def _room(things: Sequence[Thing], on: Frame) -> tuple[Area, float]:
    """Where things lie and how far apart: nets have cut lines of their own, and no bleed."""
    if any(thing.part in (FRONT, BACK) for thing in things):
        return on.room, on.gap
    left, top, wide, high = on.area
    seam = _SEAM + MARK
    area = (left + seam, top + seam, wide - 2 * seam, high - 2 * seam)
    return area, max(_APART, on.sheet.gap - 2 * on.sheet.bleed)


@lru_cache(maxsize=64)
def _outline(body: Body) -> Outline:
    """Three parts between which neighbours reach."""
    corners, (x, y) = _centred(body)
    parts = tuple(tuple((a - x, b - y) for a, b in part) for part in _net(body).parts)
    return Outline(hull(corners), parts=parts)


@lru_cache(maxsize=64)
def _net(body: Body) -> Net:
    return net(body)


@lru_cache(maxsize=64)
def _centred(body: Body) -> tuple[tuple[Point, ...], Point]:
    return centred(_net(body).points)


def _draw(page: Page, spot: Spot, job: Job) -> None:
    if spot.thing.part == NET:
        _draw_net(page, spot, job)
    elif spot.thing.part == RIM:
        _draw_rim(page, spot, job)
    else:
        page.draw(side(spot.item, job, back=spot.thing.part == BACK), spot.matrix)


def _draw_net(page: Page, spot: Spot, job: Job) -> None:
    body = spot.item.body
    found, (_, middle) = _net(body), _centred(body)
    home = translation(-middle[0], -middle[1])
    colour = ground(spot.item, job)
    faces: list[Shape] = [Shape(polygon(spread(panel.points, _SEAM)), fill=colour) for panel in found.panels]
    faces += moved(art(spot.item, job), front_matrix(body))
    faces += moved(art(spot.item, job, back=True), back_matrix(body))
    page.draw(moved(faces, home), spot.matrix)
    page.draw(moved(_lines(found), home), spot.matrix, layer=MARKS)


def _lines(found: Net) -> Drawing:
    """Where a net is cut and folded, and the numbers of its tabs."""
    cuts: Path = tuple(command for start, end in found.cuts for command in polyline([start, end]))
    folds: Path = tuple(command for fold in found.folds for command in dashed(*fold, 1.0))
    shapes: list[Shape] = []
    for tab in found.tabs:
        # White paper up to the fold, whatever the ground of the faces.
        shapes.append(Shape(polygon(tab.corners), fill="#ffffff"))
        cuts += polyline(tab.corners)
        folds += dashed(tab.corners[0], tab.corners[-1], 1.0)
        shapes += _number(str(tab.number), tab.corners)
    shapes.append(Shape(folds, stroke=_FOLD, width=MARK))
    shapes.append(Shape(cuts, stroke="#000000", width=MARK, round=True))
    return tuple(shapes)


def _number(words: str, corners: Sequence[Point]) -> Drawing:
    x, y = (sum(point[axis] for point in corners) / len(corners) for axis in (0, 1))
    # What is small has a small number.
    size = min(2.6, 0.7 * math.dist(corners[0], corners[-1]) * 0.4)
    return moved(line(words, size), translation(x - width(words, size) / 2, y + size * 0.34))


def _rim(body: Body) -> tuple[tuple[Point, ...], Path, Path]:
    """Corners of the strip round a disc with its teeth, its cut and its folds. The lap is at its right end."""
    around, half = math.pi * body.width, body.thickness / 2
    tooth = min(_TOOTH, body.width / 8)
    count = max(12, round(around / tooth))
    step = around / count
    upper = [point for n in range(count) for point in ((n * step, -half), ((n + 0.5) * step, -half - tooth))] + [
        (around, -half)
    ]
    end = [(around + LAP, -half * 0.7), (around + LAP, half * 0.7)]
    lower = [(x, -y) for x, y in reversed(upper)]
    corners = (*upper, *end, *lower)
    folds = [((0.0, -half), (around, -half)), ((0.0, half), (around, half)), ((around, -half), (around, half))]
    return corners, polygon(corners), tuple(command for fold in folds for command in dashed(*fold, 1.0))


def _draw_rim(page: Page, spot: Spot, job: Job) -> None:
    body = spot.item.body
    corners, cut, folds = _rim(body)
    _, middle = centred(corners)
    around, half = math.pi * body.width, body.thickness / 2
    side_of = Shape(polygon([(0.0, -half), (around, -half), (around, half), (0.0, half)]), fill=ground(spot.item, job))
    home = translation(-middle[0], -middle[1])
    page.draw(moved((side_of,), home), spot.matrix)
    lines = (Shape(folds, stroke=_FOLD, width=MARK), Shape(cut, stroke="#000000", width=MARK, round=True))
    page.draw(moved(lines, home), spot.matrix, layer=MARKS)


def _marks(page: Page, spots: Sequence[Spot], on: Frame) -> None:
    """Crop marks of what has no cut line of its own."""
    draw_cut_marks(page, [spot for spot in spots if spot.thing.part in (FRONT, BACK)], spots, on)


def _note(things: Sequence[Thing], say: Say) -> str:
    if all(thing.part != NET for thing in things):
        return say(
            text(
                "Print on card of about 160 g at 100 %. Score the dashed lines, cut along the solid ones, and the "
                "faces between their marks. Fold the teeth of a rim inwards, close it with its flap, and glue the "
                "faces on."
            )
        )
    return say(
        text(
            "Print on card of about 160 g at 100 %. Score the dashed lines, cut along the solid ones, fold everything "
            "backwards, and glue the tabs behind the edges in the order of their numbers; the back closes last."
        )
    )


__all__ = ["BACK", "FRONT", "LAP", "NET", "RIM", "hollow"]
