"""Other programs' formats: what one can hold comes back; whatever a text holds, only a clear fault comes of it."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from komagata import records
from komagata.clock import parse_controls
from komagata.errors import KomagataError, NotationError
from komagata.game import Game
from komagata.outcome import Ending
from komagata.pieces import Side
from komagata.position import load_rules
from komagata.records import japanese_moves
from komagata.records.capacity import Capacity
from komagata.records.encodings import ENCODINGS, decode, encode
from komagata.records.japanese import games, names_of, numeral, read_numeral
from komagata.records.tables import japanese
from tests.core.games import GAMES, every_choice
from tests.core.test_records import holds, random_tree

FEW = settings(max_examples=max(1, settings().max_examples // 6))
JAPANESE = {"kif": ["shogi", "chu-shogi"], "ki2": ["shogi"], "csa": ["shogi"], "jkf": ["shogi"]}
HELD = [
    *((form, name) for form, names in JAPANESE.items() for name in names),
    *(("pgn", name) for name in GAMES),
    ("usi", "shogi"),
    ("usi", "chu-shogi"),
]
CAPACITIES: dict[str, Capacity] = {}


def capacity(form: str) -> Capacity:
    from importlib import import_module

    found = import_module(f"komagata.records.{form}").CAPACITY
    assert isinstance(found, Capacity)
    return found


def test_the_shipped_games_are_held() -> None:
    assert list(games()) == JAPANESE["kif"]


comments = st.text(st.characters(codec="utf-8", exclude_characters="{}[\r"), max_size=20).map(str.strip)


def dress(data: st.DataObject, game: Game, form: str) -> None:
    """Notes as far as the format holds them."""
    can = capacity(form)
    for node in game.root.walk():
        note = node.note
        if can.comments and data.draw(st.booleans()):
            note = replace(note, comment=data.draw(comments))
        if can.spent and node.parent is not None and data.draw(st.booleans()):
            note = replace(note, spent=1000 * data.draw(st.integers(0, 9000)))
        if can.nags and node.parent is not None:
            note = replace(note, nags=tuple(data.draw(st.lists(st.integers(0, 255), max_size=2))))
        game.annotate(node, note)
    if can.tags is not None and data.draw(st.booleans()):
        game.tags["White"] = data.draw(comments.filter(lambda words: " ".join(words.split()) == words and words != "?"))
        game.tags = {name: value for name, value in game.tags.items() if value and "," not in value}
        game.tags["Date"] = "2026.01.31"
    if can.controls and data.draw(st.booleans()):
        game.controls = parse_controls(data.draw(st.sampled_from(["600+0", "1800+0/30x1", "0+0/10x1"])))


def assert_comes_back(game: Game, form: str) -> None:
    written = records.write(game, form)
    assert records.detect(written) == form, written
    read = records.read(written)
    assert read.faults == (), written
    assert holds(read) == holds(game), written
    assert read.tags == game.tags
    assert read.controls == game.controls
    assert str(read.final) == str(game.final)
    assert records.write(read, form) == written


@pytest.mark.parametrize(("form", "name"), HELD)
@FEW
@given(data=st.data())
def test_games_come_back(form: str, name: str, data: st.DataObject) -> None:
    options = data.draw(st.sampled_from(every_choice(name))) if form == "pgn" else {}
    game = Game(load_rules(name, options))
    random_tree(game, data.draw(st.integers(0, 2**32 - 1)), 30)
    if not capacity(form).variations:
        straight = Game(game.rules)
        for node in game.main_line():
            assert node.move is not None
            straight.play(node.move, beyond_end=True)
        game = straight
    dress(data, game, form)
    if form != "usi" and game.final is None and data.draw(st.booleans()):
        game.resign(game.root.last().position.side)
    assert records.losses(game, form) == ()
    assert_comes_back(game, form)


@pytest.mark.parametrize(("form", "name"), HELD)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_games_from_other_positions_come_back(form: str, name: str, seed: int) -> None:
    rules = load_rules(name)
    game = Game(rules)
    random_tree(game, seed, 25)
    game.to_end()
    other = Game(rules, replace(game.position, clocks=rules.start().clocks))
    assert_comes_back(other, form)


@pytest.mark.parametrize("name", JAPANESE["kif"])
def test_boards_come_back(name: str) -> None:
    game = Game(load_rules(name))
    random_tree(game, 8, 60)
    read = records.read(records.write(game, "bod"))
    assert read.position.state == replace(game.position.state, lion=read.position.state.lion)
    assert records.losses(game, "bod") != ()


@pytest.mark.parametrize("handicap", japanese().handicaps["shogi"])
@pytest.mark.parametrize("form", ["kif", "ki2", "jkf", "csa"])
def test_handicaps_come_back(handicap: str, form: str) -> None:
    rules = load_rules("shogi")
    game = Game(rules, rules.position(japanese().handicaps["shogi"][handicap]))
    assert game.position.side is Side.SECOND or handicap == "青空将棋"
    game.play(game.legal_moves()[0])
    assert_comes_back(game, form)
    kif = records.read(f"手合割：{handicap}\n下手：a\n上手：b\n")
    assert kif.initial == game.initial
    assert kif.tags == {"White": "a", "Black": "b"}


@pytest.mark.parametrize("form", ["kif", "csa", "jkf"])
@pytest.mark.parametrize(
    ("reason", "winner"),
    [
        (Ending.RESIGNATION, "other"),
        (Ending.TIME, "other"),
        (Ending.ILLEGAL_MOVE, "other"),
        (Ending.ILLEGAL_MOVE, "mover"),
        (Ending.IMPASSE, "mover"),
        (Ending.IMPASSE, "none"),
        (Ending.AGREEMENT, "none"),
    ],
)
def test_endings_come_back(form: str, reason: Ending, winner: str) -> None:
    for plies in (0, 1):
        game = Game(load_rules("shogi"))
        if plies:
            game.play("7g7f")
        side = game.position.side
        game.end({"other": side.other, "mover": side, "none": None}[winner], reason)
        assert_comes_back(game, form)
        assert records.losses(game, form) == ()


def test_endings_without_a_word_are_told() -> None:
    game = Game(load_rules("shogi"))
    game.resign(Side.SECOND)
    assert any("resignation" in str(loss) for loss in records.losses(game, "kif"))
    assert str(records.read(records.write(game, "kif")).final) == "black wins: illegal move"
    assert any("resignation" in str(loss) for loss in records.losses(game, "usi"))


def test_what_a_format_does_not_hold_is_told() -> None:
    game = Game(load_rules("shogi", {"impasse": "true"}))
    random_tree(game, 4, 30)
    node = game.main_line()[-1]
    game.annotate(node, replace(node.note, comment="a", before="b", nags=(1,), clock=1, spent=1500))
    game.tags = {"Strange": "x", "White": "y"}
    game.controls = parse_controls("60+1|90+1")
    told = " / ".join(str(loss) for loss in records.losses(game, "csa"))
    for words in ("variations", "before moves", "!", "impasse=true", "Strange", "fractions", "time control"):
        assert words in told
    assert "comments" in " / ".join(str(loss) for loss in records.losses(game, "usi"))
    assert records.losses(game, "kmg") == ()
    assert [str(loss) for loss in records.losses(game, "pgn")] == []


@pytest.mark.parametrize("form", ["kif", "ki2", "csa", "jkf", "usi", "bod"])
def test_games_that_a_format_does_not_know(form: str) -> None:
    with pytest.raises(NotationError, match=r"hold"):
        records.write(Game(load_rules("bishogi")), form)


@given(st.integers(1, 255))
def test_numerals(value: int) -> None:
    assert read_numeral(numeral(value)) == value
    assert read_numeral(str(value)) == value


def test_hands_as_full_as_they_can_be() -> None:
    rules = load_rules("shogi")
    position = rules.position("4k4/9/9/9/9/9/9/9/4K4 b 255P100p", composed=True)
    written = records.write(Game(rules, position), "bod")
    assert "歩二百五十五" in written
    assert "歩百" in written
    assert records.read(written).position == position


@pytest.mark.parametrize("word", ["", "十十", "二三", "x", "一二十", "一百", "十百", "1x", "99999"])
def test_what_is_no_numeral(word: str) -> None:
    assert read_numeral(word) is None


@FEW
@given(st.integers(0, 2**32 - 1))
def test_ways_tell_moves_apart(seed: int) -> None:
    """With what KI2 says of a move no other move of the position is meant."""
    game = Game(load_rules("shogi"))
    chance = random.Random(seed)
    names = names_of(game.rules)
    for _ in range(60):
        legal = game.legal_moves()
        if not legal:
            return
        game.play(chance.choice(legal))
    written = {japanese_moves.write_ki2(names, game.position, move, None) for move in game.legal_moves()}
    assert len(written) == len(game.legal_moves())


# Encodings

KIF = "手合割：平手\r\n先手：先手さん\r\n   1 ７六歩(77)   ( 0:16/00:00:16)\r\n*よい手\r\n   2 投了\r\n"


@pytest.mark.parametrize("name", [*ENCODINGS, "utf-16"])
def test_encodings_are_told_by_the_bytes(name: str) -> None:
    decoded = decode(KIF.encode(name))
    assert decoded.text == KIF
    assert decoded.faults == ()
    game = records.read(decoded.text)
    assert game.faults == ()
    assert game.tags["White"] == "先手さん"
    assert game.main_line()[0].note.comment == "よい手"
    assert game.main_line()[0].note.spent == 16_000
    assert str(game.final) == "black wins: resignation"


@given(st.binary(max_size=300) | st.binary(max_size=100).map(lambda data: KIF.encode("cp932") + data))
def test_any_bytes(data: bytes) -> None:
    try:
        records.read(records.decode(data))
    except KomagataError as error:
        assert str(error) != ""  # noqa: PT017 -- it need not be raised


def test_what_an_encoding_lacks() -> None:
    data, lost = encode("a\n☗☖〜−\U0001f600", "cp932")
    assert data.decode("cp932") == "a\n▲△～－?"
    assert [(fault.line, fault.column) for fault in lost] == [(2, 1), (2, 2), (2, 5)]
    assert "▲" in str(lost[0])
    assert encode("☗", "utf-8") == ("☗".encode(), [])


# Bad input

WORDS = st.sampled_from(
    [
        "手合割：平手\n",
        "手合割：x\n",
        "手合割：\n",
        "1 ７六歩(77)\n",
        "2 ３四歩(33)  ( 0:01/00:00:01)+\n",
        "*x\n",
        "&y\n",
        "変化：2手\n",
        "変化：99999手\n",
        "1手目 8八歩兵 （←8九）\n",
        "2手目一歩目 5六獅子 （←6六）\n",
        "二歩目\n",
        "投了\n",
        "3 投了\n",
        "まで9手で先手の勝ち\n",
        "▲７六歩    △３四歩\n",
        "▲同　金右\n",
        "▲７六",
        "V2.2\n",
        "PI82HI\n",
        "P1-KY-KE",
        "P+00AL\n",
        "+\n",
        "-\n",
        "+7776FU\n",
        "-3334FU,T5\n",
        "%TORYO\n",
        "/\n",
        "'*c\n",
        "position startpos moves ",
        "7g7f ",
        "sfen ",
        "9/9/9/9/9/9/9/9/9 b - 1 ",
        "moves ",
        '{"moves":[',
        '{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}},',
        '{"forks":[[{}]]}',
        "]}",
        '{"initial":{"data":{}},"moves":[]}',
        "|v香v桂v銀v金v玉v金v銀v桂v香|一\n",
        "| ・ ・|\n",
        "後手の持駒：飛二\n",
        "持ち時間：９９９９９分\n",
        "\x00",
        "\ufeff",
        "０",
        "十",
        "\u3000",
        '[Variant "chu"]\n',
        '[FEN "',
        "1. Nxe9-e8 ",
        "(",
        ")",
        "{",
        "}",
    ]
)


@settings(max_examples=max(10, 4 * settings().max_examples))
@given(st.lists(WORDS, max_size=30).map("".join) | st.text(max_size=200))
@example('{"moves":' + "[" * 100_000)
@example('{"moves":[{"move":{"to":{"x":1e400,"y":1}}}]}')
@example('{"moves":[1' + "0" * 10_000 + "]}")
def test_any_text(text: str) -> None:
    for form in (None, "pgn", "kif", "ki2", "csa", "usi", "jkf", "bod"):
        try:
            game = records.read(text, form)
        except KomagataError as error:
            assert str(error) != ""  # noqa: PT017 -- it need not be raised
            continue
        records.write(game)
        for other in ("pgn", "kif"):
            try:
                records.write(game, other)
            except NotationError:
                continue


@pytest.mark.parametrize(("form", "name"), HELD)
@FEW
@given(at=st.integers(0, 10_000), length=st.integers(0, 20), inserted=st.text(max_size=3))
def test_damaged_records(form: str, name: str, at: int, length: int, inserted: str) -> None:
    game = Game(load_rules(name))
    random_tree(game, 3, 20)
    written = records.write(game, form)
    at %= len(written)
    try:
        records.write(records.read(written[:at] + inserted + written[at + length :], form))
    except KomagataError:
        return


@pytest.mark.parametrize(
    "text",
    [
        "手合割：平手\n" + "1 ７六歩(77)\n変化：1手\n" * 20_000,
        "手合割：平手\n" + "変化：99999999手\n" * 20_000,
        "手合割：平手\n*" + "x" * 1_000_000,
        "先手：" + "｜" * 200_000,
        "|" * 200_000,
        "▲" * 100_000,
        "▲７六歩" * 20_000,
        "V2.2\nPI\n" + "P1" * 100_000,
        "V2.2\n" + "+7776FU" * 50_000,
        "position startpos moves " + "7g7f " * 50_000,
        "sfen " + "9/" * 100_000,
        '{"moves":[' + "{}," * 100_000 + "{}]}",
        "\n" * 1_000_000,
        " " * 1_000_000,
        "1" * 300_000,
        "+" * 300_000,
    ],
)
@pytest.mark.timeout(60)
def test_hostile_texts(text: str) -> None:
    for form in (None, "kif", "ki2", "csa", "usi", "jkf", "bod", "pgn"):
        try:
            game = records.read(text, form)
        except KomagataError:
            continue
        assert len(game.faults) <= 101
