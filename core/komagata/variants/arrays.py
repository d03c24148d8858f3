"""The array of a variant file, read square by square and edited; the full reader of positions is elsewhere."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from komagata.errors import Fault
from komagata.geometry import Board
from komagata.text import text

_TOKEN = re.compile(r"(\d+)|(\+*[A-Za-z]'?)")


def read_array(array: str, board: Board, letters: frozenset[str], faults: list[Fault]) -> dict[int, str]:
    """Square -> token. A piece may be written with `'` if there is such a letter or the letter without it."""
    placement = array.split("[", maxsplit=1)[0].strip()
    rows = placement.split("/")
    if len(rows) != board.ranks:
        faults.append(
            Fault(text("the array has {found} ranks, the board {ranks}", found=len(rows), ranks=board.ranks), "array")
        )
        return {}
    result: dict[int, str] = {}
    for index, row in enumerate(rows):
        rank = board.ranks - 1 - index
        file = 0
        at = 0
        while at < len(row):
            match = _TOKEN.match(row, at)
            if match is None:
                faults.append(
                    Fault(
                        text("'{text}' in rank {rank} is neither a number nor a piece", text=row[at], rank=rank + 1),
                        "array",
                    )
                )
                break
            at = match.end()
            if match[1]:
                file += int(match[1][:6])
                continue
            if not _known(match[2], letters):
                faults.append(Fault(text("no piece has the letter '{letter}'", letter=match[2]), "array"))
            square = board.square(file, rank)
            if square is not None:
                result[square] = match[2]
            file += 1
        if file != board.files:
            faults.append(
                Fault(
                    text(
                        "rank {rank} of the array has {found} squares, the board {wanted}",
                        rank=rank + 1,
                        found=file,
                        wanted=board.files,
                    ),
                    "array",
                )
            )
    return result


def _known(token: str, letters: frozenset[str]) -> bool:
    letter = token.lstrip("+").upper()
    return letter in letters or letter.removesuffix("'") in letters


_HELD = re.compile(r"(\d*)([A-Za-z]'?)")


@dataclass(frozen=True, slots=True)
class Array:
    """An array in the making, of pieces that may or may not exist. Every `with_` method answers with a changed copy."""

    files: int
    ranks: int
    squares: Mapping[int, str]
    """Square -> token."""
    hands: tuple[Mapping[str, int], Mapping[str, int]] = ({}, {})
    """Letters in capitals -> how many, of the first and of the second player."""
    brackets: bool = False
    """The hands are written, also when they are empty."""

    @classmethod
    def read(cls, written: str, files: int, ranks: int) -> Array:
        """As much of an array as fits the board. Where it has more or fewer ranks, both camps stay at their edges."""
        placement, bracket, rest = written.partition("[")
        rows = [_cells(row) for row in placement.strip().split("/")]
        upper = min(len(rows) // 2, ranks // 2)
        lower = min(len(rows) - upper, ranks - upper)
        placed = {ranks - 1 - index: row for index, row in enumerate(rows[:upper])}
        placed |= {lower - 1 - index: row for index, row in enumerate(rows[len(rows) - lower :])}
        squares = {
            rank * files + file: token
            for rank, row in placed.items()
            for file, token in enumerate(row[:files])
            if token
        }
        held = _HELD.findall(rest.partition("]")[0])
        hands: tuple[dict[str, int], dict[str, int]] = {}, {}
        for count, token in held:
            hand = hands[0 if token[0].isupper() else 1]
            hand[token.upper()] = hand.get(token.upper(), 0) + int(count[:3] or 1)
        return cls(files, ranks, squares, hands, bool(bracket))

    def __str__(self) -> str:
        rows = (self._row(rank) for rank in reversed(range(self.ranks)))
        placement = "/".join(rows)
        held = "".join(letter * count for letter, count in self.hands[0].items())
        held += "".join(letter.lower() * count for letter, count in self.hands[1].items())
        return f"{placement}[{held}]" if held or self.brackets else placement

    def _row(self, rank: int) -> str:
        cells = [self.squares.get(rank * self.files + file, " ") for file in range(self.files)]
        return re.sub(" +", lambda run: str(len(run[0])), "".join(cells))

    def with_token(self, square: int, token: str | None) -> Array:
        """With a piece on a square, or with the square empty."""
        squares = dict(self.squares)
        if token is None:
            squares.pop(square, None)
        else:
            squares[square] = token
        return replace(self, squares=squares)

    def with_held(self, side: int, letter: str, count: int) -> Array:
        """With so many pieces of a letter in a hand."""
        hand = dict(self.hands[side])
        hand.pop(letter, None)
        if count > 0:
            hand[letter] = min(count, 99)
        hands = (hand, self.hands[1]) if side == 0 else (self.hands[0], hand)
        return replace(self, hands=hands)

    def without_letter(self, letter: str) -> Array:
        """Without the pieces of a letter, on the board and in both hands."""
        kept = {square: token for square, token in self.squares.items() if token.lstrip("+").upper() != letter}
        first, second = ({held: n for held, n in hand.items() if held != letter} for hand in self.hands)
        return replace(self, squares=kept, hands=(first, second))

    def with_letter(self, old: str, new: str) -> Array:
        """With another letter for the same pieces."""

        def renamed(token: str) -> str:
            level = len(token) - len(token.lstrip("+"))
            if token[level:].upper() != old:
                return token
            return token[:level] + (new if token[level].isupper() else new.lower())

        first, second = ({new if held == old else held: n for held, n in hand.items()} for hand in self.hands)
        return replace(self, squares={at: renamed(token) for at, token in self.squares.items()}, hands=(first, second))

    def mirrored(self, *, turn: bool) -> Array:
        """With the first player's camp, and whatever is his, for the second one too: mirrored, or turned by half."""
        own = {square: token for square, token in self.squares.items() if token.lstrip("+")[:1].isupper()}
        other = {self._reflected(square, turn): token.lower() for square, token in own.items()}
        return replace(self, squares={**other, **own}, hands=(self.hands[0], self.hands[0]))

    def _reflected(self, square: int, turn: bool) -> int:
        if turn:
            return self.files * self.ranks - 1 - square
        rank, file = divmod(square, self.files)
        return (self.ranks - 1 - rank) * self.files + file


def _cells(row: str) -> list[str]:
    """The squares of one rank, an empty text for an empty one; what is neither piece nor number is left out."""
    cells: list[str] = []
    for number, token in _TOKEN.findall(row):
        cells += [""] * min(int(number[:3]), 99) if number else [token]
    return cells


__all__ = ["Array", "read_array"]
