"""Why a piece may not be dropped."""

from __future__ import annotations

from komagata.explain.case import Case, Explanation
from komagata.explain.paths import zone_name
from komagata.kernel.interface import Reason
from komagata.text import text
from komagata.variants.tables import Code, Slot


def explain_drop(case: Case) -> Explanation | None:
    """The rule of drops that refuses a move, short of those about check; None if there is none."""
    slots = case.tables.slots
    if not 0 <= case.move.slot < len(slots):
        return Explanation("not-in-hand", text("There is no such piece to drop in this game."))
    slot = slots[case.move.slot]
    code = case.tables.codes[slot.codes[case.side]]
    assert code is not None
    if not case.state.hands[case.side * len(slots) + case.move.slot]:
        sentence = text("There is no {piece} in {side}'s hand.", piece=case.name(code), side=case.side_name(case.side))
        return Explanation("not-in-hand", sentence)
    for test in (_occupied, _promoted, _square, _file):
        explanation = test(case, slot, code)
        if explanation is not None:
            return explanation
    return None


def explain_drop_mate(case: Case) -> Explanation | None:
    """The ban on giving checkmate with the drop of certain pieces (uchifuzume)."""
    slot = case.tables.slots[case.move.slot]
    if not slot.no_mate:
        return None
    after = case.kernel.play(case.state, case.move)
    verdict = case.kernel.verdict(after)
    if verdict is None or verdict.reason is not Reason.CHECKMATE:
        return None
    code = case.tables.codes[slot.codes[case.side]]
    assert code is not None
    sentence = text(
        "Dropping the {piece} on {square} would be checkmate, which is forbidden with a dropped {piece}.",
        piece=case.kind_name(code.base),
        square=case.square(case.move.target),
    )
    return Explanation("drop-mate", sentence, (case.move.target, *case.kernel.checked(after, case.other)))


def _occupied(case: Case, _slot: Slot, code: Code) -> Explanation | None:
    target = case.move.target
    if not case.state.board[target]:
        return None
    sentence = text(
        "The {piece} can only be dropped on an empty square, not onto {occupant}.",
        piece=case.name(code),
        occupant=case.piece(target),
    )
    return Explanation("occupied", sentence, (target,))


def _promoted(case: Case, _slot: Slot, code: Code) -> Explanation | None:
    if not case.move.promotion:
        return None
    sentence = text("The {piece} cannot promote while it is dropped.", piece=case.name(code))
    return Explanation("cannot-promote", sentence, (case.move.target,))


def _square(case: Case, slot: Slot, code: Code) -> Explanation | None:
    target = case.move.target
    if slot.squares[case.side] >> target & 1:
        return None
    part = case.compiled.variant.pieces[case.compiled.kinds[code.base]]
    movement = case.tables.movements[code.movement]
    board = case.tables.board
    dead = not any(
        board.step(target, ride.first) is not None for ride in movement.rides if not ride.royal_only
    ) and not any(board.step(target, jump.land) is not None for jump in movement.jumps)
    if dead or not part.drop_zone:
        sentence = text(
            "The {piece} may not be dropped on {square}, where it could never move again.",
            piece=case.name(code),
            square=case.square(target),
        )
        return Explanation("far-rank", sentence, (target,))
    sentence = text(
        "The {piece} may not be dropped on {square}: {zone} only.",
        piece=case.name(code),
        square=case.square(target),
        zone=zone_name(part.drop_zone),
    )
    return Explanation("drop-zone", sentence, (target,))


def _file(case: Case, slot: Slot, code: Code) -> Explanation | None:
    """Nifu."""
    board, target = case.tables.board, case.move.target
    if not slot.file_codes:
        return None
    squares = tuple(
        square
        for square in range(board.file(target), board.squares, board.files)
        if slot.file_squares[case.side] >> square & 1
        and case.state.board[square] in slot.file_codes
        and case.is_own(square)
    )
    if not squares:
        return None
    sentence = text(
        "The {piece} may not be dropped on this file: {other} is on it already (nifu).",
        piece=case.name(code),
        other=case.pieces(squares),
    )
    return Explanation("nifu", sentence, squares)


__all__ = ["explain_drop", "explain_drop_mate"]
