"""Whether the side to move wins within so many moves of its own: a depth-limited proof over all legal moves.

It knows no mate: what wins is what the game's rules say wins. History is left aside: a line that a rule of repetition
would forbid counts, but the shortest win never needs one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from komagata.kernel.interface import Kernel, State
from komagata.moves import Move

MOST_MOVES = 40
"""Longer wins are not looked for."""
DEFAULT_NODES = 5_000_000
POLL = 256
"""Positions between two looks at the stop flag."""
MOST_REMEMBERED = 1_500_000
"""Positions about which something is remembered; a few hundred bytes each."""
DEEP = 3
"""From this many moves on, forcing moves are sorted by how few answers they leave."""


class Status(Enum):
    """What a search came to."""

    WIN = "win"
    NO_WIN = "no win"
    """Within the depth that was asked for there is none."""
    UNDECIDED = "undecided"
    """The limit was reached first."""
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Limits:
    """How far a search goes."""

    moves: int = 3
    """Moves of the side that is to win."""
    nodes: int = DEFAULT_NODES
    """Positions reached by a move, each time that they are."""
    checks_only: bool = False
    """Every move of the side that is to win attacks a royal, as in tsume shogi."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The answer to whether there is a win."""

    status: Status
    moves: int = 0
    """With WIN: the fewest moves in which it can be forced."""
    refuted: int = 0
    """That there is no win in so many moves is proven."""
    nodes: int = 0


class Enough(Exception):
    """The limit is reached, or the search was stopped. Never leaves this package."""

    def __init__(self, status: Status) -> None:
        super().__init__(status.value)
        self.status = status


