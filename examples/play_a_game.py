"""Play a short game of Bishogi, with a comment and a variation, and print its record.

python examples/play_a_game.py
"""

from __future__ import annotations

from dataclasses import replace

import komagata
from komagata import records


def main() -> None:
    game = komagata.Game(komagata.variant("bishogi"))
    game.tags["White"], game.tags["Black"] = "Ueda", "Smith"

    for move in ("e2e3", "f7f6", "d1h5", "g7g6", "h5g6"):
        game.play(move)
    print("White holds", game.position.hands[0])

    game.undo()  # look at another move; it becomes a variation
    game.play("h5f3")
    game.undo()
    game.forward()  # back to the move that was played
    game.annotate(game.node, replace(game.node.note, comment="a Pawn for the hand", nags=(5,)))

    game.play("h7g6")
    print("Black holds", game.position.hands[1])
    print("Legal now:", len(game.legal_moves()), "moves,", game.position)
    game.resign(game.position.side)
    print(game.outcome())
    print()
    print(records.write(game), end="")


if __name__ == "__main__":
    main()
