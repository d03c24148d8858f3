"""The list of games to choose from, grouped by family, with a field that narrows it down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from komagata.errors import Fault
from komagata.multiboard.files import MatchCatalog
from komagata.variants.catalog import Catalog
from komagata_gui.chrome import scaled, tones
from komagata_gui.i18n import pick, tr

ID = Qt.ItemDataRole.UserRole
MOST_FAULTS = 4
WORDS = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class Group:
    title: str
    games: tuple[str, ...]


def groups(catalog: Catalog, pairs: MatchCatalog) -> Iterator[Group]:
    """Families with more than one game under the name of the game they are called after, then the others, the matches
    on two boards, and the user's own."""
    families: dict[str, list[str]] = {}
    own: list[str] = []
    for name in catalog.ids():
        if not catalog.shipped(name):
            own.append(name)
        else:
            families.setdefault(catalog.load(name).family or name, []).append(name)
    for family, games in families.items():
        if len(games) > 1:
            yield Group(_family_name(catalog, family), tuple(games))
    single = tuple(games[0] for games in families.values() if len(games) == 1)
    if single:
        yield Group(tr("Other games"), single)
    if pairs.ids():
        yield Group(tr("Two boards, four players"), pairs.ids())
    if own:
        yield Group(tr("Your own games"), tuple(own))


def _family_name(catalog: Catalog, family: str) -> str:
    return pick(catalog.load(family).names) if family in catalog.ids() else family.capitalize()


class GameList(QWidget):
    chosen = Signal(str)
    """The id of the game that is selected now."""
    accepted = Signal()
    """A game was double-clicked."""

    def __init__(self, catalog: Catalog, pairs: MatchCatalog, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Search"))
        self.search.setAccessibleName(tr("Search games"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.search.installEventFilter(self)
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Games"))
        self.list.setUniformItemSizes(False)
        self.list.currentItemChanged.connect(self._changed)
        self.list.itemDoubleClicked.connect(lambda _item: self.accepted.emit())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.search)
        layout.addWidget(self.list, 1)
        self._faults = QLabel(self)
        self._faults.setWordWrap(True)
        self._faults.setProperty("role", "danger")
        layout.addWidget(self._faults)
        self._fill(catalog, pairs)
        self._say({**catalog.faults(), **pairs.faults()})

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 34, 400)

    def select(self, name: str) -> None:
        """Select a game; the first one if there is none of this id."""
        games = [item for item in self._items() if item.data(ID)]
        item = next((item for item in games if item.data(ID) == name), games[0] if games else None)
        if item is not None:
            self.list.setCurrentItem(item)

    def current(self) -> str:
        item: QListWidgetItem | None = self.list.currentItem()
        return str(item.data(ID) or "") if item is not None else ""

    def faults_shown(self) -> str:
        """What is said of files that cannot be used."""
        return self._faults.text()

    def _say(self, faults: Mapping[Path, tuple[Fault, ...]]) -> None:
        """Files of the user that are no games: how many in a word, why in the tooltip."""
        self._faults.setVisible(bool(faults))
        self._faults.setText(tr("Not usable: {files}", files=", ".join(path.name for path in faults)))
        reasons = (f"{path.name}: {fault}" for path, found in faults.items() for fault in found[:MOST_FAULTS])
        self._faults.setToolTip("\n".join(reasons))

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def _fill(self, catalog: Catalog, pairs: MatchCatalog) -> None:
        height = round(self.fontMetrics().height() * 1.7)
        two = pairs.ids()
        for group in groups(catalog, pairs):
            heading = QListWidgetItem(group.title, self.list)
            heading.setFlags(Qt.ItemFlag.NoItemFlags)
            heading.setFont(scaled(self.font(), 0.86, bold=True))
            heading.setForeground(tones(self.palette()).accent)
            heading.setSizeHint(QSize(0, height + 6))
            heading.setTextAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
            for name in group.games:
                file = pairs.load(name) if name in two else catalog.load(name)
                item = QListWidgetItem("  " + pick(file.names), self.list)
                item.setData(ID, name)
                item.setData(WORDS, " ".join((*file.names.values(), name, pick(file.about))).casefold())
                item.setSizeHint(QSize(0, height))

    def _filter(self, words: str) -> None:
        """Show the games whose names or descriptions hold all the words, and headings that still have any."""
        wanted = words.casefold().split()
        heading: QListWidgetItem | None = None
        first: QListWidgetItem | None = None
        for item in self._items():
            if not item.data(ID):
                heading = item
                heading.setHidden(True)
                continue
            fits = all(word in str(item.data(WORDS)) for word in wanted)
            item.setHidden(not fits)
            if fits:
                first = item if first is None else first
                if heading is not None:
                    heading.setHidden(False)
        current: QListWidgetItem | None = self.list.currentItem()
        if first is not None and (current is None or current.isHidden()):
            self.list.setCurrentItem(first)

    def _changed(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(ID):
            self.chosen.emit(str(item.data(ID)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and Down walk through the list while one types."""
        typed = watched is self.search and event.type() is QEvent.Type.KeyPress
        if typed and isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.list.event(event)
            return True
        return super().eventFilter(watched, event)


__all__ = ["GameList", "Group", "groups"]
