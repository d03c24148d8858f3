"""Python's search for unreachable cycles, kept to the thread of the window.

Left to itself it runs in whichever thread happens to make the next object: also in that of the engine or of a search.
What it then finds of closed windows would be destroyed there, and Qt takes the whole program down with it.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

INTERVAL = 1000
"""Milliseconds between two searches."""


class Collector(QObject):
    """From now on collects in the thread in which it was made, and while that has an event loop."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.collect)
        self._timer.start(INTERVAL)

    def collect(self) -> None:
        """Look through what is new, and as rarely as Python does through what has been there for longer."""
        counts, thresholds = gc.get_count(), gc.get_threshold()
        gc.collect(next((age for age in (2, 1) if counts[age] > thresholds[age]), 0))


__all__ = ["Collector"]
