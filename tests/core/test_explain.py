"""Why moves are refused: the rule, the squares to blame, and a sentence that never leaves a gap."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from komagata.explain import Explanation, explain
from komagata.moves import Move
from komagata.position import Position, load_rules
from tests.core.games import GAMES, KERNELS, every_choice, random_positions

# game, options, position (None: the start), move, rule, squares, words of the sentence
CASES: list[tuple[str, dict[str, str], str | None, str, str, str, str]] = [
    ("bishogi", {}, None, "e2e3", "legal", "", "legal"),
    ("bishogi", {}, None, "e4e5", "no-piece", "e4", "no piece on e4"),
    ("bishogi", {}, None, "e7e6", "not-yours", "e7", "the black Pawn on e7"),
    ("bishogi", {}, None, "e2e5", "does-not-move-so", "e2 e5", "The Pawn does not move from e2 to e5"),
    ("bishogi", {}, None, "a1a4", "blocked", "a2", "blocked by the white Pawn on a2"),
    ("bishogi", {}, None, "a1a2", "own-piece", "a2", "its own side"),
    ("bishogi", {}, None, "e2f3", "only-captures", "f3", "only to capture"),
    ("bishogi", {}, "k7/8/8/8/4p3/4P3/8/4K3[] w -", "e3e4", "does-not-capture-so", "e4", "the black Pawn on e4"),
    ("bishogi", {}, "k7/4P3/8/8/8/8/8/4K3[] w -", "e7e8", "must-promote", "e8", "must promote on e8"),
    ("bishogi", {}, "k7/8/8/8/8/1P6/8/4K3[] w -", "b3b4+", "cannot-promote", "b3 b4", "neither b3 nor b4"),
    ("bishogi", {}, "k7/8/8/8/8/8/8/4K3[] w -", "e1e2+", "cannot-promote", "e1 e2", "The King does not promote"),
    ("bishogi", {}, "k7/8/8/8/8/4+N3/8/4K3[] w -", "e3e7+", "cannot-promote", "e3 e7", "promoted already"),
    ("bishogi", {}, None, "P@e4", "not-in-hand", "", "no Pawn in white's hand"),
    ("bishogi", {}, "k7/8/8/8/8/8/8/4K3[P] w -", "P@e8", "far-rank", "e8", "never move again"),
    ("bishogi", {}, "k7/8/8/8/8/4P3/8/4K3[P] w -", "P@e3", "occupied", "e3", "the white Pawn on e3"),
    ("bishogi", {"nifu": "true"}, "k7/8/8/8/8/4P3/8/4K3[P] w -", "P@e5", "nifu", "e3", "the white Pawn on e3"),
    ("bishogi", {}, "k7/8/8/1Q6/8/8/7B/4K1B1[P] w -", "P@b7", "drop-mate", "b7 a8", "checkmate"),
    ("bishogi", {}, "k3r3/8/8/8/8/8/4N3/4K3[] w -", "e2c3", "pinned", "e8 e2 e1", "The Knight on e2 is pinned"),
    ("bishogi", {}, "k3r3/8/8/8/8/8/8/4K3[P] w -", "P@a5", "in-check", "e8 e1", "the black Rook on e8"),
    ("bishogi", {}, "k3r3/8/8/8/8/8/8/3K4[] w -", "d1e1", "into-check", "e1 e8", "the black Rook on e8"),
    ("bishogi", {}, None, "e1g1", "castling-blocked", "f1 g1", "the white Bishop on f1 and the white Knight on g1"),
    ("bishogi", {}, "k7/8/8/8/8/8/8/4K2R[] w -", "e1g1", "castling-right", "e1 h1", "right to castle"),
    ("bishogi", {}, "k7/8/8/8/8/8/8/4K2R[] w -", "O-O", "castling-right", "e1 h1", "right to castle"),
    ("bishogi-81", {}, "r3k1n1r/9/9/9/9/9/9/9/4K4[] b k", "O-O", "castling-blocked", "g9", "the black Knight on g9"),
    ("bishogi", {}, "1k2r3/8/8/8/8/8/8/R3K2R[] w KQ", "e1g1", "castling-in-check", "e1 e8", "the black Rook on e8"),
    ("bishogi", {}, "1k3r2/8/8/8/8/8/8/R3K2R[] w KQ", "e1g1", "castling-through-check", "f1 f8", "over f1"),
    ("bishogi", {}, "1k4r1/8/8/8/8/8/8/R3K2R[] w KQ", "e1g1", "castling-into-check", "g1 g8", "to g1"),
    ("bishogi", {}, "k6R/8/1K6/8/8/8/8/8[n] b -", "a8a7", "into-check", "a7 b6", "the white King on b6"),
    ("bishogi", {}, "k6R/8/1K6/8/8/8/8/8[] b -", "a8a7", "finished", "a8", "white wins: checkmate"),
    ("chess", {}, "k7/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e4", "blocked", "e3", "the black Knight on e3"),
    ("chess", {}, "k7/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", "not-from-here", "e3", "from where it started"),
    ("shogi", {}, None, "7g7e", "does-not-move-so", "c3 c5", "from 7g to 7e"),
    ("shogi", {}, None, "5e5d", "no-piece", "e5", "no piece on 5e"),
    ("yari-shogi", {}, "4k2/7/7/7/7/2P4/7/7/3K3[P] w", "P@c5", "nifu", "c4", "the white Pawn on c4"),
    ("yari-shogi", {}, "4k2/7/7/7/7/7/7/7/3K3[N] w", "N@a9", "far-rank", "a9", "never move again"),
    ("cannibal-bishogi", {}, "7k/8/8/3p1p2/4B'3/8/8/K7[] w -", "e4e6", "blocked", "f5 d5", "Every way"),
    ("wildebishogi", {}, "k8/9/9/4N4/9/9/9/9/4K4[] w -", "e6d8++", "cannot-promote", "e6 d8", "no such promotion"),
    ("sekishogi", {}, "8/8/5m2/8/8/2m5/1M6/8[M] w -", "b2a3", "must-capture", "b2", "the white Man on b2"),
    ("sekishogi", {}, "8/8/5m2/8/8/2m5/1M6/8[M] w -", "M@a1", "must-capture", "b2", "compulsory"),
    ("sekishogi", {}, "8/8/8/4m3/8/2m5/1M6/8[] w -", "b2d4", "must-continue", "d4", "from d4"),
    ("sekishogi", {}, None, "a3c5", "nothing-to-jump", "b4", "none to jump on b4"),
    ("sekishogi", {}, "8/8/8/8/3m4/2m5/1M6/8[] w -", "b2d4", "blocked", "d4", "the black Man on d4"),
    ("sekishogi", {}, "8/8/5m2/8/8/8/1M6/8[M] w -", "M@a2", "drop-zone", "a2", "dark squares only"),
    ("xiangqi", {}, None, "b3b9", "blocked", "b8", "the black Cannon on b8"),
    ("xiangqi", {}, None, "b1d2", "blocked", "c1", "the white Elephant on c1"),
    ("xiangqi", {}, None, "c1e5", "does-not-move-so", "c1 e5", "Elephant"),
    ("xiangqi", {}, "3k5/9/9/9/1r7/9/9/1C7/9/4K4[] w -", "b3b6", "no-hurdle", "b3 b6", "none between b3 and b6"),
    ("xiangqi", {}, "3k5/9/9/9/1r7/1p7/1P7/1C7/9/4K4[] w -", "b3b6", "blocked", "b4 b5", "leap over"),
    ("xiangqi", {}, "3k5/9/9/9/9/9/9/9/4K4/9[] w -", "e2d2", "facing-generals", "d2 d10", "facing each other"),
    ("xiangqi", {}, "4k4/9/9/9/4H4/9/9/9/4K4/9[] w -", "e6g7", "facing-generals", "e2 e10", "facing each other"),
    ("xiangqi", {}, "3k5/9/9/9/9/9/9/9/4KA3/9[] w -", "f2g3", "confined", "g3", "fortress"),
    ("xiangqi", {}, "3k5/9/9/9/9/9/9/9/9/5K3[] w -", "f1g1", "confined", "g1", "fortress"),
    ("xiangqi", {}, "3k5/9/9/9/9/2E6/9/9/4K4/9[] w -", "c5e7", "river", "d6 e7", "cross the river"),
    ("xiangqi", {}, "3k5/9/9/9/9/2P6/9/9/4K4/9[] w -", "c5d5", "not-from-here", "c5", "far side of the river"),
    ("chu-shogi", {}, None, "7j7i7h", "blocked", "f4", "the black Pawn on 7i"),
    (
        "chu-shogi",
        {},
        "12/12/8+D3/12/12/12/12/12/12/12/p11/k10K b - 1",
        "4c3d4c",
        "does-not-move-so",
        "i10 j9 i10",
        "over 3d",
    ),
    ("chu-shogi", {}, "k11/p11/12/12/12/6N5/12/12/12/12/12/11K b - 1", "6f6f", "does-not-move-so", "g7", "has to move"),
    (
        "chu-shogi",
        {},
        "k11/12/12/12/4B2l4/4S7/5N6/7n4/12/12/12/11K b - 1",
        "7g5h",
        "lion-protected",
        "h5 h8",
        "the white Lance on 5e",
    ),
    (
        "chu-shogi",
        {},
        "k11/12/12/12/3n8/12/5N6/5P6/7b4/12/12/11K b - 1",
        "7g9e",
        "lion-protected",
        "d8 h4",
        "the white Bishop on 5i",
    ),
    (
        "chu-shogi",
        {},
        "12/12/12/12/6n5/6i5/5N6/12/12/12/12/kK10 b - 1",
        "7g6f6e",
        "lion-protected",
        "g8 g7",
        "the white Go-Between on 6f",
    ),
    (
        "chu-shogi",
        {},
        "12/12/12/12/5n6/6i5/5N6/8b3/12/12/12/kK10 b - 1",
        "7g6f7e",
        "lion-protected",
        "f8 i5",
        "the white Bishop on 4h",
    ),
    (
        "chu-shogi",
        {},
        "k4r5B/12/12/12/5N5r/5G6/12/12/12/12/12/K11 w 1a 1",
        "7a7e",
        "counter-strike",
        "l12 f8 f7",
        "the black Gold on 7f",
    ),
    (
        "chu-shogi",
        {"preset": "lishogi"},
        "k4r5B/12/12/12/5N5r/12/12/12/12/12/12/K11 w 1a 1",
        "7a7e",
        "counter-strike",
        "l12 f8",
        "taken on 1a",
    ),
    (
        "chu-shogi",
        {},
        "k11/12/12/12/5+d6/4N7/3G8/12/12/12/10R1/K11 w 2k 1",
        "7e8f9g",
        "counter-strike",
        "k2 e7 d6",
        "the black Lion on 8f",
    ),
    (
        "chu-shogi",
        {},
        "12/5P6/12/3G2P5/3p3P2E1/1O10/2G9/2p9/12/12/12/k10K b - 1",
        "6d6c+",
        "cannot-promote",
        "g9 g10",
        "inside already",
    ),
    (
        "chu-shogi",
        {},
        "12/5P6/12/3G2P5/3p3P2E1/1O10/2G9/2p9/12/12/12/k10K b - 1",
        "10g10h+",
        "cannot-promote",
        "c6 c5",
        "neither 10g nor 10h",
    ),
]


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize(
    ("game", "options", "line", "move", "rule", "squares", "words"),
    CASES,
    ids=[f"{case[0]}-{case[4]}" for case in CASES],
)
def test_reasons(
    kernel: str, game: str, options: dict[str, str], line: str | None, move: str, rule: str, squares: str, words: str
) -> None:
    rules = load_rules(game, options, kernel)
    position = rules.start() if line is None else rules.position(line)
    explanation = position.explain(move)
    assert explanation.rule == rule, str(explanation)
    assert [position.board.name(square) for square in explanation.squares] == squares.split()
    assert words in str(explanation)
    assert explanation.legal is (rule == "legal")


def test_every_sentence_is_one_sentence() -> None:
    for game, options, line, move, *_ in CASES:
        rules = load_rules(game, options)
        position = rules.start() if line is None else rules.position(line)
        sentence = str(position.explain(move))
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence
        assert not re.search(r"[{}]|\.\.", sentence), sentence


def candidates(position: Position, chance: random.Random) -> list[Move]:
    """Moves of every kind: legal, refused, impossible, absurd."""
    squares, slots = position.board.squares, len(position.rules.tables.slots)
    pseudo = position.pseudo_moves()
    own = [square for square, piece in position.pieces() if piece.side is position.side] or [0]
    found = chance.sample(pseudo, min(8, len(pseudo)))
    for _ in range(8):
        origin = chance.choice(own) if chance.random() < 0.8 else chance.randrange(squares)
        via = (chance.randrange(squares),) if chance.random() < 0.3 else ()
        found.append(Move(origin, chance.randrange(squares), via, chance.choice([0, 0, 0, 1, 2])))
    for move in chance.sample(pseudo, min(4, len(pseudo))):
        found.append(Move(move.origin, move.target, move.via, 0 if move.promotion else 1, move.slot))
    found += [Move(-1, chance.randrange(squares), slot=slot) for slot in range(slots)]
    return found


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=max(1, settings().max_examples // 12))
@given(data=st.data())
def test_every_move_has_a_reason(game: str, data: st.DataObject) -> None:
    rules = load_rules(game, data.draw(st.sampled_from(every_choice(game))))
    seed = data.draw(st.integers(0, 2**32 - 1))
    chance = random.Random(seed)
    for position in random_positions(rules, seed, 40):
        legal = position.legal_moves()
        if not legal:
            return
        for move in candidates(position, chance):
            explanation = explain(rules.compiled, rules.kernel, position.state, move)
            assert explanation.legal is (move in legal), (str(position), move)
            assert explanation.rule != "not-legal", (str(position), move)
            assert_sound(explanation, position)


def assert_sound(explanation: Explanation, position: Position) -> None:
    assert "{" not in str(explanation)
    assert all(0 <= square < position.board.squares for square in explanation.squares)


@pytest.mark.parametrize(
    "move", [Move(-5, 3), Move(0, 999), Move(0, 1, (999,)), Move(-1, 0, slot=99), Move(3, 3, promotion=7)]
)
def test_absurd_moves(move: Move) -> None:
    position = load_rules("bishogi").start()
    assert not position.explain(move).legal
