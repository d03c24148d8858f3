"""Position strings: lenient readers that list every fault with its place, one canonical writer."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from komagata import KomagataError, NotationError, PositionError, variant
from tests.core.games import GAMES

SAME = [
    ("bishogi", "4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3[] w -"),
    ("bishogi", "4k3/8/8/8/8/8/8/4K3 b", "4k3/8/8/8/8/8/8/4K3[] b -"),
    ("bishogi", "4k3/8/8/8/8/8/8/4K3[-] w - - 3 17", "4k3/8/8/8/8/8/8/4K3[] w -"),
    ("bishogi", "4k3/8/8/8/8/8/8/4K3[pN2P] w - 0 1", "4k3/8/8/8/8/8/8/4K3[NPPp] w -"),
    ("bishogi", "4k3/8/8/8/8/8/8/4K3[pPnNqQrRbB] w -", "4k3/8/8/8/8/8/8/4K3[QRBNPqrbnp] w -"),
    ("bishogi", "4k3/8/8/8/8/8/8/4K3[12P] w", "4k3/8/8/8/8/8/8/4K3[PPPPPPPPPPPP] w -"),
    ("bishogi", "r3k2r/8/8/8/8/8/8/R3K2R w qkQK", "r3k2r/8/8/8/8/8/8/R3K2R[] w KQkq"),
    ("bishogi", " fen 4k3/8/8/8/8/8/8/4K3 w - ", "4k3/8/8/8/8/8/8/4K3[] w -"),
    ("yari-shogi", "3k3/7/7/7/7/7/7/7/3K3[] w 0 1", "3k3/7/7/7/7/7/7/7/3K3[] w -"),
    ("cannibal-bishogi", "4k3/8/8/8/8/8/8/4K3[R'RrB'b'] w", "4k3/8/8/8/8/8/8/4K3[RR'B'rb'] w -"),
    ("chess", "4k3/8/8/8/8/8/8/4K3[] w -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
    ("chess", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 7", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 7"),
    ("chess", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 7", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 7"),
    ("shogi", "4k4/9/9/9/9/9/9/9/4K4 b", "4k4/9/9/9/9/9/9/9/4K4 b - 1"),
    ("shogi", "4k4/9/9/9/9/9/9/9/4K4_w_pP2R10p_12", "4k4/9/9/9/9/9/9/9/4K4 w 2RP11p 12"),
    ("shogi", "position sfen 4k4/9/9/9/9/9/9/9/4K4 b PPP 5", "4k4/9/9/9/9/9/9/9/4K4 b 3P 5"),
    ("shogi", "4k4/9/9/9/9/9/9/9/4K4[PPn] b - - 0 3", "4k4/9/9/9/9/9/9/9/4K4 w 2Pn 1"),
    ("chu-shogi", "k11/12/12/12/12/12/12/12/12/12/12/G10K w", "k11/12/12/12/12/12/12/12/12/12/12/G10K w - 1"),
]


@pytest.mark.parametrize(("game", "line", "canonical"), SAME)
def test_readers_are_lenient(game: str, line: str, canonical: str) -> None:
    rules = variant(game)
    if game == "shogi" and "[" in line:
        assert str(rules.position(line)).split()[:3] == canonical.split()[:3]
    else:
        assert str(rules.position(line)) == canonical


def test_clocks_are_kept_printed_and_not_compared() -> None:
    chess = variant("chess")
    late, early = (chess.position(f"4k3/8/8/8/8/8/8/R3K3 b Q - {rest}") for rest in ("31 40", "0 1"))
    assert late == early
    assert hash(late) == hash(early)
    assert str(late).endswith(" 31 40")
    assert str(late.play("e8e7").play("a1a2")).endswith(" b - - 33 41")
    assert str(variant("shogi").start().play("7g7f").play("3c3d")).endswith(" b - 3")


def test_fen_and_sfen_of_every_game() -> None:
    position = variant("yari-shogi").position("4k2/7/7/7/7/2P4/7/7/3K3[PPn] b -")
    assert position.fen() == "4k2/7/7/7/7/2P4/7/7/3K3[PPn] b - - 0 1"
    assert position.sfen() == "4k2/7/7/7/7/2P4/7/7/3K3 w 2Pn 2"
    assert variant("xiangqi").start().fen().endswith("/RHEAKAEHR w - - 0 1")


FAULTY = [
    ("bishogi", "", ["a position is expected"], 0),
    ("bishogi", "4k3/8/8/8/8/8/8/4K2X w -", ["there is no piece 'X'"], 19),
    ("bishogi", "4k3/8/8/7/8/8/8/4K3 w -", ["rank 5 has 7 squares instead of 8"], 8),
    ("bishogi", "4k3/8/8/9/8/8/8/4K3 w -", ["rank 5 has 9 squares instead of 8"], 8),
    ("bishogi", "4k3/8/8/8/8/8/4K3 w -", ["there are 7 ranks instead of 8"], 0),
    ("bishogi", "4k3/8/8/8/8/8/8/4K3[PX+N] x KQz", ["'X' cannot", "'+N' cannot", "not 'x'", "not 'z'"], 21),
    ("bishogi", "4k3/8/8/8/8/8/8/4K3[P w -", ["not closed"], 21),
    ("bishogi", "4k3/8/8/8/8/8/8/4K3 w - - x y z", ["'x' is not", "'y' is not", "not 'z'"], 26),
    ("bishogi", "4k3/8/8/8/8/8/8/4K3 w - e3", ["not 'e3'"], 24),
    ("filgi", "4k3/8/8/8/8/8/8/4K3 w KQ", ["no castling"], 22),
    ("chess", "4k3/8/8/8/8/8/8/4K3[P] w -", ["no drops"], 20),
    ("chess", "+4k3/8/8/8/8/8/8/4K3 w -", ["'+'"], 0),
    ("wildebishogi", "4k4/9/9/9/9/9/9/9/4K+++P3 w", ["'+++P'"], 20),
    ("shogi", "4k4/9/9/9/9/9/9/9/4K4 x Z 0x 9", ["not 'x'", "'Z' cannot", "'0x' is not", "not '9'"], 22),
    ("chu-shogi", "k11/12/12/12/12/12/12/12/12/12/12/11K b 13a 1", ["not '13a'"], 40),
]


@pytest.mark.parametrize(("game", "line", "sentences", "offset"), FAULTY)
def test_all_faults_are_listed_with_their_place(game: str, line: str, sentences: list[str], offset: int) -> None:
    with pytest.raises(NotationError) as caught:
        variant(game).position(line)
    assert caught.value.offset == offset
    for sentence in sentences:
        assert sentence in str(caught.value)


def test_what_cannot_be_read_and_what_cannot_be_played_is_told_together() -> None:
    with pytest.raises(NotationError) as caught:
        variant("bishogi").position("kk6/8/8/7/8/8/8/4Y3[z] w K")
    told = str(caught.value)
    for part in ("rank 5", "'Y'", "'z'", "white has 0", "black has 2", "castling right K"):
        assert part in told


def test_a_readable_position_that_cannot_be_played() -> None:
    with pytest.raises(PositionError) as caught:
        variant("bishogi").position("4k3/8/8/8/8/8/8/4R2K w KQ")
    told = str(caught.value)
    assert len(caught.value.faults) == 5  # King and Rook of one right, the same of the other, and the check
    assert "black is in check on e8" in told
    assert "needs white's King on e1" in told


@settings(max_examples=300)
@given(
    game=st.sampled_from(GAMES), line=st.text(alphabet="kKpPrRnNbBqQ+'/0123456789[]- wb_abcdefgh\n\u0660é", max_size=60)
)
def test_no_other_error_escapes(game: str, line: str) -> None:
    rules = variant(game)
    with suppress(KomagataError):
        rules.position(line)
    rules.setup(line).notes()


@settings(max_examples=300)
@given(data=st.data(), game=st.sampled_from(GAMES))
def test_no_other_error_escapes_from_damaged_positions(data: st.DataObject, game: str) -> None:
    rules = variant(game)
    line = str(rules.start())
    at = data.draw(st.integers(0, len(line) - 1))
    damage = data.draw(st.text(alphabet="kKpP+'/19[]- wbQ~*", max_size=3))
    damaged = line[:at] + damage + line[at + data.draw(st.integers(0, 3)) :]
    with suppress(KomagataError):
        position = rules.position(damaged)
        assert rules.position(str(position)) == position
        position.legal_moves()
        position.notes()
