"""Setting up both boards of a match at once: pieces, reserves, turns, counters; faults are listed as one edits."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from komagata.errors import Fault, KomagataError, NotationError
from komagata.multiboard.files import MOST_QUOTA
from komagata.multiboard.match import Match
from komagata.multiboard.setup import MatchSetup
from komagata.pieces import Side
from komagata.position import Position, Rules
from komagata_gui.board.editing import EditBoard
from komagata_gui.board.palette import TILE, Ghost, Palette
from komagata_gui.board.state import Spot
from komagata_gui.chrome import GAP
from komagata_gui.i18n import tr
from komagata_gui.icons import icon
from komagata_gui.match.board import MatchBoard
from komagata_gui.match.plate import SeatView
from komagata_gui.match.scenes import Layout, is_flipped, seat_at
from komagata_gui.match.table import MatchTable
from komagata_gui.play.scene import Display, make_scene
from komagata_gui.play.stamps import aspect_of, carried, held, stamp_of, stamps
from komagata_gui.theme import board_theme

MOST_FAULTS = 4


class MatchEditBoard(EditBoard, MatchBoard):
    """A board of a match that is edited."""


def fill_palette(palette: Palette, rules: Rules, display: Display) -> None:
    """Offer the pieces of one board, a line for each player, and what removes them."""
    rows = [[stamp for row in stamps(rules, side) for stamp in row if stamp is not None] for side in Side]
    palette.show_rows(rows, display.style, display.theme)
    palette.add(None, icon("close"), tr("Remove"), 0, max(len(row) for row in rows))
    palette.choose(palette.tokens()[0])


class MatchEditor(QDialog):
    def __init__(self, match: Match, display: Display, layout: Layout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("match-editor")
        self.setWindowTitle(tr("Edit the position"))
        self.setup = MatchSetup.of(match)
        self._match, self._display, self._layout = match, replace(display, show_targets=False), layout
        self.table = MatchTable(self, MatchEditBoard)
        self.palettes = (Palette(self), Palette(self))
        self._ghost = Ghost(self)
        for palette, rules in zip(self.palettes, match.rules.boards, strict=True):
            fill_palette(palette, rules, display)
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
            tr(
                "Click a piece of the palette, then squares, or drag it there. Right-click turns a piece over; dragged "
                "off the board it is gone. A reserve grows with clicks."
            ),
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
            view.stamped.connect(lambda spot, board=board: self._stamp(board, spot, self.palettes[board].token()))
            view.turned.connect(lambda spot, keys, board=board: self._turn_over(board, spot, keys))
            view.wiped.connect(lambda spot, board=board: self._stamp(board, spot, None))
            view.carried.connect(lambda origin, target, board=board: self._carry(board, origin, target))
            palette = self.palettes[board]
            palette.dragged.connect(lambda token, place, board=board: self._drag(board, token, place))
            palette.dropped.connect(lambda token, place, board=board: self._drop(board, token, place))
            self.sides[board].activated.connect(lambda _index, board=board: self._turn(board))
        for seat, box in self.counts.items():
            box.valueChanged.connect(lambda value, seat=seat: self._take(self.setup.with_count(seat, value)))
        self.written.textEdited.connect(self._read)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    # Changes

    def _stamp(self, board: int, spot: Spot, token: str | None) -> None:
        """Put a piece on a square, or one more into a reserve; the same piece again, or None, takes it away."""
        if not spot.on_board:
            self._hold(board, spot.side, spot.slot, -1 if token is None else 1)
            return
        setup = self.setup.boards[board]
        if token is not None and setup.token_at(spot.square) == token:
            token = None
        self._take(self.setup.with_board(board, setup.with_piece(spot.square, token)))

    def _turn_over(self, board: int, spot: Spot, keys: Qt.KeyboardModifier) -> None:
        if spot.on_board:
            setup = self.setup.boards[board].cycled(spot.square, aspect_of(keys))
            self._take(self.setup.with_board(board, setup))
        else:
            self._hold(board, spot.side, spot.slot, -1)

    def _carry(self, board: int, origin: Spot, target: Spot | None) -> None:
        self._take(self.setup.with_board(board, carried(self.setup.boards[board], origin, target)))

    def _drag(self, board: int, token: str | None, place: QPoint) -> None:
        view = self.table.boards[board]
        assert isinstance(view, EditBoard)
        view.aim(view.spot_under(place))
        if token is not None:
            palette, display = self.palettes[board], self._display
            stamp = stamp_of(self._match.rules.boards[board], token)
            self._ghost.follow(place, palette.picture(stamp, display.style, display.theme, Side.FIRST, TILE))

    def _drop(self, board: int, token: str | None, place: QPoint) -> None:
        self._ghost.hide()
        view = self.table.boards[board]
        assert isinstance(view, EditBoard)
        spot = view.spot_under(place)
        if spot is not None:
            self._stamp(board, spot, token)

    def _hold(self, board: int, side: Side, slot: int, by: int) -> None:
        setup = self.setup.boards[board]
        self._take(self.setup.with_board(board, held(setup, side, slot, by)))

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


__all__ = ["MatchEditBoard", "MatchEditor", "fill_palette"]
