"""Four clocks: one pair a board, each as in a game of its own, standing while its player may not move."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from komagata.clock import Clock, Face, TimeControl
from komagata.multiboard.match import Match
from komagata.pieces import Side
from komagata_gui.play.clocks import machine_time

LOOK = 100
"""Milliseconds between two looks at the clocks."""


class MatchClocks(QObject):
    ticked = Signal()
    """What the clocks show may have changed."""
    fell = Signal(str)
    """A seat has run out of time."""

    def __init__(self, parent: QObject | None = None, now: Callable[[], int] = machine_time) -> None:
        super().__init__(parent)
        self._now = now
        self._clocks: list[Clock] = []
        self._at: list[list[Clock]] = []
        """The clocks as they stood after each number of moves."""
        self._paused = False
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK)
        self._timer.timeout.connect(self._look)
        self._match: Match | None = None

    @property
    def shown(self) -> bool:
        return bool(self._clocks)

    @property
    def paused(self) -> bool:
        return self._paused

    @property
    def now(self) -> int:
        return self._now()

    def clock(self, board: int) -> Clock | None:
        return self._clocks[board] if self._clocks else None

    def face(self, seat: str) -> Face | None:
        """What the clock of a seat shows."""
        if not self._clocks or self._match is None:
            return None
        place = self._match.seat(seat)
        return self._clocks[place.board].face(Side(place.side), self._now())

    def running(self, seat: str) -> bool:
        if not self._clocks or self._match is None:
            return False
        place = self._match.seat(seat)
        clock = self._clocks[place.board]
        return clock.running and clock.turn is Side(place.side)

    def set(self, control: TimeControl | None, match: Match, standing: list[Clock] | None = None) -> None:
        """Put up clocks, which stand until the next move."""
        fresh = [] if control is None else [Clock.of((control, control)) for _ in match.boards]
        self._clocks = standing if standing and control is not None else fresh
        self._match, self._paused = match, bool(standing)
        self._at = [list(self._clocks)]
        self._timer.stop()
        self.ticked.emit()

    def moved(self, seat: str, match: Match) -> int | None:
        """A seat has moved, and this is the match now; says what is left to it."""
        self._match = match
        if not self._clocks:
            return None
        place, now = match.seat(seat), self._now()
        clock, side = self._clocks[place.board], Side(place.side)
        # The first move on a board is free: nobody waits for a match that nobody has begun.
        self._clocks[place.board] = clock.press(now) if clock.turn is side else clock.start(side.other, now)
        self._paused = False
        self._run(match)
        self._at.append([clock.pause(now) if clock.running else clock for clock in self._clocks])
        return self._clocks[place.board].face(side, now).left

    def _run(self, match: Match) -> None:
        """Let the clocks run of those who may move, or who wait for a piece; gate and quota stop a clock."""
        now = self._now()
        over = match.outcome() is not None
        for board, clock in enumerate(self._clocks):
            side = match.boards[board].side
            seat = next(s.name for s in match.rules.seats.values() if (s.board, s.side) == (board, side))
            waits = match.waiting(seat)
            free = not over and not self._paused and (waits is None or waits.rule == "waits-for-piece")
            if clock.turn is None and not over:
                clock = clock.start(side, now).pause(now)
            if free and not clock.running:
                clock = clock.resume(now)
            elif not free and clock.running:
                clock = clock.pause(now)
            self._clocks[board] = clock
        if over or self._paused:
            self._timer.stop()
        else:
            self._timer.start()
        self.ticked.emit()

    def go_back(self, plies: int, match: Match) -> None:
        """The match is back where it was after so many moves."""
        self._match = match
        if self._clocks:
            self._clocks = list(self._at[min(plies, len(self._at) - 1)])
            del self._at[plies + 1 :]
            if plies:
                self._run(match)
            else:
                self._timer.stop()
                self.ticked.emit()

    def pause(self) -> None:
        if self._match is not None and self._clocks:
            self._paused = True
            self._run(self._match)

    def resume(self) -> None:
        if self._match is not None and self._paused:
            self._paused = False
            self._run(self._match)

    def stop(self) -> None:
        """The match is over."""
        now = self._now()
        self._clocks = [clock.pause(now) if clock.running else clock for clock in self._clocks]
        self._timer.stop()
        self.ticked.emit()

    def standing(self) -> list[Clock]:
        """The clocks as they would stand now."""
        now = self._now()
        return [clock.pause(now) if clock.running else clock for clock in self._clocks]

    def _look(self) -> None:
        self.ticked.emit()
        now = self._now()
        for board, clock in enumerate(self._clocks):
            fallen = clock.flagged(now)
            if fallen is not None and clock.running and self._match is not None:
                self.stop()
                seats = self._match.rules.seats.values()
                self.fell.emit(next(s.name for s in seats if (s.board, s.side) == (board, int(fallen))))
                return


__all__ = ["MatchClocks"]
