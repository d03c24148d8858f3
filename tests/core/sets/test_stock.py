"""How many of what a set consists of, against the arrays of all games, and what stands on the sides."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from komagata.errors import UnknownName, VariantError
from komagata.multiboard.rules import match_ids, match_rules
from komagata.pieces import Side
from komagata.position import Rules, load_rules
from komagata.sets.extras import HEIGHTS, KING
from komagata.sets.items import Face, Item
from komagata.sets.job import EXTRAS, Game, Job, Looks
from komagata.sets.make import plan
from komagata.sets.stock import stock
from komagata.variants.catalog import catalog
from komagata.variants.compiler import compile_variant

GAMES = catalog().ids()


def items(game: str, looks: Looks | None = None, **more: object) -> dict[str, Item]:
    """Name -> item."""
    made = stock(Job((replace(Game(game), **more),), looks=looks or Looks()))  # type: ignore[arg-type]
    assert len({item.name for item in made}) == len(made)
    return {item.name: item for item in made}


def array(rules: Rules) -> Counter[tuple[int, str]]:
    """Side and letter -> how many there are at the start, read from the text of the array alone."""
    found: Counter[tuple[int, str]] = Counter()
    placement, _, rest = rules.variant.array.partition(" ")[0].partition("[")
    letters = placement + rest.rstrip("]")
    for index, char in enumerate(letters):
        if char.isalpha():
            quoted = letters[index + 1 : index + 2] == "'"
            found[int(char.islower()), char.upper() + ("'" if quoted else "")] += 1
    return found


def names(face: Face) -> str:
    return face.look.symbol.letters


# Counts


@pytest.mark.parametrize("game", GAMES)
def test_as_many_as_in_the_array(game: str) -> None:
    rules = load_rules(game)
    wanted = array(rules)
    made = items(game)
    kings = sum(item.count for item in made.values() if item.kind == "two-sided" and item.name == "King")
    assert sum(item.count for item in made.values()) - kings == sum(wanted.values())
    letters = {part.names["en"]: part.letter for part in rules.variant.pieces.values() if part.letter}
    for name, letter in letters.items():
        of_kind = sum(item.count for whole, item in made.items() if whole == name or whole.startswith(f"{name}, "))
        assert of_kind == wanted[0, letter] + wanted[1, letter], name


@pytest.mark.parametrize("game", GAMES)
def test_sets_and_spares(game: str) -> None:
    once, more = items(game), items(game, sets=3, spares=2)
    for name, item in once.items():
        if item.kind != "two-sided":
            assert more[name].count == 3 * item.count + 2, name


def test_more_and_fewer_of_a_kind() -> None:
    made = items("chu-shogi", more=(("pawn", 3), ("lion", -1), ("king", 1), ("queen", -9)))
    plain = items("chu-shogi")
    assert made["Pawn"].count == plain["Pawn"].count + 3
    assert made["Lion"].count == 1
    assert made["King, black"].count == made["King, white"].count == 2
    assert "Queen" not in made, "no thing is made less than not at all"


def test_more_of_what_there_is_not() -> None:
    with pytest.raises(UnknownName, match="there are: king, queen, rook"):
        stock(Job((Game("bishogi", more=(("dragon", 1),)),)))


@pytest.mark.parametrize("match", match_ids())
def test_tiles_are_enough_for_both_boards(match: str) -> None:
    """Every tile is one piece or the other, and a capture hands it over: what both arrays need is what there is."""
    rules = match_rules(match, {})
    needed = sum((array(board) for board in rules.boards), Counter[tuple[int, str]]())
    made = stock(Job((Game(match),)))
    assert sum(item.count for item in made) == sum(needed.values())
    first, second = rules.boards
    for kind, slot in rules.transfers[0].items():
        letter = first.variant.pieces[kind].letter
        other = second.compiled.slot_tokens[slot]
        here = sum(array(first)[side, letter] for side in (0, 1))
        there = sum(array(second)[side, other] for side in (0, 1))
        symbols = {first.variant.pieces[kind].glyph, next(
            part.glyph for part in second.variant.pieces.values() if part.letter == other
        )}  # fmt: skip
        tile = next(
            item
            for item in made
            if {look.symbol.glyph for look in (item.front[0].look, item.front[0].corner) if look} == symbols
            and (not item.front[0].corner or item.front[0].corner.mark == first.variant.pieces[kind].mark)
        )
        assert tile.count == here + there


def test_several_games_are_one_set() -> None:
    job = Job((Game("bishogi"), Game("easterhouse"), Game("sekishogi")))
    assert {item.game for item in stock(job)} == {"Bishogi", "Easterhouse", "Sekishogi, twice-Pawned"}


def test_options_count() -> None:
    hafts, filled = items("chess"), items("chess", Looks(theme="high-contrast"))
    assert hafts["Pawn"].count == 16
    assert filled["Pawn, white"].count == filled["Pawn, black"].count == 8


# Who shares what


def test_one_wedge_serves_both_players_where_pieces_are_dropped() -> None:
    made = items("shogi", Looks(theme="high-contrast"))
    assert made["Rook"].count == 2
    assert made["King, black"].front[0].look.symbol != made["King, white"].front[0].look.symbol
    assert {item.front[0].side for item in made.values()} == {Side.FIRST}


@pytest.mark.parametrize("game", ["cannibal-bishogi", "dual-return-bishogi"])
def test_armies_differ_in_their_rims(game: str) -> None:
    made = items(game)
    for name, item in made.items():
        army = Side.FIRST if "white" in name else Side.SECOND
        assert {face.look.army for face in (*item.front, *item.back)} == {army}
    assert made["Pawn, white army"].count == 8


def test_discs_are_of_two_colours() -> None:
    made = items("xiangqi")
    assert made["Rook, white"].count == made["Rook, black"].count == 2
    assert [made[f"Rook, {side}"].front[0].side for side in ("white", "black")] == [Side.FIRST, Side.SECOND]
    assert {item.body.shape for item in made.values()} == {"disc"}


def test_discs_that_change_owners_are_enough_in_either_colour() -> None:
    made = items("shogi", Looks(shape="disc"))
    assert made["Pawn, black"].count == made["Pawn, white"].count == 18


def test_discs_of_armies_say_what_they_are_there() -> None:
    made = items("cannibal-bishogi", Looks(shape="disc"))
    straight, crooked = made["Rook, white army, white"], made["Rook, white army, black"]
    assert (names(straight.front[0]), names(crooked.front[0])) == ("R", "ZR")
    assert straight.front[0].foot is None
    assert crooked.front[0].look.army is Side.FIRST


# Backs, feet, corners


@pytest.mark.parametrize("game", GAMES)
def test_backs_are_the_promotions(game: str) -> None:
    rules = load_rules(game)
    letters = {part.names["en"]: part for part in rules.variant.pieces.values() if part.letter}
    for name, item in items(game).items():
        part = letters.get(name.split(", ")[0])
        if item.kind != "piece" or part is None:
            continue
        promotions = part.promotes if rules.variant.promotion.remembers else []
        assert [names(face) for face in item.back] == [
            rules.variant.pieces[target].letters or rules.variant.pieces[target].letter for target in promotions
        ]
        assert all(face.look.promoted and face.look.was == item.front[0].look.symbol for face in item.back)


def test_faces_of_one_back_stand_upright_when_the_piece_is_pointed() -> None:
    """A Pawn that points 45 degrees to the left is a Queen: the Queen is turned as much to the right on it."""
    back = items("wildebishogi")["Pawn"].back
    assert [(names(face), face.turn) for face in back] == [("Q", 45.0), ("G", -45.0)]
    assert all(face.turn == -face.look.angle for face in back)


def test_feet_say_what_serves_the_other_army() -> None:
    dual = items("dual-return-bishogi")
    feet = {name.split(",")[0]: item.front[0].foot for name, item in dual.items()}
    assert {name: foot.symbol.letters for name, foot in feet.items() if foot} == {
        "Rook": "B",
        "Bishop": "R",
        "Knight": "L",
        "Pawn": "Y",
    }
    cannibal = items("cannibal-bishogi")["Pawn, white army"]
    assert cannibal.front[0].foot is None
    assert cannibal.back[0].foot is not None
    assert cannibal.back[0].foot.symbol.letters == "ZQ"
    plain = items("cannibal-bishogi", Looks(small=False)).values()
    assert not any(face.foot for item in plain for face in (*item.front, *item.back))


def test_tiles_bear_both_identities() -> None:
    made = items("easterhouse")
    left, right = made["Bishop / Left Cannon"].front[0].corner, made["Rook / Right Cannon"].front[0].corner
    assert left is not None
    assert right is not None
    assert (left.mark, right.mark) == ("left", "right")
    assert left.symbol.glyph == right.symbol.glyph == "cannon"
    assert {item.body.shape for item in made.values()} == {"wedge"}
    assert made["Lance / Rook"].back[0].look.was == made["Lance / Rook"].front[0].look.symbol
    assert made["General, white"].count == made["King, black"].count == 1


def test_pieces_of_two_like_boards_are_one_kind() -> None:
    made = items("bughouse")
    assert made["King"].count == 4
    assert not any(face.corner for item in made.values() for face in item.front)
    assert len(made["Pawn"].back) == 4


# Men


def test_men_have_a_side_for_either_player() -> None:
    made = items("sekishogi")
    man = made["Man"]
    assert (man.kind, man.count, made["King"].count) == ("two-sided", 24, 12)
    assert (man.front[0].side, man.back[0].side) == (Side.FIRST, Side.SECOND)


def test_men_with_crowns() -> None:
    made = items("sekishogi", Looks(men="crowned"))
    assert {(item.kind, item.count) for item in made.values()} == {("man", 24)}
    assert all(face.look.promoted for item in made.values() for face in item.back)


# Shogi sets


def test_pieces_of_a_shogi_set_have_their_own_backs() -> None:
    made = stock(Job((Game("bishogi-81"),), looks=Looks(style="shogi-set")))
    bishops = [item for item in made if item.name == "Bishop"]
    written = {item.front[0].look.symbol.kanji[0]: item for item in bishops}
    assert {name: item.count for name, item in written.items()} == {"銀将": 4, "角行": 2, "飛車": 2}
    assert written["角行"].back[0].look.symbol.kanji[0] == "龍馬"
    assert {item.front[0].look.symbol.kanji[0] for item in made if item.name.startswith("King")} == {"玉将", "王将"}
    pawns = [
        item for item in stock(Job((Game("wildebishogi"),), looks=Looks(style="shogi-set"))) if item.name == "Pawn"
    ]
    assert [len(item.back) for item in pawns] == [1]


@pytest.mark.parametrize("game", GAMES)
def test_a_shogi_set_has_as_many(game: str) -> None:
    made = stock(Job((Game(game),), looks=Looks(style="shogi-set")))
    rules = load_rules(game)
    if all(part.shogi_set for part in rules.variant.pieces.values() if part.letter):
        assert {item.body.shape for item in made} == {"wedge"}
        assert sum(item.count for item in made) == sum(array(rules).values())


# Extras


def test_extras_are_as_many_as_what_they_mark() -> None:
    made = stock(Job((Game("bishogi", spares=1),), extras=EXTRAS))
    counts = Counter({item.name: item.count for item in made})
    for piece in ("Rook", "Bishop", "Knight", "Pawn"):
        for extra in ("Marker", "Coin", "Collar", "Cap", "Robe"):
            assert counts[f"{extra}: was {piece}"] == counts[piece]
    assert not any("was King" in name or "was Queen" in name for name in counts)
    assert {item.kind for item in made} == {"piece", "marker", "coin", "collar", "cap", "robe"}


def test_extras_fit_the_pieces_that_wear_them() -> None:
    """A Queen of a FIDE set is 85 mm high, and her base measures 40 % of that at least."""
    made = {item.name: item for item in stock(Job((Game("bishogi"),), extras=EXTRAS))}
    base = 85 * 0.4
    assert made["Marker: was Pawn"].body.width > base
    collar = made["Collar: was Pawn"].body
    assert collar.width - 2 * collar.thickness < 3.1416 * base
    half = {item.name: item for item in stock(Job((Game("bishogi"),), extras=EXTRAS, king=KING / 2))}
    assert half["Cap: was Rook"].body.width == pytest.approx(made["Cap: was Rook"].body.width / 2)
    assert HEIGHTS["king"] * 0.4 == KING


def test_colours_of_extras_tell_kinds_apart() -> None:
    made = stock(Job((Game("wildebishogi"),), extras=("coins",)))
    grounds = [item.front[0].ground for item in made if item.kind == "coin"]
    assert len(set(grounds)) == len(grounds) == 5


# Files of a user's


def test_a_game_of_a_users_own(tmp_path: Path) -> None:
    source = """
