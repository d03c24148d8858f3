"""Printing from the studio: what, on which sides, through the system's dialog, with a word before it goes wrong."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QMessageBox,
    QProgressDialog,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from komagata.text import text
from komagata_gui.i18n import tr
from komagata_gui.settings import Settings
from komagata_gui.studio.painting import Spread
from komagata_gui.studio.printers import last_printer, offsets
from komagata_gui.studio.printing import Run, make_printer, prepare, run_printer, warnings
from komagata_gui.studio.widgets import Choice
from komagata_gui.work import Stopped

PART_WORDS = {
    "pieces": text("Pieces"),
    "board": text("Boards"),
    "card": text("Piece cards"),
    "booklet": text("Booklets"),
    "legend": text("Legends"),
}


class WhatToPrint(QDialog):
    """Which part of a job, and which sides: asked only where there is something to choose."""

    def __init__(self, spreads: Sequence[Spread], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("what-to-print")
        self.setWindowTitle(tr("Print"))
        self._spreads = list(spreads)
        self.part = Choice(self)
        parts = list(dict.fromkeys(spread.part for spread in spreads))
        if len(parts) > 1 and len({spread.short_edge for spread in spreads if spread.back}) < 2:
            self.part.addItem(tr("Everything"), "")
        for name in parts:
            self.part.addItem(tr(PART_WORDS[name]) if name in PART_WORDS else name, name)
        self.part.setVisible(len(parts) > 1)
        self.runs: dict[Run, QRadioButton] = {}
        self._group = QButtonGroup(self)
        self._hint = QLabel(self)
        self._hint.setWordWrap(True)
        self._hint.setProperty("role", "muted")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 14)
        layout.setSpacing(8)
        layout.addWidget(self.part)
        for run, words in (
            (Run.BOTH, tr("Both sides: the printer turns the sheets")),
            (Run.FRONTS, tr("Only the fronts")),
            (Run.BACKS, tr("Only the backs, on the sheets that have their fronts already")),
        ):
            button = self.runs[run] = QRadioButton(words, self)
            button.setObjectName(run.value)
            self._group.addButton(button)
            layout.addWidget(button)
        self.runs[Run.BOTH].setChecked(True)
        layout.addWidget(self._hint)
        layout.addSpacing(8)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        go = QPushButton(tr("Continue…"), self)
        go.setDefault(True)
        buttons.addButton(go, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * 64)
        self.part.activated.connect(lambda _index: self._show())
        self._show()

    @property
    def needed(self) -> bool:
        """Whether there is anything to choose."""
        return self.part.count() > 1 or any(spread.back for spread in self._spreads)

    @property
    def run(self) -> Run:
        return next((run for run, button in self.runs.items() if button.isChecked()), Run.BOTH)

    def spreads(self) -> list[Spread]:
        wanted = self.part.currentData()
        return [spread for spread in self._spreads if not wanted or spread.part == wanted]

    def _show(self) -> None:
        chosen = self.spreads()
        two = any(spread.back for spread in chosen)
        for button in self.runs.values():
            button.setVisible(two)
        edge = tr("short edge") if any(spread.short_edge for spread in chosen if spread.back) else tr("long edge")
        self._hint.setVisible(two)
        self._hint.setText(
            tr(
                "Sheets are turned over their {edge}. Without a printer that does so: print the fronts, put the sheets "
                "in again turned over that edge, and print the backs. Always at 100 %, never fitted to the page.",
                edge=edge,
            )
        )


def print_sheets(spreads: Sequence[Spread], settings: Settings, parent: QWidget, title: str = "") -> int:
    """Print after asking; returns how many pages went to the printer, which knows them by `title`. Raises KomagataError
    if it does not take them."""
    dialog = WhatToPrint(spreads, parent)
    agreed = not dialog.needed or bool(dialog.exec())
    chosen, run = dialog.spreads(), dialog.run
    dialog.deleteLater()
    if not agreed or not chosen:
        return 0
    from PySide6.QtPrintSupport import QPrintDialog

    edge = "short" if any(spread.short_edge for spread in chosen if spread.back) else "long"
    printer = make_printer(chosen, run, edge, last_printer(settings), title)
    system = QPrintDialog(printer, parent)
    system.setWindowTitle(tr("Print"))
    accepted = bool(system.exec())
    system.deleteLater()
    if not accepted:
        return 0
    doubts = [tr(words) for words in warnings(printer, chosen, run)]
    prepare(printer, chosen, run)
    doubts += _other_offset(printer.printerName(), chosen, run, settings)
    if doubts and not _ask(doubts, parent):
        return 0
    return _run(printer, chosen, run, parent)


def _other_offset(printer: str, spreads: Sequence[Spread], run: Run, settings: Settings) -> list[str]:
    """A word on backs that were placed for another printer."""
    known = offsets(settings).get(printer)
    shifts = {spread.shift for spread in spreads if spread.back is not None}
    if run is Run.FRONTS or known is None or not shifts or shifts == {known}:
        return []
    return [
        tr(
            "For {printer} another offset of the back is kept ({x} mm, {y} mm): choose that printer in the form first.",
            printer=printer,
            x=f"{known[0]:g}",
            y=f"{known[1]:g}",
        )
    ]


def _ask(doubts: Sequence[str], parent: QWidget) -> bool:
    box = QMessageBox(parent)
    box.setObjectName("print-doubts")
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(tr("Print"))
    box.setText(tr("The sheets would not come out as they are shown."))
    box.setInformativeText("\n".join(f"• {doubt}" for doubt in doubts))
    go = box.addButton(tr("&Print all the same"), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.exec()
    return box.clickedButton() is go


def _run(printer: object, spreads: Sequence[Spread], run: Run, parent: QWidget) -> int:
    from PySide6.QtPrintSupport import QPrinter

    assert isinstance(printer, QPrinter)
    shown = QProgressDialog(tr("Printing…"), tr("Cancel"), 0, 0, parent)
    shown.setWindowModality(Qt.WindowModality.WindowModal)
    shown.setMinimumDuration(400)

    def tell(done: int, total: int) -> None:
        shown.setMaximum(total)
        shown.setValue(done)
        QApplication.processEvents()
        if shown.wasCanceled():
            raise Stopped

    try:
        return run_printer(printer, spreads, run, tell)
    except Stopped:
        return 0
    finally:
        shown.close()
        shown.deleteLater()


__all__ = ["WhatToPrint", "print_sheets"]
