"""The board and the hands as letters: the parts that FEN and SFEN share.

`+X` is a promoted X, `++X` one that took the second entry of X's promotions, `X'` one whose token carries the mark
(it serves the army it did not start in, or is a kind whose letter has it). Runs of empty squares may have two digits.
"""

from __future__ import annotations

import re
from itertools import groupby

from komagata.errors import NotationError
from komagata.notation.reading import Faults, Word
from komagata.text import text
from komagata.variants.compiler import Compiled

TOKEN = re.compile(r"(?P<run>[0-9]+)|(?P<piece>\+*[A-Za-z]'?)|(?P<other>.)", re.ASCII)
HELD = re.compile(r"(?P<count>[0-9]*)(?P<piece>\+*[A-Za-z]'?)|(?P<other>.)", re.ASCII)
MOST_HELD = 255


def read_board(compiled: Compiled, word: Word, faults: Faults) -> bytes:
    """The codes of all squares; what cannot be read is left empty."""
    board = compiled.tables.board
    codes = bytearray(board.squares)
    rows = word.text.split("/")
    if len(rows) != board.ranks:
        faults.add(
            word.offset, text("there are {found} ranks instead of {expected}", found=len(rows), expected=board.ranks)
        )
    offset = word.offset
    for index, row in enumerate(rows):
        rank = board.ranks - 1 - index
        found = _read_row(compiled, Word(row, offset), faults)
        if len(found) != board.files and rank >= 0:
            faults.add(
                offset,
                text(
                    "rank {rank} has {found} squares instead of {expected}",
                    rank=rank + 1,
                    found=len(found),
                    expected=board.files,
                ),
            )
        if rank >= 0:
            fitting = found[: board.files]
            codes[rank * board.files : rank * board.files + len(fitting)] = bytes(fitting)
        offset += len(row) + 1
    return bytes(codes)


def _read_row(compiled: Compiled, word: Word, faults: Faults) -> list[int]:
    row: list[int] = []
    for match in TOKEN.finditer(word.text):
        if match["run"]:
            length = int(match["run"][:4])
            if length == 0:
                faults.add(word.offset + match.start(), text("a run of empty squares is at least 1 long"))
            row.extend([0] * min(length, 99))
        else:
            row.append(_code(compiled, match.group(), word.offset + match.start(), faults))
    return row


def _code(compiled: Compiled, token: str, offset: int, faults: Faults) -> int:
    code = compiled.codes.get(token, 0)
    if not code:
        known = " ".join(dict.fromkeys(one.upper() for one in compiled.tokens if one))
        faults.add(offset, text("there is no piece '{token}'; there are {known}", token=token, known=known))
    return code


def write_board(compiled: Compiled, codes: bytes) -> str:
    """The placement of `codes`, ranks from the top."""
    files = compiled.tables.board.files
    rows = [codes[start : start + files] for start in range(0, len(codes), files)]
    return "/".join(_write_row(compiled, row) for row in reversed(rows))


def _write_row(compiled: Compiled, row: bytes) -> str:
    parts: list[str] = []
    for code, run in groupby(row):
        squares = len(list(run))
        parts.append(compiled.tokens[code] * squares if code else str(squares))
    return "".join(parts)


def read_hands(compiled: Compiled, word: Word, faults: Faults) -> bytes:
    """Counts of all slots of the first player, then of the second; counts may stand before the letters."""
    slots = len(compiled.slot_tokens)
    hands = [0] * (2 * slots)
    if word.text in {"", "-"}:
        return bytes(hands)
    for match in HELD.finditer(word.text):
        offset, token = word.offset + match.start(), match["piece"] or match.group()
        slot = slot_of(compiled, token)
        if slot is None:
            _unknown_held(compiled, token, offset, faults)
            continue
        place = slot + (slots if token.strip("'").islower() else 0)
        hands[place] += int((match["count"] or "1")[:4])
        if hands[place] > MOST_HELD:
            faults.add(offset, text("no hand holds more than {most} of a kind", most=MOST_HELD))
            hands[place] = MOST_HELD
    return bytes(hands)


def _unknown_held(compiled: Compiled, token: str, offset: int, faults: Faults) -> None:
    if not compiled.slot_tokens:
        faults.add(offset, text("'{token}' cannot be in hand: this game has no drops", token=token))
        return
    known = " ".join(compiled.slot_tokens)
    faults.add(offset, text("'{token}' cannot be in hand; there are {known}", token=token, known=known))


def slot_of(compiled: Compiled, token: str) -> int | None:
    """The hand slot called `token`, in either case."""
    try:
        return compiled.slot_tokens.index(token.upper())
    except ValueError:
        return None


def slot_required(compiled: Compiled, token: str) -> int:
    """The same; raises NotationError where there is none."""
    slot = slot_of(compiled, token)
    if slot is None:
        known = " ".join(compiled.slot_tokens) or "-"
        raise NotationError(text("'{token}' cannot be in hand; there are {known}", token=token, known=known))
    return slot


def held(compiled: Compiled, hands: bytes, side: int) -> list[tuple[str, int]]:
    """(token in upper case, count) of what one side holds, in slot order."""
    slots = len(compiled.slot_tokens)
    counts = hands[side * slots : (side + 1) * slots]
    return [(token, count) for token, count in zip(compiled.slot_tokens, counts, strict=True) if count]


def write_letters(compiled: Compiled, hands: bytes) -> str:
    """Hands as repeated letters: `PPNp`."""
    first = "".join(token * count for token, count in held(compiled, hands, 0))
    return first + "".join(token.lower() * count for token, count in held(compiled, hands, 1))


def write_counts(compiled: Compiled, hands: bytes) -> str:
    """Hands as counts before letters: `2PNp`; `-` if both are empty."""

    def one(side: int) -> str:
        return "".join((str(count) if count > 1 else "") + token for token, count in held(compiled, hands, side))

    return one(0) + one(1).lower() or "-"


__all__ = [
    "MOST_HELD",
    "held",
    "read_board",
    "read_hands",
    "slot_of",
    "slot_required",
    "write_board",
    "write_counts",
    "write_letters",
]
