"""The pieces beside those of a full set, and the hands by number."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from komagata.notation.placement import MOST_HELD
from komagata.pieces import Side
from komagata.position import Rules
from komagata.setup.sets import Count, shares_set
from komagata_gui.chrome import GAP
from komagata_gui.editor.positionmodel import PositionModel
from komagata_gui.glyphs import PieceCache
from komagata_gui.i18n import tr
from komagata_gui.play.scene import Display
from komagata_gui.play.words import piece_name, side_name
from komagata_gui.theme import board_theme

PICTURE = 26

Key = tuple[int | None, int]
"""(army, kind), as in `Count`."""


@dataclass
class _Row:
    number: QLabel
    spins: dict[Side, tuple[int, QSpinBox]]
    """Side -> slot and box."""


class SetPanel(QWidget):
    filled = Signal(Side)
    """The rest of the set is to go into this side's hand."""

    def __init__(self, model: PositionModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._shown: tuple[Rules, Display] | None = None
        self._cache = PieceCache()
        self.rows: dict[Key, _Row] = {}
        self.fill = (QPushButton(self), QPushButton(self))
        self.told = QLabel(self)
        self.told.setWordWrap(True)
        self.told.setProperty("role", "muted")
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.viewport().setAutoFillBackground(False)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        buttons = QHBoxLayout()
        for side, button in zip(Side, self.fill, strict=True):
            button.clicked.connect(lambda _checked=False, side=side: self.filled.emit(side))
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GAP, GAP, GAP, GAP)
        layout.setSpacing(8)
        layout.addWidget(self.told)
        layout.addWidget(self._area, 1)
        layout.addLayout(buttons)

    def show_model(self, display: Display) -> None:
        rules = self._model.now.rules
        if self._shown is None or self._shown[0] is not rules or self._shown[1] != display:
            self._shown = rules, display
            self._build(rules, display)
        counts = {(count.army, count.kind): count for count in self._model.setup.count()}
        hands, slots = self._model.setup.state.hands, len(rules.tables.slots)
        for key, row in self.rows.items():
            count = counts.get(key, Count(key[0], key[1], 0, 0))
            row.number.setText(_words(count))
            row.number.setToolTip(tr("{found} of {full}", found=count.found, full=count.full))
            row.number.setProperty("role", "danger" if count.surplus else "muted" if count.missing else "")
            row.number.style().polish(row.number)
            for side, (slot, spin) in row.spins.items():
                spin.blockSignals(True)
                spin.setValue(hands[int(side) * slots + slot])
                spin.blockSignals(False)
        missing = sum(count.missing for count in counts.values())
        surplus = sum(count.surplus for count in counts.values())
        self.told.setText(self._summary(missing, surplus))
        for side, button in zip(Side, self.fill, strict=True):
            button.setVisible(slots > 0)
            button.setEnabled(missing > 0)
            button.setText(tr("Rest to {side}", side=side_name(rules, side)))
            button.setToolTip(tr("Put the rest of the set into {side}’s hand", side=side_name(rules, side)))

    def _summary(self, missing: int, surplus: int) -> str:
        if not missing and not surplus:
            return tr("A full set.")
        words = []
        if missing:
            words.append(tr("{count} missing", count=missing))
        if surplus:
            words.append(tr("{count} too many", count=surplus))
        return ", ".join(words)

    def _build(self, rules: Rules, display: Display) -> None:
        self.rows.clear()
        inner = QWidget(self)
        grid = QGridLayout(inner)
        grid.setContentsMargins(0, 0, 4, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        heads = [(2, tr("Set"))]
        if rules.tables.slots:
            heads += [(3 + int(side), self._hand_of(rules, side)) for side in Side]
        for column, words in heads:
            head = QLabel(words, inner)
            head.setProperty("role", "muted")
            head.setAlignment(Qt.AlignmentFlag.AlignRight if column == 2 else Qt.AlignmentFlag.AlignHCenter)
            grid.addWidget(head, 0, column)
        for line, (army, kind, code) in enumerate(self._kinds(rules), 1):
            self._add_row(grid, line, (army, kind), code, rules, display)
        grid.setRowStretch(grid.rowCount(), 1)
        self._area.setWidget(inner)
        inner.setAutoFillBackground(False)  # the area has just asked for it

    def _hand_of(self, rules: Rules, side: Side) -> str:
        return tr("{side}’s hand", side=side_name(rules, side))

    def _kinds(self, rules: Rules) -> list[tuple[int | None, int, int]]:
        """Army, kind, and the code of the unpromoted piece, in the order of the game's pieces."""
        shared = shares_set(rules.compiled)
        found = []
        for code, row in enumerate(rules.tables.codes):
            if row is None or row.level or row.foreign or (shared and row.side):
                continue
            found.append((None if shared else row.side, row.base, code))
        return found

    def _add_row(self, grid: QGridLayout, line: int, key: Key, code: int, rules: Rules, display: Display) -> None:
        ratio = self.devicePixelRatioF()
        row = rules.tables.codes[code]
        side = Side(row.side if row else 0)
        theme, size = board_theme(display.theme), round(PICTURE * ratio)
        up = (side is Side.FIRST) != display.flipped
        picture = self._cache.picture(rules.look(code), display.style, theme, side, up, size).copy()
        picture.setDevicePixelRatio(ratio)
        image, name, number = QLabel(grid.parentWidget()), QLabel(grid.parentWidget()), QLabel(grid.parentWidget())
        image.setPixmap(picture)
        image.setFixedSize(QSize(PICTURE + 6, PICTURE + 6))
        words = piece_name(rules, code)
        name.setText(words)
        name.setToolTip(words)
        name.setMinimumWidth(40)
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column, part in enumerate((image, name, number)):
            grid.addWidget(part, line, column)
        spins: dict[Side, tuple[int, QSpinBox]] = {}
        for owner in Side:
            slot = slot_of(rules, key, owner)
            if slot is None:
                continue
            spin = QSpinBox(grid.parentWidget())
            spin.setRange(0, MOST_HELD)
            spin.setAccessibleName(tr("{piece} in {side}’s hand", piece=words, side=side_name(rules, owner)))
            spin.setToolTip(spin.accessibleName())
            spin.setFixedWidth(spin.fontMetrics().horizontalAdvance("000") + 34)
            spin.valueChanged.connect(lambda value, owner=owner, slot=slot: self._model.hold(owner, slot, value))
            grid.addWidget(spin, line, 3 + int(owner))
            spins[owner] = slot, spin
        self.rows[key] = _Row(number, spins)


def slot_of(rules: Rules, key: Key, side: Side) -> int | None:
    """The slot of a hand in which pieces of an army and kind lie."""
    army, kind = key
    for slot, row in enumerate(rules.tables.slots):
        code = rules.tables.codes[row.codes[side]]
        if code is not None and code.base == kind and (army is None or code.side ^ code.foreign == army):
            return slot
    return None


def _words(count: Count) -> str:
    words = f"{count.found}/{count.full}"
    if count.surplus:
        return f"{words}  +{count.surplus}"
    return f"{words}  −{count.missing}" if count.missing else f"{words}  ✓"


__all__ = ["SetPanel", "slot_of"]
