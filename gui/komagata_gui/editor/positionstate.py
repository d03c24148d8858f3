"""What of an arrangement cannot be seen on the board: game, turn, castling, en passant, a lion just taken."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from komagata.errors import KomagataError
from komagata.pieces import Side
from komagata.position import Rules
from komagata.variants.catalog import catalog
from komagata.variants.tables import NOWHERE
from komagata_gui.chrome import GAP
from komagata_gui.editor.positionmodel import PositionModel
from komagata_gui.i18n import pick, tr
from komagata_gui.play.words import options_words, side_name


class StatePanel(QWidget):
    game_chosen = Signal(str)

    def __init__(self, model: PositionModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._rules: Rules | None = None
        self.game, self.options = QComboBox(self), QLabel(self)
        self.sides = (QRadioButton(self), QRadioButton(self))
        self.rights: dict[str, QCheckBox] = {}
        self.passant, self.lion = QComboBox(self), QComboBox(self)
        self._rights_box = QWidget(self)
        self._side_group = QButtonGroup(self)
        self._form = QFormLayout()
        self._lay_out()
        self._fill_games()
        self.game.activated.connect(lambda _index: self.game_chosen.emit(str(self.game.currentData())))
        for side, button in zip(Side, self.sides, strict=True):
            button.clicked.connect(lambda _checked=False, side=side: model.set_side(side))
        self.passant.activated.connect(lambda _index: model.set_passant(self.passant.currentData()))
        self.lion.activated.connect(lambda _index: model.set_lion(self.lion.currentData()))

    def _lay_out(self) -> None:
        turn = QHBoxLayout()
        turn.setSpacing(GAP)
        for number, button in enumerate(self.sides):
            self._side_group.addButton(button, number)
            turn.addWidget(button)
        turn.addStretch(1)
        rights = QVBoxLayout(self._rights_box)
        rights.setContentsMargins(0, 0, 0, 0)
        rights.setSpacing(4)
        self.options.setWordWrap(True)
        self.options.setProperty("role", "muted")
        self.game.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.game.setMinimumContentsLength(12)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setVerticalSpacing(GAP)
        self._form.setHorizontalSpacing(GAP)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._form.addRow(tr("Game"), self.game)
        self._form.addRow("", self.options)
        self._form.addRow(tr("To move"), turn)
        self._form.addRow(tr("Castling"), self._rights_box)
        self._form.addRow(tr("En passant"), self.passant)
        self._form.addRow(tr("Lion taken on"), self.lion)
        hint = QLabel(
            tr(
                "Click puts the chosen piece; dragging moves one, and off the board removes it. Right-click shows the "
                "piece’s next state (Shift: owner, Ctrl: promotion, Alt: army). Keys: arrows and letters, capitals for "
                "the first player; + promotes, ' changes the army, Delete removes."
            ),
            self,
        )
        hint.setWordWrap(True)
        hint.setProperty("role", "muted")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GAP, GAP, GAP, GAP)
        layout.setSpacing(GAP)
        layout.addLayout(self._form)
        layout.addStretch(1)
        layout.addWidget(hint)

    def _fill_games(self) -> None:
        for name in catalog().ids():
            try:
                self.game.addItem(pick(catalog().load(name).names), name)
            except KomagataError:
                continue  # a faulty file of the user's own

    def show_model(self) -> None:
        """Say what the model says."""
        model, rules = self._model, self._model.now.rules
        if rules is not self._rules:
            self._rules = rules
            self._new_game(rules)
        self.sides[model.setup.side].setChecked(True)
        for letter, (given, possible) in model.rights().items():
            box = self.rights[letter]
            box.blockSignals(True)
            box.setChecked(given)
            box.setEnabled(given or possible)
            box.blockSignals(False)
        state = model.setup.state
        self._offer(self.passant, model.passants() if model.has_passant else (), state.passant, rules)
        self._offer(self.lion, model.lions() if model.has_lion else (), state.lion, rules)

    def _new_game(self, rules: Rules) -> None:
        model = self._model
        self.game.setCurrentIndex(self.game.findData(rules.id))
        chosen = options_words(rules)
        self.options.setText("\n".join(chosen))
        self._form.setRowVisible(self.options, bool(chosen))
        for side, button in zip(Side, self.sides, strict=True):
            button.setText(side_name(rules, side))
        for old in self.rights.values():
            old.deleteLater()
            old.hide()
        self.rights.clear()
        layout = self._rights_box.layout()
        assert layout is not None
        for letter, castling in zip(rules.compiled.rights, rules.tables.castlings, strict=True):
            squares = f"{rules.board.name(castling.king_from)}–{rules.board.name(castling.king_to)}"
            words = tr("{side}: {squares}", side=side_name(rules, Side(castling.side)), squares=squares)
            box = QCheckBox(f"{words} ({letter})", self._rights_box)
            box.toggled.connect(lambda given, letter=letter: model.set_right(letter, given=given))
            layout.addWidget(box)
            self.rights[letter] = box
        self._form.setRowVisible(self._rights_box, bool(self.rights))
        self._form.setRowVisible(self.passant, model.has_passant)
        self._form.setRowVisible(self.lion, model.has_lion)

    def _offer(self, box: QComboBox, squares: Sequence[int], chosen: int, rules: Rules) -> None:
        """The squares that make sense, and the one that is chosen though it may not."""
        usi = rules.variant.notation.coordinates != "algebraic"
        offered = sorted({*squares, *(() if chosen == NOWHERE else (chosen,))})
        box.clear()
        box.addItem(tr("none"), None)
        for square in offered:
            box.addItem(rules.board.usi(square) if usi else rules.board.name(square), square)
        box.setCurrentIndex(0 if chosen == NOWHERE else box.findData(chosen))
        box.setEnabled(len(offered) > 0)


__all__ = ["StatePanel"]
