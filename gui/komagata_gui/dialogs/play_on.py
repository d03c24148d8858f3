"""Who plays on from a position that was looked at, and with how much time."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget

from komagata.pieces import Side
from komagata.position import Rules
from komagata_gui.chrome import scaled
from komagata_gui.dialogs.seats import SeatsBox, TimeBox
from komagata_gui.i18n import tr
from komagata_gui.play.agreement import Agreement
from komagata_gui.play.words import side_name


class PlayOnDialog(QDialog):
    def __init__(
        self, rules: Rules, agreement: Agreement, parent: QWidget | None = None, *, begins: bool = False
    ) -> None:
        """`begins`: a new game begins with the position."""
        super().__init__(parent)
        self.setObjectName("play-on-dialog")
        self.setWindowTitle(tr("Play from here") if begins else tr("Play on from here"))
        self._agreement = agreement
        self.seats, self.time = SeatsBox(self), TimeBox(self)
        self.seats.set_sides(side_name(rules, Side.FIRST), side_name(rules, Side.SECOND))
        self.seats.set_seats(agreement.seats)
        self.time.set_control(agreement.time)
        start = QPushButton(tr("Begin") if begins else tr("Play on"), self)
        start.setDefault(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        buttons.addButton(start, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        stays = tr("What was played from here stays in the record as a variation.")
        about = QLabel(tr("The game on the board is kept under “Open recent”.") if begins else stays, self)
        about.setProperty("role", "muted")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(12)
        for words, part in ((tr("Players"), self.seats), (tr("Clock"), self.time)):
            title = QLabel(words, self)
            title.setFont(scaled(self.font(), 1.08, bold=True))
            layout.addWidget(title)
            layout.addWidget(part)
        layout.addWidget(about)
        layout.addStretch(1)
        layout.addWidget(buttons)

    def agreement(self) -> Agreement:
        return replace(self._agreement, seats=self.seats.seats(), time=self.time.control())


__all__ = ["PlayOnDialog"]
