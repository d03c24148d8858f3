"""Colours of the window and of the board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from komagata.assets import user_data
from komagata_gui import theme


@pytest.fixture(autouse=True)
def restored(qapp: QApplication) -> Iterator[None]:
    yield
    theme.apply_colours("system")
    QGuiApplication.setPalette(QPalette())


def test_light_and_dark_at_will() -> None:
    theme.apply_colours("dark")
    assert theme.is_dark()
    theme.apply_colours("light")
    assert not theme.is_dark()


def test_the_board_follows_the_window() -> None:
    theme.apply_colours("light")
    light = theme.board_theme()
    theme.apply_colours("dark")
    dark = theme.board_theme()
    assert (light.dark, dark.dark) == (False, True)
    assert theme.board_theme(light.id) is light, "a theme that was chosen stays"


def test_a_theme_that_cannot_be_read_is_replaced_and_not_offered() -> None:
    folder = user_data("themes")
    folder.mkdir(parents=True)
    (folder / "broken.toml").write_text("base = [", encoding="utf-8")
    assert "broken" not in theme.board_themes()
    assert "wood" in theme.board_themes()
    assert theme.board_theme("broken") is theme.board_theme()
    assert theme.board_theme("nonsense") is theme.board_theme()
