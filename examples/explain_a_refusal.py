"""Ask why moves are not legal: the rule, a sentence, and the squares that are to blame.

python examples/explain_a_refusal.py
"""

from __future__ import annotations

import komagata
from komagata import IllegalMove, NotationError

QUESTIONS = (
    ("bishogi", "4k3/8/8/4N3/8/8/8/4K3[] w -", "e5c6+"),
    ("bishogi", "r3kr2/8/8/8/8/8/8/R3K2R[] w KQq", "e1g1"),
    ("shogi", "4k4/9/9/9/9/9/P8/9/4K4 b P 1", "P*9e"),
    ("chu-shogi", "k11/12/12/12/3n8/12/5N6/5P6/7b4/12/12/11K b - 1", "7g9e"),
    ("sekishogi", "8/8/8/4m3/8/2m5/1M6/8[] w -", "b2d4"),
)


def main() -> None:
    for game, line, move in QUESTIONS:
        position = komagata.variant(game).position(line)
        why = position.explain(move)
        squares = " ".join(position.board.name(square) for square in why.squares)
        print(f"{game} {move} [{why.rule}] {why} ({squares})")

    position = komagata.variant("bishogi").start()
    try:
        position.play("e2e4")
    except IllegalMove as error:
        print("refused:", error)
    try:
        position.play("e9e4")
    except NotationError as error:
        print(f"not a move, at character {error.offset}:", error)


if __name__ == "__main__":
    main()
