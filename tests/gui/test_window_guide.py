"""The guide to the window: every key that it names is one of the program's."""

from __future__ import annotations

import re
from pathlib import Path

from komagata_gui.actions import ACTIONS
from komagata_gui.editor.positionactions import ACTIONS as EDITOR_ACTIONS
from komagata_gui.editor.variant_actions import ACTIONS as VARIANT_ACTIONS

GUIDE = Path(__file__).parents[2] / "docs" / "window.md"
BOARD_KEYS = {"Esc"}
"""Keys of the board view itself."""


def test_every_key_is_one_of_the_program() -> None:
    known = {key for spec in (*ACTIONS, *EDITOR_ACTIONS, *VARIANT_ACTIONS) for key in spec.keys} | BOARD_KEYS
    words = GUIDE.read_text(encoding="utf-8")
    combined = set(re.findall(r"Ctrl(?:\+\w+)+", words))
    alone = {
        key
        for row in re.findall(r"^\| ([^|]+) \|", words, re.MULTILINE)
        for key in re.findall(r"\b(?:F\d*|Home|End|Left|Right|Up|Down)\b(?!\+)", re.sub(r"Ctrl(?:\+\w+)+", "", row))
    }
    assert combined
    assert alone
    assert (combined | alone) - known == set()
