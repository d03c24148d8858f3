"""The games of a job: which, how many sets of each, by which rules, and how many more of single pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPixmap, QWheelEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from komagata.errors import KomagataError
from komagata.faces import STYLES
from komagata.pieces import Look, Side
from komagata.position import Rules
from komagata.sets.games import Source, load
from komagata.sets.job import Game
from komagata_gui.chrome import scaled
from komagata_gui.glyphs import PieceCache
from komagata_gui.i18n import pick, tr
from komagata_gui.icons import icon
from komagata_gui.studio.fields import Field
from komagata_gui.studio.widgets import Editor
from komagata_gui.theme import board_theme

MOST = 100_000
PICTURE = 30
"""Width of a piece in the table of single pieces, in pixels."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One piece of a game, as a job names it."""

    id: str
    name: str
    look: Look
    count: int
    """In the array and in the hands, of both players together."""


def kinds(source: Source) -> list[Kind]:
    """The pieces of a game; of a match those of both boards, each name once."""
    found: dict[str, Kind] = {}
    for rules in source.boards:
        counts = _counts(rules)
        for name, part in rules.variant.pieces.items():
            if not part.letter:
                continue
            known = found.get(name)
            count = counts[name] + (known.count if known else 0)
            found[name] = Kind(name, pick(part.names), known.look if known else _look(rules, name), count)
    return list(found.values())


