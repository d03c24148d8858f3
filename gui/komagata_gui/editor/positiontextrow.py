"""The line below the board in which the arrangement is written, and can be typed."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit

from komagata_gui.editor import positiontexts
from komagata_gui.editor.positionmodel import PositionModel
from komagata_gui.i18n import tr


class TextRow(QObject):
    noticed = Signal(str)

    def __init__(self, model: PositionModel, form: QComboBox, written: QLineEdit, parent: QObject) -> None:
        super().__init__(parent)
        self._model, self._box, self._line = model, form, written
        form.activated.connect(lambda _index: self.show())
        written.textEdited.connect(self._read)

    def form(self) -> positiontexts.Form:
        """The form that is chosen."""
        chosen = self._box.currentData()
        found = positiontexts.forms(self._model.now)
        return next((form for form in found if form.id == chosen), found[0])

    def show(self) -> None:
        """Write the arrangement, unless it is being typed."""
        form, box, line = self.form(), self._box, self._line
        box.blockSignals(True)
        box.clear()
        for offered in positiontexts.forms(self._model.now):
            box.addItem(tr(offered.label), offered.id)
        box.setCurrentIndex(box.findData(form.id))
        box.blockSignals(False)
        if not line.hasFocus() or not line.isModified():
            line.setText(form.written.replace("\n", " ⏎ "))
            line.setCursorPosition(0)
        line.setReadOnly("\n" in form.written)

    def _read(self, source: str) -> None:
        """A position that is being typed: shown as soon as it can be read."""
        rules = self._model.now.rules
        setup = rules.setup(source)
        if setup.misplaced:
            self.noticed.emit(" ".join(tr(fault.text) for fault in setup.unread[:2]))
        else:
            self._model.take(rules, setup)
        self._line.setModified(True)


__all__ = ["TextRow"]
