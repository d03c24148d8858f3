"""Squares, vectors and square sets of a rectangular board of at most 16 files and 16 ranks.

A square is an integer, `rank * files + file`, both counted from 0 at the first player's bottom left (`a1`).
A square set is an integer whose bit `s` says whether square `s` is in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

MOST_FILES = 16
MOST_RANKS = 16


@dataclass(frozen=True, slots=True)
class Board:
    """The shape of a board."""

    files: int
    ranks: int

    @property
    def squares(self) -> int:
        """How many squares there are."""
        return self.files * self.ranks

    @property
    def all(self) -> int:
        """The set of all squares."""
        return (1 << self.squares) - 1

    def square(self, file: int, rank: int) -> int | None:
        """The square at `file` and `rank`, both from 0, or None off the board."""
        if 0 <= file < self.files and 0 <= rank < self.ranks:
            return rank * self.files + file
        return None

    def file(self, square: int) -> int:
        return square % self.files

    def rank(self, square: int) -> int:
        return square // self.files

    def step(self, square: int, vector: tuple[int, int]) -> int | None:
        """The square one `vector` (files, ranks) away, or None off the board."""
        return self.square(square % self.files + vector[0], square // self.files + vector[1])

    def distance(self, one: int, other: int) -> int:
        """King steps between two squares."""
        return max(
            abs(one % self.files - other % self.files),
            abs(one // self.files - other // self.files),
        )

    def turned(self, square: int) -> int:
        """The square seen from the other side of the board."""
        return self.squares - 1 - square

    def rank_set(self, ranks: Iterable[int]) -> int:
        """The set of all squares of these ranks, counted from 0."""
        row = (1 << self.files) - 1
        return sum(row << (rank * self.files) for rank in set(ranks) if 0 <= rank < self.ranks)

    def file_set(self, file: int) -> int:
        """The set of all squares of one file, counted from 0."""
        return sum(1 << (rank * self.files + file) for rank in range(self.ranks))

    def name(self, square: int) -> str:
        """`a1` style: files a.. from the first player's left, ranks 1.. from the bottom."""
        return f"{chr(97 + square % self.files)}{square // self.files + 1}"

    def usi(self, square: int) -> str:
        """USI style: file number from the first player's right, rank letter from the top."""
        return f"{self.files - square % self.files}{chr(97 + self.ranks - 1 - square // self.files)}"

    def parse(self, name: str) -> int | None:
        """The square called `name` in `a1` style, or None."""
        if len(name) < 2 or not name[1:].isdecimal() or not name.isascii() or name[1] == "0" or len(name) > 3:
            return None
        return self.square(ord(name[0]) - 97, int(name[1:]) - 1)

    def parse_usi(self, name: str) -> int | None:
        """The square called `name` in USI style, or None."""
        if len(name) < 2 or not name[:-1].isdecimal() or not name.isascii() or name[0] == "0" or len(name) > 3:
            return None
        return self.square(self.files - int(name[:-1]), self.ranks - 1 - (ord(name[-1]) - 97))


def members(squares: int) -> Iterator[int]:
    """The squares of a set, in rising order."""
    while squares:
        low = squares & -squares
        yield low.bit_length() - 1
        squares ^= low


def square_set(squares: Iterable[int]) -> int:
    """The set of these squares."""
    result = 0
    for square in squares:
        result |= 1 << square
    return result


__all__ = ["MOST_FILES", "MOST_RANKS", "Board", "members", "square_set"]
