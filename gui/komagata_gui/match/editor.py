"""Setting up both boards of a match at once: pieces, reserves, turns, counters; faults are listed as one edits."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QMouseEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from komagata.errors import Fault, KomagataError, NotationError
from komagata.multiboard.files import MOST_QUOTA
from komagata.multiboard.match import Match
from komagata.multiboard.setup import MatchSetup
from komagata.pieces import Side
from komagata.position import Position
from komagata_gui.chrome import GAP
from komagata_gui.glyphs import PieceCache
from komagata_gui.i18n import tr
from komagata_gui.icons import icon
from komagata_gui.match.board import MatchBoard
from komagata_gui.match.plate import SeatView
from komagata_gui.match.scenes import Layout, is_flipped, seat_at
from komagata_gui.match.table import MatchTable
from komagata_gui.play.scene import Display, make_scene
from komagata_gui.play.words import piece_words
from komagata_gui.theme import board_theme

MOST_FAULTS = 4
TOOL = 30
"""Width of a piece of the palette, in pixels."""
REACH = 36
"""Of its picture, with the shadow."""


class EditBoard(MatchBoard):
    placed = Signal(int, bool)
    """A square, and whether it is to be emptied."""
    held = Signal(Side, int, int)
    """A slot of a reserve, and by how much it is to change."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        x, y = (event.position() * self._shown.ratio).toTuple()
        spot = self._shown.geometry.spot_at(x, y)
        if spot is None:
            return
        right = event.button() is Qt.MouseButton.RightButton
        if spot.on_board:
            self.placed.emit(spot.square, right)
        else:
            self.held.emit(spot.side, spot.slot, -1 if right else 1)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Everything happens on pressing."""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Nothing is dragged here."""


class Palette(QWidget):
    """The pieces of one board, and what removes them."""

    def __init__(self, match: Match, board: int, display: Display, parent: QWidget) -> None:
        super().__init__(parent)
        self._tokens: list[str | None] = []
        self._group = QButtonGroup(self)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(1)
        rules, cache, theme = match.rules.boards[board], PieceCache(), board_theme(display.theme)
        ratio = self.devicePixelRatioF()
        columns = {0: 0, 1: 0}
        for code, row in enumerate(rules.tables.codes):
            token = rules.compiled.tokens[code]
            if row is None or not token or rules.compiled.codes.get(token) != code:
                continue
            side = Side(row.side)
            look, size = rules.look(code), round(TOOL * ratio)
            picture = cache.picture(look, display.style, theme, side, side is Side.FIRST, size)
            picture.setDevicePixelRatio(ratio)
            button = self._button(QIcon(picture), piece_words(rules, code), token)
            layout.addWidget(button, int(side), columns[int(side)])
            columns[int(side)] += 1
        layout.addWidget(self._button(icon("close"), tr("Remove"), None), 0, max(columns.values()))
        layout.setColumnStretch(max(columns.values()) + 1, 1)
        self._group.buttons()[0].setChecked(True)

    def _button(self, picture: QIcon, words: str, token: str | None) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(picture)
        button.setIconSize(QSize(REACH, REACH))
        button.setFixedSize(REACH + 3, REACH + 3)
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setToolTip(words)
        button.setAccessibleName(words)
        self._group.addButton(button, len(self._tokens))
        self._tokens.append(token)
        return button

    def token(self) -> str | None:
        """What a click puts on a square; None empties it."""
        return self._tokens[self._group.checkedId()]

    def choose(self, token: str | None) -> None:
        self._group.button(self._tokens.index(token)).setChecked(True)


