"""Komagata's own record format: UTF-8, shaped like PGN, lossless.

    [Variant "..."]
    [Options "name=value; name=value"]
    [Result "*"]

    1. e2e3 {[%clk 0:04:58] a comment} e7e6 (1... d7d6 $5) 2. P@e4 *

Moves are written uci style. In comments and tags a backslash stands before braces, quotes and backslashes.
"""

from __future__ import annotations

from komagata.game import Game
from komagata.records.kmg_reader import find_game, read
from komagata.records.kmg_writer import write
from komagata.text import Text


def losses(_game: Game) -> list[Text]:
    """What the format does not hold of a game: nothing."""
    return []


__all__ = ["find_game", "losses", "read", "write"]
