"""The window is there soon after it was asked for."""

from __future__ import annotations

import pytest

from komagata_gui.timing import measure

MOST = 4.0
"""How many times as long as a bare PySide6 window it may take."""


@pytest.mark.timing
def test_the_window_appears_soon() -> None:
    own, bare = measure()
    assert own / bare <= MOST, f"{own:.3f} s, a bare window {bare:.3f} s"
