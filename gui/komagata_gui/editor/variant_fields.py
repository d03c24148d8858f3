"""The parts of a form: one widget for each kind of value that a variant file can hold.

Each shows a value, tells of every change by `edited`, and shows whatever it is given, however odd: what is wrong with
it is told elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFontDatabase, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from komagata_gui.i18n import tr

Choices = Callable[[], Sequence[tuple[str, str]]]
"""Value and words of everything that there is to choose from now."""


class Field(QWidget):
    """Shows one value. Abstract, without `abc`: a widget's metaclass is Qt's."""

    edited = Signal(object)
    """The value now; None: nothing is to be said."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)

    def show_value(self, value: object) -> None:
        """Show a value without telling of it."""
        raise NotImplementedError

    def _take(self, widget: QWidget, stretch: int = 1) -> None:
        self._row.addWidget(widget, stretch)
        self.setFocusProxy(widget)

    def set_name(self, words: str) -> None:
        """What the field is called to whoever cannot see its label."""
        proxy = self.focusProxy()
        (proxy or self).setAccessibleName(words)


class LineField(Field):
    """A text on one line."""

    def __init__(self, *, fixed: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = QLineEdit(self)
        if fixed:
            self.line.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.line.textEdited.connect(lambda words: self.edited.emit(self._value(words)))
        self._take(self.line)

    def show_value(self, value: object) -> None:
        # What is being typed means the same in more than one spelling: it stays as it is.
        if self._value(self.line.text()) != value or not self.line.hasFocus():
            written = self._written(value)
            if written != self.line.text():
                self.line.setText(written)

    def _value(self, words: str) -> object:
        return words

    def _written(self, value: object) -> str:
        return "" if value is None else str(value)


class ListField(LineField):
    """Several texts, with commas between them."""

    def _value(self, words: str) -> object:
        parts = [part.strip() for part in words.replace("、", ",").split(",")]
        return [part for part in parts if part]

    def _written(self, value: object) -> str:
        return ", ".join(map(str, value)) if isinstance(value, list) else "" if value is None else str(value)


class NumbersField(ListField):
    """Several numbers, with commas between them."""

    def _value(self, words: str) -> object:
        return [_number(part) for part in words.replace(",", " ").split()]

    def _written(self, value: object) -> str:
        if not isinstance(value, list):
            return super()._written(value)
        return ", ".join(f"{part:g}" if isinstance(part, float) else str(part) for part in value)


def _number(word: str) -> object:
    try:
        return float(word) if "." in word or "e" in word.lower() else int(word[:9])
    except ValueError:
        return word


class LinesField(Field):
    """Several texts, one a line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = QPlainTextEdit(self)
        self.page.setTabChangesFocus(True)
        self.page.setFixedHeight(self.fontMetrics().lineSpacing() * 5 + 12)
        self.page.textChanged.connect(lambda: self.edited.emit(self._value()))
        self._take(self.page)

    def _value(self) -> list[str]:
        return [line.strip() for line in self.page.toPlainText().splitlines() if line.strip()]

    def show_value(self, value: object) -> None:
        if self._value() != (value or []):
            with QSignalBlocker(self.page):
                self.page.setPlainText("\n".join(map(str, value)) if isinstance(value, list) else str(value or ""))


class CheckField(Field):
    """Yes or no."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QCheckBox(self)
        self.box.toggled.connect(self.edited.emit)
        self._take(self.box)

    def show_value(self, value: object) -> None:
        with QSignalBlocker(self.box):
            self.box.setChecked(value is True)


class Still:
    """A field in a long form must not change because the form is scrolled over it."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class _Number(Still, QSpinBox):
    pass


class _Decimal(Still, QDoubleSpinBox):
    pass


class Combo(Still, QComboBox):
    pass


class NumberField(Field):
    """A whole number."""

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = _Number(self)
        self.box.setRange(least, most)
        self.box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.box.valueChanged.connect(self.edited.emit)
        self._take(self.box, 0)
        self._row.addStretch(1)

    def show_value(self, value: object) -> None:
        with QSignalBlocker(self.box):
            self.box.setValue(max(-(2**31), min(2**31 - 1, value)) if isinstance(value, int) else 0)


class DecimalField(Field):
    """A number."""

    def __init__(self, most: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = _Decimal(self)
        self.box.setRange(0, most)
        self.box.setDecimals(2)
        self.box.setSingleStep(0.5)
        self.box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.box.valueChanged.connect(self._tell)
        self._take(self.box, 0)
        self._row.addStretch(1)

    def _tell(self, value: float) -> None:
        self.edited.emit(int(value) if value == int(value) else round(value, 2))

    def show_value(self, value: object) -> None:
        with QSignalBlocker(self.box):
            self.box.setValue(float(max(-1e9, min(1e9, value))) if isinstance(value, int | float) else 0.0)


class ChoiceField(Field):
    """One of several. A value that is none of them is shown all the same."""

    def __init__(self, choices: Choices, *, free: bool = False, parent: QWidget | None = None) -> None:
        """`free`: anything else may be written, too."""
        super().__init__(parent)
        self._choices = choices
        self.box = Combo(self)
        self.box.setEditable(free)
        self.box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(14)
        self.box.activated.connect(lambda _index: self.edited.emit(self.box.currentData()))
        line = self.box.lineEdit()
        if free and line is not None:
            line.textEdited.connect(self.edited.emit)
        self._take(self.box, 0 if not free else 1)
        if not free:
            self._row.addStretch(1)

    def show_value(self, value: object) -> None:
        wanted = [*self._choices()]
        if not any(value == known for known, _ in wanted) and not self.box.isEditable() and value is not None:
            wanted.append((str(value), f"{value} ?"))
        with QSignalBlocker(self.box):
            if wanted != [(self.box.itemData(n), self.box.itemText(n)) for n in range(self.box.count())]:
                self.box.clear()
                for known, words in wanted:
                    self.box.addItem(words, known)
            at = next((n for n, (known, _) in enumerate(wanted) if known == value), -1)
            self.box.setCurrentIndex(at)
            if self.box.isEditable() and self.box.currentText() != (value or ""):
                self.box.setEditText(str(value or ""))


class PickField(Field):
    """Several of what there is, in the order in which they were picked."""

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self._picked: list[str] = []
        self.button = QToolButton(self)
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.menu = QMenu(self)
        self.menu.aboutToShow.connect(self._fill)
        self.button.setMenu(self.menu)
        self._take(self.button, 0)
        self._row.addStretch(1)

    def show_value(self, value: object) -> None:
        self._picked = [str(one) for one in value] if isinstance(value, list) else []
        words = dict(self._choices())
        self.button.setText(", ".join(words.get(one, f"{one} ?") for one in self._picked) or tr("none"))

    def _fill(self) -> None:
        self.menu.clear()
        words = dict(self._choices())
        for one in [*words, *(extra for extra in self._picked if extra not in words)]:
            action = self.menu.addAction(words.get(one, one).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(one in self._picked)
            action.triggered.connect(lambda on, one=one: self._pick(one, on))

    def _pick(self, one: str, on: bool) -> None:
        picked = [old for old in self._picked if old != one] + ([one] if on else [])
        self.show_value(picked)
        self.edited.emit(picked)


LANGUAGES = ("en", "ja")


class NamesField(Field):
    """A text in several languages."""

    def __init__(self, *, long: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._long = long
        self._lines: dict[str, QLineEdit | QPlainTextEdit] = {}
        self._column = QVBoxLayout()
        self._column.setSpacing(4)
        self._row.addLayout(self._column, 1)
        for language in LANGUAGES:
            self._add(language)
        self.setFocusProxy(self._lines[LANGUAGES[0]])

    def set_name(self, words: str) -> None:
        for language, line in self._lines.items():
            line.setAccessibleName(f"{words} ({language})")

    def line(self, language: str) -> QLineEdit | QPlainTextEdit:
        return self._lines[language]

    def _add(self, language: str) -> None:
        line: QLineEdit | QPlainTextEdit
        if self._long:
            line = QPlainTextEdit(self)
            line.setTabChangesFocus(True)
            line.setFixedHeight(self.fontMetrics().lineSpacing() * 3 + 12)
            line.textChanged.connect(lambda: self.edited.emit(self._value()))
        else:
            line = QLineEdit(self)
            line.textEdited.connect(lambda _words: self.edited.emit(self._value()))
        line.setPlaceholderText(language)
        line.setToolTip(language)
        self._lines[language] = line
        self._column.addWidget(line)

    def _value(self) -> dict[str, str]:
        return {language: words for language, line in self._lines.items() if (words := _words(line))}

    def show_value(self, value: object) -> None:
        entries = value if isinstance(value, dict) else {}
        for language in entries:
            if language not in self._lines:
                self._add(str(language))
        for language, line in self._lines.items():
            wanted = str(entries.get(language, ""))
            if _words(line) != wanted:
                with QSignalBlocker(line):
                    if isinstance(line, QLineEdit):
                        line.setText(wanted)
                    else:
                        line.setPlainText(wanted)


def _words(line: QLineEdit | QPlainTextEdit) -> str:
    return line.text() if isinstance(line, QLineEdit) else line.toPlainText().replace("\n", " ")


def literal(words: Iterable[object]) -> Choices:
    """Choices that are always the same."""
    fixed = [(str(word), str(word) or tr("none")) for word in words]
    return lambda: fixed


__all__ = [
    "CheckField",
    "ChoiceField",
    "Choices",
    "Combo",
    "DecimalField",
    "Field",
    "LineField",
    "LinesField",
    "ListField",
    "NamesField",
    "NumberField",
    "NumbersField",
    "PickField",
    "literal",
]