class MatchEditor(QDialog):
    def __init__(self, match: Match, display: Display, layout: Layout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("match-editor")
        self.setWindowTitle(tr("Edit the position"))
        self.setup = MatchSetup.of(match)
        self._match, self._display, self._layout = match, replace(display, show_targets=False), layout
        self.table = MatchTable(self, EditBoard)
        self.palettes = tuple(Palette(match, board, display, self) for board in (0, 1))
        self.sides = tuple(QComboBox(self) for _ in (0, 1))
        self.counts = {seat: QSpinBox(self) for seat in match.seats}
        self.written, self.told = QLineEdit(self), QLabel(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.go = QPushButton(tr("Play from this position"), self)
        self.table.set_ground(QColor(board_theme(display.theme).board.table))
        self._lay_out()
        self._connect()
        self._show()

    def sizeHint(self) -> QSize:
        return QSize(1240, 860).boundedTo(self.screen().availableSize() * 0.94)

    # Layout

    def _lay_out(self) -> None:
        below = QHBoxLayout()
        below.setSpacing(2 * GAP)
        for board in self._layout.order():
            column = QVBoxLayout()
            column.addWidget(self.palettes[board])
            column.addLayout(self._turn_row(board))
            below.addLayout(column, 1)
        hint = QLabel(
            tr("Click a piece of the palette, then squares. Right-click removes. A reserve grows with clicks."),
            self,
        )
        for label in (hint, self.told):
            label.setWordWrap(True)
        hint.setProperty("role", "muted")
        self.written.setAccessibleName(tr("The match as text"))
        self.go.setDefault(True)
        self.buttons.addButton(self.go, QDialogButtonBox.ButtonRole.AcceptRole)
        start, empty = QPushButton(tr("Start position"), self), QPushButton(tr("Empty boards"), self)
        start.clicked.connect(lambda: self._take(MatchSetup.of(Match(self._match.rules))))
        empty.clicked.connect(lambda: self._take(self.setup.cleared()))
        foot = QHBoxLayout()
        for button in (start, empty):
            button.setAutoDefault(False)
            foot.addWidget(button)
        foot.addWidget(self.told, 1)
        foot.addWidget(self.buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, GAP)
        layout.addWidget(self.table, 1)
        inner = QVBoxLayout()
        inner.setContentsMargins(GAP, 0, GAP, 0)
        inner.addLayout(below)
        for part in (hint, self.written):
            inner.addWidget(part)
        inner.addLayout(foot)
        layout.addLayout(inner)

    def _turn_row(self, board: int) -> QHBoxLayout:
        """Who is to move on a board, and the counters of its seats."""
        row = QHBoxLayout()
        row.setSpacing(GAP)
        form = QFormLayout()
        for side in Side:
            self.sides[board].addItem(seat_at(self._match, board, int(side)).name, int(side))
        form.addRow(tr("Side to move"), self.sides[board])
        row.addLayout(form)
        if self._match.rules.part.quota:
            row.addWidget(QLabel(tr("Moves since the partner’s last"), self))
            for side in Side:
                seat = seat_at(self._match, board, int(side)).name
                self.counts[seat].setMaximum(min(MOST_QUOTA, self._match.rules.part.quota))
                self.counts[seat].setPrefix(f"{seat}: ")
                row.addWidget(self.counts[seat])
        row.addStretch(1)
        return row

    def _connect(self) -> None:
        for board, view in enumerate(self.table.boards):
            assert isinstance(view, EditBoard)
            view.placed.connect(lambda square, remove, board=board: self._place(board, square, remove=remove))
            view.held.connect(lambda side, slot, by, board=board: self._hold(board, side, slot, by))
            self.sides[board].activated.connect(lambda _index, board=board: self._turn(board))
        for seat, box in self.counts.items():
            box.valueChanged.connect(lambda value, seat=seat: self._take(self.setup.with_count(seat, value)))
        self.written.textEdited.connect(self._read)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    # Changes

    def _place(self, board: int, square: int, *, remove: bool) -> None:
        token = None if remove else self.palettes[board].token()
        setup = self.setup.boards[board]
        if token is not None and setup.token_at(square) == token:
            token = None
        self._take(self.setup.with_board(board, setup.with_piece(square, token)))

    def _hold(self, board: int, side: Side, slot: int, by: int) -> None:
        setup = self.setup.boards[board]
        token = setup.compiled.slot_tokens[slot]
        held = setup.state.hands[int(side) * len(setup.compiled.slot_tokens) + slot]
        self._take(self.setup.with_board(board, setup.with_hand(side, token, held + by)))

    def _turn(self, board: int) -> None:
        side = int(self.sides[board].currentData())
        self._take(self.setup.with_board(board, self.setup.boards[board].with_side(side)))

    def _take(self, setup: MatchSetup) -> None:
        self.setup = setup
        self._show()

    def _read(self, written: str) -> None:
        """A match that was typed or pasted; until it can be read the boards stay."""
        try:
            self.setup = MatchSetup.of(Match(self._match.rules, written))
        except NotationError as error:
            self._say([tr(fault.text) for fault in error.faults])
            return
        self._show(typed=True)

    # What is shown

    def _show(self, *, typed: bool = False) -> None:
        for board, view in enumerate(self.table.boards):
            setup = self.setup.boards[board]
            position = Position(self._match.rules.boards[board], setup.state, setup.clocks)
            flipped = is_flipped(self._match, board, self._layout)
            scene = make_scene(position, replace(self._display, flipped=flipped))
            place = "right" if self._layout.order()[0] == board else "left"
            view.set_scene(replace(scene, hands_at=place))
            self.sides[board].setCurrentIndex(setup.state.side)
            for plate, low in ((self.table.bottoms[board], True), (self.table.tops[board], False)):
                side = Side.FIRST if low != flipped else Side.SECOND
                plate.show_seat(self._seat_view(board, side, points_up=low))
        for seat, box in self.counts.items():
            box.blockSignals(True)
            box.setValue(self.setup.counts[seat])
            box.blockSignals(False)
        if not typed:
            self.written.setText(str(self.setup))
        self.table.set_order(self._layout.order())
        self._say([f"{fault.path}: {tr(fault.text)}" if fault.path else tr(fault.text) for fault in self._faults()])

    def _faults(self) -> tuple[Fault, ...]:
        faults = self.setup.validate()
        if not faults:
            try:
                Match(self._match.rules, str(self.setup))
            except KomagataError as error:
                return error.faults
        return faults

    def _say(self, faults: list[str]) -> None:
        self.go.setEnabled(not faults)
        more = [tr("{count} more", count=len(faults) - MOST_FAULTS)] if len(faults) > MOST_FAULTS else []
        self.told.setText("\n".join([*faults[:MOST_FAULTS], *more]))
        self.told.setProperty("role", "danger" if faults else "muted")
        self.told.style().polish(self.told)
        if not faults:
            self.told.setText(tr("Nothing stands in the way of playing on from here."))

    def _seat_view(self, board: int, side: Side, *, points_up: bool) -> SeatView:
        theme, seat = board_theme(self._display.theme), seat_at(self._match, board, int(side)).name
        turn = self.setup.boards[board].side is side
        return SeatView(
            seat=seat,
            status=tr("to move") if turn else "",
            may_move=turn,
            points_up=points_up,
            wedge=theme.piece(side).face,
            rim=theme.armies[side],
            dashed=side is Side.SECOND,
            lead=self.setup.counts[seat],
            quota=self._match.rules.part.quota,
        )


__all__ = ["EditBoard", "MatchEditor", "Palette"]
