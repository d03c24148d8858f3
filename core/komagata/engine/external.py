"""Another program as an engine: the game put into its words, its answers checked against the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from komagata.engine.driver import Driver, Timeouts, Transport
from komagata.engine.process import ProcessTransport
from komagata.engine.task import Task
from komagata.errors import EngineError, IllegalMove, KomagataError
from komagata.moves import Move
from komagata.notation import uci, usi
from komagata.position import Position, Rules
from komagata.protocol.dialect import Dialect
from komagata.protocol.info import Info
from komagata.protocol.messages import Limits
from komagata.protocol.session import Session
from komagata.protocol.uci import UCI
from komagata.protocol.usi import USI
from komagata.text import text

DIALECTS: Mapping[str, Dialect] = {UCI.name: UCI, USI.name: USI}


class External:
    """An engine that speaks UCI or USI."""

    def __init__(
        self,
        transport: Transport,
        dialect: Dialect = UCI,
        settings: Mapping[str, str] | None = None,
        timeouts: Timeouts | None = None,
    ) -> None:
        self._dialect = dialect
        self._driver = Driver(transport, Session(dialect), timeouts)
        self._rules: Rules | None = None
        try:
            self._driver.start(settings)
        except EngineError:
            self._driver.close()
            raise

    @staticmethod
    def program(
        command: Sequence[str],
        protocol: str = UCI.name,
        settings: Mapping[str, str] | None = None,
        timeouts: Timeouts | None = None,
        folder: Path | None = None,
    ) -> External:
        """Start a program. Raises EngineError if it cannot be started or does not answer."""
        return External(ProcessTransport(command, folder), DIALECTS[protocol], settings, timeouts)

    @property
    def name(self) -> str:
        return self._driver.name

    @property
    def driver(self) -> Driver:
        return self._driver

    def new_game(self, rules: Rules) -> None:
        """What follows belongs to a new game of these rules."""
        self._rules = rules
        # Engines of one game have no such option, and skip it.
        self._driver.configure({"UCI_Variant": rules.variant.programs.get("fairy-stockfish", rules.id)})
        self._driver.new_game()

    def choose(
        self,
        task: Task,
        limits: Limits,
        stop: Callable[[], bool] | None = None,
        on_info: Callable[[Info], None] | None = None,
    ) -> Move | None:
        """Its move, or None if it resigns. Raises IllegalMove with what it said if it may not be played."""
        if self._rules is not task.rules:
            self.new_game(task.rules)
        start = None if task.initial == task.rules.start() else self.written_position(task.initial)
        best = self._driver.think(start, self.written_moves(task), limits, on_info, stop)
        if best.resigns or not best.move:
            return None
        try:
            move = task.position.parse(best.move)
        except KomagataError as error:
            raise _refused(best.move, error) from error
        if move not in task.legal:
            raise _refused(best.move, text("it repeats an earlier position"))
        return move

    def written_position(self, position: Position) -> str:
        """A position as the protocol writes it."""
        return position.sfen() if self._dialect is USI else position.fen()

    def written_moves(self, task: Task) -> list[str]:
        """The moves of the game so far as the protocol writes them."""
        write = usi.write if self._dialect is USI else uci.write
        states = [*task.history, task.position.state]
        return [write(task.rules.compiled, state, move) for state, move in zip(states, task.moves, strict=False)]

    def close(self) -> None:
        self._driver.close()


def _refused(word: str, reason: object) -> IllegalMove:
    return IllegalMove(text("the engine's move '{move}' is not legal: {reason}", move=word[:40], reason=reason))


__all__ = ["DIALECTS", "External"]
