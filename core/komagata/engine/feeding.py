"""What the pieces of one board are worth to a match: on their own board, and as what they become for the partner."""

from __future__ import annotations

from dataclasses import replace

from komagata.kernel import make_kernel
from komagata.kernel.interface import Kernel, SearchLimits, State
from komagata.multiboard.match import Match
from komagata.multiboard.rules import MatchRules, Seat
from komagata.variants.tables import NOWHERE, Code, Tables

SHARE = 0.6
"""How much a piece counts that goes to the partner: it comes a move late, and costs a move to be dropped."""
FORCED_END = 30000
QUICK = SearchLimits(depth=3, nodes=1500, hash_megabytes=1)
"""A look at what a piece would do for the partner."""


class Worth:
    """Kernels that judge one board in the light of both. Made once for the rules of a match."""

    def __init__(self, rules: MatchRules) -> None:
        self.rules = rules
        self.kernels = tuple(self._kernel(board) for board in range(len(rules.boards)))

    def _kernel(self, board: int) -> Kernel:
        """The kernel of a board on which every piece also counts for what its captor's partner gets."""
        own = self.rules.boards[board]
        codes = tuple(None if row is None else self._row(board, row) for row in own.tables.codes)
        tables: Tables = replace(own.tables, codes=codes)
        return make_kernel(tables, own.kernel.name)

    def _row(self, board: int, row: Code) -> Code:
        kind = self.rules.boards[board].compiled.kinds[row.base]
        slot = self.rules.transfers[board].get(kind)
        if slot is None:
            return row
        other = self.rules.boards[1 - board].tables
        received = other.codes[other.slots[slot].codes[0]]
        return replace(row, value=row.value + round(SHARE * received.value)) if received else row


def with_piece(rules: MatchRules, seat: Seat, state: State, slot: int) -> State:
    """The state of a board with one more piece in a seat's reserve."""
    hands = bytearray(state.hands)
    place = seat.side * len(rules.boards[seat.board].tables.slots) + slot
    hands[place] = min(255, hands[place] + 1)
    return replace(state, hands=bytes(hands))


def urgent(match: Match, worth: Worth, name: str) -> dict[int, int]:
    """What a seat gains at once from each piece that its partner may take now: hand slot -> hundredths of a Pawn.

    Only what is more than the piece is worth by itself: a mate that it gives, or one that it averts.
    """
    seat, rules = match.seat(name), match.rules
    position = match.boards[seat.board]
    slots = capturable(match, rules.seats[seat.partner])
    if not slots or match.board_results()[seat.board] is not None:
        return {}
    # Where the opponent is to move, the seat itself moves after that; a null move shows what the piece would do then.
    kernel, mine = worth.kernels[seat.board], position.state.side == seat.side
    state = position.state if mine else replace(position.state, side=seat.side, passant=NOWHERE)
    if not mine and kernel.checked(position.state, position.state.side):
        return {}
    before = _score(kernel, state)
    found: dict[int, int] = {}
    for slot in sorted(slots):
        after = _score(kernel, with_piece(rules, seat, state, slot))
        if (after >= FORCED_END > before) or (before <= -FORCED_END < after):
            found[slot] = 2500 if mine else 700
    return found


def capturable(match: Match, seat: Seat) -> dict[int, int]:
    """Partner's hand slots of what a seat could capture with its next move, and how often."""
    position = match.boards[seat.board]
    kernel = position.rules.kernel
    state = position.state
    if match.board_results()[seat.board] is not None:
        return {}
    if state.side != seat.side:
        state = replace(state, side=seat.side, passant=NOWHERE)
    table = match.rules.transfers[seat.board]
    compiled = position.rules.compiled
    found: dict[int, int] = {}
    for move in kernel.legal_moves(state):
        code = compiled.tables.codes[state.board[move.target]] if not move.is_drop else None
        if code is not None and code.side != seat.side and compiled.kinds[code.base] in table:
            slot = table[compiled.kinds[code.base]]
            found[slot] = found.get(slot, 0) + 1
    return found


def _score(kernel: Kernel, state: State) -> int:
    """How good a state is for the side to move, at a glance."""
    verdict = kernel.verdict(state)
    if verdict is not None:
        return 0 if verdict.winner < 0 else 32000 if verdict.winner == state.side else -32000
    lines = kernel.search(state, QUICK)
    return lines[0].score if lines else 0


__all__ = ["FORCED_END", "Worth", "capturable", "urgent", "with_piece"]
