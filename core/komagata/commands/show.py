"""`komagata show GAME`: a position as text."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from komagata.commands.common import add_game, position_of, say
from komagata.commands.matches import match_lines, match_of, quota_line, status_lines
from komagata.commands.textboard import board_lines, status, word_lines
from komagata.multiboard.game import MatchGame

HELP = "show a position as text"


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--words", action="store_true", help="name every piece in words instead of drawing the board")


def run(arguments: Namespace) -> int:
    game = match_of(arguments)
    if game is not None:
        return _match(game, words=arguments.words)
    position = position_of(arguments)
    for line in word_lines(position) if arguments.words else board_lines(position):
        say(line)
    say(status(position))
    say(str(position))
    for remark in position.notes():
        say(f"note: {remark}")
    return 0


def _match(game: MatchGame, *, words: bool) -> int:
    """Both boards of a match."""
    match = game.match
    if words:
        for name, position in zip(match.rules.board_names, match.boards, strict=True):
            for line in word_lines(position):
                say(f"{name}: {line}")
    else:
        for line in match_lines(match):
            say(line)
    say(quota_line(match))
    outcome = game.outcome()
    for line in status_lines(match) if outcome is None else [str(outcome)]:
        say(line)
    say(str(match))
    return 0
