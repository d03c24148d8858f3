"""Windows in which games of one's own are made: opened from the menus, closed with the program."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from komagata.errors import KomagataError
from komagata.variants.catalog import catalog
from komagata_gui.play.agreement import PERSON, Agreement, Seat
from komagata_gui.play.opening import FIRST_LEVEL
from komagata_gui.play.scene import Display

if TYPE_CHECKING:
    from komagata_gui.editor.variant import VariantWindow
    from komagata_gui.editor.variant_new import Beginning


class Variants(QObject):
    """The games that are being edited, each in a window of its own."""

    def __init__(
        self,
        window: QWidget,
        display: Callable[[], Display],
        begin: Callable[[Agreement], object],
        complain: Callable[[KomagataError], object],
    ) -> None:
        super().__init__(window)
        self.windows: list[VariantWindow] = []
        self._window, self._display, self._begin, self._complain = window, display, begin, complain

    def make(self, game: str = "") -> None:
        """Ask with what a game of one's own is to begin, and edit it."""
        from komagata_gui.editor.variant_new import NewVariantDialog

        dialog = NewVariantDialog(catalog(fresh=True), game, self._window)
        try:
            if dialog.exec():
                self.open(dialog.beginning())
        except KomagataError as error:
            self._complain(error)
        finally:
            dialog.deleteLater()

    def edit(self, game: str) -> None:
        """Edit a game of one's own; of one that comes with the program a game of one's own is made."""
        from komagata_gui.editor.variant_new import opened

        games = catalog(fresh=True)
        if game not in games.ids() or games.shipped(game):
            self.make(game)
            return
        try:
            self.open(opened(game, games))
        except KomagataError as error:
            self._complain(error)

    def open(self, beginning: Beginning) -> VariantWindow:
        """A window with a game; the one that there is if its file or its draft is being edited already."""
        from komagata_gui.editor.variant import VariantWindow

        for known in self.windows:
            same_draft = beginning.draft is not None and known.draft == beginning.draft
            if same_draft or (beginning.path is not None and known.path == beginning.path):
                known.raise_()
                known.activateWindow()
                return known
        window = VariantWindow(beginning, self._display())
        self.windows.append(window)
        window.closed.connect(lambda: self.windows.remove(window))
        window.play_wanted.connect(self._play)
        window.resize(window.sizeHint())
        window.show()
        return window

    def _play(self, game: str) -> None:
        """A game against the engine, on the board of the main window."""
        self._begin(Agreement(game, seats=(PERSON, Seat(FIRST_LEVEL))))
        self._window.raise_()
        self._window.activateWindow()

    def close_all(self) -> bool:
        """Close the windows; False if the user wants to go on with one."""
        return all(window.close() for window in list(self.windows))


__all__ = ["Variants"]
