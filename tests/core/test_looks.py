"""What pieces show: marks from their movement, twins, what stands for them, the user's own characters."""

from __future__ import annotations

import dataclasses
import itertools
from pathlib import Path

import pytest
from msgspec.structs import replace

import komagata
from komagata import assets
from komagata.faces import STYLES, face
from komagata.faces.face import from_the_box
from komagata.faces.ownkanji import own_kanji
from komagata.faces.shapes import Drawing
from komagata.faces.shogiset import SHOGI_SET
from komagata.looks import KINDS, look, marks
from komagata.movement import Movement, Ride
from komagata.pieces import Look, Side
from komagata.position import Rules
from komagata.variants.shogiset import needed, set_faults
from tests.core.golden import games, looks

GAMES = {rules.id: rules for rules in games()}


def shown(game: str, token: str, **options: str) -> Look:
    rules = komagata.variant(game, **options) if game not in GAMES or options else GAMES[game]
    return rules.look(rules.compiled.codes[token])


@pytest.mark.parametrize(
    ("game", "token", "expected"),
    [
        ("shogi", "G", {"step": 6}),
        ("shogi", "N", {"jump": 2}),
        ("shogi", "+R", {"slide": 4, "step": 4}),
        ("bishogi", "P", {"step-move": 1, "step-capture": 2}),
        ("chu-shogi", "N", {"lion": 8, "jump": 16}),
        ("chu-shogi", "+H", {"lion": 1, "jump": 1, "slide": 7}),
        ("chu-shogi", "+D", {"lion": 2, "jump": 2, "slide": 6}),
        ("xiangqi", "C", {"slide-move": 4, "hop-capture": 4}),
        ("xiangqi", "H", {"lame": 8}),
        ("xiangqi", "K", {"step": 4}),
        ("xiangqi", "P", {"step": 1}),
        ("cannibal-bishogi", "R'", {"crooked": 4}),
        ("cannibal-bishogi", "Q'", {"crooked": 8}),
        ("sekishogi", "M", {"step-move": 2, "over-capture": 2}),
        ("southwark-bishogi", "+B", {"slide": 4, "jump": 4}),
    ],
)
def test_marks_follow_from_the_movement(game: str, token: str, expected: dict[str, int]) -> None:
    kinds = [kind for _, _, kind in shown(game, token).marks]
    assert {kind: kinds.count(kind) for kind in kinds} == expected


def test_marks_are_seen_by_the_owner() -> None:
    for rules in GAMES.values():
        for number, code in enumerate(rules.tables.codes):
            if code is not None and code.side == Side.FIRST:
                token = rules.compiled.tokens[number]
                other = rules.compiled.codes["".join(char.lower() for char in token)]
                assert set(rules.look(number).marks) == set(rules.look(other).marks), (rules.id, token)


def test_every_mark_is_of_a_known_kind() -> None:
    for rules in GAMES.values():
        for one in looks(rules):
            assert {kind.partition("-")[0] for _, _, kind in one.marks} <= set(KINDS)
            assert one.marks, (rules.id, one.symbol)


def test_short_lines_and_riders() -> None:
    rides = (
        Ride((0, 1), (0, 1), 1, 3, moves=True, captures=True),
        Ride((1, 2), (1, 2), 1, 16, moves=True, captures=True),
        Ride((1, 0), (1, 0), 1, 16, moves=True, captures=False),
        Ride((1, 0), (1, 0), 1, 1, moves=False, captures=True),
    )
    assert marks(Movement(rides), Side.FIRST) == (
        (0, 1, "step"),
        (0, 2, "step"),
        (0, 3, "step"),
        (1, 0, "slide-move"),
        (1, 0, "step-capture"),
        (1, 2, "slide"),
    )


@pytest.mark.parametrize(
    ("game", "token", "twin"),
    [
        ("chu-shogi", "+O", True),
        ("chu-shogi", "+X", True),
        ("chu-shogi", "+P", True),
        ("chu-shogi", "+D", False),
        ("chu-shogi", "N", False),
        ("southwark-bishogi", "+P", False),
        ("bishogi", "+N", True),
    ],
)
def test_only_pieces_with_an_unpromoted_twin_have_a_dot(game: str, token: str, twin: bool) -> None:
    one = shown(game, token)
    assert one.twin is twin
    assert len(face(one, "moves")) == len(face(dataclasses.replace(one, twin=False), "moves")) + twin


def _colourless(drawing: Drawing) -> tuple[object, ...]:
    return tuple((shape.path, shape.matrix, shape.width, bool(shape.fill), bool(shape.stroke)) for shape in drawing)


