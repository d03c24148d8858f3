"""The squares that a piece passes on a bent or lame way to its target, so that a board can draw it.

It only retraces a move that is legal; whether it is was the kernel's to say.
"""

from __future__ import annotations

from komagata.geometry import Board
from komagata.movement import Ride
from komagata.position import Position


def way_of(position: Position, path: tuple[int, ...]) -> tuple[int, ...]:
    """`path` with the squares in between where the way is not a straight line; else `path` as it is."""
    if len(path) != 2:
        return path
    origin, target = path
    code = position.rules.tables.codes[position.state.board[origin]]
    if code is None:
        return path
    ways = []
    for ride in position.rules.tables.movements[code.movement].rides:
        squares = _trace(position.board, ride, origin, target)
        if squares and _is_free(position, squares, ride.hurdles):
            ways.append((ride.first != ride.second, squares))
    # A straight way needs no drawing, even where a bent one would lead there too.
    bent = bool(ways) and all(crooked for crooked, _ in ways)
    return (origin, *ways[0][1]) if bent else path


def _trace(board: Board, ride: Ride, origin: int, target: int) -> tuple[int, ...]:
    """The squares of a ride as far as `target`, or none if it does not lead there."""
    squares: list[int] = []
    here = origin
    for count in range(ride.most):
        there = board.step(here, ride.second if count % 2 else ride.first)
        if there is None:
            return ()
        squares.append(there)
        if there == target and count + 1 >= ride.least:
            return tuple(squares)
        here = there
    return ()


def _is_free(position: Position, squares: tuple[int, ...], hurdles: int) -> bool:
    return sum(position.state.board[square] != 0 for square in squares[:-1]) == hurdles


__all__ = ["way_of"]
