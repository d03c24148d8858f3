"""Problems in the position editor: solved in the background, looked through, kept in files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QInputDialog
from pytestqt.qtbot import QtBot

from komagata import records, variant
from komagata.errors import FileError
from komagata.problem import Problem
from komagata.records.problems import add_problem, load_problems
from komagata_gui.app import Desk
from komagata_gui.editor.positiondesk import PROBLEM_TAB
from komagata_gui.editor.positiondrafts import Task
from komagata_gui.editor.positionproblem import NODE
from komagata_gui.editor.positionsheet import SheetDialog
from komagata_gui.editor.positionuse import Use, UseDialog
from tests.gui.editor.conftest import Opened
from tests.gui.editor.position_hand import Hand

MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"
TSUME = "8l/6+P1k/7pp/9/9/9/9/9/9 b RG 1"
SLOW = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 1"


def open_problem(edit: Opened, game: str, line: str, moves: int) -> Hand:
    hand = edit(game, line)
    hand.desk.window.tabs.setCurrentIndex(PROBLEM_TAB)
    hand.desk.window.problem.moves.setValue(moves)
    return hand


def solve(hand: Hand) -> str:
    panel = hand.desk.window.problem
    with hand.bot.waitSignal(panel.solver.solved, timeout=20_000):
        panel.solve.click()
    return panel.verdict.text()


def test_a_problem_is_solved_and_looked_through(edit: Opened) -> None:
    hand = open_problem(edit, "chess", MORPHY, 2)
    words = solve(hand)
    assert "Mate in 2." in words
    assert "The key is the only one: Ra6." in words
    tree = hand.desk.window.problem.tree
    key = tree.topLevelItem(0)
    assert key is not None
    assert key.text(0) == "1. Ra6"
    before = hand.reads
    tree.setCurrentItem(key)
    node = key.data(0, NODE)
    shown = hand.board.scene()
    assert set(shown.pieces) == {square for square, _ in node.position.pieces()}
    assert shown.last_move.squares
    hand.choose("Q")
    hand.click("h1")
    assert hand.reads == before
    assert set(hand.board.scene().pieces) != set(shown.pieces)
    hand.click("h1")
    assert hand.token("h1") == "Q"
    assert tree.topLevelItemCount() == 0
    assert hand.desk.window.problem.verdict.text() == ""


@pytest.mark.parametrize(
    ("game", "line", "moves", "expected"),
    [
        ("chess", MORPHY, 1, "There is no mate in 1."),
        ("chess", "6k1/5ppp/8/8/8/8/8/K2RR3 w - - 0 1", 1, "There are 2 keys: Rd8#, Re8#."),
        ("chess", "7k/8/5K2/8/8/8/8/6R1 w - - 0 1", 3, "Shorter than the task says."),
        ("chu-shogi", "g11/12/12/12/5+e6/5k6/5N6/12/12/12/12/K11 b - 1", 1, "Mate in 1."),
    ],
)
def test_verdicts(edit: Opened, game: str, line: str, moves: int, expected: str) -> None:
    assert expected in solve(open_problem(edit, game, line, moves))


def test_tsume_needs_no_king_of_the_attacker(edit: Opened) -> None:
    hand = edit("shogi", TSUME)
    assert "royal pieces" in hand.listed
    hand.desk.window.tabs.setCurrentIndex(PROBLEM_TAB)
    assert "royal pieces" not in hand.listed
    position = hand.desk.model.position()
    assert position is not None
    dialog = UseDialog(position, None, hand.desk.window)
    assert [use for use, button in dialog.buttons.items() if button.isEnabled()] == [Use.RECORD]
    dialog.deleteLater()
    hand.desk.window.problem.checks_only.setChecked(True)
    assert "Mate in 1." in solve(hand)


def test_a_search_is_stopped_and_the_window_lives_meanwhile(edit: Opened) -> None:
    hand = open_problem(edit, "chess", SLOW, 8)
    panel = hand.desk.window.problem
    panel.effort.setCurrentIndex(panel.effort.count() - 1)
    with hand.bot.waitSignal(panel.solver.progressed, timeout=20_000):
        panel.solve.click()
    assert panel.progress.isVisible()
    assert "positions" in panel.verdict.text()
    with hand.bot.waitSignal(panel.solver.solved, timeout=20_000):
        panel.stop.click()
    assert "Stopped after" in panel.verdict.text()
    panel.solve.click()
    hand.choose("q")
    hand.click("a4")
    assert not panel.solver.busy
    panel.effort.setCurrentIndex(0)
    assert "Not decided" in solve(hand) or "Mate" in solve(hand)


def test_files_of_problems(edit: Opened, tmp_path: Path) -> None:
    hand = open_problem(edit, "chess", MORPHY, 2)
    panel, files = hand.desk.window.problem, hand.desk.files
    panel.title.setText("Fifty years")
    panel.author.setText("Paul Morphy")
    panel.author.textEdited.emit("Paul Morphy")
    wrote = files.unsaved
    assert wrote
    path = tmp_path / "problems.kmg"
    first = panel.problem()
    assert first is not None
    said: list[str] = []
    files.noticed.connect(said.append)
    assert files.write_path(tmp_path / "alone.kmg", first, adding=True)
    assert files.write_path(path, first, adding=False)
    assert not files.unsaved
    tsume = Problem(variant("shogi").position(TSUME, composed=True), 1, checks_only=True, title="Second")
    assert files.write_path(path, tsume, adding=True)
    assert said == ["Saved as alone.kmg.", "Saved as problems.kmg.", "problems.kmg holds 2 problems now."]
    problems, faults = load_problems(path)
    assert problems == [first, tsume]
    assert not faults
    again = edit("bishogi")

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QInputDialog)
        assert "Second" in dialog.comboBoxItems()[1]
        dialog.setTextValue(dialog.comboBoxItems()[1])
        dialog.accept()

    QTimer.singleShot(0, choose)
    assert again.desk.files.open_path(path)
    assert again.desk.model.now.rules.id == "shogi"
    assert again.desk.window.problem.task() == Task(1, True, "Second")
    assert not again.desk.model.unused


def test_files_that_hold_no_problem(tmp_path: Path) -> None:
    path = tmp_path / "game.kmg"
    records.save(records.read('[Variant "chess"]\n\n1. e2e4 *\n'), path)
    with pytest.raises(FileError, match="no problem"):
        load_problems(path)
    problem = Problem(variant("chess").position(MORPHY), 2)
    before = path.read_bytes()
    with pytest.raises(FileError):
        add_problem(problem, path)
    assert path.read_bytes() == before
    assert add_problem(problem, tmp_path / "new.kmg") == 1


def test_the_solution_becomes_a_record_and_the_record_a_problem(desk: Desk, qtbot: QtBot) -> None:
    editor = desk.games.setups.compose()
    assert editor.window.tabs.currentIndex() == PROBLEM_TAB
    rules = variant("chess")
    editor.model.take(rules, rules.setup(MORPHY))
    panel = editor.window.problem
    panel.title.setText("Ra6")
    with qtbot.waitSignal(panel.solver.solved, timeout=20_000):
        panel.solve.click()
    panel.open_solution.click()
    assert desk.session.game.tags["Title"] == "Ra6"
    assert desk.session.game.tags["Stipulation"] == "mate in 2"
    desk.games.setups.close_all()
    again = desk.games.setups.compose()
    assert again.window.problem.task() == Task(2, False, "Ra6")
    assert str(again.model.setup) == MORPHY
    desk.games.setups.close_all()


def test_a_problem_is_among_the_drafts(edit: Opened) -> None:
    from komagata_gui.editor.positiondrafts import drafts

    hand = open_problem(edit, "chess", MORPHY, 4)
    hand.desk.window.problem.title.setText("Draft")
    hand.desk.window.problem.title.textEdited.emit("Draft")
    hand.desk.window.close()
    (draft,) = drafts()
    assert draft.task == Task(4, False, "Draft")
    draft.path.unlink()


def test_a_sheet_of_several_problems(edit: Opened, tmp_path: Path) -> None:
    from pypdf import PdfReader

    hand = open_problem(edit, "chess", MORPHY, 2)
    path = tmp_path / "three.kmg"
    for problem in (
        Problem(variant("chess").position(MORPHY), 2, title="First"),
        Problem(variant("shogi").position(TSUME, composed=True), 1, checks_only=True),
        Problem(variant("chess").position("6k1/5ppp/8/8/8/8/8/K2RR3 w - - 0 1"), 1),
    ):
        add_problem(problem, path)
    hand.desk.files.collection = tuple(load_problems(path)[0])
    dialog = SheetDialog(hand.desk.files.collection, None, tmp_path, hand.desk.window)
    hand.bot.addWidget(dialog)
    hand.bot.waitUntil(lambda: dialog.told.text() == "2 pages", timeout=20_000)
    for to_page, sheets in ((1, 4), (2, 3), (4, 2), (6, 2)):
        dialog.to_page.setCurrentIndex(dialog.to_page.findData(to_page))
        dialog.refresh()
        assert len(dialog.pages) == sheets
    dialog.solve.setChecked(False)
    dialog.title.setText("Three problems")
    dialog.landscape.setChecked(True)
    out = tmp_path / "sheet.pdf"
    assert dialog.write(out)
    read = PdfReader(out)
    assert len(read.pages) == 1
    assert float(read.pages[0].mediabox.width) > float(read.pages[0].mediabox.height)
    assert read.metadata is not None
    assert read.metadata.title == "Three problems"
    from PySide6.QtPrintSupport import QPrinter

    from komagata_gui.editor.positionprinting import make_printer, print_pages

    printer = make_printer(dialog.pages)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    assert print_pages(dialog.pages, printer)
    assert len(PdfReader(tmp_path / "printed.pdf").pages) == 1
    shut = dialog.told.text()
    assert not dialog.write(Path("/proc/nowhere/sheet.pdf"))
    assert dialog.told.text() != shut
    dialog.close()


def test_titles_in_any_script_are_lettered(qtbot: QtBot) -> None:
    from komagata.faces.shapes import bounds
    from komagata_gui.editor.positionletters import lettered

    (shape,), long = lettered("Абв", 4.0, "bold")
    left, top, right, bottom = bounds(shape.path)
    scale = shape.matrix[0]
    assert 2.0 < long < 20.0
    assert -1.0 < left * scale < right * scale < long + 1.0
    assert -6.0 < top * scale < bottom * scale < 2.0
    (nothing,), none = lettered("", 4.0, "roman")
    assert (nothing.path, none) == ((), 0.0)
