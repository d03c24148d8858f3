"""`komagata show GAME`: a position as text."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from komagata.commands.common import add_game, position_of, say
from komagata.commands.textboard import board_lines, status, word_lines

HELP = "show a position as text"


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--words", action="store_true", help="name every piece in words instead of drawing the board")


def run(arguments: Namespace) -> int:
    position = position_of(arguments)
    for line in word_lines(position) if arguments.words else board_lines(position):
        say(line)
    say(status(position))
    say(str(position))
    for remark in position.notes():
        say(f"note: {remark}")
    return 0
