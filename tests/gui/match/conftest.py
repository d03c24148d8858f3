"""A window with a match, and somebody at its screen."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from komagata_gui.i18n import install_language
from komagata_gui.match.agreement import MatchAgreement, new_match
from komagata_gui.match.desk import Doors, MatchDesk
from komagata_gui.play.agreement import Seat
from komagata_gui.settings import ANIMATION, Settings
from tests.gui.match.player import Table
from tests.gui.play.conftest import desk


def four(*levels: int) -> MappingProxyType[str, Seat]:
    """Who sits where: levels of engines, 0 for a person."""
    return MappingProxyType({seat: Seat(level) for seat, level in zip(("S1", "N1", "S2", "N2"), levels, strict=True)})


@pytest.fixture
def table(qtbot: QtBot, qapp: QApplication) -> Iterator[Table]:
    install_language("en")
    settings = Settings()
    settings.set(ANIMATION, 0)
    agreement = MatchAgreement("easterhouse", seats=four(0, 0, 0, 0))
    doors = Doors(lambda: None, lambda: None, lambda _game, _options: None)
    desk = MatchDesk(new_match(agreement), agreement, settings, doors)
    with qtbot.waitExposed(desk.window):
        desk.open()
    desk.window.resize(1200, 820)
    qapp.processEvents()
    yield Table(desk, qtbot)
    desk.controller.close()
    desk.window.close()
    qapp.processEvents()


__all__ = ["desk", "four", "table"]
