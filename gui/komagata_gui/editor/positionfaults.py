"""All that stands in the way of playing an arrangement, and all that is odd about it, at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from komagata.errors import Fault
from komagata_gui.chrome import scaled
from komagata_gui.i18n import tr
from komagata_gui.icons import icon


class FaultPanel(QFrame):
    pointed = Signal(object)
    """The squares of the fault that was picked: a tuple of their numbers."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.headline, self.list = QLabel(self), QListWidget(self)
        self.headline.setFont(scaled(self.font(), 1.0, bold=True))
        self.headline.setWordWrap(True)
        self.list.setWordWrap(True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setIconSize(QSize(16, 16))
        self.list.setSpacing(1)
        self.list.setAccessibleName(tr("Faults and notes"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        palette = self.list.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.list.setPalette(palette)
        self.list.itemSelectionChanged.connect(self._picked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.setSpacing(4)
        layout.addWidget(self.headline)
        layout.addWidget(self.list, 1)

    def show_faults(
        self, faults: Sequence[Fault], notes: Sequence[Fault], lost: Sequence[Fault], moves: int | None
    ) -> None:
        """`moves` is the number of legal moves where the arrangement can be played."""
        self.list.blockSignals(True)
        self.list.clear()
        for name, group in (("warning", faults), ("more", lost), ("info", notes)):
            for fault in group:
                item = QListWidgetItem(icon(name), tr(fault.text), self.list)
                item.setData(Qt.ItemDataRole.UserRole, fault.squares)
                item.setToolTip(tr(fault.text))
        self.list.blockSignals(False)
        self.headline.setText(self._headline(len(faults), moves))
        self.headline.setProperty("role", "danger" if faults else "")
        self.headline.style().polish(self.headline)

    def _headline(self, faults: int, moves: int | None) -> str:
        if moves is None:
            return (
                tr("It cannot be played yet: {count} faults", count=faults)
                if faults != 1
                else tr("It cannot be played yet:")
            )
        if moves == 1:
            return tr("It can be played: one legal move.")
        return tr("It can be played: {count} legal moves.", count=moves) if moves else tr("The game is over here.")

    def texts(self) -> list[str]:
        """All that is listed."""
        return [self.list.item(row).text() for row in range(self.list.count())]

    def _picked(self) -> None:
        items = self.list.selectedItems()
        self.pointed.emit(tuple(items[0].data(Qt.ItemDataRole.UserRole)) if items else ())


__all__ = ["FaultPanel"]
