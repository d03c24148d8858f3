"""Runs a protocol session over any line transport, waiting no longer than it was told to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Protocol

from komagata.errors import EngineError
from komagata.protocol.info import Info
from komagata.protocol.messages import Answer, Best, Chatter, Limits, Thinking
from komagata.protocol.session import Phase, Session
from komagata.text import text

_POLL = 0.02
"""Seconds between two looks at the stop flag."""


class Transport(Protocol):
    """Lines to an engine and back."""

    def send(self, line: str) -> None:
        """Hand over a line without its end. Raises EngineError if the engine is gone."""
        ...

    def receive(self, seconds: float) -> str | None:
        """The next line, or None if none came in time. Raises EngineError if the engine is gone."""
        ...

    def close(self) -> None:
        """End the conversation, by force if need be."""
        ...


@dataclass(frozen=True, slots=True)
class Timeouts:
    """Seconds to wait before an engine counts as hung."""

    start: float = 60.0
    """For the introduction: engines load books and networks here, some for most of a minute."""
    ready: float = 60.0
    answer: float = 10.0
    """Beyond the time that the engine was given to think, and after `stop`."""
    quit: float = 2.0


class Driver:
    """One engine, driven step by step by the calling thread."""

    def __init__(self, transport: Transport, session: Session, timeouts: Timeouts | None = None) -> None:
        self.session = session
        self.timeouts = timeouts or Timeouts()
        self.last_words: list[str] = []
        """The last lines that were no part of the protocol: what an engine says before it fails."""
        self._transport = transport

    @property
    def name(self) -> str:
        """What the engine calls itself."""
        return self.session.names.get("name", "")

    def start(self, settings: Mapping[str, str] | None = None) -> None:
        """Greet the engine, give it its settings and wait until it is ready."""
        self._send(self.session.open())
        self._wait(lambda: self.session.phase is not Phase.GREETING, self.timeouts.start)
        self._send(self.session.configure(settings or {}))
        self._idle()

    def configure(self, settings: Mapping[str, str]) -> None:
        """Give settings values; unknown ones are skipped."""
        self._send(self.session.configure(settings))
        self._idle()

    def new_game(self) -> None:
        self._send(self.session.new_game())
        self._idle()

    def think(
        self,
        start: str | None,
        moves: Sequence[str],
        limits: Limits,
        on_info: Callable[[Info], None] | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> Best:
        """The engine's choice in this position."""
        found: list[Best] = []

        def hear(answer: Answer) -> None:
            if isinstance(answer, Best):
                found.append(answer)
            elif isinstance(answer, Thinking) and on_info:
                on_info(answer.info)

        self._send(self.session.think(start, moves, limits))
        allowed = _allowed(limits)
        deadline = None if allowed is None else monotonic() + allowed + self.timeouts.answer
        stopped = False
        while not found:
            if stop and not stopped and stop():
                self._send(self.session.stop())
                stopped = True
                deadline = monotonic() + self.timeouts.answer
            if deadline is not None and monotonic() > deadline:
                if stopped:
                    raise self._hung()
                self._send(self.session.stop())
                stopped, deadline = True, monotonic() + self.timeouts.answer
            self._step(_POLL, hear)
        return found[0]

    def perft(self, start: str | None, moves: Sequence[str], depth: int, seconds: float = 600.0) -> int:
        """How many move sequences of this length the engine counts."""
        counts: list[int] = []

        def hear(answer: Answer) -> None:
            if isinstance(answer, Chatter) and answer.line.startswith("Nodes searched"):
                counts.append(int("".join(filter(str.isdigit, answer.line)) or 0))

        self._send(self.session.think(start, moves, Limits(perft=depth)))
        self._wait(lambda: bool(counts), seconds, hear)
        return counts[0]

    def close(self) -> None:
        """Ask the engine to end; the transport ends it if it does not."""
        try:
            self._send(self.session.close())
        except EngineError:
            pass
        finally:
            self._transport.close()

    def _idle(self) -> None:
        self._wait(lambda: self.session.phase is Phase.IDLE, self.timeouts.ready)

    def _send(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._transport.send(line)

    def _step(self, seconds: float, hear: Callable[[Answer], None] | None = None) -> None:
        line = self._transport.receive(seconds)
        if line is None:
            return
        answers, lines = self.session.receive(line)
        self._send(lines)
        for answer in answers:
            if isinstance(answer, Chatter) and answer.line.strip():
                self.last_words = [*self.last_words[-4:], answer.line.strip()]
            if hear:
                hear(answer)

    def _wait(self, done: Callable[[], bool], seconds: float, hear: Callable[[Answer], None] | None = None) -> None:
        deadline = monotonic() + seconds
        while not done():
            left = deadline - monotonic()
            if left <= 0:
                raise self._hung()
            self._step(min(left, 1.0), hear)

    def _hung(self) -> EngineError:
        if self.session.phase is Phase.GREETING:
            reason = text(
                "the engine did not answer '{word}' in time; does it speak another protocol?",
                word=self.session.dialect.name,
            )
        else:
            reason = text("the engine does not answer")
        if self.last_words:
            reason = text("{reason} (its last words: {words})", reason=reason, words=self.last_words[-1])
        return EngineError(reason)


def _allowed(limits: Limits) -> float | None:
    """Seconds that a search may take by its limits, None if they do not say."""
    if limits.milliseconds is not None:
        return limits.milliseconds / 1000
    left = [time for time in limits.remaining if time is not None]
    if left and not limits.infinite and not limits.ponder:
        return (max(left) + limits.byoyomi + max(limits.increment)) / 1000
    return None


__all__ = ["Driver", "Timeouts", "Transport"]
