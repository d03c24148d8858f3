"""The rules pages as a text browser of Qt shows them: every table, heading and example arrives."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocument, QTextTable
from pytestqt.qtbot import QtBot

from komagata.assets import resources

PAGES = resources("rules/en", "*.md")


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_page(path: Path, qtbot: QtBot) -> None:
    text = path.read_text(encoding="utf-8")
    document = QTextDocument()
    document.setMarkdown(text)
    tables = [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]
    assert len(tables) == len(re.findall(r"^\|[-|: ]+\|$", text, re.MULTILINE))
    shown = document.toPlainText()
    for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE):
        assert heading in shown
    assert "```" not in shown
    assert "**" not in shown
