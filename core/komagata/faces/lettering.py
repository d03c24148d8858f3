"""Short texts as outlines: coordinates, counts, what is written on a board. Never live text."""

from __future__ import annotations

import re
from functools import lru_cache

from komagata.faces.glyphs import Glyph, glyph
from komagata.faces.shapes import Drawing, Shape

CAP = 0.714
"""Height of a digit or a capital letter, in ems."""

_ZODIAC = "子丑寅卯辰巳午未申酉戌亥"
_DIGITS = "〇一二三四五六七八九"
# A word with the space behind it, or one character of a script without spaces with the comma or stop behind it.
_PARTS = re.compile(r"[\u2e80-\uffef][、。」]? ?|[^\s\u2e80-\uffef]+ ?")
_SPACE = 0.26
_KANJI_SCALE = 0.92
# Space on both sides of a Latin glyph, which its ink box does not tell.
_BEARING = 0.045

COORDINATES = ("algebraic", "usi", "japanese", "numeric", "zodiac", "none")
"""Styles of coordinates: `a1`, `1a`, 1一, `11`, 子一, none at all."""


def file_label(style: str, file: int, files: int) -> str:
    """What is written at a file, counted from 0 at the first player's left."""
    if style == "algebraic":
        return chr(97 + file)
    if style == "zodiac" and files <= len(_ZODIAC):
        return _ZODIAC[files - 1 - file]
    return "" if style == "none" else str(files - file)


def rank_label(style: str, rank: int, ranks: int) -> str:
    """What is written at a rank, counted from 0 on the first player's side."""
    if style == "algebraic":
        return str(rank + 1)
    down = ranks - rank
    if style == "usi":
        return chr(96 + down)
    if style in ("japanese", "zodiac"):
        return numeral(down)
    return "" if style == "none" else str(down)


def numeral(number: int) -> str:
    """A number up to 99 in kanji."""
    tens, ones = divmod(number, 10)
    if not tens:
        return _DIGITS[ones]
    return ("" if tens == 1 else _DIGITS[tens]) + "十" + (_DIGITS[ones] if ones else "")


def seated(style: str) -> bool:
    """Whether coordinates of this style stand above and to the right of the board, as in Japan."""
    return style not in ("algebraic", "none")


def extent(text: str, size: float, kanji: str = "antique") -> float:
    """How wide a line of text is, in cells."""
    return sum(_advance(char, kanji) for char in text) * size / CAP


def _advance(char: str, kanji: str) -> float:
    if latin := glyph("letters", char):
        return latin.width + 2 * _BEARING
    found = glyph(kanji, char)
    return found.width * _KANJI_SCALE + 0.06 if found else _SPACE


def wrapped(text: str, size: float, width: float) -> list[str]:
    """A text as lines that are at most so wide; a single longer word stands alone. Japanese breaks anywhere."""
    lines: list[str] = []
    for part in _PARTS.findall(text):
        if lines and extent(lines[-1] + part.rstrip(), size) <= width:
            lines[-1] += part
        else:
            lines.append(part)
    return [line.strip() for line in lines]


@lru_cache(maxsize=1024)
def lettering(text: str, size: float, colour: str, anchor: float = 0.5, kanji: str = "antique") -> Drawing:
    """A line of text at the origin: `size` is the height of a capital letter in cells, the middle of which is at y = 0.

    `anchor` says which part of the line is at x = 0: 0 its left end, 1 its right end. Characters without an outline
    are left out.
    """
    em = size / CAP
    placed: list[tuple[Glyph, float, float, float]] = []
    x = 0.0
    for char in text:
        latin = glyph("letters", char)
        found = latin or glyph(kanji, char)
        if found is None:
            x += _SPACE
            continue
        scale, bearing = (1.0, _BEARING) if latin else (_KANJI_SCALE, 0.03)
        width = found.width * scale
        # Kanji are centred on the capitals' middle by their own ink, so that flat ones do not sink.
        drop = CAP / 2 if latin else -(found.top + found.bottom) / 2 * scale
        placed.append((found, scale, x + bearing - found.left * scale, drop))
        x += width + 2 * bearing
    shift = -x * anchor
    return tuple(
        Shape(
            found.path,
            fill=colour,
            matrix=(scale * em, 0.0, 0.0, scale * em, (left + shift) * em, drop * em),
            name=found.name,
        )
        for found, scale, left, drop in placed
    )


__all__ = ["COORDINATES", "extent", "file_label", "lettering", "numeral", "rank_label", "seated", "wrapped"]
