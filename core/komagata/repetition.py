"""What the return of a position means. Pure: it is told what every ply did and asks no kernel.

Rules 1.1, 1.2, 2, 4.6, 5: threefold and fourfold draws, perpetual check, attack and chase, cycles of passes, and
bans on making a position again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass

from komagata.kernel.interface import State
from komagata.outcome import DEFAULT_NAMES, Ending, Outcome
from komagata.pieces import Side
from komagata.variants.schema import RepetitionPart

Key = Hashable
"""Equal for positions that count as the same."""


@dataclass(frozen=True, slots=True)
class Ply:
    """What one move did, as far as the rules of repetition ask."""

    side: Side
    """Who made it."""
    key: Key
    """Of the position after it."""
    check: bool = False
    """It left a royal of the other side attacked."""
    attacked: bool = False
    """The piece that moved attacks some enemy piece, however futile."""
    passed: bool = False
    """It changed nothing on the board."""
    chased: frozenset[int] = frozenset()
    """Pieces, by a number that stays with a piece throughout the cycle, that it threatens in the sense of a chase."""


def repetition_key(part: RepetitionPart, state: State) -> Key:
    """Board, hands, side to move, and castling rights where they count. Captures in passing count always; what Chu
    Shogi remembers of the last move (a lion taken, pieces just entered) never does: its rule names board and side."""
    return (state.board, state.hands, state.side, state.castling if part.castling else 0, state.passant)


def ends(part: RepetitionPart, times: int) -> bool:
    """Whether a position that now stands for the `times`-th time ends the game."""
    return 0 < part.occurrences <= times


def banned(part: RepetitionPart, times: int, in_check: bool) -> bool:
    """Whether a move is illegal that makes a position stand for the `times`-th time; `in_check` is the mover."""
    return 0 < part.forbidden <= times and (part.forbidden_in_check or not in_check)


def judge(part: RepetitionPart, cycle: Sequence[Ply], names: tuple[str, str] = DEFAULT_NAMES) -> Outcome:
    """The outcome when a position has returned often enough; `cycle` is every ply since it first stood.

    The order is that of rules 4.6: perpetual check, then attack, then chase, then who passed first, else a draw.
    """
    if part.perpetual_check == "loses":
        loser = _only(cycle, lambda ply: ply.check)
        if loser is not None:
            return Outcome(loser.other, Ending.PERPETUAL_CHECK, names)
    if part.perpetual_attack == "loses":
        loser = _only(cycle, lambda ply: ply.attacked or ply.check)
        if loser is not None:
            checks = _every(ply.check for ply in cycle if ply.side is loser)
            return Outcome(loser.other, Ending.PERPETUAL_CHECK if checks else Ending.PERPETUAL_ATTACK, names)
    if part.perpetual_chase == "loses":
        loser = _chaser(cycle)
        if loser is not None:
            return Outcome(loser.other, Ending.PERPETUAL_CHASE, names)
    if part.passes == "first-loses" and cycle and all(ply.passed for ply in cycle):
        return Outcome(cycle[0].side.other, Ending.REPETITION, names)
    return Outcome(None, Ending.REPETITION, names)


def repetition(
    part: RepetitionPart, start: Key, plies: Sequence[Ply], names: tuple[str, str] = DEFAULT_NAMES
) -> Outcome | None:
    """The outcome after `plies` from a position whose key is `start`, or None if the game goes on.

    Counts afresh each time; a `Game` counts as it goes and calls `judge` alone.
    """
    keys = [start, *(ply.key for ply in plies)]
    places = [index for index, key in enumerate(keys) if key == keys[-1]]
    if not ends(part, len(places)):
        return None
    return judge(part, plies[places[0] :], names)


def _only(cycle: Sequence[Ply], did: Callable[[Ply], bool]) -> Side | None:
    """The only side that did something with every one of its moves of the cycle."""
    always = [side for side in Side if _every(did(ply) for ply in cycle if ply.side is side)]
    return always[0] if len(always) == 1 else None


def _chaser(cycle: Sequence[Ply]) -> Side | None:
    """The only side that chased one and the same piece with every one of its moves of the cycle."""
    chasers: list[Side] = []
    for side in Side:
        hunts = [ply.chased for ply in cycle if ply.side is side]
        if hunts and any(all(victim in hunt for hunt in hunts) for victim in hunts[0]):
            chasers.append(side)
    return chasers[0] if len(chasers) == 1 else None


def _every(answers: Iterable[bool]) -> bool:
    """`all`, but False for none."""
    known = list(answers)
    return bool(known) and all(known)


__all__ = ["Key", "Ply", "banned", "ends", "judge", "repetition", "repetition_key"]
