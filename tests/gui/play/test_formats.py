"""Every format and encoding through the window: opened, saved, and told of what would be lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from komagata import records
from komagata.game import Game
from komagata.position import load_rules
from komagata.records.encodings import ENCODINGS
from komagata_gui.commands.files import file_kind
from tests.gui.play.person import Person
from tests.gui.play.test_files import answer, save_to

SHOGI = ("kmg", "pgn", "kif", "ki2", "csa", "usi", "jkf")


def played(name: str = "shogi", moves: str = "7g7f 3c3d 8h2b+ 3a2b") -> Game:
    game = Game(load_rules(name))
    for move in moves.split():
        game.play(move)
    return game


@pytest.mark.parametrize("form", SHOGI)
@pytest.mark.parametrize("encoding", [*ENCODINGS, "utf-16"])
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_every_format_is_opened_in_every_encoding(
    person: Person, tmp_path: Path, form: str, encoding: str, ends: str
) -> None:
    # The name says nothing, and even lies.
    path = tmp_path / "record.kif"
    path.write_bytes(records.write(played(), form).replace("\n", ends).encode(encoding))
    assert person.desk.files.open_path(path)
    assert person.moves == ["P-7f", "P-3d", "Bx2b+", "Sx2b"]
    assert "Not everything" not in person.reads
    assert person.desk.files.path == path


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_chu_shogi_and_a_diagram(person: Person, tmp_path: Path, encoding: str) -> None:
    game = played("chu-shogi", "a4a5 a9a8")
    for form in ("kif", "bod"):
        path = tmp_path / f"chu-{form}"
        path.write_bytes(records.write(game, form).encode(encoding))
        assert person.desk.files.open_path(path)
        assert person.desk.session.position.state.board == game.position.state.board


@pytest.mark.parametrize("form", SHOGI)
def test_unreadable_parts_are_listed(person: Person, tmp_path: Path, form: str) -> None:
    path = tmp_path / "record"
    written = records.write(played(), form)
    damage = {
        "kif": ("３一銀", "９九鯨"),
        "ki2": ("銀", "鯨"),
        "csa": ("-3122GI", "-9999GI"),
        "usi": ("3a2b", "9i9i"),
        "kmg": ("g9h8", "i9i9"),
        "pgn": ("Sxh8", "Sxi1"),
        "jkf": ('"to"', '"two"'),
    }
    damaged = written.replace(*damage[form])
    if damaged == written:
        damaged = written.replace("２二銀", "９九鯨").replace("同　銀", "９九鯨")
    assert damaged != written
    path.write_text(damaged, encoding="utf-8")
    assert person.desk.files.open_path(path)
    assert person.desk.session.game.faults
    assert "Not everything in record could be understood" in person.reads
    assert len(person.moves) < 4


def test_broken_bytes_are_told(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "broken.kmg"
    path.write_bytes(b'[Variant "bishogi"]\n[White "\xff\xfe\xfa"]\n\n1. e2e3 *\n')
    assert person.desk.files.open_path(path)
    assert "some bytes are no text" in person.reads
    assert "Line 2" in person.reads


@pytest.mark.parametrize("suffix", records.EXTENSIONS)
def test_every_format_is_saved(person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, suffix: str) -> None:
    asked = answer(monkeypatch, "Save a copy")
    person.agree("shogi")
    person.write_all("7g7f 3c3d 8h2b+")
    person.desk.session.game.tags.clear()
    path = tmp_path / f"game{suffix}"
    save_to(monkeypatch, path)
    person.act("save-as")
    read = records.load(path)
    assert read.faults == ()
    assert str(read.root.last().position).split()[:3] == str(person.desk.session.position).split()[:3]
    holds_all = suffix != ".bod"
    assert bool(asked) is not holds_all
    assert person.desk.session.modified is not holds_all
    assert f"Saved as game{suffix}" in person.reads


def losses(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the question before a save tells; it is answered by leaving it."""
    told: list[str] = []

    def run(box: QMessageBox) -> int:
        told.append(box.informativeText())
        monkeypatch.setattr(box, "clickedButton", lambda: None)
        return 0

    monkeypatch.setattr(QMessageBox, "exec", run)
    return told


@pytest.mark.parametrize(
    ("suffix", "words"),
    [
        (".kif", ["cp932 has no ♥"]),
        (".ki2", ["cp932 has no ♥"]),
        (".kifu", []),
        (".csa", ["variations: 1"]),
        (".usi", ["variations: 1"]),
        (".jkf", []),
        (".kmg", []),
    ],
)
def test_what_would_be_lost_is_said_before(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, suffix: str, words: list[str]
) -> None:
    told = losses(monkeypatch)
    person.agree("shogi")
    person.write_all("7g7f 3c3d")
    person.desk.session.game.tags.clear()
    person.desk.session.remark(person.desk.session.node, "love ♥")
    person.act("previous")
    person.write("8c8d")
    path = tmp_path / f"game{suffix}"
    path.write_bytes(b"old")
    save_to(monkeypatch, path)
    person.act("save-as")
    assert len(told) == (1 if words else 0)
    for word in words:
        assert word in told[0]
    # Nothing is written over without the answer.
    assert (path.read_bytes() == b"old") is bool(words)


@pytest.mark.parametrize("suffix", [".kif", ".ki2", ".csa", ".jkf", ".bod", ".usi"])
def test_a_format_that_does_not_know_the_game(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, suffix: str
) -> None:
    person.agree("bishogi")
    person.write("e2e3")
    path = tmp_path / f"game{suffix}"
    path.write_bytes(b"old")
    save_to(monkeypatch, path)
    answer(monkeypatch, "Save a copy")
    person.act("save-as")
    assert "could not be saved" in person.reads
    assert path.read_bytes() == b"old"


@pytest.mark.parametrize("suffix", [".kif", ".kifu", ".csa", ".kmg"])
def test_without_an_ending_the_kind_chosen_in_the_dialog_counts(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, suffix: str
) -> None:
    person.agree("shogi")
    person.write("7g7f")
    person.desk.session.game.tags.clear()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "game"), file_kind(suffix)))
    person.act("save-as")
    assert [path.name for path in tmp_path.iterdir()] == [f"game{suffix}"]
    assert records.load(tmp_path / f"game{suffix}").root.last().ply == 1
