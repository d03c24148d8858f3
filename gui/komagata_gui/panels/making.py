"""Long work beside a dialog: told how far it has come, and left off when nobody wants it any more."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from PySide6.QtCore import QObject, QThread, Signal

from komagata.errors import KomagataError

PATIENCE = 15_000
"""Milliseconds to wait for a piece of work that was told to stop."""


class Making(QThread):
    """One piece of work, done step by step in a thread of its own."""

    came = Signal(int, int)
    """How much is done, and how much there is."""
    made = Signal()
    failed = Signal(object)
    """The KomagataError that ended it, or any other where the program itself is at fault."""

    def __init__(self, work: Callable[[], Iterator[tuple[int, int]]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work

    def run(self) -> None:
        steps = self._work()
        try:
            for done, count in steps:
                if self.isInterruptionRequested():
                    # Whatever it has open is closed now, and in this thread.
                    if isinstance(steps, Generator):
                        steps.close()
                    return
                self.came.emit(done, count)
        except (KomagataError, OSError, ValueError, MemoryError) as error:
            self.failed.emit(error)
            return
        self.made.emit()

    def stop(self) -> None:
        """Leave it off, and wait until nothing of it is left."""
        self.requestInterruption()
        self.wait(PATIENCE)


__all__ = ["Making"]
