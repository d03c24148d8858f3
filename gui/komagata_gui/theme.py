"""Which colours are in force: the system's, or the user's choice, for the window and for the board."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from komagata.errors import KomagataError
from komagata.faces import Theme, theme, themes
from komagata.faces.theme import DEFAULT

AUTOMATIC = "auto"
"""Stands for the theme that suits the window."""

_SUITED = {"light": DEFAULT, "dark": "dark", "contrast": "high-contrast"}
"""Kind of window -> id of the shipped theme that `AUTOMATIC` stands for."""


def is_dark() -> bool:
    """Whether windows are dark now."""
    palette = QGuiApplication.palette()
    window, ink = palette.color(QPalette.ColorRole.Window), palette.color(QPalette.ColorRole.WindowText)
    return window.lightness() < ink.lightness()


def is_high_contrast() -> bool:
    """Whether the user has asked the system for strong contrasts, as far as Qt can tell."""
    # Qt tells it from 6.10 on.
    accessibility = getattr(QGuiApplication.styleHints(), "accessibility", None)
    if accessibility is None:
        return False
    return bool(accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast)


def board_themes() -> dict[str, Theme]:
    """The themes to choose from, by id; those that cannot be read are left out."""
    return {name: found for name in themes() if (found := _read(name))}


def board_theme(name: str = AUTOMATIC) -> Theme:
    """The theme called `name`; where there is none, or it cannot be read, the one that suits the window."""
    found = None if name == AUTOMATIC else _read(name)
    if found:
        return found
    kind = "contrast" if is_high_contrast() else "dark" if is_dark() else "light"
    return _read(_SUITED[kind]) or theme(DEFAULT)


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
    wanted = schemes.get(choice) or hints.colorScheme()
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


__all__ = ["AUTOMATIC", "apply_colours", "board_theme", "board_themes", "is_dark", "is_high_contrast"]
