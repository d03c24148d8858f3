"""Records of matches on two boards: text and files."""

from __future__ import annotations

from pathlib import Path

from komagata import assets
from komagata.errors import Fault, FileError, NotationError
from komagata.multiboard.game import MatchGame
from komagata.records.match_reader import is_match_record, read_match
from komagata.records.match_writer import write_match
from komagata.text import text

EXTENSIONS = (".kmg", ".bpgn")
"""The same text under either name."""


def load_match(path: str | Path) -> MatchGame:
    """The match of a file; faults name the file."""
    try:
        return read_match(assets.read_text(path))
    except NotationError as error:
        faults = [
            Fault(fault.text, f"{path}: {fault.path}" if fault.path else str(path), fault.line, fault.column)
            for fault in error.faults
        ]
        raise NotationError(faults, offset=error.offset) from None


def save_match(game: MatchGame, path: str | Path) -> None:
    """Write the record of a match to a file; whatever happens, none is lost."""
    if Path(path).suffix.lower() not in EXTENSIONS:
        known = ", ".join(EXTENSIONS)
        raise FileError(Fault(text("a record is saved as one of these: {known}", known=known), str(path)))
    assets.atomic_write(path, write_match(game))


__all__ = ["EXTENSIONS", "is_match_record", "load_match", "read_match", "save_match", "write_match"]
