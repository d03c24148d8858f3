"""Stories of games between two people, by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from komagata.pieces import Side
from komagata_gui.play.session import Mode
from tests.gui.play.person import Person


def test_a_move_by_two_clicks(person: Person) -> None:
    person.agree("bishogi")
    person.move("e2", "e3")
    assert person.piece("e3") == "Pawn"
    assert person.moves == ["e3"]
    assert "Black to move" in person.reads


def test_a_move_by_dragging(person: Person) -> None:
    person.agree("bishogi")
    person.drag("g1", "f3")
    assert person.moves == ["Nf3"]


def test_a_captured_piece_is_dropped_from_the_hand(person: Person) -> None:
    person.agree("bishogi")
    person.write_all("e2e3 d7d6 f1a6 b7a6 a2a3")
    assert person.in_hand(Side.SECOND) == {"Bishop": 1}
    person.move("B", "e5")
    assert person.piece("e5") == "Bishop"
    assert person.in_hand(Side.SECOND) == {}
    assert person.moves[-1] == "B@e5"


PROMOTION = "4k3/8/8/3N4/8/8/8/4K3[] w - 0 1"


def test_promotion_is_chosen_on_the_square(person: Person) -> None:
    person.agree("bishogi")
    person.in_position(PROMOTION)
    person.move("d5", "f6")
    assert person.piece("f6") == "Knight"
    person.in_position("4k3/8/8/4N3/8/8/8/4K3[] w - 0 1")
    person.move("e5", "d7")
    assert person.piece("d7") == ""
    person.choose(0)
    assert person.piece("d7") == "Queen, was Knight"


def test_one_may_decline_promotion(person: Person) -> None:
    person.agree("bishogi")
    person.in_position("4k3/8/8/4N3/8/8/8/4K3[] w - 0 1")
    person.move("e5", "d7")
    person.choose(1)
    assert person.piece("d7") == "Knight"


def test_a_forced_promotion_is_not_asked(person: Person) -> None:
    person.agree("bishogi")
    person.in_position("k7/4P3/8/8/8/8/8/4K3[] w - 0 1")
    person.move("e7", "e8")
    assert person.piece("e8") == "Queen, was Pawn"


def test_a_refused_move_is_explained_and_the_guilty_squares_are_marked(person: Person) -> None:
    person.agree("bishogi")
    person.in_position("4r2k/8/8/8/8/8/4B3/4K3[] w - 0 1")
    person.move("e2", "d3")
    assert "not possible" in person.reads
    assert "e8" in person.marked
    assert QApplication.activeModalWidget() is None
    person.write("e1f2")
    assert person.marked == set()


def test_typed_nonsense_is_explained_and_stays_to_be_mended(person: Person) -> None:
    person.agree("bishogi")
    person.write("zz9")
    assert "not possible" in person.reads
    entry = person.desk.window.table.moves.entry
    assert entry.text() == "zz9"
    person.write("e2e3")
    assert entry.text() == ""
    assert person.moves == ["e3"]


def test_taking_back_a_move(person: Person) -> None:
    person.agree("bishogi")
    person.write_all("e2e3 e7e6")
    person.act("take-back")
    assert person.moves == ["e3"]
    assert "Black to move" in person.reads
    person.write("d7d6")
    assert person.moves == ["e3", "d6"]


def test_resigning_ends_the_game_and_offers_what_is_next(person: Person) -> None:
    person.agree("bishogi")
    person.write_all("e2e3 e7e6")
    person.act("resign")
    assert person.reads == "Black wins\nResignation"
    person.move("d2", "d3")
    assert person.moves == ["e3", "e6"]
    person.press("review")
    person.move("d2", "d3")
    assert person.moves == ["e3", "e6", "d3"]


def test_a_rematch_begins_anew(person: Person) -> None:
    person.agree("bishogi")
    person.write_all("e2e3 e7e6")
    person.act("resign")
    person.press("rematch")
    assert person.moves == []
    assert person.desk.session.in_play


def test_a_draw_is_offered_and_accepted(person: Person) -> None:
    person.agree("bishogi")
    person.write_all("e2e3 e7e6")
    person.act("offer-draw")
    assert "White offers a draw" in person.reads
    person.press("accept-draw")
    assert person.reads == "Draw\nAgreement"


def test_a_draw_is_declined_by_playing_on(person: Person) -> None:
    person.agree("bishogi")
    person.write_all("e2e3 e7e6")
    person.act("offer-draw")
    person.press("decline-draw")
    assert person.desk.session.in_play
    person.write("d2d3")
    assert person.moves == ["e3", "e6", "d3"]


def test_checkmate_is_announced(person: Person) -> None:
    person.agree("chess")
    person.write_all("f2f3 e7e5 g2g4 d8h4")
    assert person.reads == "Black wins\nCheckmate"
    assert not person.desk.session.in_play


def test_check_is_said(person: Person) -> None:
    person.agree("bishogi")
    person.in_position("4k3/8/8/8/8/8/8/R3K3[] w - 0 1")
    person.write("a1a8")
    assert person.reads.startswith("Check!")
    king = person.desk.session.position.board.parse("e8")
    assert person.board.scene().checks == {king}


def test_playing_from_an_earlier_position_opens_a_branch(person: Person) -> None:
    person.agree("bishogi")
    person.write_all("e2e3 e7e6 d2d3 d7d6")
    person.act("previous")
    person.act("previous")
    person.write("g1f3")
    assert person.moves == ["e3", "e6", "Nf3", "d3", "d6"]
    assert person.desk.session.node.is_main


def test_walking_through_the_game_by_keys_and_wheel(person: Person) -> None:
    person.agree("bishogi")
    person.write_all("e2e3 e7e6 d2d3")
    session = person.desk.session
    person.board.setFocus()
    QTest.keyClick(person.desk.window, Qt.Key.Key_Home)
    assert session.node.ply == 0
    QTest.keyClick(person.desk.window, Qt.Key.Key_Right)
    assert session.node.ply == 1
    QTest.keyClick(person.desk.window, Qt.Key.Key_End)
    assert session.node.ply == 3
    turn_wheel(person, 120)
    assert session.node.ply == 2
    turn_wheel(person, -60)
    turn_wheel(person, -60)
    assert session.node.ply == 3


def turn_wheel(person: Person, by: int) -> None:
    middle = QPointF(person.page.viewport().rect().center())
    event = QWheelEvent(
        middle,
        person.page.viewport().mapToGlobal(middle),
        QPoint(),
        QPoint(0, by),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(person.page.viewport(), event)


def test_clicking_a_move_shows_it_and_it_stays_in_sight(person: Person) -> None:
    person.agree("bishogi")
    for _ in range(20):
        person.write_all("g1f3 g8f6 f3g1 f6g8") if person.desk.session.in_play else None
    node = person.desk.session.game.root.children[0]
    person.desk.session.show(node)
    rect = person.page.item_rect(node)
    assert rect is not None
    assert rect.top() >= 0
    QTest.mouseClick(person.page.viewport(), Qt.MouseButton.LeftButton, pos=rect.center().toPoint())
    assert person.desk.session.node is node


def test_the_style_of_the_pieces_changes_at_once(person: Person) -> None:
    for style in ("fide", "kanji1", "letters", "moves", "kanji"):
        person.act(f"style-{style}")
        assert person.board.scene().style == style


def test_the_board_turns_and_the_players_with_it(person: Person) -> None:
    person.agree("bishogi")
    table = person.desk.window.table
    assert table.bottom.view().side == "White"
    person.act("flip")
    assert person.board.scene().flipped
    assert table.bottom.view().side == "Black"


def test_a_comment_is_kept_with_the_move(person: Person) -> None:
    person.agree("bishogi")
    person.write_all("e2e3 e7e6")
    person.act("comment")
    QTest.keyClicks(person.desk.window.table.moves.comment, "solid")
    person.act("previous")
    assert person.desk.window.table.moves.comment.toPlainText() == ""
    person.act("next")
    assert person.desk.window.table.moves.comment.toPlainText() == "solid"


@pytest.mark.parametrize("game", ["shogi", "chess", "yari-shogi", "wildebishogi", "filgi"])
def test_every_game_is_played_by_clicks(person: Person, game: str) -> None:
    person.agree(game)
    session = person.desk.session
    for _ in range(12):
        move = next(move for move in session.legal_moves() if not move.promotion)
        board, position = session.position.board, session.position
        place = position.rules.compiled.slot_tokens[move.slot] if move.is_drop else board.name(move.origin)
        person.move(place, board.name(move.target))
        if session.position is position:
            person.choose(1)
        assert session.position is not position


def test_the_window_is_usable_when_small_and_when_high(person: Person) -> None:
    window = person.desk.window
    for size in ((560, 420), (500, 900), (1024, 700), (2400, 1400)):
        window.resize(*size)
        QApplication.processEvents()
        board = person.board
        assert board.width() >= 160
        assert board.geometry().right() <= window.width()
        assert window.width() <= max(size[0], 640)


def test_review_moves_become_variations(person: Person, tmp_path: Path) -> None:
    person.agree("bishogi")
    person.write_all("e2e3 e7e6")
    person.desk.session.set_mode(Mode.REVIEW)
    person.act("first")
    person.write("d2d3")
    assert person.moves == ["e3", "d3", "e6"]
