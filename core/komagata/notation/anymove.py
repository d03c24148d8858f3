"""A move in any notation -> the legal move it means."""

from __future__ import annotations

from collections.abc import Sequence

from komagata.errors import NotationError
from komagata.kernel.interface import State
from komagata.moves import Move
from komagata.notation import routes, san, uci, usi, western
from komagata.text import text
from komagata.variants.compiler import Compiled


def spelled(compiled: Compiled, state: State, word: str) -> Move | None:
    """The move that `word` spells square by square or as castling, in the canonical form of its turn, legal or not;
    None if it is written another way."""
    move = uci.read(compiled, state, word) or usi.read(compiled, state, word) or san.castled(compiled, state, word)
    return None if move is None else routes.canonical(compiled, state, move)


def read(compiled: Compiled, state: State, word: str, legal: Sequence[Move]) -> Move | None:
    """The move among `legal` that `word` means, or None; raises NotationError if it is no move or may mean several."""
    word = word.strip()
    if not word:
        raise NotationError(text("a move is expected, such as {example}", example=san.EXAMPLES), offset=0)
    move = uci.read(compiled, state, word) or usi.read(compiled, state, word)
    if move is not None:
        return routes.resolve(compiled, state, move, legal)
    found = western.read(compiled, state, word, legal)
    if found is None:
        found = san.read(compiled, state, word, legal)
    if len(found) > 1:
        choices = ", ".join(sorted(uci.write(compiled, state, one) for one in found))
        raise NotationError(text("'{word}' may mean {choices}", word=word, choices=choices), offset=0)
    return found[0] if found else None


__all__ = ["read", "spelled"]
