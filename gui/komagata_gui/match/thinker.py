"""The engine in the seats of a match: it thinks in a thread of its own, and is stopped at once."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from komagata.errors import KomagataError
from komagata.multiboard.match import Match
from komagata_gui.work import Background

if TYPE_CHECKING:
    from komagata.engine.seats import SeatEngine
    from komagata.protocol.messages import Limits


@dataclass(frozen=True, slots=True)
class SeatQuestion:
    """What the engine is asked. `match` is a moment of its own, which nobody changes."""

    number: int
    match: Match
    seat: str
    level: int
    limits: Limits | None
    may_wait: bool
    wishes: frozenset[int]


class SeatThinker(Background):
    """Answers one question at a time; a new one stops the one before."""

    answered = Signal(int, object)
    """The number of the question, and the Choice."""
    failed = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine: SeatEngine | None = None

    def ask(self, question: SeatQuestion) -> None:
        self.begin_work(partial(self._think, question), "seat")

    def _think(self, question: SeatQuestion, stop: threading.Event) -> None:
        """Runs in the thread; signals reach the thread of the window through its event loop."""
        import secrets

        from komagata.engine.levels import level
        from komagata.engine.seats import SeatEngine

        engine = self._engine = self._engine or SeatEngine(secrets.randbits(32))
        try:
            choice = engine.choose(
                question.match,
                question.seat,
                level(question.level),
                stop.is_set,
                within=question.limits,
                may_wait=question.may_wait,
                wishes=question.wishes,
            )
        except KomagataError as error:
            if not stop.is_set():
                self.failed.emit(question.number, str(error))
            return
        if not stop.is_set():
            self.answered.emit(question.number, choice)


__all__ = ["SeatQuestion", "SeatThinker"]
