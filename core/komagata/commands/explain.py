"""`komagata explain GAME MOVE`: why a move is not legal."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from komagata.commands.common import add_game, position_of, say
from komagata.commands.matches import match_of, seat_and_move

HELP = "say why a move is not legal"


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("move", metavar="MOVE", help="the move, in any notation; in a match SEAT:MOVE, such as S1:h3e3")


def run(arguments: Namespace) -> int:
    game = match_of(arguments)
    if game is not None:
        seat, move = seat_and_move(arguments.move)
        position, explanation = game.match.position(seat), game.match.explain(seat, move)
    else:
        position = position_of(arguments)
        explanation = position.explain(arguments.move)
    say(str(explanation))
    say(f"rule: {explanation.rule}")
    if explanation.squares:
        say(f"squares: {' '.join(position.board.name(square) for square in explanation.squares)}")
    return 0
