"""The start position, stamped piece by piece on a board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QWidget,
)

from komagata.pieces import Side
from komagata.variants.arrays import Array
from komagata.variants.schema import VariantFile
from komagata_gui.editor.variant_board import StampBoard, draft_array, draft_scene, piece_icon, view_of
from komagata_gui.editor.variant_form import Group, Known
from komagata_gui.editor.variant_model import VariantModel
from komagata_gui.editor.variant_pages import FormPage, Section
from komagata_gui.glyphs import PieceCache
from komagata_gui.i18n import tr
from komagata_gui.icons import icon
from komagata_gui.play.scene import Display

TOOL = 30
"""Width of a piece of the palette, in pixels."""
COLUMNS = 13


class Palette(QWidget):
    """Every piece that can stand on the board, and what removes them."""

    def __init__(self, display: Display, parent: QWidget) -> None:
        super().__init__(parent)
        self._display, self._cache = display, PieceCache()
        self._tokens: list[str | None] = []
        self._shown: object = None
        self._group = QButtonGroup(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(1)

    def show_model(self, model: VariantModel) -> None:
        """Offer the pieces of a game: those with letters, and what they may become."""
        rules = model.rules
        shown = (rules, self._display, self.devicePixelRatioF())
        if shown == self._shown:
            return
        self._shown, wanted = shown, self.token() if self._tokens else ""
        for button in self._group.buttons():
            self._group.removeButton(button)
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        tokens: list[str] = list(rules.compiled.codes) if rules else []
        tokens.sort(key=lambda token: (token.lstrip("+").islower(), token.startswith("+")))
        self._tokens = [*tokens, None]
        for number, token in enumerate(self._tokens):
            self._grid.addWidget(self._button(model, number, token), number // COLUMNS, number % COLUMNS)
        self._grid.setColumnStretch(COLUMNS, 1)
        self.choose(wanted if wanted in self._tokens else self._tokens[0])

    def _button(self, model: VariantModel, number: int, token: str | None) -> QToolButton:
        button = QToolButton(self)
        if token is None:
            button.setIcon(icon("close"))
            words = tr("Remove")
        else:
            button.setIcon(piece_icon(self._cache, model.rules, token, self._display, TOOL, self.devicePixelRatioF()))
            words = view_of(model.rules, token).tip
        button.setIconSize(QSize(TOOL + 4, TOOL + 4))
        button.setFixedSize(TOOL + 8, TOOL + 8)
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setToolTip(words)
        button.setAccessibleName(words)
        self._group.addButton(button, number)
        return button

    @property
    def rows(self) -> int:
        return -(-len(self._tokens) // COLUMNS)

    def token(self) -> str | None:
        """What a click puts on a square; None empties it."""
        chosen = self._group.checkedId()
        return self._tokens[chosen] if 0 <= chosen < len(self._tokens) else None

    def choose(self, token: str | None) -> None:
        if token in self._tokens:
            self._group.button(self._tokens.index(token)).setChecked(True)


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
        self.palette_ = Palette(display, self)
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
        self.palette_.show_model(self.model)
        self._area.setFixedHeight(min(3, self.palette_.rows) * (TOOL + 9) + 2)
        self.board.set_scene(draft_scene(self.model, self._display))

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


__all__ = ["ArrayPage", "Palette"]
