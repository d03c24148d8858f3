"""The form of a game's file beside its text and its diagrams: arranges the pages, and keeps them in step."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from komagata.errors import Fault
from komagata.text import Text, text
from komagata.variants.catalog import Catalog
from komagata_gui.chrome import GAP, scaled, tones
from komagata_gui.editor.variant_array import ArrayPage
from komagata_gui.editor.variant_diagram import MovementPanel
from komagata_gui.editor.variant_faults import FaultList
from komagata_gui.editor.variant_form import Known
from komagata_gui.editor.variant_model import VariantModel
from komagata_gui.editor.variant_options import OptionsPage
from komagata_gui.editor.variant_pages import BoardPage, GeneralPage, Page, notation_page, rules_page
from komagata_gui.editor.variant_pieces import PiecesPage
from komagata_gui.editor.variant_text import TomlView
from komagata_gui.editor.variant_zones import ZonesPage
from komagata_gui.i18n import tr
from komagata_gui.play.scene import Display

PAGES: tuple[tuple[str, Text, tuple[str, ...]], ...] = (
    ("general", text("General"), ("", "id", "names", "about", "family", "order", "inherit", "remove")),
    ("board", text("Board"), ("board", "symmetry")),
    ("array", text("Start position"), ("array", "castling_rights", "castling")),
    ("pieces", text("Pieces"), ("pieces",)),
    ("zones", text("Zones"), ("zones",)),
    ("rules", text("Rules"), ("rules", "promotion", "repetition")),
    ("options", text("Options"), ("options",)),
    ("notation", text("Notation"), ("notation", "programs", "samples")),
)
"""Id of a page, its title, and the entries of the file that it shows."""


class VariantDesk(QWidget):
    def __init__(self, model: VariantModel, catalog: Catalog, display: Display, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._display = model, display
        self.known = Known(model, catalog)
        self.menu = QListWidget(self)
        self.menu.setAccessibleName(tr("Pages"))
        self.stack = QStackedWidget(self)
        self.hint = QLabel(self)
        self.movement = MovementPanel(model, display, self)
        self.page = TomlView(self)
        self.tabs = QTabWidget(self)
        self.faults = FaultList(self)
        self.pages: dict[str, Page] = {}
        for name, title, _ in PAGES:
            self._add_page(name, tr(title))
        self._lay_out()
        self._connect()
        self.menu.setCurrentRow(0)
        self._changed()
        self._checked()

    def _add_page(self, name: str, title: str) -> None:
        makers: dict[str, Callable[[], Page]] = {
            "general": lambda: GeneralPage(self._model, self.known, self),
            "board": lambda: BoardPage(self._model, self.known, self._display, self),
            "array": lambda: ArrayPage(self._model, self.known, self._display, self),
            "pieces": lambda: PiecesPage(self._model, self.known, self._display, self),
            "zones": lambda: ZonesPage(self._model, self.known, self._display, self),
            "rules": lambda: rules_page(self._model, self.known, self),
            "options": lambda: OptionsPage(self._model, self.known, self),
            "notation": lambda: notation_page(self._model, self.known, self),
        }
        page = self.pages[name] = makers[name]()
        page.hinted.connect(self.hint.setText)
        page.piece_chosen.connect(self._show_piece)
        self.stack.addWidget(_scrolled(page, self) if page.scrolls else page)
        QListWidgetItem(title, self.menu)

    def _lay_out(self) -> None:
        letter = self.fontMetrics().averageCharWidth()
        self.menu.setFixedWidth(letter * 19)
        self.menu.setFrameShape(QFrame.Shape.NoFrame)
        self.menu.setFont(scaled(self.font(), 1.05))
        self.menu.setStyleSheet("QListWidget { background: transparent; } QListWidget::item { padding: 5px 8px; }")
        self.hint.setWordWrap(True)
        self.hint.setProperty("role", "muted")
        self.hint.setTextFormat(Qt.TextFormat.RichText)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.hint.setFixedHeight(self.fontMetrics().lineSpacing() * 5 + 4)
        self.hint.setContentsMargins(16, 4, 16, 0)
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.stack, 1)
        column.addWidget(self.hint)
        self.tabs.addTab(self.movement, tr("Movement"))
        self.tabs.addTab(self.page, tr("Text"))
        self.tabs.setDocumentMode(True)
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.addWidget(left)
        self.splitter.addWidget(self.tabs)
        self.splitter.setStretchFactor(0, 6)
        self.splitter.setStretchFactor(1, 5)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setSizes([letter * 88, letter * 70])
        upper = QHBoxLayout()
        upper.setSpacing(0)
        upper.addWidget(self.menu)
        upper.addWidget(self.splitter, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GAP, GAP, GAP, GAP)
        layout.setSpacing(GAP)
        layout.addLayout(upper, 1)
        layout.addWidget(self.faults)

    def _connect(self) -> None:
        self.menu.currentRowChanged.connect(self._show_page)
        self.page.typed.connect(self._model.set_source)
        self.page.undo_wanted.connect(self._model.undo)
        self.page.redo_wanted.connect(self._model.redo)
        self.faults.chosen.connect(self.go_to)
        self._model.changed.connect(self._changed)
        self._model.checked.connect(self._checked)

    # What is shown

    @property
    def current(self) -> str:
        """Id of the page that is shown."""
        return PAGES[max(0, self.menu.currentRow())][0]

    def show_page(self, name: str) -> None:
        self.menu.setCurrentRow([known for known, _, _ in PAGES].index(name))

    def _show_page(self, row: int) -> None:
        self.stack.setCurrentIndex(row)
        self.hint.clear()
        self.hint.setVisible(not self.pages[self.current].explained)
        self.pages[self.current].refresh()

    def _show_piece(self, kind: str) -> None:
        self.movement.show_kind(kind)

    def _changed(self) -> None:
        self.page.show_source(self._model.source)
        self.stack.setEnabled(not self._model.broken)
        if not self._model.broken:
            self.pages[self.current].refresh()
            if not self.movement.kind:
                pieces = self._model.value("pieces")
                self.movement.show_kind(next(iter(pieces), "") if isinstance(pieces, dict) else "")
            self.movement.refresh()

    def _checked(self) -> None:
        self.faults.show_faults(self._model.faults)
        self.page.show_faults(fault.line for fault in self._model.faults if fault.line is not None)
        colours, faulty = tones(self.palette()), {page_of(fault.path) for fault in self._model.faults}
        for row, (name, _, _) in enumerate(PAGES):
            self.menu.item(row).setForeground(colours.danger if name in faulty else colours.text)
        if not self._model.broken:
            self.pages[self.current].refresh()

    def go_to(self, fault: Fault) -> None:
        """Show where a fault stands, in the form and in the text."""
        if fault.line is not None and (self._model.broken or self.tabs.currentWidget() is self.page):
            self.tabs.setCurrentWidget(self.page)
            self.page.go_to_line(fault.line, fault.column or 1)
        if self._model.broken:
            return
        path = keys_of(fault.path)
        self.show_page(page_of(fault.path))
        if path:
            self.pages[self.current].go_to(path)


def _scrolled(page: Page, parent: QWidget) -> QScrollArea:
    area = QScrollArea(parent)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(page)
    return area


def keys_of(path: str) -> list[str]:
    """`pieces.pawn.promotes[0]` -> pieces, pawn, promotes."""
    return [key.partition("[")[0] for key in path.split(".")] if path else []


def page_of(path: str) -> str:
    """Id of the page on which an entry of the file is edited."""
    first = (keys_of(path) or [""])[0]
    return next((name for name, _, entries in PAGES if first in entries), PAGES[0][0])


__all__ = ["PAGES", "VariantDesk", "keys_of", "page_of"]
