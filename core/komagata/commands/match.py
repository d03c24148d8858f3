"""`komagata match GAME`: engine against engine."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from komagata import assets
from komagata.clock import parse_controls
from komagata.commands.common import add_game, file_name, interruptible, position_of, progress, say, whole
from komagata.commands.matches import match_of
from komagata.commands.players import WHO, add_limits, limits_of, player
from komagata.engine.match import Player, Tally, Terms, play_match
from komagata.game import Game
from komagata.position import Position

HELP = "let two engines play, with changing sides"


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--one", metavar="WHO", default="engine:5", help=f"the first engine: {WHO} (default engine:5)")
    parser.add_argument("--other", metavar="WHO", default="engine:4", help="the second engine (default engine:4)")
    parser.add_argument("--games", metavar="N", type=whole(1, 100_000), default=2, help="how many games (default 2)")
    parser.add_argument("--clock", metavar="C", help="clocks instead of a time for each move, such as 60+1")
    parser.add_argument("--most-plies", metavar="N", type=whole(2, 10_000), default=600, help="then it is a draw")
    parser.add_argument("-o", "--output", metavar="FOLDER", type=file_name, help="save the records there")
    add_limits(parser, 200)


def run(arguments: Namespace) -> int:
    if arguments.output:
        assets.check_writable(Path(arguments.output) / "record.kmg")
    pair = match_of(arguments)
    if pair is not None:
        from komagata.commands.contest import contest

        return contest(pair, arguments)
    position = position_of(arguments)
    controls = parse_controls(arguments.clock) if arguments.clock else None
    terms = Terms(limits_of(arguments), controls, arguments.most_plies)
    contenders = (player(arguments.one, arguments.seed), player(arguments.other, arguments.seed + 1))
    try:
        interruptible(lambda: _play(arguments, position, terms, contenders))
    finally:
        for one in contenders:
            one.close()
    return 0


def _play(arguments: Namespace, position: Position, terms: Terms, contenders: tuple[Player, Player]) -> None:
    tally = Tally()
    games = play_match(position.rules, contenders, terms, arguments.games, [position])
    for number, (game, score) in enumerate(progress(games, arguments.games, "games"), 1):
        tally = score
        first, second = (game.tags[name.capitalize()] for name in position.rules.side_names)
        say(f"game {number}: {first} - {second}: {game.outcome()} after {len(game.moves)} moves")
        if arguments.output:
            _save(game, Path(arguments.output) / f"{position.rules.id}-{number:04}.kmg")
    say(f"{contenders[0].name} against {contenders[1].name}: {tally}")


def _save(game: Game, path: Path) -> None:
    from komagata import records

    records.save(game, path)
