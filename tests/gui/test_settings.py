"""The user's settings: kept, typed, and never lost."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from komagata.assets import user_config
from komagata.errors import FileError
from komagata_gui.settings import ANIMATION, SETTINGS, SHOW_TARGETS, STYLE, Settings
from komagata_gui.toml import write_toml

pytestmark = pytest.mark.usefixtures("qapp")


def test_defaults_without_a_file(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.toml")
    for setting in SETTINGS:
        assert settings.stored(setting.key) is None
        assert setting.accepts(setting.default)
    assert settings.get(STYLE) == STYLE.default
    assert settings.get(ANIMATION) == ANIMATION.default
    assert settings.get(SHOW_TARGETS) is True
    assert settings.complaint is None
    assert not settings.path.exists()


def test_the_file_lies_in_the_users_folder() -> None:
    assert Settings().path == user_config("settings.toml")


def test_choices_are_kept_and_announced(tmp_path: Path) -> None:
    heard: list[str] = []
    settings = Settings(tmp_path / "a" / "settings.toml")
    settings.changed.connect(heard.append)
    settings.set(STYLE, "fide")
    settings.set(STYLE, "fide")
    settings.set(SHOW_TARGETS, False)
    settings.store("window.recent", ["a", "b"])
    assert heard == ["board.style", "board.show-targets", "window.recent"]
    again = Settings(settings.path)
    assert again.get(STYLE) == "fide"
    assert again.get(SHOW_TARGETS) is False
    assert again.stored("window.recent") == ["a", "b"]


def test_values_that_make_no_sense_are_ignored_but_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('later = 3\n[board]\nstyle = "crayon"\nanimation = "fast"\nshow-targets = 1\n', encoding="utf-8")
    settings = Settings(path)
    assert settings.get(STYLE) == STYLE.default
    assert settings.get(ANIMATION) == ANIMATION.default
    assert settings.get(SHOW_TARGETS) is True
    settings.set(SHOW_TARGETS, False)
    held = tomllib.loads(path.read_text(encoding="utf-8"))
    assert held == {"later": 3, "board": {"style": "crayon", "animation": "fast", "show-targets": False}}


@pytest.mark.parametrize("content", [b"board = {", b"\xff\xfe\x00", b"a = 1\na = 2\n"])
def test_a_broken_file_is_kept_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(content)
    settings = Settings(path)
    assert settings.complaint is not None
    settings.set(STYLE, "fide")
    assert Settings(path).get(STYLE) == "fide"
    (aside,) = [other for other in tmp_path.iterdir() if other != path]
    assert aside.read_bytes() == content
    assert str(aside) in str(settings.complaint)


def test_what_cannot_be_written_is_in_force_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    settings = Settings(tmp_path / "file" / "settings.toml")
    with pytest.raises(FileError):
        settings.set(STYLE, "fide")
    assert settings.get(STYLE) == "fide"


scalars = st.one_of(
    st.booleans(),
    st.integers(-(2**60), 2**60),
    st.floats(allow_nan=False),
    st.text(st.characters(exclude_categories=["Cs"])),
)
values = st.recursive(
    st.one_of(scalars, st.lists(scalars, max_size=3)),
    lambda inner: st.dictionaries(st.text(st.characters(exclude_categories=["Cs"]), max_size=4), inner, max_size=3),
    max_leaves=12,
)


@given(st.dictionaries(st.text(st.characters(exclude_categories=["Cs"]), max_size=4), values, max_size=4))
def test_written_toml_is_read_back(table: dict[str, object]) -> None:
    assert tomllib.loads(write_toml(table)) == table
