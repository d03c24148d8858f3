"""Moves usi style: `7g7f`, `8h2b+`, `P*5e`, double moves `7j7i6h`."""

from __future__ import annotations

import re

from komagata.errors import NotationError
from komagata.kernel.interface import State
from komagata.moves import Move
from komagata.notation import promotions
from komagata.notation.placement import slot_of
from komagata.notation.uci import known_slots
from komagata.text import text
from komagata.variants.compiler import Compiled

SQUARE = re.compile(r"[0-9]{1,2}[a-p]", re.ASCII)
STEPS = re.compile(rf"(?P<squares>(?:[0-9]{{1,2}}[a-p]){{2,}}){promotions.SUFFIX}", re.ASCII)
DROP = re.compile(r"(?P<piece>[A-Za-z]'?)\*(?P<square>[0-9]{1,2}[a-p])", re.ASCII)


def write(compiled: Compiled, state: State, move: Move) -> str:
    """One spelling of a move."""
    name = compiled.tables.board.usi
    if move.is_drop:
        return f"{compiled.slot_tokens[move.slot]}*{name(move.target)}"
    return "".join(map(name, (move.origin, *move.via, move.target))) + promotions.write(compiled, state, move)


def read(compiled: Compiled, state: State, word: str) -> Move | None:
    """The move that `word` spells, legal or not; None if it is not in this style."""
    drop = DROP.fullmatch(word)
    if drop:
        slot = slot_of(compiled, drop["piece"])
        if slot is None:
            raise NotationError(
                text(
                    "'{token}' cannot be in hand; there are {known}", token=drop["piece"], known=known_slots(compiled)
                ),
                offset=0,
            )
        return Move(-1, square(compiled, drop["square"], drop.start("square")), slot=slot)
    steps = STEPS.fullmatch(word)
    if steps is None:
        return None
    squares = [square(compiled, match.group(), match.start()) for match in SQUARE.finditer(steps["squares"])]
    promotion = promotions.required(compiled, state, squares[0], steps)
    return Move(squares[0], squares[-1], tuple(squares[1:-1]), promotion)


def square(compiled: Compiled, name: str, offset: int) -> int:
    """The square called `name`, which stands at `offset` of a move."""
    found = compiled.tables.board.parse_usi(name)
    if found is None:
        first = compiled.tables.board.usi(compiled.tables.board.squares - compiled.tables.board.files)
        last = compiled.tables.board.usi(compiled.tables.board.files - 1)
        raise NotationError(
            text("there is no square {name}; they go from {first} to {last}", name=name, first=first, last=last),
            offset=offset,
        )
    return found


__all__ = ["read", "square", "write"]
