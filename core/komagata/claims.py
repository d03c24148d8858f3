"""What a player may claim, though the rules do not end the game by themselves: fifty moves, and entering kings."""

from __future__ import annotations

from komagata.geometry import members
from komagata.outcome import Ending
from komagata.pieces import Side
from komagata.position import Position, Rules

FIFTY_MOVES = 100
"""In plies."""
STRONG = frozenset({"great", "major"})
"""Size classes of the pieces worth five points in a declaration, in hand or promoted."""
COMPANY = 10
"""How many pieces besides the King must stand in the zone."""
POINTS = (28, 27)
"""What the first and the second player need, because the first one moved first (27-point declaration of the Japan
Shogi Association)."""


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
    """Whether the side to move may declare its entered King: King and ten more pieces in the zone, not in check, and
    enough points there and in hand."""
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
    return entered and company >= COMPANY and points >= POINTS[0 if side is Side.FIRST else 1]


def _points(rules: Rules, kind: int) -> int:
    return 5 if _size(rules, kind) in STRONG else 1


def _size(rules: Rules, kind: int) -> str:
    return rules.variant.pieces[rules.compiled.kinds[kind]].size


__all__ = ["claims_of", "may_declare"]
