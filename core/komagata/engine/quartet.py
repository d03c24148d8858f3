"""Four players at two boards: who is asked when, and a match that never stands still."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Protocol

from komagata.engine.levels import Level
from komagata.engine.seats import Choice, SeatEngine
from komagata.errors import EngineError, IllegalMove
from komagata.multiboard.game import Entry, MatchGame
from komagata.multiboard.match import Match
from komagata.outcome import Ending
from komagata.protocol.messages import Limits

Stop = Callable[[], bool]


class SeatPlayer(Protocol):
    """Whoever plays a seat."""

    @property
    def name(self) -> str: ...

    def choose(self, match: Match, seat: str, limits: Limits, stop: Stop | None, *, may_wait: bool) -> Choice:
        """Its move, or None to sit if it may wait; None where it may not means that it resigns."""
        ...


class BuiltinSeat:
    """The built-in engine in a seat, at a level or as strong as the limits allow."""

    def __init__(self, strength: Level | None = None, seed: int = 0) -> None:
        self._strength = strength
        self._engine = SeatEngine(seed)
        self.name = SeatEngine.name if strength is None else f"{SeatEngine.name} level {strength.id}"

    def choose(self, match: Match, seat: str, limits: Limits, stop: Stop | None, *, may_wait: bool) -> Choice:
        if self._strength is None:
            return self._engine.choose(match, seat, limits, stop, may_wait=may_wait)
        return self._engine.choose(match, seat, self._strength, stop, within=limits, may_wait=may_wait)


@dataclass(frozen=True, slots=True)
class MatchTerms:
    """How a match is played."""

    limits: Limits = Limits(milliseconds=200)  # noqa: RUF009 -- frozen
    most_plies: int = 800
    """A match that has gone on for so long, over both boards, is a draw."""


class Turns:
    """Whose turn it is to be asked. Of those who may move the one whose last move is the longest past goes first; who
    sits is asked again when something has changed, and if all sit, whoever sat down first has to move."""

    def __init__(self) -> None:
        self._sitting: list[str] = []
        self._plies = -1

    def next(self, game: MatchGame) -> tuple[str, bool] | None:
        """The seat to be asked, and whether it may wait; None if the match is over."""
        if len(game.entries) != self._plies:
            self._plies = len(game.entries)
            self._sitting = []
        ready = game.to_move()
        if not ready:
            return None
        awake = [seat for seat in ready if seat not in self._sitting]
        if not awake:
            return self._sitting[0], False
        last = dict.fromkeys(game.match.seats, -1)
        last |= {entry.turn.seat: number for number, entry in enumerate(game.entries)}
        return min(awake, key=lambda seat: last[seat]), len(ready) > 1

    def sits(self, seat: str) -> None:
        """The seat waits for now."""
        self._sitting.append(seat)

    @property
    def sitting(self) -> tuple[str, ...]:
        return tuple(self._sitting)


OnTurn = Callable[[MatchGame, Entry, float], None]
"""Hears of every move, with the seconds it took."""


def play_quartet(
    game: MatchGame,
    players: Mapping[str, SeatPlayer],
    terms: MatchTerms,
    on_turn: OnTurn | None = None,
    stop: Stop | None = None,
) -> MatchGame:
    """Play a match to its end. Stopped, it stays unfinished. A player that fails or breaks the rules has lost."""
    turns = Turns()
    while not (stop and stop()):
        if len(game.entries) >= terms.most_plies:
            game.agree_draw()
        asked = turns.next(game)
        if asked is None:
            break
        seat, may_wait = asked
        begun = monotonic()
        try:
            choice = players[seat].choose(game.match, seat, terms.limits, stop, may_wait=may_wait)
            if choice.move is not None:
                entry = game.play(seat, choice.move)
                if on_turn:
                    on_turn(game, entry, monotonic() - begun)
            elif may_wait:
                turns.sits(seat)
            else:
                game.resign(seat)
        except IllegalMove:
            game.end(1 - game.match.seat(seat).team, Ending.ILLEGAL_MOVE)
        except EngineError:
            game.resign(seat)
    return game


__all__ = ["BuiltinSeat", "MatchTerms", "SeatPlayer", "Turns", "play_quartet"]
