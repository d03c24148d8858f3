"""Boards for a laser cutter: lines scored, whatever else stands on them engraved, and the outline cut.

A board that is larger than the material is cut into panels of one size, which meet edge to edge on whatever they are
glued to.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from komagata.draw.sheet import Page
from komagata.errors import Fault, KomagataError
from komagata.faces.shapes import (
    Matrix,
    Path,
    Point,
    Shape,
    moved,
    multiply,
    polyline,
    rectangle,
    rotation,
    translation,
)
from komagata.sets.boards import Board, board
from komagata.sets.convex import box, inside
from komagata.sets.games import load, named_boards
from komagata.sets.inks import printable
from komagata.sets.job import Job
from komagata.sets.laser.faces import outlined
from komagata.sets.laser.preset import Preset, preset
from komagata.sets.laser.runs import CUT, ENGRAVE, SCORE, Sheet, Sheets, material, placed
from komagata.sets.packing import pack
from komagata.sets.paper.frame import LEAST
from komagata.sets.solid.areas import areas, flattened
from komagata.sets.solid.kit import kit
from komagata.text import Say, text

_MOST = 20
"""Parts of a board in either direction at most."""

Box = tuple[float, float, float, float]
"""Left, top, width, height in millimetres."""


@dataclass(frozen=True, slots=True)
class _Panel:
    """A part of a board in millimetres about its own middle, y downward."""

    name: str
    width: float
    height: float
    lines: Path
    areas: Path


def boards(job: Job, say: Say = str) -> Sheets:
    """The boards of all games of a job, those of a match one after the other.

    Raises UnknownName, VariantError or FileError for a game or for the preset, KomagataError if the material has no
    room or if the library that joins areas is missing.
    """
    laser, colours = job.laser, preset(job.laser.preset)
    room = tuple(edge - 2 * laser.margin - laser.kerf for edge in laser.material)
    panels: list[_Panel] = []
    for game in job.games:
        for rules, name in named_boards(load(game), say):
            plain = replace(job, looks=replace(job.looks, ink="full"))
            found = board(plain, rules, name, job.scale)
            _check_room(found, job, (room[0], room[1]), say)
            panels += _panels(found, job, (room[0], room[1]))
    outlines = [box(panel.width + laser.kerf, panel.height + laser.kerf) for panel in panels]
    packed = pack(outlines, room[0] + laser.kerf, room[1] + laser.kerf, laser.gap)
    sheets: list[Sheet] = []
    for number, places in enumerate(packed.sheets, 1):
        laid = [
            (
                panels[place.number],
                multiply(translation(place.x + laser.margin, place.y + laser.margin), rotation(place.turn)),
            )
            for place in places
        ]
        names = ", ".join(dict.fromkeys(panel.name for panel, _ in laid))
        page = Page(material(job), f"{names}, {say(text('board'))} {number}/{len(packed.sheets)}")
        _draw(page, laid, job, colours)
        sheets.append(Sheet("board", number, page))
    return Sheets(tuple(sheets), len(sheets), packed.bound)


def _check_room(found: Board, job: Job, room: tuple[float, float], say: Say) -> None:
    """Raise KomagataError for a sheet between whose margins there is nothing, or so little that a board would fall to
    splinters."""
    least = max(LEAST, max(found.width, found.height) / _MOST)
    if min(room) < least:
        raise KomagataError(
            Fault(
                text(
                    "{paper} has no room between margins of {margin} mm: at least {width} x {height} mm are needed",
                    paper=say(text("a sheet of material")),
                    margin=f"{job.laser.margin:g}",
                    width=f"{least:.0f}",
                    height=f"{least:.0f}",
                ),
                "laser.material",
            )
        )


def _draw(page: Page, laid: Sequence[tuple[_Panel, Matrix]], job: Job, colours: Preset) -> None:
    scored = job.laser.glyphs == "score"
    for panel, at in laid:
        if panel.areas:
            path = placed(panel.areas, at)
            if scored:
                page.stroke(path, colours.score, colours.width, layer=SCORE)
            else:
                page.fill(path, colours.engrave, layer=ENGRAVE)
    for panel, at in laid:
        if panel.lines:
            page.stroke(placed(panel.lines, at), colours.score, colours.width, layer=SCORE)
    for panel, at in laid:
        x, y = (edge / 2 + job.laser.kerf / 2 for edge in (panel.width, panel.height))
        page.stroke(placed(rectangle(-x, -y, 2 * x, 2 * y), at), colours.outer, colours.width, layer=CUT)


def _panels(found: Board, job: Job, room: tuple[float, float]) -> Iterator[_Panel]:
    colours = printable(job.looks.theme, "full").board
    drawing = moved(found.drawing, found.matrix)
    # The first shape is the wood itself with its edge, which is cut; the others are lines or areas.
    _, *rest = drawing
    lines = [line for shape in rest if shape.stroke for line in _lines(shape)]
    filled = tuple(replace(shape, stroke=None) for shape in rest if shape.fill)
    whole = areas(filled, {colours.ground, colours.frame, colours.table})
    manifold = kit().manifold
    ink = manifold.CrossSection.batch_boolean(list(whole.values()), manifold.OpType.Add)
    for part in _split(found.width, found.height, room):
        yield _panel(found.name, part, lines, ink)


def _split(width: float, height: float, room: tuple[float, float]) -> Iterator[Box]:
    """As few equal parts as fit on a sheet, whichever way they lie."""
    counts = [
        tuple(max(1, math.ceil(length / free - 1e-9)) for length, free in zip((width, height), way, strict=True))
        for way in (room, room[::-1])
    ]
    columns, rows = min(counts, key=math.prod)
    across, down = width / columns, height / rows
    for row in range(rows):
        for column in range(columns):
            yield column * across, row * down, across, down


def _lines(shape: Shape) -> Iterator[list[Point]]:
    """The lines of a shape in millimetres, y downward; closed ones come back to where they began."""
    for line, closed in flattened(shape.path, shape.matrix):
        points = [(x, -y) for x, y in line]
        yield [*points, points[0]] if closed else points


def _panel(name: str, part: Box, lines: Sequence[list[Point]], ink: Any) -> _Panel:
    left, top, width, height = part
    back = translation(-left - width / 2, -top - height / 2)
    corners = ((left, top + height), (left, top), (left + width, top), (left + width, top + height))
    frame = kit().manifold.CrossSection.square((width, height)).translate((left, -top - height))
    clipped = tuple(command for line in lines for command in _clipped(line, corners))
    return _Panel(name, width, height, placed(clipped, back), placed(outlined(ink ^ frame), back))


def _clipped(line: Sequence[Point], corners: Sequence[Point]) -> Path:
    """The pieces of a line that lie on a panel; what is left whole stays one line."""
    runs: list[list[Point]] = []
    for start, end in pairwise(line):
        share = inside(corners, start, end)
        if share is None:
            continue
        first, last = ((start[0] + (end[0] - start[0]) * at, start[1] + (end[1] - start[1]) * at) for at in share)
        if runs and math.dist(runs[-1][-1], first) < 1e-9:
            runs[-1].append(last)
        else:
            runs.append([first, last])
    return tuple(command for run in runs for command in polyline(run))


__all__ = ["boards"]
