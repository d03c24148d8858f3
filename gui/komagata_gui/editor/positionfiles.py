"""Files of problems: opened one by one, saved, put together, and set on pages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget

from komagata.errors import KomagataError
from komagata.game import Game
from komagata.problem import Problem
from komagata_gui.editor.positiondrafts import Task
from komagata_gui.editor.positionproblem import ProblemPanel
from komagata_gui.i18n import tr

SUFFIX = ".kmg"


class ProblemFiles(QObject):
    loaded = Signal(object, object, object)
    """Rules, `Setup` and `Task` of the problem that was chosen."""
    noticed = Signal(str)

    def __init__(self, window: QWidget, panel: ProblemPanel) -> None:
        super().__init__(window)
        self.collection: tuple[Problem, ...] = ()
        """The problems of the file that was opened last."""
        self.unsaved = False
        """Task or maker were written and are in no file."""
        self._window = window
        self._panel = panel
        self._folder = Path.home()
        doings: dict[str, Callable[[], object]] = {
            "open": self.open,
            "save": self.save,
            "add": self.add,
            "sheet": self.sheet,
        }
        panel.asked.connect(lambda name: doings[name]())

    def changed(self) -> None:
        self.unsaved = True

    # Opening

    def open(self) -> None:
        names = f"{tr('Problems')} (*{SUFFIX});;{tr('All files')} (*)"
        chosen, _ = QFileDialog.getOpenFileName(self._window, tr("Open problems"), str(self._folder), names)
        if chosen:
            self.open_path(Path(chosen))

    def open_path(self, path: Path) -> bool:
        """Open a file; of several problems one is chosen."""
        from komagata.records.problems import load_problems

        try:
            problems, faults = load_problems(path)
        except KomagataError as error:
            self.noticed.emit(" ".join(tr(fault.text) for fault in error.faults[:3]))
            return False
        self._folder = path.parent
        self.collection = tuple(problems)
        self.choose(0 if len(problems) == 1 else self._ask(problems))
        if faults:
            self.noticed.emit(tr("{count} faults in {name}", count=len(faults), name=path.name))
        return True

    def _ask(self, problems: list[Problem]) -> int:
        names = [f"{number}. {headline(problem)}" for number, problem in enumerate(problems, 1)]
        chosen, accepted = QInputDialog.getItem(
            self._window, tr("Open problems"), tr("Which problem?"), names, 0, editable=False
        )
        return names.index(chosen) if accepted else -1

    def choose(self, number: int) -> None:
        """Put a problem of the collection on the board."""
        if 0 <= number < len(self.collection):
            problem = self.collection[number]
            self.loaded.emit(problem.position.rules, problem.position.setup(), task_of(problem))
            self.unsaved = False

    def take_game(self, game: Game) -> None:
        """What a record says of its problem."""
        try:
            problem = Problem.of(game)
        except KomagataError as error:
            self.noticed.emit(" ".join(tr(fault.text) for fault in error.faults))
            return
        if problem is not None:
            self.loaded.emit(problem.position.rules, problem.position.setup(), task_of(problem))

    # Saving

    def save(self) -> None:
        self._write(tr("Save the problem"), adding=False)

    def add(self) -> None:
        self._write(tr("Add the problem to a file"), adding=True)

    def _write(self, title: str, *, adding: bool) -> None:
        problem = self._panel.problem()
        if problem is None:
            return
        suggestion = str(self._folder / f"{problem.title or tr('Problem')}{SUFFIX}".replace("/", "-"))
        names = f"{tr('Problems')} (*{SUFFIX})"
        option = QFileDialog.Option.DontConfirmOverwrite if adding else QFileDialog.Option(0)
        chosen, _ = QFileDialog.getSaveFileName(self._window, title, suggestion, names, options=option)
        if chosen:
            path = Path(chosen)
            self.write_path(path if path.suffix else path.with_name(path.name + SUFFIX), problem, adding=adding)

    def write_path(self, path: Path, problem: Problem, *, adding: bool) -> bool:
        """Write a problem to a file of its own, or behind those that a file holds."""
        from komagata.records.problems import add_problem, save_problem

        words = tr("Saved as {name}.", name=path.name)
        try:
            if not adding:
                save_problem(problem, path)
            elif (count := add_problem(problem, path)) > 1:
                words = tr("{name} holds {count} problems now.", name=path.name, count=count)
        except KomagataError as error:
            self.noticed.emit(" ".join(tr(fault.text) for fault in error.faults[:3]))
            return False
        self._folder = path.parent
        self.unsaved = False
        self.noticed.emit(words)
        return True

    # Pages

    def sheet(self) -> None:
        """Set the problems of the file that was opened, or the one on the board."""
        from komagata_gui.editor.positionsheet import SheetDialog

        here = self._panel.problem()
        problems = self.collection or (() if here is None else (here,))
        if not problems:
            self.noticed.emit(tr("There is no problem to print: the position cannot be played yet."))
            return
        dialog = SheetDialog(problems, here, self._folder, self._window)
        dialog.noticed.connect(self.noticed)
        dialog.exec()
        dialog.deleteLater()


def task_of(problem: Problem) -> Task:
    return Task(problem.moves, problem.checks_only, problem.title, problem.author, problem.source)


def headline(problem: Problem) -> str:
    """What a problem is called in a list."""
    words = ", ".join(part for part in (problem.title, problem.author) if part)
    return f"{words} ({tr(problem.task)})" if words else tr(problem.task)


__all__ = ["ProblemFiles", "headline", "task_of"]
