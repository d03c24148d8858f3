"""Arrangements are put by while they are edited, so that neither a crash nor a closed window loses one."""

from __future__ import annotations

import itertools
import json
import os
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from komagata.assets import read_text, user_data
from komagata.errors import KomagataError
from komagata.position import load_rules
from komagata_gui.editor.positionmodel import Arrangement
from komagata_gui.play.autosave import Writer, lock_of

MOST_KEPT = 20

_numbers = itertools.count()


@dataclass(frozen=True, slots=True)
class Task:
    """What is known of a problem beside its position."""

    moves: int = 2
    checks_only: bool = False
    title: str = ""
    author: str = ""
    source: str = ""


@dataclass(frozen=True, slots=True)
class Draft:
    """An arrangement that was put by."""

    path: Path
    arrangement: Arrangement
    task: Task | None
    when: float


def drafts_folder() -> Path:
    return user_data("editor/drafts")


class DraftKeeper(QObject):
    """Keeps the arrangement of one window."""

    failed = Signal(str)

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        super().__init__(parent)
        name = f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}-{next(_numbers)}"
        self.path = (folder or drafts_folder()) / f"{name}.json"
        self._lock = lock_of(self.path)
        self._writer = Writer(self.path, self._lock, self)
        self._writer.failed.connect(self.failed)

    def write(self, arrangement: Arrangement, task: Task | None) -> None:
        self._writer.write(write_draft(arrangement, task))

    def flush(self) -> bool:
        return self._writer.flush()

    def close(self, *, keep: bool) -> None:
        """The window closes; what was used already need not be kept."""
        self._writer.close()
        if not keep:
            with suppress(OSError):
                self.path.unlink(missing_ok=True)
        self._lock.unlock()
        _forget_old(self.path.parent)


def write_draft(arrangement: Arrangement, task: Task | None) -> str:
    rules = arrangement.rules
    told: dict[str, object] = {
        "game": rules.id,
        "options": dict(rules.options),
        "position": str(arrangement.setup),
        "time": time.time(),
    }
    if task is not None:
        told["problem"] = {
            "moves": task.moves,
            "checks_only": task.checks_only,
            "title": task.title,
            "author": task.author,
            "source": task.source,
        }
    return json.dumps(told, ensure_ascii=False)


def read_draft(path: Path) -> Draft:
    """Raises KomagataError or ValueError for a file that is none."""
    told = json.loads(read_text(path))
    if not isinstance(told, dict) or not isinstance(told.get("position"), str):
        raise ValueError("no draft")
    options = told.get("options")
    rules = load_rules(str(told.get("game")), options if isinstance(options, dict) else {})
    problem = told.get("problem")
    task = _task(problem) if isinstance(problem, dict) else None
    when = told.get("time")
    setup = rules.setup(told["position"])
    return Draft(path, Arrangement(rules, setup), task, float(when) if isinstance(when, (int, float)) else 0.0)


def _task(told: dict[str, object]) -> Task:
    moves = told.get("moves")
    words = (str(told.get(name) or "") for name in ("title", "author", "source"))
    return Task(moves if isinstance(moves, int) else 2, bool(told.get("checks_only")), *words)


def drafts(folder: Path | None = None) -> list[Draft]:
    """What was put by and is open in no window, the latest first. What cannot be read is passed over, and stays."""
    place = folder or drafts_folder()
    found: list[Draft] = []
    for path in sorted(place.glob("*.json"), reverse=True) if place.is_dir() else ():
        lock = lock_of(path)
        if not lock.tryLock(0):
            continue
        with suppress(KomagataError, ValueError, OSError, RecursionError):
            found.append(read_draft(path))
        lock.unlock()
    return found


def forget(draft: Draft) -> None:
    """The arrangement of a draft is in a window again, which keeps it from now on."""
    with suppress(OSError):
        draft.path.unlink(missing_ok=True)


def _forget_old(folder: Path) -> None:
    kept = sorted(folder.glob("*.json")) if folder.is_dir() else []
    for old in kept[:-MOST_KEPT]:
        with suppress(OSError):
            old.unlink()


__all__ = ["Draft", "DraftKeeper", "Task", "drafts", "drafts_folder", "forget", "read_draft", "write_draft"]
