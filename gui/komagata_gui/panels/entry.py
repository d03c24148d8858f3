"""A field in which a move is typed, in any notation."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from komagata_gui.i18n import tr


class MoveEntry(QLineEdit):
    entered = Signal(str)
    """What was typed, when Enter is pressed."""
    left = Signal()
    """Escape: back to the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setClearButtonEnabled(True)
        self.returnPressed.connect(self._enter)
        self.retranslate()

    def retranslate(self) -> None:
        self.setPlaceholderText(tr("Type a move"))
        self.setToolTip(tr("A move as in the list, or by squares: e2e4, P@e5, 7g7f"))
        self.setAccessibleName(tr("Type a move"))

    def refuse(self) -> None:
        """What was typed cannot be played; it stays to be mended."""
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
            return
        super().keyPressEvent(event)

    def _enter(self) -> None:
        if self.text().strip():
            self.entered.emit(self.text())


__all__ = ["MoveEntry"]
