"""Where games of one's own are saved, and where drafts of them wait. It knows no widgets."""

from __future__ import annotations

import itertools
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from komagata import assets
from komagata.errors import KomagataError, VariantError
from komagata.variants.catalog import Catalog, own_folder, taken
from komagata.variants.cloning import is_id
from komagata.variants.reader import parse_toml

MOST_DRAFTS = 30
_numbers = itertools.count()


def drafts_folder() -> Path:
    return assets.user_data("variants/drafts")


def target(name: str, catalog: Catalog) -> Path:
    """The file in which a game of this id is saved. Raises VariantError for an id that cannot be one of the user's."""
    if catalog.shipped(name):
        raise VariantError(taken(name))
    if not is_id(name):
        raise VariantError("the game needs an id of small letters, digits and hyphens before it can be saved")
    return own_folder() / f"{name}.toml"


class Draft:
    """What is being edited, put by after every change until it is saved."""

    def __init__(self, path: Path | None = None) -> None:
        name = f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}-{next(_numbers)}.toml"
        self.path = path or drafts_folder() / name

    def write(self, source: str) -> None:
        """Raises FileError."""
        assets.atomic_write(self.path, source)
        for old in list(kept_drafts())[MOST_DRAFTS:]:
            with suppress(OSError):
                old.path.unlink(missing_ok=True)

    def forget(self) -> None:
        with suppress(OSError):
            self.path.unlink(missing_ok=True)


@dataclass(frozen=True, slots=True)
class Kept:
    """A draft that was left."""

    path: Path
    names: dict[str, str]
    """What the game is called, as far as its text can be read."""
    when: float
    """Seconds since 1970."""


def kept_drafts() -> Iterator[Kept]:
    """Drafts that were not saved, the newest first."""
    folder = drafts_folder()
    paths = list(folder.glob("*.toml")) if folder.is_dir() else []
    found: list[tuple[float, Path]] = []
    for path in paths:
        with suppress(OSError):
            found.append((path.stat().st_mtime, path))
    for when, path in sorted(found, reverse=True):
        yield Kept(path, _names(path), when)


def _names(path: Path) -> dict[str, str]:
    try:
        values = parse_toml(assets.read_text(path))
    except KomagataError:
        return {"en": path.stem}
    names = values.get("names")
    if isinstance(names, dict) and names:
        return {str(key): str(name) for key, name in names.items()}
    return {"en": str(values.get("id", path.stem))}


__all__ = ["Draft", "Kept", "drafts_folder", "kept_drafts", "target"]
