"""Files of problems: `.kmg` records with a tag `Stipulation`, one or many."""

from __future__ import annotations

import os
from pathlib import Path

from komagata import assets
from komagata.errors import Fault, FileError, KomagataError
from komagata.problem import Problem
from komagata.records import kmg
from komagata.records.streams import stream
from komagata.text import text

MOST_PROBLEMS = 10_000


def load_problems(path: str | Path) -> tuple[list[Problem], list[Fault]]:
    """The problems of a file, and what of it could not be read. Raises FileError if there is no such file, or if it
    holds none."""
    found: list[Problem] = []
    faults: list[Fault] = []
    for number, entry in enumerate(stream(path), 1):
        if number > MOST_PROBLEMS:
            faults.append(Fault(text("only the first {most} are read", most=MOST_PROBLEMS), str(path)))
            break
        try:
            problem = Problem.of(entry.game)
        except KomagataError as error:
            faults += [Fault(fault.text, str(path), entry.line) for fault in error.faults]
            continue
        if problem is not None:
            found.append(problem)
    if not found:
        raise FileError([Fault(text("there is no problem in this file"), str(path)), *faults[:10]])
    return found, faults


def save_problem(problem: Problem, path: str | Path) -> None:
    """Write a file with one problem."""
    assets.atomic_write(path, kmg.write(problem.game()))


def add_problem(problem: Problem, path: str | Path) -> int:
    """Write a problem behind those that a file holds already, and say how many there are then. What else is in the file
    stays as it is. Raises FileError for a file that holds no problems."""
    before: list[Problem] = []
    written = ""
    if os.path.exists(path):  # noqa: PTH110 -- of a name that no file can have, too
        before, _ = load_problems(path)
        written = assets.read_text(path).rstrip("\n") + "\n\n"
    assets.atomic_write(path, written + kmg.write(problem.game()))
    return len(before) + 1


__all__ = ["MOST_PROBLEMS", "add_problem", "load_problems", "save_problem"]
