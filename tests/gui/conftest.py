"""What the tests of the window get."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from komagata_gui.garbage import Collector
from tests.gui.xvfb import Screen, virtual_screen

PATIENCE = 8000
"""Milliseconds after which a dialog or menu that nobody answers is closed, and its test has failed."""


@pytest.fixture(autouse=True)
def no_garbage_is_collected_in_threads(qapp: QApplication) -> Iterator[None]:
    """As in the program: windows of tests that are over must not be destroyed by an engine that happens to think."""
    collector = Collector(qapp)
    yield
    collector.collect()
    collector.deleteLater()


@pytest.fixture(autouse=True)
def no_dialog_waits_forever(qapp: QApplication) -> Iterator[None]:
    """A modal window that no test answers would stop the run where not even a time limit of Python's reaches."""
    unanswered: list[str] = []
    seen: QWidget | None = None

    def look() -> None:
        nonlocal seen
        shown = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if shown is not None and shown is seen:
            unanswered.append(shown.windowTitle() or type(shown).__name__)
            shown.close()
        seen = shown

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(PATIENCE)
    yield
    timer.stop()
    if unanswered:
        pytest.fail(f"nobody has answered: {', '.join(unanswered)}")


@pytest.fixture
def screen() -> Iterator[Screen]:
    """A real X screen. Where it cannot be had the test is skipped, but never where all tests must have run."""
    missing = [tool for tool in ("Xvfb", "xdotool") if not shutil.which(tool)]
    if missing:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"not installed: {', '.join(missing)}")
    with virtual_screen() as screen:
        yield screen
