"""Time controls and clocks. Pure: the time is passed in, in milliseconds; nothing here reads a clock."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum

from komagata.errors import Fault, NotationError
from komagata.pieces import Side
from komagata.text import Text, text

MOST_SECONDS = 1_000_000
"""Longer than any game; keeps every number within what a file or an engine can hold."""
MOST_PERIODS = 1000


class Delay(Enum):
    """What `TimeControl.delay` means."""

    SIMPLE = "d"
    """The clock begins to run only after the delay (US delay)."""
    BRONSTEIN = "b"
    """After a move the time used for it is given back, at most the delay."""


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The time one player has for a game, all in milliseconds. `str()` is `300+5`, `600+0/30x3`, `300+0d5`, `0+0/10x1`.

    Sudden death, Fischer increment, simple and Bronstein delay, byoyomi with periods, and a fixed time a move
    (no main time, one period) are all combinations of these numbers.
    """

    main: int
    increment: int = 0
    """Added after each move."""
    byoyomi: int = 0
    """Length of one overtime period, which begins anew with every move; 0: no overtime."""
    periods: int = 1
    """How many such periods there are."""
    delay: int = 0
    delay_kind: Delay = Delay.SIMPLE

    def __str__(self) -> str:
        written = f"{_seconds(self.main)}+{_seconds(self.increment)}"
        if self.delay:
            written += f"{self.delay_kind.value}{_seconds(self.delay)}"
        if self.byoyomi:
            written += f"/{_seconds(self.byoyomi)}x{self.periods}"
        return written

    @property
    def text(self) -> Text:
        """The control in words that a window can translate."""
        parts: list[Text] = []
        if self.main:
            parts.append(text("{time} for the game", time=duration(self.main)))
        if self.increment:
            parts.append(text("{time} more after each move", time=duration(self.increment)))
        if self.delay and self.delay_kind is Delay.SIMPLE:
            parts.append(text("{time} of delay before each move", time=duration(self.delay)))
        elif self.delay:
            parts.append(text("up to {time} given back after each move", time=duration(self.delay)))
        if self.byoyomi and self.periods == 1:
            parts.append(text("{time} a move", time=duration(self.byoyomi)))
        elif self.byoyomi:
            parts.append(text("{count} periods of {time} a move", count=self.periods, time=duration(self.byoyomi)))
        result = parts[0] if parts else text("no time")
        for part in parts[1:]:
            result = text("{first}, then {second}", first=result, second=part)
        return result


Controls = tuple[TimeControl, TimeControl]
"""What the first and the second player have; they differ in a game at odds of time."""

_CONTROL = re.compile(
    r"(?P<main>\d+(?:\.\d{1,3})?)"
    r"(?:\+(?P<increment>\d+(?:\.\d{1,3})?))?"
    r"(?:(?P<kind>[db])(?P<delay>\d+(?:\.\d{1,3})?))?"
    r"(?:/(?P<byoyomi>\d+(?:\.\d{1,3})?)(?:x(?P<periods>\d+))?)?",
    re.ASCII,
)


