"""An editor for each kind of value of a job: shows a value without changing it, and says what the user made of it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QWidget,
)

from komagata_gui.i18n import tr
from komagata_gui.studio.fields import Field

MOST = 100_000.0
"""Numbers may be typed that make no sense: what is wrong with them is said in words."""


class Editor(QWidget):
    """The editor of one value. Abstract, without `abc`: a widget's metaclass is Qt's."""

    edited = Signal(object)
    """The user's new value."""

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(field.path)

    def show_value(self, value: Any) -> None:
        """Show a value that came from elsewhere."""
        raise NotImplementedError

    def row(self) -> QHBoxLayout:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        return layout


class Number(QDoubleSpinBox):
    """A number that the wheel does not change while one scrolls past it, and that arrives once it has been typed."""

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(parent)
        self.setRange(-MOST, MOST)
        self.setDecimals(field.decimals)
        self.setSingleStep(field.step)
        self.setKeyboardTracking(False)
        self.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToNearestValue)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if field.unit is not None:
            self.setSuffix(f" {tr(field.unit)}")
        # As wide as a sensible number, not as the greatest one that can be typed.
        self.setFixedWidth(self.fontMetrics().horizontalAdvance("0000.000 mm") + 40)

    def textFromValue(self, value: float) -> str:
        """Without the zeros that say nothing."""
        written = super().textFromValue(value)
        point = self.locale().decimalPoint()
        return written.rstrip("0").removesuffix(point) if point in written else written

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Choice(QComboBox):
    """A list that the wheel does not change while one scrolls past it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(12)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class CheckEditor(Editor):
    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(field, parent)
        self.box = QCheckBox(tr(field.label), self)
        # A lambda, because the bare method would be called without the value.
        self.box.clicked.connect(lambda on: self.edited.emit(on))  # noqa: PLW0108
        self.row().addWidget(self.box, 1)
        self.setFocusProxy(self.box)

    def show_value(self, value: Any) -> None:
        self.box.setChecked(value is True)


class ChoiceEditor(Editor):
    """One of several names; where the field is free, also what is typed."""

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(field, parent)
        self._free = field.free
        self.box = Choice(self)
        self.box.setEditable(field.free)
        self.box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        for value, label in field.choices() if field.choices else ():
            self.box.addItem(tr(label), value)
        self.box.activated.connect(lambda _index: self._pick())
        line = self.box.lineEdit()
        if line is not None:
            line.editingFinished.connect(self._pick)
        self.row().addWidget(self.box, 1)
        self.setFocusProxy(self.box)

    def show_value(self, value: Any) -> None:
        place = self.box.findData(value)
        if place < 0 and not self._free:
            # Something else than the program offers, from a file: it is shown, and what is wrong with it is said.
            self.box.addItem(str(value), value)
            place = self.box.count() - 1
        self.box.setCurrentIndex(place)
        if self._free and place < 0:
            self.box.setEditText(str(value))
        self._shown = value

    def _pick(self) -> None:
        written = self.box.currentText().strip()
        place = self.box.findText(written)
        value = self.box.itemData(place) if place >= 0 else written
        if value != self._shown:
            self._shown = value
            self.edited.emit(value)


class NumberEditor(Editor):
    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(field, parent)
        self.box = Number(field, self)
        self.box.valueChanged.connect(self.edited.emit)
        row = self.row()
        row.addWidget(self.box)
        row.addStretch(1)
        self.setFocusProxy(self.box)

    def show_value(self, value: Any) -> None:
        with QSignalBlocker(self.box):
            self.box.setValue(float(value))


class PairEditor(Editor):
    """Two numbers side by side."""

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(field, parent)
        self.boxes = tuple(Number(field, self) for _ in range(2))
        row = self.row()
        for box, words in zip(self.boxes, field.parts, strict=True):
            label = QLabel(tr(words), self)
            label.setProperty("role", "muted")
            label.setBuddy(box)
            box.setAccessibleName(f"{tr(field.label)}: {tr(words)}")
            box.setFixedWidth(self.fontMetrics().horizontalAdvance("000.0 mm") + 36)
            box.valueChanged.connect(lambda _value: self.edited.emit(tuple(box.value() for box in self.boxes)))
            row.addWidget(box)
            row.addWidget(label)
        row.addStretch(1)
        self.setFocusProxy(self.boxes[0])

    def show_value(self, value: Any) -> None:
        for box, number in zip(self.boxes, value, strict=True):
            with QSignalBlocker(box):
                box.setValue(float(number))


class SeveralEditor(Editor):
    """Any of several names, in the order of the list."""

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(field, parent)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setVerticalSpacing(3)
        self.boxes: dict[str, QCheckBox] = {}
        self._strange: tuple[str, ...] = ()
        for value, label in field.choices() if field.choices else ():
            box = self.boxes[value] = QCheckBox(tr(label), self)
            box.setObjectName(value)
            box.clicked.connect(self._changed)
            place = len(self.boxes) - 1
            layout.addWidget(box, place // field.columns, place % field.columns)
        if self.boxes:
            self.setFocusProxy(next(iter(self.boxes.values())))

    def show_value(self, value: Any) -> None:
        for name, box in self.boxes.items():
            box.setChecked(name in value)
        self._strange = tuple(name for name in value if name not in self.boxes)

    def _changed(self) -> None:
        self.edited.emit((*(name for name, box in self.boxes.items() if box.isChecked()), *self._strange))


def make_editor(field: Field, value: object, parent: QWidget) -> Editor:
    """The editor for the kind of value that a field holds."""
    kind: type[Editor]
    if isinstance(value, bool):
        kind = CheckEditor
    elif isinstance(value, tuple):
        kind = PairEditor if field.parts else SeveralEditor
    else:
        kind = ChoiceEditor if field.choices else NumberEditor
    editor = kind(field, parent)
    editor.show_value(value)
    return editor


__all__ = [
    "CheckEditor",
    "Choice",
    "ChoiceEditor",
    "Editor",
    "Number",
    "NumberEditor",
    "PairEditor",
    "SeveralEditor",
    "make_editor",
]
