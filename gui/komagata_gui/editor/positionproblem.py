"""The problem that an arrangement is: its task and maker, the search for its solution, and what comes of it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from komagata.game import Game
from komagata.position import Position
from komagata.problem import DEFAULT_NODES, MOST_MOVES, Problem, Solution, Status, solved_game
from komagata.tree import Node
from komagata_gui.chrome import GAP
from komagata_gui.editor.positiondrafts import Task
from komagata_gui.editor.positionsolver import Solver
from komagata_gui.i18n import tr
from komagata_gui.icons import icon
from komagata_gui.play.notation import STANDARD, node_text

EFFORTS = (200_000, 1_000_000, DEFAULT_NODES, 50_000_000, 0)
NODE = Qt.ItemDataRole.UserRole
MANY = 40
"""More first moves of the tree than this are not unfolded."""


class ProblemPanel(QWidget):
    edited = Signal()
    """Task or maker changed."""
    shown = Signal(object)
    """A `Node` of the solution is to be shown on the board, or None: the arrangement itself."""
    opened = Signal(object)
    """The `Game` that shows the solution is to be opened as a record."""
    asked = Signal(str)
    """`open`, `save`, `add` or `sheet`: what is to be done with the problem."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.solver = Solver(self)
        self.title, self.author, self.source = QLineEdit(self), QLineEdit(self), QLineEdit(self)
        self.moves, self.checks_only = QSpinBox(self), QCheckBox(tr("Checks only"), self)
        self.effort = QComboBox(self)
        self.solve, self.stop = QPushButton(tr("&Solve"), self), QPushButton(tr("S&top"), self)
        self.progress, self.verdict = QProgressBar(self), QLabel(self)
        self.tree = QTreeWidget(self)
        self.open_solution = QPushButton(tr("Open the solution as a record"), self)
        self.buttons = {name: QToolButton(self) for name in ("open", "save", "add", "sheet")}
        self._position: Position | None = None
        self._game: Game | None = None
        self._quiet = False
        self._lay_out()
        self._connect()
        self.forget_solution()

    # Layout

    def _lay_out(self) -> None:
        self.moves.setRange(1, MOST_MOVES)
        self.moves.setValue(2)
        self.moves.setPrefix(tr("Mate in") + " ")
        for nodes in EFFORTS:
            words = (
                tr("{count} million positions", count=f"{nodes / 1_000_000:g}") if nodes else tr("as long as it takes")
            )
            self.effort.addItem(words, nodes)
        self.effort.setCurrentIndex(EFFORTS.index(DEFAULT_NODES))
        self.effort.setToolTip(tr("How much is looked at before the search gives up"))
        self.effort.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.effort.setMinimumContentsLength(8)
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(tr("Solution"))
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(8)
        self.verdict.setWordWrap(True)
        self.verdict.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(6)
        form.setHorizontalSpacing(GAP)
        for words, part in ((tr("Title"), self.title), (tr("Author"), self.author), (tr("Source"), self.source)):
            part.setAccessibleName(words)
            form.addRow(words, part)
        task = QHBoxLayout()
        task.setSpacing(GAP)
        task.addWidget(self.moves)
        task.addWidget(self.checks_only)
        task.addStretch(1)
        form.addRow(tr("Task"), task)
        search = QHBoxLayout()
        search.addWidget(self.solve)
        search.addWidget(self.stop)
        search.addWidget(self.effort, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GAP, GAP, GAP, GAP)
        layout.setSpacing(8)
        layout.addLayout(form)
        layout.addLayout(search)
        layout.addWidget(self.progress)
        layout.addWidget(self.verdict)
        layout.addWidget(self.tree, 1)
        layout.addWidget(self.open_solution)
        layout.addLayout(self._file_row())

    def _file_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        told = {
            "open": (tr("Open…"), "open", tr("Open a problem, or a file with several")),
            "save": (tr("Save…"), "save", tr("Save the problem as a file of its own")),
            "add": (tr("Add…"), "new", tr("Add the problem to a file with others")),
            "sheet": (tr("Sheet…"), "print", tr("Set the problems on pages, to be printed or kept as PDF")),
        }
        for name, button in self.buttons.items():
            words, picture, tip = told[name]
            button.setText(words)
            button.setIcon(icon(picture))
            button.setToolTip(tip)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setAutoRaise(True)
            button.clicked.connect(lambda _checked=False, name=name: self.asked.emit(name))
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _connect(self) -> None:
        for line in (self.title, self.author, self.source):
            line.textEdited.connect(lambda _words: self._changed())
        self.moves.valueChanged.connect(lambda _value: self._task_changed())
        self.checks_only.toggled.connect(lambda _value: self._task_changed())
        self.solve.clicked.connect(self.begin)
        self.stop.clicked.connect(self.solver.stop)
        self.solver.progressed.connect(self._progressed)
        self.solver.solved.connect(self._solved)
        self.tree.currentItemChanged.connect(lambda item, _before: self._picked(item))
        self.open_solution.clicked.connect(self._open)

    # The task

    def task(self) -> Task:
        return Task(
            self.moves.value(),
            self.checks_only.isChecked(),
            self.title.text().strip(),
            self.author.text().strip(),
            self.source.text().strip(),
        )

    def set_task(self, task: Task) -> None:
        self._quiet = True
        self.moves.setValue(task.moves)
        self.checks_only.setChecked(task.checks_only)
        for line, words in ((self.title, task.title), (self.author, task.author), (self.source, task.source)):
            line.setText(words)
        self._quiet = False
        self.forget_solution()

    def problem(self) -> Problem | None:
        """The problem as it is now, if its position can be played."""
        if self._position is None:
            return None
        task = self.task()
        return Problem(self._position, task.moves, task.checks_only, task.title, task.author, task.source)

    def show_position(self, position: Position | None) -> None:
        """The arrangement has changed: what was found of the one before is forgotten."""
        before = self._position
        self._position = position
        if position is None or before is None or position != before or position.rules is not before.rules:
            self.forget_solution()
        for name in ("save", "add"):
            self.buttons[name].setEnabled(position is not None)
        self.solve.setEnabled(position is not None and not self.solver.busy)

    def _task_changed(self) -> None:
        if not self._quiet:
            self.forget_solution()
            self._changed()

    def _changed(self) -> None:
        if not self._quiet:
            self.edited.emit()

    # The search

    def begin(self) -> None:
        """Look for the solution."""
        problem = self.problem()
        if problem is None:
            return
        self.forget_solution()
        self.solver.solve(problem, int(self.effort.currentData()))
        self._show_busy()
        self.verdict.setText(tr("Looking…"))

    def forget_solution(self) -> None:
        """Nothing is known of the problem."""
        self.solver.forget()
        self._game = None
        self.tree.blockSignals(True)
        self.tree.clear()
        self.tree.blockSignals(False)
        self._show_busy()
        self.verdict.setText("")
        self.shown.emit(None)

    def _show_busy(self) -> None:
        busy = self.solver.busy
        self.solve.setVisible(not busy)
        self.stop.setVisible(busy)
        self.progress.setVisible(busy)
        self.verdict.setVisible(True)
        self.tree.setVisible(not busy)
        self.solve.setEnabled(self._position is not None)
        self.open_solution.setVisible(self._game is not None)

    def _progressed(self, nodes: int, depth: int) -> None:
        if self.solver.busy:
            self.verdict.setText(tr("Looking for mate in {moves}: {count} positions", moves=depth, count=f"{nodes:,}"))

    def _solved(self, problem: Problem, solution: Solution) -> None:
        self._game = solved_game(problem, solution) if solution.tree is not None else None
        self._show_busy()
        self.verdict.setText("\n".join(verdict_words(problem, solution)))
        good = solution.unique is True
        self.verdict.setProperty("role", "" if good or solution.proof.status is not Status.WIN else "danger")
        self.verdict.style().polish(self.verdict)
        if self._game is not None:
            self._fill(self._game)

    # The solution

    def _fill(self, game: Game) -> None:
        self.tree.blockSignals(True)
        pending: list[tuple[QTreeWidget | QTreeWidgetItem, Node]] = [(self.tree, node) for node in game.root.children]
        while pending:
            parent, node = pending.pop(0)
            item = QTreeWidgetItem(parent, [numbered(node)])
            item.setData(0, NODE, node)
            item.setExpanded(len(node.children) <= MANY and node.is_main)
            # One continuation needs no step to the right: it stands in the same line of the eye.
            pending += [(item, child) for child in node.children]
        self.tree.blockSignals(False)

    def _picked(self, item: QTreeWidgetItem | None) -> None:
        self.shown.emit(None if item is None else item.data(0, NODE))

    def _open(self) -> None:
        if self._game is not None:
            self.opened.emit(self._game)

    def leave_solution(self) -> None:
        """Show the arrangement itself again."""
        self.tree.blockSignals(True)
        self.tree.clearSelection()
        self.tree.setCurrentIndex(QModelIndex())
        self.tree.blockSignals(False)


