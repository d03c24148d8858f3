"""What tests of the rules share: the games there are, the kernels to try them in, and positions along random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from komagata.kernel import available
from komagata.position import Position, Rules
from komagata.variants.catalog import catalog

DATA = Path(__file__).parents[1] / "data"
GAMES = catalog().ids()

KERNELS = [
    pytest.param(
        name,
        marks=pytest.mark.skipif(name not in available(), reason="the native kernel was not built here"),
    )
    for name in ("reference", "native")
]


def every_choice(game: str) -> list[dict[str, str]]:
    """The options of a game with one choice at a time, the defaults first."""
    options = catalog().load(game).options
    return [{}] + [
        {name: choice} for name, option in options.items() for choice in option.choices if choice != option.default
    ]


def random_positions(rules: Rules, seed: int, plies: int) -> Iterator[Position]:
    """The positions of a game of random moves, captures and promotions somewhat preferred so that hands fill."""
    chance = random.Random(seed)
    position = rules.start()
    for _ in range(plies):
        yield position
        moves = position.legal_moves()
        if not moves:
            return
        lively = [move for move in moves if move.promotion or (not move.is_drop and position.state.board[move.target])]
        move = chance.choice(lively if lively and chance.random() < 0.5 else moves)
        position = position.play(move)
