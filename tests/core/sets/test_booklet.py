"""Rule booklets of every game: complete, inside their margins, and folded in the right order."""

from __future__ import annotations

from pathlib import Path

import pytest

from komagata.assets import resource
from komagata.draw.card import ordered
from komagata.draw.sheet import Page, paper
from komagata.draw.sheet.page import Group
from komagata.draw.sheet.paper import Paper
from komagata.draw.sheet.type import line
from komagata.errors import KomagataError
from komagata.faces.shapes import applied, multiply, points_of, sampled
from komagata.faces.theme import theme
from komagata.kernel import make_kernel
from komagata.multiboard.rules import MatchRules, match_ids, match_rules
from komagata.position import Rules, load_rules
from komagata.sets.booklet import book, imposed
from komagata.sets.booklet.book import BOTTOM, INNER, OUTER, TOP
from komagata.sets.booklet.entries import Entries, is_pieces
from komagata.sets.booklet.imposition import leaf_of, order
from komagata.sets.booklet.markdown import Fence, Grid, Heading, Paragraph, parse, words
from komagata.sets.job import Game, Job, Looks, Sheet
from komagata.sets.make import plan
from komagata.variants.catalog import catalog
from komagata.variants.compiler import compile_variant
from tests.core.games import GAMES
from tests.core.pages import read

ALL = (*GAMES, *match_ids())
SLACK = 0.6


def rules_of(game: str) -> Rules | MatchRules:
    return match_rules(game, {}) if game in match_ids() else load_rules(game)


def reach(group: Group) -> tuple[float, float, float, float]:
    points = [
        applied(multiply(group.matrix, shape.matrix), point)
        for shape in group.drawing
        for point in points_of(shape.path)
    ]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("sheet", ["A4", "Letter"])
def test_a_booklet_keeps_to_its_margins(game: str, sheet: str) -> None:
    leaf = leaf_of(paper(sheet))
    pages = book(rules_of(game), Looks(), leaf)
    assert len(pages) >= 4
    for number, page in enumerate(pages, 1):
        assert page.groups, f"page {number} is empty"
        left, right = (INNER, OUTER) if number % 2 else (OUTER, INNER)
        left, right = (OUTER, OUTER) if number == 1 else (left, right)
        for group in page.groups:
            box = reach(group)
            assert box[0] >= left - SLACK, number
            assert box[1] >= TOP - SLACK, number
            assert box[2] <= leaf.width - right + SLACK, number
            assert box[3] <= leaf.height - BOTTOM * 0.4, number


@pytest.mark.parametrize("game", ALL)
def test_every_character_of_a_page_can_be_set(game: str) -> None:
    lost: set[str] = set()
    for block in parse(read(resource(f"rules/en/{game}.md"))):
        said = ""
        match block:
            case Heading(_, runs) | Paragraph(runs):
                said = words(runs)
            case Grid(rows):
                said = "".join(words(cell) for row in rows for cell in row)
            case Fence():
                pass
        lost |= {char for char in said if not char.isspace() and not line(char, 1.0)}
    assert not lost


@pytest.mark.parametrize("game", ALL)
def test_every_row_of_the_table_of_pieces_is_an_entry(game: str) -> None:
    tables = [block for block in parse(read(resource(f"rules/en/{game}.md"))) if isinstance(block, Grid)]
    pieces = [table for table in tables if is_pieces(table)]
    rules = rules_of(game)
    boards = rules.boards if isinstance(rules, MatchRules) else (rules,)
    assert len(pieces) in (1, len(boards))
    for number, table in enumerate(pieces):
        made = Entries(boards[min(number, len(boards) - 1)], theme("print"), "kanji", 119.0, 3.0, "en", str)
        assert len(made.of_table(table)) == len(table.rows) - 1
        assert made.legend()


def test_a_game_without_a_page_has_its_pieces() -> None:
    compiled = compile_variant(catalog().read(Path("examples/lancers.toml").read_text("utf-8")), {})
    rules = Rules(compiled, make_kernel(compiled.tables))
    pages = book(rules, Looks(), leaf_of(paper("A4")))
    assert len(pages) == 2
    entries = [group for group in pages[1].groups if reach(group)[3] < leaf_of(paper("A4")).height - BOTTOM]
    assert entries
    assert len(Entries(rules, theme("print"), "kanji", 119.0, 3.0, "en", str).of_rules()) == len(ordered(rules))


def test_options_that_were_chosen_stand_on_the_cover() -> None:
    plain = book(load_rules("bishogi"), Looks(), leaf_of(paper("A4")))[0]
    chosen = book(load_rules("bishogi", {"nifu": "true"}), Looks(), leaf_of(paper("A4")))[0]
    assert len(chosen.groups) == len(plain.groups) + 2


@pytest.mark.parametrize("count", range(1, 20))
def test_every_page_is_printed_once_and_faces_its_neighbour(count: int) -> None:
    sides = order(count)
    assert len(sides) % 2 == 0
    printed = sorted(number for side in sides for number in side)
    assert printed == list(range(-(-count // 4) * 4))
    # Folded and stacked, the right half of a front is backed by the left half of its back.
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        assert back[0] == front[1] + 1
        assert front[0] == back[1] + 1


def test_imposed_pages_lie_in_the_right_halves() -> None:
    leaf = leaf_of(paper("A4"))
    pages = [Page(leaf) for _ in range(4)]
    for number, page in enumerate(pages):
        page.draw(line(str(number), 10.0))
    sides = imposed(pages, paper("A4"))
    assert [side.paper.width for side in sides] == [297.0, 297.0]
    halves = [[reach(group)[0] > leaf.width for group in side.groups if group.layer == "art"] for side in sides]
    assert halves == [[False, True], [False, True]]


@pytest.mark.parametrize("style", ["kanji1", "fide", "letters", "moves", "shogi-set"])
def test_a_booklet_in_every_style(style: str) -> None:
    assert len(book(load_rules("wildebishogi"), Looks(style=style), leaf_of(paper("A4")))) >= 4


@pytest.mark.parametrize("name", ["50x50", "148x105", "2000x50"])
def test_paper_too_small_for_a_page_is_refused(name: str) -> None:
    with pytest.raises(KomagataError, match=r"booklets: 180\.0 x 120\.0 mm are needed"):
        plan(Job((Game("yari-shogi"),), parts=("booklet",), sheet=Sheet(paper=name)))


def test_on_the_smallest_paper_no_page_runs_over_its_edge() -> None:
    for page in book(load_rules("yari-shogi"), Looks(), Paper("small", 90.0, 120.0)):
        for shape in page.shapes():
            for x, y in (applied(shape.matrix, point) for point in sampled(shape.path, 3)):
                assert -0.1 < x < 90.1
                assert -0.1 < y < 120.1
