"""Draughts jumps: an adjacent enemy is taken by landing behind it, and the piece jumps on while it can."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from komagata.kernel.interface import State
from komagata.kernel.reference.promotion import choices
from komagata.kernel.reference.rides import Squares, code_at
from komagata.moves import Move
from komagata.variants.tables import Code, Tables


def leaps(tables: Tables, squares: Squares, place: int, code: Code) -> Iterator[tuple[int, int]]:
    """(square of the enemy taken, landing square) of every single jump from `place`."""
    board = tables.board
    for jump in tables.movements[code.movement].jumps:
        over, land = board.step(place, jump.over), board.step(place, jump.land)
        if over is None or land is None or squares[land]:
            continue
        victim = code_at(tables, squares, over)
        if victim is not None and victim.side != code.side:
            yield over, land


def chains(tables: Tables, state: State, origin: int, code: Code) -> Iterator[Move]:
    """Every complete jump move of a piece. A piece is taken at once, so none is jumped twice; the start is empty."""
    squares = bytearray(state.board)
    squares[origin] = 0
    yield from _continue(tables, state, squares, origin, code, (origin,))


def _continue(
    tables: Tables, state: State, squares: bytearray, origin: int, code: Code, way: tuple[int, ...]
) -> Iterator[Move]:
    for over, land in leaps(tables, squares, way[-1], code):
        taken = squares[over]
        squares[over] = 0
        done = (*way, land)
        ends = not tables.play.chain or (bool(code.promotions) and bool(code.must >> land & 1))
        longer = [] if ends else list(_continue(tables, state, squares, origin, code, done))
        squares[over] = taken
        if longer:
            yield from longer
        else:
            for promotion in choices(state, code, origin, land, True):
                yield Move(origin, land, done[1:-1], promotion)


def taken_on(tables: Tables, squares: Squares, code: Code, way: tuple[int, ...]) -> list[int] | None:
    """The squares of the enemies that a chain along `way` takes, or None if the first leg is not a jump."""
    after = bytearray(squares)
    after[way[0]] = 0
    taken: list[int] = []
    for place, land in pairwise(way):
        over = next((over for over, end in leaps(tables, after, place, code) if end == land), None)
        if over is None:
            return None
        after[over] = 0
        taken.append(over)
    return taken


__all__ = ["chains", "leaps", "taken_on"]
