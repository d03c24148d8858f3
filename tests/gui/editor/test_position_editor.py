"""The position editor: everything is done with mouse and keyboard, in games of every kind."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from komagata import records, variant
from komagata.pieces import Side
from komagata.position import Rules, load_rules
from komagata_gui.app import Desk
from komagata_gui.board.state import MarkKind, Spot
from komagata_gui.dialogs.play_on import PlayOnDialog
from komagata_gui.editor.positiondesk import PositionDesk
from komagata_gui.editor.positiondrafts import drafts
from komagata_gui.editor.positionuse import Use, UseDialog
from komagata_gui.play.session import Mode
from tests.gui.editor.conftest import Opened
from tests.gui.editor.position_hand import RIGHT, Hand

CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
GAMES = ["bishogi", "cannibal-bishogi", "wildebishogi", "chu-shogi", "xiangqi", "sekishogi", "shogi", "chess"]


def clipboard(words: str | None = None) -> str:
    if words is not None:
        QGuiApplication.clipboard().setText(words)
    return QGuiApplication.clipboard().text()


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_of_the_palette_can_be_put(edit: Opened, game: str) -> None:
    hand = edit(game)
    hand.act("clear")
    rules = load_rules(game)
    offered = [token for palette in hand.desk.window.palette_.palettes for token in palette.tokens() if token]
    assert set(offered) == set(rules.compiled.codes)
    name = rules.board.name
    for square, token in enumerate(offered[: rules.board.squares]):
        hand.choose(token)
        hand.click(name(square))
        assert hand.token(name(square)) == token
    for _ in offered[: rules.board.squares]:
        hand.act("undo")
    assert not any(hand.desk.model.setup.state.board)
    hand.act("undo")
    assert hand.reads == str(rules.start())
    assert not hand.desk.window.actions_["undo"].isEnabled()


def test_stamping_painting_and_removing(edit: Opened) -> None:
    hand = edit("bishogi", "4k3/8/8/8/8/8/8/4K3[] w -")
    hand.choose("+N")
    hand.click("c3")
    hand.click("c3")
    assert hand.token("c3") is None
    hand.drag("b4", "e4")
    assert [hand.token(f"{file}4") for file in "bcde"] == ["+N", "+N", "+N", "+N"]
    hand.desk.window.palette_.eraser.click()
    hand.click("b4")
    assert hand.token("b4") is None


def test_dragging(edit: Opened) -> None:
    hand = edit("cannibal-bishogi", "4k3/8/8/8/3P'4/8/8/4K3[] w -")
    hand.drag("d4", "g6")
    assert (hand.token("d4"), hand.token("g6")) == (None, "P'")
    hand.drag("g6", "w:P'")
    assert hand.reads == "4k3/8/8/8/8/8/8/4K3[P'] w -"
    hand.drag("w:P'", "b:P'")
    assert hand.reads == "4k3/8/8/8/8/8/8/4K3[p] w -"
    hand.drag("b:P", "a4")
    assert hand.token("a4") == "p"
    hand.drag("a4", QPoint(2, 2))
    assert hand.reads == "4k3/8/8/8/8/8/8/4K3[] w -"
    hand.drag_new("+r", "h5")
    assert hand.token("h5") == "+r"
    hand.drag_new("Q", "b:Q")
    assert "[q']" in hand.reads
    assert not hand.desk.window.ghost.isVisible()


def test_two_clicks_move_and_dots_show_the_legal_moves(edit: Opened) -> None:
    hand = edit("chess")
    QTest.mouseMove(hand.board, hand.at("e1"))
    QTest.mouseMove(hand.board, hand.at("b1"))
    selection = hand.board.selection()
    assert selection is not None
    assert {hand.desk.model.setup.compiled.tables.board.name(to) for to in hand.board.scene().targets(selection)} == {
        "a3",
        "c3",
    }
    assert "20 legal moves" in hand.listed
    hand.click("b1")
    hand.click("e5")
    assert (hand.token("b1"), hand.token("e5")) == (None, "N")


def test_the_right_button_turns_pieces_over(edit: Opened) -> None:
    hand = edit("wildebishogi", "4k4/9/9/9/3P5/9/9/9/4K4[] w -")
    seen = []
    for _ in range(6):
        hand.click("d5", RIGHT)
        seen.append(hand.token("d5"))
    assert seen == ["+P", "++P", "p", "+p", "++p", "P"]
    hand.click("d5", RIGHT, SHIFT)
    hand.click("d5", RIGHT, CTRL)
    assert hand.token("d5") == "+p"
    cannibal = edit("cannibal-bishogi", "4k3/8/8/8/3P4/8/8/4K3[] w -")
    cannibal.click("d4", RIGHT, ALT)
    assert cannibal.token("d4") == "P'"


def test_the_keyboard(edit: Opened) -> None:
    hand = edit("cannibal-bishogi", "4k3/8/8/8/8/8/8/4K3[] w -")
    hand.board.setFocus()
    hand.click("c3")
    hand.type(Qt.Key.Key_Right, "N", Qt.Key.Key_Up, "p+'")
    assert (hand.token("d3"), hand.token("d4")) == ("N", "+p'")
    hand.type(Qt.Key.Key_Delete, "z")
    assert hand.token("d4") is None
    assert "z" in hand.desk.window.told.text()
    hand.desk.window.activateWindow()
    QTest.keyClick(hand.desk.window, Qt.Key.Key_Z, CTRL)
    assert hand.token("d4") == "+p'"
    QTest.keyClick(hand.desk.window, Qt.Key.Key_Y, CTRL)
    assert hand.token("d4") is None
    hand.choose("R")
    hand.board.setFocus()
    hand.type(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert hand.token("d3") == "R"
    asked: list[object] = []
    hand.desk.use_asked.connect(asked.append)
    QTest.keyClick(hand.board, Qt.Key.Key_Return, CTRL)
    assert hand.token("d3") == "R"
    assert len(asked) == 1


def test_hands_by_click_wheel_and_number(edit: Opened) -> None:
    hand = edit("shogi")
    hand.click("w:P")
    hand.click("w:P")
    hand.click("w:P", RIGHT)
    assert hand.reads.split()[2] == "P"
    panel = hand.desk.window.set
    kinds = {key: load_rules("shogi").compiled.kinds[key[1]] for key in panel.rows}
    row = next(panel.rows[key] for key, kind in kinds.items() if "gold" in kind)
    row.spins[Side.SECOND][1].setValue(3)
    assert hand.reads.split()[2] == "P3g"
    assert "+" in row.number.text()
    assert "too many" in panel.told.text()


def test_the_counter_and_the_rest(edit: Opened) -> None:
    hand = edit("shogi", "4k4/9/9/9/9/9/9/9/4K4 b - 1")
    panel = hand.desk.window.set
    assert "38 missing" in panel.told.text()
    panel.fill[Side.SECOND].click()
    assert hand.reads == "4k4/9/9/9/9/9/9/9/4K4 b 2r2b4g4s4n4l18p 1"
    assert panel.told.text() == "A full set."
    assert not panel.fill[Side.SECOND].isEnabled()
    chess = edit("chess")
    chess.desk.window.tabs.setCurrentIndex(1)
    assert not chess.desk.window.set.fill[Side.FIRST].isVisible()


def test_castling_and_en_passant(edit: Opened) -> None:
    hand = edit("chess", "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq - 0 1")
    state = hand.desk.window.state
    state.rights["Q"].click()
    assert hand.reads.split()[2] == "Kkq"
    hand.drag("h1", "h3")
    assert hand.reads.split()[2] == "kq"
    assert not state.rights["K"].isEnabled()
    assert [state.passant.itemText(row) for row in range(state.passant.count())] == ["none", "d6"]
    state.passant.setCurrentIndex(1)
    state.passant.activated.emit(1)
    assert hand.reads.split()[3] == "d6"
    position = hand.desk.model.position()
    assert position is not None
    assert "e5d6" in [position.uci(move) for move in position.legal_moves()]
    hand.choose("P")
    hand.click("a4")
    assert hand.reads.split()[3] == "-"
    state.sides[Side.SECOND].click()
    assert hand.reads.split()[1] == "b"


def test_the_square_of_a_taken_lion(edit: Opened) -> None:
    hand = edit("chu-shogi")
    state = hand.desk.window.state
    assert state.lion.isVisibleTo(hand.desk.window)
    at = state.lion.findText("6e")
    assert at == -1
    at = state.lion.findText("4e")
    assert at > 0
    state.lion.setCurrentIndex(at)
    state.lion.activated.emit(at)
    assert hand.reads.split()[2] == "4e"
    bishogi = edit("bishogi")
    assert not bishogi.desk.window.state.lion.isVisibleTo(bishogi.desk.window)


def test_faults_are_listed_at_once_and_marked(edit: Opened) -> None:
    hand = edit("chess")
    hand.act("clear")
    assert hand.desk.window.faults.list.count() == 2
    assert not hand.desk.window.actions_["use"].isEnabled()
    hand.desk.take_text("4k3/8/8/8/4R3/8/8/P3K3 w K - 0 1")
    guilty = {mark.square for mark in hand.board.scene().marks if mark.kind is MarkKind.GUILTY}
    setup = hand.desk.model.setup
    assert guilty == {setup.square("h1"), setup.square("e8")}
    assert "can never move" not in hand.listed
    faults = hand.desk.window.faults
    faults.list.setCurrentRow(0)
    assert [mark.square for mark in hand.board.scene().marks if mark.kind is MarkKind.HINT] == [setup.square("h1")]
    hand.desk.take_text("P3k3/8/8/8/8/8/8/4K3 w - - 0 1")
    assert "a8 can never move again" in hand.listed
    assert "It can be played" in hand.listed
    assert hand.desk.window.actions_["use"].isEnabled()


@pytest.mark.parametrize("game", GAMES)
def test_mirror_rotate_swap_and_back(edit: Opened, game: str) -> None:
    hand = edit(game)
    start = hand.desk.model.setup
    for name in ("mirror", "rotate", "swap"):
        hand.act(name)
        hand.act(name)
        assert hand.desk.model.setup.state.board == start.state.board
    for _ in range(10):
        if hand.desk.window.actions_["undo"].isEnabled():
            hand.act("undo")
    assert hand.desk.model.setup == start
    hand.act("flip")
    assert hand.board.scene().flipped


@pytest.mark.parametrize("game", GAMES)
def test_every_form_is_copied_and_pasted(edit: Opened, game: str) -> None:
    hand = edit(game)
    start = hand.desk.model.setup
    window = hand.desk.window
    ids = [window.form.itemData(row) for row in range(window.form.count())]
    assert {"own", "board", "sfen"} & set(ids) >= {"own", "board"}
    assert ("bod" in ids) == (game in ("shogi", "chu-shogi"))
    for form in ids:
        window.form.setCurrentIndex(window.form.findData(form))
        window.form.activated.emit(window.form.currentIndex())
        hand.act("copy")
        written = clipboard()
        assert written
        hand.act("clear")
        clipboard(written)
        hand.act("paste")
        assert hand.desk.model.now.rules.id == game
        assert hand.desk.model.setup.state.board == start.state.board, form
        assert hand.desk.model.setup.side is start.side


def test_a_record_is_pasted_with_its_place(edit: Opened) -> None:
    hand = edit("chess")
    clipboard('[Variant "bishogi"]\n\n1. e2e3 e7e6 *\n')
    hand.act("paste")
    assert hand.desk.model.now.rules.id == "bishogi"
    assert hand.token("e3") == "P"
    assert hand.desk.window.state.game.currentData() == "bishogi"
    before = hand.reads
    clipboard("good morning")
    hand.act("paste")
    assert hand.reads == before
    assert "neither" in hand.desk.window.told.text()
    clipboard("4k3/8/8/8/8/8/8/4KX2 w - - 0 1")
    hand.act("paste")
    assert hand.reads == before


def drop(hand: Hand, data: QMimeData) -> None:
    at, buttons, keys = QPointF(200, 200), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at.toPoint(), Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(hand.desk.window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(hand.desk.window, QDropEvent(at, Qt.DropAction.CopyAction, data, buttons, keys))


def test_files_and_texts_are_let_fall_on_the_window(edit: Opened, tmp_path: Path) -> None:
    hand = edit("bishogi")
    path = tmp_path / "end.kif"
    path.write_bytes("手合割：平手\n   1 ７六歩(77)\n".encode("cp932"))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    drop(hand, data)
    assert hand.desk.model.now.rules.id == "shogi"
    assert hand.token("c4") == "P"
    words = QMimeData()
    words.setText("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
    drop(hand, words)
    assert hand.desk.model.now.rules.id == "chess"
    before = hand.reads
    gone = QMimeData()
    gone.setUrls([QUrl.fromLocalFile(str(tmp_path / "gone.kif"))])
    drop(hand, gone)
    assert hand.reads == before
    assert "gone.kif" in hand.desk.window.told.text()


def test_a_position_is_typed(edit: Opened) -> None:
    hand = edit("chess")
    line = hand.desk.window.written
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
    assert hand.token("h1") == "R"
    assert line.text() == "4k3/8/8/8/8/8/8/4K2R w K - 0 1"


def test_another_game_takes_what_fits(edit: Opened) -> None:
    hand = edit("cannibal-bishogi", "4k3/8/8/8/3P'4/8/8/4K3[N] w -")
    state = hand.desk.window.state
    state.game.setCurrentIndex(state.game.findData("chess"))
    state.game.activated.emit(state.game.currentIndex())
    assert hand.desk.model.now.rules.id == "chess"
    assert hand.token("d4") == "P"
    assert "forgets which army" in hand.listed
    assert "no place there" in hand.listed
    hand.act("undo")
    assert hand.desk.model.now.rules.id == "cannibal-bishogi"
    assert state.game.currentData() == "cannibal-bishogi"
    assert hand.token("d4") == "P'"


def test_options_stay_with_their_game(edit: Opened) -> None:
    hand = edit("southwark-bishogi")
    rules = load_rules("southwark-bishogi", {"infanta": "xiang"})
    hand.desk.model.take(rules, rules.setup())
    state = hand.desk.window.state
    assert "Infanta" in state.options.text()
    state.game.activated.emit(state.game.currentIndex())
    assert hand.desk.model.now.rules is rules


def test_nothing_is_lost_by_closing(edit: Opened) -> None:
    hand = edit("bishogi")
    hand.choose("+R")
    hand.click("d5")
    hand.desk.keeper.flush()
    assert drafts() == []
    hand.desk.window.close()
    (draft,) = drafts()
    assert draft.arrangement.setup.token_at("d5") == "+R"
    again = edit("chess")
    again.desk.window.drafts.aboutToShow.emit()
    (action,) = again.desk.window.drafts.actions()
    action.trigger()
    assert again.token("d5") == "+R"
    assert drafts() == []
    untouched = edit("bishogi")
    untouched.desk.window.close()
    again.act("undo")
    again.desk.window.close()
    assert drafts() == []


def answer_use(use: Use) -> None:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, UseDialog)
    assert dialog.buttons[use].isEnabled()
    dialog.buttons[use].click()


def begin() -> None:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PlayOnDialog)
    dialog.accept()


def test_the_game_is_not_touched_until_a_new_one_begins(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    position = desk.session.position
    desk.session.play(position.legal_moves()[0])
    played = records.write(desk.session.game)
    editor = desk.games.setups.edit()
    editor.model.take(editor.model.now.rules, variant("bishogi").setup("4k3/8/8/8/3+P4/8/8/4K3[] w -"))
    assert records.write(desk.session.game) == played

    def answer() -> None:
        QTimer.singleShot(0, begin)
        answer_use(Use.PLAY)

    QTimer.singleShot(0, answer)
    monkeypatch.setattr(desk.files, "_ask", lambda: True)
    editor.use()
    assert str(desk.session.game.initial) == "4k3/8/8/8/3+P4/8/8/4K3[] w -"
    assert desk.session.mode is Mode.PLAY
    assert not editor.model.unused
    from komagata_gui.play.autosave import kept_games

    (kept,) = kept_games()
    assert records.load(kept).main_line()
    desk.games.setups.close_all()
    assert desk.games.setups.desks == []


def test_it_becomes_a_variation_only_where_moves_lead_to_it(desk: Desk) -> None:
    session = desk.session
    start = session.position
    session.play(start.parse("e2e3"))
    session.show(session.game.root)
    editor = desk.games.setups.edit()
    setup = start.play("d2d3").setup()
    editor.model.take(setup_rules(editor), setup)
    QTimer.singleShot(0, lambda: answer_use(Use.VARIATION))
    editor.use()
    played, added = session.game.root.children
    assert str(added.position) == str(setup)
    assert session.node is added
    assert session.live is played

    def impossible() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, UseDialog)
        assert not dialog.buttons[Use.VARIATION].isEnabled()
        dialog.reject()

    editor.model.wipe(Spot(editor.model.setup.square("a1")))
    QTimer.singleShot(0, impossible)
    editor.use()
    desk.games.setups.close_all()


def setup_rules(editor: PositionDesk) -> Rules:
    return editor.model.now.rules


def test_it_is_opened_as_a_record(desk: Desk) -> None:
    editor = desk.games.setups.edit()
    editor.model.take(variant("shogi"), variant("shogi").setup())
    QTimer.singleShot(0, lambda: answer_use(Use.RECORD))
    editor.use()
    assert desk.session.rules.id == "shogi"
    assert desk.session.mode is Mode.REVIEW
    desk.games.setups.close_all()


@pytest.mark.parametrize("game", GAMES)
def test_a_monkey_at_the_editor(edit: Opened, game: str) -> None:
    hand = edit(game)
    random = Random(game)
    names = ["undo", "redo", "start", "clear", "mirror", "rotate", "swap", "flip", "copy", "paste"]
    for _ in range(150):
        board = hand.board
        place = QPoint(random.randrange(board.width()), random.randrange(board.height()))
        match random.randrange(7):
            case 0:
                action = hand.desk.window.actions_[random.choice(names)]
                if action.isEnabled():
                    action.trigger()
            case 1 | 2:
                QTest.mouseClick(board, random.choice([Qt.MouseButton.LeftButton, RIGHT]), pos=place)
            case 3:
                QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=place)
                other = QPoint(random.randrange(-20, board.width()), random.randrange(board.height()))
                QTest.mouseMove(board, (place + other) / 2)
                QTest.mouseMove(board, other)
                QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=other)
            case 4:
                QTest.keyClicks(board, random.choice("pPnNrRkK+'-lLzZ"))
            case 5:
                palette = random.choice(hand.desk.window.palette_.palettes)
                hand.choose(random.choice([token for token in palette.tokens() if token]))
            case _:
                state = hand.desk.window.state
                random.choice([state.sides[0], state.sides[1], *state.rights.values()]).click()
        model = hand.desk.model
        assert (model.position() is None) == bool(model.faults())
        again = model.now.rules.setup(hand.reads)
        assert again.state.board == model.setup.state.board
        assert again.state.hands == model.setup.state.hands
