"""Worth of a piece estimated from its movement, where a variant file does not state it."""

from __future__ import annotations

from komagata.geometry import Board
from komagata.movement import Movement, Ride

EMPTY = 0.7
"""Chance that a square is empty: the share that makes estimates agree with the customary values of chess pieces."""
PAWN = 1.5
"""Mobility, by this measure, of a piece worth one Pawn."""


def estimate(movement: Movement, board: Board) -> int:
    """Hundredths of a Pawn: mean mobility over the board, moves and captures counted half each, forward ones more."""
    total = 0.0
    for square in range(board.squares):
        total += sum(_mobility(ride, square, board) for ride in movement.rides if not ride.royal_only)
        total += sum(board.step(square, jump.land) is not None for jump in movement.jumps) * 0.5
    mobility = total / board.squares + len(movement.doubles) * 0.05
    return max(20, round(100 * mobility / PAWN))


def _mobility(ride: Ride, square: int, board: Board) -> float:
    if not ride.origins >> square & 1:
        return 0.0
    weight = 0.5 * (ride.moves + ride.captures) * (1.1 if ride.first[1] > 0 else 1.0)
    chance = 1.0 if not ride.hurdles else 0.4
    total = 0.0
    place = square
    for step in range(ride.most):
        ahead = board.step(place, ride.second if step % 2 else ride.first)
        if ahead is None or not ride.targets >> ahead & 1:
            break
        place = ahead
        if step + 1 >= ride.least:
            total += weight * chance
        chance *= EMPTY
    return total


__all__ = ["estimate"]
