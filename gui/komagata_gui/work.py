"""Long work beside the window, in threads of its own: nothing stale is told, and nothing runs on unheard."""

from __future__ import annotations

import atexit
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

PATIENCE = 10.0
"""Seconds to wait, when the window closes, for a task that was told to stop and has something to put in order."""


class Background(QObject):
    """Has something done in a thread, which is told to stop by an event that it looks at: a search, a game of the
    engine. Signals of what is found reach the window through its event loop."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stop = threading.Event()
        self._threads: list[threading.Thread] = []
        """The one that works, and before it those that were told to stop and have not done so yet."""

    def begin_work(self, work: Callable[[threading.Event], object], name: str) -> None:
        """Begin; what was being done is told to stop."""
        self.stop()
        self._stop = stop = threading.Event()
        thread = threading.Thread(target=work, args=(stop,), name=f"komagata-{name}", daemon=True)
        self._threads = [*(known for known in self._threads if known.is_alive()), thread]
        thread.start()

    def stop(self) -> None:
        """Tell it to stop. The thread ends by itself within moments."""
        self._stop.set()

    def close(self) -> None:
        """Stop, and wait until every thread has let go of everything."""
        self.stop()
        for thread in self._threads:
            thread.join(PATIENCE)
        self._threads = []


class Stopped(Exception):
    """The task is not wanted any more. Raised where a task tells how far it has come."""


Progress = Callable[[int, int], None]
Task = Callable[[Progress], Any]


@dataclass(frozen=True, slots=True)
class _Order:
    number: int
    task: Task


class Worker(QObject):
    """Does tasks. A new one takes the place of the one before, which is stopped as soon as it tells of its progress;
    what an older one may still answer is dropped."""

    began = Signal()
    came = Signal(int, int)
    """How much of the present task is done, and how much there is."""
    done = Signal(object)
    failed = Signal(object)
    """A KomagataError, or another exception where the program itself is at fault."""
    ended = Signal()
    """Nothing is being done now: it is done, or it failed, or was stopped."""
    _told = Signal(int, str, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = threading.Lock()
        self._newest = 0
        self._waiting: _Order | None = None
        self._thread: threading.Thread | None = None
        self._busy = False
        self._told.connect(self._hear)

    @property
    def busy(self) -> bool:
        return self._busy

    def do(self, task: Task) -> None:
        """Begin a task as soon as the thread is free."""
        with self._lock:
            self._newest += 1
            self._waiting = _Order(self._newest, task)
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="komagata-work", daemon=True)
                self._thread.start()
        self._busy = True
        self.began.emit()

    def stop(self) -> None:
        """Nothing more is wanted."""
        with self._lock:
            self._newest += 1
            self._waiting = None
        if self._busy:
            self._busy = False
            self.ended.emit()

    def close(self, patience: float = PATIENCE) -> None:
        """Stop, and wait at most so many seconds until the thread has let go of everything."""
        self.stop()
        thread = self._thread
        if thread is not None:
            thread.join(patience)
            if thread.is_alive():
                # Libraries do not like to be taken down while they work; the windows are gone by then.
                atexit.register(thread.join, PATIENCE)

    def _next(self) -> _Order | None:
        with self._lock:
            order, self._waiting = self._waiting, None
            if order is None:
                self._thread = None
            return order

    def _run(self) -> None:
        """Runs in the thread; signals reach the thread of the window through its event loop."""
        while (order := self._next()) is not None:

            def tell(done: int, total: int, number: int = order.number) -> None:
                if number != self._newest:
                    raise Stopped
                with suppress(RuntimeError):
                    self._told.emit(number, "came", (done, total))

            try:
                what, answer = "done", order.task(tell)
            except Stopped:
                continue
            except Exception as error:  # noqa: BLE001  # a fault of the program must not end in a thread unheard
                what, answer = "failed", error
            # The window may be gone, and then nobody listens.
            with suppress(RuntimeError):
                self._told.emit(order.number, what, answer)

    def _hear(self, number: int, what: str, value: Any) -> None:
        if number != self._newest or not self._busy:
            return
        if what == "came":
            self.came.emit(*value)
            return
        self._busy = False
        (self.done if what == "done" else self.failed).emit(value)
        # Whoever heard of it may have asked for more.
        if not self._busy:
            self.ended.emit()


__all__ = ["Background", "Progress", "Stopped", "Task", "Worker"]
