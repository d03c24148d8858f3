"""The engine as somebody to play against: one move at a time, never too fast, never with a stale answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from komagata.kernel.interface import SearchLine
from komagata.moves import Move
from komagata_gui.play.clocks import machine_time
from komagata_gui.play.players import Question, Thinker

if TYPE_CHECKING:
    from komagata.engine.task import Task
    from komagata.protocol.messages import Limits

PACE = 450
"""Milliseconds that an answer takes at least, so that one sees the own move arrive before the reply."""


class Opponent(QObject):
    chosen = Signal(Move)
    """The move that it makes."""
    failed = Signal(str)
    changed = Signal()
    """It has begun or ceased to think, or knows more."""

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.line: SearchLine | None = None
        """What it knows of the move that it is thinking about."""
        self.score: int | None = None
        """How it judged the position at its last move, for itself."""
        self._thinker = thinker
        thinker.setParent(self)
        self._number = 0
        self._asked = False
        self._asked_at = 0
        self._answer: Move | None = None
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._pace.timeout.connect(self._move)
        thinker.answered.connect(self._answered)
        thinker.thought.connect(self._thought)
        thinker.failed.connect(self._failed)

    @property
    def thinking(self) -> bool:
        """Whether its move is awaited. The thread says less: its answer may lie in the event queue."""
        return self._asked

    def ask(self, task: Task, level: int, limits: Limits | None) -> None:
        """Let it find a move; what it was asked before is forgotten."""
        self._forget()
        self._asked = True
        self._asked_at = machine_time()
        self._thinker.ask(Question(self._number, task, level, limits))
        self.changed.emit()

    def stop(self) -> None:
        """Its move is not wanted any more."""
        was = self._asked
        self._forget()
        if was:
            self.changed.emit()

    def forget_game(self) -> None:
        """Another game begins."""
        self.stop()
        self.score = None

    def close(self) -> None:
        """Stop, and wait until nothing runs any more."""
        self._forget()
        self._thinker.close()

    def _forget(self) -> None:
        self._number += 1
        self._asked = False
        self._answer = self.line = None
        self._pace.stop()
        self._thinker.stop()

    def _answered(self, number: int, move: Move) -> None:
        if number == self._number:
            self._answer = move
            if self.line is not None:
                self.score = self.line.score
            self._pace.start(max(0, PACE - (machine_time() - self._asked_at)))

    def _move(self) -> None:
        move, self._answer = self._answer, None
        self._asked, self.line = False, None
        if move is not None:
            self.chosen.emit(move)
            self.changed.emit()

    def _thought(self, number: int, line: SearchLine) -> None:
        if number == self._number and line.rank == 1:
            self.line = line
            self.changed.emit()

    def _failed(self, number: int, reason: str) -> None:
        if number == self._number:
            self.stop()
            self.failed.emit(reason)


__all__ = ["PACE", "Opponent"]
