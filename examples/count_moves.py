"""Count the sequences of legal moves of a game (perft), for each first move, to compare with other programs.

python examples/count_moves.py [GAME [DEPTH]]
"""

from __future__ import annotations

import sys

import komagata


def main(game: str = "yari-shogi", depth: str = "3") -> None:
    start, plies = komagata.variant(game).start(), int(depth)
    for move, count in start.divide(plies).items():
        print(f"{move}: {count}")
    print("together:", start.perft(plies))


if __name__ == "__main__":
    main(*sys.argv[1:3])
