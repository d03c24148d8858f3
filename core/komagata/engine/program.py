"""The built-in engine as a program on its standard streams: UCI, or USI if it is greeted so.

One thread reads lines, another one thinks, so that `stop`, `isready` and `quit` are answered at any time.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable
from dataclasses import replace
from typing import TextIO

from komagata import __version__
from komagata.engine.builtin import Builtin
from komagata.engine.levels import level
from komagata.engine.settings import Settings, default_game
from komagata.engine.task import Task
from komagata.engine.timing import search_limits
from komagata.errors import KomagataError
from komagata.kernel.interface import MOST_DEPTH, Kernel, SearchLine, State
from komagata.moves import Move
from komagata.notation import uci, usi
from komagata.position import Position
from komagata.protocol.dialect import Dialect
from komagata.protocol.info import Info
from komagata.protocol.messages import (
    AskReady,
    Command,
    Go,
    Greeting,
    Limits,
    Malformed,
    NewGame,
    PonderHit,
    Quit,
    SetOption,
    SetPosition,
    Show,
    Stop,
)
from komagata.protocol.uci import UCI
from komagata.protocol.usi import USI
from komagata.text import Text, text

DEAF_DEPTH = 3
"""So deep a kernel counts without listening for `stop`."""


class EngineProgram:
    """One conversation. `settings` None: the game follows from the protocol that it is greeted in."""

    def __init__(self, sink: TextIO, settings: Settings | None = None) -> None:
        self._sink = sink
        self._lock = threading.Lock()
        self._dialect = UCI
        self._chosen = settings is not None
        self._settings = settings or Settings(default_game("plain-fen"))
        self._start: Position | None = None
        self._moves: tuple[Move, ...] = ()
        self._stop = threading.Event()
        self._search: threading.Thread | None = None
        self._finite = True

    def run(self, lines: Iterable[str]) -> None:
        """Answer lines until `quit` or until there are no more; a search with limits is then brought to its end."""
        for line in lines:
            command = self._dialect.read_command(line)
            if isinstance(command, Quit):
                self._halt()
                return
            try:
                self._obey(command)
            except KomagataError as error:
                self._note(str(error))
        self._finish()

    def _obey(self, command: Command) -> None:
        match command:
            case Greeting(protocol):
                self._greet(USI if protocol == USI.name else UCI)
            case AskReady():
                self._say("readyok")
            case SetOption(name, value):
                self._finish()
                if self._settings.set(name, value):
                    self._chosen = True
                    self._start, self._moves = None, ()
            case NewGame():
                self._finish()
                self._start, self._moves = None, ()
            case SetPosition(start, moves):
                self._finish()
                self._set_up(start, moves)
            case Go(limits):
                self._finish()
                self._begin(limits)
            case Stop() | PonderHit():
                self._halt()
            case Show():
                self._say(f"Fen: {self._position()}")
            case Malformed(why):
                self._note(why)
            case _:
                pass

    def _greet(self, dialect: Dialect) -> None:
        self._dialect = dialect
        if not self._chosen:
            self._settings.game = default_game("sfen" if dialect is USI else "plain-fen")
        for line in dialect.introduction(f"Komagata {__version__}", "the Komagata authors", self._settings.offered()):
            self._say(line)

    def _set_up(self, start: str | None, moves: tuple[str, ...]) -> None:
        """Moves after one that is not legal are left out, as other engines do."""
        rules = self._settings.rules()
        position = rules.start() if start is None else rules.position(start)
        self._start, played = position, list[Move]()
        for number, word in enumerate(moves, 1):
            try:
                move = position.parse(word)
            except KomagataError as error:
                self._note(text("move {number}, '{move}': {reason}", number=number, move=word[:40], reason=error))
                break
            position = position.play(move)
            played.append(move)
        self._moves = tuple(played)

    def _position(self) -> Position:
        position = self._start or self._settings.rules().start()
        for move in self._moves:
            position = position.play(move)
        return position

    def _begin(self, limits: Limits) -> None:
        rules = self._settings.rules()
        task = Task.after(rules, self._start or rules.start(), self._moves)
        self._stop.clear()
        self._finite = not limits.infinite and not limits.ponder
        work = self._count if limits.perft is not None else self._think
        self._search = threading.Thread(target=work, args=(task, limits), name="search", daemon=True)
        self._search.start()

    def _halt(self) -> None:
        """Stop the running search, which then says what it has found."""
        self._stop.set()
        self._finish()

    def _finish(self) -> None:
        """Wait for the running search to end by its limits, or stop it if it has none."""
        if not self._finite:
            self._stop.set()
        if self._search is not None:
            self._search.join()
            self._search = None

    def _think(self, task: Task, limits: Limits) -> None:
        best: Move | None = None
        try:
            if task.legal:
                best = self._choose(task, limits)
        except KomagataError as error:
            self._note(str(error))
        if not self._finite:
            self._stop.wait()
        self._say(self._dialect.best(self._written(task.position, (best,))[0] if best else None))

    def _choose(self, task: Task, limits: Limits) -> Move:
        settings, stop = self._settings, self._stop.is_set
        engine = Builtin(settings.seed)

        def hear(line: SearchLine) -> None:
            self._report(task, line)

        if settings.level and not limits.infinite:
            return engine.choose(task, level(settings.level), stop, within=limits, on_line=hear)
        within = replace(search_limits(limits, task.position.side), hash_megabytes=settings.hash_megabytes)
        return engine.choose(task, within, stop, on_line=hear, lines=settings.lines)

    def _count(self, task: Task, limits: Limits) -> None:
        """`go perft`: the count behind each move, then the sum, as Stockfish prints them."""
        position, depth, total = task.position, min(max(1, limits.perft or 1), MOST_DEPTH), 0
        kernel = task.rules.kernel
        for move in position.legal_moves():
            count = self._counted(kernel, kernel.play(position.state, move), depth - 1)
            if self._stop.is_set():
                break
            total += count
            self._say(f"{self._written(position, (move,))[0]}: {count}")
        self._say("")
        self._say(f"Nodes searched: {total}")

    def _counted(self, kernel: Kernel, state: State, depth: int) -> int:
        """The sequences from here on. A kernel that counts hears nothing, so it is given work of a moment only."""
        if self._stop.is_set():
            return 0
        if depth <= DEAF_DEPTH:
            return kernel.perft(state, depth)
        return sum(self._counted(kernel, kernel.play(state, move), depth - 1) for move in kernel.legal_moves(state))

    def _report(self, task: Task, line: SearchLine) -> None:
        milliseconds = max(1, line.milliseconds)
        info = Info(
            depth=line.depth,
            selective_depth=line.selective_depth or line.depth,
            rank=line.rank,
            score=line.score,
            nodes=line.nodes,
            speed=line.nodes * 1000 // milliseconds,
            milliseconds=line.milliseconds,
            moves=self._written(task.position, line.moves),
        )
        self._say(self._dialect.print_info(info))

    def _written(self, position: Position, moves: Iterable[Move]) -> tuple[str, ...]:
        """Moves from this position on, as the protocol writes them."""
        state, compiled = position.state, position.rules.compiled
        write = usi.write if self._dialect is USI else uci.write
        result: list[str] = []
        for move in moves:
            result.append(write(compiled, state, move))
            state = position.rules.kernel.play(state, move)
        return tuple(result)

    def _note(self, what: Text | str) -> None:
        self._say("info string " + " ".join(str(what).split()))

    def _say(self, line: str) -> None:
        with self._lock:
            self._sink.write(line + "\n")
            self._sink.flush()


__all__ = ["EngineProgram"]
