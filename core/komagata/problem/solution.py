"""The solution of a problem: the key, every defence with the answer to it, and what spoils the problem."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from komagata.kernel.interface import State
from komagata.moves import Move
from komagata.problem.proof import Enough, Limits, Proof, Prover, Status
from komagata.problem.stipulation import Problem

MOST_LINES = 400
"""So many moves of the defender are written into one solution; the longest defences first."""
MOST_DUALS = 20


@dataclass(frozen=True, slots=True)
class Defence:
    """A move of the defender, and how it is met."""

    move: Move
    answer: Attack | None
    """None if the move itself loses at once."""

    @property
    def moves(self) -> int:
        """Moves of the attacker that are needed yet."""
        return 0 if self.answer is None else self.answer.moves


@dataclass(frozen=True, slots=True)
class Attack:
    """A move of the attacker with the best defences against it, the longest first."""

    move: Move
    moves: int
    """How many moves of the attacker the win takes, this one included."""
    defences: tuple[Defence, ...] = ()

    def line(self) -> tuple[Move, ...]:
        """The main line: the attacker wins as fast, the defender holds out as long as can be."""
        found: list[Move] = []
        attack: Attack | None = self
        while attack is not None:
            found.append(attack.move)
            best = attack.defences[0] if attack.defences else None
            attack = None if best is None else best.answer
            if best is not None:
                found.append(best.move)
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Dual:
    """A place in the solution, after the key, where more than one move wins as fast."""

    line: tuple[Move, ...]
    """The moves that lead there."""
    winners: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Solution:
    """What a search says of a problem."""

    proof: Proof
    keys: tuple[Move, ...] = ()
    """First moves that win in as few moves as can be."""
    tree: Attack | None = None
    """The solution that begins with the first of them."""
    duals: tuple[Dual, ...] = ()
    whole: bool = True
    """False: the limit was reached before all keys and duals were looked for; what is said of them may lack some."""
    wanted: int = 0
    """In how many moves the problem asks for the win."""

    @property
    def short(self) -> bool:
        """It is solved in fewer moves than the problem says."""
        return self.proof.status is Status.WIN and self.proof.moves < self.wanted

    @property
    def unique(self) -> bool | None:
        """Whether just one first move wins, in no fewer moves than asked for; None where that is not known."""
        if self.proof.status is not Status.WIN:
            return None
        if self.short or len(self.keys) > 1:
            return False
        return True if self.whole else None

    @property
    def sound(self) -> bool | None:
        """Whether besides there are no duals."""
        return False if self.duals else self.unique


def solve(
    problem: Problem,
    nodes: int = Limits().nodes,
    stop: Callable[[], bool] | None = None,
    on_nodes: Callable[[int, int], None] | None = None,
) -> Solution:
    """Look for the win that a problem asks for, then for everything that spoils it. `nodes` bounds both together; 0 is
    no bound. `stop` is asked often; `on_nodes` hears how many positions were reached, and at which depth."""
    position = problem.position
    limits = Limits(problem.moves, nodes, problem.checks_only)
    prover = Prover(position.rules.kernel, position.state.side, limits, stop, on_nodes)
    proof = prover.solve(position.state)
    solution = Solution(proof, wanted=problem.moves)
    if proof.status is not Status.WIN:
        return solution
    return _Author(prover, proof).write(position.state, solution)


@dataclass(slots=True)
class _Author:
    """Writes solutions down, as far as the limit allows."""

    prover: Prover
    proof: Proof
    left: int = MOST_LINES
    duals: list[Dual] = field(default_factory=list[Dual])

    def write(self, state: State, solution: Solution) -> Solution:
        keys: list[Move] = []
        tree: Attack | None = None
        whole = True
        try:
            first = self.prover.winner(state, self.proof.moves)
            keys = [first] if first else []
            # The key that was found is told even where there is no time to look for others.
            others = [move for move in self.prover.winners(state, self.proof.moves) if move != first]
            keys += others
        except Enough:
            whole = False
        if keys:
            try:
                tree = self.attack(state, keys[0], self.proof.moves, ())
            except Enough:
                whole = False
        if keys and tree is None:
            tree = Attack(keys[0], self.proof.moves)
        proof = replace(self.proof, nodes=self.prover.nodes)
        return replace(solution, proof=proof, keys=tuple(keys), tree=tree, duals=tuple(self.duals), whole=whole)

    def attack(self, state: State, move: Move, moves: int, line: tuple[Move, ...]) -> Attack:
        """A winning move with all that can be played against it."""
        prover = self.prover
        line = (*line, move)
        answers: list[tuple[int, Move, State]] = []
        if moves > 1:
            for reply, after in prover.replies(prover.play(state, move)):
                needed = prover.shortest(after, moves - 1)
                answers.append((needed or 0, reply, after))
        answers.sort(key=lambda answer: -answer[0])
        defences: list[Defence] = []
        for needed, reply, after in answers:
            if self.left <= 0 and defences:
                break
            self.left -= 1
            defences.append(Defence(reply, self._answer(after, needed, moves - 1, (*line, reply))))
        return Attack(move, moves, tuple(defences))

    def _answer(self, state: State, needed: int, most: int, line: tuple[Move, ...]) -> Attack | None:
        """How a defence is met. Only where it holds out to the end a second way to win is a dual."""
        if not needed:
            return None
        if needed == most and len(self.duals) < MOST_DUALS:
            winners = self.prover.winners(state, needed)
            if len(winners) > 1:
                self.duals.append(Dual(line, tuple(winners)))
        winner = self.prover.winner(state, needed)
        return None if winner is None else self.attack(state, winner, needed, line)


__all__ = ["Attack", "Defence", "Dual", "Solution", "solve"]
