"""Who plays each side, and with how much time."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QSpinBox, QToolButton, QWidget

from komagata.clock import TimeControl, parse_control
from komagata.errors import KomagataError
from komagata_gui.dialogs.seatrows import SeatRows
from komagata_gui.i18n import tr
from komagata_gui.icons import icon
from komagata_gui.play.agreement import Seat

CONTROLS = ("", "180+2", "300+3", "600+5", "900+10", "1800+0", "600+0/30x1", "1800+0/60x3", "0+0/15x1", "300+0d5")
"""Time controls to choose from; the empty one is no clock."""


class SeatsBox(SeatRows):
    """Two rows, one a side, and a button that exchanges them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(2, parent)
        swap = QToolButton(self)
        swap.setObjectName("swap")
        swap.setIcon(icon("flip"))
        swap.setAutoRaise(True)
        swap.setToolTip(tr("Exchange the sides"))
        swap.setAccessibleName(tr("Exchange the sides"))
        swap.clicked.connect(self.swap)
        self.grid.addWidget(swap, 0, 3, 2, 1, Qt.AlignmentFlag.AlignVCenter)

    def set_sides(self, first: str, second: str) -> None:
        for label, words in zip(self.labels, (first, second), strict=True):
            label.setText(words)

    def set_seats(self, seats: tuple[Seat, Seat]) -> None:
        for row, seat in enumerate(seats):
            self.show_seat(row, seat)
        self.settle()

    def seats(self) -> tuple[Seat, Seat]:
        return self.seat(0), self.seat(1)

    def swap(self) -> None:
        first, second = self.seats()
        self.set_seats((second, first))


class TimeBox(QWidget):
    """A time control: one of the usual ones, or any numbers."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.usual = QComboBox(self)
        self.usual.setObjectName("time")
        for control in CONTROLS:
            self.usual.addItem(control_name(control), control)
        self.usual.insertSeparator(1)
        self.usual.addItem(tr("Other…"), None)
        self.usual.currentIndexChanged.connect(self._changed)
        self._custom = QWidget(self)
        self._main = _spin(0, 600, tr(" min"), self._custom)
        self._increment = _spin(0, 600, tr(" s"), self._custom)
        self._byoyomi = _spin(0, 3600, tr(" s"), self._custom)
        self._periods = _spin(1, 50, "", self._custom)
        self._delay = _spin(0, 600, tr(" s"), self._custom)
        self._main.setValue(10)
        self._lay_out()
        self._changed()

    def _lay_out(self) -> None:
        grid = QGridLayout(self._custom)
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setHorizontalSpacing(8)
        fields = (
            (tr("Time"), self._main),
            (tr("more after each move"), self._increment),
            (tr("then, for each move"), self._byoyomi),
            (tr("that many times"), self._periods),
            (tr("delay before each move"), self._delay),
        )
        for column, (words, field) in enumerate(fields):
            label = QLabel(words, self._custom)
            label.setWordWrap(True)
            label.setProperty("role", "muted")
            label.setBuddy(field)
            field.valueChanged.connect(self.changed)
            grid.addWidget(label, 0, column, Qt.AlignmentFlag.AlignBottom)
            grid.addWidget(field, 1, column)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        row.addWidget(self.usual)
        row.addStretch(1)
        layout.addLayout(row, 0, 0)
        layout.addWidget(self._custom, 1, 0)

    def control(self) -> str:
        """The time control as text; empty for none."""
        chosen = self.usual.currentData()
        if isinstance(chosen, str):
            return chosen
        control = TimeControl(
            main=self._main.value() * 60_000,
            increment=self._increment.value() * 1000,
            byoyomi=self._byoyomi.value() * 1000,
            periods=self._periods.value() if self._byoyomi.value() else 1,
            delay=self._delay.value() * 1000,
        )
        return str(control) if control.main or control.increment or control.byoyomi or control.delay else ""

    def set_control(self, written: str) -> None:
        index = self.usual.findData(written)
        if index < 0:
            self._set_custom(written)
            index = self.usual.count() - 1
        self.usual.setCurrentIndex(index)

    def _set_custom(self, written: str) -> None:
        try:
            control = parse_control(written)
        except KomagataError:
            return
        self._main.setValue(control.main // 60_000)
        self._increment.setValue(control.increment // 1000)
        self._byoyomi.setValue(control.byoyomi // 1000)
        self._periods.setValue(control.periods)
        self._delay.setValue(control.delay // 1000)

    def _changed(self) -> None:
        self._custom.setVisible(self.usual.currentData() is None)
        self.changed.emit()


def control_name(written: str) -> str:
    """A time control in a few words."""
    if not written:
        return tr("No clock")
    control = parse_control(written)
    minutes, seconds = control.main // 60_000, control.byoyomi // 1000
    if control.delay:
        return tr("{minutes} min, {seconds} s of delay", minutes=minutes, seconds=control.delay // 1000)
    if control.byoyomi and not control.main:
        return tr("{seconds} s a move", seconds=seconds)
    if control.byoyomi and control.periods > 1:
        return tr("{minutes} min, then {count} × {seconds} s", minutes=minutes, count=control.periods, seconds=seconds)
    if control.byoyomi:
        return tr("{minutes} min, then {seconds} s a move", minutes=minutes, seconds=seconds)
    if control.increment:
        return tr("{minutes} min + {seconds} s a move", minutes=minutes, seconds=control.increment // 1000)
    return tr("{minutes} min", minutes=minutes)


def _spin(least: int, most: int, suffix: str, parent: QWidget) -> QSpinBox:
    box = QSpinBox(parent)
    box.setRange(least, most)
    box.setSuffix(suffix)
    return box


__all__ = ["CONTROLS", "SeatsBox", "TimeBox", "control_name"]
