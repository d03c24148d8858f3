"""The dialog that asks for the name of a preset."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from komagata.errors import KomagataError
from komagata.sets.presets import own_path
from komagata_gui.i18n import tr


class NameDialog(QDialog):
    """A name that a file can have; what is wrong with one is said while it is typed."""

    def __init__(self, title: str, name: str, *, with_games: bool | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("preset-name")
        self.setWindowTitle(title)
        label = QLabel(tr("Name"), self)
        self.name = QLineEdit(name, self)
        self.name.setMaxLength(80)
        label.setBuddy(self.name)
        self.games = QCheckBox(tr("With the games and their counts, not only how they are made"), self)
        self.games.setVisible(with_games is not None)
        self.games.setChecked(bool(with_games))
        self._trouble = QLabel(" ", self)
        self._trouble.setWordWrap(True)
        self._trouble.setProperty("role", "danger")
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel, self
        )
        self.buttons.button(QDialogButtonBox.StandardButton.Save).setText(tr("Save"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.name.textChanged.connect(self._check)
        layout = QVBoxLayout(self)
        for widget in (label, self.name, self.games, self._trouble, self.buttons):
            layout.addWidget(widget)
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * 60)
        self._check()

    def _check(self) -> None:
        words, typed = " ", self.name.text().strip()
        good = bool(typed)
        if typed:
            try:
                own_path(typed)
            except KomagataError as error:
                words, good = tr(error.faults[0].text), False
        self._trouble.setText(words)
        self.buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(good)


def ask_name(parent: QWidget, title: str, name: str, *, with_games: bool | None = None) -> tuple[str, bool] | None:
    """A name, and whether the games are to be kept with it (asked if `with_games` is not None); None if given up."""
    dialog = NameDialog(title, name, with_games=with_games, parent=parent)
    given = (dialog.name.text().strip(), dialog.games.isChecked()) if dialog.exec() else None
    dialog.deleteLater()
    return given


__all__ = ["NameDialog", "ask_name"]
