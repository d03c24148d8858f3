"""The search for a forced win in a thread of its own, so that the window stays alive; it is stopped at once."""

from __future__ import annotations

import threading
import time
from functools import partial

from PySide6.QtCore import QObject, Signal

from komagata.problem import Problem, Solution, solve
from komagata_gui.work import Background

NEWS = 0.1
"""Seconds between two words about how far it is."""


class Solver(Background):
    """Works on one problem at a time."""

    progressed = Signal(int, int)
    """How many positions were looked at, and how many moves deep the search is."""
    solved = Signal(object, object)
    """The problem, and its `Solution`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found.connect(self._tell)
        self._number = 0
        self.busy = False

    _found = Signal(int, object, object)

    def solve(self, problem: Problem, nodes: int) -> None:
        """Begin; what was being looked for is forgotten."""
        self.forget()
        self.busy = True
        # Stopped by `stop`, it tells what is known by then.
        self.begin_work(partial(self._work, self._number, problem, nodes), "problem")

    def forget(self) -> None:
        """Stop looking, and tell nothing any more."""
        self._number += 1
        self.busy = False
        self.stop()

    def close(self) -> None:
        self.forget()
        super().close()

    def _work(self, number: int, problem: Problem, nodes: int, stop: threading.Event) -> None:
        """Runs in the thread; signals reach the window through its event loop."""
        said = time.monotonic()

        def stopped() -> bool:
            # Whoever waits for the interpreter gets it here: the window, above all.
            time.sleep(0)
            return stop.is_set()

        def tell(reached: int, depth: int) -> None:
            nonlocal said
            if time.monotonic() - said >= NEWS and not stop.is_set():
                said = time.monotonic()
                self.progressed.emit(reached, depth)

        self._found.emit(number, problem, solve(problem, nodes, stopped, tell))

    def _tell(self, number: int, problem: Problem, solution: Solution) -> None:
        if number == self._number:
            self.busy = False
            self.solved.emit(problem, solution)


__all__ = ["Solver"]
