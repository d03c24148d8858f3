"""`komagata demo`: a whole game of engine against engine, shown move by move and saved as record and pictures."""

from __future__ import annotations

import sys
import tomllib
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from komagata import assets
from komagata.commands.common import file_name, interruptible, say, whole
from komagata.commands.players import player
from komagata.commands.textboard import board_lines, move_words
from komagata.engine.match import Terms, play_game
from komagata.game import Game
from komagata.multiboard.game import MatchGame
from komagata.multiboard.rules import match_ids, match_rules
from komagata.pieces import Side
from komagata.position import load_rules
from komagata.protocol.messages import Limits
from komagata.tree import Node

HELP = "show a whole game of engine against engine and save it with its final board"

LEVELS = ("engine:6", "engine:5")
MOST_PLIES = 300
SECONDS = 90.0
"""Of play in all: the whole is to stay under two minutes on a small machine. Then the game is given as a draw."""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help="id of a game (default: the one the window begins with)"
    )
    parser.add_argument("--out", metavar="FOLDER", type=file_name, default="out", help="where to save it (default out)")
    parser.add_argument(
        "--seed", metavar="N", type=whole(0, 2**31 - 1), default=1, help="of random choices (default 1)"
    )
    parser.add_argument("--brief", action="store_true", help="moves only, no boards in between")


def run(arguments: Namespace) -> int:
    name = arguments.game or default_game()
    assets.check_writable(Path(arguments.out) / "record.kmg")
    if name in match_ids():
        from komagata.commands.contest import show_match

        return show_match(MatchGame(match_rules(name, {})), arguments, SECONDS)
    rules = load_rules(name)
    game = Game(rules)
    players = [player(level, arguments.seed + side) for side, level in enumerate(LEVELS)]
    for side, one in zip(rules.side_names, players, strict=True):
        game.tags[side.capitalize()] = one.name
    say(f"{rules.name}: {players[0].name} against {players[1].name}")
    _board(game)
    terms = Terms(Limits(milliseconds=int(SECONDS * 1000 / MOST_PLIES)), most_plies=MOST_PLIES)
    begun = perf_counter()

    def late() -> bool:
        return perf_counter() - begun > SECONDS

    interruptible(lambda: play_game(game, players, terms, _narrator(arguments.brief), late))
    if game.outcome() is None:
        game.agree_draw()
    if arguments.brief:
        _board(game)
    say(f"{game.outcome()} after {len(game.moves)} moves in {perf_counter() - begun:.0f} s")
    for path in _save(game, Path(arguments.out)):
        say(f"saved: {path}")
    return 0


def default_game() -> str:
    """The game that the program begins with where the user has chosen nothing."""
    return str(tomllib.loads(assets.read_text(assets.resource("defaults.toml")))["default_game"])


def _narrator(brief: bool) -> Callable[[Game, Node, float], None]:
    def narrate(game: Game, node: Node, _seconds: float) -> None:
        before = node.parent
        if before is None or node.move is None:
            return
        side = before.position.side
        number = f"{before.ply // 2 + 1}{'.' if side is Side.FIRST else '...'}"
        words = move_words(before.position, node.move)
        say(f"{number} {before.position.uci(node.move)}  {game.rules.side_names[side]}: {words}")
        if not brief:
            _board(game)
        sys.stdout.flush()

    return narrate


def _board(game: Game) -> None:
    for line in board_lines(game.position):
        say(line)
    say()


def _save(game: Game, folder: Path) -> list[Path]:
    from komagata import draw, records

    name = f"{game.rules.id}-demo"
    record, vector, image = (folder / f"{name}{suffix}" for suffix in (".kmg", ".svg", ".png"))
    records.save(game, record)
    svg = draw.board(game.position, last_move=game.node.move, title=f"{game.rules.name}: {game.outcome()}")
    assets.atomic_write(vector, svg)
    assets.atomic_write(image, draw.png(svg, scale=2))
    return [record, vector, image]
