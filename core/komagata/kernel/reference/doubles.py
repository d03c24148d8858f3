"""Lion power: capture next door and go on or come back, or step out to an empty square and back (a pass)."""

from __future__ import annotations

from collections.abc import Iterator

from komagata.kernel.interface import State
from komagata.kernel.reference.promotion import choices
from komagata.kernel.reference.rides import code_at
from komagata.moves import Move
from komagata.variants.tables import Code, Tables


def double_moves(tables: Tables, state: State, origin: int, code: Code) -> Iterator[Move]:
    """Moves that capture on their first leg and have a second one, and the pass."""
    board, squares = tables.board, state.board
    movement = tables.movements[code.movement]
    for double in movement.doubles:
        middle = board.step(origin, double.first)
        if middle is None or not _enemy(tables, squares, middle, code):
            continue
        target = board.step(middle, double.second)
        if target is None:
            continue
        if target == origin or not squares[target] or _enemy(tables, squares, target, code):
            for promotion in choices(state, code, origin, target, True):
                yield Move(origin, target, (middle,), promotion)
    empty = [
        square
        for vector in movement.passes
        if (square := board.step(origin, vector)) is not None and not squares[square]
    ]
    if empty:
        yield Move(origin, origin, (min(empty, key=board.name),))


def _enemy(tables: Tables, squares: bytes, square: int, code: Code) -> bool:
    occupant = code_at(tables, squares, square)
    return occupant is not None and occupant.side != code.side


__all__ = ["double_moves"]
