"""Levels of play, from one that a beginner beats to all that the engine can do.

A level never looks at a clock, so the same position, level and seed give the same move. Weakness is made of three
things: few nodes, a choice at random among moves that look nearly as good as the best, and, on the lowest levels, now
and then a move made without looking.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from komagata.errors import UnknownName
from komagata.kernel.interface import SearchLimits, SearchLine
from komagata.moves import Move
from komagata.text import Text, text


@dataclass(frozen=True, slots=True)
class Level:
    """How strong the engine plays."""

    id: int
    name: Text
    depth: int
    nodes: int
    spread: int = 0
    """Hundredths of a Pawn by which a move may look worse and still be chosen fairly often; 0: the best move."""
    slip: float = 0.0
    """How often it makes any move at all."""

    @property
    def lines(self) -> int:
        """How many moves it compares."""
        return 12 if self.spread else 1

    @property
    def limits(self) -> SearchLimits:
        return SearchLimits(depth=self.depth, nodes=self.nodes)


LEVELS: tuple[Level, ...] = (
    Level(1, text("Newcomer"), depth=1, nodes=2_000, spread=120, slip=0.25),
    Level(2, text("Beginner"), depth=1, nodes=5_000, spread=80, slip=0.1),
    Level(3, text("Learner"), depth=2, nodes=10_000, spread=60, slip=0.04),
    Level(4, text("Casual player"), depth=3, nodes=20_000, spread=40),
    Level(5, text("Club player"), depth=5, nodes=50_000, spread=20),
    Level(6, text("Strong club player"), depth=8, nodes=150_000, spread=8),
    Level(7, text("Expert"), depth=20, nodes=500_000),
    Level(8, text("Full strength"), depth=60, nodes=3_000_000),
)


def level(number: int) -> Level:
    """The level of this number."""
    if 1 <= number <= len(LEVELS):
        return LEVELS[number - 1]
    raise UnknownName("there is no level {number}; levels are 1 to {most}", {"number": number, "most": len(LEVELS)})


def pick(lines: Sequence[SearchLine], spread: int, random: Random) -> Move:
    """A move of these lines, which are sorted best first: the worse it looks, the more seldom.

    A forced win is never passed by, and no move that loses by force is chosen beside one that does not.
    """
    best = lines[0].score
    if not spread or best >= 30000:
        return lines[0].moves[0]
    weights = [exp(max(-50.0, (line.score - best) / spread)) for line in lines]
    return random.choices(lines, weights)[0].moves[0]


__all__ = ["LEVELS", "Level", "level", "pick"]
