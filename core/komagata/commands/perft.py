"""`komagata perft GAME --depth N`: how many sequences of legal moves there are."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from komagata.commands.common import add_game, interruptible, position_of, progress, say, whole
from komagata.position import Position

HELP = "count the sequences of legal moves of a certain length"


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--depth", metavar="N", type=whole(0, 100), required=True, help="length of the sequences")
    parser.add_argument("--divide", action="store_true", help="first a line `move: count` for every first move")


def run(arguments: Namespace) -> int:
    position = position_of(arguments)
    depth: int = arguments.depth
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
