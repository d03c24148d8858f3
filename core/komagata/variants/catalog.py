"""Where variant files are found: those that are shipped, and the user's own."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from pathlib import Path

from komagata import assets
from komagata.errors import Fault, FileError, UnknownName, VariantError
from komagata.text import Text, shortened, text
from komagata.variants.compiler import compile_variant
from komagata.variants.options import tried
from komagata.variants.reader import Raw, located, parse_toml, resolve, structure
from komagata.variants.schema import VariantFile


class Catalog:
    """Variant files by id, which is also the name of the file. A user's file may not take a shipped id."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self._paths: dict[str, Path] = {}
        self._unused: list[Path] = []
        for folder in folders:
            for path in sorted(folder.glob("*.toml")) if folder.is_dir() else ():
                if self._paths.setdefault(path.stem, path) is not path:
                    self._unused.append(path)
        self._raw: dict[str, Raw] = {}
        self._files: dict[str, VariantFile] = {}
        self._lock = threading.RLock()

    def ids(self) -> tuple[str, ...]:
        """Every game that can be read, in the order in which lists show them."""
        good = [name for name in self._paths if self._reads(name)]
        return tuple(sorted(good, key=lambda name: (self.load(name).order, name)))

    def faults(self) -> dict[Path, tuple[Fault, ...]]:
        """Files that cannot be read or are not used, with what is wrong in each."""
        result: dict[Path, tuple[Fault, ...]] = {path: (taken(path.stem),) for path in self._unused}
        for name, path in self._paths.items():
            try:
                self.load(name)
            except (VariantError, FileError) as error:
                result[path] = error.faults
        return result

    def path(self, name: str) -> Path:
        """The file of a game; raises UnknownName."""
        if name not in self._paths:
            raise UnknownName(_unknown(name, self.ids()))
        return self._paths[name]

    def shipped(self, name: str) -> bool:
        """Whether a game comes with the program."""
        path = self._paths.get(name)
        return path is not None and path.parent == assets.resource("variants")

    def load(self, name: str) -> VariantFile:
        """The file of a game, inheritance resolved; raises UnknownName, VariantError or FileError."""
        with self._lock:
            if name not in self._files:
                source = assets.read_text(self.path(name))
                self._files[name] = _structured(self._resolved(name), source, name)
            return self._files[name]

    def _reads(self, name: str) -> bool:
        try:
            self.load(name)
        except (VariantError, FileError):
            return False
        return True

    def _resolved(self, name: str, depth: int = 0) -> Raw:
        if name not in self._raw:
            raw = parse_toml(assets.read_text(self.path(name)))
            self._raw[name] = resolve(raw, lambda parent: self._parent(parent, depth + 1), depth)
        return self._raw[name]

    def _parent(self, name: str, depth: int) -> Raw:
        if name not in self._paths:
            # Which of them can be read is not asked here: whoever asks that is reading this file.
            raise VariantError(Fault(_unknown(name, self._paths), "inherit"))
        return self._resolved(name, depth)

    def resolved(self, raw: Raw) -> Raw:
        """Plain values of a file, merged over the game that it inherits from, if any. Raises VariantError."""
        return resolve(raw, lambda parent: self._parent(parent, 1))

    def read(self, source: str) -> VariantFile:
        """A variant file from text, which may inherit from any game of this catalog; raises VariantError."""
        return _structured(self.resolved(parse_toml(source)), source, "")

    def check(self, source: str) -> tuple[Fault, ...]:
        """Everything that is wrong with the text of a variant file, with every choice of every option tried."""
        try:
            file = self.read(source)
        except VariantError as error:
            return located(error.faults, source)
        return located(tried(file, lambda choice: compile_variant(file, choice)), source)


def taken(name: str) -> Fault:
    """What keeps a file of the user's from having this id."""
    return Fault(text("a game that comes with the program has the id '{id}'; another one is needed", id=name), "id")


def own_folder() -> Path:
    """Where the user's own games lie; it need not exist yet."""
    return assets.user_data() / "variants"


def _unknown(name: str, known: Iterable[str]) -> Text:
    if any(path.stem == name for path in _match_files()):
        return text("'{name}' is a match on two boards, and no game on one", name=shortened(name))
    games = ", ".join(known)
    return text("there is no game '{name}'; there are: {known}", name=shortened(name), known=games)


def _match_files() -> Iterable[Path]:
    """Files of matches, of which nothing but their names is known here."""
    for folder in (assets.resource("matches"), assets.user_data("matches")):
        yield from folder.glob("*.toml") if folder.is_dir() else ()


def _structured(raw: Raw, source: str, name: str) -> VariantFile:
    try:
        file = structure(raw, VariantFile)
    except VariantError as error:
        raise VariantError(located(error.faults, source)) from None
    if name and file.id != name:
        fault = Fault(text("the id '{id}' must be the name of the file, '{name}'", id=file.id, name=name), "id")
        raise VariantError(located((fault,), source))
    return file


_shared: list[Catalog] = []


def catalog(*, fresh: bool = False) -> Catalog:
    """The shipped games and those in the user's folder `variants`; `fresh` looks at the folders again."""
    if fresh or not _shared:
        _shared[:] = [Catalog([assets.resource("variants"), own_folder()])]
    return _shared[0]


__all__ = ["Catalog", "catalog", "own_folder", "taken"]
