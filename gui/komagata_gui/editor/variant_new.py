"""With what a game of one's own begins: another game, inherited or copied, an empty board, or a draft left behind."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from komagata import assets
from komagata.variants.catalog import Catalog
from komagata.variants.cloning import blank, free_id, heir, whole
from komagata_gui.chrome import scaled, tones
from komagata_gui.editor.variant_files import kept_drafts
from komagata_gui.i18n import current_language, pick, tr

ID = Qt.ItemDataRole.UserRole
DRAFT = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class Beginning:
    """What the editor begins with."""

    source: str
    path: Path | None = None
    """The file that is edited; None for a game that is not saved yet."""
    draft: Path | None = None
    """The draft that it comes from."""


class NewVariantDialog(QDialog):
    def __init__(self, catalog: Catalog, game: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("new-variant")
        self.setWindowTitle(tr("A game of your own"))
        self._catalog = catalog
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Games"))
        self.inherit = QRadioButton(tr("Inherit it: the file says only what differs"), self)
        self.whole = QRadioButton(tr("Copy it: the file says everything itself"), self)
        self.very = QRadioButton(tr("Change this very game"), self)
        self.name = QLineEdit(self)
        self.files, self.ranks = QSpinBox(self), QSpinBox(self)
        for box in (self.files, self.ranks):
            box.setRange(2, 16)
            box.setValue(8)
        self.sizes = QWidget(self)
        self.told = QLabel(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.go = QPushButton(tr("Edit"), self)
        self._fill()
        self._lay_out()
        self.list.currentItemChanged.connect(lambda _now, _before: self._show())
        self.list.itemDoubleClicked.connect(lambda _item: self.accept())
        self.name.textEdited.connect(lambda _words: self._tell())
        self.very.toggled.connect(lambda _on: self._tell())
        self.inherit.setChecked(True)
        self.choose(game)
        self._show()
        self.list.setFocus()
        # Qt would make it two thirds of a small screen at most.
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        letter = self.fontMetrics().averageCharWidth()
        return QSize(letter * 112, letter * 78).boundedTo(self.screen().availableSize() * 0.9)

    def _fill(self) -> None:
        self._heading(tr("From nothing"))
        self._item(tr("An empty board"), "", None)
        own = [name for name in self._catalog.ids() if not self._catalog.shipped(name)]
        shipped = [name for name in self._catalog.ids() if self._catalog.shipped(name)]
        for title, names in ((tr("Your own games"), own), (tr("Games of the program"), shipped)):
            if names:
                self._heading(title)
            for name in names:
                self._item(pick(self._catalog.load(name).names), name, None)
        broken = [path for path in self._catalog.faults() if path.suffix == ".toml"]
        if broken:
            self._heading(tr("Not usable yet"))
        for path in broken:
            self._item(path.name, "", path)
        drafts = list(kept_drafts())
        if drafts:
            self._heading(tr("Drafts that were not saved"))
        for kept in drafts:
            when = datetime.fromtimestamp(kept.when).astimezone().strftime("%Y-%m-%d %H:%M")
            self._item(f"{pick(kept.names)}  –  {when}", "draft", kept.path)

    def _heading(self, words: str) -> None:
        item = QListWidgetItem(words, self.list)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setFont(scaled(self.font(), 0.86, bold=True))
        item.setForeground(tones(self.palette()).accent)
        item.setSizeHint(QSize(0, round(self.fontMetrics().height() * 1.9)))
        item.setTextAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)

    def _item(self, words: str, name: str, path: Path | None) -> None:
        item = QListWidgetItem(f"  {words}", self.list)
        item.setSizeHint(QSize(0, round(self.fontMetrics().height() * 1.6)))
        item.setData(ID, name)
        item.setData(DRAFT, str(path) if path else "")

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setSpacing(10)
        form.addRow(tr("Name"), self.name)
        sizes = QHBoxLayout(self.sizes)
        sizes.setContentsMargins(0, 0, 0, 0)
        for words, box in ((tr("Files"), self.files), (tr("Ranks"), self.ranks)):
            label = QLabel(words, self.sizes)
            label.setBuddy(box)
            sizes.addWidget(label)
            sizes.addWidget(box)
        sizes.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(10)
        for part in (self.very, self.inherit, self.whole):
            right.addWidget(part)
        right.addLayout(form)
        right.addWidget(self.sizes)
        self.told.setWordWrap(True)
        self.told.setProperty("role", "muted")
        right.addWidget(self.told)
        right.addStretch(1)
        self.go.setDefault(True)
        self.buttons.addButton(self.go, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        right.addWidget(self.buttons)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(18)
        layout.addWidget(self.list, 2)
        layout.addLayout(right, 3)

    def choose(self, name: str) -> None:
        items = [self.list.item(row) for row in range(self.list.count())]
        usable = [item for item in items if item.flags() & Qt.ItemFlag.ItemIsSelectable]
        wanted = next((item for item in usable if item.data(ID) == name and not item.data(DRAFT)), usable[0])
        self.list.setCurrentItem(wanted)

    def _chosen(self) -> tuple[str, str]:
        item: QListWidgetItem | None = self.list.currentItem()
        return (str(item.data(ID) or ""), str(item.data(DRAFT) or "")) if item is not None else ("", "")

    def _show(self) -> None:
        name, path = self._chosen()
        own = bool(name) and not path and not self._catalog.shipped(name)
        self.very.setVisible(own)
        if own:
            self.very.setChecked(True)
        elif self.very.isChecked():
            self.inherit.setChecked(True)
        for part in (self.inherit, self.whole):
            part.setVisible(bool(name) and not path)
        self.sizes.setVisible(not name and not path)
        names = self._catalog.load(name).names if name and not path else {}
        self.name.setText(tr("My {game}", game=pick(names)) if names else tr("My game"))
        self._tell()

    def _tell(self) -> None:
        same = bool(self._chosen()[1]) or self.very.isChecked()
        self.name.setEnabled(not same)
        if same:
            self.told.clear()
        else:
            self.told.setText(tr("It will be saved as “{id}” among your own games.", id=self._id()))

    def _id(self) -> str:
        return free_id(self.name.text(), self._catalog.ids())

    def beginning(self) -> Beginning:
        """What was chosen. Raises KomagataError for a file that cannot be read."""
        name, path = self._chosen()
        if path:
            source = assets.read_text(path)
            return Beginning(source, draft=Path(path)) if name == "draft" else Beginning(source, path=Path(path))
        if name and self.very.isChecked():
            return opened(name, self._catalog)
        words = self.name.text().strip() or tr("My game")
        names = {"en": words}
        if current_language() != "en":
            names[current_language()] = words
        if not name:
            return Beginning(blank(self._id(), names, self.files.value(), self.ranks.value()))
        make = whole if self.whole.isChecked() else heir
        return Beginning(make(name, self._id(), names, self._catalog))


def opened(name: str, catalog: Catalog) -> Beginning:
    """A game of the user's as it is saved. Raises KomagataError."""
    path = catalog.path(name)
    return Beginning(assets.read_text(path), path=path)


__all__ = ["Beginning", "NewVariantDialog", "opened"]
