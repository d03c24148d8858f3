"""Records: whatever a game holds comes back; whatever a text holds, nothing but a clear fault comes of it."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from komagata import assets, records
from komagata.clock import parse_controls
from komagata.errors import FileError, KomagataError, NotationError
from komagata.game import Game
from komagata.outcome import Ending
from komagata.pieces import Side
from komagata.position import load_rules
from komagata.records import kmg
from komagata.tree import Mark, Note
from tests.core.games import GAMES, every_choice

EXAMPLES = settings(max_examples=max(1, settings().max_examples // 10))

comments = st.text(st.characters(codec="utf-8"), max_size=20) | st.sampled_from(
    [
        "{",
        "}",
        "\\",
        "a\\}",
        "[%clk 0:01:00]",
        "\\[%cal Ga1a2]",
        "[%eval 0.3]",
        " lead",
        "trail ",
        "\n\n",
        "\r\n",
        "(1. e4) $3 *",
    ]
)
marks = st.builds(Mark, st.sampled_from("GRYB"), st.integers(0, 48), st.just(-1) | st.integers(0, 48))
notes = st.builds(
    Note,
    comment=comments,
    before=comments,
    nags=st.lists(st.integers(0, 255), max_size=3).map(tuple),
    clock=st.none() | st.integers(0, 10**8),
    marks=st.lists(marks, max_size=3).map(tuple),
)


def holds(game: Game) -> list[object]:
    """All that a game's tree holds, in order."""
    return [(node.ply, node.move, node.note, str(node.position), len(node.children)) for node in game.root.walk()]


def random_tree(game: Game, seed: int, moves: int) -> None:
    """Moves and variations at random places."""
    chance = random.Random(seed)
    for _ in range(moves):
        if chance.random() < 0.2:
            game.go(chance.choice(list(game.root.walk())))
        legal = game.legal_moves()
        if legal:
            game.play(chance.choice(legal))


def assert_comes_back(game: Game) -> None:
    written = records.write(game)
    read = records.read(written)
    assert read.faults == ()
    assert holds(read) == holds(game)
    assert read.tags == game.tags
    assert read.controls == game.controls
    assert str(read.final) == str(game.final)
    assert read.rules is game.rules
    assert read.initial == game.initial
    assert records.write(read) == written


@pytest.mark.parametrize("name", GAMES)
@EXAMPLES
@given(data=st.data())
def test_games_come_back(name: str, data: st.DataObject) -> None:
    game = Game(load_rules(name, data.draw(st.sampled_from(every_choice(name)))))
    random_tree(game, data.draw(st.integers(0, 2**32 - 1)), 25)
    for node in game.root.walk():
        if data.draw(st.booleans()):
            note = data.draw(notes)
            game.annotate(node, replace(note, before="", nags=()) if node is game.root else note)
    game.tags = data.draw(st.dictionaries(st.from_regex(r"[A-Z][a-z]{2,8}x", fullmatch=True), comments, max_size=3))
    if data.draw(st.booleans()):
        game.controls = parse_controls(data.draw(st.sampled_from(["300+5", "600+0/30x3|60", "0+0d5"])))
    if data.draw(st.booleans()):
        game.resign(Side.FIRST)
    assert_comes_back(game)


@pytest.mark.parametrize("name", GAMES)
def test_games_from_other_positions_come_back(name: str) -> None:
    rules = load_rules(name)
    game = Game(rules)
    random_tree(game, 5, 15)
    other = Game(rules, game.position)
    random_tree(other, 6, 15)
    written = records.write(other)
    assert "[FEN " in written
    assert_comes_back(other)


@pytest.mark.parametrize(("name", "line"), [("bishogi", "4k3/8/8/8/8/8/8/4K3[Pp] w - - 99 80"), ("chess", None)])
def test_clocks_that_ran_before_the_record_come_back(name: str, line: str | None) -> None:
    rules = load_rules(name, {"fifty_moves": True} if line else {})
    game = Game(rules, rules.position(line or "4k3/8/8/8/8/8/8/R3K3 w Q - 99 80"))
    game.play("e1d1")
    read = records.read(records.write(game))
    assert read.initial.clocks == game.initial.clocks
    read.to_end()
    assert read.claims() == game.claims() == (Ending.FIFTY_MOVES,)


def test_what_a_record_looks_like() -> None:
    game = Game(load_rules("southwark-bishogi", {"infanta": "xiang"}))
    game.tags["White"] = 'the "first"'
    game.play("b1d2", clock=298_500)
    game.play("b9d8")
    game.undo()
    game.annotate(game.play("h9f8"), Note("also {good}", nags=(1,)))
    game.to_start()
    game.to_end()
    game.resign(Side.SECOND)
    lines = records.write(game).splitlines()
    assert lines[0] == '[Variant "southwark-bishogi"]'
    assert lines[1].startswith('[Options "')
    assert "infanta=xiang" in lines[1]
    assert '[White "the \\"first\\""]' in lines
    assert lines[-4:] == [
        '[Result "1-0"]',
        '[Termination "white wins: resignation"]',
        "",
        "1. b1d2 {[%clk 0:04:58.500]} 1... b9d8 (1... h9f8 $1 {also \\{good\\}}) 1-0",
    ]


