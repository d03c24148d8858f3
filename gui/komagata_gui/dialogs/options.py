"""The options of a game as a form, built from its file alone: a question, its help, its choices with theirs."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QHBoxLayout, QLabel, QRadioButton, QVBoxLayout, QWidget

from komagata.variants.options import Optional, settle
from komagata.variants.schema import OptionPart
from komagata_gui.chrome import scaled
from komagata_gui.i18n import pick, tr

YES_AND_NO = {"true", "false"}


class OptionForm(QWidget):
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._file: Optional | None = None
        self._chosen: dict[str, str] = {}
        """What the user has chosen; the rest follows from defaults and presets."""
        self._fields: dict[str, _Field] = {}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(14)

    def show_game(self, file: Optional, chosen: Mapping[str, str]) -> None:
        """Show the options of a game; choices that it does not have are left out."""
        self._file = file
        self._chosen = {
            name: value
            for name, value in chosen.items()
            if name in file.options and value in file.options[name].choices
        }
        for field in self._fields.values():
            self._layout.removeWidget(field)
            field.hide()
            field.deleteLater()
        self._fields = {}
        # What has to be asked comes first.
        for name, option in sorted(file.options.items(), key=lambda entry: not entry[1].ask):
            field = _make_field(name, option, self)
            field.picked.connect(self._pick)
            self._fields[name] = field
            self._layout.addWidget(field)
        self._refresh()

    @property
    def chosen(self) -> Mapping[str, str]:
        return MappingProxyType(dict(self._chosen))

    def values(self) -> Mapping[str, str]:
        """Every option with the choice that is in force."""
        return settle(self._file, self._chosen) if self._file else {}

    def open_questions(self) -> tuple[str, ...]:
        """Names of the options that must be settled and are not yet."""
        if self._file is None:
            return ()
        options = self._file.options
        return tuple(pick(option.names) for name, option in options.items() if option.ask and name not in self._chosen)

    def field(self, name: str) -> QWidget:
        return self._fields[name]

    def _pick(self, name: str, value: str) -> None:
        assert self._file is not None
        self._chosen[name] = value
        # A preset that is picked counts for what was chosen one by one before.
        for other in self._file.options[name].choices[value].options:
            self._chosen.pop(other, None)
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        values = self.values()
        for name, field in self._fields.items():
            field.show_value(values[name], settled=name in self._chosen)


class _Field(QWidget):
    """One option. Abstract, without `abc`: a widget's metaclass is Qt's."""

    picked = Signal(str, str)

    def show_value(self, value: str, *, settled: bool) -> None:
        """Show a choice; `settled` says whether the user made it."""
        raise NotImplementedError


class _Check(_Field):
    """Yes or no."""

    def __init__(self, name: str, option: OptionPart, parent: QWidget) -> None:
        super().__init__(parent)
        self.box = QCheckBox(pick(option.names), self)
        self.box.setObjectName(name)
        self.box.clicked.connect(lambda on: self.picked.emit(name, "true" if on else "false"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.box)
        if option.help:
            layout.addWidget(_help(pick(option.help), self, indent=24))

    def show_value(self, value: str, *, settled: bool) -> None:  # noqa: ARG002  # as every field
        self.box.setChecked(value == "true")


class _Combo(_Field):
    """One of several choices."""

    def __init__(self, name: str, option: OptionPart, parent: QWidget) -> None:
        super().__init__(parent)
        self._option = option
        self.box = QComboBox(self)
        self.box.setObjectName(name)
        label = QLabel(pick(option.names), self)
        label.setBuddy(self.box)
        for value in option.choices:
            self.box.addItem(_choice_name(option, value), value)
        self.box.activated.connect(lambda _index: self.picked.emit(name, str(self.box.currentData())))
        self._about = _help("", self)
        row = QHBoxLayout()
        row.addWidget(label, 1)
        row.addWidget(self.box)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(row)
        if option.help:
            layout.addWidget(_help(pick(option.help), self))
        layout.addWidget(self._about)

    def show_value(self, value: str, *, settled: bool) -> None:  # noqa: ARG002  # as every field
        self.box.setCurrentIndex(self.box.findData(value))
        about = pick(self._option.choices[value].help)
        self._about.setText(about)
        self._about.setVisible(bool(about))


class _Ask(_Field):
    """A question that the players must settle: nothing is chosen until they do."""

    def __init__(self, name: str, option: OptionPart, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons: dict[str, QRadioButton] = {}
        card = QFrame(self)
        card.setObjectName("card")
        title = QLabel(pick(option.names), card)
        title.setFont(scaled(self.font(), 1.0, bold=True))
        self._call = QLabel(tr("Please agree on this"), card)
        self._call.setProperty("role", "danger")
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(self._call, 0, Qt.AlignmentFlag.AlignBaseline)
        layout = QVBoxLayout(card)
        layout.setContentsMargins(14, 11, 14, 12)
        layout.setSpacing(6)
        layout.addLayout(head)
        if option.help:
            layout.addWidget(_help(pick(option.help), card))
        for value, choice in option.choices.items():
            button = QRadioButton(_choice_name(option, value), card)
            button.setObjectName(f"{name}={value}")
            button.clicked.connect(lambda _checked=False, value=value: self.picked.emit(name, value))
            self.buttons[value] = button
            layout.addWidget(button)
            if choice.help:
                layout.addWidget(_help(pick(choice.help), card, indent=24))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(card)

    def show_value(self, value: str, *, settled: bool) -> None:
        self._call.setVisible(not settled)
        if settled:
            self.buttons[value].setChecked(True)


def _make_field(name: str, option: OptionPart, parent: QWidget) -> _Field:
    if option.ask:
        return _Ask(name, option, parent)
    if set(option.choices) == YES_AND_NO:
        return _Check(name, option, parent)
    return _Combo(name, option, parent)


def _choice_name(option: OptionPart, value: str) -> str:
    names = option.choices[value].names
    return pick(names) if names else {"true": tr("yes"), "false": tr("no")}.get(value, value)


def _help(words: str, parent: QWidget, indent: int = 0) -> QLabel:
    label = QLabel(words, parent)
    label.setWordWrap(True)
    label.setProperty("role", "muted")
    label.setContentsMargins(indent, 0, 0, 0)
    return label


__all__ = ["OptionForm"]
