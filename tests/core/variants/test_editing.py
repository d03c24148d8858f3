"""Variant files changed as text: what is changed is what was asked for, and nothing else is."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from komagata.errors import Fault, VariantError
from komagata.geometry import Board
from komagata.kernel import make_kernel
from komagata.position import Rules
from komagata.variants.arrays import Array
from komagata.variants.catalog import catalog
from komagata.variants.cloning import (
    blank,
    board_size,
    free_id,
    free_key,
    free_letter,
    heir,
    is_id,
    renamed,
    whole,
    with_board,
    with_copy,
    without_piece,
)
from komagata.variants.compiler import Compiled, compile_variant
from komagata.variants.editing import VariantText, same, value_at, with_entry
from komagata.variants.layout import fitted, written
from komagata.variants.options import settle
from komagata.variants.reader import resolve
from komagata.variants.zones import ZoneError, parse_zone, zone_words

GAMES = catalog().ids()
LANCERS = (Path(__file__).resolve().parents[3] / "examples" / "lancers.toml").read_text(encoding="utf-8")
NAMES = {"en": "Mine"}


def compiled(source: str, **options: str) -> Compiled:
    assert catalog().check(source) == ()
    return compile_variant(catalog().read(source), options)


def faults_of(text: VariantText) -> tuple[Fault, ...]:
    """The faults without any option chosen."""
    try:
        compile_variant(catalog().read(text.source))
    except VariantError as error:
        return error.faults
    return ()


REST = ("rules.royal", "castling[0].king", "castling[0].rook", "castling[1].rook", "pieces")
"""What may be wrong after a piece has been removed with all that names it."""


# Clones


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("how", [heir, whole])
def test_a_clone_compiles_to_the_same_tables(game: str, how: object) -> None:
    assert how in (heir, whole)
    source = heir(game, "mine", NAMES, catalog()) if how is heir else whole(game, "mine", NAMES, catalog())
    original = catalog().load(game)
    copy = catalog().read(source)
    assert copy.id == "mine"
    assert dict(copy.names)["en"] == "Mine"
    assert copy.programs == {}, "other programs know the original under those names"
    choices: list[dict[str, str]] = [{}]
    choices += [{name: choice} for name, part in original.options.items() for choice in part.choices]
    for choice in choices:
        assert settle(copy, choice) == settle(original, choice)
        assert compile_variant(copy, choice).tables == compile_variant(original, choice).tables


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_clone_needs_no_other_file(game: str) -> None:
    own = tomllib.loads(whole(game, "mine", NAMES, catalog()))
    assert "inherit" not in own
    assert "remove" not in own


@pytest.mark.parametrize("game", GAMES)
def test_shipped_files_survive_being_read(game: str) -> None:
    source = catalog().path(game).read_text(encoding="utf-8")
    text = VariantText.read(source, catalog())
    assert text.saying(text.own).source == source
    assert fitted(source, text.own, text.own) == source.rstrip("\n") + "\n"
    assert tomllib.loads(written(text.own)) == text.own


def test_a_blank_game_can_be_played() -> None:
    for files, ranks in ((2, 4), (6, 6), (16, 16)):
        game = compiled(blank("mine", NAMES, files, ranks))
        start = Rules(game, make_kernel(game.tables)).start()
        assert start.legal_moves()


def test_ids_and_letters() -> None:
    assert free_id("My Gäme!", []) == "my-g-me"
    assert free_id("", ["game"]) == "game-2"
    assert free_id("x", ["x", "x-2"]) == "x-3"
    assert free_key("Short Rook", {"short_rook": 1}) == "short_rook_2"
    assert is_id(free_id("Filgi 2", []))
    assert not any(map(is_id, ("", "A", "a b", "../a", "a/b", "a-", "é", "con.toml", "a" * 61)))
    values = tomllib.loads(LANCERS)
    assert free_letter(values, "Knight") == "N"
    assert free_letter(values, "Pk") == "A"
    full = {"pieces": {str(n): {"letter": f"{letter}{tick}"} for n, (letter, tick) in enumerate(
        (chr(65 + n % 26), "'" if n >= 26 else "") for n in range(52))}}  # fmt: skip
    assert not free_letter(full)


# Changes


def test_layout_and_comments_stay() -> None:
    text = VariantText.read(LANCERS, catalog())
    changed = text.with_value(("pieces", "jester", "move"), "FfW").with_value(("board", "stars"), ["b2"])
    before, after = LANCERS.splitlines(), changed.source.splitlines()
    assert len(before) == len(after)
    different = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    assert different == [
        ('stars = ["b2", "d2", "b4", "d4"]', 'stars = ["b2"]'),
        ('move = "F"', 'move = "FfW"'),
    ]


def test_a_new_piece_comes_behind_the_others() -> None:
    text = VariantText.read(LANCERS, catalog())
    imp = {"letter": "I", "names": {"en": "Imp"}, "move": "A"}
    source = text.with_value(("pieces", "imp"), imp).source
    assert '\n\n[pieces.imp]\nletter = "I"\nnames = { en = "Imp" }\nmove = "A"\n\n[options.leaping]\n' in source
    assert catalog().check(source) == ()


def test_an_heir_says_only_what_differs() -> None:
    text = VariantText.read(heir("bishogi", "mine", NAMES, catalog()), catalog())
    changed = text.with_value(("pieces", "queen", "move"), "RN").with_value(("rules", "stalemate"), "loss")
    assert changed.own["pieces"] == {"queen": {"move": "RN"}}
    back = changed.with_value(("pieces", "queen", "move"), "Q").with_value(
        ("rules", "stalemate"), text.value(("rules", "stalemate"))
    )
    assert back.own == text.own


def test_what_is_inherited_can_be_taken_out() -> None:
    text = VariantText.read(heir("bishogi", "mine", NAMES, catalog()), catalog())
    changed = without_piece(text, "queen")
    assert "pieces.queen" in changed.own["remove"]
    assert "queen" not in catalog().read(changed.source).pieces
    again = changed.with_value(("pieces", "queen"), text.value(("pieces", "queen")))
    assert same(again.value(("pieces", "queen")), text.value(("pieces", "queen")))


def test_layouts_that_cannot_be_changed_in_part() -> None:
    source = 'id = "x"\nboard.files = 6\n[pieces.a]\nmove = "W"\n[board]\n'
    with pytest.raises(VariantError):
        VariantText.read(source, catalog())
    source = 'id = "x"\nboard = { files = 6, ranks = 6 }\n[pieces.a]\nmove = "W"\n[rules]\n[pieces.b]\nmove = "F"\n'
    text = VariantText.read(source, catalog())
    for path, value in (
        (("board", "ranks"), 8),
        (("pieces", "a", "move"), "D"),
        (("pieces", "c"), {"move": "N"}),
        (("pieces", "b"), None),
    ):
        text = text.with_value(path, value)
        assert same(tomllib.loads(text.source), text.own)
    assert text.own["pieces"] == {"a": {"move": "D"}, "c": {"move": "N"}}


KEYS = ("a", "b", "board", "pieces", "options", "choices", "rules", "set", "x.y", "日", "")
SCALARS = st.one_of(
    st.booleans(), st.integers(-(2**40), 2**40), st.floats(allow_nan=False, allow_infinity=False), st.text(max_size=9)
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=3)
)
TABLES = st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=5)


@given(TABLES, TABLES, st.lists(st.tuples(st.lists(st.sampled_from(KEYS), min_size=1, max_size=4), VALUES | st.none())))
def test_any_change_of_any_file_means_what_it_says(
    own: dict[str, object], parent: dict[str, object], changes: list[tuple[list[str], object]]
) -> None:
    text = VariantText(written(own), own, parent)
    assert same(tomllib.loads(text.source), own)
    for path, value in changes:
        wanted = with_entry(text.values, tuple(path), value)
        text = text.with_value(tuple(path), value)
        assert same(text.values, wanted)
        assert same(tomllib.loads(text.source), text.own)
        base = {"inherit": "parent", **text.own} if parent else text.own
        assert same(resolve(base, {"parent": text.parent}.__getitem__), wanted), "the reader finds another"


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_changes_of_shipped_games(game: str, data: st.DataObject) -> None:
    text = VariantText.read(catalog().path(game).read_text(encoding="utf-8"), catalog())
    kind = data.draw(st.sampled_from(sorted(catalog().load(game).pieces)))
    path = data.draw(
        st.sampled_from(
            [("pieces", kind, "move"), ("pieces", kind), ("names", "de"), ("board", "files"), ("zones", "q")]
        )
    )
    value = data.draw(st.sampled_from(["W", 3, None, {"move": "F", "names": {"en": "é'\"\\"}}]))
    changed = text.with_value(path, value)
    assert value_at(changed.values, path) == value
    assert same(VariantText.read(changed.source, catalog()).values, changed.values)


# Pieces, boards, zones


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_can_be_doubled_renamed_and_removed(game: str) -> None:
    text = VariantText.read(heir(game, "mine", NAMES, catalog()), catalog())
    kinds = list(catalog().load(game).pieces)
    for kind in kinds:
        doubled, name = with_copy(text, kind)
        assert faults_of(doubled) == (), kind
        assert faults_of(without_piece(doubled, name)) == (), kind
        other = renamed(text, "pieces", kind, "another")
        assert faults_of(other) == (), kind
        assert kind not in catalog().read(other.source).pieces
        assert all(fault.path in REST for fault in faults_of(without_piece(text, kind))), kind
    assert catalog().check(renamed(text, "pieces", kinds[-1], "another").source) == ()


@pytest.mark.parametrize("game", GAMES)
def test_every_zone_and_option_can_be_renamed(game: str) -> None:
    text = VariantText.read(whole(game, "mine", NAMES, catalog()), catalog())
    for family in ("zones", "options"):
        for key in text.values.get(family, {}):
            other = renamed(text, family, key, "another")
            assert catalog().check(other.source) == (), key
            assert "another" in other.values[family]
            assert key not in other.values[family]


def test_a_renamed_piece_keeps_its_place_and_its_comments() -> None:
    other = renamed(VariantText.read(LANCERS, catalog()), "pieces", "jester", "fool")
    assert "[pieces.fool]" in other.source
    assert "# in the middle of the board" in other.source
    assert other.source.replace("fool", "jester") == LANCERS


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("by", [(1, 0), (0, 2), (1, 1), (-1, 0), (0, -1)])
def test_boards_of_another_size(game: str, by: tuple[int, int]) -> None:
    text = VariantText.read(whole(game, "mine", NAMES, catalog()), catalog())
    files, ranks = board_size(text.values)
    changed = with_board(text, files + by[0], ranks + by[1])
    assert board_size(changed.values) == (files + by[0], ranks + by[1])
    array = str(changed.values["array"])
    assert str(Array.read(array, files + by[0], ranks + by[1])) == array
    assert not any(fault.path == "array" for fault in catalog().check(changed.source))


@pytest.mark.parametrize("game", GAMES)
def test_every_array_reads_and_writes(game: str) -> None:
    file = catalog().load(game)
    array = Array.read(file.array, file.board.files, file.board.ranks)
    assert str(array) == file.array
    assert file.array in {str(array.mirrored(turn=turn)) for turn in (True, False)}
    square, token = next(iter(array.squares.items()))
    assert str(array.with_token(square, None).with_token(square, token)) == file.array
    assert array.with_letter(token.upper(), "Z'").with_letter("Z'", token.upper()) == array


def test_hands_of_an_array() -> None:
    array = Array.read("k2/3/2K[P2Rp]", 3, 3)
    assert array.hands == ({"P": 1, "R": 2}, {"P": 1})
    assert str(array.with_held(1, "P", 0).with_held(0, "P", 3)) == "k2/3/2K[RRPPP]"
    assert str(Array.read("rubbish//!!9999999/K'+p", 2, 2)) == "ru/K'+p"


@given(st.integers(2, 16), st.integers(2, 16), st.data())
def test_zones_in_words(files: int, ranks: int, data: st.DataObject) -> None:
    board = Board(files, ranks)
    squares = data.draw(st.integers(1, board.all))
    assert parse_zone(zone_words(squares, board), board) == squares
    one, other = sorted(data.draw(st.tuples(st.integers(0, ranks - 1), st.integers(0, ranks - 1))))
    whole_ranks = board.rank_set(range(one, other + 1))
    assert parse_zone(zone_words(whole_ranks, board), board) == whole_ranks


def test_zones_in_few_words() -> None:
    board = Board(9, 9)
    for words in ("rank 7-9", "file a", "files d-f rank 1-3", "a1", "a1 c1", "all", "rank 2"):
        assert zone_words(parse_zone(words, board), board) == words
    with pytest.raises(ZoneError):
        zone_words(0, board)
