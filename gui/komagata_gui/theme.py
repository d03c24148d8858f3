"""Which colours are in force: the system's, or the user's choice, for the window and for the board."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

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
    # Platforms without a theme of their own say nothing of the scheme, whatever they are told.
    wanted = schemes.get(choice, hints.colorScheme())
    # The own colours in both cases: platforms differ too much for a board and cards to go well with all of them.
    palette = _dark_palette() if wanted is Qt.ColorScheme.Dark else _light_palette()
    # The one of widgets, where there are any: that of the base class does not reach them once they exist.
    QApplication.setPalette(palette)


def _light_palette() -> QPalette:
    palette = QPalette(QColor("#f1ece3"))
    role = QPalette.ColorRole
    palette.setColor(role.WindowText, QColor("#211c16"))
    palette.setColor(role.Text, QColor("#211c16"))
    palette.setColor(role.ButtonText, QColor("#211c16"))
    palette.setColor(role.Base, QColor("#fffdf9"))
    palette.setColor(role.AlternateBase, QColor("#f7f2ea"))
    palette.setColor(role.Highlight, QColor("#8a5a1c"))
    palette.setColor(role.HighlightedText, QColor("#ffffff"))
    palette.setColor(role.Link, QColor("#8a5a1c"))
    palette.setColor(role.PlaceholderText, QColor("#857b6d"))
    palette.setColor(role.ToolTipBase, QColor("#fffaf0"))
    palette.setColor(role.ToolTipText, QColor("#211c16"))
    _fade(palette)
    return palette


def _dark_palette() -> QPalette:
    palette = QPalette(QColor("#2b2a28"))
    role = QPalette.ColorRole
    palette.setColor(role.Base, QColor("#211f1d"))
    palette.setColor(role.AlternateBase, QColor("#2a2826"))
    palette.setColor(role.Highlight, QColor("#a8712c"))
    palette.setColor(role.HighlightedText, QColor("#ffffff"))
    palette.setColor(role.Link, QColor("#e0a858"))
    palette.setColor(role.PlaceholderText, QColor("#9a938a"))
    palette.setColor(role.ToolTipBase, QColor("#3a3835"))
    palette.setColor(role.ToolTipText, QColor("#f2ede4"))
    _fade(palette)
    return palette


def _fade(palette: QPalette) -> None:
    """Disabled texts half way to the ground they stand on."""
    role, disabled = QPalette.ColorRole, QPalette.ColorGroup.Disabled
    for ink, ground in ((role.WindowText, role.Window), (role.ButtonText, role.Button), (role.Text, role.Base)):
        one, other = palette.color(ink), palette.color(ground)
        red, green, blue = one.red() + other.red(), one.green() + other.green(), one.blue() + other.blue()
        palette.setColor(disabled, ink, QColor(red // 2, green // 2, blue // 2))


__all__ = ["AUTOMATIC", "apply_colours", "board_theme", "board_themes", "is_dark", "is_high_contrast"]
