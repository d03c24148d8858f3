"""Where shipped files and the user's own folders lie, and how a file is written without ever losing the old one.

The only module that knows that a wheel carries `resources/` and `translations/` inside the package while a checkout
reads them in place. It reads no formats.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Generator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import BinaryIO

from komagata.errors import Fault, FileError
from komagata.text import text

APPLICATION = "komagata"
MOST_BYTES = 80_000_000
"""A file that is larger is not read: some devices and pipes never end."""


@cache
def root() -> Path:
    """The folder that holds `resources` and `translations`."""
    package = Path(__file__).resolve().parent
    inside = package / "data"
    return inside if inside.is_dir() else package.parents[1]


def resource(relative: str) -> Path:
    """A shipped file or folder, named with slashes below `resources`."""
    return _shipped("resources", relative)


def resources(folder: str, pattern: str = "*") -> list[Path]:
    """The shipped files of a folder below `resources` that match a glob pattern, sorted by name."""
    return sorted(path for path in _shipped("resources", folder).glob(pattern) if path.is_file())


def translation(language: str) -> Path:
    """The translation file of a language such as `ja`."""
    return _shipped("translations", f"komagata_{language}.ts")


def translations() -> dict[str, Path]:
    """Every shipped translation by its language, sorted."""
    folder = root() / "translations"
    return {path.stem.removeprefix("komagata_"): path for path in sorted(folder.glob("komagata_*.ts"))}


def user_data(relative: str = "") -> Path:
    """A path in the folder of the user's own variants, games and themes; it need not exist yet."""
    from platformdirs import user_data_path

    return _inside(user_data_path(APPLICATION, appauthor=False), relative)


def user_config(relative: str = "") -> Path:
    """A path in the folder of the user's settings; it need not exist yet."""
    from platformdirs import user_config_path

    return _inside(user_config_path(APPLICATION, appauthor=False), relative)


def user_cache(relative: str = "") -> Path:
    """A path in the folder of what can be made again at any time; it need not exist yet."""
    from platformdirs import user_cache_path

    return _inside(user_cache_path(APPLICATION, appauthor=False), relative)


def read_bytes(path: str | Path) -> bytes:
    """What is in a file. Raises FileError, also for one that is too large."""
    try:
        with named(path).open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise _failure("cannot read {path}: {reason}", path, error) from error
    if len(data) > MOST_BYTES:
        raise FileError(Fault(text("a file has at most {most} bytes", most=MOST_BYTES), str(path)))
    return data


def read_text(path: str | Path) -> str:
    """The UTF-8 text of a file, with or without a byte order mark."""
    data = read_bytes(path)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileError(Fault(text("this is not UTF-8 text"), str(path), line)) from error


def atomic_write(path: str | Path, data: str | bytes) -> None:
    """Put `data` (text as UTF-8) into a file; whatever goes wrong, the old file stays whole.

    Missing folders are made. A symbolic link stays a link, and the file that it names keeps its permissions.
    """
    try:
        content = data.encode("utf-8") if isinstance(data, str) else data
    except ValueError as error:
        raise _failure("cannot write {path}: {reason}", path, error) from error
    with atomic_stream(path) as stream:
        stream.write(content)


@contextmanager
def atomic_stream(path: str | Path) -> Generator[BinaryIO, None, None]:
    """A stream for what is too long to be made first and written then; as with `atomic_write`, the old file stays
    until all of it is written, and stays if anything is raised meanwhile."""
    import secrets

    try:
        target = named(path).resolve()
        target.parent.mkdir(parents=True, exist_ok=True)
        # In the same folder, because a rename is atomic only within one file system.
        draft = target.with_name(f".{target.name[:64]}.{secrets.token_hex(6)}.tmp")
        stream = draft.open("xb")
    except (OSError, ValueError, RuntimeError) as error:
        raise _failure("cannot write {path}: {reason}", path, error) from error
    try:
        with stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        if target.exists():
            draft.chmod(target.stat().st_mode & 0o7777)
        draft.replace(target)
    except BaseException as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise _failure("cannot write {path}: {reason}", path, error) from error
        raise
    _sync_folder(target.parent)


def named(path: str | Path) -> Path:
    """A path that names something. An empty one would mean the folder that one happens to be in: FileNotFoundError."""
    if not str(path).strip() or path == Path():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    return Path(path)


def check_writable(path: str | Path) -> None:
    """Raise FileError now if no file could be written there later: before hours of play are spent on its content."""
    import tempfile

    try:
        target = named(path).resolve()
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=target.parent):
            pass
    except (OSError, ValueError, RuntimeError) as error:
        raise _failure("cannot write {path}: {reason}", path, error) from error


def _sync_folder(folder: Path) -> None:
    """Make the rename itself survive a power cut, where folders can be synchronised at all."""
    if os.name != "posix":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _shipped(kind: str, relative: str) -> Path:
    path = _inside(root() / kind, relative)
    if not path.exists():
        raise FileError("there is no shipped file {name}", {"name": f"{kind}/{relative}"})
    return path


def _inside(folder: Path, relative: str) -> Path:
    """`relative` below `folder`; read by the rules of every platform, so that a name is refused on all or on none."""
    posix, windows = PurePosixPath(relative), PureWindowsPath(relative)
    absolute = posix.is_absolute() or windows.drive or windows.root
    if absolute or ".." in posix.parts or ".." in windows.parts or "\0" in relative:
        raise FileError("{name} leads out of its folder", {"name": relative})
    return folder.joinpath(*posix.parts)


def _failure(template: str, path: str | Path, error: Exception) -> FileError:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return FileError(text(template, path=path, reason=reason))


__all__ = [
    "MOST_BYTES",
    "atomic_stream",
    "atomic_write",
    "check_writable",
    "named",
    "read_bytes",
    "read_text",
    "resource",
    "resources",
    "root",
    "translation",
    "translations",
    "user_cache",
    "user_config",
    "user_data",
]