HEAD = '[Variant "bishogi"]\n\n'


def line(game: Game) -> list[str]:
    nodes = game.main_line()
    return [node.parent.position.uci(node.move) for node in nodes if node.parent is not None and node.move is not None]


def test_a_lenient_reader() -> None:
    game = records.read(
        '﻿% a remark for programs\r\n[Variant "Bishogi"] [Event "x"]\r\n\r\n1.e2e3! e7e6?! ; to the end of the line\r\n'
        "2. Nc3 ( 2. d3 ) 2... 1/2-1/2\r\n"
    )
    assert game.faults == ()
    assert line(game) == ["e2e3", "e7e6", "b1c3"]
    assert [node.nags for node in game.main_line()] == [(1,), (6,), ()]
    assert game.main_line()[1].comment == "to the end of the line"
    assert str(game.final) == "draw: agreement"
    assert game.tags == {"Event": "x"}


@pytest.mark.parametrize(
    ("text", "place", "words", "moves"),
    [
        ("1. e2e3 e7e5 2. b1c3", (3, 9), "e7e5", 1),
        ("1. e2e3\n  xyz", (4, 3), "xyz", 1),
        ("1. e2e3 (1. d2d5 d7d6) e7e6", (3, 13), "d2d5", 2),
        ("1. e2e3) e7e6", (3, 8), "did not begin", 2),
        ("(1. e2e3) 1. d2d3", (3, 1), "needs a move", 1),
        ("1. e2e3 } e7e6", (3, 9), "did not begin", 2),
        ("1. e2e3 {no end", (3, 9), "no end", 1),
        ("1. e2e3 $x e7e6", (3, 9), "number after", 2),
        ("$3 1. e2e3", (3, 1), "no move yet", 1),
        ("1. e2e3 {[%clk soon]} e7e6", (3, 9), "[%clk soon]", 2),
        ("1. e2e3 {[%cal Gz1a1]} e7e6", (3, 9), "[%cal", 2),
        ('1. e2e3 *\n[Variant "bishogi"]\n1. d2d3', (4, 1), "another game", 1),
        ("[Broken\n1. e2e3", (3, 1), "expected a tag", 1),
    ],
)
def test_faults_have_places(text: str, place: tuple[int, int], words: str, moves: int) -> None:
    game = records.read(HEAD + text)
    first = game.faults[0]
    assert (first.line, first.column) == place
    assert words in str(first)
    assert len(game.main_line()) == moves


def test_open_variations_are_told() -> None:
    game = records.read(HEAD + "1. e2e3 (1. d2d3 (1. c2c3")
    assert "2 variations" in str(game.faults[0])
    assert len(game.root.children) == 3


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("1. e2e3", "expected tags"),
        ('[Options "nifu=true"]\n[Event "x"]', "Variant"),
        ('[Variant "no such game"]', "no such game"),
        ('[Variant "bishogi"]\n[FEN "rubbish"]', "line 2"),
        ("", "expected tags"),
    ],
)
def test_what_is_no_record(text: str, words: str) -> None:
    with pytest.raises(NotationError) as caught:
        records.read(text)
    assert words in str(caught.value)


def test_all_faults_of_a_position_are_told() -> None:
    with pytest.raises(NotationError) as caught:
        records.read('[Variant "bishogi"]\n[FEN "8/8/8/8/8/8/8/8[] w KQ"]')
    assert len(caught.value.faults) > 1


def test_options_that_do_not_exist_are_told_and_left_out() -> None:
    game = records.read('[Variant "bishogi"]\n[Options "nifu=true; colour=red; nonsense"]')
    assert game.rules is load_rules("bishogi", {"nifu": "true"})
    assert len(game.faults) == 2


def test_the_rules_say_how_a_game_ended() -> None:
    game = records.read('[Variant "bishogi"]\n[Result "0-1"]\n' + "b1c3 b8c6 c3b1 c6b8 " * 2)
    assert str(game.final) == "draw: repetition"
    assert "0-1" in str(game.faults[0])


@pytest.mark.parametrize(
    ("tags", "words"),
    [
        ('[Result "1-0"][Termination "white wins: time"]', "white wins: time"),
        ('[Result "1-0"][Termination "time forfeit"]', "white wins: time"),
        ('[Result "0-1"]', "black wins: resignation"),
        ('[Termination "draw: impasse"]', "draw: impasse"),
        ('[Result "*"]', "None"),
    ],
)
def test_endings(tags: str, words: str) -> None:
    assert str(records.read(f'[Variant "bishogi"]{tags} 1. e2e3').final) == words


