"""The Universal Chess Interface."""

from __future__ import annotations

from komagata.protocol.dialect import Dialect

UCI = Dialect(
    name="uci",
    done="uciok",
    new_game="ucinewgame",
    start_word="fen",
    mate_in_plies=False,
    clock_words=("wtime", "btime", "winc", "binc"),
    other_greetings=("usi",),
)

__all__ = ["UCI"]
