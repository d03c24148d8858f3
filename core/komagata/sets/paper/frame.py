"""What is printed around the pieces: heading, ruler, registration crosses, instructions. Lengths are in millimetres.

Everything lies within the margins. A band at the head and one at the foot of the sheet hold the furniture; they are
equally high, so that pieces find their backs whichever edge a sheet is turned over.
"""

from __future__ import annotations

from dataclasses import dataclass

from komagata.draw.sheet import Page, Paper, paper
from komagata.draw.sheet.setting import Run, paragraph
from komagata.draw.sheet.type import line, width
from komagata.errors import NotationError
from komagata.faces.shapes import Path, circle, polyline, translation
from komagata.sets.job import Job, Sheet
from komagata.text import Say, Text, text

BAND = 9.0
"""Height of the bands at head and foot."""
RULER = 50.0
LEAST = 20.0
"""A sheet with less room than this for pieces, in either direction, is none."""
MARKS = "marks"
"""The layer of everything that is not part of a piece."""

_CROSS, _CORNER = 2.6, 8.0
_HEAD, _NOTE = 3.4, (2.5, 2.3, 2.1, 1.9, 1.7)
_LEADING = 1.18
_GREY = "#444444"

Area = tuple[float, float, float, float]
"""Left, top, width, height."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A sheet of paper with its margins."""

    paper: Paper
    sheet: Sheet

    @property
    def band(self) -> float:
        """Height of the bands; none if nothing is printed in them."""
        return BAND if self.sheet.header or self.sheet.ruler or self.sheet.crosses else 0.0

    @property
    def printable(self) -> Area:
        """Within the margins."""
        margin = self.sheet.margin
        return margin, margin, self.paper.width - 2 * margin, self.paper.height - 2 * margin

    @property
    def area(self) -> Area:
        """Where pictures go: between the bands."""
        left, top, wide, high = self.printable
        return left, top + self.band, wide, high - 2 * self.band

    @property
    def room(self) -> Area:
        """Where outlines of pieces may lie: their bleed stays within the margins, too, with its sharp corners."""
        left, top, wide, high = self.area
        seam = 1.2 * self.sheet.bleed
        return left + seam, top + seam, wide - 2 * seam, high - 2 * seam

    @property
    def gap(self) -> float:
        """Between outlines: room for the bleed of both, and for a mark at the corner of either."""
        least = 3.0 if self.sheet.crop_marks else 0.0
        return max(self.sheet.gap, 2 * self.sheet.bleed, least)


def frame(job: Job, *, landscape: bool | None = None) -> Frame:
    """The sheet of a job, upright or not as the job says if nothing else is asked for.

    Raises UnknownName or NotationError for a paper that there is not, NotationError for one without room for anything.
    """
    turned = job.sheet.landscape if landscape is None else landscape
    found = Frame(paper(job.sheet.paper, landscape=turned), job.sheet)
    _, _, wide, high = found.room
    least = max(LEAST, RULER + 2 * _CORNER if job.sheet.ruler else 0.0)
    if wide < least or high < LEAST:
        raise NotationError(
            text(
                "{paper} has no room between margins of {margin} mm: at least {width} x {height} mm are needed",
                paper=found.paper.name,
                margin=f"{job.sheet.margin:g}",
                width=f"{least:g}",
                height=f"{LEAST:g}",
            )
        )
    return found


def furnish(page: Page, on: Frame, head: str, say: Say, note: str = "", *, aside: float = 0.0) -> None:
    """Put everything on a page that the sheet asks for; `note` says in small print what to do with it. So much room
    is left free at the right end of the heading as `aside` says."""
    if on.sheet.crosses:
        page.stroke(_crosses(on), width=0.1, layer=MARKS)
    if on.sheet.header:
        _heading(page, on, head, aside)
    if on.sheet.ruler:
        _ruler(page, on, say(text("50 mm: print at 100 %")))
    if note:
        _note(page, on, note)


def heading(what: Text, games: str, number: int, total: int, scale: float, say: Say) -> str:
    """The line at the head of a sheet: the games, what it shows, which one it is, and its scale."""
    parts = [games] if games else []
    parts += [say(what), say(text("sheet {number} of {total}", number=number, total=total))]
    return "  ·  ".join([*parts, say(text("scale {percent} %", percent=f"{scale * 100:.4g}"))])


def centres(on: Frame) -> tuple[tuple[float, float], ...]:
    """The middles of the registration crosses. They lie alike on both sides, whichever way the sheet is turned."""
    left, top, wide, high = on.printable
    x, y = on.band / 2, on.band / 2
    return tuple((left + a, top + b) for a in (x, wide - x) for b in (y, high - y))


def _crosses(on: Frame) -> Path:
    path: Path = ()
    for x, y in centres(on):
        path += polyline([(x - _CROSS - 1, y), (x + _CROSS + 1, y)])
        path += polyline([(x, y - _CROSS - 1), (x, y + _CROSS + 1)])
        path += circle(x, y, _CROSS / 2)
    return path


def corner(on: Frame) -> float:
    """Where the furniture of a band begins, beside its cross."""
    return on.sheet.margin + (on.band + 1.0 if on.sheet.crosses else 0.5)


def _heading(page: Page, on: Frame, words: str, aside: float) -> None:
    x, measure = corner(on), on.paper.width - 2 * corner(on) - aside
    size = min(_HEAD, _HEAD * measure / max(width(words, _HEAD, "bold"), 1e-6))
    page.draw(line(words, size, "bold"), translation(x, on.sheet.margin + on.band / 2 + size * 0.34), layer=MARKS)


def _ruler(page: Page, on: Frame, words: str) -> None:
    """Fifty millimetres with a line at each, below the words that say what for."""
    left, bottom = corner(on), on.paper.height - on.sheet.margin - 0.6
    path = polyline([(left, bottom), (left + RULER, bottom)])
    for tick in range(int(RULER) + 1):
        length = 3.2 if tick % 10 == 0 else 2.2 if tick % 5 == 0 else 1.4
        path += polyline([(left + tick, bottom), (left + tick, bottom - length)])
    page.stroke(path, width=0.12, layer=MARKS)
    page.draw(line(words, 2.6, "bold"), translation(left, bottom - 4.6), layer=MARKS)


def _note(page: Page, on: Frame, words: str) -> None:
    """Instructions at the foot, beside the ruler, in letters as large as there is room for."""
    left = corner(on) + (RULER + 5.0 if on.sheet.ruler else 0.0)
    measure = on.paper.width - corner(on) - left
    top = on.paper.height - on.sheet.margin - on.band
    settings = [(size, paragraph([Run(words)], size, measure, _GREY)) for size in _NOTE]
    fitting = [(size, lines) for size, lines in settings if len(lines) * size * _LEADING <= on.band]
    if not fitting:
        # Nothing stands on the margin; what the sheet is for can be read in the guide.
        return
    size, lines = fitting[0]
    for number, one in enumerate(lines):
        page.draw(one.drawing, translation(left, top + size * (0.9 + _LEADING * number)), layer=MARKS)


__all__ = [
    "BAND",
    "LEAST",
    "MARKS",
    "RULER",
    "Area",
    "Frame",
    "centres",
    "corner",
    "frame",
    "furnish",
    "heading",
]
