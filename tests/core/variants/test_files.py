"""The shipped variant files, and files of a user's with every kind of fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from komagata import assets
from komagata.errors import UnknownName, VariantError
from komagata.variants.catalog import Catalog, catalog
from komagata.variants.compiler import compile_variant
from komagata.variants.options import apply, settle

SHIPPED = catalog().ids()
CHOICES = [
    (game, option, choice)
    for game in SHIPPED
    for option, part in catalog().load(game).options.items()
    for choice in part.choices
]


def test_every_file_reads() -> None:
    assert catalog().faults() == {}
    assert len(SHIPPED) >= 16


@pytest.mark.parametrize("game", SHIPPED)
def test_every_file_passes_its_own_check(game: str) -> None:
    assert catalog().check(assets.read_text(catalog().path(game))) == ()


@pytest.mark.parametrize(("game", "option", "choice"), CHOICES)
def test_every_choice_but_the_default_changes_something(game: str, option: str, choice: str) -> None:
    file = catalog().load(game)
    before = apply(file, settle(file, {}))
    after = apply(file, settle(file, {option: choice}))
    assert (before == after) == (choice == file.options[option].default)


@pytest.mark.parametrize(("game", "option", "choice"), CHOICES)
def test_every_choice_is_explained_in_english_and_japanese(game: str, option: str, choice: str) -> None:
    part = catalog().load(game).options[option]
    assert set(part.names) >= {"en", "ja"}
    assert set(part.help) >= {"en", "ja"}
    assert set(part.choices[choice].names) >= {"en", "ja"}


@pytest.mark.parametrize("game", SHIPPED)
def test_names_are_given_in_english_and_japanese(game: str) -> None:
    file = catalog().load(game)
    assert set(file.names) >= {"en", "ja"}
    assert set(file.about) >= {"en", "ja"}
    for piece in file.pieces.values():
        assert set(piece.names) >= {"en", "ja"}
        assert len(piece.kanji) == (0 if piece.glyph.startswith("man") else 2)


@pytest.mark.parametrize("game", SHIPPED)
def test_no_two_kinds_of_one_game_share_a_name_or_a_kanji(game: str) -> None:
    pieces = catalog().load(game).pieces.values()
    for texts in ([piece.names["en"] for piece in pieces], [piece.kanji[1] for piece in pieces if piece.kanji]):
        assert len(set(texts)) == len(texts)


def test_presets_set_other_options_unless_those_are_chosen() -> None:
    file = next(catalog().load(game) for game in SHIPPED if "preset" in catalog().load(game).options)
    assert settle(file, {"preset": "edo"})["counter_strike"] == "strict"
    assert settle(file, {"preset": "edo", "counter_strike": "protected"})["counter_strike"] == "protected"


def test_unknown_options_and_choices_are_all_named() -> None:
    file = catalog().load("bishogi")
    with pytest.raises(UnknownName) as caught:
        settle(file, {"nifoo": "true", "nifu": "perhaps", "stalemate": "win"})
    assert [str(fault) for fault in caught.value.faults] == [
        "Bishogi has no option 'nifoo'; its options are: nifu, pawn_drop_mate, stalemate, repetition, fifty_moves",
        "the option 'nifu' has no choice 'perhaps'; its choices are: false, true",
        "the option 'stalemate' has no choice 'win'; its choices are: draw, loss",
    ]


BROKEN = """\
id = "mine"
names = { en = "Mine" }
array = "k7/8/8/8/8/8/8/KX6[]"
zones = { camp = "rank 7-9" }
promotion = { zone = "kamp" }
colour = "red"

[board]
files = 8
ranks = "eight"

[pieces.king]
letter = "K"
names = { de = "König" }
move = "K"
royal = true

