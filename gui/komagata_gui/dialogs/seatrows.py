"""Rows in which one says who sits where: a person with a name, or the engine at a level."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QWidget

from komagata.engine.levels import LEVELS
from komagata_gui.i18n import tr
from komagata_gui.icons import icon
from komagata_gui.play.agreement import PERSON, Seat

LONGEST_NAME = 60


class SeatRows(QWidget):
    """One row a seat."""

    changed = Signal()

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.players = [QComboBox(self) for _ in range(count)]
        self.names = [QLineEdit(self) for _ in range(count)]
        self.labels = [QLabel(self) for _ in range(count)]
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(10)
        self.grid.setVerticalSpacing(8)
        for row, (label, player, name) in enumerate(zip(self.labels, self.players, self.names, strict=True)):
            player.addItem(icon("person"), tr("A person"), 0)
            for level in LEVELS:
                words = tr("Engine, level {number}: {name}", number=level.id, name=tr(level.name))
                player.addItem(icon("engine"), words, level.id)
            player.insertSeparator(1)
            player.setObjectName(f"seat{row}")
            player.currentIndexChanged.connect(self.settle)
            label.setBuddy(player)
            name.setPlaceholderText(tr("Name (optional)"))
            name.setMaxLength(LONGEST_NAME)
            name.textEdited.connect(self.changed)
            self.grid.addWidget(label, row, 0)
            self.grid.addWidget(player, row, 1)
            self.grid.addWidget(name, row, 2)
        self.grid.setColumnStretch(1, 3)
        self.grid.setColumnStretch(2, 2)

    def show_seat(self, row: int, seat: Seat) -> None:
        """Show who sits there; `settle` is to follow."""
        self.players[row].setCurrentIndex(max(0, self.players[row].findData(seat.level)))
        self.names[row].setText(seat.name)

    def seat(self, row: int) -> Seat:
        """Who sits there now."""
        level = int(self.players[row].currentData() or 0)
        name = self.names[row].text().strip()
        return Seat(level) if level else Seat(0, name) if name else PERSON

    def settle(self) -> None:
        """Names are for persons."""
        for player, name in zip(self.players, self.names, strict=True):
            name.setEnabled(not player.currentData())
        self.changed.emit()


__all__ = ["SeatRows"]
