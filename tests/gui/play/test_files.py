"""Saving, opening, malformed files, the question before something is lost."""

from __future__ import annotations

import random
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QProgressDialog

from komagata import records
from komagata.errors import FileError
from komagata.game import Game
from komagata.position import load_rules
from komagata.problem import Problem
from komagata.records.problems import add_problem
from komagata_gui.commands import loading
from komagata_gui.play.session import Mode
from tests.gui.play.person import Person


def save_to(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))


def open_from(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))


def answer(monkeypatch: pytest.MonkeyPatch, label: str) -> list[str]:
    """Answer the question about unsaved games; says how often it was asked."""
    asked: list[str] = []

    def run(box: QMessageBox) -> int:
        asked.append(box.text())
        button = next(button for button in box.buttons() if label in button.text().replace("&", ""))
        monkeypatch.setattr(box, "clickedButton", lambda: button)
        return 0

    monkeypatch.setattr(QMessageBox, "exec", run)
    return asked


def test_a_game_is_saved_and_opened_again(person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game.kmg"
    save_to(monkeypatch, path)
    open_from(monkeypatch, path)
    person.agree("bishogi")
    person.write_all("e2e3 e7e6 d2d3")
    person.act("previous")
    person.write("g1f3")
    person.act("save")
    assert "game.kmg" in person.desk.window.windowTitle()
    person.agree("chess")
    person.act("open")
    assert person.moves == ["e3", "e6", "Nf3", "d3"]
    assert person.desk.session.rules.id == "bishogi"
    assert person.desk.session.mode is Mode.REVIEW


def test_a_file_without_suffix_gets_one(person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    save_to(monkeypatch, tmp_path / "game")
    person.agree("bishogi")
    person.write("e2e3")
    person.act("save")
    assert (tmp_path / "game.kmg").exists()


def test_a_failed_save_loses_nothing(person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    save_to(monkeypatch, tmp_path / "file" / "game.kmg")
    person.agree("bishogi")
    person.write("e2e3")
    person.act("save")
    assert "could not be saved" in person.reads
    assert person.moves == ["e3"]
    assert person.desk.session.modified


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00rubbish",
        b'[Variant "no-such-game"]\n\n1. e4 *',
        b'[Variant "bishogi"]\n\n1. e2e9 *',
        b'[Variant "bishogi"]\n[FEN "8/8"]\n\n1. e2e3 *',
        b"8/8/8/8/8/8/8/9[] w -",
        b"[" * 5000,
        b'[Variant "bishogi"]\n\n' + b"(" * 5000,
    ],
)
def test_a_malformed_file_says_what_is_wrong_and_leaves_the_game_alone(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes
) -> None:
    answer(monkeypatch, "Don’t save")
    path = tmp_path / "bad.kmg"
    path.write_bytes(content)
    person.agree("bishogi")
    person.write("e2e3")
    before = records.write(person.desk.session.game)
    opened = person.desk.files.open_path(path)
    if not opened:
        assert "bad.kmg" in person.reads
        assert records.write(person.desk.session.game) == before
    else:
        assert person.desk.session.game.faults
        assert "Not everything" in person.reads


def test_a_missing_file(person: Person, tmp_path: Path) -> None:
    person.agree("bishogi")
    assert not person.desk.files.open_path(tmp_path / "none.kmg")
    assert "none.kmg" in person.reads


def test_names_that_no_file_can_have(person: Person) -> None:
    name = "x" * 300 + ".kmg"
    assert not person.desk.files.open_paths([Path(name), Path(name)])
    assert person.desk.files.recent() == []
    with pytest.raises(FileError, match="cannot write"):
        add_problem(Problem(person.desk.session.position, 2), name)


def test_a_position_is_opened_by_its_content(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n", encoding="utf-8")
    assert person.desk.files.open_path(path)
    assert person.desk.session.rules.id == "shogi"


def test_a_bare_list_of_moves_is_one_of_the_game_on_the_board(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "moves.txt"
    path.write_text("1. e3 e6 2. Nf3 {fine} *\n", encoding="utf-8")
    person.agree("bishogi")
    assert person.desk.files.open_path(path)
    assert person.moves == ["e3", "e6", "Nf3"]


def test_a_file_let_fall_on_the_window_is_opened(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "game.kmg"
    path.write_text('[Variant "bishogi"]\n\n1. e2e3 e7e6 *\n', encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(QPoint(9, 9)), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    person.desk.window.dropEvent(event)
    assert person.moves == ["e3", "e6"]


def test_the_game_in_play_is_asked_about_before_it_goes(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.kmg"
    path.write_text('[Variant "bishogi"]\n\n1. d2d3 *\n', encoding="utf-8")
    person.agree("bishogi")
    person.write("e2e3")
    asked = answer(monkeypatch, "Cancel")
    assert not person.desk.files.open_path(path)
    assert asked
    assert person.moves == ["e3"]
    answer(monkeypatch, "Don’t save")
    assert person.desk.files.open_path(path)
    assert person.moves == ["d3"]


def test_saving_from_the_question(person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    person.agree("bishogi")
    person.write("e2e3")
    answer(monkeypatch, "Save")
    save_to(monkeypatch, tmp_path / "kept.kmg")
    person.act("rematch")
    assert "e2e3" in (tmp_path / "kept.kmg").read_text(encoding="utf-8")
    assert person.moves == []


def test_a_game_that_was_not_saved_can_be_had_back(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    person.agree("bishogi")
    person.write_all("e2e3 e7e6")
    person.act("resign")
    person.press("rematch")
    menu = person.desk.menus.recent
    menu.aboutToShow.emit()
    kept = next(action for action in menu.actions() if action.text().endswith(".kmg"))
    kept.trigger()
    assert person.moves == ["e3", "e6"]
    assert person.desk.files.path is None


def test_copying_and_pasting(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    answer(monkeypatch, "Don’t save")
    person.agree("bishogi")
    person.write("e2e3")
    person.act("copy-position")
    assert QGuiApplication.clipboard().text() == str(person.desk.session.position)
    person.act("copy-record")
    person.agree("chess")
    person.act("paste")
    assert person.desk.session.rules.id == "bishogi"
    assert person.moves == ["e3"]
    QGuiApplication.clipboard().setText("hello")
    person.act("paste")
    assert "cannot be used" in person.reads
    assert person.moves == ["e3"]


def test_what_is_said_in_passing_gives_way_to_the_state_of_the_game(person: Person) -> None:
    person.desk.presenter._reading.setInterval(1)
    person.agree("bishogi")
    person.act("copy-position")
    person.wait_for(lambda: "White to move" in person.reads)


def test_a_format_that_does_not_hold_all_is_asked_about(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.kif"
    save_to(monkeypatch, path)
    person.agree("shogi")
    person.write_all("7g7f 3c3d")
    person.desk.session.remark(person.desk.session.node, "♥")
    asked = answer(monkeypatch, "Cancel")
    person.act("save")
    if asked:
        assert not path.exists()
        answer(monkeypatch, "Save a copy")
        person.act("save")
    assert path.exists()
    answer(monkeypatch, "Don’t save")
    assert person.desk.files.open_path(path)
    assert person.moves == ["P-7f", "P-3d"]


def test_a_japanese_record_in_shift_jis_is_opened(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "game.kif"
    path.write_bytes(
        "手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 ３四歩(33)\n".encode("cp932")
    )
    assert person.desk.files.open_path(path)
    assert person.desk.session.rules.id == "shogi"
    assert person.moves == ["P-7f", "P-3d"]


def long_record(path: Path, plies: int = 12_000) -> None:
    """A record of two lonely Knights that walk about."""
    chance = random.Random(1)
    rules = load_rules("bishogi")
    game = Game(rules, rules.position("k6n/8/8/8/8/8/8/N6K[] w -"))
    while game.node.ply < plies:
        move = chance.choice(game.position.legal_moves())
        if game.position.play(move).legal_moves():
            game.play(move, beyond_end=True)
    records.save(game, path)


def test_a_very_long_record_is_read_beside_the_window(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "long.kmg"
    long_record(path)
    person.agree("bishogi")
    beats: list[int] = []
    pulse = QTimer(person.desk.window, interval=10)
    pulse.timeout.connect(lambda: beats.append(person.desk.session.node.ply))
    pulse.start()
    assert person.desk.files.open_path(path)
    pulse.stop()
    assert beats.count(0) > 5, "the window was dead while the file was read"
    assert person.desk.session.node.ply == 12_000
    assert person.page.layout_of_moves().of(person.desk.session.node) is not None
    # Only what is looked at is put into words.
    person.desk.window.grab()
    assert 0 < len(person.page._texts) < 200
    laid = person.page.layout_of_moves()
    for name in ("previous", "first", "next", "last"):
        person.act(name)
    assert person.page.layout_of_moves() is laid


def test_nobody_has_to_wait_for_a_long_record(person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "long.kmg"
    long_record(path)
    monkeypatch.setattr(loading, "PATIENCE", 0)
    person.agree("bishogi")
    person.write("e2e3")

    def give_up() -> None:
        dialog = person.desk.window.findChild(QProgressDialog, "reading")
        assert dialog is not None
        assert "long.kmg" in dialog.labelText()
        dialog.cancel()

    QTimer.singleShot(0, give_up)
    assert not person.desk.files.open_path(path)
    assert person.moves == ["e3"]
    person.wait_for(lambda: all(thread.name != "komagata-work" for thread in threading.enumerate()))
    assert person.moves == ["e3"]


def test_what_is_wrong_with_a_long_file_is_said(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "long.kmg"
    path.write_text("nonsense " * 20_000, encoding="utf-8")
    person.agree("bishogi")
    assert not person.desk.files.open_path(path)
    assert "long.kmg cannot be opened" in person.reads
