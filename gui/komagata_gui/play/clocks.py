"""Runs a `komagata.clock.Clock` by the time of the machine, and tells when to look and when a flag has fallen."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from komagata.clock import Clock, Controls, Face
from komagata.pieces import Side
from komagata.tree import Node

TENTHS = 10_000
"""Below this many milliseconds tenths of a second are shown, and the clock is looked at more often."""


def machine_time() -> int:
    """Milliseconds of a clock that is never set back."""
    return time.monotonic_ns() // 1_000_000


class Ticker(QObject):
    """The clock of the game in play. Without a time control it stands still and shows nothing."""

    ticked = Signal()
    """What the clocks show may have changed."""
    pressed = Signal()
    """The clock runs for the other side, or stands, or goes on."""
    fell = Signal(Side)
    """The flag of this side has fallen."""

    def __init__(self, parent: QObject | None = None, now: Callable[[], int] = machine_time) -> None:
        super().__init__(parent)
        self._now = now
        self._clock: Clock | None = None
        self._at: dict[Node, Clock] = {}
        """The clock as it stood, paused, when a place was reached: what a takeback goes back to."""
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._look)

    @property
    def clock(self) -> Clock | None:
        return self._clock

    @property
    def running(self) -> bool:
        return self._clock is not None and self._clock.running

    @property
    def now(self) -> int:
        return self._now()

    def face(self, side: Side) -> Face | None:
        """What the clock of `side` shows."""
        return None if self._clock is None else self._clock.face(side, self._now())

    def set(self, controls: Controls | None, root: Node) -> None:
        """Put up a new clock, which stands until the first move."""
        self._at.clear()
        self._change(None if controls is None else Clock.of(controls))
        self._keep(root)

    def restore(self, clock: Clock | None, place: Node) -> None:
        """Put up a clock that stood somewhere in a game."""
        self._at.clear()
        self._change(clock)
        self._keep(place)

    def press(self, mover: Side, place: Node) -> int | None:
        """`mover` has moved, to `place`; says what is left to it. Too late, and its flag has fallen: then None."""
        if self._clock is None:
            return None
        now = self._now()
        # The first move of a game starts the clocks: it is free, and nobody waits for a game that nobody has begun.
        clock = self._clock.start(mover.other, now) if self._clock.turn is None else self._clock.press(now)
        self._change(clock)
        if clock.fallen is not None:
            return None
        self._keep(place)
        return clock.main[mover]

    def go_back(self, place: Node, turn: Side) -> None:
        """The game goes on from an earlier place: as it stood then if that is known, else as it stands."""
        if self._clock is None:
            return
        earlier = self._at.get(place)
        if earlier is None:
            now = self._now()
            earlier = self._clock.pause(now).start(turn, now).pause(now)
        self._change(earlier.resume(self._now()))

    def pause(self) -> None:
        if self._clock is not None:
            self._change(self._clock.pause(self._now()))

    def resume(self) -> None:
        if self._clock is not None:
            self._change(self._clock.resume(self._now()))

    def stop(self) -> None:
        """The game is over."""
        if self._clock is not None:
            self._change(self._clock.stop(self._now()))

    def _keep(self, place: Node) -> None:
        if self._clock is not None:
            self._at[place] = self._clock.pause(self._now())

    def _change(self, clock: Clock | None) -> None:
        self._clock = clock
        self.pressed.emit()
        self._look()

    def _look(self) -> None:
        clock = self._clock
        self._timer.stop()
        self.ticked.emit()
        if clock is None or clock.turn is None or clock is not self._clock:
            return
        now = self._now()
        fallen = clock.flagged(now)
        if fallen is not None:
            self._clock = clock.stop(now)
            self.ticked.emit()
            self.fell.emit(fallen)
        elif clock.running:
            self._timer.start(_until_change(clock, clock.turn, now))


def _until_change(clock: Clock, side: Side, now: int) -> int:
    """Milliseconds until the figures change or the flag falls."""
    left = clock.face(side, now).left
    step = 100 if left < TENTHS else 1000
    wait = left % step or step
    deadline = clock.deadline()
    return max(1, min(wait, deadline - now + 1 if deadline is not None else wait))


__all__ = ["TENTHS", "Ticker", "machine_time"]
