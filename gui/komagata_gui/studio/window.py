"""The window of the print studio: form, preview, totals. It arranges, and decides nothing."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QMenu,
    QProgressBar,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from komagata.sets.job import Job
from komagata_gui.actions import Actions
from komagata_gui.chrome import GAP, mix, style_sheet, tones
from komagata_gui.i18n import tr
from komagata_gui.icons import icon
from komagata_gui.studio.actions import ACTIONS, EXPORTS, MENUS
from komagata_gui.studio.bar import PreviewBar
from komagata_gui.studio.form import JobForm
from komagata_gui.studio.legend import LayerLegend
from komagata_gui.studio.presets import PresetBar
from komagata_gui.studio.sheets import SheetView
from komagata_gui.studio.solids import SolidView
from komagata_gui.studio.totals import Totals

READING = 8000
"""Milliseconds for which passing information stands."""


class Trouble(QFrame):
    """What is wrong with the job, in sentences; a click on one leads to its field."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("trouble")
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.words.linkActivated.connect(self.chosen)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GAP + 4, 8, GAP, 8)
        layout.addWidget(self.words)
        self.hide()

    def show_lines(self, lines: list[tuple[str, str]]) -> None:
        """Pairs of a field's path, which may be empty, and what is wrong with it."""
        ink = tones(self.palette()).danger.name()
        parts = [
            f'<a href="{_escaped(path)}" style="color:{ink}">{_escaped(words)}</a>' if path else _escaped(words)
            for path, words in lines
        ]
        self.words.setText(f'<span style="color:{ink}">' + "<br>".join(parts) + "</span>")
        self.setVisible(bool(lines))


def _escaped(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;").replace("\n", "<br>")


class Working(QFrame):
    """Long work under way, and what ends it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self.words, self.progress = QLabel(self), QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(8)
        self.stop = QPushButton(self)
        self.stop.setAutoDefault(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP + 4, 6, GAP, 6)
        row.setSpacing(GAP)
        row.addWidget(self.words)
        row.addWidget(self.progress, 1)
        row.addWidget(self.stop)
        self.hide()

    def show_work(self, words: str) -> None:
        self.words.setText(words)
        self.progress.setRange(0, 0)
        self.show()

    def show_progress(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def retranslate(self) -> None:
        self.stop.setText(tr("Cancel"))
        self.progress.setAccessibleName(tr("Progress"))


class StudioWindow(QMainWindow):
    closing = Signal(QCloseEvent)
    language_changed = Signal()
    colours_changed = Signal()

    def __init__(self, job: Job) -> None:
        super().__init__()
        self.setObjectName("studio")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.actions_ = Actions(self, ACTIONS)
        self.presets = PresetBar(self.actions_, self)
        self.form = JobForm(job, self)
        self.sheets, self.solids = SheetView(self), SolidView(self)
        self.stage = QStackedWidget(self)
        """The preview: sheets, or the build plate in space."""
        self.stage.addWidget(self.sheets)
        self.stage.addWidget(self.solids)
        self.bar = PreviewBar(self.sheets, self.solids, self)
        self.legend = LayerLegend(self)
        self.trouble, self.working, self.totals = Trouble(self), Working(self), Totals(self)
        self.print_button, self.export_button = QPushButton(self), QPushButton(self)
        self._menus = [self.menuBar().addMenu("") for _ in MENUS]
        for menu, target in zip(MENUS, self._menus, strict=True):
            for name in menu.entries:
                target.addAction(self.actions_[name]) if name else target.addSeparator()
        self._lay_out()
        self._sheet = ""
        self._retranslate()
        self._dress()

    def sizeHint(self) -> QSize:
        return QSize(1320, 900)

    def _lay_out(self) -> None:
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.presets)
        column.addWidget(self.form, 1)
        right = QWidget(self)
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget, stretch in (
            (self.bar, 0),
            (self.legend, 0),
            (self.trouble, 0),
            (self.stage, 1),
            (self.working, 0),
            (self.totals, 0),
        ):
            column.addWidget(widget, stretch)
        self._add_buttons()
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(1)
        splitter.addWidget(left)
        splitter.addWidget(right)
        splitter.setStretchFactor(0, 0)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([self.form.minimumWidth(), 900])
        self.setCentralWidget(splitter)

    def tell(self, words: str) -> None:
        """Something in passing, in the line at the bottom."""
        self.statusBar().showMessage(words, READING)

    def _add_buttons(self) -> None:
        menu = QMenu(self.export_button)
        for name in EXPORTS:
            menu.addAction(self.actions_[name])
        self.export_button.setMenu(menu)
        for button, name, picture in (
            (self.export_button, "export", "export"),
            (self.print_button, "print", "print"),
        ):
            action = self.actions_[name]
            button.setIcon(icon(picture))
            button.setAutoDefault(False)
            if button.menu() is None:
                button.clicked.connect(action.trigger)
            action.enabledChanged.connect(button.setEnabled)
            self.totals.buttons.addWidget(button)

    def _retranslate(self) -> None:
        for menu, target in zip(MENUS, self._menus, strict=True):
            target.setTitle(tr(menu.label))
        for button, name in ((self.export_button, "export"), (self.print_button, "print")):
            button.setText(self.actions_[name].text().replace("&", ""))
            button.setToolTip(self.actions_[name].toolTip())
        self.sheets.setAccessibleName(tr("Preview of the sheets"))
        self.solids.setAccessibleName(tr("Preview of the build plate"))
        for part in (self.presets, self.bar, self.legend, self.working, self.totals):
            part.retranslate()

    def _dress(self) -> None:
        colours = tones(self.palette())
        line = colours.line.name()
        sheet = f"""{style_sheet(self.palette())}
        QFrame#bar {{ border: 0; border-bottom: 1px solid {line}; }}
        QFrame#foot {{ border: 0; }}
        QFrame#trouble {{ border: 0; border-bottom: 1px solid {line};
                          background: {mix(colours.card, colours.danger, 0.1).name()}; }}
        QFrame#inset {{ background: {colours.raised.name()}; border: 1px solid {line}; border-radius: 6px; }}
        QSplitter::handle {{ background: {line}; }}
        QFrame#bar QToolButton {{ border: 0; border-radius: 6px; padding: 4px 8px; }}
        QFrame#bar QToolButton:hover {{ background: {colours.accent_soft.name()}; }}
        QFrame#bar QToolButton:checked {{ background: {mix(colours.accent_soft, colours.accent, 0.15).name()}; }}
        QFrame#bar QToolButton:focus {{ border: 1px solid {colours.accent.name()}; }}
        """
        if sheet != self._sheet:
            self._sheet = sheet
            self.setStyleSheet(sheet)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.actions_.retranslate()
            self.form.build()
            self._retranslate()
            self.language_changed.emit()
        elif event.type() is QEvent.Type.PaletteChange:
            self._dress()
            self.colours_changed.emit()


__all__ = ["StudioWindow", "Trouble", "Working"]
