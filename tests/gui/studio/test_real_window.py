"""The studio in a real X window, by mouse and keys: a preset is saved, a set is exported, the program ends quietly."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from komagata import assets
from tests.gui.xvfb import PATIENCE, Screen

PROGRAM = [sys.executable, "-m", "komagata_gui"]


def export_dialog(screen: Screen, studio: int) -> int:
    """Ask for a PDF until the sheets are there, which takes as long as it takes."""
    end = time.monotonic() + 3 * PATIENCE
    while True:
        screen.focus(studio)
        screen.keys("ctrl+e", "p")
        try:
            return screen.window("^Export", patience=3.0)
        except TimeoutError:
            screen.keys("Escape")
            if time.monotonic() > end:
                raise


def wait_for_file(path: Path) -> Path:
    end = time.monotonic() + PATIENCE
    while not path.is_file():
        if time.monotonic() > end:
            raise AssertionError(f"{path.name} never came")
        time.sleep(0.05)
    return path


def test_a_preset_and_a_pdf_by_mouse_and_keys(screen: Screen, home: Path, tmp_path: Path) -> None:
    program = screen.start(PROGRAM)
    window = screen.window("Komagata")
    screen.focus(window)
    screen.keys("ctrl+shift+p")
    studio = screen.window("Print studio")
    screen.focus(studio)
    screen.keys("ctrl+shift+s")
    naming = screen.window("Save as a preset")
    screen.focus(naming)
    screen.xdotool("type", "Of mine")
    screen.keys("Return")
    kept = wait_for_file(assets.user_data("presets/Of mine.toml"))
    assert home in kept.parents
    # A click into the preview gives it the keyboard.
    screen.xdotool("mousemove", "--window", studio, 900, 300, "click", 1)
    dialog = export_dialog(screen, studio)
    screen.focus(dialog)
    screen.keys("ctrl+a")
    screen.xdotool("type", str(tmp_path / "set.pdf"))
    screen.keys("Return")
    assert wait_for_file(tmp_path / "set.pdf").read_bytes().startswith(b"%PDF")
    screen.focus(studio)
    screen.keys("ctrl+w")
    screen.focus(window)
    screen.keys("ctrl+q")
    output, _ = program.communicate(timeout=PATIENCE)
    assert output == ""
    assert program.returncode == 0
    assert [path.name for path in tmp_path.iterdir()] == ["set.pdf"]
