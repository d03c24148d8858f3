"""What the plies of a cycle did, found out with a kernel, for `repetition` to judge.

The chase follows the rules of the Asian Xiangqi Federation as far as they can be defined: with its move a side newly
threatens to take a piece, other than a royal or a foot soldier at home, that the enemy could not retake, or that is
worth so much more that retaking would not make up for it; royals and foot soldiers may threaten what they like, and a
piece that could itself take a threatening piece of its own kind is not chased but offered an exchange.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from komagata.kernel.interface import Kernel, State
from komagata.moves import Move
from komagata.pieces import Side
from komagata.repetition import Ply, repetition_key
from komagata.variants.compiler import Compiled
from komagata.variants.tables import Code

SMALL = "pawn"
"""Size class of the pieces that may chase and, on their own half, be chased."""


@dataclass(frozen=True, slots=True)
class Step:
    """One ply of a cycle: the state before it, the move, the state after it."""

    before: State
    move: Move
    after: State


def describe(compiled: Compiled, kernel: Kernel, steps: Sequence[Step]) -> tuple[Ply, ...]:
    """The plies of a cycle. What the game's rules do not ask for is not looked up."""
    part = compiled.variant.repetition
    numbers = _Numbers()
    plies: list[Ply] = []
    for step in steps:
        side = Side(step.before.side)
        victims: frozenset[int] = frozenset()
        if part.perpetual_chase == "loses":
            numbers.follow(kernel, step)
            victims = numbers.of(_chased(compiled, kernel, step))
        plies.append(
            Ply(
                side=side,
                key=repetition_key(part, step.after),
                check=part.perpetual_check != "ignored" and bool(kernel.checked(step.after, step.after.side)),
                attacked=part.perpetual_attack == "loses" and _attacks(compiled, kernel, step),
                passed=step.before.board == step.after.board and not step.move.is_drop,
                chased=victims,
            )
        )
    return tuple(plies)


class _Numbers:
    """A number for every piece that stays with it while it moves."""

    def __init__(self) -> None:
        self._by_square: dict[int, int] = {}
        self._next = 0

    def follow(self, kernel: Kernel, step: Step) -> None:
        change = kernel.transition(step.before, step.move)
        moved = {target: self._number(origin) for origin, target in change.moved}
        for square in (*(square for square, _ in change.captured), *(origin for origin, _ in change.moved)):
            self._by_square.pop(square, None)
        self._by_square.update(moved)

    def of(self, squares: Iterable[int]) -> frozenset[int]:
        return frozenset(self._number(square) for square in squares)

    def _number(self, square: int) -> int:
        if square not in self._by_square:
            self._by_square[square] = self._next
            self._next += 1
        return self._by_square[square]


def _code(compiled: Compiled, state: State, square: int) -> Code | None:
    return compiled.tables.codes[state.board[square]]


def _attacks(compiled: Compiled, kernel: Kernel, step: Step) -> bool:
    """Whether the piece that moved attacks anything of the enemy's."""
    mover, target = step.before.side, step.move.target
    for square in range(compiled.tables.board.squares):
        code = _code(compiled, step.after, square)
        if code is not None and code.side != mover and target in kernel.attackers(step.after, square, mover):
            return True
    return False


def _chased(compiled: Compiled, kernel: Kernel, step: Step) -> frozenset[int]:
    """Squares of the pieces that the move chases."""
    mover = step.before.side
    known = _threats(compiled, kernel, step.before, mover)
    made = _threats(compiled, kernel, step.after, mover)
    target = step.move.target
    return frozenset(victim for hunter, victim in made if hunter == target or (hunter, victim) not in known)


def _threats(compiled: Compiled, kernel: Kernel, state: State, side: int) -> frozenset[tuple[int, int]]:
    """(hunter, victim) of everything that `side` would chase if it were to move."""
    turned = replace(state, side=side)
    result: set[tuple[int, int]] = set()
    for move in kernel.legal_moves(turned):
        hunter = _code(compiled, state, move.origin) if move.origin >= 0 else None
        victim = _code(compiled, state, move.target)
        if hunter is None or victim is None or victim.side == side or (move.origin, move.target) in result:
            continue
        if _counts(compiled, hunter, victim, move.target) and _unsafe(compiled, kernel, turned, move):
            result.add((move.origin, move.target))
    return frozenset(result)


def _counts(compiled: Compiled, hunter: Code, victim: Code, square: int) -> bool:
    """Whether these two can be chaser and chased at all."""
    pieces = [compiled.variant.pieces[kind] for kind in compiled.kinds]
    if hunter.royal or victim.royal or pieces[hunter.kind].size == SMALL:
        return False
    rank, ranks = compiled.tables.board.rank(square), compiled.tables.board.ranks
    at_home = rank < ranks // 2 if victim.side == Side.FIRST else rank >= ranks - ranks // 2
    return not (pieces[victim.kind].size == SMALL and at_home)


def _unsafe(compiled: Compiled, kernel: Kernel, state: State, capture: Move) -> bool:
    """Whether the victim of a capture stands unprotected, or is worth far more than its hunter."""
    hunter, victim = _code(compiled, state, capture.origin), _code(compiled, state, capture.target)
    assert hunter is not None
    assert victim is not None
    if hunter.kind == victim.kind:
        back = Move(capture.target, capture.origin)
        if back in kernel.legal_moves(replace(state, side=victim.side)):
            return False
    retaken = any(move.target == capture.target for move in kernel.legal_moves(kernel.play(state, capture)))
    return not retaken or 2 * victim.value >= 3 * hunter.value


__all__ = ["Step", "describe"]
