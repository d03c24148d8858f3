"""Games exchanged with other programs' libraries: python-chess always, the others where they were installed."""

from __future__ import annotations

import io
import os
import random
from pathlib import Path

import pytest

from komagata import records
from scripts import interop

chess = pytest.importorskip("chess", reason="python-chess is not installed")
pgn = pytest.importorskip("chess.pgn")

PEERS = os.environ.get("KOMAGATA_PEERS", "")


@pytest.mark.parametrize("seed", range(4))
def test_python_chess_reads_our_pgn(seed: int) -> None:
    game = interop.random_game("chess", seed, 120, variations=True)
    game.tags = {"White": "Ueda 上田", "Black": "c"}
    for node in game.main_line()[:3]:
        game.annotate(node, node.note.__class__(comment="well (played)", nags=(1, 14), clock=61_000))
    read = pgn.read_game(io.StringIO(records.write(game, "pgn")))
    assert read.errors == []
    assert read.headers["White"] == "Ueda 上田"
    assert read.headers["Result"] == game.result
    ours, theirs = game.root, read
    pending = [(ours, theirs)]
    while pending:
        ours, theirs = pending.pop()
        assert theirs.board().fen(en_passant="legal") == ours.position.fen()
        assert [child.move.uci() for child in theirs.variations] == [
            ours.position.uci(child.move) for child in ours.children if child.move is not None
        ]
        assert theirs.clock() == (None if ours.note.clock is None else ours.note.clock / 1000)
        assert sorted(theirs.nags) == sorted(ours.note.nags)
        pending += zip(ours.children, theirs.variations, strict=True)


@pytest.mark.parametrize("seed", range(4))
def test_we_read_the_pgn_of_python_chess(seed: int) -> None:
    chance = random.Random(seed)
    board = chess.Board()
    node = theirs = pgn.Game()
    while len(board.move_stack) < 120 and not board.is_game_over():
        move = chance.choice(list(board.legal_moves))
        if chance.random() < 0.1:
            node.add_variation(chance.choice(list(board.legal_moves)), comment="or this")
        node = node.add_main_variation(move, comment="x" if chance.random() < 0.1 else "")
        node.set_clock(chance.randrange(5000))
        board.push(move)
    theirs.headers["Result"] = board.result()
    game = records.read(str(theirs))
    assert game.faults == ()
    assert game.root.last().position.fen() == board.fen(en_passant="legal")
    assert len(list(game.root.walk())) > game.root.last().ply
    assert game.main_line()[4].clock == 1000 * next(n for n in theirs.mainline() if n.ply() == 5).clock()


@pytest.mark.soak
@pytest.mark.skipif(not PEERS, reason="KOMAGATA_PEERS names no folder; see scripts/interop.py --install")
def test_the_peers_see_the_same() -> None:
    assert list(interop.differences(Path(PEERS), 30)) == []
