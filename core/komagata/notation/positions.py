"""Positions in the notation that the game's file names."""

from __future__ import annotations

import re
from dataclasses import replace

from komagata.errors import Fault
from komagata.kernel.interface import State
from komagata.notation import fen, sfen
from komagata.notation.reading import Clocks, Reading
from komagata.text import text
from komagata.variants.compiler import Compiled

PREFIX = re.compile(r"\s*(?:position\s+)?(?:s?fen\s+)?")
"""What protocols put before a position."""


MOST_CHARACTERS = 20_000
"""Longer than any position with the fullest hands."""


def counts_plies(compiled: Compiled) -> bool:
    """Whether move numbers count single moves (SFEN) rather than pairs of them (FEN)."""
    return compiled.variant.notation.position in {"sfen", "chu-sfen"}


def read(compiled: Compiled, line: str) -> Reading:
    """The arrangement in `line`, with all that is wrong with it."""
    if len(line) > MOST_CHARACTERS:
        # Not read at all: to list the faults of a whole library would take minutes.
        long = text("the position is longer than {most} characters", most=MOST_CHARACTERS)
        fault = Fault(long, path="position", line=1, column=MOST_CHARACTERS + 1)
        return replace(read(compiled, ""), faults=(fault,))
    prefix = PREFIX.match(line)
    if prefix is not None and prefix.end() < len(line):
        line = " " * prefix.end() + line[prefix.end() :]
    # Of a game that is written in FEN, SFEN must say that it is SFEN: in FEN `b` is the second player.
    if counts_plies(compiled) or (prefix is not None and prefix.group().endswith("sfen ")):
        return sfen.read(compiled, line)
    return fen.read(compiled, line)


def write(compiled: Compiled, state: State, clocks: Clocks) -> str:
    """The one canonical form."""
    if counts_plies(compiled):
        return sfen.write(compiled, state, clocks)
    if compiled.variant.notation.position == "plain-fen":
        return fen.write_full(compiled, state, clocks)
    return fen.write(compiled, state)


def write_fen(compiled: Compiled, state: State, clocks: Clocks) -> str:
    """Six-field FEN, whatever the game's own notation. Brackets tell it from SFEN, which the same game may read."""
    if counts_plies(compiled):
        clocks = Clocks(clocks.halfmoves, (clocks.fullmoves + 1) // 2)
    return fen.write_full(compiled, state, clocks, brackets=counts_plies(compiled))


def write_sfen(compiled: Compiled, state: State, clocks: Clocks) -> str:
    """SFEN, whatever the game's own notation."""
    if not counts_plies(compiled):
        clocks = Clocks(clocks.halfmoves, 2 * clocks.fullmoves - 1 + state.side)
    return sfen.write(compiled, state, clocks)


__all__ = ["counts_plies", "read", "write", "write_fen", "write_sfen"]
