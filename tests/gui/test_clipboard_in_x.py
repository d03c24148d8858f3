"""Clipboard and drag and drop between real programs on a real screen."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.gui.xvfb import Screen

PROGRAM = [sys.executable, "-m", "komagata"]
CHU = "k4r5n/12/9B2/12/5N5r/5G6/12/12/12/12/12/K11 b - 1"
SOURCE = """
import sys
from PySide6.QtCore import QMimeData, QUrl, Qt
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QApplication, QLabel
class Source(QLabel):
    def mouseMoveEvent(self, event):
        data = QMimeData()
        if sys.argv[1] == "files":
            data.setUrls([QUrl.fromLocalFile(path) for path in sys.argv[2:]])
        else:
            data.setText(sys.argv[2])
        drag = QDrag(self)
        drag.setMimeData(data)
        print("dropped", drag.exec(Qt.DropAction.CopyAction).name, flush=True)
app = QApplication(sys.argv[:1])
source = Source("drag me")
source.setWindowTitle("source")
source.setWindowFlags(Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowStaysOnTopHint)
source.setGeometry(0, 0, 60, 60)
source.show()
app.exec()
"""


def home_of(folder: Path, name: str) -> dict[str, str]:
    return {f"XDG_{kind}_HOME": str(folder / name / kind) for kind in ("DATA", "CONFIG", "CACHE")}


def test_a_game_is_copied_in_one_window_and_pasted_in_another(screen: Screen, tmp_path: Path) -> None:
    record = tmp_path / "game.pgn"
    record.write_text('[Event "x"]\n\n1. e4 e5 2. Nf3 *\n', encoding="utf-8")
    screen.start([*PROGRAM, record], **home_of(tmp_path, "one"))
    first = screen.window("game.pgn.*Chess")
    screen.focus(first)
    screen.keys("ctrl+shift+c")
    screen.start(PROGRAM, **home_of(tmp_path, "two"))
    second = screen.window("^Bishogi")
    screen.focus(second)
    screen.keys("ctrl+v")
    screen.window("^Chess")


def test_a_file_is_let_fall_on_the_window(screen: Screen, tmp_path: Path) -> None:
    record = tmp_path / "game.kif"
    record.write_bytes("手合割：平手\n   1 ７六歩(77)\n".encode("cp932"))
    screen.start(PROGRAM, **home_of(tmp_path, "one"))
    screen.window("^Bishogi")
    screen.start([sys.executable, "-c", SOURCE, "files", record])
    screen.window("^source$")
    screen.drag((30, 30), (500, 500), steps=20)
    screen.window("game.kif.*Shogi")


def test_text_is_let_fall_on_the_window(screen: Screen, tmp_path: Path) -> None:
    screen.start(PROGRAM, **home_of(tmp_path, "one"))
    screen.window("^Bishogi")
    screen.start([sys.executable, "-c", SOURCE, "text", CHU])
    screen.window("^source$")
    screen.drag((30, 30), (500, 500), steps=20)
    screen.window("Chu Shogi")
