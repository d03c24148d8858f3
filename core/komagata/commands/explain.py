"""`komagata explain GAME MOVE`: why a move is not legal."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from komagata.commands.common import add_game, position_of, say

HELP = "say why a move is not legal"


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("move", metavar="MOVE", help="the move, in any notation")


def run(arguments: Namespace) -> int:
    position = position_of(arguments)
    explanation = position.explain(arguments.move)
    say(str(explanation))
    say(f"rule: {explanation.rule}")
    if explanation.squares:
        say(f"squares: {' '.join(position.board.name(square) for square in explanation.squares)}")
    return 0
