"""Shipped files, user folders, and files that are never lost."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from komagata import assets
from komagata.errors import FileError

ESCAPES = ["/etc/passwd", "../pyproject.toml", "variants/../../x", "C:/x", "C:x", "\\x", "a\\..\\..\\x", "a\0b"]


def test_shipped_files_are_found() -> None:
    assert assets.resource("defaults.toml").read_text(encoding="utf-8").count("default_game") == 1
    assert assets.resource("") == assets.root() / "resources"
    assert "defaults.toml" in [path.name for path in assets.resources("", "*.toml")]
    assert all(path.is_file() for path in assets.resources("", "*"))


@pytest.mark.parametrize("name", ESCAPES)
def test_nothing_outside_is_reached(name: str) -> None:
    with pytest.raises(FileError, match="leads out of its folder"):
        assets.resource(name)
    with pytest.raises(FileError):
        assets.user_data(name)
    with pytest.raises(FileError):
        assets.translation(f"/{name}")


def test_a_missing_file_is_named() -> None:
    with pytest.raises(FileError, match=r"no shipped file resources/variants/nothing\.toml"):
        assets.resource("variants/nothing.toml")
    with pytest.raises(FileError, match=r"translations/komagata_xx\.ts"):
        assets.translation("xx")


def test_translations_are_named_by_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("komagata_ja.ts", "komagata_de.ts", "notes.txt"):
        assets.atomic_write(tmp_path / "translations" / name, "<TS/>")
    monkeypatch.setattr(assets, "root", lambda: tmp_path)
    assert list(assets.translations()) == ["de", "ja"]
    assert assets.translation("ja") == assets.translations()["ja"]


def test_data_inside_the_package_is_preferred(tmp_path: Path) -> None:
    """As in a wheel: the same module, with `data` beside it."""
    package = tmp_path / "komagata"
    package.mkdir()
    for name in ("__init__", "assets", "errors", "text"):
        source = Path(assets.__file__).with_name(f"{name}.py") if name != "__init__" else Path(os.devnull)
        (package / f"{name}.py").write_bytes(source.read_bytes())
    (package / "data" / "resources").mkdir(parents=True)
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from komagata import assets; print(assets.root())"
    found = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True, check=True).stdout
    assert Path(found.strip()) == (package / "data").resolve()


def test_user_folders_are_the_tests_own(home: Path) -> None:
    for folder in (assets.user_data, assets.user_config, assets.user_cache):
        assert folder("a/b").is_relative_to(home)
        assert folder("a/b") == folder() / "a" / "b"
        assert not folder().exists()


def test_writing_makes_folders_and_leaves_nothing_else(tmp_path: Path) -> None:
    target = tmp_path / "deep" / "game.kmg"
    assets.atomic_write(target, "駒\n")
    assert target.read_bytes() == "駒\n".encode()
    assets.atomic_write(target, b"\xff")
    assert target.read_bytes() == b"\xff"
    assert os.listdir(target.parent) == ["game.kmg"]


def test_permissions_and_links_stay(tmp_path: Path) -> None:
    target, link = tmp_path / "real", tmp_path / "link"
    target.write_text("old")
    target.chmod(0o640)
    link.symlink_to(target)
    assets.atomic_write(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"
    assert stat.S_IMODE(target.stat().st_mode) == 0o640


@pytest.mark.parametrize("step", ["os.fsync", "pathlib.Path.replace"])
def test_a_failure_leaves_the_old_file(step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "game.kmg"
    target.write_text("old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(step, fail)
    with pytest.raises(FileError, match=r"cannot write .*game\.kmg: No space left on device"):
        assets.atomic_write(target, "new")
    assert target.read_text() == "old"
    assert os.listdir(tmp_path) == ["game.kmg"]


def test_what_cannot_be_written_is_one_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    for path in (tmp_path / "file" / "below", tmp_path, tmp_path / "loop", tmp_path / "a\0b"):
        with pytest.raises(FileError, match="cannot write"):
            assets.atomic_write(path, "x")
    with pytest.raises(FileError):
        assets.atomic_write(tmp_path / "half", "\ud800")
    assert sorted(os.listdir(tmp_path)) == ["file", "loop"]


def test_reading(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_bytes(b"\xef\xbb\xbf\xe9\xa7\x92\n")
    assert assets.read_text(text) == "駒\n"
    text.write_bytes(b"one\ntwo \xff\n")
    with pytest.raises(FileError, match=r"text \(line 2\): this is not UTF-8 text"):
        assets.read_text(text)
    for path in (tmp_path, tmp_path / "none", tmp_path / "a\0b"):
        with pytest.raises(FileError, match="cannot read"):
            assets.read_text(path)
