"""`komagata play GAME`: a game in the terminal."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace

from komagata import assets
from komagata.commands.common import (
    STANDARD,
    add_game,
    faults,
    file_name,
    interruptible,
    name_and_value,
    position_of,
    say,
)
from komagata.commands.matches import match_of
from komagata.commands.players import HUMAN, WHO, add_limits, by_side, limits_of, player
from komagata.commands.textboard import board_lines, move_words
from komagata.engine.match import Player
from komagata.engine.task import Task
from komagata.errors import EngineError, FileError, KomagataError
from komagata.game import Game
from komagata.pieces import Side
from komagata.protocol.messages import Limits
from komagata.text import text

HELP = "play in the terminal, against a person or an engine"

COMMANDS = {
    "MOVE": "play a move, in any notation: e2e4, P@e5, e7e8+, 7g7f, Nf3",
    "moves": "list the legal moves",
    "why MOVE": "say why a move is not legal",
    "board": "show the board again",
    "undo": "take back the last move of yours",
    "resign": "give up",
    "draw": "end the game as a draw (between persons), or claim one",
    "save FILE": "save the record",
    "quit": "leave",
}


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    who = f"{HUMAN}, {WHO}"
    parser.add_argument("--white", metavar="WHO", help=f"who plays White: {who}; by default a person plays first")
    parser.add_argument("--black", metavar="WHO", help="who plays Black, likewise")
    parser.add_argument(
        "--seat",
        metavar="SEAT=WHO",
        action="append",
        default=[],
        type=name_and_value,
        help=f"who plays a seat of a match: {HUMAN}, engine or engine:LEVEL; may be given several times",
    )
    parser.add_argument(
        "--record", metavar="FILE", type=file_name, help="save the record there when the game is over or left"
    )
    add_limits(parser, 1000)


def run(arguments: Namespace) -> int:
    if STANDARD in (arguments.position, arguments.game):
        raise FileError(text("the standard input is for your moves here; give the position itself"))
    if arguments.record:
        from komagata.commands.common import check_extension
        from komagata.records import EXTENSIONS

        check_extension(arguments.record, EXTENSIONS)
        assets.check_writable(arguments.record)
    match = match_of(arguments)
    if match is not None:
        from komagata.commands.quartet import play

        return play(match, arguments, limits_of(arguments))
    position = position_of(arguments)
    rules = position.rules
    specs = by_side(rules, {"white": arguments.white, "black": arguments.black}, (HUMAN, "engine:3"))
    players = tuple(None if spec == HUMAN else player(spec, arguments.seed) for spec in specs)
    game = Game(rules, position)
    for side, spec in zip(rules.side_names, specs, strict=True):
        game.tags[side.capitalize()] = spec
    table = Table(game, players, limits_of(arguments))
    try:
        table.play()
    finally:
        for one in players:
            if one is not None:
                one.close()
        if arguments.record:
            from komagata import records

            records.save(game, arguments.record)
    return 0


class Table:
    """One game between whoever plays it."""

    def __init__(self, game: Game, players: tuple[Player | None, ...], limits: Limits) -> None:
        self.game = game
        self.players = players
        self.limits = limits
        self._left = False
        self._interactive = sys.stdin.isatty()

    def play(self) -> None:
        """Until the game is over or left."""
        for one in self.players:
            if one is not None:
                one.new_game(self.game.rules)
        self._show()
        while not self._left and self.game.outcome() is None:
            one = self.players[self.game.position.side]
            if one is None:
                self._ask()
            else:
                self._answer(one)
        outcome = self.game.outcome()
        if outcome is not None:
            say(str(outcome))

    def _answer(self, one: Player) -> None:
        game, side = self.game, self.game.position.side
        try:
            move = interruptible(lambda: one.choose(Task.of(game), self.limits))
        except EngineError as error:
            say(f"{one.name} failed: {error}")
            move = None
        if move is None:
            game.resign(side)
            return
        words = move_words(game.position, move)
        say(f"{self._name(side)}: {game.position.uci(move)} ({words})")
        game.play(move)
        self._show()

    def _ask(self) -> None:
        if self._interactive:
            sys.stdout.write(f"{self._name(self.game.position.side)}> ")
            sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            self._left = True
            return
        word, _, rest = line.strip().partition(" ")
        try:
            self._obey(word, rest.strip())
        except KomagataError as error:
            for fault in faults(error):
                say(fault)

    def _obey(self, word: str, rest: str) -> None:
        game = self.game
        match word:
            case "":
                return
            case "help" | "?":
                for name, meaning in COMMANDS.items():
                    say(f"  {name:<10} {meaning}")
            case "moves":
                say(" ".join(game.position.uci(move) for move in game.legal_moves()))
            case "why":
                say(str(game.explain(rest)))
            case "board":
                self._show()
            case "undo":
                self._undo()
            case "resign":
                game.resign(game.position.side)
            case "draw":
                self._draw()
            case "save":
                from komagata import records

                records.save(game, rest)
                say(f"saved: {rest}")
            case "quit" | "exit":
                self._left = True
            case _:
                game.play(f"{word} {rest}".strip())
                self._show()

    def _undo(self) -> None:
        """Back to this person's last turn: two plies against an engine, one against a person."""
        plies = 2 if any(one is not None for one in self.players) else 1
        if self.game.takeback(plies) < plies:
            self.game.to_end()
        self._show()

    def _draw(self) -> None:
        claims = self.game.claims()
        if claims:
            self.game.claim(claims[0])
        elif all(one is None for one in self.players):
            self.game.agree_draw()
        else:
            say("the engine does not agree")

    def _show(self) -> None:
        for line in board_lines(self.game.position):
            say(line)
        over = self.game.outcome()
        if over is None:
            check = ", in check" if self.game.position.is_check() else ""
            say(f"{self._name(self.game.position.side)} to move{check}")
        sys.stdout.flush()

    def _name(self, side: Side) -> str:
        return self.game.rules.side_names[side]
