"""SFEN: `placement side hands number`; in games without hands, as lishogi writes Chu Shogi, the third field is the
square on which a non-lion has just captured a lion.

A fifth field lists the squares of pieces that entered the promotion zone with the last move of their side and did not
promote. It is written only where that decides a later promotion.
"""

from __future__ import annotations

import re

from komagata.kernel.interface import State
from komagata.notation import fen
from komagata.notation.placement import read_board, read_hands, write_board, write_counts
from komagata.notation.reading import Clocks, Faults, Reading, Word, number, words
from komagata.text import text
from komagata.variants.compiler import Compiled
from komagata.variants.tables import NOWHERE, Trigger

SIDES = "bw"
"""The first player is black, at the bottom, in upper case."""


def read(compiled: Compiled, line: str) -> Reading:
    """The arrangement in `line`, with all that is wrong with it; a FEN with brackets is read too."""
    fields = words(line)
    if fields and "[" in fields[0].text:
        return fen.read(compiled, line)
    faults = Faults()
    if not fields:
        faults.add(0, text("a position is expected, such as {example}", example=compiled.variant.array))
        fields = [Word("", 0)]
    board = read_board(compiled, fields[0], faults)
    misplaced = bool(faults.found)
    most = 5 if remembers_entry(compiled) else 4
    for word in fields[most:]:
        faults.add(word.offset, text("nothing is expected after the move number, not '{word}'", word=word.text))
    third = fields[2] if len(fields) > 2 else Word("-", 0)
    lion_field = has_lion_field(compiled)
    state = State(
        board=board,
        hands=read_hands(compiled, Word("-", 0) if lion_field else third, faults),
        side=_side(fields[1], faults) if len(fields) > 1 else 0,
        lion=_square(compiled, third, faults) if lion_field else NOWHERE,
        fresh=_fresh(compiled, board, fields[4], faults) if most == 5 and len(fields) > 4 else (NOWHERE, NOWHERE),
    )
    fullmoves = number(fields[3], 1, faults) if len(fields) > 3 else 1
    return Reading(state, Clocks(0, fullmoves), tuple(faults.found), misplaced)


def has_lion_field(compiled: Compiled) -> bool:
    """Whether the third field tells of a lion instead of the hands."""
    return compiled.variant.notation.position == "chu-sfen"


def remembers_entry(compiled: Compiled) -> bool:
    """Whether some piece may promote one turn after it entered the zone."""
    return any(code is not None and code.trigger is Trigger.ENTRY_THEN_LATER for code in compiled.tables.codes)


def _side(word: Word, faults: Faults) -> int:
    if word.text in SIDES and len(word.text) == 1:
        return SIDES.index(word.text)
    faults.add(word.offset, text("the side to move is 'b' or 'w', not '{word}'", word=word.text))
    return 0


def _square(compiled: Compiled, word: Word, faults: Faults) -> int:
    if word.text == "-":
        return NOWHERE
    square = compiled.tables.board.parse_usi(word.text)
    if square is None:
        faults.add(
            word.offset,
            text(
                "a square such as 6f where a lion was just captured, or '-', is expected, not '{word}'", word=word.text
            ),
        )
        return NOWHERE
    return square


def _fresh(compiled: Compiled, board: bytes, word: Word, faults: Faults) -> tuple[int, int]:
    """The squares of the fifth field, told apart by whose piece stands there."""
    fresh = [NOWHERE, NOWHERE]
    if word.text == "-":
        return (NOWHERE, NOWHERE)
    for match in re.finditer(r"[0-9]+[a-z]|[^,]", word.text):
        square = compiled.tables.board.parse_usi(match.group())
        code = compiled.tables.codes[board[square]] if square is not None else None
        if square is None or code is None or fresh[code.side] != NOWHERE:
            faults.add(
                word.offset + match.start(),
                text(
                    "at most one square for each side, with a piece, or '-', is expected, not '{word}'", word=word.text
                ),
            )
        else:
            fresh[code.side] = square
    return (fresh[0], fresh[1])


def write(compiled: Compiled, state: State, clocks: Clocks) -> str:
    """The canonical form of the games that are written in SFEN."""
    board = compiled.tables.board
    if has_lion_field(compiled):
        third = "-" if state.lion == NOWHERE else board.usi(state.lion)
    else:
        third = write_counts(compiled, state.hands)
    line = f"{write_board(compiled, state.board)} {SIDES[state.side]} {third} {clocks.fullmoves}"
    if remembers_entry(compiled):
        fresh = ",".join(board.usi(square) for square in state.fresh if square != NOWHERE)
        line += f" {fresh or '-'}"
    return line


__all__ = ["has_lion_field", "read", "remembers_entry", "write"]
