"""Drops: where a piece in hand may be put down. That a drop may not mate is judged with the legal moves."""

from __future__ import annotations

from collections.abc import Iterator

from komagata.geometry import members, square_set
from komagata.kernel.interface import State
from komagata.moves import Move
from komagata.variants.tables import Slot, Tables


def in_hand(tables: Tables, state: State, slot: int) -> int:
    """How many pieces the side to move has in a slot."""
    return state.hands[state.side * len(tables.slots) + slot]


def drops(tables: Tables, state: State) -> Iterator[Move]:
    """Every drop on an empty square that the piece's own limits allow."""
    for number, slot in enumerate(tables.slots):
        if not in_hand(tables, state, number):
            continue
        for square in members(slot.squares[state.side]):
            if not state.board[square] and not files_blocked(tables, state, slot, square):
                yield Move(-1, square, slot=number)


def files_blocked(tables: Tables, state: State, slot: Slot, square: int) -> int:
    """The square set of own pieces that forbid this drop on its file (nifu); 0 if none does."""
    board = tables.board
    own = slot.file_squares[state.side] & board.file_set(board.file(square))
    return square_set(
        place
        for place in members(own)
        if state.board[place] in slot.file_codes
        and (code := tables.codes[state.board[place]]) is not None
        and code.side == state.side
    )


__all__ = ["drops", "files_blocked", "in_hand"]
