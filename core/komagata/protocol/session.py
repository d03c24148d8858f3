"""The GUI's side of a conversation with one engine: which lines to send next, given what has come in.

It knows no process and no time: whoever owns the transport sends what is returned and feeds in what arrives. A call
at the wrong moment is not an error: what must wait is kept and sent when the engine is ready for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from komagata.protocol.dialect import Dialect
from komagata.protocol.messages import Answer, Best, Chatter, Greeted, Limits, Named, Offered, Ready, Thinking
from komagata.protocol.options import EngineOption


class Phase(Enum):
    """What the engine is doing."""

    NEW = auto()
    """Nothing was said yet."""
    GREETING = auto()
    """It introduces itself."""
    SYNCING = auto()
    """It was asked whether it is ready."""
    IDLE = auto()
    THINKING = auto()
    CLOSED = auto()


@dataclass(frozen=True, slots=True)
class _Search:
    start: str | None
    moves: tuple[str, ...]
    limits: Limits


@dataclass(slots=True)
class Session:
    """One engine, one conversation."""

    dialect: Dialect
    phase: Phase = Phase.NEW
    names: dict[str, str] = field(default_factory=dict[str, str])
    """`name` and `author`, as the engine says."""
    options: dict[str, EngineOption] = field(default_factory=dict[str, EngineOption])
    """What it offers, by lower-case name."""
    skipped: list[str] = field(default_factory=list[str])
    """Settings that were asked for but that it does not have, or values that make no sense."""
    _settings: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    _new_game: bool = False
    _search: _Search | None = None
    _running: _Search | None = None
    _stopping: bool = False
    _hurry: bool = False
    """Stop the search that waits as soon as it has begun."""

    def open(self) -> list[str]:
        """The greeting."""
        if self.phase is not Phase.NEW:
            return []
        self.phase = Phase.GREETING
        return [self.dialect.name]

    def configure(self, settings: Mapping[str, str]) -> list[str]:
        """Give settings values. Those that the engine does not have are skipped: one unknown name must not end a
        game (TheYoBots/Lishogi-Bot#136)."""
        self._settings.extend(settings.items())
        return self._proceed()

    def new_game(self) -> list[str]:
        """What follows belongs to another game."""
        self._new_game = True
        return self._proceed()

    def think(self, start: str | None, moves: Sequence[str], limits: Limits) -> list[str]:
        """Think about this position. A search that still runs is stopped first and its answer dropped; the same
        search again is not restarted (sunfish-shogi/shogihome#554)."""
        search = _Search(start, tuple(moves), limits)
        if self.phase is Phase.THINKING and search == self._running and not self._stopping:
            return []
        self._search, self._hurry = search, False
        return self._interrupt() if self.phase is Phase.THINKING else self._proceed()

    def stop(self) -> list[str]:
        """Answer now. A search that waits for the engine to be ready is begun and stopped at once, so that every
        search has its answer."""
        self._hurry = self._search is not None
        return self._interrupt()

    def _interrupt(self) -> list[str]:
        if self.phase is not Phase.THINKING or self._stopping:
            return []
        self._stopping = True
        return ["stop"]

    def close(self) -> list[str]:
        """End the program."""
        lines = [*self.stop(), "quit"] if self.phase not in {Phase.NEW, Phase.CLOSED} else []
        self.phase = Phase.CLOSED
        return lines

    def receive(self, line: str) -> tuple[list[Answer], list[str]]:
        """What a line of the engine means, and the lines to send now."""
        answer = self.dialect.read_answer(line)
        match answer:
            case Named(key, value):
                self.names[key] = value
            case Offered(option):
                self.options[option.name.lower()] = option
            case Greeted() if self.phase is Phase.GREETING:
                self.phase = Phase.IDLE
                # Engines that load large files do so here; sunfish-shogi/shogihome#1108 fell over the order of
                # options and `isready`: options first.
                return [answer], self._proceed() or self._sync()
            case Ready() if self.phase is Phase.SYNCING:
                self.phase = Phase.IDLE
                return [answer], self._proceed()
            case Best():
                return self._finish(answer)
            case Thinking() if self.phase is not Phase.THINKING or self._search is not None:
                # A report of a search whose answer nobody wants.
                return [], []
            case Chatter(text) if self._counting() and text.startswith("Nodes searched"):
                self.phase, self._running = Phase.IDLE, None
                return [answer], self._proceed()
            case _:
                pass
        return [answer], []

    def _counting(self) -> bool:
        return self._running is not None and self._running.limits.perft is not None

    def _finish(self, answer: Best) -> tuple[list[Answer], list[str]]:
        if self.phase is not Phase.THINKING:
            return [Chatter(self.dialect.best(answer.move or None))], []
        wanted = self._search is None
        self.phase, self._running, self._stopping = Phase.IDLE, None, False
        return [answer] if wanted else [], self._proceed()

    def _sync(self) -> list[str]:
        self.phase = Phase.SYNCING
        return ["isready"]

    def _proceed(self) -> list[str]:
        """Everything that waits and may be sent in this phase."""
        if self.phase is not Phase.IDLE:
            return []
        lines = [line for name, value in self._settings if (line := self._setting(name, value))]
        self._settings.clear()
        if self._new_game:
            self._new_game = False
            lines.append(self.dialect.new_game)
        if lines:
            return [*lines, *self._sync()]
        if self._search is None:
            return []
        self._running, self._search = self._search, None
        self.phase = Phase.THINKING
        lines = [
            self.dialect.position(self._running.start, self._running.moves),
            self.dialect.go(self._running.limits),
        ]
        if self._hurry:
            self._hurry = False
            lines += self._interrupt()
        return lines

    def _setting(self, name: str, value: str) -> str | None:
        option = self.options.get(name.lower())
        fitted = option.fitted(value) if option else None
        if option is None or fitted is None:
            self.skipped.append(name)
            return None
        return self.dialect.set_option(option.name, fitted)


__all__ = ["Phase", "Session"]
