"""Lion trading: when a lion may take a lion, and when another piece may (rules.md 4.5; chushogi-renmei.com)."""

from __future__ import annotations

from komagata.kernel.interface import State
from komagata.kernel.reference.making import captures, play_blindly
from komagata.kernel.reference.rides import attackers, code_at
from komagata.moves import Move
from komagata.variants.tables import NOWHERE, Code, CounterStrike, Tables


def trade_allowed(tables: Tables, state: State, move: Move) -> bool:
    """Whether every lion that the move takes may be taken so."""
    if not tables.play.lion_trading or move.is_drop:
        return True
    mover = code_at(tables, state.board, move.origin)
    assert mover is not None
    taken = captures(tables, state, move, mover)
    lions = [square for square in taken if (code := code_at(tables, state.board, square)) and code.lion]
    if mover.lion:
        return all(_lion_takes(tables, state, move, square) for square in lions)
    return not any(struck_back(tables, state, move, square) for square in lions)


def _lion_takes(tables: Tables, state: State, move: Move, lion: int) -> bool:
    if tables.board.distance(move.origin, lion) == 1:
        return True
    middle = [code for square in move.via if (code := code_at(tables, state.board, square))]
    if any(code.bridge for code in middle):
        return True
    return not protectors(tables, state, move, lion)


def protectors(tables: Tables, state: State, move: Move, lion: int) -> tuple[int, ...]:
    """The pieces that could retake on the lion's square, pins ignored, once the capturing piece has left its own.

    A piece behind the capturing one counts (hidden protector), and so does one that the first leg opens up.
    """
    victim = code_at(tables, state.board, lion)
    assert victim is not None
    if not tables.play.doomed_protects:
        return attackers(tables, play_blindly(tables, state, move).board, lion, victim.side)
    lifted = bytearray(state.board)
    lifted[move.origin] = 0
    found = set(attackers(tables, lifted, lion, victim.side))
    for square in move.via:
        if square != lion:
            lifted[square] = 0
    found.update(attackers(tables, lifted, lion, victim.side))
    return tuple(sorted(found - {lion}))


def struck_back(tables: Tables, state: State, move: Move, lion: int) -> bool:
    """Counter-strike: a non-lion takes a lion just after a non-lion took one on another square."""
    rule = tables.play.counter_strike
    if state.lion in (NOWHERE, lion) or rule is CounterStrike.OFF:
        return False
    if lion in move.via and not tables.play.counter_strike_middle:
        return False
    if rule is CounterStrike.STRICT:
        return True
    lifted = bytearray(state.board)
    lifted[move.origin] = 0
    victim: Code | None = code_at(tables, state.board, lion)
    return victim is not None and bool(attackers(tables, lifted, lion, victim.side))


__all__ = ["protectors", "struck_back", "trade_allowed"]
