"""A running program and somebody at its screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from komagata_gui.app import Desk, build
from komagata_gui.i18n import install_language
from komagata_gui.settings import ANIMATION, Settings
from tests.gui.play.person import Person


@pytest.fixture
def desk(qtbot: QtBot, qapp: QApplication) -> Iterator[Desk]:
    install_language("en")
    settings = Settings()
    settings.set(ANIMATION, 0)
    desk = build(settings)
    with qtbot.waitExposed(desk.window):
        desk.open(restore=False)
    desk.window.resize(1000, 720)
    yield desk
    desk.session.mark_saved()
    desk.files.path = None
    desk.close(QCloseEvent())
    desk.window.hide()
    desk.window.deleteLater()
    qapp.processEvents()


@pytest.fixture
def person(desk: Desk, qtbot: QtBot) -> Person:
    return Person(desk, qtbot)
