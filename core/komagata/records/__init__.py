"""Records of games: one file a format, chosen by content."""

from __future__ import annotations

from pathlib import Path

from komagata import assets
from komagata.errors import Fault, FileError, NotationError
from komagata.game import Game
from komagata.records import kmg
from komagata.records.detect import detect
from komagata.text import text

WRITERS = {"kmg": kmg.write}
READERS = {"kmg": kmg.read}
EXTENSIONS = {".kmg": "kmg"}
"""The format that a new file gets by its name; reading goes by content."""


def read(source: str) -> Game:
    """The game of a record in any known format. Raises NotationError; lesser faults are in the game's `faults`."""
    source = source.removeprefix("\ufeff")
    return READERS[detect(source)](source)


def write(game: Game, form: str = "kmg") -> str:
    """The record of a game."""
    if form not in WRITERS:
        known = ", ".join(WRITERS)
        raise FileError(text("there is no record format '{form}'; there are: {known}", form=form, known=known))
    return WRITERS[form](game)


def load(path: str | Path) -> Game:
    """The game of a file; faults name the file."""
    try:
        return read(assets.read_text(path))
    except NotationError as error:
        faults = [Fault(fault.text, _place(path, fault.path), fault.line, fault.column) for fault in error.faults]
        raise NotationError(faults, offset=error.offset) from None


def save(game: Game, path: str | Path) -> None:
    """Write the record of a game to a file, in the format that its name asks for; whatever happens, none is lost."""
    suffix = Path(path).suffix.lower()
    if suffix not in EXTENSIONS:
        known = ", ".join(EXTENSIONS)
        raise FileError(Fault(text("a record is saved as one of these: {known}", known=known), str(path)))
    assets.atomic_write(path, write(game, EXTENSIONS[suffix]))


def _place(path: str | Path, within: str) -> str:
    return f"{path}: {within}" if within else str(path)


__all__ = ["EXTENSIONS", "detect", "load", "read", "save", "write"]
