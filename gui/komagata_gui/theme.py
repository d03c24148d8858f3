"""Which colours are in force: the system's, or the user's choice, for the window and for the board."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from komagata.errors import KomagataError
from komagata.faces import Theme, theme, themes
from komagata.faces.theme import DEFAULT

DARK_SUFFIX = "-dark"
"""A theme `NAME` may have a companion `NAME-dark`, which takes its place in a dark window."""


def is_dark() -> bool:
    """Whether windows are dark now."""
    palette = QGuiApplication.palette()
    window, ink = palette.color(QPalette.ColorRole.Window), palette.color(QPalette.ColorRole.WindowText)
    return window.lightness() < ink.lightness()


def board_themes() -> list[str]:
    """Ids of the themes to choose from; the dark companion of one is not listed beside it."""
    found = themes()
    return [name for name in found if name.removesuffix(DARK_SUFFIX) not in found or not name.endswith(DARK_SUFFIX)]


def board_theme(name: str, dark: bool | None = None) -> Theme:
    """The theme called `name`, in its dark form where windows are dark; the default one if it cannot be read."""
    dark = is_dark() if dark is None else dark
    for candidate in ((name + DARK_SUFFIX,) if dark else ()) + (name, DEFAULT):
        found = _read(candidate)
        if found:
            return found
    return theme(DEFAULT)


@cache
def _read(name: str) -> Theme | None:
    try:
        return theme(name)
    except KomagataError:
        return None


def apply_colours(choice: str) -> None:
    """Make windows `light` or `dark`, or follow the `system`."""
    schemes = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
    hints = QGuiApplication.styleHints()
    if choice in schemes:
        hints.setColorScheme(schemes[choice])
    else:
        hints.unsetColorScheme()
    # Platforms without a theme of their own keep a light palette whatever they are told.
    wanted = hints.colorScheme() if choice not in schemes else schemes[choice]
    if wanted is Qt.ColorScheme.Dark and not is_dark():
        QGuiApplication.setPalette(_dark_palette())
    elif wanted is Qt.ColorScheme.Light and is_dark():
        QGuiApplication.setPalette(QPalette(QColor("#efefef")))


def _dark_palette() -> QPalette:
    palette = QPalette(QColor("#2b2a28"))
    role = QPalette.ColorRole
    palette.setColor(role.Base, QColor("#211f1d"))
    palette.setColor(role.AlternateBase, QColor("#2a2826"))
    palette.setColor(role.Highlight, QColor("#a8712c"))
    palette.setColor(role.HighlightedText, QColor("#ffffff"))
    palette.setColor(role.Link, QColor("#e0a858"))
    palette.setColor(role.ToolTipBase, QColor("#3a3835"))
    palette.setColor(role.ToolTipText, QColor("#f2ede4"))
    return palette


__all__ = ["DARK_SUFFIX", "apply_colours", "board_theme", "board_themes", "is_dark"]
