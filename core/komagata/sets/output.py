"""A plan written to files: one PDF, numbered drawings or solids, or a folder with everything in it.

Whatever goes wrong, and whenever one stops it, no file is left half written, and none that was there is lost.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from errno import EISDIR
from os import strerror
from pathlib import Path

from komagata import assets
from komagata.draw.sheet import Page, pdf
from komagata.draw.sheet import svg as drawn
from komagata.draw.sheet.pdf import Progress
from komagata.errors import Fault, FileError
from komagata.sets import laser, solid
from komagata.sets.job import Job
from komagata.sets.jobfile import lasting
from komagata.sets.jobfile import write as job_text
from komagata.sets.paper import Leaves
from komagata.sets.plans import Part, Plan
from komagata.text import Text, text

FORMATS = (".pdf", ".svg", *solid.FORMATS)
JOB_FILE = "set.toml"
"""The job itself, in a folder with everything: to make the same again."""


def write(plan: Plan, path: str | Path, progress: Progress | None = None) -> tuple[Path, ...]:
    """Write a plan, and say which files that made.

    The name says what: `.pdf` all pages in one file; `.svg` a file a page, numbered if there are several; `.stl` or
    `.3mf` the plates of a job for a 3D printer, numbered likewise; a name without ending, or an existing folder, every
    part in a file of its own in that folder, with the job as a preset. `progress` is told how far it has come, and may
    raise to stop. Raises FileError for another ending, for a format that cannot hold the job, or if it cannot be
    written.
    """
    check_target(plan.job, path)
    target = Path(path)
    ending = target.suffix.lower()
    if target.is_dir() or not ending:
        return _folder(plan, target, progress)
    if ending in solid.FORMATS and plan.solids is not None:
        return _solids(plan.solids, plan.job, target, progress)
    if ending == ".pdf":
        assets.atomic_write(target, document(plan, progress))
        return (target,)
    return _drawings(plan, target, progress)


def check_target(job: Job, path: str | Path) -> None:
    """Raise FileError, before any work is done, if what a job makes cannot be written under a name."""
    target = Path(path)
    ending = target.suffix.lower()
    if not str(path).strip():
        raise FileError(text("expected the name of a file or folder"))
    if target.is_dir() or not ending:
        return
    if ending not in FORMATS:
        known = " ".join(FORMATS)
        raise FileError(text("the name of {path} must end in one of: {known}", path=path, known=known))
    things = {"pieces", "extras"} & set(job.parts)
    rest = set(job.parts) - things
    if ending in solid.FORMATS:
        if job.method != "solid" or not things:
            raise FileError(
                text("{ending} is for 3D printers: choose the method solid, or write a .pdf", ending=ending)
            )
        if rest:
            raise FileError(text("{ending} holds pieces alone: name a folder for all of it", ending=ending))
    elif job.method == "solid" and not rest:
        raise FileError(
            text("there is nothing to print in this: solids are written as {known}", known=" ".join(solid.FORMATS))
        )


def document(plan: Plan, progress: Progress | None = None) -> bytes:
    """All pages of a plan as one PDF."""
    return pdf(plan.pages, plan.title, progress)


def _drawings(plan: Plan, target: Path, progress: Progress | None) -> tuple[Path, ...]:
    """All of them are made before the first one is written."""
    made: list[tuple[Path, str]] = []
    total = len(plan.pages)
    for part in plan.parts:
        if plan.is_solid(part):
            continue
        for name, page in _named(part):
            whole = f"{target.stem}-{part.kind}-{name}" if len(plan.parts) > 1 else f"{target.stem}-{name}"
            made.append((target if total == 1 else target.with_name(whole + target.suffix), _svg(part, page)))
            if progress:
                progress(len(made), total)
    with _stage(target.parent) as stage:
        for path, content in made:
            assets.atomic_write(stage / path.name, content)
        return _moved((stage / path.name for path, _ in made), target.parent)


def _svg(part: Part, page: Page) -> str:
    return laser.svg(page) if part.names else drawn(page)


def _named(part: Part) -> Iterator[tuple[str, Page]]:
    """The pages of a part, each with a word of its own."""
    if part.names:
        yield from ((name, leaf.front) for name, leaf in zip(part.names, part.leaves, strict=True))
        return
    for number, leaf in enumerate(part.leaves, 1):
        if leaf.back is None:
            yield str(number), leaf.front
        else:
            yield f"{number}-front", leaf.front
            yield f"{number}-back", leaf.back


def _solids(solids: solid.Layout, job: Job, target: Path, progress: Progress | None) -> tuple[Path, ...]:
    with _stage(target.parent) as stage:
        made = solid.write(solids, stage / target.name, job.looks.theme, progress)
        return _moved(made, target.parent)


def _folder(plan: Plan, folder: Path, progress: Progress | None) -> tuple[Path, ...]:
    total = len(plan.parts)
    with _stage(folder) as stage:
        made: list[Path] = []
        for done, part in enumerate(plan.parts, 1):
            made += _part(plan, part, stage, progress if total == 1 else None)
            if progress and total > 1:
                progress(done, total)
        job = stage / JOB_FILE
        assets.atomic_write(job, job_text(lasting(plan.job)))
        return _moved((*made, job), folder)


def _part(plan: Plan, part: Part, stage: Path, progress: Progress | None) -> Iterator[Path]:
    if plan.is_solid(part) and plan.solids is not None:
        yield from solid.write(plan.solids, stage / f"{part.kind}.3mf", plan.job.looks.theme, progress)
    elif part.names:
        for name, page in _named(part):
            path = stage / f"{part.kind}-{name}.svg"
            assets.atomic_write(path, laser.svg(page))
            yield path
    elif part.leaves:
        path = stage / f"{part.kind}.pdf"
        assets.atomic_write(path, pdf(Leaves(part.leaves).pages, plan.title, progress))
        yield path


@contextmanager
def _stage(folder: Path) -> Generator[Path, None, None]:
    """A folder beside the files that are to come. It is gone in the end, and so is `folder` if nothing came into it."""
    fresh = not folder.exists()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        stage = Path(tempfile.mkdtemp(prefix=".komagata-", dir=folder))
    except (OSError, ValueError) as error:
        raise _failure(folder, error) from error
    try:
        yield stage
    except FileError as error:
        # Nobody knows the folder in which files are finished.
        raise FileError(_at_home(fault, stage, folder) for fault in error.faults) from error
    finally:
        shutil.rmtree(stage, ignore_errors=True)
        if fresh:
            with suppress(OSError):
                folder.rmdir()


def _at_home(fault: Fault, stage: Path, folder: Path) -> Fault:
    """A fault about a file that is being made, with the name that the file was to have."""
    path = fault.text.arguments.get("path")
    if path is None or stage not in Path(str(path)).parents:
        return fault
    named = {**fault.text.arguments, "path": folder / Path(str(path)).name}
    return replace(fault, text=Text(fault.text.template, named))


def _moved(made: Iterable[Path], folder: Path) -> tuple[Path, ...]:
    """Finished files put where they belong, one rename each, unless something else stands in the place of one."""
    result: list[Path] = []
    finished = tuple(made)
    for path in finished:
        if (folder / path.name).is_dir():
            raise _failure(folder / path.name, IsADirectoryError(EISDIR, strerror(EISDIR)))
    for path in finished:
        target = folder / path.name
        try:
            # A link stays a link: what it names is replaced.
            home = target.resolve()
            if home.exists():
                path.chmod(home.stat().st_mode & 0o7777)
            path.replace(home)
        except (OSError, RuntimeError) as error:
            raise _failure(target, error) from error
        result.append(target)
    return tuple(result)


def _failure(path: Path, error: Exception) -> FileError:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return FileError(text("cannot write {path}: {reason}", path=path, reason=reason))


__all__ = ["FORMATS", "JOB_FILE", "check_target", "document", "write"]
