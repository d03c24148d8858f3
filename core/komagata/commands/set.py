"""`komagata set GAME... -o FILE`: piece sets that one can hold, and what belongs to them."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from komagata.commands.common import STANDARD, note, note_faults, say, write_output
from komagata.commands.setting import add_job, job_of, told_by_flags
from komagata.errors import FileError, KomagataError
from komagata.sets.job import Job
from komagata.text import text

HELP = "make a piece set: sheets to print and cut, files for a laser cutter or a 3D printer, boards, booklets"

_SOLIDS = (".stl", ".3mf")


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help="FILE.pdf, .svg, .stl, .3mf, or a folder for all of it; - writes a PDF to the standard output",
    )
    parser.add_argument("--list", action="store_true", help="only say what would be made, of what")
    parser.add_argument(
        "--calibration", action="store_true", help="only the sheet that shows how a printer shifts backs"
    )
    parser.add_argument("--presets", action="store_true", help="only list the presets")
    parser.add_argument("--preset", metavar="FILE", help="begin with a preset: its name, or a file .toml")
    parser.add_argument(
        "--save-preset", metavar="FILE", help="keep all of this as a preset of yours, or as a file .toml"
    )
    add_job(parser)


def run(arguments: Namespace) -> int:
    from komagata.sets.presets import lines, preset, presets

    target: str | None = arguments.output
    if arguments.presets:
        for name in presets():
            try:
                found = preset(name)
            except KomagataError as error:
                note_faults(arguments, name, error.faults)
                continue
            for line in lines(found):
                say(line)
        return 0
    base = preset(arguments.preset).job if arguments.preset is not None else Job(())
    if target is None and not arguments.list and arguments.save_preset is None:
        raise FileError(text("expected -o and the name of a file or folder, or --list"))
    try:
        _make(arguments, _by_ending(job_of(arguments, base), arguments), target)
    except KomagataError as error:
        raise told_by_flags(error) from None
    return 0


def _by_ending(job: Job, arguments: Namespace) -> Job:
    """A solid is meant by the name of a solid's file, if nothing else is said."""
    said = getattr(arguments, "job.method") is not None or arguments.preset is not None
    solid = arguments.output is not None and Path(arguments.output).suffix.lower() in _SOLIDS
    return replace(job, method="solid") if solid and not said else job


def _make(arguments: Namespace, job: Job, target: str | None) -> None:
    from komagata.faces.ownkanji import own_kanji
    from komagata.sets import make
    from komagata.sets.speech import say_in

    spoken = say_in(job.looks.language)
    if arguments.calibration:
        _write_calibration(target, job)
        return
    if arguments.save_preset is not None:
        _save(arguments.save_preset, job)
        if target is None and not arguments.list:
            return
    for fault in own_kanji().faults:
        note(str(fault))
    if target is not None and not arguments.list:
        make.check_target(job, "standard.pdf" if target == STANDARD else target)
    with _bar("plan") as bar:
        plan = make.plan(job, spoken, bar)
    if arguments.list or target is None:
        for line in make.listing(plan, spoken):
            say(line)
        return
    if target == STANDARD:
        write_output(STANDARD, make.document(plan))
        return
    with _bar("write") as bar:
        written = make.write(plan, target, bar)
    for path in written:
        say(str(path))
    for remark in plan.notes:
        note(spoken(remark))


def _write_calibration(target: str | None, job: Job) -> None:
    from komagata.draw.sheet import pdf
    from komagata.sets.make import calibration_pages
    from komagata.sets.speech import say_in

    if target is None or (target != STANDARD and Path(target).suffix.lower() != ".pdf"):
        raise FileError(text("the calibration sheet is written as a .pdf"))
    pages = calibration_pages(job, say_in(job.looks.language))
    write_output(target, pdf(pages, pages[0].title))
    if target != STANDARD:
        say(target)


def _save(name: str, job: Job) -> None:
    """Under a name among the user's presets, or into the file that is named."""
    from komagata import assets
    from komagata.sets.limits import check
    from komagata.sets.presets import lasting, save, write

    faults = check(job, games=False)
    if faults:
        raise KomagataError(faults)
    if name.lower().endswith(".toml"):
        assets.atomic_write(name, write(lasting(job)))
        say(name)
    else:
        say(str(save(name, job)))


@contextmanager
def _bar(what: str) -> Generator[Callable[[int, int], None], None, None]:
    """A progress bar, if anybody is looking."""
    if not sys.stderr.isatty():
        yield lambda _done, _total: None
        return
    from tqdm import tqdm

    with tqdm(desc=what, leave=False, file=sys.stderr) as bar:

        def tell(done: int, total: int) -> None:
            bar.total = total
            bar.update(done - bar.n)

        yield tell


__all__ = ["HELP", "configure", "run"]
