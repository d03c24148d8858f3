"""Running text as outlines: the shipped book faces, their widths and their pairs. Lengths are in millimetres."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from komagata.assets import read_text, resource
from komagata.faces.glyphs import Glyph, glyph, parse
from komagata.faces.shapes import Drawing, Path, Shape

CUTS = ("roman", "italic", "bold", "code")
"""The cuts of the book face: `resources/glyphs/type-*.json`."""

# Characters that the book face lacks are set in the kanji face, a little smaller so that their colour agrees.
_KANJI = 0.94
_KANJI_DROP = 0.08
# In which part of its square a character stands that is not in the middle of it.
_HANGING = {"、": 0.1, "。": 0.1, "」": 0.1, "「": 0.9}


# The code face is drawn larger than the book face.
_SCALE = {"code": 0.9}


@dataclass(frozen=True, slots=True)
class _Cut:
    glyphs: dict[str, tuple[float, str]]
    pairs: dict[str, float]


@cache
def _cut(name: str) -> _Cut:
    data = json.loads(read_text(resource(f"glyphs/type-{name}.json")))
    scale = _SCALE.get(name, 1.0) / 1000
    glyphs = {char: (advance * scale, path) for char, (advance, path) in data["glyphs"].items()}
    return _Cut(glyphs, {pair: by * scale for pair, by in data["pairs"].items()})


@lru_cache(maxsize=1024)
def _path(name: str, char: str) -> Path:
    return parse(_cut(name).glyphs[char][1], _SCALE.get(name, 1.0) / 1000)


@dataclass(frozen=True, slots=True)
class _Set:
    """One character on its line: where it starts, in ems."""

    char: str
    at: float
    kanji: Glyph | None


def _row(words: str, cut: str) -> tuple[list[_Set], float]:
    """The characters of a line with their places, and how long it is, in ems. Unknown characters leave a gap."""
    face, x, last = _cut(cut), 0.0, ""
    placed: list[_Set] = []
    for char in words:
        known = face.glyphs.get(char)
        kanji = None if known else glyph("antique", char) or glyph("symbols", char)
        if known:
            x += face.pairs.get(last + char, 0.0)
        placed.append(_Set(char, x, kanji))
        x += known[0] if known else (_KANJI if kanji or ord(char) > 0x2E7F else 0.3)
        last = char if known else ""
    return placed, x


@lru_cache(maxsize=8192)
def width(words: str, size: float, cut: str = "roman") -> float:
    """How long a line of text is; `size` is one em."""
    return _row(words, cut)[1] * size


def line(words: str, size: float, cut: str = "roman", colour: str = "#000000") -> Drawing:
    """A line of text from the origin to the right, its baseline at y = 0; `size` is one em."""
    return tuple(_shapes(words, size, cut, colour))


def _shapes(words: str, size: float, cut: str, colour: str) -> Iterator[Shape]:
    for placed in _row(words, cut)[0]:
        x = placed.at * size
        if placed.kanji:
            scale = _KANJI * size
            share = _HANGING.get(placed.char, 0.5)
            left = x + (_KANJI - placed.kanji.width * _KANJI) * share * size - placed.kanji.left * scale
            matrix = (scale, 0.0, 0.0, scale, left, _KANJI_DROP * size - (1 - _KANJI) * size / 2)
            yield Shape(placed.kanji.path, fill=colour, matrix=matrix, name=placed.kanji.name)
        elif placed.char in _cut(cut).glyphs:
            path = _path(cut, placed.char)
            if path:
                matrix = (size, 0.0, 0.0, size, x, 0.0)
                yield Shape(path, fill=colour, matrix=matrix, name=f"type-{cut}/{placed.char}")


def lacking(words: str, cut: str = "roman") -> str:
    """The characters of a text for which no outline is shipped: they would leave a gap."""
    face = _cut(cut).glyphs
    gone = (char for char in words if not (char in face or glyph("antique", char) or glyph("symbols", char)))
    return "".join(dict.fromkeys(gone))


__all__ = ["CUTS", "lacking", "line", "width"]
