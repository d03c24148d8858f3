"""How fast pictures are made, beside python-chess, which many programs draw with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from time import perf_counter
from typing import Any

from komagata import draw
from komagata.position import load_rules

RIVAL = "python-chess"


@dataclass(frozen=True, slots=True)
class Drawn:
    """One program that draws one position as SVG."""

    program: str
    what: str
    pieces: int
    first: float
    """Seconds of the first picture, for which outlines are read and faces laid out."""
    seconds: float
    """Seconds of the best later one."""

    @property
    def each(self) -> float:
        """Microseconds for each piece."""
        return 1e6 * self.seconds / self.pieces


def drawings(game: str, styles: Sequence[str], turns: int) -> Iterator[Drawn]:
    """The start of a game in these styles, and that of Chess by python-chess if it is installed; in alternation."""
    start = load_rules(game).start()
    count = sum(1 for _ in start.pieces())
    jobs: list[tuple[str, str, int, Callable[[], str]]] = [
        ("komagata", f"{game}, {style}", count, partial(draw.board, start, style)) for style in styles
    ]
    try:
        svg: Any = import_module("chess.svg")
    except ImportError:
        pass
    else:
        board = svg.chess.Board()
        jobs.append((RIVAL, "its start position", len(board.piece_map()), lambda: str(svg.board(board))))
    times: list[list[float]] = [[] for _ in jobs]
    for _ in range(4 * turns + 1):
        for (_, _, _, job), taken in zip(jobs, times, strict=True):
            begun = perf_counter()
            job()
            taken.append(perf_counter() - begun)
    for (program, what, pieces, _), taken in zip(jobs, times, strict=True):
        yield Drawn(program, what, pieces, taken[0], min(taken[1:]))


__all__ = ["RIVAL", "Drawn", "drawings"]
