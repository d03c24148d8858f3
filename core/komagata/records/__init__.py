"""Records of games: one file a format, chosen by content."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from komagata import assets
from komagata.errors import Fault, FileError, KomagataError, NotationError
from komagata.game import Game
from komagata.records import encodings, kmg
from komagata.records.detect import detect
from komagata.records.streams import Entry, stream
from komagata.text import Text, text


class Format(Protocol):
    """What the module of a format offers."""

    def read(self, source: str) -> Game: ...
    def write(self, game: Game) -> str: ...
    def losses(self, game: Game) -> list[Text]: ...


FORMATS = ("kmg", "pgn", "kif", "ki2", "csa", "usi", "jkf", "bod")
"""Ids of the formats, our own first. Their modules are loaded on first use."""

EXTENSIONS = {
    ".kmg": "kmg",
    ".pgn": "pgn",
    ".kif": "kif",
    ".kifu": "kif",
    ".ki2": "ki2",
    ".ki2u": "ki2",
    ".csa": "csa",
    ".usi": "usi",
    ".sfen": "usi",
    ".jkf": "jkf",
    ".bod": "bod",
}
"""The format that a new file gets by its name; reading goes by content."""

_USUAL_ENCODINGS = {".kif": encodings.SHIFT_JIS, ".ki2": encodings.SHIFT_JIS}
"""What other programs expect under these names (lishogi#170, lishogi#431); everything else is UTF-8."""

SEVERAL = {"kmg": "\n", "pgn": "\n", "csa": "/\n", "usi": ""}
"""Formats that hold several games in one file, and what stands between two."""


@dataclass(frozen=True, slots=True)
class Rendered:
    """A record ready to be saved, and what of the game it does not hold."""

    data: bytes
    losses: tuple[Fault, ...] = ()


def _format(form: str) -> Format:
    if form not in FORMATS:
        known = ", ".join(FORMATS)
        raise FileError(text("there is no record format '{form}'; there are: {known}", form=form, known=known))
    return cast("Format", kmg if form == "kmg" else import_module(f"komagata.records.{form}"))


def read(source: str, form: str | None = None) -> Game:
    """The game of a record in any known format. Raises NotationError; lesser faults are in the game's `faults`."""
    source = source.removeprefix("\ufeff")
    return _guarded(lambda: _format(form or detect(source)).read(source))


def _guarded(work: Callable[[], Game]) -> Game:
    """Nothing that a text holds makes a reader fail in another way than with an error of ours."""
    try:
        return work()
    except RecursionError:
        raise NotationError(text("the record is nested too deeply"), offset=0) from None


def write(game: Game, form: str = "kmg") -> str:
    """The record of a game."""
    return _format(form).write(game)


def losses(game: Game, form: str) -> tuple[Fault, ...]:
    """What a format does not hold of a game. Raises NotationError if it does not hold the game at all."""
    return tuple(Fault(loss) for loss in _format(form).losses(game))


def render(game: Game, form: str, encoding: str | None = None) -> Rendered:
    """The bytes of a record, and everything that would be lost by saving them."""
    written = write(game, form)
    data, missing = encodings.encode(written, encodings.known_encoding(encoding or encodings.UTF8))
    return Rendered(data, (*losses(game, form), *missing))


def form_of(path: str | Path) -> str:
    """The format that a file is saved in by its name; raises FileError."""
    suffix = Path(path).suffix.lower()
    if suffix not in EXTENSIONS:
        known = ", ".join(EXTENSIONS)
        raise FileError(Fault(text("a record is saved as one of these: {known}", known=known), str(path)))
    return EXTENSIONS[suffix]


def encoding_of(path: str | Path) -> str:
    """The encoding in which a file is saved, if nothing else is asked for."""
    suffix = Path(path).suffix.lower() or str(path)
    return _USUAL_ENCODINGS.get(suffix, encodings.UTF8)


def load(path: str | Path) -> Game:
    """The game of a file in any format and encoding; faults name the file."""
    decoded = encodings.decode(assets.read_bytes(path))
    try:
        game = read(decoded.text)
    except KomagataError as error:
        faults = [Fault(fault.text, _place(path, fault.path), fault.line, fault.column) for fault in error.faults]
        raise NotationError(faults, offset=getattr(error, "offset", None)) from None
    game.faults = (*decoded.faults, *game.faults)
    return game


def decode(data: bytes) -> str:
    """The text of a record in any encoding; raises FileError for what is no text."""
    return encodings.decode(data).text


def check_saving(game: Game, path: str | Path, encoding: str | None = None) -> tuple[Fault, ...]:
    """What would be lost by saving a game to a file of this name: to be asked before."""
    return render(game, form_of(path), encoding or encoding_of(path)).losses


def save(game: Game, path: str | Path, encoding: str | None = None) -> tuple[Fault, ...]:
    """Write the record of a game to a file, in the format that its name asks for; whatever happens, none is lost. What
    the format or the encoding does not hold is returned."""
    rendered = render(game, form_of(path), encoding or encoding_of(path))
    assets.atomic_write(path, rendered.data)
    return rendered.losses


def _place(path: str | Path, within: str) -> str:
    return f"{path}: {within}" if within else str(path)


__all__ = [
    "EXTENSIONS",
    "FORMATS",
    "SEVERAL",
    "Entry",
    "Rendered",
    "check_saving",
    "decode",
    "detect",
    "encoding_of",
    "form_of",
    "load",
    "losses",
    "read",
    "render",
    "save",
    "stream",
    "write",
]
