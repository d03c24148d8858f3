"""Who sits in the seats of a match."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QWidget

from komagata.engine.levels import LEVELS
from komagata_gui.i18n import tr
from komagata_gui.icons import icon
from komagata_gui.play.agreement import PERSON, Seat

SEATS = 4


class FourSeatsBox(QWidget):
    """One row a seat."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.players = [QComboBox(self) for _ in range(SEATS)]
        self.names = [QLineEdit(self) for _ in range(SEATS)]
        self._labels = [QLabel(self) for _ in range(SEATS)]
        self._seats: tuple[str, ...] = ()
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(10)
        layout.setVerticalSpacing(8)
        for row, (label, player, name) in enumerate(zip(self._labels, self.players, self.names, strict=True)):
            player.addItem(icon("person"), tr("A person"), 0)
            for level in LEVELS:
                words = tr("Engine, level {number}: {name}", number=level.id, name=tr(level.name))
                player.addItem(icon("engine"), words, level.id)
            player.insertSeparator(1)
            player.currentIndexChanged.connect(self._changed)
            label.setBuddy(player)
            name.setPlaceholderText(tr("Name (optional)"))
            name.setMaxLength(60)
            name.textEdited.connect(self.changed)
            layout.addWidget(label, row, 0)
            layout.addWidget(player, row, 1)
            layout.addWidget(name, row, 2)
        layout.setColumnStretch(1, 3)
        layout.setColumnStretch(2, 2)

    def set_seats(self, seats: Mapping[str, Seat], words: Mapping[str, str]) -> None:
        """Show these seats; `words` says which board and team each belongs to."""
        self._seats = tuple(seats)
        for (seat, who), label, player, name in zip(seats.items(), self._labels, self.players, self.names, strict=True):
            label.setText(words[seat])
            player.setObjectName(f"seat-{seat}")
            player.setCurrentIndex(max(0, player.findData(who.level)))
            name.setText(who.name)
        self._changed()

    def seats(self) -> Mapping[str, Seat]:
        """Who sits where now."""
        found: dict[str, Seat] = {}
        for seat, player, name in zip(self._seats, self.players, self.names, strict=True):
            level = int(player.currentData() or 0)
            written = name.text().strip()
            found[seat] = Seat(level) if level else Seat(0, written) if written else PERSON
        return MappingProxyType(found)

    def _changed(self) -> None:
        for player, name in zip(self.players, self.names, strict=True):
            name.setEnabled(not player.currentData())
        self.changed.emit()


__all__ = ["FourSeatsBox"]
