"""Reading a large file beside the window, which stays alive meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from komagata_gui.i18n import tr
from komagata_gui.work import Worker

T = TypeVar("T")

LARGE = 60_000
"""Bytes of a file that is read in a moment; nobody likes to look at a dead window for longer."""
PATIENCE = 400
"""Milliseconds after which it is shown that something is being read."""


def is_large(path: Path) -> bool:
    try:
        return path.stat().st_size > LARGE
    except (OSError, ValueError):
        return False


def read_beside(window: QWidget, name: str, work: Callable[[], T]) -> T | None:
    """What `work` answers, done in a thread of its own; None if the user does not wait. Raises what it raises."""
    # A reading that nobody waits for goes on for a while, and is the window's so long.
    reading, loop = Worker(window), QEventLoop()
    results: list[T] = []
    errors: list[Exception] = []
    dialog = QProgressDialog(tr("{name} is being read…", name=name), tr("Cancel"), 0, 0, window)
    dialog.setObjectName("reading")
    dialog.setWindowTitle(tr("Open a game"))
    dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
    dialog.setMinimumDuration(PATIENCE)
    dialog.canceled.connect(loop.quit)
    reading.done.connect(results.append)
    reading.failed.connect(errors.append)
    reading.ended.connect(loop.quit)
    reading.do(lambda _progress: work())
    loop.exec()
    dialog.canceled.disconnect(loop.quit)
    given_up = dialog.wasCanceled()
    dialog.reset()
    dialog.deleteLater()
    if given_up or not (results or errors):  # or the program ends
        reading.stop()
        return None
    reading.deleteLater()
    if errors:
        raise errors[0]
    return results[0]


__all__ = ["LARGE", "is_large", "read_beside"]
