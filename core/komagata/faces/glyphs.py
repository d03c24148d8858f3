"""The shipped outlines of characters and figures: never live text, so that no font need be installed."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache

from komagata.assets import read_text, resource
from komagata.faces.shapes import Command, Path, Point, points_of

SETS = {"antique": "kanji-antique", "brush": "kanji-brush", "symbols": "symbols", "letters": "letters"}
"""Name of a set of outlines -> its file under `resources/glyphs`."""

KANJI_SETS = ("antique", "brush")

_MORE = {"antique": "kanji-antique-more", "brush": "kanji-brush-more"}
"""Characters that no shipped piece has, for names and for users' own pieces: read when one of them is asked for."""

_TOKEN = re.compile(r"([MLQCZ])([^MLQCZ]*)")


@dataclass(frozen=True, slots=True)
class Glyph:
    """An outline in ems, y downward."""

    name: str
    """Unique among all sets: `antique/王`."""
    left: float
    top: float
    right: float
    bottom: float
    path: Path
    hull: tuple[Point, ...]
    """Corners of the smallest convex area that holds the ink: it fits into a piece if and only if these do."""

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


@cache
def names(group: str) -> frozenset[str]:
    """The glyphs of a set: characters of `antique`, `brush` and `letters`, figures of `symbols`."""
    return frozenset(_read(group))


@cache
def glyph(group: str, name: str) -> Glyph | None:
    """The outline `name` of a set, or None if the set lacks it."""
    entry = _read(group).get(name)
    if entry is None and group in _MORE and len(name) == 1 and not name.isascii():
        entry = _read_more(group).get(name)
    if entry is None:
        return None
    box, data = entry
    left, top, right, bottom = (value / 1000 for value in box)
    path = parse(data, 0.001)
    return Glyph(f"{group}/{name}", left, top, right, bottom, path, _hull(points_of(path)))


def parse(data: str, scale: float = 1.0) -> Path:
    """Absolute SVG path data of the commands M, L, Q, C, Z, as a path multiplied by `scale`."""
    commands: list[Command] = []
    for letter, numbers in _TOKEN.findall(data):
        values = [round(float(number) * scale, 6) for number in numbers.replace(",", " ").split()]
        size = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}[letter]
        if not size:
            commands.append(("Z",))
        commands.extend((letter, *values[start : start + size]) for start in range(0, len(values), size or 1))
    return tuple(commands)


def _hull(points: list[Point]) -> tuple[Point, ...]:
    """Andrew's monotone chain."""
    ordered = sorted(set(points))
    chains: list[Point] = []
    for run in (ordered, ordered[::-1]):
        chain: list[Point] = []
        for x, y in run:
            while len(chain) > 1 and _turn(chain[-2], chain[-1], (x, y)) <= 0:
                chain.pop()
            chain.append((x, y))
        chains += chain[:-1]
    return tuple(chains)


def _turn(one: Point, other: Point, third: Point) -> float:
    return (other[0] - one[0]) * (third[1] - one[1]) - (other[1] - one[1]) * (third[0] - one[0])


@cache
def _read(group: str) -> dict[str, tuple[list[int], str]]:
    return _file(SETS[group])


@cache
def _read_more(group: str) -> dict[str, tuple[list[int], str]]:
    return _file(_MORE[group])


def _file(name: str) -> dict[str, tuple[list[int], str]]:
    glyphs: dict[str, tuple[list[int], str]] = json.loads(read_text(resource(f"glyphs/{name}.json")))["glyphs"]
    return glyphs


__all__ = ["KANJI_SETS", "SETS", "Glyph", "glyph", "names", "parse"]
