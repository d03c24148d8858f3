"""Fields of several rows, which can be added and removed: tables of keys and values, and castlings."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from komagata.text import Text
from komagata.variants.fields import FIELDS
from komagata.variants.layout import value_text
from komagata.variants.schema import CastlingPart
from komagata_gui.editor.variant_fields import Choices, Combo, Field, LineField
from komagata_gui.i18n import tr


def rich(words: Text | str) -> str:
    """Words of the guide for a tooltip: `code` in a fixed font, titles in italics."""
    plain = escape(tr(words) if isinstance(words, Text) else words, quote=False)
    plain = re.sub(r"`([^`]*)`", r"<code>\1</code>", plain)
    plain = re.sub(r"\*([^*]+)\*", r"<i>\1</i>", plain)
    return f"<qt>{re.sub(r'<b><i>|</i></b>|[*]{2}', '', plain)}</qt>"


class TableField(Field):
    """Keys with a value each. Rows can be added and removed."""

    def __init__(
        self, choices: Choices | None = None, *, anything: bool = False, parent: QWidget | None = None
    ) -> None:
        """`choices` are the keys to choose from; `anything`: values are written as in TOML, not as mere text."""
        super().__init__(parent)
        self._choices, self._anything = choices, anything
        self._rows: list[tuple[QComboBox, QLineEdit, QWidget]] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(4)
        self.add = QToolButton(self)
        self.add.setText(tr("Add"))
        self.add.clicked.connect(lambda: self._append("", ""))
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self._row.addLayout(self._column, 1)
        self.setFocusProxy(self.add)

    def row(self, number: int) -> tuple[QComboBox, QLineEdit]:
        return self._rows[number][:2]

    def _append(self, key: str, value: str) -> None:
        holder = QWidget(self)
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        keys = Combo(holder)
        keys.setEditable(True)
        keys.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        keys.setMinimumContentsLength(8)
        keys.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for known, words in self._choices() if self._choices else ():
            if known:
                keys.addItem(known, known)
                keys.setItemData(keys.count() - 1, words, Qt.ItemDataRole.ToolTipRole)
        keys.setEditText(key)
        line = QLineEdit(value, holder)
        line.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        away = QToolButton(holder)
        away.setText("−")
        away.setToolTip(tr("Remove"))
        away.setAccessibleName(tr("Remove"))
        row.addWidget(keys, 2)
        row.addWidget(line, 3)
        row.addWidget(away)
        entry = (keys, line, holder)
        self._rows.append(entry)
        self._column.insertWidget(self._column.count() - 1, holder)
        keys.editTextChanged.connect(lambda _words: self.edited.emit(self._value()))
        line.textEdited.connect(lambda _words: self.edited.emit(self._value()))
        away.clicked.connect(lambda: self._remove(entry))

    def _remove(self, entry: tuple[QComboBox, QLineEdit, QWidget]) -> None:
        self._rows.remove(entry)
        self._column.removeWidget(entry[2])
        entry[2].hide()
        entry[2].deleteLater()
        self.edited.emit(self._value())

    def _value(self) -> dict[str, object]:
        entries = ((keys.currentText().strip(), line.text()) for keys, line, _ in self._rows)
        return {key: self._read(words) for key, words in entries if key}

    def _read(self, words: str) -> object:
        if not self._anything:
            return words
        try:
            return tomllib.loads(f"value = {words}")["value"]
        except (ValueError, KeyError):
            return words

    def show_value(self, value: object) -> None:
        entries = value if isinstance(value, dict) else {}
        if self._value() == entries:
            return
        for _, _, holder in self._rows:
            self._column.removeWidget(holder)
            holder.hide()
            holder.deleteLater()
        self._rows = []
        for key, entry in entries.items():
            self._append(str(key), value_text(entry) if self._anything else str(entry))


class CastlingsField(Field):
    """The castlings of the first player, each with its right and two ways."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._forms: list[tuple[dict[str, LineField], QWidget]] = []
        self._column = QVBoxLayout()
        self.add = QToolButton(self)
        self.add.setText(tr("Add"))
        self.add.clicked.connect(self._added)
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self._row.addLayout(self._column, 1)
        self.setFocusProxy(self.add)

    def _added(self) -> None:
        self._append({})
        self.edited.emit(self._value())

    def _append(self, values: Mapping[str, object]) -> None:
        holder = QWidget(self)
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        lines: dict[str, LineField] = {}
        for name, words in FIELDS[CastlingPart].items():
            line = lines[name] = LineField(fixed=True, parent=holder)
            line.line.setPlaceholderText(tr(words.label))
            line.line.setToolTip(rich(words.help))
            line.set_name(tr(words.label))
            line.show_value(values.get(name, ""))
            line.edited.connect(lambda _words: self.edited.emit(self._value()))
            row.addWidget(line)
        away = QToolButton(holder)
        away.setText("−")
        away.setToolTip(tr("Remove"))
        away.setAccessibleName(tr("Remove"))
        entry = (lines, holder)
        away.clicked.connect(lambda: self._remove(entry))
        row.addWidget(away)
        self._forms.append(entry)
        self._column.insertWidget(self._column.count() - 1, holder)

    def _remove(self, entry: tuple[dict[str, LineField], QWidget]) -> None:
        self._forms.remove(entry)
        entry[1].hide()
        entry[1].deleteLater()
        self.edited.emit(self._value())

    def _value(self) -> list[dict[str, str]]:
        return [{name: line.line.text() for name, line in lines.items()} for lines, _ in self._forms]

    def show_value(self, value: object) -> None:
        entries = [entry for entry in value if isinstance(entry, dict)] if isinstance(value, list) else []
        if entries == self._value():
            return
        for _, holder in self._forms:
            holder.hide()
            holder.deleteLater()
        self._forms = []
        for entry in entries:
            self._append(entry)


__all__ = ["CastlingsField", "TableField", "rich"]