def _counts(rules: Rules) -> Counter[str]:
    state, slots, names = rules.start().state, rules.tables.slots, rules.compiled.kinds
    numbers = [number for number in state.board if number]
    for place, count in enumerate(state.hands):
        numbers += [slots[place % len(slots)].codes[place // len(slots)]] * count
    rows = (rules.tables.codes[number] for number in numbers)
    return Counter(names[row.base] for row in rows if row is not None)


def _look(rules: Rules, name: str) -> Look:
    base = rules.compiled.kinds.index(name)
    return next(
        rules.look(number)
        for number, row in enumerate(rules.tables.codes)
        if row is not None and row.base == base and not row.level and row.side == Side.FIRST
    )


def with_more(game: Game, piece: str, more: int) -> Game:
    """The game with so many more of a piece; 0 is not kept."""
    others = tuple((name, count) for name, count in game.more if name != piece)
    return replace(game, more=(*others, (piece, more)) if more else others)


class _Count(QSpinBox):
    """A number that arrives once it has been typed, and that the wheel leaves alone while one scrolls past it."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setRange(-MOST, MOST)
        self.setKeyboardTracking(False)
        self.setAccessibleName(words)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedWidth(self.fontMetrics().horizontalAdvance("−0000") + 34)

    def show_value(self, value: int) -> None:
        with QSignalBlocker(self):
            self.setValue(min(MOST, max(-MOST, value)))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class PieceTable(QWidget):
    """How many more of every piece of a game."""

    edited = Signal(str, int)

    def __init__(self, found: list[Kind], game: Game, style: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.boxes: dict[str, _Count] = {}
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setHorizontalSpacing(8)
        layout.setVerticalSpacing(2)
        layout.setColumnStretch(1, 1)
        for column, words in ((1, tr("Piece")), (2, tr("In the game")), (3, tr("More"))):
            head = QLabel(words, self)
            head.setProperty("role", "muted")
            head.setFont(scaled(self.font(), 0.86))
            head.setAlignment(Qt.AlignmentFlag.AlignLeft if column == 1 else Qt.AlignmentFlag.AlignRight)
            layout.addWidget(head, 0, column)
        cache, more = PieceCache(), dict(game.more)
        for row, kind in enumerate(found, 1):
            image = QLabel(self)
            image.setPixmap(self._picture(cache, kind.look, style))
            count = QLabel(str(kind.count), self)
            count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            box = self.boxes[kind.id] = _Count(tr("More of {piece}", piece=kind.name), self)
            box.show_value(more.get(kind.id, 0))
            box.valueChanged.connect(lambda value, name=kind.id: self.edited.emit(name, value))
            for column, widget in enumerate((image, QLabel(kind.name, self), count, box)):
                layout.addWidget(widget, row, column)

    def _picture(self, cache: PieceCache, look: Look, style: str) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = cache.picture(look, style, board_theme(), Side.FIRST, True, round(PICTURE * ratio))
        picture.setDevicePixelRatio(ratio)
        return picture


class GameBox(QFrame):
    """One game of the job."""

    edited = Signal(Game)
    removed = Signal()
    rules_wanted = Signal()

    def __init__(self, game: Game, style: str, *, alone: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("inset")
        self.game, self._style = game, style
        self.source: Source | None = None
        trouble = ""
        try:
            self.source = load(game)
        except KomagataError as error:
            trouble = " ".join(tr(fault.text) for fault in error.faults)
        name = tr(self.source.name) if self.source else Path(game.game).name
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 8, 8)
        layout.setSpacing(6)
        layout.addLayout(self._head(name, alone=alone))
        layout.addLayout(self._numbers(name))
        if trouble:
            label = QLabel(trouble, self)
            label.setWordWrap(True)
            label.setProperty("role", "danger")
            layout.addWidget(label)
        self.single = QToolButton(self)
        self.single.setText(tr("Single pieces"))
        self.single.setCheckable(True)
        self.single.setArrowType(Qt.ArrowType.RightArrow)
        self.single.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.single.setAutoRaise(True)
        self.single.setIconSize(QSize(10, 10))
        self.single.toggled.connect(self.open_table)
        self.single.setVisible(self.source is not None)
        layout.addWidget(self.single)
        self.table: PieceTable | None = None

    def _head(self, name: str, *, alone: bool) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(4)
        title = QLabel(name, self)
        title.setFont(scaled(self.font(), 1.0, bold=True))
        title.setToolTip(self.game.game)
        title.setWordWrap(True)
        head.addWidget(title, 1)
        self.rules = QPushButton(tr("Rules…"), self)
        self.rules.setAutoDefault(False)
        self.rules.setAccessibleName(tr("Rules of {game}", game=name))
        self.rules.setToolTip(tr("Options of the game, as far as they change its pieces"))
        self.rules.clicked.connect(self.rules_wanted)
        self.rules.setVisible(bool(self.source and options_file(self.source).options))
        head.addWidget(self.rules)
        self.remove = QToolButton(self)
        self.remove.setIcon(icon("close"))
        self.remove.setAutoRaise(True)
        self.remove.setToolTip(tr("Leave out {game}", game=name))
        self.remove.setAccessibleName(tr("Leave out {game}", game=name))
        self.remove.clicked.connect(self.removed)
        self.remove.setVisible(not alone)
        head.addWidget(self.remove)
        return head

    def _numbers(self, name: str) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        self.sets = _Count(tr("Sets of {game}", game=name), self)
        self.spares = _Count(tr("Spares of each piece of {game}", game=name), self)
        self.spares.setToolTip(tr("More of every piece than the game needs"))
        for words, box, value in (
            (tr("Sets"), self.sets, self.game.sets),
            (tr("Spares of each"), self.spares, self.game.spares),
        ):
            label = QLabel(words, self)
            label.setBuddy(box)
            box.show_value(value)
            row.addWidget(label)
            row.addWidget(box)
            row.addSpacing(8)
        row.addStretch(1)
        self.sets.valueChanged.connect(lambda value: self._edit(replace(self.game, sets=value)))
        self.spares.valueChanged.connect(lambda value: self._edit(replace(self.game, spares=value)))
        return row

    def open_table(self, wanted: bool) -> None:
        self.single.setArrowType(Qt.ArrowType.DownArrow if wanted else Qt.ArrowType.RightArrow)
        if wanted and self.table is None and self.source is not None:
            self.table = PieceTable(kinds(self.source), self.game, self._style, self)
            self.table.edited.connect(lambda name, more: self._edit(with_more(self.game, name, more)))
            layout = self.layout()
            assert layout is not None
            layout.addWidget(self.table)
        if self.table is not None:
            self.table.setVisible(wanted)

    def _edit(self, game: Game) -> None:
        self.game = game
        self.edited.emit(game)


def options_file(source: Source) -> Any:
    """The file that states the options of a game."""
    return source.match.file if source.match else source.boards[0].variant


class GamesEditor(Editor):
    """All games of the job, and what adds one."""

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(field, parent)
        self._style = STYLES[0]
        self.ask_game: Callable[[], str] = lambda: ""
        """Asks for the id or path of a game; empty if none is wanted."""
        self.ask_rules: Callable[[Game, Source], tuple[tuple[str, str], ...] | None] = lambda _game, _source: None
        """Asks for the options of a game; None if they stay."""
        self.games: tuple[Game, ...] = ()
        self.boxes: list[GameBox] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        self._list = QVBoxLayout()
        self._list.setSpacing(6)
        layout.addLayout(self._list)
        self.add = QPushButton(tr("Add a game…"), self)
        self.add.setAutoDefault(False)
        self.add.clicked.connect(self._add)
        layout.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self.setFocusProxy(self.add)

    def set_style(self, style: str) -> None:
        """How pieces look in the tables."""
        if style != self._style and style in STYLES:
            self._style = style
            self._rebuild(self._opened())

    def show_value(self, value: Any) -> None:
        games = tuple(value)
        if games != self.games or not self.boxes:
            self.games = games
            self._rebuild()

    def _rebuild(self, opened: frozenset[int] = frozenset()) -> None:
        for box in self.boxes:
            self._list.removeWidget(box)
            box.hide()
            box.deleteLater()
        self.boxes = []
        for place, game in enumerate(self.games):
            box = GameBox(game, self._style, alone=len(self.games) == 1, parent=self)
            box.edited.connect(lambda new, place=place: self._change(place, new))
            box.removed.connect(lambda place=place: self._remove(place))
            box.rules_wanted.connect(lambda place=place: self._rules(place))
            box.single.setChecked(place in opened)
            self._list.addWidget(box)
            self.boxes.append(box)

    def _opened(self) -> frozenset[int]:
        """The games whose table of pieces is open."""
        return frozenset(number for number, box in enumerate(self.boxes) if box.single.isChecked())

    def _change(self, place: int, game: Game) -> None:
        self.games = (*self.games[:place], game, *self.games[place + 1 :])
        self.edited.emit(self.games)

    def _remove(self, place: int) -> None:
        self.games = self.games[:place] + self.games[place + 1 :]
        self._rebuild()
        self.edited.emit(self.games)

    def _add(self) -> None:
        chosen = self.ask_game()
        if chosen:
            self.games = (*self.games, Game(chosen))
            self._rebuild()
            self.edited.emit(self.games)

    def _rules(self, place: int) -> None:
        source = self.boxes[place].source
        options = self.ask_rules(self.games[place], source) if source is not None else None
        if options is not None:
            opened = self._opened()
            game = replace(self.games[place], options=options)
            self.games = (*self.games[:place], game, *self.games[place + 1 :])
            self._rebuild(opened)
            self.edited.emit(self.games)


__all__ = ["GameBox", "GamesEditor", "Kind", "PieceTable", "kinds", "options_file", "with_more"]
