"""Arrangements made of others: mirrored, turned, with the sides exchanged; and the states that a piece goes through."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum

from komagata.kernel.interface import State
from komagata.variants.compiler import Compiled
from komagata.variants.tables import NOWHERE


class Aspect(Enum):
    """What of a piece changes, everything else staying as it is."""

    OWNER = "owner"
    PROMOTION = "promotion"
    ORIGIN = "origin"
    """The army that it began in."""
    ALL = "all"
    """Promotions first, then the army, then the owner: every state of the piece in turn."""


def next_state(compiled: Compiled, number: int, aspect: Aspect) -> int:
    """The code that comes after a code, round and round; the same one where there is no other."""
    codes = compiled.tables.codes
    code = codes[number]
    if code is None:
        return number
    ring = [
        other
        for other, row in enumerate(codes)
        if row is not None
        and row.base == code.base
        and (aspect in (Aspect.OWNER, Aspect.ALL) or row.side == code.side)
        and (aspect in (Aspect.PROMOTION, Aspect.ALL) or row.level == code.level)
        and (aspect in (Aspect.ORIGIN, Aspect.ALL) or row.foreign == code.foreign)
    ]
    ring.sort(key=lambda other: _place(compiled, other))
    return ring[(ring.index(number) + 1) % len(ring)]


def _place(compiled: Compiled, number: int) -> tuple[int, bool, int]:
    code = compiled.tables.codes[number]
    return (0, False, 0) if code is None else (code.side, code.foreign, code.level)


def mirrored(compiled: Compiled, state: State) -> State:
    """Left and right exchanged."""
    board = compiled.tables.board
    return _moved(compiled, state, lambda square: square - 2 * board.file(square) + board.files - 1)


def rotated(compiled: Compiled, state: State) -> State:
    """The board turned by half a circle under the same pieces of the same players."""
    return _moved(compiled, state, compiled.tables.board.turned)


def swapped(compiled: Compiled, state: State) -> State:
    """Every piece where it is, but the other player's; so are the hands and the turn."""
    slots = len(compiled.slot_tokens)
    other = [compiled.codes.get(token.swapcase(), 0) for token in compiled.tokens]
    board = bytes(other[number] for number in state.board)
    hands = state.hands[slots:] + state.hands[:slots]
    return with_rights_that_fit(compiled, State(board, hands, 1 - state.side, state.castling, lion=state.lion))


def _moved(compiled: Compiled, state: State, to: Callable[[int], int]) -> State:
    board = bytearray(len(state.board))
    for square, number in enumerate(state.board):
        board[to(square)] = number
    lion = state.lion if state.lion == NOWHERE else to(state.lion)
    moved = replace(state, board=bytes(board), passant=NOWHERE, lion=lion, fresh=(NOWHERE, NOWHERE))
    return with_rights_that_fit(compiled, moved)


def with_rights_that_fit(compiled: Compiled, state: State) -> State:
    """Without the castling rights whose King or Rook is not where it started."""
    return replace(state, castling=state.castling & castlings_possible(compiled, state.board))


def castlings_possible(compiled: Compiled, board: bytes) -> int:
    """Bit n: King and Rook of the n-th castling of the tables stand where they start."""
    found = 0
    for bit, castling in enumerate(compiled.tables.castlings):
        king = compiled.tables.codes[board[castling.king_from]]
        at_home = king is not None and king.royal and king.side == castling.side
        if at_home and board[castling.rook_from] == castling.rook:
            found |= 1 << bit
    return found


__all__ = ["Aspect", "castlings_possible", "mirrored", "next_state", "rotated", "swapped", "with_rights_that_fit"]
