"""Presets are chosen, saved, renamed, deleted, shared; what was made of a game is there again the next time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QCheckBox, QFileDialog, QLineEdit, QMessageBox

from komagata.errors import KomagataError
from komagata.sets import jobfile, presets
from komagata_gui.settings import Settings
from komagata_gui.studio.naming import NameDialog
from komagata_gui.studio.opening import chosen, first_job
from tests.gui.studio.conftest import Opens
from tests.gui.studio.maker import Maker, press


def name(maker: Maker, words: str, action: str = "preset-save-as", *, games: bool = False) -> None:
    """Give a name in the dialog of an action."""

    def answer(dialog: object) -> None:
        assert isinstance(dialog, NameDialog)
        line = dialog.findChild(QLineEdit)
        box = dialog.findChild(QCheckBox)
        assert line is not None
        assert box is not None
        line.setText(words)
        if box.isVisible():
            box.setChecked(games)
        dialog.accept()

    maker.in_dialog(lambda: maker.acts(action), answer)


def answer(maker: Maker, action: str, words: str) -> None:
    maker.in_dialog(lambda: maker.acts(action), lambda dialog: press(dialog, words))


def choose(maker: Maker, preset: str) -> None:
    box = maker.studio.window.presets.box
    place = box.findData(preset)
    assert place >= 0
    box.setCurrentIndex(place)
    box.activated.emit(place)
    maker.waits()


def is_marked(maker: Maker) -> bool:
    return maker.studio.window.presets.mark.isVisible()


def test_every_shipped_preset_is_in_the_list_and_can_be_used(maker: Maker) -> None:
    games = maker.studio.job.games
    for preset in presets.presets():
        choose(maker, preset)
        job = presets.preset(preset).job
        assert maker.studio.job == (job if job.games else replace(job, games=games))
        assert maker.studio.job.method == job.method
        assert not maker.troubles
        assert maker.sheets
        assert not is_marked(maker)
        games = maker.studio.job.games


def test_a_preset_is_saved_found_again_and_used_for_another_game(maker: Maker, opens: Opens) -> None:
    maker.makes("method", "gutter")
    maker.makes("sheet.gutter", 14.0)
    assert is_marked(maker)
    name(maker, "My card")
    assert not is_marked(maker)
    assert presets.preset("My card").own
    assert presets.preset("My card").job.games == ()
    other = opens("xiangqi")
    choose(other, "My card")
    assert other.studio.job.sheet.gutter == 14.0
    assert [game.game for game in other.studio.job.games] == ["xiangqi"]


def test_games_are_kept_where_that_is_wished(maker: Maker) -> None:
    maker.box.sets.setValue(3)
    name(maker, "three", games=True)
    assert presets.preset("three").job.games == maker.studio.job.games


def test_changes_are_saved_or_undone(maker: Maker) -> None:
    name(maker, "mine")
    maker.makes("sheet.margin", 12.0)
    assert is_marked(maker)
    maker.acts("preset-save")
    assert not is_marked(maker)
    assert presets.preset("mine").job.sheet.margin == 12.0
    maker.makes("sheet.margin", 15.0)
    maker.acts("preset-revert")
    maker.waits()
    assert maker.studio.job.sheet.margin == 12.0


def test_renamed_and_deleted(maker: Maker) -> None:
    name(maker, "one")
    name(maker, "two", "preset-rename")
    assert "one" not in presets.presets()
    assert maker.studio.shelf.current == "two"
    answer(maker, "preset-delete", "Cancel")
    assert "two" in presets.presets()
    answer(maker, "preset-delete", "Delete")
    assert "two" not in presets.presets()
    assert maker.studio.shelf.current == ""


def test_shipped_presets_stay_as_they_are(maker: Maker) -> None:
    choose(maker, "wedges-a4")
    actions = maker.studio.window.actions_
    assert not actions["preset-delete"].isEnabled()
    assert not actions["preset-rename"].isEnabled()
    maker.makes("sheet.margin", 11.0)
    name(maker, "wedges of mine", "preset-save")
    assert presets.preset("wedges of mine").job.sheet.margin == 11.0
    assert not presets.preset("wedges-a4").own


def test_a_preset_is_replaced_only_after_a_question(maker: Maker) -> None:
    name(maker, "same")
    maker.makes("sheet.margin", 10.0)
    questions: list[str] = []

    def refuse(preset: str) -> bool:
        questions.append(preset)
        return False

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(maker.studio.shelf, "_ask_replace", refuse)
        name(maker, "same")
    assert questions == ["same"]
    assert presets.preset("same").job.sheet.margin == 8.0


def test_names_that_no_file_can_have_are_refused_while_they_are_typed(maker: Maker) -> None:
    dialog = NameDialog("Save", "", with_games=False, parent=maker.studio.window)
    save = dialog.buttons.button(dialog.buttons.StandardButton.Save)
    line = dialog.findChild(QLineEdit)
    assert line is not None
    for words, good in (("", False), ("../x", False), ("a/b", False), ("Good one (2)", True), ("名前", True)):
        line.setText(words)
        assert save.isEnabled() is good, words
    dialog.deleteLater()


def test_shared_and_taken_over(maker: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    maker.makes("method", "sticker")
    path = tmp_path / "for you.toml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_a, **_k: (str(path), ""))
    maker.acts("preset-export")
    assert jobfile.read(path.read_text(encoding="utf-8")) == maker.studio.job
    maker.makes("method", "duplex")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_a, **_k: (str(path), ""))
    maker.acts("preset-import")
    maker.waits()
    assert maker.studio.job.method == "sticker"
    assert maker.studio.shelf.current == "for you"


@pytest.mark.parametrize(
    "content", ["", "not toml [", "method = 'magic'\nscale = -1", "scale = 'x'\n[sheet]\ngap = []", "\0"]
)
def test_a_file_that_is_no_preset_says_why_and_changes_nothing(
    maker: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str
) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(content, encoding="utf-8")
    before = maker.studio.job
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_a, **_k: (str(path), ""))
    if content:
        said: list[str] = []

        def read(dialog: object) -> None:
            assert isinstance(dialog, QMessageBox)
            said.append(dialog.informativeText())
            dialog.accept()

        maker.in_dialog(lambda: maker.acts("preset-import"), read)
        assert said[0]
    else:
        maker.acts("preset-import")
    maker.waits()
    assert maker.studio.job == before


def test_unsaved_changes_are_asked_about_before_they_go(maker: Maker) -> None:
    name(maker, "precious")
    maker.makes("sheet.margin", 13.0)
    box = maker.studio.window.presets.box

    def leave() -> None:
        box.setCurrentIndex(box.findData("wedges-a4"))
        box.activated.emit(box.currentIndex())

    maker.in_dialog(leave, lambda dialog: press(dialog, "Cancel"))
    assert maker.studio.job.sheet.margin == 13.0
    assert box.currentData() == "precious"
    maker.in_dialog(maker.studio.window.close, lambda dialog: press(dialog, "Cancel"))
    assert maker.studio.window.isVisible()
    maker.in_dialog(leave, lambda dialog: press(dialog, "Save"))
    maker.waits()
    assert presets.preset("precious").job.sheet.margin == 13.0
    assert maker.studio.shelf.current == "wedges-a4"


def test_what_was_in_the_form_is_had_back(maker: Maker) -> None:
    maker.makes("sheet.margin", 14.0)
    mine = maker.studio.job
    choose(maker, "stickers")
    assert maker.studio.job.method == "sticker"
    choose(maker, "")
    assert maker.studio.job == mine
    choose(maker, "stickers")
    maker.makes("sheet.margin", 13.0)
    box = maker.studio.window.presets.box

    def leave() -> None:
        box.setCurrentIndex(box.findData("wedges-a4"))
        box.activated.emit(box.currentIndex())

    maker.in_dialog(leave, lambda dialog: press(dialog, "Cancel"))
    assert maker.studio.job.sheet.margin == 13.0
    maker.in_dialog(leave, lambda dialog: press(dialog, "Don’t save"))
    maker.waits()
    assert maker.studio.shelf.current == "wedges-a4"


def test_the_last_job_of_a_game_is_there_again(opens: Opens) -> None:
    maker = opens("bishogi")
    maker.makes("method", "hollow")
    maker.makes("scale", 0.8)
    left = maker.studio.job
    maker.studio.window.close()
    assert first_job("bishogi", {}, "fide", Settings()) == left
    other = first_job("chess", {}, "fide", Settings())
    assert (other.method, other.looks.style) == ("duplex", "fide")


def test_the_options_that_are_played_with_count(maker: Maker) -> None:
    assert chosen("southwark-bishogi", {"infanta": "xiang"}) == (("infanta", "xiang"),)
    assert chosen("no such game", {"a": "b"}) == (("a", "b"),)
    maker.studio.window.close()
    again = first_job("bishogi", {}, "kanji", Settings())
    assert again.games[0].options == ()


def test_a_preset_that_cannot_be_saved_is_not_lost(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_values: object) -> None:
        raise KomagataError("cannot write {path}: {reason}", {"path": "x", "reason": "full"})

    monkeypatch.setattr(presets, "save", fails)
    maker.makes("sheet.margin", 12.0)
    with pytest.MonkeyPatch.context() as patch:
        said: list[str] = []
        patch.setattr(QMessageBox, "exec", lambda box: said.append(box.informativeText()))
        patch.setattr("komagata_gui.studio.shelf.ask_name", lambda *_a, **_k: ("name", False))
        maker.acts("preset-save-as")
    assert said == ["• cannot write x: full"]
    assert is_marked(maker)
    assert maker.studio.job.sheet.margin == 12.0
