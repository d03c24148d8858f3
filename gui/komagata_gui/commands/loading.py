"""Reading a large file beside the window, which stays alive meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QEventLoop, Qt, QThread
from PySide6.QtWidgets import QProgressDialog, QWidget

from komagata_gui.i18n import tr

T = TypeVar("T")

LARGE = 60_000
"""Bytes of a file that is read in a moment; nobody likes to look at a dead window for longer."""
PATIENCE = 400
"""Milliseconds after which it is shown that something is being read."""


class _Reading(QThread, Generic[T]):
    def __init__(self, work: Callable[[], T]) -> None:
        super().__init__()
        self._work = work
        self.result: T | None = None
        self.error: Exception | None = None

    def run(self) -> None:
        try:
            self.result = self._work()
        except Exception as error:  # noqa: BLE001 -- handed over to whoever waits
            self.error = error


_left: set[QThread] = set()
"""Readings that nobody waits for any more: they must not be destroyed before they are done."""


def is_large(path: Path) -> bool:
    try:
        return path.stat().st_size > LARGE
    except (OSError, ValueError):
        return False


def read_beside(window: QWidget, name: str, work: Callable[[], T]) -> T | None:
    """What `work` answers, done in a thread of its own; None if the user does not wait. Raises what it raises."""
    reading = _Reading(work)
    loop = QEventLoop()
    dialog = QProgressDialog(tr("{name} is being read…", name=name), tr("Cancel"), 0, 0, window)
    dialog.setObjectName("reading")
    dialog.setWindowTitle(tr("Open a game"))
    dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
    dialog.setMinimumDuration(PATIENCE)
    dialog.canceled.connect(loop.quit)
    reading.finished.connect(loop.quit)
    _left.add(reading)
    reading.finished.connect(lambda: _left.discard(reading))
    reading.start()
    if not reading.isFinished():
        loop.exec()
    given_up = dialog.wasCanceled()
    dialog.canceled.disconnect(loop.quit)
    dialog.reset()
    dialog.deleteLater()
    if given_up:
        return None
    reading.wait()
    if reading.error is not None:
        raise reading.error
    return reading.result


__all__ = ["LARGE", "is_large", "read_beside"]
