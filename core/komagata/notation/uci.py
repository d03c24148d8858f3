"""Moves uci style, the canonical one: `e2e4`, `e7e8+`, `P@e5`, `b2d4f6`, `f3e4f3`."""

from __future__ import annotations

import re

from komagata.errors import NotationError
from komagata.kernel.interface import State
from komagata.moves import Move
from komagata.notation import promotions
from komagata.notation.placement import slot_of
from komagata.text import text
from komagata.variants.compiler import Compiled

SQUARE = re.compile(r"[a-p][0-9]{1,2}", re.ASCII)
STEPS = re.compile(rf"(?P<squares>(?:[a-p][0-9]{{1,2}}){{2,}}){promotions.SUFFIX}", re.ASCII)
DROP = re.compile(r"(?P<piece>[A-Za-z]'?)?@(?P<square>[a-p][0-9]{1,2})", re.ASCII)


def write(compiled: Compiled, state: State, move: Move) -> str:
    """One spelling of a move."""
    name = compiled.tables.board.name
    if move.is_drop:
        return f"{compiled.slot_tokens[move.slot]}@{name(move.target)}"
    squares = "".join(map(name, (move.origin, *move.via, move.target)))
    return squares + promotions.write(compiled, state, move)


def read(compiled: Compiled, state: State, word: str) -> Move | None:
    """The move that `word` spells, legal or not; None if it is not in this style."""
    drop = DROP.fullmatch(word)
    if drop and drop["piece"]:
        return _drop(compiled, drop)
    steps = STEPS.fullmatch(word)
    if steps is None:
        return None
    squares = [square(compiled, match.group(), match.start()) for match in SQUARE.finditer(steps["squares"])]
    promotion = promotions.required(compiled, state, squares[0], steps)
    return Move(squares[0], squares[-1], tuple(squares[1:-1]), promotion)


def _drop(compiled: Compiled, drop: re.Match[str]) -> Move:
    slot = slot_of(compiled, drop["piece"])
    if slot is None:
        raise NotationError(
            text("'{token}' cannot be in hand; there are {known}", token=drop["piece"], known=known_slots(compiled)),
            offset=0,
        )
    return Move(-1, square(compiled, drop["square"], drop.start("square")), slot=slot)


def known_slots(compiled: Compiled) -> str:
    """The letters that may be dropped, for an error."""
    return " ".join(compiled.slot_tokens) or "-"


def square(compiled: Compiled, name: str, offset: int) -> int:
    """The square called `name`, which stands at `offset` of a move."""
    found = compiled.tables.board.parse(name)
    if found is None:
        board = compiled.tables.board
        last = board.name(board.squares - 1)
        raise NotationError(
            text("there is no square {name}; they go from a1 to {last}", name=name, last=last), offset=offset
        )
    return found


__all__ = ["known_slots", "read", "square", "write"]
