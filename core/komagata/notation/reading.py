"""What reading a position yields: the arrangement as far as it could be read, and every fault on the way."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from komagata.errors import Fault
from komagata.kernel.interface import State
from komagata.text import Text, text


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of a text and where it starts."""

    text: str
    offset: int


@dataclass(frozen=True, slots=True)
class Clocks:
    """Numbers that a position carries along; they decide no move."""

    halfmoves: int = 0
    """Plies since the last capture, drop or Pawn move."""
    fullmoves: int = 1
    """Move number as the game's own notation counts it: pairs of moves in FEN, single moves in SFEN."""


@dataclass(frozen=True, slots=True)
class Reading:
    """An arrangement as it stands in a text. What could not be read is left out of `state` and listed in `faults`."""

    state: State
    clocks: Clocks
    faults: tuple[Fault, ...] = ()
    misplaced: bool = False
    """The board itself could not be read whole, so that what stands where is uncertain."""

    @property
    def offset(self) -> int | None:
        """Where the text stops making sense."""
        return first_offset(self.faults)


MOST_FAULTS = 100
"""So many of one text are listed: a text with more is something else altogether."""


@dataclass(slots=True)
class Faults:
    """Collects what is wrong with a text, with the places."""

    found: list[Fault] = field(default_factory=list[Fault])

    def add(self, offset: int, what: Text) -> None:
        if len(self.found) < MOST_FAULTS:
            self.found.append(Fault(what, path="position", line=1, column=offset + 1))

    @property
    def offset(self) -> int | None:
        """Where the first of them stands."""
        return first_offset(self.found)


def first_offset(faults: Iterable[Fault]) -> int | None:
    """The foremost place that any of the faults names."""
    columns = [fault.column for fault in faults if fault.column is not None]
    return min(columns) - 1 if columns else None


def words(line: str) -> list[Word]:
    """The fields of a position; `_` separates as a space does (addresses of web pages)."""
    return [Word(match.group(), match.start()) for match in re.finditer(r"[^\s_]+", line)]


def number(word: Word, least: int, faults: Faults) -> int:
    """A clock or a move number."""
    if word.text.isascii() and word.text.isdecimal() and len(word.text) < 7:
        return max(least, int(word.text))
    faults.add(word.offset, text("'{word}' is not a number", word=word.text))
    return least


__all__ = ["Clocks", "Faults", "Reading", "Word", "first_offset", "number", "words"]
