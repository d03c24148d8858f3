"""How things are shown: the look of the pieces, colours, language, the way the board is turned."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog

from komagata.errors import KomagataError
from komagata_gui.i18n import install_language, tr
from komagata_gui.play.controller import Controller
from komagata_gui.play.link import BoardLink
from komagata_gui.play.notices import Notice, Tone
from komagata_gui.play.reach import Promotion
from komagata_gui.play.scene import Display
from komagata_gui.settings import (
    ANIMATION,
    COLOURS,
    COORDINATES,
    LANGUAGE,
    NOTATION,
    PROMOTION,
    SHOW_TARGETS,
    STYLE,
    THEME,
    Setting,
    Settings,
)
from komagata_gui.theme import apply_colours
from komagata_gui.window import MainWindow

STYLES = ("kanji", "kanji1", "fide", "letters", "moves", "shogi-set")
SCHEMES = ("system", "light", "dark")


def display_of(settings: Settings, display: Display) -> Display:
    """The way in which the user wants boards to be shown, turned as it is."""
    get = settings.get
    return replace(
        display,
        style=get(STYLE),
        theme=get(THEME),
        coordinates=get(COORDINATES),
        show_targets=get(SHOW_TARGETS),
    )


class View(QObject):
    def __init__(self, window: MainWindow, link: BoardLink, controller: Controller, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._link = link
        self._controller = controller
        self._settings = settings
        settings.changed.connect(self._changed)

    def handlers(self) -> dict[str, Callable[[], object]]:
        found: dict[str, Callable[[], object]] = {
            "flip": self.flip,
            "full-screen": self.full_screen,
            "preferences": self.preferences,
            "rules": self.rules,
            "about": self.about,
        }
        for style in STYLES:
            found[f"style-{style}"] = lambda style=style: self._choose(STYLE, style)  # type: ignore[misc]
        for scheme in SCHEMES:
            found[f"colours-{scheme}"] = lambda scheme=scheme: self._choose(COLOURS, scheme)  # type: ignore[misc]
        return found

    def flip(self) -> None:
        self._link.set_display(replace(self._link.display, flipped=not self._link.display.flipped))

    def full_screen(self) -> None:
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()

    def preferences(self) -> None:
        from komagata_gui.dialogs.preferences import PreferencesDialog

        self._show(PreferencesDialog(self._settings, self._window))

    def rules(self) -> None:
        """The rules of the game on the table, in a window that stays beside it."""
        from komagata_gui.dialogs.rules import RulesDialog

        dialog = RulesDialog(self._controller.session.rules, self._link.display, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()

    def about(self) -> None:
        from komagata_gui.dialogs.about import about_program

        self._show(about_program(self._window))

    def apply(self) -> None:
        """Put all settings in force."""
        get = self._settings.get
        self._link.set_display(display_of(self._settings, self._link.display))
        self._link.promotion = Promotion.of(get(PROMOTION))
        self._window.table.board.set_animation(get(ANIMATION))
        self._window.actions_[f"style-{get(STYLE)}"].setChecked(True)
        self._window.actions_[f"colours-{get(COLOURS)}"].setChecked(True)

    def _changed(self, key: str) -> None:
        if key == LANGUAGE.key:
            install_language(self._settings.get(LANGUAGE))
        elif key == COLOURS.key:
            apply_colours(self._settings.get(COLOURS))
        elif key == NOTATION.key:
            self._window.table.moves.list.forget_texts()
            self._controller.session.edited()
        self.apply()

    def _choose(self, setting: Setting[str], value: str) -> None:
        try:
            self._settings.set(setting, value)
        except KomagataError as error:
            words = tr("This holds until the program ends; it could not be kept: {reason}", reason=error)
            self._controller.noticed.emit(Notice(words, Tone.TROUBLE))

    def _show(self, dialog: QDialog) -> None:
        dialog.exec()
        dialog.deleteLater()


__all__ = ["View", "display_of"]