id = "towers"
inherit = "bishogi"
names = { en = "Towers" }
array = "rtrk/pppp/4/PPPP/RTRK[T]"
castling = []
castling_rights = "-"
zones = { camp = "rank 4-5" }

[board]
files = 4
ranks = 5

[pieces.tower]
letter = "T"
names = { en = "Tower" }
kanji = ["塔楼", "塔"]
glyph = "rook"
move = "R4"
promotes = ["queen", "rook", "knight"]
"""
    path = tmp_path / "towers.toml"
    path.write_text(source, encoding="utf-8")
    made = items(str(path))
    assert made["Tower"].count == 3
    assert [face.turn for face in made["Tower"].back] == [90.0, 0.0, -90.0]
    compiled = compile_variant(catalog().read(source))
    assert sum(item.count for item in made.values()) == sum(array(load(compiled)).values())
    assert plan(Job((Game(str(path)),), parts=("pieces", "board", "card", "booklet"))).count == 17


def load(compiled: object) -> Rules:
    from komagata.kernel import make_kernel
    from komagata.variants.compiler import Compiled

    assert isinstance(compiled, Compiled)
    return Rules(compiled, make_kernel(compiled.tables))


def test_a_file_with_faults(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text('id = "bad"\ninherit = "bishogi"\narray = "x"\n', encoding="utf-8")
    with pytest.raises(VariantError):
        stock(Job((Game(str(path)),)))
