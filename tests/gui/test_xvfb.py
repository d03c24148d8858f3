"""The screen that other tests stand on: a window appears, takes a click and a key, and is seen."""

from __future__ import annotations

import sys

from tests.gui.xvfb import Screen

PROGRAM = """
import sys
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
class Button(QPushButton):
    def keyPressEvent(self, event):
        print(event.text(), flush=True)
        self.window().close()
app = QApplication(sys.argv)
button = Button()
button.setWindowTitle("probe")
button.setStyleSheet("background: #ff0000; border: none")
button.setGeometry(100, 100, 200, 100)
button.clicked.connect(lambda: (print("clicked", flush=True), button.setWindowTitle("clicked")))
button.show()
app.exec()
"""


def test_a_window_is_seen_and_used(screen: Screen) -> None:
    program = screen.start([sys.executable, "-c", PROGRAM])
    window = screen.window("^probe$")
    screen.click(200, 150)
    assert screen.window("^clicked$") == window
    assert screen.picture().getpixel((110, 110)) == (255, 0, 0)
    screen.focus(window)
    screen.keys("k")
    output, _ = program.communicate(timeout=20)
    assert output.split() == ["clicked", "k"]
    assert program.returncode == 0