def numbered(node: Node) -> str:
    """A move of the solution with its number."""
    number = (node.ply + 1) // 2
    return f"{number}{'.' if node.ply % 2 else '…'} {node_text(node, STANDARD)}"


def verdict_words(problem: Problem, solution: Solution) -> list[str]:
    """What the search says, a sentence a line."""
    proof, position = solution.proof, problem.position
    if proof.status is Status.NO_WIN:
        return [tr("There is no mate in {moves}.", moves=problem.moves)]
    if proof.status is not Status.WIN:
        words = tr("Not decided within {count} positions.", count=f"{proof.nodes:,}")
        if proof.status is Status.STOPPED:
            words = tr("Stopped after {count} positions.", count=f"{proof.nodes:,}")
        more = [tr("There is no mate in {moves}.", moves=proof.refuted)] if proof.refuted else []
        return [words, *more]
    lines = [tr("Mate in {moves}.", moves=proof.moves)]
    if solution.short:
        lines.append(tr("Shorter than the task says."))
    keys = ", ".join(position.san(key) for key in solution.keys)
    if solution.unique:
        lines.append(tr("The key is the only one: {keys}.", keys=keys))
    elif len(solution.keys) > 1:
        lines.append(tr("There are {count} keys: {keys}.", count=len(solution.keys), keys=keys))
    if solution.duals:
        lines.append(tr("Duals further on: {count}.", count=len(solution.duals)))
    elif solution.whole and solution.unique:
        lines.append(tr("There are no duals."))
    if not solution.whole:
        lines.append(tr("Not all keys and duals were looked for within the limit."))
    return lines


__all__ = ["ProblemPanel", "numbered", "verdict_words"]
