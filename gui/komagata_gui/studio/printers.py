"""Which printer the sheets are for, and by how much each one shifts the back. Kept with the settings, by its name."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from komagata.errors import KomagataError
from komagata.sets.job import Job
from komagata_gui.i18n import tr
from komagata_gui.settings import Settings
from komagata_gui.studio.widgets import Choice

LAST = "studio.printer"
OFFSETS = "studio.offsets"

Offset = tuple[float, float]


def offsets(settings: Settings) -> dict[str, Offset]:
    """Printer -> how far right and down it puts the back, as seen on the back, in millimetres."""
    stored = settings.stored(OFFSETS, [])
    found: dict[str, Offset] = {}
    for entry in stored if isinstance(stored, list) else []:
        match entry:
            case [str(name), int() | float() as x, int() | float() as y]:
                found[name] = float(x), float(y)
            case _:
                continue
    return found


def keep_offset(settings: Settings, printer: str, offset: Offset) -> None:
    """Remember the offset of a printer. It stays in force until the program ends if it cannot be kept."""
    known = offsets(settings) | {printer: offset}
    with suppress(KomagataError):
        settings.store(OFFSETS, [[name, x, y] for name, (x, y) in known.items()])


def last_printer(settings: Settings) -> str:
    stored = settings.stored(LAST, "")
    return stored if isinstance(stored, str) else ""


def fitted(job: Job, settings: Settings) -> Job:
    """The job with the offset of the printer that was chosen last, if that has been measured."""
    offset = offsets(settings).get(last_printer(settings))
    return job if offset is None else replace(job, sheet=replace(job.sheet, offset=offset))


class _Printers(Choice):
    """The names are asked for when the list is opened: a print server may take its time."""

    def showPopup(self) -> None:
        from komagata_gui.studio.printing import printer_names

        for name in printer_names():
            if self.findData(name) < 0:
                self.addItem(name, name)
        super().showPopup()


class PrinterBox(QWidget):
    """The printer, and the way to its calibration page."""

    chosen = Signal(str)
    calibration_wanted = Signal()

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        label = QLabel(tr("Printer"), self)
        self.box = _Printers(self)
        self.box.setObjectName("printer")
        label.setBuddy(self.box)
        self.calibrate = QPushButton(tr("Calibration page…"), self)
        self.calibrate.setAutoDefault(False)
        self.calibrate.clicked.connect(self.calibration_wanted)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setColumnMinimumWidth(0, self.fontMetrics().averageCharWidth() * 18)
        grid.setColumnStretch(1, 1)
        grid.addWidget(label, 0, 0)
        grid.addWidget(self.box, 0, 1)
        grid.addWidget(self.calibrate, 1, 1, Qt.AlignmentFlag.AlignLeft)
        last = last_printer(settings)
        with QSignalBlocker(self.box):
            self.box.addItem(tr("The system’s usual one"), "")
            for name in dict.fromkeys((*offsets(settings), *((last,) if last else ()))):
                self.box.addItem(name, name)
            self.box.setCurrentIndex(max(0, self.box.findData(last)))
        self.box.activated.connect(lambda _index: self.chosen.emit(self.name))

    @property
    def name(self) -> str:
        """The printer; empty for the usual one."""
        data: Any = self.box.currentData()
        return str(data or "")


__all__ = ["PrinterBox", "fitted", "keep_offset", "last_printer", "offsets"]
