"""Making a game of one's own from the main window, and playing it there."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from komagata import assets
from komagata.pieces import Side
from komagata.variants.catalog import catalog, own_folder
from komagata_gui.dialogs.new_game import NewGameDialog
from komagata_gui.editor.variant import VariantWindow
from komagata_gui.editor.variant_files import Draft
from komagata_gui.editor.variant_new import Beginning, NewVariantDialog
from tests.gui.play.person import Person


def accept(dialog: QDialog) -> None:
    assert isinstance(dialog, NewVariantDialog)
    QTest.mouseClick(dialog.go, Qt.MouseButton.LeftButton)


def opened(person: Person) -> VariantWindow:
    window = person.desk.games.variants.windows[-1]
    window.model.check()
    return window


def test_a_game_is_made_saved_and_played(person: Person) -> None:
    person.agree("bishogi")
    person.write("e2e3")
    before = person.desk.session.rules
    person.in_dialog(lambda: person.act("edit-game"), accept)
    window = opened(person)
    window.model.put(("pieces", "queen", "move"), "QN")
    window.model.check()
    person.desk.session.mark_saved()
    assert person.desk.session.rules is before, "the game on the board goes on as it was"
    window.actions_["play"].trigger()
    assert assets.user_data("variants/my-bishogi.toml").exists()
    session = person.desk.session
    assert session.rules.id == "my-bishogi"
    assert session.rules.variant.pieces["queen"].move == "QN"
    assert session.agreement.people == (Side.FIRST,)

    def look(dialog: QDialog) -> None:
        dialog = cast(NewGameDialog, dialog)
        dialog.games.select("my-bishogi")
        assert dialog.games.current() == "my-bishogi"

    person.in_dialog(lambda: person.act("new"), look)
    # Now it is one's own: it is opened without a question, and only once.
    person.act("edit-game")
    assert person.desk.games.variants.windows == [window]
    window.model.put(("pieces", "queen", "move"), "Q")
    assert window.save()
    assert session.rules.variant.pieces["queen"].move == "QN"
    window.close()
    assert person.desk.games.variants.windows == []


def test_the_dialog_of_new_games_leads_to_the_editor(person: Person, qtbot: QtBot) -> None:
    def press(dialog: QDialog) -> None:
        dialog = cast(NewGameDialog, dialog)
        dialog.games.select("chess")
        QTest.mouseClick(dialog.edit, Qt.MouseButton.LeftButton)

    seen: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, NewVariantDialog):
            seen.append(dialog.name.text())
            dialog.reject()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(20)
    person.in_dialog(lambda: person.act("new"), press)
    qtbot.waitUntil(lambda: bool(seen))
    timer.stop()
    assert seen == ["My Chess"]
    assert person.desk.games.variants.windows == []


def test_a_draft_is_edited_in_one_window_only(person: Person) -> None:
    variants = person.desk.games.variants
    path = Draft().path
    assets.atomic_write(path, 'id = "mine"\n')
    first = variants.open(Beginning('id = "mine"\n', draft=path))
    assert variants.open(Beginning('id = "mine"\n', draft=path)) is first
    assert variants.open(Beginning('id = "other"\n')) is not first
    assert len(variants.windows) == 2
    for window in list(variants.windows):
        window._on_disk = window.model.source
        window.close()


def test_a_game_of_ones_own_whose_parent_is_gone_stops_nothing(person: Person) -> None:
    assets.atomic_write(own_folder() / "mine.toml", 'id = "mine"\ninherit = "gone"\nnames = { en = "Mine" }\n')
    assert "bishogi" in catalog(fresh=True).ids()
    person.agree("bishogi")
    person.write("e2e3")
    assert person.moves == ["e3"]
    (own_folder() / "mine.toml").unlink()
    catalog(fresh=True)