class Prover:
    """Finds wins of one side, and remembers what it has found."""

    def __init__(
        self,
        kernel: Kernel,
        attacker: int,
        limits: Limits,
        stop: Callable[[], bool] | None = None,
        on_nodes: Callable[[int, int], None] | None = None,
    ) -> None:
        """`on_nodes` hears, about as often as the stop flag is looked at, how many positions were reached and how many
        moves deep the search goes at the moment."""
        self.nodes = 0
        self.depth = 0
        self._next_look = POLL
        self._kernel = kernel
        self._attacker = attacker
        self._limits = limits
        self._stop = stop
        self._on_nodes = on_nodes
        self._proved: dict[State, int] = {}
        """In so many moves the attacker, who is to move, wins."""
        self._refuted: dict[State, int] = {}
        """In so many moves he does not."""
        self._winners: dict[State, Move] = {}
        self._killers: dict[tuple[bool, int], Move] = {}
        """By whether it attacks, and by depth: what decided a position like this last."""

    # What is asked

    def solve(self, state: State) -> Proof:
        """The shortest win from a state in which the attacker is to move."""
        refuted = 0
        try:
            for moves in range(1, self._limits.moves + 1):
                self.depth = moves
                if self.wins(state, moves):
                    return Proof(Status.WIN, moves, refuted, self.nodes)
                refuted = moves
        except Enough as enough:
            return Proof(enough.status, 0, refuted, self.nodes)
        return Proof(Status.NO_WIN, 0, refuted, self.nodes)

    def wins(self, state: State, moves: int) -> bool:
        """Whether the attacker, to move, wins within so many moves of his own. Raises Enough."""
        if self._proved.get(state, MOST_MOVES + 1) <= moves:
            return True
        if self._refuted.get(state, 0) >= moves:
            return False
        if len(self._proved) + len(self._refuted) > MOST_REMEMBERED:
            self._forget()
        winner = self._winner(state, moves)
        if winner is None:
            self._refuted[state] = moves
            return False
        self._proved[state] = moves
        self._winners[state] = winner
        return True

    def shortest(self, state: State, most: int) -> int | None:
        """In how few moves the attacker wins, if it is at most so many. Raises Enough."""
        return next((moves for moves in range(1, most + 1) if self.wins(state, moves)), None)

    def winner(self, state: State, moves: int) -> Move | None:
        """A move that wins within so many moves, if there is one. Raises Enough."""
        if not self.wins(state, moves):
            return None
        return self._winners.get(state) or self._winner(state, moves)

    def winners(self, state: State, moves: int) -> list[Move]:
        """Every move that wins within so many moves. Raises Enough."""
        kernel = self._kernel
        return [move for move in kernel.legal_moves(state) if self._holds(self._play(state, move), moves)]

    def replies(self, state: State) -> list[tuple[Move, State]]:
        """Every move of the defender, with the state after it. None if the attacker has won already."""
        return [(move, self._play(state, move)) for move in self._kernel.legal_moves(state)]

    def play(self, state: State, move: Move) -> State:
        return self._kernel.play(state, move)

    # The search

    def _winner(self, state: State, moves: int) -> Move | None:
        """The first move found that wins."""
        legal = self._kernel.legal_moves(state)
        killer = self._killers.get((True, moves))
        if killer in legal:
            if self._holds(self._play(state, killer), moves):
                return killer
            legal.remove(killer)
        found = self._mate(state, legal) if moves == 1 else self._winner_of_several(state, moves, legal)
        if found is not None:
            self._killers[True, moves] = found
        return found

    def _mate(self, state: State, legal: list[Move]) -> Move | None:
        """A move that wins at once. Most of the time of a search is spent here."""
        play, verdict, attacker = self._kernel.play, self._kernel.verdict, self._attacker
        self._reach(len(legal))
        for move in legal:
            found = verdict(play(state, move))
            if found is not None and found.winner == attacker:
                return move
        return None

    def _winner_of_several(self, state: State, moves: int, legal: list[Move]) -> Move | None:
        """Forcing moves first; if several force, those that leave the fewest answers."""
        kernel, defender = self._kernel, 1 - self._attacker
        ordered: list[tuple[bool, int, int, Move, State]] = []
        for place, move in enumerate(legal):
            after = self._play(state, move)
            checks = bool(kernel.checked(after, defender))
            if not checks and self._limits.checks_only and kernel.verdict(after) is None:
                continue
            answers = len(kernel.legal_moves(after)) if moves >= DEEP else 0
            ordered.append((not checks, answers, place, move, after))
        ordered.sort(key=_rank)
        return next((move for *_, move, after in ordered if self._holds(after, moves)), None)

    def _holds(self, state: State, moves: int) -> bool:
        """Whether a move of the attacker that led here, the first of so many, wins whatever the defender does."""
        kernel = self._kernel
        verdict = kernel.verdict(state)
        if verdict is not None:
            return verdict.winner == self._attacker
        if moves == 1 or (self._limits.checks_only and not kernel.checked(state, 1 - self._attacker)):
            return False
        replies = kernel.legal_moves(state)
        key = (False, moves)
        killer = self._killers.get(key)
        if killer in replies:
            replies.insert(0, replies.pop(replies.index(killer)))
        for reply in replies:
            if not self._still_wins(self._play(state, reply), moves - 1):
                self._killers[key] = reply
                return False
        return True

    def _still_wins(self, state: State, moves: int) -> bool:
        """The defender has answered: he may have lost by it, or have won, or it goes on."""
        verdict = self._kernel.verdict(state)
        if verdict is not None:
            return verdict.winner == self._attacker
        return self.wins(state, moves)

    def _play(self, state: State, move: Move) -> State:
        self._reach(1)
        return self._kernel.play(state, move)

    def _reach(self, count: int) -> None:
        """So many positions more are reached; look at the stop flag from time to time."""
        self.nodes += count
        if self.nodes >= self._next_look:
            self._next_look = self.nodes + POLL
            self._look()

    def _look(self) -> None:
        if self._on_nodes is not None:
            self._on_nodes(self.nodes, self.depth)
        if self._stop is not None and self._stop():
            raise Enough(Status.STOPPED)
        if self._limits.nodes and self.nodes >= self._limits.nodes:
            raise Enough(Status.UNDECIDED)

    def _forget(self) -> None:
        """Memory is bounded: what was refuted can be refuted again; what was proved is little and is kept."""
        self._refuted.clear()
        if len(self._proved) > MOST_REMEMBERED // 2:
            self._proved.clear()
            self._winners.clear()


def _rank(entry: tuple[bool, int, int, Move, State]) -> tuple[bool, int, int]:
    return entry[:3]


__all__ = ["DEFAULT_NODES", "MOST_MOVES", "Enough", "Limits", "Proof", "Prover", "Status"]
