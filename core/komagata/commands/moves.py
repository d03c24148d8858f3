"""`komagata moves GAME`: the legal moves, one a line, sorted."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from komagata.commands.common import add_game, position_of, say

HELP = "list the legal moves, one a line, sorted"


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--notation", choices=("uci", "usi", "san"), default="uci", help="how moves are written")


def run(arguments: Namespace) -> int:
    position = position_of(arguments)
    write = {"uci": position.uci, "usi": position.usi, "san": position.san}[arguments.notation]
    for line in sorted(write(move) for move in position.legal_moves()):
        say(line)
    return 0
