"""What an engine is asked about: one moment of a game, frozen, so that a thread may think about it while the game
goes on elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from komagata.game import Game
from komagata.kernel.interface import State
from komagata.moves import Move
from komagata.outcome import Outcome
from komagata.position import Position, Rules


@dataclass(frozen=True, slots=True)
class Task:
    """A position to move in, with the history that bears on it."""

    position: Position
    initial: Position
    """Where the game began, and the moves since then."""
    moves: tuple[Move, ...]
    history: tuple[State, ...]
    """The states before the present one, oldest first."""
    legal: tuple[Move, ...]
    """The moves that position and history allow."""

    @staticmethod
    def of(subject: Game | Position | Task) -> Task:
        """The present moment of a game, or a position without history."""
        if isinstance(subject, Task):
            return subject
        if isinstance(subject, Position):
            return Task(subject, subject, (), (), tuple(subject.legal_moves()))
        return Task(
            position=subject.position,
            initial=subject.initial,
            moves=subject.moves,
            history=tuple(position.state for position in subject.history),
            legal=tuple(subject.legal_moves()),
        )

    @staticmethod
    def after(rules: Rules, initial: Position, moves: Sequence[Move]) -> Task:
        """The moment after these moves, which go on even where repetition had ended the game: an engine is told to
        think by somebody who keeps the rules of the match."""
        game = replayed(rules, initial, moves)
        task = Task.of(game)
        if task.legal:
            return task
        return Task(task.position, task.initial, task.moves, task.history, tuple(task.position.legal_moves()))

    @property
    def rules(self) -> Rules:
        return self.position.rules

    def outcome_after(self, move: Move) -> Outcome | None:
        """How the game would end with this move by repetition; None where that is not in question."""
        kernel = self.rules.kernel
        key = kernel.key(kernel.play(self.position.state, move))
        if not any(kernel.key(state) == key for state in self.history):
            return None
        return replayed(self.rules, self.initial, (*self.moves, move)).outcome()


def replayed(rules: Rules, initial: Position, moves: Sequence[Move]) -> Game:
    """A game of its own with these moves."""
    game = Game(rules, initial)
    for move in moves:
        game.play(move, beyond_end=True)
    return game


__all__ = ["Task", "replayed"]
