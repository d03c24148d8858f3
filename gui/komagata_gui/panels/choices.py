"""What a setting may be, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from komagata.errors import KomagataError
from komagata.faces import theme
from komagata_gui.i18n import available_languages, current_language, language_name, tr
from komagata_gui.settings import LANGUAGE, THEME, Setting
from komagata_gui.theme import board_themes

AnySetting = Setting[Any]


def choices_of(setting: AnySetting) -> Sequence[tuple[object, str]]:
    """What a setting may be, in words. Themes and languages are what files are found for."""
    if setting is THEME:
        found = ((name, theme(name).name(current_language())) for name in board_themes() if _readable(name))
        return [(THEME.default, tr("Automatic")), *found]
    if setting is LANGUAGE:
        system = (LANGUAGE.default, tr("As the system"))
        return [system, *((code, language_name(code)) for code in available_languages())]
    return [(value, tr(words)) for value, words in setting.choices]


def _readable(name: str) -> bool:
    try:
        theme(name)
    except KomagataError:
        return False
    return True


__all__ = ["choices_of"]