def _turned(one: Look, style: str) -> Drawing:
    return face(one, style, angle=one.angle if style == "shogi-set" else 0.0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("style", STYLES)
def test_pieces_that_move_or_revert_differently_never_look_alike(game: str, style: str) -> None:
    rules = GAMES[game]
    faces: dict[object, tuple[int, int, bool]] = {}
    for number, code in enumerate(rules.tables.codes):
        if code is not None and code.side == Side.FIRST:
            drawn = _colourless(_turned(rules.look(number), style))
            what = (code.kind, code.base, code.foreign)
            assert faces.setdefault(drawn, what) == what, rules.compiled.tokens[number]


def test_the_first_player_of_shogi_and_chu_has_the_jade_general() -> None:
    for game in ("shogi", "chu-shogi"):
        assert (shown(game, "K").symbol.kanji[0], shown(game, "k").symbol.kanji[0]) == ("玉将", "王将")


def test_left_and_right_cannon_differ() -> None:
    left, right = shown("easterhouse-xiangqi", "C"), shown("easterhouse-xiangqi", "C'")
    assert (left.mark, right.mark) == ("left", "right")
    for style in STYLES:
        assert _colourless(face(left, style)) != _colourless(face(right, style))


@pytest.mark.parametrize("game", GAMES)
def test_a_shogi_set_suffices(game: str) -> None:
    variant = GAMES[game].variant
    assert not list(set_faults(variant))
    counts = needed(variant)
    assert all(count <= SHOGI_SET[name].count for name, count in counts.items())
    whole = {"bishogi-81", "wildebishogi", "southwark-bishogi"}
    assert (sum(counts.values()) == 20) == (game in whole)
    assert sum(counts.values()) in {0, 12, 14, 16, 18, 20}


def test_the_knights_of_southwark_fit_in_the_box_too() -> None:
    assert sum(needed(komagata.variant("southwark-bishogi", array="knights").variant).values()) == 20


def test_stand_ins_show_the_back_when_promoted() -> None:
    rook = shown("bishogi", "+R")
    assert from_the_box(rook).symbol.kanji == ("成香", "杏")
    assert from_the_box(rook).was is None
    assert from_the_box(shown("wildebishogi", "+C")).symbol.kanji == ("", "")
    assert from_the_box(shown("bishogi", "k"), Side.SECOND).symbol.kanji[0] == "王将"
    lion = shown("chu-shogi", "N")
    assert from_the_box(lion) is lion


def test_two_promotions_of_one_back_are_turned_apart() -> None:
    queen, gnu = shown("wildebishogi", "+P"), shown("wildebishogi", "++P")
    assert (queen.angle, gnu.angle) == (-45.0, 45.0)
    assert from_the_box(queen).symbol == from_the_box(gnu).symbol


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    def user_data(relative: str = "") -> Path:
        return tmp_path / relative

    monkeypatch.setattr(assets, "user_data", user_data)
    return tmp_path


def first_look(rules: Rules, token: str) -> Look:
    return look(rules.compiled, rules.compiled.codes[token])


def test_users_write_their_own_characters(folder: Path) -> None:
    rules = GAMES["bishogi"]
    assert first_look(rules, "P").symbol.kanji == ("石刃", "石")
    (folder / "kanji.toml").write_text(
        '[pieces]\npawn = ["石剣", "剣"]\nqueen = ["大后", "后"]\n[games.bishogi]\nqueen = ["女王", "女"]\n', "utf-8"
    )
    assert first_look(rules, "P").symbol.kanji == ("石剣", "剣")
    assert first_look(rules, "Q").symbol.kanji == ("女王", "女")
    assert first_look(rules, "+P").was == first_look(rules, "P").symbol
    assert first_look(GAMES["catholic-bishogi"], "Q").symbol.kanji == ("大后", "后")
    assert not own_kanji().faults


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        ('[pieces]\npawn = "石"', "two texts"),
        ('[pieces]\npawn = ["石石石", "石"]', "at most two characters"),
        ('[pieces]\npawn = ["\\u2603石", "石"]', "no outline of"),
        ('[names]\npawn = ["石刃", "石"]', "there are pieces and games"),
        ("[games]\nbishogi = 3", "a table of pieces"),
        ("[pieces", "not TOML"),
    ],
)
def test_what_cannot_be_drawn_is_left_out_and_said(folder: Path, written: str, wrong: str) -> None:
    (folder / "kanji.toml").write_text(written, "utf-8")
    assert first_look(GAMES["bishogi"], "P").symbol.kanji == ("石刃", "石")
    (fault,) = own_kanji().faults
    assert wrong in str(fault)


def test_the_names_of_a_set_are_checked() -> None:
    rules = GAMES["bishogi"]
    pieces = dict(rules.variant.pieces)
    pieces["rook"] = replace(pieces["rook"], shogi_set=["香車", "飛行機"])
    pieces["knight"] = replace(pieces["knight"], shogi_set=["香車"])
    faults = list(set_faults(replace(rules.variant, pieces=pieces)))
    assert [fault.path for fault in faults] == ["pieces.rook.shogi_set[1]", "pieces.knight.shogi_set[0]"]
    assert "飛車" in str(faults[0])
    assert "'rook'" in str(faults[1])


def test_all_games_are_looked_at() -> None:
    assert len(GAMES) >= 20
    assert len(set(itertools.chain.from_iterable(looks(rules) for rules in GAMES.values()))) > 140
