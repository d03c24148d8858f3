"""Spellings of moves: every equivalent one is read, one is written."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from komagata import IllegalMove, KomagataError, NotationError, variant
from tests.core.games import GAMES

BARE_LION = "k11/12/12/12/12/6Np4/12/12/12/12/12/11K b - 1"

SPELLINGS = [
    ("bishogi", None, "b1c3", "b1c3 Nc3 Nb1c3 b1-c3 Nb1-c3 7h6f Nc3! Nc3?!"),
    ("bishogi", "4k3/8/8/4N3/8/8/8/4K3 w", "e5d7+", "e5d7+ Nd7+ 4d5b+ e5-d7+ Nd7=Q Nd7+!"),
    ("bishogi", "4k3/8/8/4N3/8/8/8/4K3 w", "e5d7", "e5d7 Nd7 Nd7= e5d7= 4d5b"),
    ("bishogi", "4k3/8/8/8/8/8/8/4K3[NP] w", "N@e5", "N@e5 n@e5 N*4d N*e5"),
    ("bishogi", "4k3/8/8/8/8/8/8/4K3[NP] w", "P@e5", "P@e5 @e5 P*4d"),
    ("bishogi", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq", "e1g1", "e1g1 O-O 0-0 o-o e1h1 Kg1 Ke1-g1"),
    ("bishogi", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq", "e1c1", "e1c1 O-O-O 0-0-0 e1a1"),
    ("bishogi", "4k3/8/8/3p4/4P3/8/8/4K3 w", "e4d5", "e4d5 exd5 e4xd5 ed5 Pxd5 Pe4xd5"),
    ("bishogi", "3rk3/8/8/8/3+N4/8/8/4K3[] w", "d4d8", "d4d8 +Nxd8 +Nd4xd8"),
    ("wildebishogi", "4k4/2P6/9/9/9/9/9/9/4K4 w", "c8c9++", "c8c9++ c9++ c8c9=G c8c9g c9=G"),
    ("wildebishogi", "4k4/2P6/9/9/9/9/9/9/4K4 w", "c8c9+", "c8c9+ c9+ c8c9=Q c8c9q"),
    ("dual-return-bishogi", "4k3/8/8/3p4/3P'4/8/8/4K3[P'] w", "d4d5", "d4d5 P'xd5 d4xd5"),
    ("dual-return-bishogi", "4k3/8/8/3p4/3P'4/8/8/4K3[P'] w", "P'@a2", "P'@a2 p'@a2 P'*8g"),
    ("chess", "7k/4P3/8/8/8/8/8/4K3 w", "e7e8q", "e7e8q e7e8Q e8=Q e8Q e8=Q+ e7-e8=q 4b4aq"),
    ("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", "e5d6 exd6 exd6! e5xd6"),
    ("chess", "6k1/8/8/8/8/8/8/R3K3 w Q", "a1a8", "a1a8 Ra8 Ra8+ Ra8#"),
    ("shogi", None, "g3g4", "7g... 3g3f g3g4 g4 P-4"),
    ("chu-shogi", BARE_LION, "g7f6g7", "6f6e6f 6f5e6f 6f7g6f g7g8g7 g7f7g7 Ng7-g8-g7"),
    ("chu-shogi", BARE_LION, "g7e7", "6f8f 6f7f8f 6f7e8f 6f7g8f g7e7 g7f8e7 Ne7"),
    ("chu-shogi", BARE_LION, "g7h7g7", "6f5f6f Ng7xh7-g7"),
    ("chu-shogi", BARE_LION, "g7h7i7", "6f5f4f Ng7xh7-i7"),
    ("sekishogi", "8/8/8/4m3/8/2m5/1M6/8 w", "b2d4f6", "b2d4f6 b2xd4xf6 Mb2xd4xf6 7g5e3c"),
    ("sekishogi", "8/4m1m1/3M4/8/8/8/8/8 w", "d6f8+", "d6f8+ d6xf8+ Mxf8+"),
]


@pytest.mark.parametrize(("game", "line", "move", "spellings"), SPELLINGS)
def test_spellings_of_one_move(game: str, line: str | None, move: str, spellings: str) -> None:
    rules = variant(game)
    position = rules.start() if line is None else rules.position(line)
    if game == "shogi":
        spellings = "3g3f g3g4 g4"
    for spelling in spellings.split():
        assert position.uci(position.parse(spelling)) == move, spelling


WRITTEN = [
    ("bishogi", "4k3/8/8/4N3/8/8/8/4K3 w", "e5d7+", "4d5b+", "Nd7+"),
    ("bishogi", "8/8/7k/2N3N1/8/8/8/4K3 w", "c5e6", "6d4c", "Nce6"),
    ("bishogi", "8/2N5/7k/2N5/8/8/8/4K3 w", "c5e6", "6d4c", "N5e6"),
    ("bishogi", "8/2N3N1/7k/2N3N1/8/8/8/4K3 w", "c5e6", "6d4c", "Nc5e6"),
    ("bishogi", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq", "e1c1", "4h6h", "O-O-O"),
    ("bishogi", "4k3/8/8/3p4/4P3/8/8/4K3 w", "e4d5", "4e5d", "exd5"),
    ("bishogi", "4k3/8/8/8/8/8/8/4K3[P] w", "P@e5", "P*4d", "P@e5"),
    ("wildebishogi", "4k4/2P6/9/9/9/9/9/9/4K4 w", "c8c9++", "7b7a++", "c9++"),
    ("chess", "7k/4P3/8/8/8/8/8/4K3 w", "e7e8q", "4b4aq", "e8=Q+"),
    ("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", "4d5c", "exd6"),
    ("chess", "6k1/5ppp/8/8/8/8/8/R3K3 w Q", "a1a8", "8h8a", "Ra8#"),
    ("chu-shogi", BARE_LION, "g7h7g7", "6f5f6f", "Ng7xh7-g7"),
    ("chu-shogi", BARE_LION, "g7f6g7", "6f7g6f", "Ng7-f6-g7"),
    ("sekishogi", "8/8/8/4m3/8/2m5/1M6/8 w", "b2d4f6", "7g5e3c", "b2xd4xf6"),
]


@pytest.mark.parametrize(("game", "line", "uci", "usi", "san"), WRITTEN)
def test_written_forms(game: str, line: str, uci: str, usi: str, san: str) -> None:
    position = variant(game).position(line)
    move = position.parse(uci)
    assert (position.uci(move), position.usi(move), position.san(move)) == (uci, usi, san)


UNREADABLE = [
    ("", 0, "a move is expected"),
    ("hello", 0, "is not a move"),
    ("e2e9", 2, "no square e9"),
    ("i2i3", 0, "no square i2"),
    ("X@e5", 0, "'X' cannot be in hand"),
    ("P@z5", 1, "is not a move"),
    ("Xe5", 0, "no piece 'X'"),
    ("e2e4k", 4, "does not become 'k'"),
    ("9a9b", 0, "no square 9a"),
    ("e2\u00e94", 2, "is not a move"),
]


@pytest.mark.parametrize(("word", "offset", "sentence"), UNREADABLE)
def test_what_is_no_move(word: str, offset: int, sentence: str) -> None:
    with pytest.raises(NotationError) as caught:
        variant("bishogi").start().parse(word)
    assert caught.value.offset == offset
    assert sentence in str(caught.value)


def test_a_move_that_may_mean_several() -> None:
    position = variant("bishogi").position("8/8/7k/2N3N1/8/8/8/4K3 w")
    with pytest.raises(NotationError, match="may mean c5e6, g5e6"):
        position.parse("Ne6")


def test_an_illegal_move_carries_its_rule() -> None:
    start = variant("bishogi").start()
    for word in ("e2e5", "Ke2", "a1a5", "e7e6", "e4e5", "P@e5", "e2e3+", "O-O", "Qh5"):
        with pytest.raises(IllegalMove) as caught:
            start.parse(word)
        assert caught.value.rule


@settings(max_examples=400)
@given(game=st.sampled_from(GAMES), word=st.text(alphabet="abcdefghkKNPB+'@*x-=#!0123456789O\u0661é", max_size=9))
def test_no_other_error_escapes(game: str, word: str) -> None:
    position = variant(game).start()
    with suppress(KomagataError):
        assert position.parse(word) in position.legal_moves()


@pytest.mark.parametrize("game", GAMES)
def test_routes_of_two_steps(game: str) -> None:
    """No two-step spelling is read but where the piece can go that way."""
    position = variant(game).start()
    legal = set(position.legal_moves())
    board, state = position.board, position.state
    for square, piece in position.pieces():
        if piece.side is not position.side or not any(move.via for move in legal if move.origin == square):
            continue
        for middle in range(board.squares):
            if board.distance(square, middle) != 1 or state.board[middle]:
                continue
            for target in range(board.squares):
                word = board.name(square) + board.name(middle) + board.name(target)
                if board.distance(middle, target) > 1:
                    with pytest.raises(KomagataError):
                        position.parse(word)
