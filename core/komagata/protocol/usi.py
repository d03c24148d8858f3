"""The Universal Shogi Interface. Black (sente) is the first player, so its clock words come first."""

from __future__ import annotations

from komagata.protocol.dialect import Dialect

USI = Dialect(
    name="usi",
    done="usiok",
    new_game="usinewgame",
    start_word="sfen",
    mate_in_plies=True,
    clock_words=("btime", "wtime", "binc", "winc"),
    other_greetings=("uci",),
    no_move="resign",
    has_byoyomi=True,
)

__all__ = ["USI"]
