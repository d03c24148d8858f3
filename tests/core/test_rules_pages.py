"""The rules pages: one for every game, complete, and true in everything that can be tried."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from komagata.assets import resource
from komagata.commands.textboard import board_lines
from komagata.multiboard.rules import match_ids, match_rules
from komagata.position import Position, load_rules
from komagata.variants.options import settle
from komagata.variants.schema import OptionPart, PiecePart, VariantFile
from tests.core.games import GAMES
from tests.core.pages import Example, blocks, code, examples, hold, read, rows

PAGES = (*GAMES, *match_ids())
FOLDER = "rules/en"


def page(game: str) -> str:
    return read(resource(f"{FOLDER}/{game}.md"))


def starts(game: str) -> list[Position]:
    """The opening of every board of a game."""
    if game in GAMES:
        return [load_rules(game).start()]
    return [board.start() for board in match_rules(game, {}).boards]


def boards(game: str) -> list[VariantFile]:
    return [start.rules.variant for start in starts(game)]


def variant(game: str) -> VariantFile:
    return boards(game)[0]


def options(game: str) -> Mapping[str, OptionPart]:
    return variant(game).options if game in GAMES else match_rules(game, {}).file.options


def test_no_page_without_a_game() -> None:
    assert {path.stem for path in resource(FOLDER).glob("*.md")} == set(PAGES)


@pytest.mark.parametrize("game", PAGES)
def test_sections(game: str) -> None:
    heads = [line.removeprefix("## ") for line in page(game).splitlines() if line.startswith("## ")]
    assert page(game).startswith("# ")
    assert heads[:1] + heads[-1:] == ["Board and array", "Where these rules come from"]
    assert {"Pieces", "The end of the game", "Repetition", "Options", "Writing positions and moves"} <= set(heads)


@pytest.mark.parametrize("game", PAGES)
def test_array(game: str) -> None:
    shown = [block.body.splitlines() for block in blocks(page(game), "board")]
    arrays = [[line for line in board_lines(start) if not line.startswith("in ")] for start in starts(game)]
    assert shown == arrays


@pytest.mark.parametrize("game", PAGES)
def test_every_piece(game: str) -> None:
    """Name, letter, kanji, movement and promotions as the variant file states them."""
    table = [row for row in rows(page(game)) if "Betza" in row]
    for file in boards(game):
        for piece in file.pieces.values():
            name = piece.names["en"]
            told = [row for row in table if row["Piece"] == name]
            assert any(tells(row, piece, file) for row in told), (
                f"{FOLDER}/{game}.md: {name} is {expected(piece, file)}"
            )


def expected(piece: PiecePart, file: VariantFile) -> dict[str, list[str]]:
    """What the row of a piece has to hold."""
    return {
        "Letter": [piece.letter] if piece.letter else [],
        "Kanji": [*piece.kanji, *piece.kanji_second],
        "Betza": [piece.move, *piece.move_in.values()],
        "Promotes to": [file.pieces[kind].names["en"] for kind in piece.promotes] or ["–"],
    }


def tells(row: Mapping[str, str], piece: PiecePart, file: VariantFile) -> bool:
    wanted = expected(piece, file)
    return (
        (not piece.letter or code(row["Letter"]) == wanted["Letter"])
        and set(row["Kanji"].replace("/", " ").split()) == set(wanted["Kanji"])
        and set(wanted["Betza"]) <= set(code(row["Betza"]))
        and row["Promotes to"].split(" or ") == wanted["Promotes to"]
    )


@pytest.mark.parametrize("game", PAGES)
def test_every_option(game: str) -> None:
    """Each with all its choices and its default, and no other."""
    table = {code(row["Option"])[0]: row for row in rows(page(game)) if "Option" in row and "Choices" in row}
    assert list(table) == list(options(game))
    for name, option in options(game).items():
        assert code(table[name]["Default"]) == [option.default], name
        assert set(option.choices) <= set(code(table[name]["Choices"])), name


@pytest.mark.parametrize("game", PAGES)
def test_every_preset(game: str) -> None:
    """Tables with a column for each preset tell what it does to every option that presets differ in."""
    known = options(game)
    for preset, part in known.items():
        if not any(choice.options for choice in part.choices.values()):
            continue
        told = {code(row["Option"])[0]: row for row in rows(page(game)) if f"`{next(iter(part.choices))}`" in row}
        for name in known:
            values = {choice: settle(variant(game), {preset: choice})[name] for choice in part.choices}
            if name != preset and len(set(values.values())) > 1:
                assert {choice: code(told[name][f"`{choice}`"])[0] for choice in part.choices} == values


EXAMPLES = [
    pytest.param(game, example, id=f"{game}, line {example.line}")
    for game in PAGES
    if resource(FOLDER).joinpath(f"{game}.md").exists()
    for example in examples(page(game))
]


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_example(game: str, example: Example) -> None:
    hold(example, game)


@pytest.mark.parametrize("game", PAGES)
def test_there_are_examples(game: str) -> None:
    assert len(examples(page(game))) >= 2
