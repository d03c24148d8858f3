"""Small dialogs of the studio: which game is to be added, and by which rules it is played."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFrame,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from komagata.multiboard.files import matches
from komagata.sets.games import Source
from komagata.sets.job import Game
from komagata.variants.catalog import catalog
from komagata_gui.chrome import GAP
from komagata_gui.dialogs.games import GameList
from komagata_gui.dialogs.options import OptionForm
from komagata_gui.i18n import tr
from komagata_gui.studio.games import options_file


class GameDialog(QDialog):
    """The list of games, or a file of the user's own that is none of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("add-game")
        self.setWindowTitle(tr("Add a game"))
        self.path = ""
        self.games = GameList(catalog(fresh=True), matches(fresh=True), self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        add, file = QPushButton(tr("Add"), self), QPushButton(tr("From a file…"), self)
        add.setDefault(True)
        file.setAutoDefault(False)
        self.buttons.addButton(add, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(file, QDialogButtonBox.ButtonRole.ActionRole)
        file.clicked.connect(self._from_file)
        self.games.accepted.connect(self.accept)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(GAP)
        layout.addWidget(self.games, 1)
        layout.addWidget(self.buttons)
        self.games.search.setFocus()

    def sizeHint(self) -> QSize:
        letter = self.fontMetrics().averageCharWidth()
        return QSize(letter * 60, letter * 84).boundedTo(self.screen().availableSize() * 0.9)

    def game(self) -> str:
        return self.path or self.games.current()

    def _from_file(self) -> None:
        names = f"{tr('Variant files')} (*.toml)"
        chosen, _ = QFileDialog.getOpenFileName(self, tr("Add a game"), str(Path.home()), names)
        if chosen:
            self.path = chosen
            self.accept()


class RulesChoice(QDialog):
    """The options of one game."""

    def __init__(self, game: Game, source: Source, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("game-rules")
        self.setWindowTitle(tr("Rules of {game}", game=tr(source.name)))
        self.form = OptionForm(self)
        self._file = options_file(source)
        self.form.show_game(self._file, dict(game.options))
        page = QWidget(self)
        inner = QVBoxLayout(page)
        inner.addWidget(self.form)
        inner.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(page)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(area, 1)
        layout.addWidget(buttons)

    def sizeHint(self) -> QSize:
        letter = self.fontMetrics().averageCharWidth()
        return QSize(letter * 90, letter * 80).boundedTo(self.screen().availableSize() * 0.9)

    def options(self) -> tuple[tuple[str, str], ...]:
        """What differs from the defaults."""
        values = self.form.values()
        return tuple((name, value) for name, value in values.items() if value != self._file.options[name].default)


def ask_game(parent: QWidget) -> str:
    dialog = GameDialog(parent)
    chosen = dialog.game() if dialog.exec() else ""
    dialog.deleteLater()
    return chosen


def ask_rules(parent: QWidget, game: Game, source: Source) -> tuple[tuple[str, str], ...] | None:
    dialog = RulesChoice(game, source, parent)
    chosen = dialog.options() if dialog.exec() else None
    dialog.deleteLater()
    return chosen


__all__ = ["GameDialog", "RulesChoice", "ask_game", "ask_rules"]
