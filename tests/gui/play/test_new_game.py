"""Agreeing on a game in the dialog."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QRadioButton

from komagata import assets
from komagata.pieces import Side
from komagata.variants.catalog import catalog
from komagata_gui.dialogs.new_game import NewGameDialog
from komagata_gui.play.opening import LAST
from tests.gui.play.person import Person, child, pick


def begin(person: Person, game: str, *does: object) -> None:
    def act(dialog: QDialog) -> None:
        dialog = cast(NewGameDialog, dialog)
        dialog.games.select(game)
        for each in does:
            each(dialog)  # type: ignore[operator]
        QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)

    person.in_dialog(lambda: person.act("new"), act)


def test_a_game_with_options_and_players(person: Person) -> None:
    def settle(dialog: NewGameDialog) -> None:
        child(dialog.options, QCheckBox, "nifu").click()
        dialog.seats.players[Side.SECOND].setCurrentIndex(0)
        dialog.seats.names[Side.FIRST].setText("Ada")
        dialog.time.set_control("300+3")

    begin(person, "bishogi", settle)
    session = person.desk.session
    file = catalog().load("bishogi")
    changed = [name for name, option in file.options.items() if session.rules.options[name] != option.default]
    assert len(changed) == 1
    assert session.agreement.people == (Side.FIRST, Side.SECOND)
    assert person.desk.window.table.bottom.view().name == "Ada"
    assert person.desk.window.table.bottom.view().face is not None


def test_what_must_be_asked_has_to_be_answered(person: Person) -> None:
    def look(dialog: NewGameDialog) -> None:
        assert not dialog.start.isEnabled()
        child(dialog.options, QRadioButton, "infanta=xiang").click()
        assert dialog.start.isEnabled()

    begin(person, "southwark-bishogi", look)
    assert person.desk.session.rules.options["infanta"] == "xiang"


def test_choices_are_remembered_for_each_game(person: Person) -> None:
    begin(
        person,
        "southwark-bishogi",
        lambda dialog: child(dialog.options, QRadioButton, "infanta=xiang").click(),
        lambda dialog: dialog.time.set_control("600+5"),
    )
    begin(person, "bishogi")
    person.desk.session.mark_saved()

    def look(dialog: NewGameDialog) -> None:
        assert child(dialog.options, QRadioButton, "infanta=xiang").isChecked()
        assert dialog.time.control() == "600+5"

    begin(person, "southwark-bishogi", look)


def test_a_preset_sets_other_options_and_single_choices_override_it(person: Person) -> None:
    file = catalog().load("chu-shogi")
    preset, part = next(
        (name, option)
        for name, option in file.options.items()
        if any(choice.options for choice in option.choices.values())
    )
    value, choice = next((value, choice) for value, choice in part.choices.items() if choice.options)
    other, derived = next(iter(choice.options.items()))

    def look(dialog: NewGameDialog) -> None:
        pick(child(dialog.options, QComboBox, preset), value)
        assert dialog.options.values()[other] == derived

    begin(person, "chu-shogi", look)
    assert person.desk.session.rules.options[other] == derived


def test_a_position_that_cannot_be_played_is_refused_in_the_dialog(person: Person) -> None:
    def look(dialog: NewGameDialog) -> None:
        dialog.position.setText("8/8/8/8/8/8/8/8[] w -")
        assert not dialog.start.isEnabled()
        assert dialog.trouble
        dialog.position.setText("4k3/8/8/8/8/8/8/4K3[] w -")
        assert dialog.start.isEnabled()

    begin(person, "bishogi", look)
    assert len(list(person.desk.session.position.pieces())) == 2


def test_a_game_of_the_user_is_in_the_list_and_playable(person: Person) -> None:
    own = assets.user_data("variants/tiny-bishogi.toml")
    own.parent.mkdir(parents=True)
    own.write_text('id = "tiny-bishogi"\ninherit = "bishogi"\nnames = { en = "Tiny" }\n', encoding="utf-8")
    begin(person, "tiny-bishogi")
    assert person.desk.window.windowTitle().startswith("Tiny")
    person.move("e2", "e3")
    assert person.moves == ["e3"]


def test_a_faulty_game_of_the_user_is_left_out_and_said(person: Person) -> None:
    own = assets.user_data("variants/broken.toml")
    own.parent.mkdir(parents=True)
    own.write_text("id = 3\n", encoding="utf-8")

    def look(dialog: NewGameDialog) -> None:
        assert "broken" in dialog.games.faults_shown()

    begin(person, "bishogi", look)


@pytest.mark.parametrize("words", ["chu", "Lion"])
def test_searching_finds_games_by_name_and_description(person: Person, words: str) -> None:
    def look(dialog: NewGameDialog) -> None:
        QTest.keyClicks(dialog.games.search, words)
        assert dialog.games.current() == "chu-shogi"
        dialog.reject()

    person.in_dialog(lambda: person.act("new"), lambda dialog: look(cast(NewGameDialog, dialog)))


def test_cancelling_changes_nothing(person: Person) -> None:
    person.agree("bishogi")
    person.write("e2e3")
    person.in_dialog(lambda: person.act("new"), lambda dialog: dialog.reject())
    assert person.moves == ["e3"]


def test_a_fresh_program_proposes_a_game_against_the_engine(person: Person, home: Path) -> None:
    assert person.desk.session.agreement.people == (Side.FIRST,)


def test_the_first_game_names_its_players_as_every_other_does(person: Person) -> None:
    tags = person.desk.session.game.tags
    assert tags["White"] == "You"
    assert "level" in tags["Black"]


def test_the_dialog_begins_with_the_game_on_the_board(person: Person) -> None:
    person.agree("shogi")
    person.desk.settings.store(LAST, "chess")

    def look(dialog: QDialog) -> None:
        assert cast(NewGameDialog, dialog).games.current() == "shogi"
        dialog.reject()

    person.in_dialog(lambda: person.act("new"), look)
