"""A match on two boards in the terminal: any seats by persons or engines."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Mapping

from komagata.commands.common import faults, interruptible, say
from komagata.commands.matches import match_lines, quota_line, status_lines, turn_words
from komagata.commands.players import HUMAN
from komagata.engine.levels import level
from komagata.engine.quartet import BuiltinSeat, SeatPlayer, Turns
from komagata.errors import KomagataError, UnknownName
from komagata.multiboard.game import MatchGame
from komagata.protocol.messages import Limits
from komagata.protocol.options import whole
from komagata.records.matches import save_match
from komagata.text import text

COMMANDS = {
    "MOVE": "play a move for the seat that is asked, in any notation",
    "SEAT MOVE": "play a move for another seat that may move: S2 g3g4",
    "wait": "let the partner move first",
    "moves [SEAT]": "list the legal moves",
    "why MOVE": "say why a move is not legal: why N1 a10a9",
    "board": "show the boards again",
    "undo": "take back the last move of a person",
    "resign": "give up for the team",
    "draw": "end the match as a draw (between persons)",
    "save FILE": "save the record",
    "quit": "leave",
}


def seat_player(spec: str, seed: int) -> SeatPlayer | None:
    """Who plays a seat: None for a person. Raises UnknownName: only the built-in engine plays on two boards."""
    if spec == HUMAN:
        return None
    if spec == "engine":
        return BuiltinSeat(seed=seed)
    number = whole(spec.removeprefix("engine:")) if spec.startswith("engine:") else None
    if number is None:
        raise UnknownName(
            text("a seat of a match is played by human, engine or engine:LEVEL (1 to 8), not '{spec}'", spec=spec)
        )
    return BuiltinSeat(level(number), seed)


def seat_specs(game: MatchGame, arguments: Namespace) -> dict[str, str]:
    """Who plays which seat: a person the first one, the engine all others, unless it is said otherwise."""
    specs = {seat: HUMAN if number == 0 else "engine:3" for number, seat in enumerate(game.match.seats)}
    for seat, who in arguments.seat:
        if seat not in specs:
            known = ", ".join(specs)
            raise UnknownName(text("there is no seat '{name}'; there are: {known}", name=seat, known=known))
        specs[seat] = who
    return specs


def play(game: MatchGame, arguments: Namespace, limits: Limits) -> int:
    """Until the match is over or left."""
    specs = seat_specs(game, arguments)
    players = {seat: seat_player(spec, arguments.seed + n) for n, (seat, spec) in enumerate(specs.items())}
    game.tags.update(specs)
    try:
        FourSeats(game, players, limits).play()
    finally:
        if arguments.record:
            save_match(game, arguments.record)
    return 0


class FourSeats:
    """One match between whoever plays it."""

    def __init__(self, game: MatchGame, players: Mapping[str, SeatPlayer | None], limits: Limits) -> None:
        self.game = game
        self.players = players
        self.limits = limits
        self._turns = Turns()
        self._left = False
        self._interactive = sys.stdin.isatty()

    def play(self) -> None:
        """Until the match is over or left."""
        self._show()
        while not self._left:
            asked = self._turns.next(self.game)
            if asked is None:
                break
            seat, may_wait = asked
            player = self.players[seat]
            if player is None:
                self._ask(seat, may_wait)
            else:
                self._answer(seat, player, may_wait)
        outcome = self.game.outcome()
        if outcome is not None:
            say(str(outcome))

    def _answer(self, seat: str, player: SeatPlayer, may_wait: bool) -> None:
        game = self.game
        choice = interruptible(lambda: player.choose(game.match, seat, self.limits, None, may_wait=may_wait))
        if choice.move is None:
            say(f"{seat} waits for {game.match.seat(seat).partner}")
            self._turns.sits(seat)
            return
        words = turn_words(game.match, seat, choice.move)
        say(f"{seat}: {game.match.position(seat).uci(choice.move)} ({words})")
        game.play(seat, choice.move)
        if any(one is None for one in self.players.values()):
            self._show()

    def _ask(self, seat: str, may_wait: bool) -> None:
        if self._interactive:
            sys.stdout.write(f"{seat}> ")
            sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            self._left = True
            return
        try:
            self._obey(seat, line.split(), may_wait)
        except KomagataError as error:
            for fault in faults(error):
                say(fault)

    def _obey(self, seat: str, words: list[str], may_wait: bool) -> None:
        match words:
            case []:
                return
            case ["help" | "?"]:
                for name, meaning in COMMANDS.items():
                    say(f"  {name:<13} {meaning}")
            case ["moves", *rest]:
                say(" ".join(self.game.match.legal_moves(rest[0] if rest else seat)))
            case ["why", *rest]:
                other, move = (rest[0], rest[1]) if len(rest) > 1 else (seat, " ".join(rest))
                say(str(self.game.match.explain(other, move)))
            case ["board"]:
                self._show()
            case ["wait"]:
                self._wait(seat, may_wait)
            case ["undo"]:
                self._undo()
            case ["resign"]:
                self.game.resign(seat)
            case ["draw"]:
                self._draw()
            case ["save", path]:
                save_match(self.game, path)
                say(f"saved: {path}")
            case ["quit" | "exit"]:
                self._left = True
            case _:
                self._move(seat, words)

    def _move(self, seat: str, words: list[str]) -> None:
        if len(words) > 1 and words[0] in self.players:
            seat, words = words[0], words[1:]
        if self.players[seat] is not None:
            say(f"{seat} is played by the engine")
            return
        self.game.play(seat, " ".join(words))
        self._show()

    def _wait(self, seat: str, may_wait: bool) -> None:
        if may_wait:
            self._turns.sits(seat)
        else:
            say("nobody else will move; it is yours")

    def _undo(self) -> None:
        """Back to where the last move of a person was made."""
        for plies, entry in enumerate(reversed(self.game.entries), 1):
            if self.players[entry.turn.seat] is None:
                self.game.take_back(plies)
                break
        self._turns = Turns()
        self._show()

    def _draw(self) -> None:
        if all(one is None for one in self.players.values()):
            self.game.agree_draw()
        else:
            say("the engine does not agree")

    def _show(self) -> None:
        for line in match_lines(self.game.match):
            say(line)
        say(quota_line(self.game.match))
        if self.game.outcome() is None:
            for line in status_lines(self.game.match):
                say(line)
        sys.stdout.flush()


__all__ = ["FourSeats", "play", "seat_player", "seat_specs"]
