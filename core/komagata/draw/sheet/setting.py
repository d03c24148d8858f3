"""Paragraphs set in lines: ragged on the right, never a lonely short word, in several cuts. Lengths are in mm."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from komagata.draw.sheet.type import line, width
from komagata.faces.shapes import Drawing, moved, translation


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one cut."""

    words: str
    cut: str = "roman"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a paragraph, its baseline at y = 0."""

    drawing: Drawing
    length: float


@dataclass(frozen=True, slots=True)
class _Word:
    """What no line may break: pieces of text, each in its cut, and how long they are together."""

    parts: tuple[Run, ...]
    length: float
    spaced: bool
    """A space stood before it."""


# East Asian text breaks between any two characters; everything else at spaces, though not at those that bind (U+00A0),
# and after a dash or a slash in a word.
_ATOMS = re.compile(
    r"[\u2e80-\uffef][、。」]?|[^ \t\n\u2e80-\uffef]*?[–—/](?=[^ \t\n\d])|[^ \t\n\u2e80-\uffef]+|[ \t\n]+"
)


def _words(runs: Iterable[Run], size: float) -> Iterator[_Word]:
    """The words of a paragraph. Runs that touch without a space are one word, as a comma behind italics is."""
    parts: list[Run] = []
    spaced = loose = False
    for run in runs:
        for atom in _ATOMS.findall(run.words.replace("\n", " ")):
            if atom[0] in " \t\n":
                if parts:
                    yield _word(parts, size, spaced=spaced)
                    parts = []
                spaced, loose = True, False
            elif loose:
                yield _word(parts, size, spaced=spaced)
                parts, spaced = [Run(atom, run.cut)], False
                loose = _breaks(atom)
            else:
                parts.append(Run(atom, run.cut))
                loose = _breaks(atom)
    if parts:
        yield _word(parts, size, spaced=spaced)


def _breaks(atom: str) -> bool:
    return atom[-1] in "–—/" or ord(atom[0]) > 0x2E7F


def _word(parts: Sequence[Run], size: float, *, spaced: bool) -> _Word:
    return _Word(tuple(parts), sum(width(part.words, size, part.cut) for part in parts), spaced)


def paragraph(runs: Iterable[Run], size: float, measure: float, colour: str = "#000000") -> list[Line]:
    """Text in lines that are at most `measure` long; a longer word is broken where it must be. `size` is one em."""
    lines: list[list[_Word]] = []
    used, space = 0.0, width(" ", size)
    for word in _fitting(_words(runs, size), size, measure):
        gap = space if word.spaced else 0.0
        if lines and used + gap + word.length <= measure:
            lines[-1].append(word)
            used += gap + word.length
        else:
            lines.append([word])
            used = word.length
    return [_line(words, size, space, colour) for words in lines]


def _fitting(words: Iterable[_Word], size: float, measure: float) -> Iterator[_Word]:
    """Words of which none is longer than a line: positions are."""
    for word in words:
        if word.length <= measure:
            yield word
            continue
        spaced = word.spaced
        for part in word.parts:
            rest = part.words
            while rest:
                count = next(n for n in range(len(rest), 0, -1) if n == 1 or width(rest[:n], size, part.cut) <= measure)
                yield _word([Run(rest[:count], part.cut)], size, spaced=spaced)
                rest, spaced = rest[count:], False


def _line(words: Sequence[_Word], size: float, space: float, colour: str) -> Line:
    drawing: list[Drawing] = []
    x = 0.0
    for number, word in enumerate(words):
        if number and word.spaced:
            x += space
        for part in word.parts:
            drawing.append(moved(line(part.words, size, part.cut, colour), translation(x, 0.0)))
            x += width(part.words, size, part.cut)
    return Line(tuple(shape for part in drawing for shape in part), x)


def length(runs: Iterable[Run], size: float) -> float:
    """How long a text is in one line."""
    words = list(_words(runs, size))
    return sum(word.length + (width(" ", size) if word.spaced and number else 0.0) for number, word in enumerate(words))


__all__ = ["Line", "Run", "length", "paragraph"]
