"""Engine against engine: one game, or many with changing sides."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import log10, sqrt
from time import monotonic
from typing import Protocol

from komagata.clock import Clock, Controls
from komagata.engine.builtin import Builtin
from komagata.engine.external import External
from komagata.engine.levels import Level, level
from komagata.engine.task import Task
from komagata.errors import EngineError, IllegalMove, KomagataError
from komagata.game import Game
from komagata.moves import Move
from komagata.pieces import Side
from komagata.position import Position, Rules
from komagata.protocol.messages import Limits
from komagata.protocol.options import whole
from komagata.text import text
from komagata.tree import Node

Stop = Callable[[], bool]


class Player(Protocol):
    """Whoever chooses moves in a match."""

    @property
    def name(self) -> str: ...

    def new_game(self, rules: Rules) -> None: ...

    def choose(self, task: Task, limits: Limits, stop: Stop | None = None) -> Move | None:
        """Its move, or None if it resigns."""
        ...

    def close(self) -> None: ...


class BuiltinPlayer:
    """The built-in engine, at a level or as strong as the limits allow."""

    def __init__(self, strength: Level | None = None, seed: int = 0) -> None:
        self._strength = strength
        self._engine = Builtin(seed)
        self.name = Builtin.name if strength is None else f"{Builtin.name} level {strength.id}"

    def new_game(self, rules: Rules) -> None:
        """It remembers nothing from game to game."""

    def choose(self, task: Task, limits: Limits, stop: Stop | None = None) -> Move | None:
        if self._strength is None:
            return self._engine.choose(task, limits, stop)
        return self._engine.choose(task, self._strength, stop, within=limits)

    def close(self) -> None:
        """There is nothing to close."""


def make_player(spec: str, seed: int = 0, protocol: str = "uci") -> Player:
    """`builtin`, `level:3`, or the command line of an engine."""
    if spec == "builtin":
        return BuiltinPlayer(seed=seed)
    if spec.startswith("level:"):
        number = whole(spec.removeprefix("level:"))
        if number is None:
            raise KomagataError(text("expected a number after 'level:', not '{spec}'", spec=spec))
        return BuiltinPlayer(level(number), seed)
    try:
        words = shlex.split(spec)
    except ValueError as error:
        raise KomagataError(text("'{spec}' is no command line: {reason}", spec=spec, reason=error)) from error
    return External.program(words, protocol)


@dataclass(frozen=True, slots=True)
class Terms:
    """How a game is played."""

    limits: Limits = field(default_factory=lambda: Limits(milliseconds=200))
    """For each move, unless there are clocks."""
    controls: Controls | None = None
    most_plies: int = 600
    """A game that has gone on for so long is a draw."""


OnMove = Callable[[Game, Node, float], None]
"""Hears of every move, with the seconds it took."""


def play_game(
    game: Game, players: Sequence[Player], terms: Terms, on_move: OnMove | None = None, stop: Stop | None = None
) -> Game:
    """Play a game to its end; `players` are the first and the second one. Stopped, it stays unfinished.

    An engine that fails or plays what it may not has lost.
    """
    game.controls = terms.controls
    clock = game.start_clock()
    begun = monotonic()
    for player in players:
        player.new_game(game.rules)
    while game.outcome() is None and not (stop and stop()):
        if len(game.moves) >= terms.most_plies:
            game.agree_draw()
            break
        side = game.position.side
        now = _milliseconds(begun)
        if clock is not None and clock.turn is not side:
            clock = clock.start(side, now)
        before = monotonic()
        try:
            move = players[side].choose(Task.of(game), _limits(terms, clock, now), stop)
        except IllegalMove:
            game.illegal_move(side)
            break
        except EngineError:
            move = None
        if move is None:
            game.resign(side)
            break
        clock = _pressed(game, clock, side, _milliseconds(begun))
        if game.outcome() is not None:
            break
        node = game.play(move)
        if on_move:
            on_move(game, node, monotonic() - before)
    return game


def _milliseconds(begun: float) -> int:
    return int((monotonic() - begun) * 1000)


def _pressed(game: Game, clock: Clock | None, side: Side, now: int) -> Clock | None:
    """The clock after a move; the game is over if it came too late."""
    if clock is None:
        return None
    pressed = clock.press(now)
    if pressed.fallen is not None:
        game.time_out(side)
    return pressed


def _limits(terms: Terms, clock: Clock | None, now: int) -> Limits:
    if clock is None:
        return terms.limits
    faces = [clock.face(side, now) for side in Side]
    first, second = clock.controls
    return Limits(
        remaining=(faces[0].main, faces[1].main),
        increment=(first.increment, second.increment),
        byoyomi=faces[clock.turn or Side.FIRST].period,
    )


@dataclass(frozen=True, slots=True)
class Tally:
    """The score of a match, seen from the first contender."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        """Points of the first contender, from 0 to 1."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5

    def plus(self, points: float) -> Tally:
        return Tally(self.wins + (points == 1), self.draws + (points == 0.5), self.losses + (points == 0))

    def elo(self) -> tuple[float, float] | None:
        """Difference in strength and its standard error; None while one side has all the points."""
        share = self.share
        if not 0 < share < 1:
            return None
        variance = (
            self.wins * (1 - share) ** 2 + self.draws * (0.5 - share) ** 2 + self.losses * share**2
        ) / self.games
        slope = 400 / (2.302585 * share * (1 - share))
        return 400 * log10(share / (1 - share)), slope * sqrt(variance / self.games)

    def __str__(self) -> str:
        written = f"+{self.wins} ={self.draws} -{self.losses}"
        elo = self.elo()
        return written if elo is None else f"{written}, Elo {elo[0]:+.0f} +- {elo[1]:.0f}"


def play_match(
    rules: Rules,
    contenders: tuple[Player, Player],
    terms: Terms,
    games: int,
    openings: Sequence[Position] = (),
    *,
    on_move: OnMove | None = None,
    stop: Stop | None = None,
) -> Iterator[tuple[Game, Tally]]:
    """Play games with changing sides, each opening twice; the tally is that of the first contender."""
    tally = Tally()
    for number in range(games):
        if stop and stop():
            return
        opening = openings[number // 2 % len(openings)] if openings else rules.start()
        swapped = number % 2 == 1
        players = contenders[::-1] if swapped else contenders
        game = Game(rules, opening)
        for side, player in zip(rules.side_names, players, strict=True):
            game.tags[side.capitalize()] = player.name
        play_game(game, players, terms, on_move, stop)
        outcome = game.outcome()
        if outcome is None:
            return
        points = 0.5 if outcome.winner is None else float(outcome.winner == int(swapped))
        tally = tally.plus(points)
        yield game, tally


__all__ = ["BuiltinPlayer", "Player", "Stop", "Tally", "Terms", "make_player", "play_game", "play_match"]
