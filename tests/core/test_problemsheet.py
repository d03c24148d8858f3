"""Problems on pages: every grid, every kind of game, and solutions that can be read."""

from __future__ import annotations

from io import BytesIO

import pytest
from pypdf import PdfReader

from komagata import KomagataError, variant
from komagata.draw.board import Options
from komagata.draw.sheet import paper, pdf
from komagata.draw.sheet.type import lacking
from komagata.faces.shapes import Drawing, Shape, points_of, rectangle
from komagata.problem import Problem, solve
from komagata.sets.problemsheet import GRIDS, Entry, Layout, _told, problem_sheet, task_words

MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"
LINES = {
    "chess": MORPHY,
    "shogi": "8l/6+P1k/7pp/9/9/9/9/9/9 b RG 1",
    "chu-shogi": "g11/12/12/12/5+e6/5k6/5N6/12/12/12/12/K11 b - 1",
    "cannibal-bishogi": "k7/8/1K6/8/3P'4/8/8/7R[N'] w -",
    "xiangqi": "3k5/9/9/9/9/9/9/4R4/9/4K4 w - - 0 1",
    "sekishogi": "8/8/8/2m5/3M4/8/8/8[] w -",
}


def entries() -> list[Entry]:
    found = []
    for game, line in LINES.items():
        problem = Problem(variant(game).position(line, composed=True), 2, title=f"About {game}" * 4, author="A. Nyone")
        found.append(Entry(problem, solve(problem)))
    return found


@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize("to_page", GRIDS)
def test_everything_stands_on_the_page(to_page: int, landscape: bool) -> None:
    sheet = paper("A4", landscape=landscape)
    pages = problem_sheet(entries(), Layout(sheet, to_page, Options(cell=60, flat=True), "A heading"))
    assert len(pages) == -(-len(LINES) // to_page) + 1
    for page in pages:
        for shape in page.shapes():
            a, b, c, d, e, f = shape.matrix
            for x, y in points_of(shape.path):
                assert -0.01 <= a * x + c * y + e <= sheet.width + 0.01
                assert -0.01 <= b * x + d * y + f <= sheet.height + 0.01
    assert len(PdfReader(BytesIO(pdf(pages))).pages) == len(pages)


def test_without_solutions() -> None:
    unsolved = [Entry(entry.problem) for entry in entries()]
    assert len(problem_sheet(unsolved, Layout(paper("A5"), 6))) == 1
    assert len(problem_sheet(entries(), Layout(paper("A5"), 6, solutions=False))) == 1
    assert problem_sheet([], Layout(paper("A5"))) == []
    with pytest.raises(KomagataError, match="not 3"):
        problem_sheet(unsolved, Layout(paper("A5"), 3))


def test_a_solution_as_books_write_it() -> None:
    problem = Problem(variant("chess").position(MORPHY), 2)
    words = "".join(run.words for run in _told(problem, solve(problem), Layout(paper("A4"))))
    assert words.startswith("1.Ra6!")
    assert "1…bxa6 2.b7#" in words
    assert words.endswith(".")
    assert str(task_words(problem)) == "white mates in 2"
    short = Problem(variant("chess").position("6k1/5ppp/8/8/8/8/8/K2RR3 w - - 0 1"), 2)
    words = "".join(run.words for run in _told(short, solve(short), Layout(paper("A4"))))
    assert "shorter than the task says: mate in 1" in words
    assert "Other keys" in words
    none = Problem(variant("chess").position("8/8/8/8/5Q2/8/4K3/6k1 w - - 0 1"), 2)
    assert "".join(run.words for run in _told(none, solve(none), Layout(paper("A4")))) == "There is no mate in 2."


def test_nobody_is_mated_where_there_are_no_royals() -> None:
    problem = Problem(variant("sekishogi").position(LINES["sekishogi"]), 2)
    assert str(task_words(problem)) == "white wins in 2"
    words = "".join(run.words for run in _told(problem, solve(problem), Layout(paper("A4"))))
    assert "shorter than the task says: win in 1" in words
    open_ = Problem(variant("sekishogi").start(), 1)
    assert "".join(run.words for run in _told(open_, solve(open_), Layout(paper("A4")))) == "There is no win in 1."


def test_characters_without_an_outline_are_lettered_by_others() -> None:
    assert lacking("Paul Morphy, 詰将棋") == ""
    assert lacking("朱☃朱") == "朱☃"
    asked: list[tuple[str, str]] = []

    def letter(words: str, size: float, cut: str) -> tuple[Drawing, float]:
        asked.append((words, cut))
        return (Shape(rectangle(0.0, -size, size, size), fill="#123456"),), 1000.0

    problem = Problem(variant("chess").position(MORPHY), 2, title="朱", author="☃")
    sheet = paper("A5")
    pages = problem_sheet([Entry(problem, solve(problem))], Layout(sheet, 1, title="朱", letterer=letter))
    assert asked == [("朱", "bold"), ("1. 朱", "bold"), ("☃", "italic"), ("1. 朱", "bold")]
    for page in pages:
        for shape in page.shapes():
            assert shape.fill != "#123456"
            a, _, c, _, e, _ = shape.matrix
            assert all(-0.01 <= a * x + c * y + e <= sheet.width + 0.01 for x, y in points_of(shape.path))
