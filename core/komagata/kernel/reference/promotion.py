"""Which promotions a move on the board may end with."""

from __future__ import annotations

from komagata.kernel.interface import State
from komagata.variants.tables import Code, Trigger


def choices(state: State, code: Code, origin: int, target: int, captures: bool) -> list[int]:
    """Promotion numbers that are legal for this move, 0 being the piece as it is."""
    if not code.promotions or not may_promote(state, code, origin, target, captures):
        return [0]
    promoted = list(range(1, len(code.promotions) + 1))
    return promoted if code.must >> target & 1 else [0, *promoted]


def may_promote(state: State, code: Code, origin: int, target: int, captures: bool) -> bool:
    """Whether the trigger of the piece's promotion is met."""
    starts, ends = bool(code.zone >> origin & 1), bool(code.zone >> target & 1)
    if code.trigger is Trigger.TOUCH:
        return starts or ends
    if code.trigger is Trigger.END:
        return ends
    if (ends and not starts) or (captures and (starts or ends)):
        return True
    if code.second_chance >> target & 1 and not captures:
        return True
    return code.trigger is Trigger.ENTRY_THEN_LATER and starts and state.fresh[code.side] != origin


def enters_unpromoted(code: Code, origin: int, target: int, promotion: int) -> bool:
    """Whether the move must be remembered as an entry without promotion (Middle Shogi Manual)."""
    entered = code.zone >> target & 1 and not code.zone >> origin & 1
    return bool(code.promotions and code.trigger is Trigger.ENTRY_THEN_LATER and entered and not promotion)


__all__ = ["choices", "enters_unpromoted", "may_promote"]
