"""Castling by rights: which castlings may be made, and which one a move is."""

from __future__ import annotations

from collections.abc import Iterator

from komagata.geometry import members
from komagata.kernel.interface import State
from komagata.kernel.reference.rides import attackers, code_at
from komagata.moves import Move
from komagata.variants.tables import Castling, Tables


def castling_moves(tables: Tables, state: State) -> Iterator[Move]:
    """The King's part of every castling that may be made now."""
    for right, castling in enumerate(tables.castlings):
        if castling.side == state.side and state.castling >> right & 1 and _possible(tables, state, castling):
            yield Move(castling.king_from, castling.king_to)


def _possible(tables: Tables, state: State, castling: Castling) -> bool:
    king = code_at(tables, state.board, castling.king_from)
    if king is None or not king.royal or king.side != castling.side:
        return False
    if state.board[castling.rook_from] != castling.rook:
        return False
    if any(state.board[square] for square in members(castling.empty)):
        return False
    return not any(attackers(tables, state.board, square, 1 - castling.side) for square in members(castling.safe))


def castling_of(tables: Tables, state: State, move: Move) -> Castling | None:
    """The castling that a legal move is, if it is one."""
    if move.is_drop or move.via:
        return None
    king = code_at(tables, state.board, move.origin)
    if king is None or not king.royal:
        return None
    for right, castling in enumerate(tables.castlings):
        if (
            castling.side == state.side
            and state.castling >> right & 1
            and (castling.king_from, castling.king_to) == (move.origin, move.target)
        ):
            return castling
    return None


def rights_after(tables: Tables, castling: int, touched: set[int]) -> int:
    """The rights left after something left or landed on the squares `touched`."""
    for right, entry in enumerate(tables.castlings):
        if entry.king_from in touched or entry.rook_from in touched:
            castling &= ~(1 << right)
    return castling


__all__ = ["castling_moves", "castling_of", "rights_after"]
