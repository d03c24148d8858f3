"""The pieces of the game: a list of them, and the form of the one that is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QInputDialog,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from komagata.text import text
from komagata.variants.arrays import Array
from komagata.variants.cloning import board_size, free_key, free_letter, renamed, with_copy, without_piece
from komagata.variants.editing import VariantText, with_entry
from komagata.variants.faults import split_letters
from komagata.variants.schema import PiecePart
from komagata_gui.editor.variant_board import piece_icon
from komagata_gui.editor.variant_form import Group, Known, PartForm
from komagata_gui.editor.variant_model import VariantModel
from komagata_gui.editor.variant_pages import Page
from komagata_gui.glyphs import PieceCache
from komagata_gui.i18n import pick, tr
from komagata_gui.play.scene import Display

GROUPS = (
    Group(text("Movement"), ("names", "letter", "move", "foreign", "move_in", "confined")),
    Group(text("Looks"), ("kanji", "kanji_second", "glyph", "letters", "size", "shape", "mark", "shogi_set")),
    Group(text("Promotion"), ("promotes", "angles", "zone", "must", "second_chance")),
    Group(text("Drops"), ("drop_zone", "one_per_file", "file_zone", "drop_mate")),
    Group(text("Particulars"), ("royal", "value", "facing", "lion", "bridge", "counts")),
)
ID = Qt.ItemDataRole.UserRole
ICON = 34


class PiecesPage(Page):
    scrolls = False

    def __init__(self, model: VariantModel, known: Known, display: Display, parent: QWidget | None = None) -> None:
        super().__init__(model, known, parent)
        self._display, self._cache = display, PieceCache()
        self._letters: dict[str, str] = {}
        """The last letter that each kind had."""
        self.list = QListWidget(self)
        self.list.setIconSize(QSize(ICON, ICON))
        self.list.setAccessibleName(tr("Pieces"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentItemChanged.connect(lambda _now, _before: self._chosen())
        self.form = PartForm(PiecePart, known, GROUPS, self)
        self.form.edited.connect(self._edited)
        self.form.hinted.connect(self.hinted)
        self.add = QPushButton(tr("Add"), self)
        self.duplicate = QPushButton(tr("Duplicate"), self)
        self.rename = QPushButton(tr("Rename…"), self)
        self.remove = QPushButton(tr("Remove"), self)
        for button, work in (
            (self.add, self._add),
            (self.duplicate, self._duplicate),
            (self.rename, self._rename),
            (self.remove, self._remove),
        ):
            button.setAutoDefault(False)
            button.clicked.connect(work)
        self._lay_out()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(6)
        left.addWidget(self.list, 1)
        for pair in ((self.add, self.duplicate), (self.rename, self.remove)):
            row = QHBoxLayout()
            row.setSpacing(6)
            for button in pair:
                row.addWidget(button, 1)
            left.addLayout(row)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        page = QWidget(area)
        inner = QVBoxLayout(page)
        inner.setContentsMargins(0, 0, 12, 0)
        inner.addWidget(self.form)
        inner.addStretch(1)
        area.setWidget(page)
        self.area = area
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addLayout(left, 2)
        row.addWidget(area, 5)
        self.column.addLayout(row, 1)

    @property
    def kind(self) -> str:
        """The piece that is chosen, by its name in the file."""
        item: QListWidgetItem | None = self.list.currentItem()
        return str(item.data(ID)) if item is not None else ""

    def choose(self, kind: str) -> None:
        for row in range(self.list.count()):
            if self.list.item(row).data(ID) == kind:
                self.list.setCurrentRow(row)

    def refresh(self) -> None:
        pieces = self.model.value("pieces")
        entries = pieces if isinstance(pieces, dict) else {}
        wanted = self.kind
        with QSignalBlocker(self.list):
            shown = [str(self.list.item(row).data(ID)) for row in range(self.list.count())]
            if shown != list(entries):
                self.list.clear()
                for kind in entries:
                    QListWidgetItem(self.list).setData(ID, kind)
                self.choose(wanted if wanted in entries else next(iter(entries), ""))
            for row, (kind, entry) in enumerate(entries.items()):
                self._show_item(self.list.item(row), kind, entry)
        for button in (self.duplicate, self.rename, self.remove):
            button.setEnabled(bool(self.kind))
        self._show_form()
        if self.kind != wanted:
            self.piece_chosen.emit(self.kind)

    def _show_item(self, item: QListWidgetItem, kind: str, entry: object) -> None:
        part = entry if isinstance(entry, dict) else {}
        letter, names = str(part.get("letter", "")), part.get("names")
        words = pick({str(key): str(name) for key, name in names.items()}) if isinstance(names, dict) else ""
        item.setText(f"{words or kind}  {letter}".rstrip())
        item.setToolTip(kind)
        rules = self.model.rules
        token = letter or _token_of(self.model, kind)
        item.setIcon(piece_icon(self._cache, rules, token, self._display, ICON - 4, self.devicePixelRatioF()))

    def _show_form(self) -> None:
        kind = self.kind
        self.form.setEnabled(bool(kind))
        own = self.model.text.own.get("pieces")
        stated = own.get(kind) if isinstance(own, dict) else None
        self.form.show_values(self.model.value("pieces", kind), (stated or {}) if self.model.text.parent else None)

    def _chosen(self) -> None:
        self._show_form()
        self.piece_chosen.emit(self.kind)

    def _edited(self, name: str, value: object, default: object) -> None:
        kind = self.kind
        if name == "letter":
            # While it is typed anew there is none for a moment.
            old = str(self.model.value("pieces", kind, "letter") or self._letters.get(kind, ""))
            self._letters[kind] = old
            self.model.change(lambda now: _with_letter(now, kind, old, str(value).strip()), ("pieces", kind, name))
        else:
            self.model.put(("pieces", kind, name), value, default)

    # The list

    def _add(self) -> None:
        values = self.model.text.values
        pieces = values.get("pieces")
        kind = free_key("piece", pieces if isinstance(pieces, dict) else {})
        letter = free_letter(values)
        piece = {"letter": letter, "names": {"en": tr("New piece")}, "move": "W"}
        self.model.change(lambda now: now.with_value(("pieces", kind), piece))
        self.choose(kind)
        self.form.fields["names"].setFocus(Qt.FocusReason.OtherFocusReason)

    def _duplicate(self) -> None:
        done = with_copy(self.model.text, self.kind)
        self.model.change(lambda _now: done[0])
        self.choose(done[1])

    def _rename(self) -> None:
        kind = self.kind
        words, good = QInputDialog.getText(
            self, tr("Rename"), tr("Name of the piece in the file; players see its names by language:"), text=kind
        )
        pieces = self.model.value("pieces")
        taken = pieces if isinstance(pieces, dict) else {}
        if good and words.strip() and words.strip() != kind:
            new = free_key(words, taken)
            self.model.change(lambda now: renamed(now, "pieces", kind, new))
            self.choose(new)

    def _remove(self) -> None:
        kind = self.kind
        self.model.change(lambda now: without_piece(now, kind))

    def go_to(self, path: Sequence[str]) -> None:
        if len(path) > 1:
            self.choose(path[1])
        if len(path) > 2 and self.form.go_to(path[2]):
            self.area.ensureWidgetVisible(self.form.fields[path[2]])


def _token_of(model: VariantModel, kind: str) -> str:
    """How the first piece of a kind without a letter is written: as what becomes it."""
    rules = model.rules
    if rules is None or kind not in rules.compiled.kinds:
        return "?"
    number = rules.compiled.kinds.index(kind)
    rows = enumerate(rules.tables.codes)
    return next((rules.compiled.tokens[code] for code, row in rows if row is not None and row.kind == number), "?")


def _with_letter(now: VariantText, kind: str, old: str, new: str) -> VariantText:
    """With another letter for a piece, also where it stands in the array and in the order of hands."""
    values = with_entry(now.values, ("pieces", kind, "letter"), new or None)
    others = {
        str(piece.get("letter", ""))
        for name, piece in values.get("pieces", {}).items()
        if name != kind and isinstance(piece, dict)
    }
    usable = new[:1].isascii() and new[:1].isupper() and new[1:] in ("", "'") and new not in others
    if old and usable and isinstance(values.get("array"), str):
        values["array"] = str(Array.read(values["array"], *board_size(values)).with_letter(old, new))
        order = now.value(("notation", "hand_order"))
        if isinstance(order, str) and old in split_letters(order):
            letters = [new if letter == old else letter for letter in split_letters(order)]
            values = with_entry(values, ("notation", "hand_order"), "".join(letters))
    return now.with_values(values)


__all__ = ["GROUPS", "PiecesPage"]
