"""Chess beside python-chess along random games: the same moves, FEN and SAN."""

from __future__ import annotations

import random

import pytest

from komagata import variant

chess = pytest.importorskip("chess", reason="python-chess is not installed")


@pytest.mark.parametrize("seed", range(6))
def test_same_moves_fen_and_san(seed: int) -> None:
    chance = random.Random(seed)
    board, position = chess.Board(), variant("chess").start()
    for _ in range(120):
        assert str(position) == board.fen(en_passant="legal")
        theirs = sorted(board.legal_moves, key=lambda move: str(move.uci()))
        ours = position.legal_moves()
        assert [position.uci(move) for move in ours] == [move.uci() for move in theirs]
        assert [position.san(move) for move in ours] == [board.san(move) for move in theirs]
        if not ours:
            break
        choice = chance.randrange(len(ours))
        assert position.parse(board.san(theirs[choice])) == ours[choice]
        board.push(theirs[choice])
        position = position.play(ours[choice])
