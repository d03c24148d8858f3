"""Movement diagrams, piece cards, legends, influence and matches: what they show and refuse."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import komagata
from komagata import draw
from komagata.cli import run
from komagata.draw.card import ordered, written
from komagata.draw.diagram import Figure, figure, find, meanings, needed, remarks
from komagata.draw.standins import dealt
from komagata.draw.tables import beside
from komagata.draw.ways import Palette, sign
from komagata.errors import UnknownName
from komagata.faces import STYLES, theme
from komagata.pieces import Side
from tests.core.golden import games
from tests.core.svgcheck import checked

GAMES = {rules.id: rules for rules in games()}


def of(game: str, piece: str | int) -> Figure:
    rules = GAMES[game]
    return figure(rules, find(rules, piece), "fide", theme())


def said(game: str, piece: str) -> list[str]:
    rules = GAMES[game]
    code = find(rules, piece)
    shown = of(game, piece)
    return [str(words) for _, words in (*meanings(shown.keys), *remarks(rules, code, shown.keys))]


@pytest.mark.parametrize(
    ("game", "piece", "keys"),
    [
        ("shogi", "G", {"step"}),
        ("shogi", "N", {"jump"}),
        ("shogi", "+r", {"slide", "step"}),
        ("bishogi", "P", {"step-move", "step-capture"}),
        ("chu-shogi", "lion", {"first", "second", "jump", "igui", "pass"}),
        ("chu-shogi", "horned-falcon", {"slide", "first", "second", "jump", "igui", "pass"}),
        ("xiangqi", "C", {"step-move", "hurdle", "step-capture"}),
        ("xiangqi", "H", {"gate", "jump"}),
        ("xiangqi", "K", {"step"}),
        ("xiangqi", "P", {"step", "somewhere"}),
        ("cannibal-bishogi", "R'", {"crooked"}),
        ("sekishogi", "M", {"step-move", "victim", "jump-capture"}),
        ("chess", "P", {"step-move", "step-capture", "somewhere"}),
    ],
)
def test_a_diagram_uses_the_marks_of_the_movement(game: str, piece: str, keys: set[str]) -> None:
    found = set(of(game, piece).keys)
    assert found - {"royal"} == keys


def test_a_diagram_says_what_no_mark_can() -> None:
    assert "only from rank 2" in said("chess", "P")
    assert "Takes in passing." in said("chess", "P")
    assert "only from ranks 6 to 10" in said("xiangqi", "P")
    assert "Never leaves d1-f3." in said("xiangqi", "A")
    assert "Never leaves ranks 1 to 5." in said("xiangqi", "E")
    assert "May capture next to it without moving." in said("chu-shogi", "N")
    assert said("shogi", "K") == ["moves or captures there"]


def test_the_second_player_sees_his_piece_move_forward() -> None:
    one, other = of("shogi", "P"), of("shogi", "p")
    dots = [shape.matrix for shape in one.drawing if shape.fill == theme().board.label and not shape.name]
    assert dots
    assert dots == [shape.matrix for shape in other.drawing if shape.fill == theme().board.label and not shape.name]


def test_modes_differ_without_colour() -> None:
    palette = Palette.of(theme())
    for key in ("step", "jump"):
        shapes = [tuple(shape.path for shape in sign(key, mode, palette)) for mode in ("", "move", "capture")]
        assert len(set(shapes)) == 3


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_has_a_diagram(game: str) -> None:
    rules = GAMES[game]
    for number, code in enumerate(rules.tables.codes):
        if code is not None and code.side == Side.FIRST:
            shown = figure(rules, number, "kanji", theme())
            assert shown.keys, rules.compiled.tokens[number]
            assert shown.squares >= 5
            assert needed(rules.tables.movements[code.movement]) * 2 + 1 == shown.squares


def test_a_piece_is_named_in_many_ways() -> None:
    rules = GAMES["dual-return-bishogi"]
    assert find(rules, "yeoman") == find(rules, "P'")
    assert find(rules, "queen") == find(rules, "Q") == rules.compiled.codes["Q"]
    assert find(rules, 3) == 3
    with pytest.raises(UnknownName, match=r"no piece unicorn; there are .*K.*yeoman"):
        find(rules, "unicorn")


@pytest.mark.parametrize("style", STYLES)
def test_diagrams_cards_and_legends_are_plain_svg(style: str) -> None:
    rules = GAMES["wildebishogi"]
    checked(draw.diagram(rules, "++P", style, title="Gnu"))
    checked(draw.diagram(rules.start(), "G", style, legend=False, radius=2))
    checked(draw.card(rules, style, second="letters", columns=2))
    checked(draw.legend(rules, style))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_card(game: str) -> None:
    rules = GAMES[game]
    svg = draw.card(rules, size=700)
    root = checked(svg)
    assert root.get("width") == "700"
    shown = {code.kind for code in rules.tables.codes if code is not None}
    assert {rules.compiled.kinds.index(kind) for kind in ordered(rules)} == shown


def test_a_card_may_be_of_discs_or_wedges() -> None:
    rules = GAMES["xiangqi"]
    assert "body-wedge" not in draw.card(rules).replace("body-wedge_2fpawn", "")
    assert "body-wedge_2fking" in draw.card(rules, shape="wedge")


def test_names_in_another_language_need_outlines() -> None:
    assert written({"en": "Pawn", "ja": "石刃"}, "ja") == "石刃"
    assert written({"en": "Pawn", "ja": "☃"}, "ja") == "Pawn"
    assert written({"en": "Pawn"}, "de") == "Pawn"


HANGING = "4k3/8/8/3p4/4P3/8/8/4K2R w - - 0 1"


def test_influence_counts_attackers_and_finds_what_hangs() -> None:
    position = komagata.variant("chess").position(HANGING)
    board = position.board
    found = {board.name(entry.square): entry for entry in draw.influence(position, "both")}
    assert (found["d5"].own, found["d5"].enemy, found["d5"].hangs) == (1, 0, True)
    assert (found["e4"].own, found["e4"].enemy, found["e4"].hangs) == (0, 1, True)
    assert (found["h1"].own, found["h1"].hangs) == (0, False) if "h1" in found else True
    assert (found["f1"].own, found["f1"].enemy) == (2, 0)
    own = {board.name(entry.square): entry for entry in draw.influence(position, "own")}
    assert own["d5"].hangs
    assert "e4" not in own
    theirs = draw.influence(position, "own", Side.SECOND)
    assert {board.name(entry.square) for entry in theirs if entry.hangs} == {"e4"}
    with pytest.raises(UnknownName, match="own, enemy, both"):
        draw.influence(position, "none")


def test_influence_is_told_apart_without_colour() -> None:
    position = komagata.variant("chess").position(HANGING)
    own, enemy = (draw.board(position, influence=which, theme="print") for which in ("own", "enemy"))
    assert "hatch-own" in own
    assert "hatch-enemy" not in own
    assert "hatch-enemy" in enemy
    rising, falling = (picture.split('<path id="hatch-')[1].split('d="')[1].split('"')[0] for picture in (own, enemy))
    assert rising != falling


def test_pieces_of_a_set_are_dealt_out() -> None:
    start = draw.scene(komagata.variant("bishogi-81").start())
    names = [placed.look.stand_ins for placed in dealt(start).pieces if placed.look.symbol.letters == "B"]
    assert sorted(names) == [("角行",)] * 2 + [("銀将",)] * 4 + [("飛車",)] * 2
    held = draw.scene(komagata.variant("bishogi-81").position("4k4/9/9/9/9/9/9/9/4K4[BBB] w -"))
    assert [(item.look.stand_ins, item.count) for item in dealt(held).hands[0]] == [(("銀将",), 2), (("角行",), 1)]


def test_turned_promotions_are_drawn_turned() -> None:
    position = komagata.variant("wildebishogi").position("k8/9/4+P++P3/9/9/9/9/9/4K4[] w -")
    assert draw.board(position, "shogi-set") != draw.board(position, "kanji")
    assert "matrix(0.07071 -0.07071" in draw.board(position, "shogi-set")


def test_a_match_shows_both_boards() -> None:
    svg = draw.match(komagata.match("easterhouse"), cell=20)
    checked(svg)
    bughouse = komagata.match("bughouse")
    bughouse.play("S1", "e2e4")
    move = bughouse.turns[0].move
    assert draw.match(bughouse, last_moves=[move, None]) != draw.match(bughouse)
    assert draw.match(bughouse, flipped=True) != draw.match(bughouse)
    plain = draw.scene(komagata.variant("chess").start())
    checked(beside([plain, plain], [draw.Options(), draw.Options(flipped=True)], size=300))


@dataclass(frozen=True)
class Line:
    """A command line and what comes of it."""

    words: str
    status: int
    said: str = ""


@pytest.mark.parametrize(
    "line",
    [
        Line("card chu-shogi --piece lion -o -", 0, "<svg"),
        Line("card bishogi --columns 2 --theme dark -o -", 0, "<svg"),
        Line("card bishogi-81 --legend --style shogi-set -o -", 0, "<svg"),
        Line("card bishogi --piece unicorn -o -", 2, "no piece unicorn"),
        Line("card bishogi -o card.gif", 2, ".svg .png .pdf"),
        Line("draw bishogi --arrow e2-e4 5g-5e:2 --circle a1:4 --dot c3 --highlight h4:2 -o -", 0, "<svg"),
        Line("draw bishogi --moves=e2e3,d7d6,f1b5 --influence both -o -", 0, "hatch-own"),
        Line("draw bishogi --arrow z9 -o -", 2, "no square z9"),
        Line("draw bishogi --arrow e2e4e5- -o -", 2, "a square or two"),
        Line("draw easterhouse --moves=S1:h3e3 -o -", 0, "<svg"),
        Line("draw easterhouse --moves=h3e3 -o -", 2, "a seat and its move"),
        Line("draw xiangqi --shape wedge --flat --inside --no-last-move --no-check -o -", 0, "<svg"),
    ],
    ids=lambda line: line.words,
)
def test_the_command_line(line: Line, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert run(line.words.split()) == line.status
    out, err = capfdbinary.readouterr()
    assert line.said in (out if line.status == 0 else err).decode()


def test_the_last_of_the_moves_is_shown(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    last = theme().marks.last
    run("draw bishogi --moves=e2e3 -o -".split())
    assert last in capfdbinary.readouterr()[0].decode()
    run("draw bishogi --moves=e2e3 --no-last-move -o -".split())
    assert last not in capfdbinary.readouterr()[0].decode()
