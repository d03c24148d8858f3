"""Keeps the game on the table safe: after every change it is put by in the user's data folder, whatever happens next.

Every window has a journal of its own, with a lock that dies with the program. A journal whose lock nobody holds is the
game of a program that was killed. Games that gave way to another one are kept for a while, too.
"""

from __future__ import annotations

import itertools
import os
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, Signal

from komagata.assets import atomic_write, read_text, user_data
from komagata.errors import FileError, KomagataError

if TYPE_CHECKING:
    from komagata_gui.play.snapshot import Snapshot

_numbers = itertools.count()

MOST_KEPT = 40
"""How many earlier games are kept."""


def journal_folder() -> Path:
    return user_data("games/open")


def kept_folder() -> Path:
    return user_data("games/played")


class Writer(QObject):
    """Writes a file in a thread of its own, so that a slow disk never holds up the window. The latest text wins."""

    failed = Signal(str)
    """Why it could not be written; told once, until a write succeeds again."""

    def __init__(self, path: Path, lock: QLockFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._lock = lock
        self._wanted: str | None = None
        self._complained = False
        self._changed = threading.Condition()
        self._busy = False
        self._ended = False
        self._thread = threading.Thread(target=self._run, name="komagata-journal", daemon=True)
        self._thread.start()

    def write(self, content: str) -> None:
        with self._changed:
            self._wanted = content
            self._changed.notify_all()

    def flush(self, seconds: float = 5.0) -> bool:
        """Wait until everything is written; False if that took too long."""
        with self._changed:
            return self._changed.wait_for(lambda: self._wanted is None and not self._busy, seconds)

    def close(self) -> None:
        self.flush()
        with self._changed:
            self._ended = True
            self._changed.notify_all()
        self._thread.join(5.0)

    def _run(self) -> None:
        while True:
            with self._changed:
                self._busy = False
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._wanted is not None or self._ended)
                if self._wanted is None:
                    return
                content, self._wanted, self._busy = self._wanted, None, True
            try:
                self._hold()
                atomic_write(self._path, content)
                self._complained = False
            except FileError as error:
                if not self._complained:
                    self._complained = True
                    self.failed.emit(str(error))

    def _hold(self) -> None:
        """Show others that the file belongs to somebody, before there is one."""
        if not self._lock.isLocked():
            with suppress(OSError):
                self._path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.tryLock(0)


class Journal(QObject):
    """Where the game on the table is put by."""

    failed = Signal(str)

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        super().__init__(parent)
        name = f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}-{next(_numbers)}"
        self.path = (folder or journal_folder()) / f"{name}.json"
        self._lock = lock_of(self.path)
        self._writer = Writer(self.path, self._lock, self)
        self._writer.failed.connect(self.failed)

    def write(self, content: str) -> None:
        self._writer.write(content)

    def flush(self) -> bool:
        return self._writer.flush()

    def clear(self) -> None:
        """There is nothing to restore any more."""
        self._writer.flush()
        with suppress(OSError):
            self.path.unlink(missing_ok=True)

    def close(self) -> None:
        """The program ends as it should: what is still in the journal waits for the next start."""
        self._writer.close()
        self._lock.unlock()


@dataclass(frozen=True, slots=True)
class Left:
    """A game that a program left behind."""

    path: Path
    snapshot: Snapshot | None
    """None: the file cannot be read."""
    reason: str = ""


def left_behind(folder: Path | None = None) -> Iterator[Left]:
    """The games of programs that run no more, the latest first. What cannot be read is set aside, not removed."""
    from komagata_gui.play.snapshot import read_snapshot

    place = folder or journal_folder()
    for path in sorted(place.glob("*.json"), reverse=True) if place.is_dir() else ():
        lock = lock_of(path)
        if not lock.tryLock(0):
            continue
        try:
            yield Left(path, read_snapshot(read_text(path)))
        except (KomagataError, OSError, RecursionError) as error:
            aside = path.with_suffix(".broken")
            with suppress(OSError):
                path.rename(aside)
            yield Left(aside, None, str(error))
        finally:
            lock.unlock()


def keep(record: str, name: str, folder: Path | None = None) -> None:
    """Keep the record of a game that gives way to another one; the oldest of many are forgotten."""
    place = folder or kept_folder()
    # Two games may begin within the same second, and their order counts.
    stamp = f"{time.strftime('%Y-%m-%d %H.%M.%S')}.{time.time_ns() // 1_000_000 % 1000:03}"
    atomic_write(place / f"{stamp} {name}.kmg", record)
    for old in sorted(place.glob("*.kmg"))[:-MOST_KEPT]:
        with suppress(OSError):
            old.unlink()


def kept_games(most: int = 12, folder: Path | None = None) -> list[Path]:
    """Games that gave way to others, the latest first."""
    place = folder or kept_folder()
    return sorted(place.glob("*.kmg"), reverse=True)[:most] if place.is_dir() else []


def lock_of(path: Path) -> QLockFile:
    """The lock that shows that somebody is at work on a file of the journal."""
    lock = QLockFile(str(path.with_suffix(".lock")))
    # A game may last for days: a lock is stale only if the program that holds it is gone.
    lock.setStaleLockTime(0)
    return lock


__all__ = [
    "Journal",
    "Left",
    "Writer",
    "journal_folder",
    "keep",
    "kept_folder",
    "kept_games",
    "left_behind",
    "lock_of",
]
