"""What the tests of the window get."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest

from tests.gui.xvfb import Screen, virtual_screen


@pytest.fixture
def screen() -> Iterator[Screen]:
    """A real X screen. Where it cannot be had the test is skipped, but never where all tests must have run."""
    missing = [tool for tool in ("Xvfb", "xdotool") if not shutil.which(tool)]
    if missing:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"not installed: {', '.join(missing)}")
    with virtual_screen() as screen:
        yield screen
