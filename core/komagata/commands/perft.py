"""`komagata perft GAME --depth N`: how many sequences of legal moves there are."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from komagata.commands.common import add_game, interruptible, position_of, progress, say, whole
from komagata.commands.matches import match_of
from komagata.kernel.interface import MOST_DEPTH
from komagata.multiboard.match import Match
from komagata.position import Position

HELP = "count the sequences of legal moves of a certain length"


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--depth", metavar="N", type=whole(0, MOST_DEPTH), required=True, help="how many moves long")
    parser.add_argument("--divide", action="store_true", help="first a line `move: count` for every first move")


def run(arguments: Namespace) -> int:
    game = match_of(arguments)
    depth: int = arguments.depth
    if game is not None:
        match = game.match
        counts = interruptible(lambda: _match_divided(match, depth)) if depth else {}
    else:
        position = position_of(arguments)
        counts = interruptible(lambda: _divided(position, depth)) if depth else {}
    if arguments.divide:
        for move, count in counts.items():
            say(f"{move}: {count}")
    say(str(sum(counts.values()) if depth else 1))
    return 0


def _divided(position: Position, depth: int) -> dict[str, int]:
    kernel, moves = position.rules.kernel, position.legal_moves()
    return {
        position.uci(move): kernel.perft(kernel.play(position.state, move), depth - 1)
        for move in progress(moves, len(moves), f"depth {depth}")
    }


def _match_divided(match: Match, depth: int) -> dict[str, int]:
    """The same for a match: after every move all seats that may move then go on."""
    turns = [(seat, move) for seat in match.to_move() for move in match.legal_moves(seat)]
    return {
        f"{seat}:{move}": _sequences(match.copy().play(seat, move), depth - 1)
        for seat, move in progress(turns, len(turns), f"depth {depth}")
    }


def _sequences(match: Match, depth: int) -> int:
    if not depth:
        return 1
    if depth == 1:
        return sum(len(match.legal_moves(seat)) for seat in match.to_move())
    turns = [(seat, move) for seat in match.to_move() for move in match.legal_moves(seat)]
    return sum(_sequences(match.copy().play(seat, move), depth - 1) for seat, move in turns)
