"""The array of a variant file, read square by square; the full reader of positions is `komagata.notation`."""

from __future__ import annotations

import re

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
                file += int(match[1])
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


__all__ = ["read_array"]
