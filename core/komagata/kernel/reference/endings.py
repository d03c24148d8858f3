"""How a game ends by what stands on the board: royals taken, and royals bared (rules.md 4.6)."""

from __future__ import annotations

from collections.abc import Callable

from komagata.kernel.interface import Reason, State, Verdict
from komagata.kernel.reference.rides import Squares, code_at, is_dead, royals
from komagata.variants.tables import BareRoyal, RoyalRule, Tables

Replies = Callable[[], list[State]]
"""All states that the side to move can bring about."""


def ended(tables: Tables, state: State, replies: Replies) -> Verdict | None:
    """The verdict that does not depend on whether there are legal moves."""
    if tables.play.royal is not RoyalRule.CAPTURE:
        return None
    mine, theirs = (bool(royals(tables, state.board, side)) for side in (state.side, 1 - state.side))
    if mine != theirs:
        return Verdict(state.side if mine else 1 - state.side, Reason.ROYAL_CAPTURED)
    if not mine:
        return None
    rule = tables.play.bare
    if rule in (BareRoyal.PAGE, BareRoyal.HODGES):
        return _bared(tables, state, replies)
    if rule in (BareRoyal.ASSOCIATION, BareRoyal.LISHOGI):
        return _counted(tables, state, replies)
    return None


def _takes_last_royal(tables: Tables, side: int, replies: list[State]) -> bool:
    return any(not royals(tables, after.board, side) for after in replies)


def is_bare(tables: Tables, squares: Squares, side: int) -> bool:
    """Nothing left but one royal."""
    own = [code for number in squares if (code := tables.codes[number]) and code.side == side]
    return len(own) == 1 and own[0].royal


def _bared(tables: Tables, state: State, replies: Replies) -> Verdict | None:
    """The bared side has lost unless it can take the last royal or bare in return at once; two bare royals draw."""
    mover, other = state.side, 1 - state.side
    bare = is_bare(tables, state.board, mover), is_bare(tables, state.board, other)
    if not any(bare):
        return None
    after = replies()
    if _takes_last_royal(tables, other, after):
        return None
    if all(bare):
        return Verdict(-1, Reason.BARE_ROYALS)
    if bare[1]:
        return Verdict(mover, Reason.BARE_ROYAL)
    if any(is_bare(tables, reply.board, other) for reply in after):
        return None
    return Verdict(other, Reason.BARE_ROYAL)


def _living(tables: Tables, squares: Squares, side: int) -> list[int]:
    """Squares of the pieces of a side that are not dead."""
    return [
        square
        for square in range(len(squares))
        if (code := code_at(tables, squares, square)) and code.side == side and not is_dead(tables, square, code)
    ]


def _counted(tables: Tables, state: State, replies: Replies) -> Verdict | None:
    """The Association's rule and Lishogi's: a lone royal against a royal and what counts."""
    mover, other = state.side, 1 - state.side
    living = {side: _living(tables, state.board, side) for side in (0, 1)}
    alone = {side: len(living[side]) == 1 for side in (0, 1)}
    if not any(alone.values()):
        return None
    after = replies()
    if _takes_last_royal(tables, other, after):
        return None
    if all(alone.values()):
        return Verdict(-1, Reason.BARE_ROYALS)
    lone = mover if alone[mover] else other
    if not _enough(tables, state.board, living[1 - lone]):
        return None
    if lone == mover and any(not _enough(tables, reply.board, _living(tables, reply.board, other)) for reply in after):
        return None
    return Verdict(1 - lone, Reason.BARE_ROYAL)


def _enough(tables: Tables, squares: Squares, living: list[int]) -> bool:
    """The strong side has its royal and what the rule asks for besides."""
    counting = [square for square in living if (code := code_at(tables, squares, square)) and code.counts]
    if tables.play.bare is BareRoyal.ASSOCIATION:
        return len(living) == 2 and len(counting) == 2
    return len(counting) >= 2


__all__ = ["ended", "is_bare"]
