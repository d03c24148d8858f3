"""How fast piece sets are made: from a job to the finished files."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from komagata.sets.job import Game, Job
from komagata.sets.make import plan
from komagata.sets.output import write


@dataclass(frozen=True, slots=True)
class Made:
    """One set, made in one way."""

    method: str
    things: int
    """How many pieces it has."""
    files: int
    size: int
    """Of all files, in bytes."""
    planned: float
    """Seconds until everything had its place."""
    seconds: float
    """Seconds in all."""


def makings(game: str, endings: Mapping[str, str]) -> Iterator[Made]:
    """A set of a game by each of these methods, written with the ending that is named for it."""
    for method, ending in endings.items():
        with tempfile.TemporaryDirectory() as folder:
            begun = perf_counter()
            found = plan(Job((Game(game),), method))
            planned = perf_counter() - begun
            files = write(found, Path(folder) / f"set{ending}")
            taken = perf_counter() - begun
            yield Made(method, found.count, len(files), sum(path.stat().st_size for path in files), planned, taken)


__all__ = ["Made", "makings"]
