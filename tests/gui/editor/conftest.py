"""A window of the position editor and somebody at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from komagata.position import load_rules
from komagata_gui.editor.positiondesk import PositionDesk
from komagata_gui.i18n import install_language
from komagata_gui.play.scene import Display
from tests.gui.editor.position_hand import Hand
from tests.gui.play.conftest import desk

__all__ = ["desk"]

Opened = Callable[..., Hand]


@pytest.fixture
def edit(qtbot: QtBot) -> Iterator[Opened]:
    """Open an editor with a game, and a position of it that may be anything."""
    install_language("en")
    opened: list[PositionDesk] = []

    def edit(game: str, line: str | None = None) -> Hand:
        rules = load_rules(game)
        desk = PositionDesk(rules, None, Display(theme="wood"))
        if line is not None:
            desk.model.take(rules, rules.setup(line))
        opened.append(desk)
        with qtbot.waitExposed(desk.window):
            desk.open()
        desk.window.resize(1280, 800)
        return Hand(desk, qtbot)

    yield edit
    for each in opened:
        each.window.close()
        each.window.deleteLater()
