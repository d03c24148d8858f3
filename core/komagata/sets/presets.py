"""Jobs as TOML: presets that are shipped, the user's own, and files that people give each other.

A preset may say as little as it likes; whatever it does not say is as it is by default. It need not name a game: then
it says how, and whoever uses it says what. Reading lists all faults at once, each with its path and line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from komagata import assets
from komagata.errors import FileError, UnknownName
from komagata.sets.job import Job
from komagata.sets.jobfile import Preset, lasting, parse, read, write
from komagata.text import shortened, text

_ID = re.compile(r"[^\W_][\w .()+-]{0,79}")
"""Names of a user's presets are names of files on any system."""


# Files


def presets() -> dict[str, Path]:
    """Every preset by its id: the shipped ones in alphabetical order, then the user's, which may replace them."""
    found = {path.stem: path for path in assets.resources("presets", "*.toml")}
    own = folder()
    if own.is_dir():
        found.update((path.stem, path) for path in sorted(own.glob("*.toml")))
    return found


def folder() -> Path:
    """Where the user's presets lie; it need not exist yet."""
    return assets.user_data("presets")


def preset(name: str) -> Preset:
    """A preset by its id, or by the path of its file.

    Raises UnknownName with those that exist, FileError with every fault of its file.
    """
    found = presets()
    if name in found:
        return _read(found[name])
    if Path(name).suffix.lower() == ".toml":
        return _read(Path(name))
    known = ", ".join(found)
    raise UnknownName(text("there is no preset '{name}'; there are: {known}", name=shortened(name), known=known))


def save(name: str, job: Job, names: Mapping[str, str] | None = None) -> Path:
    """Keep a job as a preset of the user's under a name; one of that name is replaced, and nothing is half written.

    Raises FileError for a name that no file can have, or if it cannot be written.
    """
    path = own_path(name)
    assets.atomic_write(path, write(lasting(job), names))
    return path


def own_path(name: str) -> Path:
    """The file of a preset of the user's. Raises FileError for a name that no file can have."""
    if not _ID.fullmatch(name) or name.endswith((".", " ")):
        raise FileError(
            text("'{name}' cannot be the name of a preset: letters, digits, spaces and -+(). can", name=shortened(name))
        )
    return folder() / f"{name}.toml"


def remove(name: str) -> None:
    """Delete a preset of the user's. Raises UnknownName if there is none, FileError if it cannot be deleted."""
    path = own_path(name)
    try:
        path.unlink()
    except FileNotFoundError:
        raise UnknownName(text("there is no preset '{name}' of yours", name=shortened(name))) from None
    except OSError as error:
        raise FileError(text("cannot delete {path}: {reason}", path=path, reason=error.strerror or error)) from error


def _read(path: Path) -> Preset:
    source = assets.read_text(path)
    try:
        found = parse(source)
    except FileError as error:
        raise FileError(
            replace(fault, path=f"{path.name}: {fault.path}".rstrip(": ")) for fault in error.faults
        ) from None
    return replace(found, id=path.stem, own=path.parent == folder())


def lines(preset: Preset, language: str = "en") -> Iterator[str]:
    """Its name and what it is for, for a list."""
    yield f"{preset.id}: {preset.name(language)}"
    if about := preset.about.get(language) or preset.about.get("en"):
        yield f"    {about}"


__all__ = [
    "Preset",
    "folder",
    "lasting",
    "lines",
    "own_path",
    "parse",
    "preset",
    "presets",
    "read",
    "remove",
    "save",
    "write",
]
