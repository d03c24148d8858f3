"""How long the window takes until one sees it, beside a bare PySide6 window on the same machine."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from time import perf_counter

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

ROUNDS = 5

BARE = """
import os, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
class Bare(QWidget):
    def paintEvent(self, event):
        QTimer.singleShot(0, lambda: (print("painted", flush=True), os._exit(0)))
application = QApplication(sys.argv)
window = Bare()
window.resize(800, 600)
window.show()
application.exec()
"""


class _FirstPaint(QObject):
    def __init__(self, widget: QWidget, then: Callable[[], object]) -> None:
        super().__init__(widget)
        self._widget = widget
        self._then = then
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._widget and event.type() is QEvent.Type.Paint:
            self._widget.removeEventFilter(self)
            # The filter runs before the painting: what is due afterwards waits for its end.
            QTimer.singleShot(0, self._then)
        return False


def after_paint(widget: QWidget, then: Callable[[], object]) -> None:
    """Call `then` when a widget has been painted for the first time."""
    _FirstPaint(widget, then)


def end_painted() -> None:
    """Say so, and end at once: nothing that this window did is to be kept."""
    sys.stdout.write("painted\n")
    sys.stdout.flush()
    os._exit(0)


def measure() -> tuple[float, float]:
    """Seconds until this program's window, and until a bare one, are painted: the best of several turns, in turn."""
    own, bare = [], []
    for _ in range(ROUNDS):
        bare.append(_run([sys.executable, "-c", BARE]))
        own.append(_run([sys.executable, "-m", "komagata_gui", "--first-paint"]))
    return min(own), min(bare)


def report() -> int:
    own, bare = measure()
    sys.stderr.write(f"window: {own:.3f} s\nbare PySide6 window: {bare:.3f} s\nratio: {own / bare:.2f}\n")
    return 0


def _run(command: Sequence[str]) -> float:
    # Compiled modules are what an installed program starts from.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    begun = perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as program:
        assert program.stdout is not None
        line = program.stdout.readline()
        seconds = perf_counter() - begun
    if line.strip() != "painted":
        raise SystemExit("komagata: the window did not appear")
    return seconds


__all__ = ["after_paint", "end_painted", "measure", "report"]
