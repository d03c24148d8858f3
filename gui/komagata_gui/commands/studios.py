"""Windows of the print studio, one for each game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from komagata_gui.settings import STYLE, Settings

if TYPE_CHECKING:
    from komagata_gui.studio.desk import Studio


class Studios(QObject):
    """The studios that are open."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self.studios: dict[str, Studio] = {}
        self._settings = settings

    def open(self, game: str, options: Mapping[str, str]) -> None:
        """Open the studio for a game, or bring it to the front: what is being done there is not disturbed."""
        from komagata_gui.studio.desk import Studio
        from komagata_gui.studio.opening import first_job

        found = self.studios.get(game)
        if found is None:
            job = first_job(game, options, self._settings.get(STYLE), self._settings)
            found = self.studios[game] = Studio(game, job, self._settings)
            found.destroyed.connect(lambda: self.studios.pop(game, None))
            found.open()
        found.window.raise_()
        found.window.activateWindow()

    def close_all(self) -> bool:
        """The program ends; False if somebody wants to stay."""
        return all(studio.window.close() for studio in list(self.studios.values()))


__all__ = ["Studios"]
