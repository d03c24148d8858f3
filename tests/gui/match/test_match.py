"""A match in its window: played by four people with one mouse, watched, taken back, saved and found again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from komagata.clock import parse_control
from komagata.errors import KomagataError
from komagata.multiboard.game import MatchGame
from komagata.pieces import Side
from komagata.records.matches import load_match, save_match
from komagata_gui.app import Desk
from komagata_gui.board.state import MarkKind, Spot
from komagata_gui.match.agreement import MatchAgreement, agreement_from_json, new_match, remembered
from komagata_gui.match.clocks import MatchClocks
from komagata_gui.match.journal import MatchSnapshot, left_behind, match_folder, read_snapshot, write_snapshot
from komagata_gui.match.scenes import Layout
from komagata_gui.panels.export import ExportDialog
from komagata_gui.play.agreement import Seat
from komagata_gui.settings import PROMOTION
from tests.gui.match.conftest import four
from tests.gui.match.player import Table

SCRIPT = (
    ("S1", "h3", "h10"),  # the right Cannon takes a Horse: S2 gets a Knight
    ("N2", "g7", "g6"),
    ("N1", "i10", "h10"),  # and is taken: N2 gets a Rook
    ("S2", "N", "e5"),
    ("N2", "R", "d5"),
    ("S2", "e5", "d7"),
)


def test_four_people_play_a_match_with_one_mouse(table: Table) -> None:
    assert table.reads.startswith("S1, N2 may move")
    assert (table.plate("S1").status, table.plate("N1").status) == ("may move", "")
    table.move("S1", "h3")
    table.point("S1", "h10")
    assert table.reads == "Takes: Horse. S2 receives: Knight."
    assert {slot for _, slot in table.board("S2").reserves().coming} == {_slot(table, "S2", "N")}
    table.move("S1", "h10")
    assert table.reserve("S2") == {"Knight": 1}
    assert table.plate("N1").status == "waits for N2"
    assert (table.plate("S1").lead, table.plate("S1").quota) == (1, 3)
    table.click("N1", "i10")
    assert table.reads == "N1 waits until N2 has made the first move of the team."
    for seat, *places in SCRIPT[1:]:
        table.move(seat, *places)
    view = table.board("S2")
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=view.choice_centre(1))
    assert table.played == ["S1 h3h10", "N2 g7g6", "N1 i10h10", "S2 N@e5", "N2 R@d5", "S2 e5d7"]
    assert table.reserve("S1") == {"Point": 1}
    table.move("S1", "P", "b4")
    assert table.played[-1] == "S1 P@b4"
    assert (table.plate("S1").lead, table.plate("S2").lead) == (1, 0)
    assert len(table.desk.window.record.timeline.chips()) == len(table.played)


def _slot(table: Table, seat: str, token: str) -> int:
    return table.desk.session.match.position(seat).rules.compiled.slot_tokens.index(token)


def test_both_boards_have_one_scale_and_partners_sit_at_one_end(table: Table) -> None:
    boards = table.desk.window.table.boards
    cells = {board._shown.geometry.cell[0] for board in boards}
    assert len(cells) == 1
    assert boards[0].geometry().right() < boards[1].geometry().left() + 2
    assert boards[0].scene().hands_at == "right"
    assert boards[1].scene().hands_at == "left"
    low = [plate.view().seat for plate in table.desk.window.table.bottoms]
    assert low == ["S1", "S2"]
    table.act("flip")
    assert [plate.view().seat for plate in table.desk.window.table.bottoms] == ["N1", "N2"]
    table.act("swap")
    assert boards[1].geometry().left() < boards[0].geometry().left()
    assert boards[0].scene().hands_at == "left"
    table.agree(MatchAgreement("bughouse", seats=four(0, 0, 0, 0)))
    table.desk.presenter.set_layout(Layout())
    assert [board.scene().flipped for board in boards] == [False, True]


def test_the_quota_fills_and_stops_a_seat(table: Table) -> None:
    for seat, *places in (
        ("S1", "a1", "a2"),
        ("N2", "g7", "g6"),
        ("N1", "a10", "a9"),
        ("S1", "a2", "a1"),
        ("N1", "a9", "a10"),
        ("S1", "a1", "a2"),
        ("N1", "a10", "a9"),
    ):
        table.move(seat, *places)
    assert len(table.played) == 7
    assert (table.plate("S1").lead, table.plate("S1").may_move) == (3, False)
    assert table.plate("S1").status == "waits for S2"
    table.move("S1", "a2", "a1")
    assert len(table.played) == 7
    assert "waits for S2" in table.reads
    table.move("S2", "g3", "g4")
    assert table.plate("S1").may_move


def test_the_scrubber_moves_both_boards(table: Table, qtbot: QtBot) -> None:
    for seat, *places in SCRIPT[:3]:
        table.move(seat, *places)
    record = table.desk.window.record
    record.slider.setValue(0)
    assert str(table.desk.session.moment) == table.desk.session.game.start
    assert table.desk.window.info.message().buttons[0].id == "last"
    table.move("S1", "a1", "a2")
    assert len(table.played) == 3, "nothing is played in the past"
    timeline = record.timeline
    QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=timeline.chip_centre(1).toPoint())
    assert table.desk.session.place == 2
    _wheel(timeline, -120)
    assert table.desk.session.place == 3
    for name, place in (("first", 0), ("next", 1), ("previous", 0), ("last", 3)):
        table.act(name)
        assert table.desk.session.place == place
    table.desk.session.show(1)
    table.act("go-on")
    assert table.played == ["S1 h3h10"]
    table.act("take-back")
    assert table.played == []


def _wheel(widget: QWidget, turned: int) -> None:
    at = QPoint(60, 10)
    no = Qt.MouseButton.NoButton
    event = QWheelEvent(
        at, at, QPoint(), QPoint(0, turned), no, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(widget, event)


def test_a_partner_is_asked_for_a_piece(table: Table) -> None:
    table.click("S2", "B", Qt.MouseButton.RightButton)
    marked = {mark.square for mark in table.board("S1").scene().marks if mark.kind is MarkKind.HINT}
    names = {table.desk.session.match.position("S1").board.name(square) for square in marked}
    assert names == {"h8"}, "North's left Cannon becomes a Bishop"
    assert table.board("S2").reserves().needed
    assert "S2 needs: Bishop" in table.reads
    table.click("S2", "B", Qt.MouseButton.RightButton)
    assert not table.desk.session.needs()


def test_a_refused_move_is_explained(table: Table) -> None:
    table.move("S1", "a1", "a5")
    assert "blocked" in table.reads
    assert any(mark.kind is MarkKind.GUILTY for mark in table.board("S1").scene().marks)


def test_promotion_is_asked(table: Table) -> None:
    position = (
        "rheakaehr/9/1c'5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C'1/9/RHEAKAEHR[] w - | "
        "lnsgkgsnl/1r5b1/pppppp1pp/9/6S2/9/PPPPPPPPP/1B5R1/LN1GKGSNL b - 2 | quota 1,0,0,1"
    )
    table.agree(MatchAgreement("easterhouse", seats=four(0, 0, 0, 0), position=position))
    table.move("S2", "g5", "g6")
    table.agree(MatchAgreement("easterhouse", seats=four(0, 0, 0, 0), position=position.replace("/9/6S2/", "/6S2/9/")))
    table.move("S2", "g6", "g7")
    view = table.board("S2")
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=view.choice_centre(0))
    assert table.played == ["S2 g6g7+"]


def test_promotion_is_not_asked_where_the_user_wants_none_of_it(table: Table) -> None:
    position = (
        "rheakaehr/9/1c'5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C'1/9/RHEAKAEHR[] w - | "
        "lnsgkgsnl/1r5b1/pppppp1pp/6S2/9/9/PPPPPPPPP/1B5R1/LN1GKGSNL b - 2 | quota 1,0,0,1"
    )
    table.desk.settings.set(PROMOTION, "always")
    table.desk.apply()
    table.agree(MatchAgreement("easterhouse", seats=four(0, 0, 0, 0), position=position))
    table.move("S2", "g6", "g7")
    assert table.played == ["S2 g6g7+"]


def test_engines_take_all_seats_and_one(table: Table, qtbot: QtBot) -> None:
    table.agree(MatchAgreement("easterhouse", seats=four(1, 1, 1, 1)))
    qtbot.waitUntil(lambda: len(table.played) >= 6, timeout=30_000)
    assert "to move" in table.reads
    table.desk.controller.stop()
    table.agree(MatchAgreement("easterhouse", seats=four(0, 1, 1, 1)))
    table.move("S1", "h3", "h10")
    qtbot.waitUntil(lambda: {"N2", "S2"} <= {move[:2] for move in table.played}, timeout=30_000)
    table.act("offer-draw")
    assert "does not agree" in table.reads
    table.act("resign")
    assert table.reads.startswith("North wins")
    assert not table.desk.window.actions_["resign"].isEnabled()


def test_persons_agree_on_a_draw_or_a_team_resigns(table: Table, qtbot: QtBot) -> None:
    table.move("S1", "h3", "h10")

    def choose(label: str) -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        next(button for button in box.buttons() if button.text() == label).click()

    QTimer.singleShot(0, lambda: choose("South"))
    table.act("resign")
    assert table.reads.startswith("North wins\nResignation")
    table.act("take-back")
    table.move("S1", "h3", "h10")
    table.act("offer-draw")
    assert table.reads.startswith("Draw\nAgreement")
    assert table.plate("S1").status == ""


def test_four_clocks(table: Table, qtbot: QtBot) -> None:
    table.agree(MatchAgreement("easterhouse", seats=four(0, 0, 0, 0), time="60+0"))
    assert all(table.plate(seat).face for seat in ("S1", "N1", "S2", "N2"))
    table.move("S1", "h3", "h10")
    clocks = table.desk.clocks
    assert not clocks.running("N1"), "N1 waits for N2"
    assert clocks.running("N2")
    table.move("N2", "g7", "g6")
    assert clocks.running("N1")
    assert clocks.running("S2")
    assert table.desk.session.game.entries[0].note.clock is not None
    table.act("pause")
    assert not clocks.running("N1")
    assert "clocks stand" in table.reads
    table.act("pause")
    assert clocks.running("N1")


def test_a_flag_falls(table: Table) -> None:
    now = [0]
    game = new_match(MatchAgreement("easterhouse", time="60+0"))
    clocks = MatchClocks(now=lambda: now[0])
    fallen: list[str] = []
    clocks.fell.connect(fallen.append)
    clocks.set(parse_control("60+0"), game.match)
    game.play("S1", "h3h10")
    clocks.moved("S1", game.match)
    now[0] = 61_000
    clocks._look()
    assert fallen == ["N2"]
    clocks.go_back(0, game.moments[0])
    assert clocks.face("N2") is not None
    table.agree(MatchAgreement("easterhouse", seats=four(0, 0, 0, 0), time="60+0"))
    table.move("S1", "h3", "h10")
    table.desk.clocks.fell.emit("N2")
    assert table.reads.startswith("South wins\nTime")


def test_saved_opened_and_found_again(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for seat, *places in SCRIPT[:3]:
        table.move(seat, *places)
    path = tmp_path / "match.kmg"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    table.act("save")
    assert "Saved as match.kmg" in table.reads
    assert [entry.turn.uci for entry in load_match(path).entries] == ["h3h10", "g7g6", "i10h10"]
    table.act("copy-record")
    assert "1A. h3h10" in QApplication.clipboard().text()
    table.act("copy-position")
    assert QApplication.clipboard().text() == str(table.desk.session.moment)
    table.desk.journal.flush()
    (journal,) = match_folder().glob("*.json")
    snapshot = read_snapshot(journal.read_text(encoding="utf-8"))
    assert str(snapshot.game.match) == str(table.desk.session.match)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "\0"), ""))
    table.act("save-as")
    assert "could not be saved" in table.reads


def test_a_picture_of_both_boards(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table.move("S1", "h3", "h10")
    wishes = {"a.svg": b"<svg", "a.png": b"\x89PNG", "a.pdf": b"%PDF", "a.gif": b"GIF89a"}
    for name, begin in wishes.items():
        path = tmp_path / name
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, path=path: (str(path), ""))

        def export(dialog: ExportDialog, path: Path = path) -> int:
            dialog.what.setCurrentIndex(int(path.suffix == ".gif"))
            dialog.width_box.setValue(300)
            dialog.redraw()
            assert dialog.preview.svg
            dialog.ask()
            table.bot.waitUntil(lambda: not dialog.worker.busy, timeout=60_000)
            return 1

        monkeypatch.setattr(ExportDialog, "exec", export)
        table.act("picture")
        assert path.read_bytes().startswith(begin)
        assert f"Saved as {name}" in table.reads


def test_a_program_that_was_killed_goes_on(desk: Desk) -> None:
    game = new_match(MatchAgreement("bughouse", time="60+0"))
    game.play("S1", "e2e4")
    clocks = MatchClocks()
    clocks.set(game.control, game.match)
    clocks.moved("S1", game.match)
    agreement = MatchAgreement("bughouse", seats=four(1, 0, 1, 0), time="60+0")
    written = write_snapshot(MatchSnapshot(game, agreement, tuple(clocks.standing())))
    clocks.stop()
    match_folder().mkdir(parents=True)
    (match_folder() / "a.json").write_text(written, encoding="utf-8")
    assert desk.games.matches.restore() == 1
    (match,) = desk.games.matches.desks
    assert [entry.turn.uci for entry in match.session.game.entries] == ["e2e4"]
    assert match.clocks.paused
    assert match.presenter.layout_.flipped, "only North has persons"
    desk.games.matches.close_all()
    assert list(match_folder().glob("*.json")), "a match in play waits for the next start"


def test_matches_left_behind_are_found(tmp_path: Path) -> None:
    game = MatchGame(new_match(MatchAgreement("easterhouse", time="60+5")).rules)
    game.control = parse_control("60+5")
    game.play("S1", "h3h10")
    agreement = MatchAgreement("easterhouse", seats=four(0, 1, 2, 3), time="60+5")
    clocks = MatchClocks()
    clocks.set(game.control, game.match)
    clocks.moved("S1", game.match)
    (tmp_path / "a.json").write_text(write_snapshot(MatchSnapshot(game, agreement, tuple(clocks.standing()))))
    (tmp_path / "b.json").write_text("{}")
    (tmp_path / "c.json").write_text("no")
    (found,) = left_behind(tmp_path)
    assert found.agreement == agreement
    assert str(found.game.match) == str(game.match)
    assert len(found.clocks) == 2
    assert sorted(path.suffix for path in tmp_path.iterdir() if path.suffix != ".lock") == [".broken", ".broken"]
    clocks.stop()


def test_agreements_as_text() -> None:
    agreement = MatchAgreement("easterhouse", {"match_end": "play_on"}, four(0, 3, 0, 8), "300+5")
    again = agreement_from_json(json.loads(json.dumps(agreement.to_json())))
    assert again == agreement
    for bad in ({}, None, {**agreement.to_json(), "seats": {"S1": 3}}, {**agreement.to_json(), "time": 3}):
        assert agreement_from_json(bad) is None
    with pytest.raises(KomagataError):
        new_match(replace(agreement, options={"x": "y"}))


def test_the_dialog_offers_matches_and_the_window_opens(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    from komagata_gui.dialogs.new_game import NewGameDialog

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        dialog.games.select("easterhouse")
        assert dialog.is_match
        assert dialog.four.isVisible()
        assert not dialog.seats.isVisible()
        for player in dialog.four.players:
            player.setCurrentIndex(0)
        dialog.position.setText("nonsense")
        assert dialog.trouble
        dialog.position.clear()
        assert not dialog.trouble
        dialog.start.click()

    QTimer.singleShot(0, choose)
    desk.games.new()
    (match,) = desk.games.matches.desks
    assert match.window.isVisible()
    assert match.session.agreement.people() == ["S1", "N1", "S2", "N2"]
    assert remembered(desk.settings, "easterhouse").seats["N2"] == Seat()
    path = tmp_path / "a.kmg"
    match.session.play("S1", match.session.match.position("S1").parse("h3h10"))
    save_match(match.session.game, path)
    assert desk.files.open_path(path)
    assert len(desk.games.matches.desks) == 2
    assert not desk.games.matches.desks[1].session.playing
    desk.games.matches.close_all()
    assert not match.window.isVisible()


def drag(widget: QWidget, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(widget, (start + end) / 2)
    QTest.mouseMove(widget, end)
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=end)


def test_both_boards_are_set_up_in_one_dialog(table: Table) -> None:
    from komagata_gui.match.editor import MatchEditor

    table.move("S1", "h3", "h10")

    def edit() -> None:
        editor = QApplication.activeModalWidget()
        assert isinstance(editor, MatchEditor)
        xiangqi, shogi = editor.table.boards
        editor.palettes[0].choose("k")
        at = xiangqi.centre(Spot(40))
        QTest.mouseClick(xiangqi, Qt.MouseButton.LeftButton, pos=at)
        assert not editor.go.isEnabled()
        assert "royal pieces" in editor.told.text()
        QTest.mouseClick(xiangqi, Qt.MouseButton.LeftButton, pos=at)
        assert editor.go.isEnabled()
        before = str(editor.setup)
        drag(shogi, shogi.centre(Spot(0)), shogi.centre(Spot(40)))
        assert editor.setup.boards[1].token_at(40) == "L"
        tile = editor.palettes[1].button("+r")
        drag(tile, tile.rect().center(), tile.mapFromGlobal(shogi.mapToGlobal(shogi.centre(Spot(0)))))
        assert editor.setup.boards[1].token_at(0) == "+r"
        QTest.mouseClick(shogi, Qt.MouseButton.RightButton, pos=shogi.centre(Spot(0)))
        assert editor.setup.boards[1].token_at(0) == "R"
        drag(shogi, shogi.centre(Spot(40)), shogi.centre(Spot(0)))
        assert str(editor.setup) == before
        pawn = shogi.centre(Spot(side=Side.FIRST, slot=_slot(table, "S2", "P")))
        QTest.mouseClick(shogi, Qt.MouseButton.LeftButton, pos=pawn)
        QTest.mouseClick(shogi, Qt.MouseButton.LeftButton, pos=pawn)
        QTest.mouseClick(shogi, Qt.MouseButton.RightButton, pos=pawn)
        editor.counts["N2"].setValue(2)
        editor.sides[1].setCurrentIndex(0)
        editor.sides[1].activated.emit(0)
        assert editor.written.text().endswith("quota 1,0,0,2")
        written = editor.written.text()
        QTest.keyClick(editor.written, Qt.Key.Key_X)
        assert not editor.go.isEnabled()
        editor.written.setText(written)
        editor.written.textEdited.emit(written)
        editor.go.click()

    QTimer.singleShot(0, edit)
    table.act("edit")
    assert table.played == []
    assert table.reserve("S2") == {"Knight": 1, "Pawn": 1}
    assert table.plate("N2").lead == 2
    assert table.plate("S2").may_move


def test_tooltips_and_names_for_those_who_do_not_see(table: Table) -> None:
    table.move("S1", "h3", "h10")
    timeline = table.desk.window.record.timeline
    assert "S2 receives: Knight" in timeline.accessibleDescription()
    plate = table.desk.window.table.bottoms[0]
    assert plate.accessibleName().startswith("S1")
    assert "lead 1 of 3" in plate.accessibleName()
    assert table.board("S1").scene().piece_at(Spot(0)) is not None
