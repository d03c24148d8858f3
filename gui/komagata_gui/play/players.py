"""The built-in engine as a player: it thinks in a thread of its own, and is stopped at once when it is not wanted.

A question is put with a number, and answered with it, so that whoever asked can tell a stale answer from a fresh one.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from komagata.clock import Clock
from komagata.errors import KomagataError
from komagata.kernel.interface import SearchLine
from komagata.moves import Move
from komagata.pieces import Side
from komagata_gui.work import Background

if TYPE_CHECKING:
    from komagata.engine.builtin import Builtin
    from komagata.engine.task import Task
    from komagata.protocol.messages import Limits


@dataclass(frozen=True, slots=True)
class Question:
    """What the engine is asked. A snapshot: the game may go on meanwhile."""

    number: int
    task: Task
    level: int
    limits: Limits | None = None
    """The time it may use at most; None where there is no clock."""


def limits_of(clock: Clock | None, side: Side, now: int) -> Limits | None:
    """What the clocks leave `side`, which is to move, as an engine is told it."""
    from komagata.protocol.messages import Limits

    if clock is None:
        return None
    first, second = (clock.face(each, now) for each in Side)
    return Limits(
        remaining=(first.main, second.main),
        increment=(clock.controls[0].increment, clock.controls[1].increment),
        byoyomi=clock.controls[side].byoyomi,
    )


class Thinker(Background):
    """Answers one question at a time; a new one stops the one before."""

    answered = Signal(int, Move)
    thought = Signal(int, SearchLine)
    failed = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine: Builtin | None = None

    def ask(self, question: Question) -> None:
        self.begin_work(partial(self._think, question), "engine")

    def _think(self, question: Question, stop: threading.Event) -> None:
        """Runs in the thread; signals reach the thread of the window through its event loop."""

        def tell(line: SearchLine) -> None:
            if not stop.is_set():
                self.thought.emit(question.number, line)

        # Not with the window, which is to appear at once.
        import secrets

        from komagata.engine.builtin import Builtin
        from komagata.engine.levels import level

        # Another game every time, also from the same position.
        engine = self._engine = self._engine or Builtin(secrets.randbits(32))
        try:
            how = level(question.level)
            move = engine.choose(question.task, how, stop.is_set, within=question.limits, on_line=tell)
        except KomagataError as error:
            if not stop.is_set():
                self.failed.emit(question.number, str(error))
            return
        if not stop.is_set():
            self.answered.emit(question.number, move)


__all__ = ["Question", "Thinker", "limits_of"]
