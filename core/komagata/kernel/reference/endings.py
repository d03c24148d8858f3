"""How a game ends by what stands on the board: royals taken, and royals bared (rules.md 4.6)."""

from __future__ import annotations

from collections.abc import Callable

from komagata.kernel.interface import Reason, State, Verdict
from komagata.kernel.reference.rides import Squares, code_at, is_dead, royals
from komagata.variants.tables import BareRoyal, RoyalRule, Tables

Replies = Callable[[int], list[State]]
"""All states that a side could bring about if it were to move."""


def ended(tables: Tables, state: State, replies: Replies) -> Verdict | None:
    """The verdict that does not depend on whether there are legal moves."""
    if tables.play.royal is not RoyalRule.CAPTURE:
        return None
    mine, theirs = (bool(royals(tables, state.board, side)) for side in (state.side, 1 - state.side))
    if mine != theirs:
        return Verdict(state.side if mine else 1 - state.side, Reason.ROYAL_CAPTURED)
    if not mine or tables.play.bare is BareRoyal.OFF:
        return None
    alone = [side for side in (0, 1) if len(living(tables, state.board, side)) == 1]
    if len(alone) == 2:
        open_still = not _settled(tables, state) and _takes_last_royal(tables, 1 - state.side, replies(state.side))
        return None if open_still else Verdict(-1, Reason.BARE_ROYALS)
    if not alone:
        return None
    if tables.play.bare in (BareRoyal.ASSOCIATION, BareRoyal.LISHOGI):
        return _counted(tables, state, alone[0], replies)
    return _bared(tables, state, alone[0], replies) if bare(tables, state.board, alone[0]) else None


def bare(tables: Tables, squares: Squares, side: int) -> bool:
    """Nothing left but one royal, not even a piece that can never move again."""
    own = [code for number in squares if (code := tables.codes[number]) and code.side == side]
    return len(own) == 1 and own[0].royal


def living(tables: Tables, squares: Squares, side: int) -> list[int]:
    """Squares of the pieces of a side, without those that can never move again."""
    return [
        square
        for square in range(len(squares))
        if (code := code_at(tables, squares, square)) and code.side == side and not is_dead(tables, square, code)
    ]


def _takes_last_royal(tables: Tables, side: int, replies: list[State]) -> bool:
    return any(not royals(tables, after.board, side) for after in replies)


def _settled(tables: Tables, state: State) -> bool:
    """By Hodges baring decides: baring in return draws at once, whatever the royals attack."""
    return tables.play.bare is BareRoyal.HODGES and all(bare(tables, state.board, side) for side in (0, 1))


def _bared(tables: Tables, state: State, lone: int, replies: Replies) -> Verdict | None:
    """The bared side has lost unless it is to move and bares in return or, not by Hodges, takes the last royal at
    once."""
    if lone == state.side:
        after = replies(lone)
        takes = tables.play.bare is BareRoyal.PAGE and _takes_last_royal(tables, 1 - lone, after)
        if takes or any(bare(tables, reply.board, 1 - lone) for reply in after):
            return None
    return Verdict(1 - lone, Reason.BARE_ROYAL)


def _counted(tables: Tables, state: State, lone: int, replies: Replies) -> Verdict | None:
    """The Association's rule and Lishogi's: a lone royal has lost against a royal and what counts, whoever is to
    move, unless it attacks the royal or a piece without which there would not be enough."""
    if not _enough(tables, state.board, 1 - lone):
        return None
    after = replies(lone)
    if _takes_last_royal(tables, 1 - lone, after):
        return None
    if any(not _enough(tables, reply.board, 1 - lone) for reply in after):
        return None
    return Verdict(1 - lone, Reason.BARE_ROYAL)


def _enough(tables: Tables, squares: Squares, side: int) -> bool:
    """The strong side has its royal and what the rule asks for besides."""
    alive = living(tables, squares, side)
    counting = [square for square in alive if (code := code_at(tables, squares, square)) and code.counts]
    if tables.play.bare is BareRoyal.ASSOCIATION:
        return len(alive) == 2 and len(counting) == 2
    return len(counting) >= 2


__all__ = ["bare", "ended", "living"]
