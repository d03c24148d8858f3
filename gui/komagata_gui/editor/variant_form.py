"""Forms made from the schema: one row for each field of a part of the file, with its words and its kind of widget."""

from __future__ import annotations

import typing
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape

import msgspec
from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFormLayout, QLabel, QSizePolicy, QWidget

from komagata.geometry import MOST_FILES, MOST_RANKS
from komagata.text import Text
from komagata.variants.catalog import Catalog
from komagata.variants.fields import FIELDS
from komagata.variants.piecefields import Words
from komagata.variants.schema import BoardPart, CastlingPart, Frozen, PiecePart
from komagata_gui.chrome import scaled
from komagata_gui.editor.variant_fields import (
    CheckField,
    ChoiceField,
    Choices,
    DecimalField,
    Field,
    LineField,
    LinesField,
    ListField,
    NamesField,
    NumberField,
    NumbersField,
    PickField,
    literal,
)
from komagata_gui.editor.variant_glyphs import GlyphField
from komagata_gui.editor.variant_model import VariantModel
from komagata_gui.editor.variant_rows import CastlingsField, TableField, rich
from komagata_gui.i18n import pick, tr

_BOUNDS: Mapping[tuple[type[Frozen], str], tuple[int, int]] = {
    (BoardPart, "files"): (2, MOST_FILES),
    (BoardPart, "ranks"): (2, MOST_RANKS),
    (BoardPart, "river"): (0, MOST_RANKS - 1),
}
_LONG = ("about", "help")
"""Texts in languages that are sentences."""


@dataclass(frozen=True, slots=True)
class Group:
    """Some fields under a heading."""

    title: Text | None
    names: Sequence[str]


class Known:
    """What there is to be named in a form: the zones, pieces and options of the game, and other games."""

    def __init__(self, model: VariantModel, catalog: Catalog) -> None:
        self._model = model
        self.catalog = catalog
        self.option = ""
        """The option that is looked at."""

    def _entries(self, family: str) -> Mapping[str, object]:
        found = self._model.value(family)
        return found if isinstance(found, dict) else {}

    def zones(self) -> list[tuple[str, str]]:
        return [("", tr("none")), *((name, name) for name in self._entries("zones"))]

    def pieces(self) -> list[tuple[str, str]]:
        return [(name, f"{_name(piece) or name}") for name, piece in self._entries("pieces").items()]

    def one_piece(self) -> list[tuple[str, str]]:
        return [("", tr("none")), *self.pieces()]

    def options(self) -> list[tuple[str, str]]:
        return [(name, _name(option) or name) for name, option in self._entries("options").items()]

    def choices(self) -> list[tuple[str, str]]:
        """The choices of that option."""
        found = self._model.value("options", self.option, "choices")
        entries = found if isinstance(found, dict) else {}
        return [(name, f"{_name(choice)} ({name})" if _name(choice) else name) for name, choice in entries.items()]

    def games(self) -> list[tuple[str, str]]:
        named = ((name, pick(self.catalog.load(name).names)) for name in self.catalog.ids())
        return [("", tr("none")), *((name, f"{name} ({words})") for name, words in named)]

    def paths(self) -> list[tuple[str, str]]:
        """Paths that a choice may set, the usual ones."""
        pieces = [f"pieces.{name}.{field}" for name in self._entries("pieces") for field in ("move", "promotes")]
        rules = [f"{part}.{name}" for part in ("rules", "repetition", "promotion") for name in _fields_of(part)]
        return [(path, "") for path in ("array", *pieces, *rules)]


def _fields_of(part: str) -> Iterable[str]:
    from komagata.variants.schema import VariantFile

    kind = typing.get_type_hints(VariantFile)[part]
    return FIELDS[kind]


def _name(entry: object) -> str:
    names = entry.get("names") if isinstance(entry, dict) else None
    words = {str(key): str(value) for key, value in names.items()} if isinstance(names, dict) else {}
    return pick(words)


@cache
def _hints(part: type[Frozen]) -> dict[str, object]:
    return typing.get_type_hints(part)


def make_field(part: type[Frozen], name: str, known: Known, parent: QWidget) -> Field:
    """The widget for a field, by its type and by what its value names."""
    hint, words = _hints(part)[name], FIELDS[part][name]
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if hint is bool:
        return CheckField(parent)
    if hint is int:
        return NumberField(*_BOUNDS.get((part, name), (0, 9999)), parent=parent)
    if hint is float:
        return DecimalField(1000.0 if part is PiecePart else 4.0, parent)
    if origin is typing.Literal:
        return ChoiceField(literal(inner), parent=parent)
    if origin is list:
        return _list_field(name, inner[0], words, known, parent)
    if origin is dict:
        return _table_field(name, inner[1], words, known, parent)
    return _text_field(name, words, known, parent)


def _list_field(name: str, inner: object, words: Words, known: Known, parent: QWidget) -> Field:
    if words.names == "piece":
        return PickField(known.pieces, parent)
    if inner is CastlingPart:
        return CastlingsField(parent)
    if inner is float:
        return NumbersField(parent=parent)
    return LinesField(parent) if name == "samples" else ListField(parent=parent)


