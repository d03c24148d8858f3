"""Why a move that a piece can make is refused because of check."""

from __future__ import annotations

from dataclasses import replace

from komagata.explain.case import Case, Explanation
from komagata.kernel.interface import State
from komagata.text import text
from komagata.variants.tables import RoyalRule


def explain_check(case: Case) -> Explanation | None:
    """The rule against leaving an own royal attacked, if the move breaks it."""
    play = case.tables.play
    if play.royal is not RoyalRule.MATE:
        return None
    after = case.kernel.play(case.state, case.move)
    left = case.kernel.checked(after, case.side)
    if not left or (play.one_royal_checks and _royals(case, after) > 1):
        return None
    royal = left[0]
    attackers = case.kernel.attackers(after, royal, case.other)
    facing = _facing(case, after, royal, attackers)
    if facing is not None:
        return facing
    mover = None if case.move.is_drop else case.code(case.move.origin)
    if mover is not None and mover.royal and royal == case.move.target:
        sentence = text(
            "The {king} may not go to {square}, where it would be attacked by {attackers}.",
            king=case.name(mover),
            square=case.square(royal),
            attackers=case.pieces(attackers, after),
        )
        return Explanation("into-check", sentence, (royal, *attackers))
    return _left_attacked(case, after, royal, attackers)


def _left_attacked(case: Case, after: State, royal: int, attackers: tuple[int, ...]) -> Explanation:
    known = {
        attacker
        for checked in case.kernel.checked(case.state, case.side)
        for attacker in case.kernel.attackers(case.state, checked, case.other)
    }
    still = tuple(attacker for attacker in attackers if attacker in known)
    if still:
        sentence = text("This move does not answer the check by {attackers}.", attackers=case.pieces(still, after))
        return Explanation("in-check", sentence, (*still, royal))
    if not case.move.is_drop and _pins(case, royal, attackers):
        code = case.code(case.move.origin)
        assert code is not None
        sentence = text(
            "The {piece} on {square} is pinned: without it {king} would be attacked by {attackers}.",
            piece=case.name(code),
            square=case.square(case.move.origin),
            king=case.piece(royal, after),
            attackers=case.pieces(attackers, after),
        )
        return Explanation("pinned", sentence, (*attackers, case.move.origin, royal))
    sentence = text(
        "This move would leave {king} attacked by {attackers}.",
        king=case.piece(royal, after),
        attackers=case.pieces(attackers, after),
    )
    return Explanation("leaves-check", sentence, (*attackers, royal))


def _facing(case: Case, after: State, royal: int, attackers: tuple[int, ...]) -> Explanation | None:
    """Two royals that see each other from afar (facing generals)."""
    for attacker in attackers:
        code = case.code(attacker, after)
        if code is not None and code.royal and case.tables.board.distance(attacker, royal) > 1:
            sentence = text(
                "This move would leave {royals} facing each other with nothing between them.",
                royals=case.pieces((royal, attacker), after),
            )
            return Explanation("facing-generals", sentence, (royal, attacker))
    return None


def _pins(case: Case, royal: int, attackers: tuple[int, ...]) -> bool:
    """Whether it is the piece's leaving its square that lets the attackers through."""
    board = bytearray(case.state.board)
    board[case.move.origin] = 0
    lifted = replace(case.state, board=bytes(board))
    return any(attacker in attackers for attacker in case.kernel.attackers(lifted, royal, case.other))


def _royals(case: Case, state: State) -> int:
    codes = (case.tables.codes[number] for number in state.board)
    return sum(code is not None and code.royal and code.side == case.side for code in codes)


__all__ = ["explain_check"]
