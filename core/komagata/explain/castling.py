"""Which condition of castling is not met."""

from __future__ import annotations

from komagata.explain.case import Case, Explanation
from komagata.geometry import members
from komagata.text import text
from komagata.variants.tables import Castling


def castling_of(case: Case) -> tuple[int, Castling] | None:
    """The castling that a move of the King's means, with its bit, or None."""
    move = case.move
    code = case.code(move.origin)
    if code is None or not code.royal or move.via or move.promotion:
        return None
    for bit, castling in enumerate(case.tables.castlings):
        means = move.target in (castling.king_to, castling.rook_from if case.is_own(move.target) else castling.king_to)
        if castling.side == case.side and castling.king_from == move.origin and means:
            return bit, castling
    return None


def explain_castling(case: Case, bit: int, castling: Castling) -> Explanation | None:
    """Why this castling is not possible, or None."""
    king = case.code(castling.king_from)
    assert king is not None
    if not case.state.castling >> bit & 1:
        sentence = text(
            "The right to castle on this side is lost: the {king} or the {rook} has moved, or the {rook} was captured.",
            king=case.name(king),
            rook=_rook(case, castling),
        )
        return Explanation("castling-right", sentence, (castling.king_from, castling.rook_from))
    between = tuple(square for square in members(castling.empty) if case.state.board[square])
    if between:
        sentence = text(
            "The way between the {king} and the {rook} is not free: there is {pieces}.",
            pieces=case.pieces(between),
            king=case.name(king),
            rook=_rook(case, castling),
        )
        return Explanation("castling-blocked", sentence, between)
    return _attacked(case, castling)


def _attacked(case: Case, castling: Castling) -> Explanation | None:
    king = case.code(castling.king_from)
    assert king is not None
    way = sorted(members(castling.safe), key=lambda square: abs(square - castling.king_from))
    for square in way:
        attackers = case.kernel.attackers(case.state, square, case.other)
        if not attackers:
            continue
        words = {"king": case.name(king), "square": case.square(square), "attackers": case.pieces(attackers)}
        if square == castling.king_from:
            sentence = text("The {king} may not castle while it is attacked by {attackers}.", **words)
            return Explanation("castling-in-check", sentence, (square, *attackers))
        if square == castling.king_to:
            sentence = text("The {king} would castle to {square}, which {attackers} attacks.", **words)
            return Explanation("castling-into-check", sentence, (square, *attackers))
        sentence = text("The {king} would castle over {square}, which {attackers} attacks.", **words)
        return Explanation("castling-through-check", sentence, (square, *attackers))
    return None


def _rook(case: Case, castling: Castling) -> object:
    code = case.tables.codes[castling.rook]
    return case.name(code) if code is not None else text("Rook")


__all__ = ["castling_of", "explain_castling"]
