"""A print studio and somebody in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from komagata_gui.i18n import install_language
from komagata_gui.settings import Settings
from komagata_gui.studio.desk import Studio
from komagata_gui.studio.opening import first_job
from tests.gui.studio.maker import Maker

Opens = Callable[[str], Maker]


@pytest.fixture
def opens(qtbot: QtBot, qapp: QApplication) -> Iterator[Opens]:
    """Opens the studio for a game."""
    install_language("en")
    studios: list[Studio] = []

    def open_for(game: str) -> Maker:
        settings = Settings()
        studio = Studio(game, first_job(game, {}, "kanji", settings), settings)
        studios.append(studio)
        with qtbot.waitExposed(studio.window):
            studio.open()
        studio.window.resize(1280, 800)
        maker = Maker(studio, qtbot)
        maker.waits()
        return maker

    yield open_for
    for studio in studios:
        if isValid(studio):
            studio.leave()
        qapp.processEvents()


@pytest.fixture
def maker(opens: Opens) -> Maker:
    return opens("bishogi")
