"""Who sits in the seats of a match."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtWidgets import QWidget

from komagata_gui.dialogs.seatrows import SeatRows
from komagata_gui.play.agreement import Seat

SEATS = 4


class FourSeatsBox(SeatRows):
    """One row a seat."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(SEATS, parent)
        self._seats: tuple[str, ...] = ()

    def set_seats(self, seats: Mapping[str, Seat], words: Mapping[str, str]) -> None:
        """Show these seats; `words` says which board and team each belongs to."""
        self._seats = tuple(seats)
        for row, (seat, who) in enumerate(seats.items()):
            self.labels[row].setText(words[seat])
            self.players[row].setObjectName(f"seat-{seat}")
            self.show_seat(row, who)
        self.settle()

    def seats(self) -> Mapping[str, Seat]:
        """Who sits where now."""
        return MappingProxyType({seat: self.seat(row) for row, seat in enumerate(self._seats)})


__all__ = ["FourSeatsBox"]
