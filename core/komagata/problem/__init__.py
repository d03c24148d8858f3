"""Problems: positions with a task, the proof that it can be done, and whether it can be done in one way only."""

from __future__ import annotations

from komagata.problem.proof import DEFAULT_NODES, MOST_MOVES, Limits, Proof, Prover, Status
from komagata.problem.record import solved_game
from komagata.problem.solution import Attack, Defence, Dual, Solution, solve
from komagata.problem.stipulation import OWN_TAGS, Problem, read_stipulation

__all__ = [
    "DEFAULT_NODES",
    "MOST_MOVES",
    "OWN_TAGS",
    "Attack",
    "Defence",
    "Dual",
    "Limits",
    "Problem",
    "Proof",
    "Prover",
    "Solution",
    "Status",
    "read_stipulation",
    "solve",
    "solved_game",
]
