"""`komagata moves GAME`: the legal moves, one a line, sorted."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from komagata.commands.common import add_game, position_of, say
from komagata.commands.matches import match_of
from komagata.multiboard.match import Match

HELP = "list the legal moves, one a line, sorted"


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seat", metavar="S", help="in a match: only the moves of this seat")
    parser.add_argument("--notation", choices=("uci", "usi", "san"), default="uci", help="how moves are written")


def run(arguments: Namespace) -> int:
    game = match_of(arguments)
    if game is not None:
        return _of_match(game.match, arguments)
    position = position_of(arguments)
    write = {"uci": position.uci, "usi": position.usi, "san": position.san}[arguments.notation]
    for line in sorted(write(move) for move in position.legal_moves()):
        say(line)
    return 0


def _of_match(match: Match, arguments: Namespace) -> int:
    """The moves of every seat that may move, or of one."""
    seats = match.to_move() if arguments.seat is None else [match.seat(arguments.seat).name]
    for seat in seats:
        position = match.position(seat)
        write = {"uci": position.uci, "usi": position.usi, "san": position.san}[arguments.notation]
        moves = position.legal_moves() if seat in match.to_move() else []
        for line in sorted(write(move) for move in moves):
            say(line if arguments.seat else f"{seat}:{line}")
    return 0
