"""How a board of a match, and the match itself, have ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from komagata.multiboard.rules import MatchRules
from komagata.outcome import Ending, Outcome
from komagata.pieces import Side
from komagata.plies import Step, describe
from komagata.position import Position
from komagata.repetition import Key, ends, judge


@dataclass(frozen=True, slots=True)
class BoardResult:
    """`team` that won on a board, or None for a draw."""

    team: int | None
    reason: Ending


def board_result(
    rules: MatchRules,
    boards: Sequence[Position],
    board: int,
    steps: Sequence[Step],
    keys: Sequence[Key],
    *,
    fed: bool = True,
) -> BoardResult | None:
    """The result of one board, or None while it goes on. `fed`: the other board is still played on, so that pieces may
    come from there."""
    position = boards[board]
    outcome = position.outcome()
    if outcome is None:
        outcome = _repeated(position, steps, keys)
    elif fed and rules.part.mate == "waiting" and may_be_saved(rules, boards, board):
        outcome = None
    if outcome is None:
        return None
    return BoardResult(None if outcome.winner is None else _team(rules, board, outcome.winner), outcome.reason)


def unsaved_result(rules: MatchRules, boards: Sequence[Position], board: int) -> BoardResult | None:
    """The result of a board whose side to move waited for a piece that nobody can send any more: it has lost, also
    where it only could not move; None if it may move."""
    position = boards[board]
    if position.outcome() is None:
        return None
    reason = Ending.CHECKMATE if position.is_check() else Ending.STALEMATE
    return BoardResult(1 - _team(rules, board, position.side), reason)


def _team(rules: MatchRules, board: int, side: Side) -> int:
    return next(seat.team for seat in rules.seats.values() if seat.board == board and seat.side == side)


def _repeated(position: Position, steps: Sequence[Step], keys: Sequence[Key]) -> Outcome | None:
    part = position.rules.variant.repetition
    places = [index for index, key in enumerate(keys) if key == keys[-1]]
    if not steps or not ends(part, len(places)):
        return None
    return judge(part, describe(position.rules.compiled, position.rules.kernel, steps[places[0] :]))


def may_be_saved(rules: MatchRules, boards: Sequence[Position], board: int) -> bool:
    """Whether a piece that the partner could still capture would give the side to move a legal move (Bughouse)."""
    return bool(saviours(rules, boards, board))


def saviours(rules: MatchRules, boards: Sequence[Position], board: int) -> tuple[str, ...]:
    """Tokens of the pieces each of which would give the side to move a legal move, if the partner could send it."""
    position = boards[board]
    seat = next(seat for seat in rules.seats.values() if seat.board == board and seat.side == position.state.side)
    partner = rules.seats[seat.partner]
    found: list[str] = []
    for slot in sorted(_capturable(rules, boards[partner.board], partner.board, 1 - partner.side)):
        hands = bytearray(position.state.hands)
        place = seat.side * len(position.rules.tables.slots) + slot
        hands[place] = min(255, hands[place] + 1)
        if position.rules.kernel.legal_moves(replace(position.state, hands=bytes(hands))):
            found.append(position.rules.compiled.slot_tokens[slot])
    return tuple(found)


def _capturable(rules: MatchRules, position: Position, board: int, side: int) -> set[int]:
    """Hand slots of the first board that the enemy pieces of `side`, on the board and in reserve, would become."""
    compiled = position.rules.compiled
    codes = {code for code in position.state.board if code and _side(position, code) == side}
    codes |= {
        position.rules.tables.slots[slot].codes[side] for slot, count in enumerate(position.hand_counts(side)) if count
    }
    slots: set[int] = set()
    for code in codes:
        row = compiled.tables.codes[code]
        if row is not None and compiled.kinds[row.base] in rules.transfers[board]:
            slots.add(rules.transfers[board][compiled.kinds[row.base]])
    return slots


def _side(position: Position, code: int) -> int:
    row = position.rules.tables.codes[code]
    return row.side if row is not None else -1


def match_outcome(rules: MatchRules, results: Sequence[BoardResult | None]) -> Outcome | None:
    """The outcome of the match by its boards' results."""
    finished = [result for result in results if result is not None]
    if not finished:
        return None
    part = rules.part
    decided = [result for result in finished if result.team is not None]
    if part.end == "first-result":
        # Two results at once, each for another team, come of both teams waiting for a piece that neither can send.
        if len({result.team for result in decided}) > 1:
            return _outcome(rules, BoardResult(None, decided[-1].reason))
        if decided:
            return _outcome(rules, decided[0])
        return _outcome(rules, finished[0]) if part.board_draw == "ends" or len(finished) == len(results) else None
    if len(finished) < len(results):
        return None
    score = sum({0: 1, 1: -1, None: 0}[result.team] for result in finished)
    winner = 0 if score > 0 else 1 if score < 0 else None
    reason = next((result.reason for result in finished if result.team == winner), finished[-1].reason)
    return _outcome(rules, BoardResult(winner, reason))


def _outcome(rules: MatchRules, result: BoardResult) -> Outcome:
    return Outcome(None if result.team is None else Side(result.team), result.reason, rules.teams)


__all__ = ["BoardResult", "board_result", "match_outcome", "may_be_saved", "saviours", "unsaved_result"]
