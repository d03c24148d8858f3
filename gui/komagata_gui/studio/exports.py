"""Writing what the studio shows: made beside the window in a folder of its own, asked about, then put in its place."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from shutil import rmtree
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from komagata.errors import FileError, KomagataError
from komagata.text import Text, text
from komagata_gui.i18n import tr
from komagata_gui.settings import Settings
from komagata_gui.work import Progress, Worker

if TYPE_CHECKING:
    from komagata.sets.plans import Plan

FOLDER = "studio.folder"
MOST_NAMES = 8

FORMATS: dict[str, Text] = {
    ".pdf": text("PDF: all pages in one file"),
    ".svg": text("SVG: a file for each page"),
    ".3mf": text("3MF for 3D printers"),
    ".stl": text("STL for 3D printers"),
    "": text("Everything into a folder"),
}
"""Ending -> what it is; the empty one is a folder with all parts and the job itself."""


def formats(plan: Plan | None) -> tuple[str, ...]:
    """The endings under which a plan can be written, the best one first."""
    if plan is None:
        return ()
    if plan.solids is not None:
        alone = len(plan.parts) == 1
        return (*((".3mf", ".stl") if alone else ()), *((".pdf", ".svg") if plan.pages else ()), "")
    by_laser = any(part.names for part in plan.parts)
    return (".svg", ".pdf", "") if by_laser else (".pdf", ".svg", "")


@dataclass(frozen=True, slots=True)
class Staged:
    """Files that are made, and not yet where they belong."""

    stage: Path
    files: tuple[Path, ...]
    target: Path
    """The name that was asked for: a file, or a folder."""

    @property
    def folder(self) -> Path:
        return self.target if self.target.is_dir() or not self.target.suffix else self.target.parent

    @property
    def places(self) -> list[Path]:
        return [self.folder / path.name for path in self.files]


def stage(plan: Plan, target: Path, progress: Progress) -> Staged:
    """Write a plan beside where it belongs. Raises FileError; nothing is left behind then, or if it is stopped."""
    from komagata.sets.make import write

    folder = target if target.is_dir() or not target.suffix else target.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        place = Path(tempfile.mkdtemp(prefix=".komagata-", dir=folder))
    except OSError as error:
        raise FileError(text("cannot write {path}: {reason}", path=target, reason=error.strerror or error)) from error
    try:
        inner = place / (target.name if target.suffix and not target.is_dir() else "all")
        return Staged(place, write(plan, inner, progress), target)
    except BaseException:
        rmtree(place, ignore_errors=True)
        raise


def settle(staged: Staged) -> list[Path]:
    """Put the files where they belong, over what is there. Raises FileError."""
    try:
        for path, place in zip(staged.files, staged.places, strict=True):
            path.replace(place)
    except OSError as error:
        reason = error.strerror or os.strerror(error.errno or 0)
        raise FileError(text("cannot write {path}: {reason}", path=staged.folder, reason=reason)) from error
    finally:
        rmtree(staged.stage, ignore_errors=True)
    return staged.places


class Exports(QObject):
    """Asks where to, has it made, asks before anything is written over."""

    began = Signal(str)
    told = Signal(str)

    def __init__(self, settings: Settings, plan: Callable[[], Plan | None], window: QWidget) -> None:
        super().__init__(window)
        self._settings, self._plan, self._window = settings, plan, window
        self._confirmed: Path | None = None
        self.writer = Worker(self)
        self.writer.done.connect(self._written)
        self.writer.failed.connect(self._failed)

    def export(self, ending: str) -> None:
        plan = self._plan()
        if plan is None or ending not in formats(plan):
            return
        target = self._ask_folder() if not ending else self._ask_file(plan, ending)
        if target is None:
            return
        self._confirmed = target if ending else None
        self._settings.store(FOLDER, str(target.parent if ending else target))
        self.began.emit(tr("Writing {name}…", name=target.name))
        self.writer.do(lambda progress: stage(plan, target, progress))

    def _ask_file(self, plan: Plan, ending: str) -> Path | None:
        name = plan.title.replace("/", "-") or "komagata"
        chosen, _ = QFileDialog.getSaveFileName(
            self._window, tr("Export"), str(self._folder() / f"{name}{ending}"), f"{tr(FORMATS[ending])} (*{ending})"
        )
        if not chosen:
            return None
        path = Path(chosen)
        return path if path.suffix.lower() == ending else path.with_name(path.name + ending)

    def _ask_folder(self) -> Path | None:
        chosen = QFileDialog.getExistingDirectory(self._window, tr("Export into a folder"), str(self._folder()))
        return Path(chosen) if chosen else None

    def _folder(self) -> Path:
        stored = self._settings.stored(FOLDER, "")
        known = Path(stored) if isinstance(stored, str) and stored else Path.home()
        return known if known.is_dir() else Path.home()

    def _written(self, staged: Staged) -> None:
        # The file dialog has asked about the file that was named there, but not about others that belong to it.
        there = [place for place in staged.places if place.exists() and place != self._confirmed]
        if there and not self._ask_over(there):
            rmtree(staged.stage, ignore_errors=True)
            self.told.emit(tr("Nothing was written."))
            return
        try:
            files = settle(staged)
        except KomagataError as error:
            self._failed(error)
            return
        if len(files) == 1:
            self.told.emit(tr("Saved as {name}.", name=files[0]))
        else:
            self.told.emit(tr("{count} files written: {where}", count=len(files), where=staged.folder))

    def _ask_over(self, there: Sequence[Path]) -> bool:
        box = QMessageBox(self._window)
        box.setObjectName("write-over")
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(tr("Export"))
        box.setText(tr("Replace what is there? Files: {count}", count=len(there)))
        names = [f"• {place.name}" for place in there[:MOST_NAMES]]
        box.setInformativeText("\n".join(names + (["…"] if len(there) > MOST_NAMES else [])))
        go = box.addButton(tr("&Replace"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        return box.clickedButton() is go

    def _failed(self, error: Exception) -> None:
        box = QMessageBox(self._window)
        box.setObjectName("export-trouble")
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(tr("Export"))
        box.setText(tr("The files could not be written."))
        box.setInformativeText(
            "\n".join(tr(fault.text) for fault in error.faults) if isinstance(error, KomagataError) else repr(error)
        )
        box.exec()


__all__ = ["FORMATS", "Exports", "Staged", "formats", "settle", "stage"]