def _table_field(name: str, inner: object, words: Words, known: Known, parent: QWidget) -> Field:
    if name in ("names", *_LONG):
        return NamesField(long=name in _LONG, parent=parent)
    choices: dict[str, Choices] = {"zone": known.zones, "option": known.options, "path": known.paths}
    return TableField(choices.get(words.names), anything=inner is object, parent=parent)


def _text_field(name: str, words: Words, known: Known, parent: QWidget) -> Field:
    match words.names:
        case "zone" if name == "must":
            return ChoiceField(lambda: [(None, tr("where it could never move again")), *known.zones()], parent=parent)  # type: ignore[list-item]  # None is a choice of its own
        case "zone":
            return ChoiceField(known.zones, parent=parent)
        case "piece":
            return ChoiceField(known.one_piece, parent=parent)
        case "choice":
            return ChoiceField(known.choices, parent=parent)
        case "game":
            return ChoiceField(known.games, free=True, parent=parent)
        case "glyph":
            return GlyphField(parent)
        case _:
            pass
    return LineField(fixed=words.names in ("betza", "array"), parent=parent)


class PartForm(QWidget):
    """The fields of one part of the file."""

    edited = Signal(str, object, object)
    """Name of the field, its value or None, and the default."""
    hinted = Signal(str)
    """What the field means that the user is at now, as rich text."""

    def __init__(
        self,
        part: type[Frozen],
        known: Known,
        groups: Sequence[Group] | None = None,
        parent: QWidget | None = None,
        *,
        explained: bool = False,
    ) -> None:
        """`groups` are the fields that are shown, all by default; `explained`: what they mean stands below each."""
        super().__init__(parent)
        self.part = part
        self.fields: dict[str, Field] = {}
        self._labels: dict[str, QLabel] = {}
        self._explained = explained
        self._defaults = {field.name: _default(field) for field in msgspec.structs.fields(part)}
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setHorizontalSpacing(14)
        self._form.setVerticalSpacing(8)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        for group in groups or (Group(None, tuple(FIELDS[part])),):
            self._add_group(group, known)

    def _add_group(self, group: Group, known: Known) -> None:
        if group.title is not None:
            heading = QLabel(tr(group.title), self)
            heading.setFont(scaled(self.font(), 1.0, bold=True))
            heading.setContentsMargins(0, 10 if self.fields else 0, 0, 0)
            self._form.addRow(heading)
        for name in group.names:
            words, field = FIELDS[self.part][name], make_field(self.part, name, known, self)
            label = QLabel(tr(words.label), self)
            label.setWordWrap(True)
            label.setMinimumWidth(self.fontMetrics().averageCharWidth() * 19)
            label.setMaximumWidth(self.fontMetrics().averageCharWidth() * 24)
            label.setBuddy(field)
            field.setObjectName(name)
            field.set_name(tr(words.label))
            label.setToolTip(rich(words.help))
            field.setToolTip(rich(words.help))
            field.edited.connect(lambda value, name=name: self._tell(name, value))
            for widget in (field, *field.findChildren(QWidget)):
                widget.installEventFilter(self)
                widget.setProperty("field", name)
            self.fields[name], self._labels[name] = field, label
            self._form.addRow(label, field)
            if self._explained:
                self._form.addRow("", _Explanation(words.help, self))

    def _tell(self, name: str, value: object) -> None:
        self.edited.emit(name, value, self._defaults[name])

    def show_values(self, values: object, own: object = None) -> None:
        """Show what the file says; `own` is what it says itself where it inherits, which is then told apart."""
        entries = values if isinstance(values, dict) else {}
        stated = own if isinstance(own, dict) else {}
        for name, field in self.fields.items():
            field.show_value(entries.get(name, self._defaults[name]))
            font = QFont(self.font())
            font.setBold(own is not None and name in stated)
            if self._labels[name].font() != font:
                self._labels[name].setFont(font)

    def go_to(self, name: str) -> bool:
        """Put the cursor into a field."""
        field = self.fields.get(name)
        if field is not None:
            field.setFocus(Qt.FocusReason.OtherFocusReason)
        return field is not None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.Enter):
            name = watched.property("field")
            if name in self.fields:
                words = FIELDS[self.part][name]
                self.hinted.emit(f"<b>{escape(tr(words.label))}</b> &nbsp;{rich(words.help)}")
        return False


class _Explanation(QLabel):
    """Sentences below a field, as wide as the form and no higher than they need."""

    def __init__(self, words: Text, parent: QWidget) -> None:
        super().__init__(rich(words), parent)
        self.setWordWrap(True)
        self.setProperty("role", "muted")
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().averageCharWidth() * 54
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 20, self.fontMetrics().lineSpacing())


def _default(field: msgspec.structs.FieldInfo) -> object:
    """The default as a plain value; None where there is none."""
    value = field.default
    if field.default_factory is not msgspec.NODEFAULT:
        value = field.default_factory()
    return None if value is msgspec.NODEFAULT else msgspec.to_builtins(value)


__all__ = ["Group", "Known", "PartForm", "make_field", "rich"]
