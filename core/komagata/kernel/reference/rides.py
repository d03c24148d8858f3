"""Where a piece can go in one leg: steps, slides, leaps, lame leaps, crooked rides and hops, all as one primitive."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from komagata.movement import Ride
from komagata.variants.tables import Code, Tables

Squares = Sequence[int]
"""One code a square, 0 for an empty one."""


def code_at(tables: Tables, squares: Squares, square: int) -> Code | None:
    return tables.codes[squares[square]]


def landings(tables: Tables, squares: Squares, origin: int, code: Code) -> Iterator[tuple[int, Ride]]:
    """Every square that a ride of `code` reaches from `origin`, occupied or not. One may come twice (crooked)."""
    board = tables.board
    for ride in tables.movements[code.movement].rides:
        if not ride.origins >> origin & 1:
            continue
        place = origin
        hurdles = 0
        for step in range(ride.most):
            ahead = board.step(place, ride.second if step % 2 else ride.first)
            if ahead is None or not ride.targets >> ahead & 1:
                break
            place = ahead
            if step + 1 >= ride.least and hurdles == ride.hurdles:
                yield place, ride
            hurdles += squares[place] != 0
            if hurdles > ride.hurdles:
                break


def attackers(tables: Tables, squares: Squares, target: int, side: int) -> tuple[int, ...]:
    """Squares of the pieces of `side` that could capture an enemy on `target`."""
    found: list[int] = []
    for origin, number in enumerate(squares):
        code = tables.codes[number]
        if code and code.side == side and origin != target and _attacks(tables, squares, origin, code, target):
            found.append(origin)
    return tuple(found)


def _attacks(tables: Tables, squares: Squares, origin: int, code: Code, target: int) -> bool:
    victim = code_at(tables, squares, target)
    for place, ride in landings(tables, squares, origin, code):
        if place == target and ride.captures and (not ride.royal_only or (victim is not None and victim.royal)):
            return True
    board = tables.board
    for jump in tables.movements[code.movement].jumps:
        land = board.step(origin, jump.land)
        if board.step(origin, jump.over) == target and land is not None and not squares[land]:
            return True
    return False


def royals(tables: Tables, squares: Squares, side: int) -> list[int]:
    """Squares of the royals of a side."""
    return [
        square
        for square, number in enumerate(squares)
        if (code := tables.codes[number]) and code.side == side and code.royal
    ]


def checked(tables: Tables, squares: Squares, side: int) -> tuple[int, ...]:
    """Squares of the royals of `side` that are attacked."""
    return tuple(square for square in royals(tables, squares, side) if attackers(tables, squares, square, 1 - side))


def is_dead(tables: Tables, square: int, code: Code) -> bool:
    """Whether the piece could never move from there, even on an empty board."""
    alone = bytearray(tables.board.squares)
    board = tables.board
    movement = tables.movements[code.movement]
    moves = any(not ride.royal_only for _, ride in landings(tables, alone, square, code))
    return not moves and not any(board.step(square, jump.land) is not None for jump in movement.jumps)


__all__ = ["Squares", "attackers", "checked", "code_at", "is_dead", "landings", "royals"]
