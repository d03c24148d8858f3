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

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def points(self) -> list[Point]:
        return points_of(self.path)


@cache
def names(group: str) -> frozenset[str]:
    """The glyphs of a set: characters of `antique`, `brush` and `letters`, figures of `symbols`."""
    return frozenset(_read(group))


@cache
def glyph(group: str, name: str) -> Glyph | None:
    """The outline `name` of a set, or None if the set lacks it."""
    entry = _read(group).get(name)
    if entry is None:
        return None
    box, data = entry
    left, top, right, bottom = (value / 1000 for value in box)
    return Glyph(f"{group}/{name}", left, top, right, bottom, parse(data, 0.001))


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


@cache
def _read(group: str) -> dict[str, tuple[list[int], str]]:
    glyphs: dict[str, tuple[list[int], str]] = json.loads(read_text(resource(f"glyphs/{SETS[group]}.json")))["glyphs"]
    return glyphs


__all__ = ["KANJI_SETS", "SETS", "Glyph", "glyph", "names", "parse"]
