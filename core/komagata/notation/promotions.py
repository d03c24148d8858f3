"""How a promotion is written behind a move: `+`, `++` for the second choice, or the letter of what it becomes."""

from __future__ import annotations

import re

from komagata.errors import NotationError
from komagata.kernel.interface import State
from komagata.moves import Move
from komagata.text import text
from komagata.variants.compiler import Compiled

SUFFIX = r"(?P<suffix>\+{1,16}|=?[A-Za-z]'?|=|)"
"""Every spelling of a promotion: `+`, `++`, `q`, `=Q`; nothing or `=` for none."""


def write(compiled: Compiled, state: State, move: Move) -> str:
    """The suffix of a move in the style of the game."""
    if not move.promotion:
        return ""
    if compiled.variant.notation.promotion == "letter":
        return letters(compiled, state, move.origin)[move.promotion - 1].lower()
    return "+" * move.promotion


def letters(compiled: Compiled, state: State, square: int) -> list[str]:
    """What the piece on `square` may become, by the letters of those kinds, in upper case."""
    code = compiled.tables.codes[state.board[square]]
    if code is None:
        return []
    targets = [compiled.tables.codes[target] for target in code.promotions]
    return [
        compiled.variant.pieces[compiled.kinds[target.kind]].letter.upper() if target is not None else ""
        for target in targets
    ]


def read(compiled: Compiled, state: State, square: int, suffix: str) -> int | None:
    """Which promotion a suffix means for the piece on `square`; None if it has no such promotion."""
    if suffix in {"", "="}:
        return 0
    if set(suffix) == {"+"}:
        return len(suffix)
    wanted = re.sub("^=", "", suffix).upper()
    choices = letters(compiled, state, square)
    return choices.index(wanted) + 1 if wanted in choices else None


def required(compiled: Compiled, state: State, square: int, steps: re.Match[str]) -> int:
    """Which promotion the suffix of a move from `square` means; raises NotationError where there is no such one."""
    promotion = read(compiled, state, square, steps["suffix"])
    if promotion is None:
        name = compiled.tables.board.name(square)
        raise NotationError(
            text("the piece on {square} does not become '{suffix}'", square=name, suffix=steps["suffix"]),
            offset=steps.start("suffix"),
        )
    return promotion


__all__ = ["SUFFIX", "letters", "read", "required", "write"]
