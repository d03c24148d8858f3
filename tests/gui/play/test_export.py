"""Pictures and animations from the window: what was chosen is what is drawn; stopping leaves nothing behind."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtWidgets import QDialog, QFileDialog

from komagata_gui.panels.export import GAME, POSITION, ExportDialog
from tests.gui.play.person import Person, pick
from tests.gui.play.test_files import answer

KINDS = (("a.svg", b"<svg"), ("a.png", b"\x89PNG"), ("a.pdf", b"%PDF"))


def export(person: Person, monkeypatch: pytest.MonkeyPatch, path: Path, **choices: object) -> ExportDialog:
    """Make the choices in the dialog, save under a name, and wait until it is done or says why not."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    seen: list[ExportDialog] = []

    def does(dialog: QDialog) -> None:
        assert isinstance(dialog, ExportDialog)
        seen.append(dialog)
        for name, value in choices.items():
            field = getattr(dialog, name)
            if hasattr(field, "findData"):
                pick(field, value)
            elif hasattr(field, "setChecked"):
                field.setChecked(value)
            else:
                field.setValue(value)
        dialog.redraw()
        assert dialog.preview.svg
        dialog.save.click()
        person.wait_for(lambda: not dialog.worker.busy, 60)
        if dialog.isVisible():
            dialog.reject()

    person.in_dialog(lambda: person.act("export"), does)
    return seen[0]


@pytest.mark.parametrize(("name", "begin"), KINDS)
def test_a_picture_of_the_position(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, begin: bytes
) -> None:
    person.agree("bishogi")
    person.write("e2e3")
    export(person, monkeypatch, tmp_path / name, style_box="fide", width_box=300, flipped=True, coordinates="none")
    assert begin in (tmp_path / name).read_bytes()[:100]
    assert f"Saved as {name}" in person.reads
    if name == "a.png":
        with Image.open(tmp_path / name) as image:
            assert image.width == 600


@pytest.mark.parametrize("game", ["bishogi", "shogi", "chu-shogi", "xiangqi"])
def test_an_animation_of_the_game(person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str) -> None:
    person.agree(game)
    for _ in range(3):
        position = person.desk.session.position
        person.write(position.uci(position.legal_moves()[0]))
    person.act("first")
    path = tmp_path / "a.gif"
    export(person, monkeypatch, path, what=GAME, width_box=200, first_ply=1, pace=0.3, rest=2.0, theme="dark")
    with Image.open(path) as image:
        assert (getattr(image, "n_frames", 0), image.width) == (3, 200)
        assert image.info["duration"] == 300
        image.seek(2)
        assert image.info["duration"] == 2000
    assert person.desk.session.node.ply == 0


def test_the_ending_of_the_name_comes_from_the_choice(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    person.agree("bishogi")
    person.write("e2e3")
    export(person, monkeypatch, tmp_path / "one", what=GAME, width_box=120)
    export(person, monkeypatch, tmp_path / "two", what=POSITION, width_box=120)
    assert sorted(os.listdir(tmp_path)) == ["one.gif", "two.svg"]


def test_what_goes_wrong_is_said_in_the_dialog(person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    person.agree("bishogi")
    (tmp_path / "file").write_text("")
    dialog = export(person, monkeypatch, tmp_path / "file" / "a.svg")
    assert "cannot write" in dialog._trouble.text()
    assert "Saved" not in person.reads


def test_stopping_leaves_the_old_file(person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    answer(monkeypatch, "Don’t save")
    person.agree("shogi")
    for _ in range(40):
        position = person.desk.session.position
        person.desk.session.play(position.legal_moves()[0])
    path = tmp_path / "a.gif"
    path.write_bytes(b"old")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))

    def does(dialog: QDialog) -> None:
        assert isinstance(dialog, ExportDialog)
        pick(dialog.what, GAME)
        dialog.save.click()
        assert not dialog.save.isEnabled()
        person.wait_for(lambda: dialog.bar.value() > 0, 60)
        dialog.stop.click()
        person.wait_for(lambda: not dialog.worker.busy, 60)
        assert dialog.isVisible()
        assert dialog.save.isEnabled()
        # Closing the dialog stops it, too.
        dialog.save.click()
        dialog.reject()

    person.in_dialog(lambda: person.act("export"), does)
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a.gif"]
    assert "Saved" not in person.reads


def test_a_game_without_moves_has_no_animation(person: Person) -> None:
    person.agree("bishogi")

    def does(dialog: QDialog) -> None:
        assert isinstance(dialog, ExportDialog)
        assert dialog.what.findData(GAME) == -1

    person.in_dialog(lambda: person.act("export"), does)


def test_the_preview_is_dragged_out_as_a_picture(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtGui import QDrag
    from PySide6.QtTest import QTest

    person.agree("bishogi")
    dragged: list[set[str]] = []
    monkeypatch.setattr(QDrag, "exec", lambda drag, _: dragged.append(set(drag.mimeData().formats())))

    def does(dialog: QDialog) -> None:
        assert isinstance(dialog, ExportDialog)
        preview = dialog.preview
        QTest.mousePress(preview, Qt.MouseButton.LeftButton, pos=QPoint(50, 50))
        QTest.mouseMove(preview, QPoint(52, 50))
        assert dragged == []
        QTest.mouseMove(preview, QPoint(120, 90))

    person.in_dialog(lambda: person.act("export"), does)
    assert len(dragged) == 1
    assert {"image/svg+xml", "text/plain"} <= dragged[0]
