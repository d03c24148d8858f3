"""The user's settings as data: key, default, what it means, and what it may be.

They are kept as a TOML file in the user's configuration folder. A file that cannot be read is never written over: it is
kept aside, and `Settings.complaint` says so. Keys that this version does not know stay in the file.
"""

from __future__ import annotations

import time
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from komagata.assets import atomic_write, read_text, user_config
from komagata.errors import KomagataError
from komagata.text import Text, text
from komagata_gui.toml import write_toml

T = TypeVar("T", bool, int, str)


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """One thing the user can choose."""

    key: str
    """Dotted path in the file."""
    default: T
    label: Text
    help: Text | None = None
    choices: tuple[tuple[T, Text], ...] = ()
    """What it may be, with the words for it; empty: anything of its type."""
    least: int = 0
    most: int = 0
    """Bounds of a number, if `most` is not 0."""

    def accepts(self, value: object) -> bool:
        """Whether `value` is one that the program can work with."""
        if type(value) is not type(self.default):
            return False
        if self.choices:
            return any(value == choice for choice, _ in self.choices)
        return not (self.most and isinstance(value, int)) or self.least <= value <= self.most


STYLE = Setting(
    "board.style",
    "kanji",
    text("Pieces"),
    choices=(
        ("kanji", text("Kanji, two characters")),
        ("kanji1", text("Kanji, one character")),
        ("fide", text("Chess figures")),
        ("letters", text("Letters")),
        ("moves", text("Marks that show the moves")),
        ("shogi-set", text("As played with a Shogi set")),
    ),
)
THEME = Setting("board.theme", "auto", text("Board"), text("Automatic: light or dark, as the window is."))
COORDINATES = Setting(
    "board.coordinates",
    "auto",
    text("Coordinates"),
    choices=(
        ("auto", text("As usual for the game")),
        ("algebraic", text("Letters and numbers (e4)")),
        ("usi", text("Numbers and letters from the right (5f)")),
        ("japanese", text("Numbers and kanji (５六)")),
        ("numeric", text("Numbers (5-6)")),
        ("zodiac", text("Zodiac signs and kanji")),
        ("none", text("None")),
    ),
)
SHOW_TARGETS = Setting("board.show-targets", True, text("Show where a piece may go"))
ANIMATION = Setting(
    "board.animation",
    180,
    text("Movement of the pieces"),
    text("How long a piece takes to glide to its square."),
    choices=((0, text("Off")), (100, text("Fast")), (180, text("Normal")), (350, text("Slow"))),
)
PROMOTION = Setting(
    "play.promotion",
    "ask",
    text("Promotion"),
    text("What to do where a piece may promote but need not."),
    choices=(
        ("ask", text("Ask, promotion first")),
        ("ask-plain", text("Ask, no promotion first")),
        ("always", text("Always promote")),
    ),
)
NOTATION = Setting(
    "play.notation",
    "standard",
    text("Moves in the list"),
    choices=(
        ("standard", text("As usual for the game")),
        ("short", text("Short (Nf3, P@e5)")),
        ("coordinates", text("By squares (g1f3)")),
        ("usi", text("By squares from the right (2a3c)")),
        ("japanese", text("Japanese, where the game has it (７六歩)")),
        ("western", text("Western (P-7f)")),
        ("numeric", text("Western, with numbers (P-76)")),
    ),
)
LANGUAGE = Setting("language", "", text("Language"), text("Empty: the language of the system."))
COLOURS = Setting(
    "colours",
    "system",
    text("Colours"),
    choices=(("system", text("As the system")), ("light", text("Light")), ("dark", text("Dark"))),
)

SETTINGS: tuple[Setting[bool] | Setting[int] | Setting[str], ...] = (
    LANGUAGE,
    COLOURS,
    STYLE,
    THEME,
    COORDINATES,
    SHOW_TARGETS,
    ANIMATION,
    PROMOTION,
    NOTATION,
)


class Settings(QObject):
    """The values in force. Every change is written at once, and announced by `changed` with the setting's key."""

    changed = Signal(str)

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        """`path` is the file; by default `settings.toml` in the user's configuration folder."""
        super().__init__(parent)
        self.path = path or user_config("settings.toml")
        self.complaint: Text | None = None
        """What was wrong with the file, to be shown once; None if nothing was."""
        self._values: dict[str, object] = _flatten(self._load())

    def get(self, setting: Setting[T]) -> T:
        """The user's choice, or the default where there is none or none that makes sense."""
        value = self._values.get(setting.key, setting.default)
        return value if setting.accepts(value) else setting.default  # type: ignore[return-value]  # `accepts` checks it

    def set(self, setting: Setting[T], value: T) -> None:
        """Choose `value`; a FileError says that it could not be written (it is in force all the same)."""
        if value != self.get(setting) or setting.key not in self._values:
            self.store(setting.key, value)

    def stored(self, key: str, default: object = None) -> object:
        """A value that is not the user's to choose: window geometry, recent files. Anything TOML can hold."""
        return self._values.get(key, default)

    def store(self, key: str, value: object) -> None:
        """Keep `value` under a dotted key."""
        self._values[key] = value
        try:
            self._save()
        finally:
            self.changed.emit(key)

    def _load(self) -> dict[str, object]:
        if not self.path.exists():
            return {}
        try:
            return tomllib.loads(read_text(self.path))
        except (KomagataError, tomllib.TOMLDecodeError) as error:
            self._set_aside(error)
            return {}

    def _set_aside(self, error: Exception) -> None:
        """Rename a file that cannot be read, so that it can be mended and nothing in it is lost."""
        aside = self.path.with_name(f"{self.path.stem}.broken-{time.strftime('%Y%m%d-%H%M%S')}{self.path.suffix}")
        try:
            self.path.rename(aside)
            self.complaint = text(
                "The settings could not be read ({reason}). The file is kept as {aside}; the defaults are in force.",
                reason=str(error),
                aside=str(aside),
            )
        except OSError as failure:
            self.complaint = text("The settings could not be read ({reason}).", reason=f"{error}; {failure}")

    def _save(self) -> None:
        atomic_write(self.path, write_toml(_nest(self._values)))


def _flatten(table: dict[str, object], prefix: str = "") -> dict[str, object]:
    """Tables as dotted keys, so that unknown ones are kept like known ones."""
    flat: dict[str, object] = {}
    for key, value in table.items():
        if isinstance(value, dict) and value:
            flat |= _flatten(value, f"{prefix}{key}.")
        else:
            flat[prefix + key] = value
    return flat


def _nest(flat: dict[str, object]) -> dict[str, object]:
    nested: dict[str, object] = {}
    for key, value in flat.items():
        *path, last = key.split(".")
        table = nested
        for part in path:
            inner = table.get(part)
            if not isinstance(inner, dict):
                inner = table[part] = {}
            table = inner
        table[last] = value
    return nested


__all__ = [
    "ANIMATION",
    "COLOURS",
    "COORDINATES",
    "LANGUAGE",
    "NOTATION",
    "PROMOTION",
    "SETTINGS",
    "SHOW_TARGETS",
    "STYLE",
    "THEME",
    "Setting",
    "Settings",
]