def test_clocks_of_other_programs_are_kept() -> None:
    game = records.read('[Variant "bishogi"][TimeControl "40/7200:3600"] 1. e2e3')
    assert game.controls is None
    assert game.faults
    assert '[TimeControl "40/7200:3600"]' in records.write(game)


def test_moves_beyond_a_repetition_are_read() -> None:
    game = records.read('[Variant "bishogi"]' + "b1c3 b8c6 c3b1 c6b8 " * 3)
    assert len(game.main_line()) == 12
    assert_comes_back(game)


def test_a_comment_before_a_move_is_told_from_one_after_it() -> None:
    game = Game(load_rules("bishogi"))
    game.annotate(game.play("e2e3"), Note(before="first"))
    game.annotate(game.play("e7e6"), Note(before="second"))
    game.undo()
    game.annotate(game.play("d7d6"), Note(before="instead", comment="after"))
    assert_comes_back(game)


def test_variations_may_be_nested_as_deeply_as_one_likes() -> None:
    game = Game(load_rules("bishogi"))
    for _ in range(700):
        first, second = game.position.legal_moves()[:2]
        game.play(first, beyond_end=True)
        game.undo()
        game.play(second, beyond_end=True)
    assert records.write(game).count("(") == 700
    assert_comes_back(game)


@pytest.mark.parametrize(
    "text", ["(" * 200_000, "1. e2e3 " + "(" * 200_000, "{" * 200_000, ")" * 50_000, "$" * 50_000, "\\" * 50_000]
)
def test_hostile_texts(text: str) -> None:
    game = records.read(HEAD + text)
    assert 0 < len(game.faults) <= 101


def test_a_text_may_be_too_long() -> None:
    with pytest.raises(NotationError):
        kmg.read(HEAD + " " * 20_000_001)


WORDS = st.sampled_from(
    [
        "1.",
        "e2e3",
        "e7e6",
        "b1c3",
        "P@e4",
        "(",
        ")",
        "{",
        "}",
        "{x}",
        "$1",
        "$",
        "*",
        "1-0",
        "[",
        "]",
        '[FEN "',
        '"',
        "\\",
        "\n",
        ";",
        "%",
        "[%clk",
        "[%csl Ga1]",
        "O-O",
        "e2e3+",
        "☗７六歩",
        "...",
        "!?",
        "\ufeff",
        "\x00",
    ]
)


@settings(max_examples=300)
@given(st.lists(WORDS, max_size=40).map(" ".join) | st.text(max_size=200), st.booleans())
@example('[Variant "bishogi"]\n[FEN "', False)
def test_any_text(text: str, headed: bool) -> None:
    try:
        game = records.read(HEAD + text if headed else text)
    except KomagataError as error:
        assert str(error) != ""  # noqa: PT017 -- it need not be raised
        return
    written = records.write(game)
    again = records.read(written)
    assert holds(again) == holds(game)


@settings(max_examples=100)
@given(st.integers(0, 10_000), st.integers(0, 10_000), st.text(max_size=3))
def test_damaged_records(at: int, length: int, inserted: str) -> None:
    game = Game(load_rules("chu-shogi"))
    random_tree(game, 3, 20)
    written = records.write(game)
    at %= len(written)
    damaged = written[:at] + inserted + written[at + length % 10 :]
    try:
        read = records.read(damaged)
    except KomagataError:
        return
    records.write(read)


def test_tags_that_cannot_be_written() -> None:
    game = Game(load_rules("bishogi"))
    game.tags = {"White Player": "x", "": "y", "Good": "z"}
    with pytest.raises(NotationError) as caught:
        records.write(game)
    assert len(caught.value.faults) == 2


def test_half_a_character_costs_no_record() -> None:
    game = Game(load_rules("bishogi"))
    game.annotate(game.play("e2e3"), Note(comment="\ud83d"))
    assert records.read(records.write(game)).main_line()[0].comment == "?"


def test_files(tmp_path: Path) -> None:
    game = Game(load_rules("bishogi"))
    game.play("e2e3")
    path = tmp_path / "folder" / "game.kmg"
    records.save(game, path)
    assert holds(records.load(path)) == holds(game)
    with pytest.raises(FileError):
        records.save(game, tmp_path / "game.xyz")
    with pytest.raises(FileError):
        records.load(tmp_path / "nothing.kmg")
    assets.atomic_write(tmp_path / "bad.kmg", '[Variant "bishogi"]\n[FEN "x"]')
    with pytest.raises(NotationError) as caught:
        records.load(tmp_path / "bad.kmg")
    assert "bad.kmg" in str(caught.value)


def test_detection_goes_by_content() -> None:
    assert records.detect('  [Variant "x"]') == "kmg"
    with pytest.raises(NotationError):
        records.detect("rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w - - 0 1")
    with pytest.raises(FileError):
        records.write(Game(load_rules("bishogi")), "docx")
