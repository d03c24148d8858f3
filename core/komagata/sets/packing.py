"""Things laid out on sheets with few of them wasted: rows by size, wedges turned head to foot, discs like honeycomb.

Nothing here knows what is printed. Lengths are in millimetres, places from the top left corner of the area to fill.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from komagata.sets.convex import Outline, beneath, beside

# So much further apart than asked for, so that no rounding brings two things closer.
_TINY = 1e-6


@dataclass(frozen=True, slots=True)
class Place:
    """Where one of the things lies."""

    number: int
    """Which of the things that were given."""
    x: float
    """Of the middle of its bounding box."""
    y: float
    turn: float = 0.0
    """Degrees clockwise: quarter turns."""


@dataclass(frozen=True, slots=True)
class Packing:
    """Things on sheets."""

    sheets: tuple[tuple[Place, ...], ...]
    bound: int
    """No way of cutting them with these gaps takes fewer sheets: their areas say so."""


def fits(outline: Outline, width: float, height: float) -> bool:
    """Whether a thing has room on a sheet at all, upright or lying."""
    w, h = outline.width, outline.height
    return (w <= width + _TINY and h <= height + _TINY) or (h <= width + _TINY and w <= height + _TINY)


def pack(outlines: Sequence[Outline], width: float, height: float, gap: float) -> Packing:
    """Lay things out on areas of the same size so that the distance of any two is `gap` or more.

    Equal outlines stay together, in their order; the tallest come first. Raises ValueError if one does not fit, which
    `fits` tells before.
    """
    if not all(fits(outline, width, height) for outline in outlines):
        raise ValueError("a thing is larger than the sheet")
    if not outlines:
        return Packing((), 0)
    best: list[list[Place]] = []
    cost: tuple[float, ...] = (math.inf,)
    for lying in (False, True):
        turns = [_turn(outline, width, height, lying=lying) for outline in outlines]
        turned = [outline.turned(turn) for outline, turn in zip(outlines, turns, strict=True)]
        for staggered in (False, True):
            sheets = [
                [replace(one, turn=(one.turn + turns[one.number]) % 360.0) for one in sheet]
                for sheet in _Shelves(turned, width, height, gap, staggered).sheets()
            ]
            judged = _cost(outlines, sheets, lying=lying)
            if judged < cost:
                best, cost = sheets, judged
    return Packing(tuple(tuple(sheet) for sheet in best), bound(outlines, width, height, gap))


def _turn(outline: Outline, width: float, height: float, *, lying: bool) -> float:
    """By how much a thing is turned, if all are to lie or all to stand as far as there is room."""
    if len(outline.corners) == 1:
        return 0.0
    wide, high = (outline.height, outline.width) if lying else (outline.width, outline.height)
    return 90.0 if lying == (wide <= width + _TINY and high <= height + _TINY) else 0.0


def bound(outlines: Sequence[Outline], width: float, height: float, gap: float) -> int:
    """The least number of sheets that their area allows, half of a gap counted with each thing and with the sheet."""
    total = sum(outline.area(gap / 2) for outline in outlines)
    return math.ceil(total / ((width + gap) * (height + gap)) - 1e-9)


def _cost(outlines: Sequence[Outline], sheets: list[list[Place]], *, lying: bool) -> tuple[float, ...]:
    """How many sheets, whether one has to turn them to read them, and how far down the last one is filled."""
    last = sheets[-1]
    lowest = max(place.y + outlines[place.number].turned(place.turn).height / 2 for place in last)
    return float(len(sheets)), float(lying), round(lowest, 3)


@dataclass(frozen=True, slots=True)
class _Laid:
    """A thing in a row, as it is turned."""

    kind: Outline
    outline: Outline
    """Its kind, turned."""
    number: int
    x: float
    y: float
    turn: float


class _Shelves:
    """Fills sheets row by row, each row from the left, whatever fits and is tallest first."""

    def __init__(self, outlines: Sequence[Outline], width: float, height: float, gap: float, staggered: bool) -> None:
        self.width, self.height, self.gap, self.staggered = width, height, gap + _TINY, staggered
        self.left: dict[Outline, list[int]] = {}
        for number, outline in enumerate(outlines):
            self.left.setdefault(outline, []).append(number)
        self.classes = sorted(self.left, key=lambda one: (-one.height, -one.width))

    def sheets(self) -> list[list[Place]]:
        found: list[list[Place]] = []
        while any(self.left.values()):
            found.append([Place(one.number, one.x, one.y, one.turn) for one in self._sheet()])
        return found

    def _sheet(self) -> list[_Laid]:
        laid: list[_Laid] = []
        rows = 0
        while True:
            row = next(self._rows(laid, rows), None)
            if row is None:
                return laid
            for one in row:
                self.left[one.kind].remove(one.number)
            laid += row
            rows += 1

    def _rows(self, laid: list[_Laid], rows: int) -> Iterator[list[_Laid]]:
        """Rows that still fit below what is laid, those that begin with the tallest thing first."""
        for start in self.classes:
            if not self.left[start]:
                continue
            shifts: tuple[float, ...] = (0.0,)
            if self.staggered:
                pitch = max(0.0, beside(start, start, self.gap, 0.0))
                shifts = (pitch / 2, 0.0) if rows % 2 else (0.0,)
            for shift in shifts:
                row = self._row(start, shift)
                if row and (dropped := self._dropped(row, laid)):
                    yield dropped
                    break

    def _row(self, start: Outline, shift: float) -> list[_Laid]:
        row: list[_Laid] = []
        taken: dict[Outline, int] = dict.fromkeys(self.classes, 0)
        tall = start.height
        while True:
            found = self._next(row, taken, start, tall, shift)
            if found is None:
                return row
            kind, one = found
            taken[kind] += 1
            row.append(one)

    def _next(
        self, row: list[_Laid], taken: dict[Outline, int], start: Outline, tall: float, shift: float
    ) -> tuple[Outline, _Laid] | None:
        """The largest thing that has room at the right end of a row, turned whichever way it reaches less far."""
        for kind in self.classes:
            numbers = self.left[kind]
            if taken[kind] >= len(numbers) or kind.height > tall + _TINY or (not row and kind is not start):
                continue
            choices: list[_Laid] = []
            for turn in self._turns(kind, row):
                outline = kind.turned(turn)
                # Feet stand on the lines below and above the row; what has two heads has its middle on one line.
                y = tall / 2 if kind.symmetric else outline.height / 2 if turn else tall - outline.height / 2
                x = max(
                    outline.width / 2 + shift,
                    *(one.x + _beside(one.outline, outline, self.gap, round(y - one.y, 9)) for one in row),
                    0.0,
                )
                if x + outline.width / 2 <= self.width + _TINY:
                    choices.append(_Laid(kind, outline, numbers[taken[kind]], x, y, turn))
            if choices:
                return kind, min(choices, key=lambda one: round(one.x, 6))
        return None

    def _turns(self, kind: Outline, row: list[_Laid]) -> tuple[float, ...]:
        """Upright where nothing is gained by anything else."""
        if not row or kind.symmetric:
            return (0.0,)
        if row[-1].kind.symmetric:
            return (0.0, 180.0)
        return (180.0 - row[-1].turn, row[-1].turn)

    def _dropped(self, row: list[_Laid], laid: list[_Laid]) -> list[_Laid] | None:
        """A row as high up as what lies above it allows, if it is still on the sheet."""
        down = 0.0
        # The last ones first: what lies higher up than they do seldom matters.
        for one in reversed(laid):
            for other in row:
                right = other.x - one.x
                lowest = one.y + (one.outline.height + other.outline.height) / 2 + self.gap - other.y
                if lowest > down and abs(right) < (one.outline.width + other.outline.width) / 2 + self.gap:
                    down = max(down, one.y + _beneath(one.outline, other.outline, self.gap, round(right, 9)) - other.y)
        if any(one.y + down + one.outline.height / 2 > self.height + _TINY for one in row):
            return None
        return [replace(one, y=one.y + down) for one in row]


_beneath = lru_cache(maxsize=16384)(beneath)
_beside = lru_cache(maxsize=16384)(beside)


__all__ = ["Packing", "Place", "bound", "fits", "pack"]
