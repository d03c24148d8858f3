"""The zones of the game, painted on a board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from komagata.geometry import Board, members
from komagata.variants.cloning import board_size, free_key, renamed
from komagata.variants.zones import ZoneError, parse_zone, zone_words
from komagata_gui.board.state import Mark, MarkKind
from komagata_gui.editor.variant_board import StampBoard, draft_scene
from komagata_gui.editor.variant_fields import LineField
from komagata_gui.editor.variant_form import Known
from komagata_gui.editor.variant_model import VariantModel
from komagata_gui.editor.variant_pages import Page
from komagata_gui.i18n import tr
from komagata_gui.play.scene import Display

ID = Qt.ItemDataRole.UserRole


class ZonesPage(Page):
    scrolls = False
    explained = True

    def __init__(self, model: VariantModel, known: Known, display: Display, parent: QWidget | None = None) -> None:
        super().__init__(model, known, parent)
        self._display = display
        self._removing = False
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Zones"))
        self.list.currentItemChanged.connect(lambda _now, _before: self._show_zone())
        self.words = LineField(fixed=True, parent=self)
        self.words.set_name(tr("The zone in words"))
        self.words.edited.connect(self._typed)
        self.board = StampBoard(self)
        self.board.setMinimumHeight(240)
        self.board.stamped.connect(self._stamped)
        self.add, self.rename, self.remove = (
            QPushButton(words, self) for words in (tr("Add"), tr("Rename…"), tr("Remove"))
        )
        hint = QLabel(
            tr("A zone is painted as the first player sees it: click squares, or drag over them. The second player’s "
               "follows by the symmetry of the board. It may also be written: “rank 7-8”, “files d-f rank 1-3”."),
            self,
        )  # fmt: skip
        hint.setWordWrap(True)
        hint.setProperty("role", "muted")
        left = QVBoxLayout()
        left.addWidget(self.list, 1)
        for button, work in ((self.add, self._add), (self.rename, self._rename), (self.remove, self._remove)):
            button.setAutoDefault(False)
            button.clicked.connect(work)
            left.addWidget(button)
        right = QVBoxLayout()
        right.addWidget(self.board, 1)
        right.addWidget(self.words)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addLayout(left, 1)
        row.addLayout(right, 3)
        self.column.addWidget(hint)
        self.column.addLayout(row, 1)

    @property
    def zone(self) -> str:
        item: QListWidgetItem | None = self.list.currentItem()
        return str(item.data(ID)) if item is not None else ""

    def choose(self, name: str) -> None:
        for row in range(self.list.count()):
            if self.list.item(row).data(ID) == name:
                self.list.setCurrentRow(row)

    def _zones(self) -> dict[str, str]:
        zones = self.model.value("zones")
        return {str(name): str(words) for name, words in zones.items()} if isinstance(zones, dict) else {}

    def refresh(self) -> None:
        zones, wanted = self._zones(), self.zone
        with QSignalBlocker(self.list):
            if [str(self.list.item(row).data(ID)) for row in range(self.list.count())] != list(zones):
                self.list.clear()
                for name in zones:
                    item = QListWidgetItem(name, self.list)
                    item.setData(ID, name)
                self.choose(wanted if wanted in zones else next(iter(zones), ""))
        self._show_zone()

    def _board(self) -> Board:
        return Board(*board_size(self.model.text.values))

    def _squares(self) -> int:
        words = self._zones().get(self.zone)
        try:
            return parse_zone(words, self._board()) if words else 0
        except ZoneError:
            return 0

    def _show_zone(self) -> None:
        for part in (self.words, self.board, self.rename, self.remove):
            part.setEnabled(bool(self.zone))
        self.words.show_value(self._zones().get(self.zone, ""))
        marks = tuple(Mark(square, MarkKind.HINT) for square in members(self._squares()))
        scene = draft_scene(self.model, self._display, hands=False)
        self.board.set_scene(replace(scene, marks=marks))

    def _typed(self, words: object) -> None:
        if self.zone:
            self.model.put(("zones", self.zone), words)

    def _stamped(self, square: int, away: bool, begins: bool) -> None:
        squares = self._squares()
        if begins:
            self._removing = away or bool(squares >> square & 1)
        wanted = squares & ~(1 << square) if self._removing else squares | 1 << square
        if self.zone and wanted and wanted != squares:
            words = zone_words(wanted, self._board())
            self.model.change(lambda now: now.with_value(("zones", self.zone), words), None if begins else "stroke")

    # The list

    def _add(self) -> None:
        words, good = QInputDialog.getText(self, tr("New zone"), tr("Name of the zone in the file:"), text="zone")
        if good and words.strip():
            name, board = free_key(words, self._zones()), self._board()
            last = zone_words(board.rank_set([board.ranks - 1]), board)
            self.model.change(lambda now: now.with_value(("zones", name), last))
            self.choose(name)

    def _rename(self) -> None:
        zone = self.zone
        words, good = QInputDialog.getText(self, tr("Rename"), tr("Name of the zone in the file:"), text=zone)
        if good and words.strip() and words.strip() != zone:
            name = free_key(words, self._zones())
            self.model.change(lambda now: renamed(now, "zones", zone, name))
            self.choose(name)

    def _remove(self) -> None:
        zone = self.zone
        self.model.change(lambda now: now.with_value(("zones", zone), None))

    def go_to(self, path: Sequence[str]) -> None:
        if len(path) > 1:
            self.choose(path[1])
        self.words.setFocus(Qt.FocusReason.OtherFocusReason)


__all__ = ["ZonesPage"]
