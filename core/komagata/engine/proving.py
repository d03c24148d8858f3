"""How fast forced wins are looked for: positions a second, and how deep a search comes in a while."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from time import perf_counter

from komagata.position import load_rules
from komagata.problem import MOST_MOVES, Limits, Prover


@dataclass(frozen=True, slots=True)
class Proving:
    """One search that was stopped after a while."""

    game: str
    position: str
    refuted: int
    """That there is no win in so many moves was proven by then."""
    moves: int
    """In how many moves a win was found, or 0."""
    nodes: int
    seconds: float


def provings(positions: Iterable[tuple[str, str]], seconds: float) -> Iterator[Proving]:
    """Search each position, given with the id of its game, for so long."""
    for game, position in positions:
        rules = load_rules(game)
        state = rules.position(position).state
        begun = perf_counter()
        prover = Prover(rules.kernel, state.side, Limits(MOST_MOVES, 0), _after(begun + seconds))
        proof = prover.solve(state)
        yield Proving(game, position, proof.refuted, proof.moves, proof.nodes, perf_counter() - begun)


def _after(end: float) -> Callable[[], bool]:
    return lambda: perf_counter() > end


__all__ = ["Proving", "provings"]
