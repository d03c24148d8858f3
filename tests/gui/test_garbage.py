"""Whatever runs beside the window, what Python finds to be garbage goes in the thread of the window."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
import weakref
from pathlib import Path

from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from komagata_gui.garbage import Collector
from komagata_gui.work import Background


class Circle(QMainWindow):
    """A window that only a search for cycles can find, once nobody has it any more."""

    def __init__(self, gone: list[threading.Thread]) -> None:
        super().__init__()
        self.me = self
        weakref.finalize(self, lambda: gone.append(threading.current_thread()))


def busy_thread() -> None:
    """Makes more objects than Python would let anybody make without looking for garbage."""
    for _ in range(30):
        [[] for _ in range(2000)]


def test_windows_go_in_their_own_thread(qtbot: QtBot, qapp: QApplication) -> None:
    collector = Collector()
    gone: list[threading.Thread] = []
    Circle(gone).setCentralWidget(QWidget())
    thread = threading.Thread(target=busy_thread)
    thread.start()
    thread.join()
    assert gone == []
    qtbot.waitUntil(lambda: bool(gone), timeout=20_000)
    assert gone == [threading.main_thread()]
    collector.deleteLater()


def test_old_garbage_is_looked_for_more_rarely(qapp: QApplication) -> None:
    collector, looked = Collector(), []
    gc.callbacks.append(lambda phase, told: looked.append(told["generation"]) if phase == "start" else None)
    for _ in range(150):
        collector.collect()
    gc.callbacks.pop()
    assert looked.count(0) > looked.count(1) > looked.count(2) >= 1
    collector.deleteLater()


ENDING = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QProgressDialog
from komagata_gui.app import build, make_application
from komagata_gui.settings import Settings

application = make_application()
desk = build(Settings())
desk.open(restore=False)

def cancel():
    dialog = desk.window.findChild(QProgressDialog, "reading")
    if dialog is None:
        QTimer.singleShot(20, cancel)
        return
    dialog.cancel()
    QTimer.singleShot(0, application.quit)

QTimer.singleShot(0, lambda: desk.files.open_path(Path(sys.argv[1])))
QTimer.singleShot(50, cancel)
application.exec()
"""


def test_the_program_ends_while_something_is_read(tmp_path: Path) -> None:
    """A reading that was given up, and is still at work when the program ends, does not take it down."""
    large = tmp_path / "large.pgn"
    large.write_text('[Variant "chess"]\n\n' + "1. Nf3 Nf6 2. Ng1 Ng8 " * 60_000 + "*\n", "utf-8")
    result = subprocess.run([sys.executable, "-c", ENDING, str(large)], capture_output=True, timeout=120, check=False)
    assert result.returncode == 0, result.stderr.decode()


def test_whoever_was_told_to_stop_is_waited_for_too(qapp: QApplication) -> None:
    background, first, gone = Background(), threading.Event(), list[str]()

    def slow(_stop: threading.Event) -> None:
        first.wait()
        gone.append("slow")

    background.begin_work(slow, "slow")
    background.begin_work(lambda _stop: first.set(), "quick")
    background.close()
    assert gone == ["slow"]
