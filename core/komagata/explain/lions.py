"""The rules of lion trading, as reasons (rules 4.5)."""

from __future__ import annotations

from dataclasses import replace

from komagata.explain.case import Case, Explanation
from komagata.kernel.interface import State
from komagata.text import text
from komagata.variants.tables import NOWHERE, CounterStrike


def explain_lions(case: Case) -> Explanation | None:
    """The rule of lion trading that refuses a capture, if one does."""
    play = case.tables.play
    mover = case.code(case.move.origin) if not case.move.is_drop else None
    if mover is None:
        return None
    if not mover.lion:
        return _counter_strike(case) if play.counter_strike is not CounterStrike.OFF else None
    target = case.move.target
    victim = case.code(target)
    if not play.lion_trading or victim is None or not victim.lion or victim.side == case.side:
        return None
    if case.tables.board.distance(case.move.origin, target) <= 1:
        return None
    protectors = _protectors(case, target)
    if not protectors:
        return None
    sentence = text(
        "The {lion} may not take {victim} from afar: it is protected by {protectors}.",
        lion=case.name(mover),
        victim=case.piece(target),
        protectors=case.pieces(protectors),
    )
    return Explanation("lion-protected", sentence, (target, *protectors))


def _counter_strike(case: Case) -> Explanation | None:
    play, state, move = case.tables.play, case.state, case.move
    if state.lion == NOWHERE:
        return None
    taken = [*(move.via if play.counter_strike_middle else ()), move.target]
    for square in taken:
        victim = case.code(square)
        if victim is None or not victim.lion or victim.side == case.side or square == state.lion:
            continue
        protectors = _protectors(case, square)
        if play.counter_strike is CounterStrike.STRICT:
            sentence = text(
                "A {lion} was just taken on {taken}: in return no piece but a {lion} may take {victim}.",
                lion=case.name(victim),
                taken=case.square(state.lion),
                victim=case.piece(square),
            )
            return Explanation("counter-strike", sentence, (state.lion, square))
        if protectors:
            sentence = text(
                "A {lion} was just taken on {taken}: in return no piece but a {lion} may take {victim}, "
                "which is protected by {protectors}.",
                lion=case.name(victim),
                taken=case.square(state.lion),
                victim=case.piece(square),
                protectors=case.pieces(protectors),
            )
            return Explanation("counter-strike", sentence, (state.lion, square, *protectors))
    return None


def _protectors(case: Case, lion: int) -> tuple[int, ...]:
    """Who could retake on a lion's square once the capturing piece has left its own: sliders behind it too (the hidden
    protector), and those that the capture on the way opens up. A piece taken on the way counts if the rules say so."""
    middle = case.move.via[0] if case.move.via else None
    lifted = _without(case.state, case.move.origin)
    found = set(case.kernel.attackers(lifted, lion, case.other))
    if middle is not None:
        opened = _without(lifted, middle)
        if not case.tables.play.doomed_protects:
            found.discard(middle)
        found |= set(case.kernel.attackers(opened, lion, case.other))
    found.discard(lion)
    return tuple(sorted(found))


def _without(state: State, square: int) -> State:
    board = bytearray(state.board)
    board[square] = 0
    return replace(state, board=bytes(board))


__all__ = ["explain_lions"]