def parse_control(written: str) -> TimeControl:
    """The time control that `str()` writes; spaces around it do not matter."""
    trimmed = written.strip()
    match = _CONTROL.fullmatch(trimmed)
    if match is None:
        raise NotationError(
            text(
                "a time control reads like 300+5, 600+0/30x3, 300+0d5 or 0+0/10x1, not {written}", written=_cut(trimmed)
            ),
            offset=0,
        )
    values = {name: _milliseconds(match[name]) for name in ("main", "increment", "delay", "byoyomi")}
    periods = int((match["periods"] or "1")[:6])
    faults: list[Fault] = []
    for name, value in values.items():
        if value > MOST_SECONDS * 1000:
            faults.append(
                Fault(text("at most {most} seconds, not {value}", most=MOST_SECONDS, value=value // 1000), name)
            )
    if not 1 <= periods <= MOST_PERIODS:
        faults.append(
            Fault(text("from 1 to {most} periods, not {periods}", most=MOST_PERIODS, periods=periods), "periods")
        )
    if not any(values.values()):
        faults.append(Fault(text("a time control needs some time")))
    if faults:
        raise NotationError(faults, offset=0)
    kind = Delay(match["kind"]) if values["delay"] else Delay.SIMPLE
    periods = periods if values["byoyomi"] else 1
    return TimeControl(values["main"], values["increment"], values["byoyomi"], periods, values["delay"], kind)


def parse_controls(written: str) -> Controls:
    """One time control for both players, or two separated by `|`."""
    first, bar, second = written.partition("|")
    control = parse_control(first)
    return (control, parse_control(second) if bar else control)


def controls_text(controls: Controls) -> str:
    """What `parse_controls` reads."""
    first, second = controls
    return str(first) if first == second else f"{first}|{second}"


@dataclass(frozen=True, slots=True)
class Face:
    """What one player's clock shows."""

    main: int
    """Main time left."""
    period: int
    """What is left of the present overtime period; the whole of one while main time lasts."""
    periods: int
    """Overtime periods left, the present one included; 0 without overtime."""
    delay: int = 0
    """What is left of the simple delay before the clock runs."""
    flagged: bool = False

    @property
    def left(self) -> int:
        """The figure to show large: main time, then the present period."""
        return self.main or self.period


@dataclass(frozen=True, slots=True)
class Clock:
    """Both players' time. Every method returns a new clock, so that a takeback only needs the old value."""

    controls: Controls
    main: tuple[int, int]
    periods: tuple[int, int]
    turn: Side | None = None
    """Whose turn it is, running or paused; None before the start and after the end."""
    since: int | None = None
    """When the present stretch began to run; None while the clock stands."""
    spent: int = 0
    """What the present turn had used when the clock was paused."""
    fallen: Side | None = None
    """Who has run out of time."""

    @staticmethod
    def of(controls: Controls) -> Clock:
        """A clock that stands at the beginning. Without main time the first move has one increment."""
        first, second = controls
        return Clock(
            controls,
            (first.main or first.increment, second.main or second.increment),
            (first.periods if first.byoyomi else 0, second.periods if second.byoyomi else 0),
        )

    @property
    def running(self) -> bool:
        return self.since is not None

    def start(self, side: Side, now: int) -> Clock:
        """It is `side`'s turn from now on."""
        return replace(self, turn=side, since=now, spent=0)

    def pause(self, now: int) -> Clock:
        """Stop; what the turn has used so far stays used."""
        fallen = self.flagged(now)
        return replace(self, since=None, spent=self.used(now), fallen=fallen)

    def resume(self, now: int) -> Clock:
        """Go on with the turn that was paused."""
        return self if self.turn is None or self.running else replace(self, since=now)

    def press(self, now: int) -> Clock:
        """The side to move has moved: charge it and start the other one. Too late, and the flag has fallen."""
        if self.turn is None:
            return self
        if self.flagged(now) is not None:
            return self.pause(now)
        side, control, used = self.turn, self.controls[self.turn], self.used(now)
        face = self.face(side, now)
        given = control.increment
        if control.delay_kind is Delay.BRONSTEIN:
            given += min(control.delay, used)
        charged = replace(self, main=_with(self.main, side, face.main + given))
        charged = replace(charged, periods=_with(self.periods, side, face.periods))
        return replace(charged, turn=side.other, since=now if self.running else None, spent=0)

    def stop(self, now: int) -> Clock:
        """The game is over: charge the present turn and stand."""
        if self.turn is None:
            return self
        face = self.face(self.turn, now)
        return replace(
            self,
            main=_with(self.main, self.turn, face.main),
            periods=_with(self.periods, self.turn, face.periods),
            turn=None,
            since=None,
            spent=0,
            fallen=self.flagged(now),
        )

    def give(self, side: Side, milliseconds: int) -> Clock:
        """Change the main time of `side` by some milliseconds, not below nothing."""
        return replace(self, main=_with(self.main, side, max(0, self.main[side] + milliseconds)))

    def used(self, now: int) -> int:
        """What the present turn has used. A time that runs backwards uses nothing."""
        return self.spent + (max(0, now - self.since) if self.since is not None else 0)

    def face(self, side: Side, now: int) -> Face:
        """What `side`'s clock shows."""
        control, main, periods = self.controls[side], self.main[side], self.periods[side]
        used = self.used(now) if side is self.turn else 0
        simple = control.delay if control.delay_kind is Delay.SIMPLE else 0
        charged = max(0, used - simple)
        delay = max(0, simple - used)
        over = charged - main
        if over < 0 or not charged:
            return Face(max(0, main - charged), control.byoyomi, periods, delay)
        if not control.byoyomi:
            return Face(0, 0, 0, flagged=True)
        lost, within = divmod(over, control.byoyomi)
        if lost >= periods:
            return Face(0, 0, 0, flagged=True)
        return Face(0, control.byoyomi - within, periods - lost)

    def flagged(self, now: int) -> Side | None:
        """Who has run out of time by now."""
        if self.fallen is None and self.turn is not None and self.face(self.turn, now).flagged:
            return self.turn
        return self.fallen

    def deadline(self) -> int | None:
        """When the flag of the running side falls if it does not move; None while the clock stands."""
        if self.turn is None or self.since is None or self.fallen is not None:
            return None
        control = self.controls[self.turn]
        total = self.main[self.turn] + self.periods[self.turn] * control.byoyomi
        if control.delay_kind is Delay.SIMPLE:
            total += control.delay
            # With nothing but the delay the flag falls just after it, not at its last instant.
            total += 1 if total == control.delay else 0
        return self.since + max(0, total - self.spent)


def duration(milliseconds: int) -> str:
    """`1:02:03`, `2:03`, `0:09.5`: hours only if there are any, tenths and less only if they are not nought."""
    seconds, rest = divmod(max(0, milliseconds), 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    written = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    return f"{written}.{rest:03}".rstrip("0") if rest else written


_DURATION = re.compile(r"(?:(\d{1,6}):)?(\d{1,6}):(\d{1,2})(?:\.(\d{1,3})\d*)?", re.ASCII)


def parse_duration(written: str) -> int | None:
    """Milliseconds of `1:02:03`, `2:03` or `2:03.25`, or None."""
    match = _DURATION.fullmatch(written.strip())
    if match is None:
        return None
    hours, minutes, seconds, rest = match.groups()
    total = (int(hours or 0) * 60 + int(minutes)) * 60 + int(seconds)
    return total * 1000 + int((rest or "0").ljust(3, "0"))


def _seconds(milliseconds: int) -> str:
    whole, rest = divmod(milliseconds, 1000)
    return f"{whole}.{rest:03}".rstrip("0") if rest else str(whole)


def _milliseconds(written: str | None) -> int:
    whole, _, rest = (written or "0").partition(".")
    return int(whole[:12]) * 1000 + int(rest.ljust(3, "0") or "0")


def _with(pair: tuple[int, int], side: Side, value: int) -> tuple[int, int]:
    return (value, pair[1]) if side is Side.FIRST else (pair[0], value)


def _cut(written: str) -> str:
    return repr(written if len(written) <= 40 else written[:39] + "…")


__all__ = [
    "Clock",
    "Controls",
    "Delay",
    "Face",
    "TimeControl",
    "controls_text",
    "duration",
    "parse_control",
    "parse_controls",
    "parse_duration",
]