[pieces.horse]
letter = "H"
names = { en = "Horse" }
move = "nNq"
size = "huge"
"""


def test_faults_of_structure_are_all_found_with_their_lines() -> None:
    faults = [str(fault) for fault in catalog().check(BROKEN)]
    assert [fault.split(":")[0] for fault in faults] == [
        "colour (line 6)",
        "board.ranks (line 10)",
        "pieces.king.names (line 14)",
        "pieces.horse.size (line 22)",
    ]
    assert "expected one of king, great, major, minor, light, pawn" in faults[3]


def test_faults_of_meaning_are_all_found_with_their_lines() -> None:
    sound = (
        BROKEN.replace('colour = "red"\n', "\n")
        .replace('"eight"', "8")
        .replace('de = "König"', 'en = "King"')
        .replace("huge", "minor")
    )
    faults = [str(fault) for fault in catalog().check(sound)]
    assert "promotion.zone (line 5): there is no zone 'kamp'; there are: camp" in faults
    assert "zones.camp (line 4): the word '7-9' names no squares of this board" in faults
    assert "array (line 3): no piece has the letter 'X'" in faults
    assert any(fault.startswith("pieces.horse.move (line 21): the movement 'nNq'") for fault in faults)


def test_choices_are_tried_also_where_the_game_itself_is_faulty() -> None:
    source = assets.read_text(catalog().path("bishogi"))
    source = source.replace('promotes = ["queen"]', 'promotes = ["quen"]').replace('= "loss" }', '= "los" }')
    faults = [str(fault) for fault in catalog().check(source)]
    assert sum("there is no piece 'quen'" in fault for fault in faults) == 4, "each once, not once for every choice"
    assert any(fault.startswith("options.stalemate.choices.loss (line ") for fault in faults)


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("id = ", "line 1"),
        ('inherit = "no-such-game"', "there is no game 'no-such-game'"),
        ("inherit = 3", "expected the id of a game"),
        ("[[pieces]]", "'id' is missing"),
        ("x = " + "[" * 5000, "nested"),
    ],
)
def test_files_that_are_no_variants(source: str, words: str) -> None:
    faults = catalog().check(source)
    assert any(words in str(fault) for fault in faults), faults


def test_a_users_file_may_inherit_and_state_its_differences(tmp_path: Path) -> None:
    (tmp_path / "tall.toml").write_text(
        'id = "tall"\ninherit = "bishogi"\nnames = { en = "Tall" }\n'
        'array = "rnbqkbnr/pppppppp/8/8/8/8/8/8/PPPPPPPP/RNBQKBNR[]"\n'
        'castling = []\ncastling_rights = "-"\nzones = { camp = "rank 9-10" }\n[board]\nranks = 10\n',
        encoding="utf-8",
    )
    (tmp_path / "broken.toml").write_text('id = "other"\n', encoding="utf-8")
    games = Catalog([assets.resource("variants"), tmp_path])
    assert "tall" in games.ids()
    assert "broken" not in games.ids()
    assert compile_variant(games.load("tall")).tables.board.ranks == 10
    assert list(games.faults()) == [tmp_path / "broken.toml"]


def test_files_that_inherit_from_each_other_are_refused(tmp_path: Path) -> None:
    for name, other in (("one", "two"), ("two", "one")):
        (tmp_path / f"{name}.toml").write_text(f'id = "{name}"\ninherit = "{other}"\n', encoding="utf-8")
    with pytest.raises(VariantError, match="inherits from itself"):
        Catalog([tmp_path]).load("one")


@pytest.mark.parametrize("parent", ["nothing-of-the-kind", "easterhouse"])
def test_a_file_that_inherits_from_what_is_no_game(tmp_path: Path, parent: str) -> None:
    (tmp_path / "mine.toml").write_text(f'id = "mine"\ninherit = "{parent}"\nnames = {{ en = "M" }}\n', "utf-8")
    games = Catalog([assets.resource("variants"), tmp_path])
    assert games.ids() == SHIPPED
    assert list(games.faults()) == [tmp_path / "mine.toml"]
    assert "inherit" in str(games.check((tmp_path / "mine.toml").read_text("utf-8"))[0])


@pytest.mark.parametrize("gone", ["true", "3", "'array'", "{}"])
def test_what_is_removed_must_be_a_list(gone: str) -> None:
    faults = catalog().check(f'id = "mine"\ninherit = "bishogi"\nremove = {gone}\n')
    assert [str(fault) for fault in faults] == ["remove (line 3): expected a list of paths"]


def test_defaults_and_presets_that_are_no_choice() -> None:
    source = """id = "mine"
inherit = "bishogi"
names = { en = "Mine" }
[options.nifu]
default = "perhaps"
[options.pace]
names = { en = "Pace" }
default = "slow"
[options.pace.choices.slow]
names = { en = "Slow" }
options = { stalemate = "nonsense" }
"""
    words = "\n".join(map(str, catalog().check(source)))
    assert "the default 'perhaps' is none of the choices" in words
    assert "nonsense" in words


def test_a_file_with_the_id_of_a_shipped_game_is_told_of(tmp_path: Path) -> None:
    mine = tmp_path / f"{SHIPPED[0]}.toml"
    mine.write_text('id = "mine"\n', encoding="utf-8")
    both = Catalog([assets.resource("variants"), tmp_path])
    assert [str(fault) for fault in both.faults()[mine]] == [
        f"id: a game that comes with the program has the id '{SHIPPED[0]}'; another one is needed"
    ]
    assert both.shipped(SHIPPED[0])
    assert both.load(SHIPPED[0]) == catalog().load(SHIPPED[0])
