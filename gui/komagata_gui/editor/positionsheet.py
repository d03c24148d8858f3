"""Problems on pages: seen before they are printed or written as PDF; what is not solved yet is solved meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from komagata.assets import atomic_write
from komagata.draw.board import Options
from komagata.draw.sheet import PAPERS, Page, paper, pdf
from komagata.errors import KomagataError
from komagata.problem import DEFAULT_NODES, Problem, Solution
from komagata.sets.problemsheet import GRIDS, Entry, Layout, problem_sheet
from komagata_gui.chrome import GAP
from komagata_gui.editor.positionletters import lettered
from komagata_gui.editor.positionsolver import Solver
from komagata_gui.glyphs import paint
from komagata_gui.i18n import pick, tr
from komagata_gui.icons import icon
from komagata_gui.play.notation import STANDARD, write_move
from komagata_gui.settings import STYLE
from komagata_gui.theme import board_theme, board_themes

WIDTH = 440
"""Of a page in the preview, in pixels."""
PLAIN = "print"
DELAY = 150
"""Milliseconds after a key before the pages are set anew."""


class SheetDialog(QDialog):
    noticed = Signal(str)

    def __init__(
        self, problems: Sequence[Problem], here: Problem | None, folder: Path, parent: QWidget | None = None
    ) -> None:
        """`problems` are those of a file, `here` is the one on the board."""
        super().__init__(parent)
        self.setObjectName("problem-sheet")
        self.setWindowTitle(tr("Problem sheet"))
        self._all, self._here, self._folder = tuple(problems), here, folder
        self._solutions: dict[int, Solution] = {}
        self._waiting: list[Problem] = []
        self._solver = Solver(self)
        self.pages: list[Page] = []
        self.which, self.to_page, self.paper, self.style_ = (QComboBox(self) for _ in range(4))
        self.theme, self.title = QComboBox(self), QLineEdit(self)
        self.landscape, self.solve = QCheckBox(tr("Landscape"), self), QCheckBox(tr("Solutions at the end"), self)
        self.told = QLabel(self)
        self.preview, self._inner = QScrollArea(self), QWidget(self)
        self.export, self.print = QPushButton(tr("Save as &PDF…"), self), QPushButton(tr("&Print…"), self)
        self._later = QTimer(self, singleShot=True, interval=DELAY)
        self._fill()
        self._lay_out()
        self._connect()
        self.resize(self.sizeHint().boundedTo(self.screen().availableSize() * 0.94))
        self._solve_next(first=True)
        self.refresh()

    def sizeHint(self) -> QSize:
        return QSize(880, 740)

    def _fill(self) -> None:
        if len(self._all) > 1 or self._here is None or self._all[:1] != (self._here,):
            self.which.addItem(tr("All of the file: {count}", count=len(self._all)), "all")
        if self._here is not None:
            self.which.addItem(tr("The one on the board"), "here")
        for count in GRIDS:
            self.to_page.addItem(str(count), count)
        self.to_page.setCurrentIndex(0 if len(self._all) == 1 else 2)
        for name in PAPERS:
            self.paper.addItem(name, name)
        self.paper.setCurrentIndex(self.paper.findData("A4"))
        for style, words in STYLE.choices:
            self.style_.addItem(tr(words), style)
        for name, theme in board_themes().items():
            self.theme.addItem(pick(theme.names), name)
        self.theme.setCurrentIndex(max(0, self.theme.findData(PLAIN)))
        self.solve.setChecked(True)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setVerticalSpacing(8)
        form.setHorizontalSpacing(GAP)
        for words, part in (
            (tr("Problems"), self.which),
            (tr("Heading"), self.title),
            (tr("Diagrams to a page"), self.to_page),
            (tr("Paper"), self.paper),
            ("", self.landscape),
            (tr("Pieces"), self.style_),
            (tr("Board"), self.theme),
            ("", self.solve),
        ):
            form.addRow(words, part)
        self.told.setWordWrap(True)
        self.told.setProperty("role", "muted")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.addButton(self.export, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.print, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        self.export.setIcon(icon("save"))
        self.print.setIcon(icon("print"))
        left = QVBoxLayout()
        left.addLayout(form)
        left.addStretch(1)
        left.addWidget(self.told)
        side = QWidget(self)
        side.setLayout(left)
        left.setContentsMargins(0, 0, 0, 0)
        side.setFixedWidth(320)
        self.preview.setWidget(self._inner)
        self.preview.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.preview.setWidgetResizable(True)
        QVBoxLayout(self._inner).setSpacing(GAP)
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addWidget(side)
        row.addWidget(self.preview, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 12)
        layout.addLayout(row, 1)
        layout.addWidget(buttons)

    def _connect(self) -> None:
        for box in (self.which, self.to_page, self.paper, self.style_, self.theme):
            box.currentIndexChanged.connect(lambda _index: self._later.start())
        self.landscape.toggled.connect(lambda _on: self._later.start())
        self.solve.toggled.connect(lambda _on: self._later.start())
        self.title.textEdited.connect(lambda _words: self._later.start())
        self._later.timeout.connect(self.refresh)
        self._solver.solved.connect(self._solved)
        self.export.clicked.connect(self._export)
        self.print.clicked.connect(self._print)
        self.finished.connect(lambda _result: self._solver.close())

    # Solutions

    def problems(self) -> tuple[Problem, ...]:
        """Those that are set."""
        here = self._here
        return (here,) if here is not None and self.which.currentData() == "here" else self._all

    def _solve_next(self, *, first: bool = False) -> None:
        if first:
            both = [*self._all, *([self._here] if self._here is not None and self._here not in self._all else [])]
            self._waiting = both
        if self._waiting:
            self._solver.solve(self._waiting[0], DEFAULT_NODES)

    def _solved(self, problem: Problem, solution: Solution) -> None:
        self._solutions[id(problem)] = solution
        self._waiting = [other for other in self._waiting if other is not problem]
        self._solve_next()
        if not self._waiting or not self._later.isActive():
            self._later.start()

    # Pages

    def layout_(self) -> Layout:
        """How the pages are set now."""
        options = Options(
            str(self.style_.currentData()),
            board_theme(str(self.theme.currentData())),
            cell=60,
            flat=True,
            hands_at="right",
        )
        return Layout(
            paper(str(self.paper.currentData()), landscape=self.landscape.isChecked()),
            int(self.to_page.currentData()),
            options,
            self.title.text().strip(),
            self.solve.isChecked(),
            lambda position, move: write_move(position, move, STANDARD),
            tr,
            lettered,
        )

    def refresh(self) -> None:
        """Set the pages anew and show them."""
        self._later.stop()
        entries = [Entry(problem, self._solutions.get(id(problem))) for problem in self.problems()]
        try:
            self.pages = problem_sheet(entries, self.layout_())
        except KomagataError as error:
            self.told.setText(" ".join(tr(fault.text) for fault in error.faults))
            return
        words = tr("{count} pages", count=len(self.pages)) if len(self.pages) != 1 else tr("One page")
        if self._waiting and self.solve.isChecked():
            words += "\n" + tr("Solving: {count} to go…", count=len(self._waiting))
        self.told.setText(words)
        self._show_pages()

    def _show_pages(self) -> None:
        layout = self._inner.layout()
        assert layout is not None
        while layout.count():
            item = layout.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.deleteLater()
        ratio = self.devicePixelRatioF()
        for page in self.pages:
            label = QLabel(self._inner)
            label.setPixmap(picture(page, round(WIDTH * ratio), ratio))
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            layout.addWidget(label)

    # Where they go

    def _export(self) -> None:
        name = self.title.text().strip().replace("/", "-") or tr("Problems")
        chosen, _ = QFileDialog.getSaveFileName(
            self, tr("Save as PDF"), str(self._folder / f"{name}.pdf"), "PDF (*.pdf)"
        )
        if chosen:
            path = Path(chosen)
            self.write(path if path.suffix.lower() == ".pdf" else path.with_name(path.name + ".pdf"))

    def write(self, path: Path) -> bool:
        """Write the pages as a PDF."""
        self.refresh()
        try:
            atomic_write(path, pdf(self.pages, self.title.text().strip() or tr("Problems")))
        except KomagataError as error:
            self.told.setText(" ".join(tr(fault.text) for fault in error.faults))
            return False
        self.told.setText(tr("Saved as {name}.", name=path.name))
        self.noticed.emit(self.told.text())
        return True

    def _print(self) -> None:
        # Loaded when somebody prints: it takes a while, and not every system has it.
        from PySide6.QtPrintSupport import QPrintDialog

        from komagata_gui.editor.positionprinting import make_printer, print_pages

        self.refresh()
        printer = make_printer(self.pages)
        dialog = QPrintDialog(printer, self)
        if dialog.exec():
            sent = print_pages(self.pages, printer)
            self.told.setText(tr("Sent to the printer.") if sent else tr("The printer does not take the pages."))
        dialog.deleteLater()


def picture(page: Page, width: int, ratio: float) -> QPixmap:
    """A page as a picture so many device pixels wide."""
    scale = width / page.paper.width
    pixmap = QPixmap(width, round(page.paper.height * scale))
    pixmap.fill(Qt.GlobalColor.white)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    paint(painter, tuple(page.shapes()))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


__all__ = ["SheetDialog", "picture"]
