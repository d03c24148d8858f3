"""What a player may claim, though the rules do not end the game by themselves: fifty moves, and entering kings."""

from __future__ import annotations

from komagata.geometry import members
from komagata.outcome import Ending
from komagata.pieces import Side
from komagata.position import Position, Rules

FIFTY_MOVES = 100
"""In plies."""
STRONG = "great"
"""Size class of the pieces worth five points in a declaration, in hand or promoted."""


def claims_of(position: Position) -> tuple[Ending, ...]:
    """What the side to move may claim in a position that is not the end of the game."""
    claims: list[Ending] = []
    rules = position.rules.variant.rules
    if rules.fifty_moves and position.halfmoves >= FIFTY_MOVES:
        claims.append(Ending.FIFTY_MOVES)
    if rules.impasse and may_declare(position):
        claims.append(Ending.IMPASSE)
    return tuple(claims)


def may_declare(position: Position) -> bool:
    """Whether the side to move may declare its entered King: King and company in the zone, not in check, and enough
    points there and in hand."""
    rules, side, state = position.rules, position.side, position.state
    if position.is_check():
        return False
    zone = 0
    for code in rules.tables.codes:
        if code is not None and code.side == side:
            zone |= code.zone
    entered = False
    company = points = 0
    for square in members(zone):
        code = rules.tables.codes[state.board[square]]
        if code is None or code.side != side:
            continue
        if code.royal:
            entered = True
            continue
        company += 1
        points += _points(rules, code.base)
    slots = rules.tables.slots
    for slot, row in enumerate(slots):
        code = rules.tables.codes[row.codes[side]]
        points += state.hands[side * len(slots) + slot] * (_points(rules, code.base) if code is not None else 0)
    least, enough = _needed(rules)
    # Whoever moved first needs a point more.
    return entered and company >= least and points >= enough + (side is Side.FIRST)


def _needed(rules: Rules) -> tuple[int, int]:
    """How many pieces besides the King, and how many points the second player needs: half of what there is at first.
    With the set of Shogi that is the 27-point declaration of the Japan Shogi Association, ten pieces and 27 points."""
    codes = [rules.tables.codes[number] for number in rules.start().state.board]
    pieces = [code for code in codes if code is not None and not code.royal]
    points = sum(_points(rules, code.base) for code in pieces)
    own = sum(code.side == Side.FIRST for code in pieces)
    return (own + 1) // 2, (points + 1) // 2


def _points(rules: Rules, kind: int) -> int:
    return 5 if _size(rules, kind) == STRONG else 1


def _size(rules: Rules, kind: int) -> str:
    return rules.variant.pieces[rules.compiled.kinds[kind]].size


__all__ = ["claims_of", "may_declare"]
