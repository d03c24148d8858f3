"""The start position, stamped piece by piece on a board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QWidget,
)

from komagata.pieces import Side
from komagata.variants.arrays import Array
from komagata.variants.schema import VariantFile
from komagata_gui.board.palette import REACH, Palette, Stamp
from komagata_gui.editor.variant_board import StampBoard, draft_array, draft_scene, view_of
from komagata_gui.editor.variant_form import Group, Known
from komagata_gui.editor.variant_model import VariantModel
from komagata_gui.editor.variant_pages import FormPage, Section
from komagata_gui.i18n import tr
from komagata_gui.icons import icon
from komagata_gui.play.scene import Display

COLUMNS = 13
"""Pieces in one row of the palette."""


def stamps(model: VariantModel) -> list[list[Stamp | None]]:
    """Every piece that can stand on the board, a few in a row."""
    rules = model.rules
    tokens: list[str] = list(rules.compiled.codes) if rules else []
    tokens.sort(key=lambda token: (token.lstrip("+").islower(), token.startswith("+")))
    views = [(token, view_of(rules, token)) for token in tokens]
    found: list[Stamp | None] = [Stamp(token, view.look, view.side, view.tip) for token, view in views]
    return [found[at : at + COLUMNS] for at in range(0, len(found), COLUMNS)]


class ArrayPage(FormPage):
    """The start position on a board, and what goes with it."""

    scrolls = False

    def __init__(self, model: VariantModel, known: Known, display: Display, parent: QWidget | None = None) -> None:
        groups = (Group(None, ("array", "castling_rights", "castling")),)
        super().__init__(model, known, [Section(VariantFile, (), groups)], parent)
        self.explained = True
        self._display = display
        self._removing = False
        self.board = StampBoard(self)
        self.board.setMinimumHeight(200)
        self.board.stamped.connect(self._stamped)
        self.board.held.connect(self._held)
        self.palette_ = Palette(self)
        self._offered: object = None
        self.copy = QPushButton(tr("Copy to the other side"), self)
        self.clear = QPushButton(tr("Clear"), self)
        self.copy.setToolTip(tr("The second player gets what the first has, mirrored or turned as the board is."))
        self.copy.clicked.connect(self._mirror)
        self.clear.clicked.connect(lambda: self._set(Array(*self._size(), {}, brackets=self._array().brackets)))
        hint = QLabel(
            tr("Click a piece, then squares; drag for several. Right-click removes. A hand grows with clicks."), self
        )
        hint.setWordWrap(True)
        hint.setProperty("role", "muted")
        row = QHBoxLayout()
        for button in (self.copy, self.clear):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        self.column.insertWidget(0, self._scrolled())
        self.column.insertWidget(1, hint)
        self.column.insertWidget(2, self.board, 1)
        self.column.insertLayout(3, row)
        # The board takes what room there is.
        self.column.takeAt(self.column.count() - 1)

    def _scrolled(self) -> QScrollArea:
        """The palette, three rows of which are seen at once."""
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(self.palette_)
        self._area = area
        return area

    def refresh(self) -> None:
        super().refresh()
        self._offer()
        self.board.set_scene(draft_scene(self.model, self._display))

    def _offer(self) -> None:
        """Show the pieces of the game in the palette, and behind them what removes pieces."""
        rules = self.model.rules
        if rules is self._offered and self.palette_.tokens():
            return
        self._offered, rows = rules, stamps(self.model)
        self.palette_.show_rows(rows, self._display.style, self._display.theme)
        line, column = divmod(sum(map(len, rows)), COLUMNS)
        self.palette_.add(None, icon("eraser"), tr("Remove"), line, column)
        if self.palette_.token() is None:
            self.palette_.choose(self.palette_.tokens()[0])
        self._area.setFixedHeight(min(3, line + 1) * (REACH + 3) + 2)

    def _array(self) -> Array:
        return draft_array(self.model.text.values)

    def _size(self) -> tuple[int, int]:
        array = self._array()
        return array.files, array.ranks

    def _set(self, array: Array, what: object = None) -> None:
        self.model.change(lambda now: now.with_value(("array",), str(array)), what)

    def _stamped(self, square: int, away: bool, begins: bool) -> None:
        array, token = self._array(), None if away else self.palette_.token()
        if begins:
            self._removing = token is None or array.squares.get(square) == token
        self._set(array.with_token(square, None if self._removing else token), None if begins else "stroke")

    def _held(self, side: Side, slot: int, by: int) -> None:
        if self.model.rules is None:
            return
        letter, array = self.model.rules.compiled.slot_tokens[slot], self._array()
        self._set(array.with_held(side, letter, array.hands[side].get(letter, 0) + by))

    def _mirror(self) -> None:
        self._set(self._array().mirrored(turn=self.model.value("symmetry") == "turn"))

    def go_to(self, path: Sequence[str]) -> None:
        super().go_to([part.partition("[")[0] for part in path])


__all__ = ["ArrayPage"]
