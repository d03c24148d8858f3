"""What is wrong with the game, each fault with its path and line; or that nothing is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from komagata.errors import Fault
from komagata_gui.i18n import tr

FAULT = Qt.ItemDataRole.UserRole
SEEN = 4
"""Faults that are seen at once."""


class FaultList(QFrame):
    chosen = Signal(Fault)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.headline = QLabel(self)
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Faults"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setWordWrap(True)
        self.list.setStyleSheet("QListWidget { background: transparent; }")
        self.list.itemClicked.connect(self._take)
        self.list.itemActivated.connect(self._take)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 6, 12, 6)
        layout.setSpacing(2)
        layout.addWidget(self.headline)
        layout.addWidget(self.list)
        self.faults: tuple[Fault, ...] = ()
        self.show_faults(())

    def show_faults(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        self.list.clear()
        for fault in faults:
            item = QListWidgetItem(words_of(fault), self.list)
            item.setData(FAULT, fault)
            item.setToolTip(tr("Go to where it stands"))
        self.list.setVisible(bool(faults))
        line = self.fontMetrics().lineSpacing() + 4
        self.list.setFixedHeight(line * min(SEEN, max(1, len(faults))) + 4)
        if faults:
            several = tr("{count} faults. Click one to go there.", count=len(faults))
            self.headline.setText(several if len(faults) > 1 else tr("One fault. Click it to go there."))
        else:
            self.headline.setText(tr("No faults: the game can be played."))
        self.headline.setProperty("role", "danger" if faults else "muted")
        self.headline.style().polish(self.headline)

    def _take(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(FAULT))


def words_of(fault: Fault) -> str:
    """A fault on one line, with its place first."""
    place = fault.path
    if fault.line is not None:
        line = tr("line {line}", line=fault.line)
        place = f"{place} ({line})" if place else line
    words = tr(fault.text)
    return f"{place}: {words}" if place else words


__all__ = ["FaultList", "words_of"]
