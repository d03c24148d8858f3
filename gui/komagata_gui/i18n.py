"""The language of the window: English templates in, the user's language out.

Every user-visible string of the program goes through `tr`. Its template is a literal (the collecting tool reads the
sources), or a `Text` of the core, whose template was collected where `text("...")` made it.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from komagata.assets import read_text, translation, translations
from komagata.text import Text

CONTEXT = "komagata"
"""All templates share one context: the same English words mean the same wherever they stand, unless a `comment`
tells them apart."""

SOURCE_LANGUAGE = "en"


def tr(template: str | Text, /, comment: str = "", n: int = -1, **arguments: object) -> str:
    """The text in the user's language, with `{name}` places filled in.

    `n` chooses among plural forms and fills `{n}`.
    """
    if isinstance(template, Text):
        return template.render(_lookup, current_language())
    translated = QCoreApplication.translate(CONTEXT, template, comment or None, n)
    if n >= 0:
        arguments["n"] = n
    return translated.format_map(arguments) if arguments else translated


def _lookup(template: str, comment: str) -> str:
    return QCoreApplication.translate(CONTEXT, template, comment or None)


def pick(names: Mapping[str, str], language: str = "") -> str:
    """The entry of a variant file's names that suits the user's language."""
    wanted = language or current_language()
    for key in (wanted, wanted.partition("-")[0], SOURCE_LANGUAGE):
        if key in names:
            return names[key]
    return next(iter(names.values()), "")


class _Installed:
    """The translator in use with the bytes it reads: Qt owns neither, so something must keep them alive."""

    language = SOURCE_LANGUAGE
    loaded: tuple[QTranslator, bytes] | None = None


def current_language() -> str:
    """Language code of what `tr` answers in."""
    return _Installed.language


def available_languages() -> list[str]:
    """Codes of the languages the program speaks, English first."""
    return [SOURCE_LANGUAGE, *(code for code in translations() if code != SOURCE_LANGUAGE)]


def language_name(code: str) -> str:
    """The name of a language in that language."""
    return QLocale(code).nativeLanguageName() or code


def system_language() -> str:
    """The first of the user's languages that the program speaks."""
    spoken = available_languages()
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").partition("-")[0]
        if code in spoken:
            return code
    return SOURCE_LANGUAGE


def install_language(code: str = "") -> str:
    """Make `tr` answer in a language, the system's if `code` is empty or unknown; returns its code.

    Widgets that are alive receive `LanguageChange` events from Qt and ask `tr` anew.
    """
    chosen = code if code in available_languages() else system_language()
    application = QCoreApplication.instance()
    if application is None:
        raise RuntimeError("a language is installed into an application")
    if _Installed.loaded:
        application.removeTranslator(_Installed.loaded[0])
    _Installed.language, _Installed.loaded = chosen, _load(chosen)
    if _Installed.loaded:
        application.installTranslator(_Installed.loaded[0])
    return chosen


def _load(code: str) -> tuple[QTranslator, bytes] | None:
    if code not in translations():
        return None
    # Reading XML takes a while to load, and English needs none.
    from komagata_gui.qm import compile_ts

    data, translator = compile_ts(read_text(translation(code))), QTranslator()
    translator.load(data)
    return translator, data


__all__ = [
    "CONTEXT",
    "SOURCE_LANGUAGE",
    "available_languages",
    "current_language",
    "install_language",
    "language_name",
    "pick",
    "system_language",
    "tr",
]
