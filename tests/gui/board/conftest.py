"""A board view on the screen, and someone who uses it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from komagata_gui.board.widget import BoardView
from tests.gui.board.scenes import User, scene


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(800, 560)
    view.set_animation(0)
    view.set_scene(scene())
    with qtbot.waitExposed(view):
        view.show()
    view.activateWindow()
    view.setFocus()
    return view


@pytest.fixture
def user(view: BoardView) -> User:
    return User(view)
