"""A game on paper: how it will look, page by page, before it is printed or saved as PDF."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from komagata import assets
from komagata.draw.sheet import Page, paper, pdf
from komagata.errors import KomagataError
from komagata.game import Game
from komagata.sets.booklet.score import Score, score
from komagata_gui.chrome import GAP
from komagata_gui.i18n import tr
from komagata_gui.settings import Settings
from komagata_gui.studio.painting import Picture, Spread
from komagata_gui.studio.paperwork import print_sheets
from komagata_gui.studio.sheets import Fit, SheetView, Sides
from komagata_gui.studio.widgets import Choice
from komagata_gui.studio.words import papers_choices, styles_choices
from komagata_gui.work import Progress, Worker

PAPER, EVERY = "game.paper", "game.diagrams"
MOST_EVERY = 500


class GameSheets(QDialog):
    """Shows a game set in type. The game itself is only read."""

    def __init__(self, game: Game, how: Score, settings: Settings, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("game-sheets")
        self.setWindowTitle(tr("Print the game"))
        self._game, self._how, self._settings, self._folder = game, how, settings, folder
        self.pages: list[Page] = []
        self.view, self.told = SheetView(self), QLabel(self)
        self.paper, self.style_ = Choice(self), Choice(self)
        self.lying = QCheckBox(tr("Landscape"), self)
        self.flipped = QCheckBox(tr("As the second player sees it"), self)
        self.every = QSpinBox(self)
        self.save, self.print_ = QPushButton(tr("Save as PDF…"), self), QPushButton(tr("Print…"), self)
        self.worker = Worker(self)
        self._fill()
        self._lay_out()
        self._connect()
        self.resize(self.sizeHint())
        self.make()

    def sizeHint(self) -> QSize:
        return QSize(1040, 760).boundedTo(self.screen().availableSize() * 0.92)

    def _fill(self) -> None:
        for box, choices in ((self.paper, papers_choices()), (self.style_, styles_choices())):
            for value, words in choices:
                box.addItem(tr(words), value)
        self.paper.setCurrentIndex(max(0, self.paper.findData(self._settings.stored(PAPER, "A4"))))
        self.style_.setCurrentIndex(max(0, self.style_.findData(self._how.looks.style)))
        self.flipped.setChecked(self._how.flipped)
        self.every.setRange(0, MOST_EVERY)
        self.every.setSpecialValueText(tr("only where marked"))
        before, after = tr("every {count} moves", count="\n").split("\n")
        self.every.setPrefix(before)
        self.every.setSuffix(after)
        stored = self._settings.stored(EVERY, 0)
        self.every.setValue(stored if isinstance(stored, int) else 0)
        self.view.sides, self.view.fit = Sides.FRONTS, Fit.PAGE
        self.told.setProperty("role", "muted")
        self.told.setWordWrap(True)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setSpacing(GAP)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for words, field in (
            (tr("Paper"), self.paper),
            ("", self.lying),
            (tr("Pieces"), self.style_),
            (tr("Diagrams"), self.every),
            ("", self.flipped),
        ):
            form.addRow(words, field)
        hint = QLabel(
            tr(
                "A move gets a diagram if arrows or squares were drawn on its board, or by the sign $220 in its record."
            ),
            self,
        )
        hint.setWordWrap(True)
        hint.setProperty("role", "muted")
        side = QVBoxLayout()
        side.setSpacing(GAP)
        side.addLayout(form)
        side.addWidget(hint)
        side.addStretch(1)
        side.addWidget(self.told)
        left = QWidget(self)
        left.setLayout(side)
        left.setFixedWidth(max(280, self.fontMetrics().averageCharWidth() * 46))
        body = QHBoxLayout()
        body.setSpacing(GAP)
        body.addWidget(left)
        body.addWidget(self.view, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.addButton(self.save, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.print_, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        self.print_.setDefault(True)
        layout = QVBoxLayout(self)
        layout.setSpacing(GAP)
        layout.addLayout(body, 1)
        layout.addWidget(buttons)

    def _connect(self) -> None:
        self.paper.activated.connect(lambda _index: self.make())
        self.style_.activated.connect(lambda _index: self.make())
        self.lying.toggled.connect(lambda _on: self.make())
        self.flipped.toggled.connect(lambda _on: self.make())
        self.every.valueChanged.connect(lambda _count: self.make())
        self.worker.done.connect(self._show)
        self.worker.failed.connect(self._failed)
        self.save.clicked.connect(self._save)
        self.print_.clicked.connect(self._print)
        self.finished.connect(lambda _result: self.worker.close())

    def make(self) -> None:
        """Set the game anew, as it is asked for now."""
        sheet = paper(self.paper.currentData(), landscape=self.lying.isChecked())
        looks = replace(self._how.looks, style=self.style_.currentData())
        how = replace(self._how, looks=looks, every=self.every.value(), flipped=self.flipped.isChecked())
        self._settings.store(PAPER, self.paper.currentData())
        self._settings.store(EVERY, how.every)
        self.view.set_faded(True)
        for button in (self.save, self.print_):
            button.setEnabled(False)

        def work(_progress: Progress) -> list[Page]:
            return score([self._game], sheet, how)

        self.worker.do(work)

    def _show(self, pages: list[Page]) -> None:
        self.pages = pages
        self.view.show_spreads([Spread(Picture(page), title=page.title, part="game") for page in pages])
        self.view.set_faded(False)
        self.told.setText(tr("Pages: {count}", count=len(pages)))
        for button in (self.save, self.print_):
            button.setEnabled(True)

    def _failed(self, error: Exception) -> None:
        words = "\n".join(tr(fault.text) for fault in error.faults) if isinstance(error, KomagataError) else repr(error)
        self.told.setText(words)

    def _save(self) -> None:
        name = (self.pages[0].title or "game").replace("/", "-")
        suggestion = str(self._folder / f"{name}.pdf")
        chosen, _ = QFileDialog.getSaveFileName(self, tr("Save as PDF"), suggestion, "PDF (*.pdf)")
        if not chosen:
            return
        path = Path(chosen)
        path = path if path.suffix.lower() == ".pdf" else path.with_name(path.name + ".pdf")
        try:
            assets.atomic_write(path, pdf(self.pages, self.pages[0].title))
        except KomagataError as error:
            self._complain(error)
            return
        self.told.setText(tr("Saved as {name}.", name=path.name))

    def _print(self) -> None:
        try:
            printed = print_sheets(self.view.spreads, self._settings, self)
        except KomagataError as error:
            self._complain(error)
            return
        if printed:
            self.told.setText(tr("Sent to the printer. Pages: {count}", count=printed))

    def _complain(self, error: KomagataError) -> None:
        words = "\n".join(tr(fault.text) for fault in error.faults)
        QMessageBox.warning(self, tr("Print the game"), words)


__all__ = ["GameSheets"]
