"""Everything to the clipboard and back, and what is let fall on the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtSvg import QSvgRenderer

from komagata import records
from komagata.position import load_rules
from komagata_gui.actions import COPIED_RECORDS
from komagata_gui.play.session import Mode
from tests.gui.play.person import Person
from tests.gui.play.test_files import answer

CHU = "k4r5n/12/9B2/12/5N5r/5G6/12/12/12/12/12/K11 b - 1"
GAMES = {"bishogi": "e2e3 d7d6", "shogi": "7g7f 3c3d 8h2b+", "chu-shogi": "a4a5 a9a8", "chess": "e2e4 e7e5"}


def text() -> str:
    return QGuiApplication.clipboard().text()


def paste(person: Person, words: str) -> None:
    QGuiApplication.clipboard().setText(words)
    person.act("paste")


def drop(person: Person, data: QMimeData) -> bool:
    """Let something fall on the window, as a file manager does."""
    buttons, keys, copy = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.DropAction.CopyAction
    enters = QDragEnterEvent(QPoint(9, 9), copy, data, buttons, keys)
    enters.ignore()
    person.desk.window.dragEnterEvent(enters)
    if enters.isAccepted():
        person.desk.window.dropEvent(QDropEvent(QPointF(9, 9), copy, data, buttons, keys))
    return enters.isAccepted()


def files(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def test_nothing_to_paste(person: Person) -> None:
    QGuiApplication.clipboard().clear()
    person.act("paste")
    assert "There is no text to paste" in person.reads


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("action", ["copy-position", "copy-fen", "copy-sfen"])
def test_positions_come_back(person: Person, monkeypatch: pytest.MonkeyPatch, game: str, action: str) -> None:
    answer(monkeypatch, "Don’t save")
    person.agree(game)
    person.write_all(GAMES[game])
    assert person.desk.session.node.ply == len(GAMES[game].split())
    shown = person.desk.session.position
    person.desk.menus.copying.aboutToShow.emit()
    if not person.desk.window.actions_[action].isEnabled():
        assert (game, action) in {("bishogi", "copy-sfen"), ("chess", "copy-sfen")}
        person.desk.window.actions_[action].trigger()
        person.desk.clipboard.handlers()[action]()
        assert "does not hold the position" in person.reads
        return
    person.act(action)
    person.agree(game)
    person.act("paste")
    assert person.desk.session.position == shown
    assert person.desk.session.rules.id == game


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", ["record", *COPIED_RECORDS])
def test_records_come_back(person: Person, monkeypatch: pytest.MonkeyPatch, game: str, form: str) -> None:
    answer(monkeypatch, "Don’t save")
    person.agree(game)
    person.write_all(GAMES[game])
    assert len(person.moves) == len(GAMES[game].split())
    moves, shown = person.moves, person.desk.session.position
    person.desk.menus.copying.aboutToShow.emit()
    action = person.desk.window.actions_[f"copy-{form}"]
    if not action.isEnabled():
        # A format that does not know the game is greyed out, and says why if it is asked for all the same.
        assert form in {"kif", "ki2", "csa", "jkf", "bod", "usi"}
        action.setEnabled(True)
        person.act(f"copy-{form}")
        assert "cannot be copied" in person.reads
        return
    person.act(f"copy-{form}")
    assert text()
    person.agree("bishogi" if game != "bishogi" else "chess")
    person.act("paste")
    assert person.desk.session.rules.id == game
    assert person.desk.session.position.state.board == shown.state.board
    assert person.moves == ([] if form == "bod" else moves)


def test_what_a_format_does_not_hold_is_said(person: Person) -> None:
    person.agree("shogi")
    person.write_all("7g7f 3c3d")
    person.desk.session.remark(person.desk.session.node, "a remark")
    person.act("copy-usi")
    assert "does not hold" in person.reads
    assert "comments: 1" in person.reads
    person.act("copy-kif")
    assert "does not hold" not in person.reads


def test_a_picture_is_copied_as_outlines_and_pixels_at_once(person: Person) -> None:
    person.agree("bishogi")
    person.write("e2e3")
    person.act("flip")
    person.act("copy-picture")
    data = QGuiApplication.clipboard().mimeData()
    svg = bytes(data.data("image/svg+xml").data())
    assert QSvgRenderer(svg).isValid()
    image = data.imageData()
    assert isinstance(image, QImage)
    assert image.width() == 2 * QSvgRenderer(svg).defaultSize().width()
    assert len({image.pixel(x, image.height() // 2) for x in range(0, image.width(), 7)}) > 5
    assert data.text() == str(person.desk.session.position)
    straight = svg
    person.act("flip")
    person.act("copy-picture")
    assert bytes(QGuiApplication.clipboard().mimeData().data("image/svg+xml").data()) != straight


def test_moves_are_copied_as_the_list_shows_them(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    answer(monkeypatch, "Don’t save")
    person.agree("bishogi")
    person.write_all("e2e3 e7e6 g1f3")
    person.act("previous")
    person.act("copy-moves")
    assert text() == "1. e3 e6 2. Nf3"
    person.agree("shogi")
    person.write_all("7g7f 3c3d")
    person.act("copy-moves")
    assert text() == "1. P-7f 2. P-3d"
    person.act("paste")
    assert person.moves == ["P-7f", "P-3d"]
    paste(person, "7g7f 3c3d {why} 2h2i")
    assert person.moves == ["P-7f", "P-3d"]
    assert "2h2i cannot be played" in person.reads
    paste(person, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] b KQkq")
    assert person.desk.session.rules.id == "bishogi"
    person.write_all("e7e6 e2e3")
    person.act("copy-moves")
    assert text() == "1... e6 2. e3"


@pytest.mark.parametrize(
    ("words", "game", "ply"),
    [
        (CHU, "chu-shogi", 0),
        ("position startpos moves 7g7f 3c3d", "shogi", 2),
        ("手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n", "shogi", 2),
        ("▲７六歩 △３四歩", "shogi", 2),
        ("V2.2\nPI\n+\n+7776FU\n-3334FU\n", "shogi", 2),
        ("1. e4 e5 2. Nf3 *\n", "chess", 3),
        ('[Event "x"]\n\n1. e4 e5 2. Nf3 *\n', "chess", 3),
        ('\ufeff[Variant "bishogi"]\r\n\r\n1. e2e3 *\r\n', "bishogi", 1),
    ],
)
def test_any_format_is_pasted(person: Person, monkeypatch: pytest.MonkeyPatch, words: str, game: str, ply: int) -> None:
    asked = answer(monkeypatch, "Cancel")
    person.agree("chess")
    paste(person, words)
    assert asked == []
    assert person.desk.session.rules.id == game
    assert person.desk.session.node.ply == ply
    assert person.desk.session.mode is Mode.REVIEW
    assert person.desk.files.path is None


def test_what_could_not_be_read_is_listed_with_its_place(person: Person) -> None:
    paste(person, '[Variant "bishogi"]\n\n1. e2e3 e7e6\n2. e2e9 *\n')
    assert "Not everything that was copied" in person.reads
    assert "Line 4, column 4" in person.reads
    assert person.moves == ["e3", "e6"]


def test_a_running_game_is_asked_about_and_kept(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    person.agree("bishogi")
    person.write("e2e3")
    asked = answer(monkeypatch, "Cancel")
    paste(person, CHU)
    assert len(asked) == 1
    assert person.moves == ["e3"]
    data = QMimeData()
    data.setText(CHU)
    assert drop(person, data)
    assert len(asked) == 2
    assert person.moves == ["e3"]
    answer(monkeypatch, "Don’t save")
    assert drop(person, data)
    assert person.desk.session.rules.id == "chu-shogi"


def test_nothing_and_nonsense_change_nothing(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = answer(monkeypatch, "Cancel")
    person.agree("bishogi")
    person.write("e2e3")
    before = records.write(person.desk.session.game)
    for words in ("", "  \n", "hello", "8/8/8", "[" * 3000, "\ud800"):
        paste(person, words)
        assert records.write(person.desk.session.game) == before
    assert not drop(person, QMimeData())
    picture = QMimeData()
    picture.setImageData(QImage(4, 4, QImage.Format.Format_RGB32))
    assert not drop(person, picture)
    assert asked == []


def test_a_match_that_is_pasted_gets_its_own_window(person: Person) -> None:
    person.agree("bishogi")
    person.write("e2e3")
    paste(person, '[Variant "easterhouse"]\n[Result "*"]\n\n1A. b3b10 *\n')
    assert person.moves == ["e3"]
    assert len(person.desk.games.matches.desks) == 1
    assert len(person.desk.games.matches.desks[0].session.game.entries) == 1
    person.desk.games.matches.close_all()


def test_several_files_let_fall(person: Person, tmp_path: Path) -> None:
    one, two, three = (tmp_path / name for name in ("one.kmg", "two.pgn", "three.kif"))
    one.write_text('[Variant "bishogi"]\n\n1. e2e3 e7e6 2. e2e9 *\n', encoding="utf-8")
    two.write_text("1. e4 *\n", encoding="utf-8")
    three.write_bytes("手合割：平手\n   1 ７六歩(77)\n".encode("cp932"))
    (tmp_path / "folder").mkdir()
    assert drop(person, files(tmp_path / "folder", one, two, three))
    assert person.moves == ["e3", "e6"]
    assert "two.pgn, three.kif" in person.reads
    assert "cannot be played" in person.reads
    assert [path.name for path in person.desk.files.recent()] == ["one.kmg", "two.pgn", "three.kif"]
    drop(person, files(tmp_path / "folder"))
    assert "Folders are not opened" in person.reads


def test_files_are_pasted_from_a_file_manager(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "game.csa"
    path.write_text(records.write(records.read("▲７六歩 △３四歩"), "csa"), encoding="utf-8")
    QGuiApplication.clipboard().setMimeData(files(path))
    person.act("paste")
    assert person.desk.session.rules.id == load_rules("shogi").id
    assert person.desk.session.node.ply == 2
    assert person.desk.files.path == path
