"""A sheet that one holds against the light to learn by how much a printer shifts the back.

Its front has scales, its back hair-lines through their zeros. What a line points at on a scale is what has to be
entered, sign and all: the scales run the way in which a shift of the back looks from the front.
"""

from __future__ import annotations

from collections.abc import Sequence

from komagata.draw.sheet import Page
from komagata.draw.sheet.setting import Line, Run, paragraph
from komagata.draw.sheet.type import line, width
from komagata.errors import NotationError
from komagata.faces.shapes import Path, Point, circle, polyline, translation
from komagata.sets.job import Job
from komagata.sets.paper.duplex import shifted, sideways
from komagata.sets.paper.frame import MARKS, Frame, frame, furnish
from komagata.sets.paper.leaf import Leaf
from komagata.text import Say, text

HALF = 10
"""Millimetres from the zero of a scale to either end."""
_INSET = 24.0
_GRID, _BOLD, _AXIS = 0.08, 0.16, 0.25
_LINE = 0.2
_REACH = 16.0
_FIGURES = 2.2
_SIZES, _LEADING = (3.6, 3.2, 2.8, 2.5, 2.2, 2.0), 1.35
_LEAST = 90.0


def calibration(job: Job, say: Say = str) -> Leaf:
    """The two sides of the sheet, for the paper, the flip and the offset of a job.

    Raises UnknownName or NotationError for the paper.
    """
    on = frame(job)
    _, _, wide, high = on.area
    if wide < _LEAST or high < _LEAST:
        raise NotationError(
            text("{paper} is too small for the calibration sheet; print it on A5 or larger", paper=on.paper.name)
        )
    front = Page(on.paper, say(text("Calibration: front")))
    for at in stations(on):
        _grid(front, on, at)
    _words(front, on, job, say)
    furnish(front, on, front.title, say)
    back = Page(on.paper, say(text("Calibration: back")))
    for x, y in stations(on):
        _cross(back, (on.paper.width - x, y) if sideways(on) else (x, on.paper.height - y))
    furnish(back, on, back.title, say)
    return Leaf(front, shifted(back, job.sheet.offset))


def stations(on: Frame) -> tuple[Point, ...]:
    """Where the zeros of the scales are on the front."""
    left, top, wide, high = on.area
    xs, ys = (left + _INSET, left + wide - _INSET), (top + _INSET - 6, top + high - _INSET + 4)
    return tuple((x, y) for y in ys for x in xs)


def ways(on: Frame) -> tuple[int, int]:
    """Which way the numbers of the two scales grow on the front: 1 to the right or down, -1 to the left or up.

    A sheet that is turned like a page shows left and right of its back exchanged, one that is turned over its upper
    edge shows above and below exchanged.
    """
    return (-1, 1) if sideways(on) else (1, -1)


def _grid(page: Page, on: Frame, at: Point) -> None:
    """Squares of a millimetre about a zero, with numbers below and at the left."""
    x, y = at
    for widths, steps in (
        (_GRID, [step for step in range(-HALF, HALF + 1) if step % 5]),
        (_BOLD, [-10, -5, 5, 10]),
        (_AXIS, [0]),
    ):
        path: Path = ()
        for step in steps:
            path += polyline([(x + step, y - HALF), (x + step, y + HALF)])
            path += polyline([(x - HALF, y + step), (x + HALF, y + step)])
        page.stroke(path, "#000000" if widths > _GRID else "#707070", widths, layer=MARKS)
    across, down = ways(on)
    for step in (-10, -5, 0, 5, 10):
        words = f"{step:+d}".replace("-", "−") if step else "0"
        long = width(words, _FIGURES)
        page.draw(line(words, _FIGURES), translation(x + across * step - long / 2, y + HALF + 3.0), layer=MARKS)
        page.draw(
            line(words, _FIGURES), translation(x - HALF - 1.2 - long, y + down * step + _FIGURES * 0.34), layer=MARKS
        )
    page.draw(line("x", 3.0, "italic"), translation(x + HALF + 4.6, y + HALF + 3.0), layer=MARKS)
    page.draw(line("y", 3.0, "italic"), translation(x - HALF - 4.5, y - HALF - 2.6), layer=MARKS)


def _cross(page: Page, at: Point) -> None:
    """Two hair-lines."""
    x, y = at
    path = polyline([(x - _REACH, y), (x + _REACH, y)]) + polyline([(x, y - _REACH), (x, y + _REACH)])
    page.stroke(path + circle(x, y, 1.0), width=_LINE, layer=MARKS)


def _words(page: Page, on: Frame, job: Job, say: Say) -> None:
    """What to do, between the grids."""
    left, top, wide, high = on.area
    steps = _steps(job, say)
    measure = min(wide - 12.0, 130.0)
    room = high - 2 * (_INSET + HALF + 2.0)
    for size in _SIZES:
        lines = [found for step in steps for found in (*paragraph([Run(step)], size, measure), None)][:-1]
        tall = sum(size * (_LEADING if found else 0.5) for found in lines)
        if tall <= room or size == _SIZES[-1]:
            _set(page, lines, size, (left + (wide - measure) / 2, top + (high - tall) / 2))
            return


def _set(page: Page, lines: Sequence[Line | None], size: float, at: Point) -> None:
    x, y = at
    for found in lines:
        if found is not None:
            page.draw(found.drawing, translation(x, y + size), layer=MARKS)
        y += size * (_LEADING if found else 0.5)


def _steps(job: Job, say: Say) -> Sequence[str]:
    x, y = job.sheet.offset
    edge = text("long edge") if job.sheet.flip == "long" else text("short edge")
    return (
        say(text("1. Print this sheet on both sides at 100 %, turned over the {edge}.", edge=edge)),
        say(text("2. Hold it against the light with this side towards you, these words upright.")),
        say(
            text(
                "3. Where does the upright line of the back cross the x scale below a grid, and the level line the y "
                "scale at its left? Read all four grids to a quarter of a millimetre and take the mean of each scale."
            )
        ),
        say(
            text(
                "4. Add what you read to the offset that this sheet was printed with (x {x} mm, y {y} mm) and enter "
                "the sum. Printed again, the lines meet the zeros.",
                x=f"{x:g}",
                y=f"{y:g}",
            )
        ),
    )


__all__ = ["HALF", "calibration", "stations", "ways"]
