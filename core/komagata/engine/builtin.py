"""The built-in engine: a kernel's search, told how long to think, with a choice among what it finds.

It keeps nothing between two questions, so one engine may serve several games and threads.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from random import Random

from komagata.engine.levels import LEVELS, Level, pick
from komagata.engine.task import Task
from komagata.engine.timing import search_limits
from komagata.errors import KomagataError
from komagata.game import Game
from komagata.kernel.interface import SearchLimits, SearchLine
from komagata.moves import Move
from komagata.position import Position
from komagata.protocol.messages import Limits
from komagata.text import text

Stop = Callable[[], bool]
OnLine = Callable[[SearchLine], None]

SLOWER = {"reference": 1000}
"""How many times fewer nodes a second a kernel searches than the native one: a level costs the same time in both."""
FEWEST_NODES = 150


class Builtin:
    """The engine. `seed` makes its random choices repeatable."""

    name = "Komagata"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(
        self,
        subject: Game | Position | Task,
        how: Level | Limits | SearchLimits = LEVELS[-1],
        stop: Stop | None = None,
        *,
        within: Limits | None = None,
        on_line: OnLine | None = None,
        lines: int = 1,
    ) -> Move:
        """The move it plays: always a legal one, also when it is stopped at once.

        `within` is the time that a level may use at most; `lines` says how many lines to report to `on_line`.
        Raises KomagataError in a game that is over.
        """
        task = Task.of(subject)
        if not task.legal:
            raise KomagataError(text("the game is over: there is no move to choose"))
        if len(task.legal) == 1:
            return task.legal[0]
        random = self._random(task, how)
        if isinstance(how, Level) and random.random() < how.slip:
            return random.choice(task.legal)
        limits = self._limits(task, how, within)
        found = self._search(task, limits, stop, on_line, how.lines if isinstance(how, Level) else lines)
        spread = how.spread if isinstance(how, Level) else 0
        refused: dict[Move, None] = {}
        while found:
            move = pick(found, spread, random)
            if not self._throws_away(task, move):
                return move
            refused[move] = None
            found = [line for line in found if line.moves[0] not in refused]
            if not found and len(refused) == 1:
                found = self._others(task, limits, stop, refused)
        return next(iter(refused), task.legal[0])

    def analyse(
        self,
        subject: Game | Position | Task,
        limits: Limits | SearchLimits,
        stop: Stop | None = None,
        lines: int = 1,
    ) -> Iterator[SearchLine]:
        """What it finds, iteration by iteration, as it finds it. Leaving the loop stops the search."""
        task = Task.of(subject)
        found: queue.SimpleQueue[SearchLine | BaseException | None] = queue.SimpleQueue()
        left = threading.Event()

        def run() -> None:
            try:
                self._search(
                    task,
                    self._limits(task, limits, None),
                    lambda: left.is_set() or bool(stop and stop()),
                    found.put,
                    lines,
                )
                found.put(None)
            except BaseException as error:  # noqa: BLE001 - handed over to whoever waits
                found.put(error)

        thread = threading.Thread(target=run, name="analysis", daemon=True)
        thread.start()
        try:
            while (line := found.get()) is not None:
                if isinstance(line, BaseException):
                    raise line
                yield line
        finally:
            left.set()
            thread.join()

    def _limits(self, task: Task, how: Level | Limits | SearchLimits, within: Limits | None) -> SearchLimits:
        if isinstance(how, SearchLimits):
            return how
        if isinstance(how, Limits):
            return search_limits(how, task.position.side)
        slower = SLOWER.get(task.rules.kernel.name, 1)
        limits = replace(how.limits, nodes=max(FEWEST_NODES, how.nodes // slower) if slower > 1 else how.nodes)
        if within is None:
            return limits
        clock = search_limits(within, task.position.side)
        return replace(limits, milliseconds=clock.milliseconds, soft_milliseconds=clock.soft_milliseconds)

    def _random(self, task: Task, how: object) -> Random:
        """The same choices for the same seed, level and position, whatever was asked before."""
        level = how.id if isinstance(how, Level) else 0
        return Random(f"{self.seed} {level} {len(task.moves)} {task.position}")

    def _search(
        self, task: Task, limits: SearchLimits, stop: Stop | None, on_line: OnLine | None, lines: int
    ) -> list[SearchLine]:
        """The lines that begin with a move which the history allows, too."""
        found = task.rules.kernel.search(
            task.position.state, limits, task.history, on_line=on_line, stop=stop, lines=lines
        )
        allowed = set(task.legal)
        return [line for line in found if line.moves and line.moves[0] in allowed]

    def _throws_away(self, task: Task, move: Move) -> bool:
        """Whether the move loses by the rule of repetition, which a search takes for a draw (perpetual check)."""
        end = task.outcome_after(move)
        return end is not None and end.winner is not None and end.winner is not task.position.side

    def _others(
        self, task: Task, limits: SearchLimits, stop: Stop | None, refused: Collection[Move]
    ) -> list[SearchLine]:
        """The lines that do not begin with these moves, after a quick look at all."""
        quick = replace(limits, depth=min(limits.depth or 4, 4))
        lines = self._search(task, quick, stop, None, len(task.legal))
        return [line for line in lines if line.moves[0] not in refused]


__all__ = ["Builtin", "OnLine", "Stop"]
