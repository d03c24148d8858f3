"""The dialog in which a game is chosen and agreed on: which game, its options, who plays, how much time."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from komagata.errors import KomagataError
from komagata.multiboard.files import MatchCatalog
from komagata.multiboard.match import Match
from komagata.multiboard.rules import match_rules
from komagata.multiboard.schema import MatchFile
from komagata.pieces import Side
from komagata.position import Position, load_rules
from komagata.variants.catalog import Catalog
from komagata.variants.schema import VariantFile
from komagata_gui.board.widget import BoardView
from komagata_gui.chrome import GAP, scaled
from komagata_gui.dialogs.fourseats import FourSeatsBox
from komagata_gui.dialogs.games import GameList
from komagata_gui.dialogs.options import OptionForm
from komagata_gui.dialogs.seats import SeatsBox, TimeBox
from komagata_gui.i18n import pick, tr
from komagata_gui.match.agreement import MatchAgreement, remembered
from komagata_gui.match.agreement import remember as remember_match
from komagata_gui.match.words import seat_words
from komagata_gui.play.agreement import Agreement
from komagata_gui.play.opening import first_agreement, remember, remembered_agreement
from komagata_gui.play.scene import Display, make_scene
from komagata_gui.play.words import side_name
from komagata_gui.settings import Settings


class NewGameDialog(QDialog):
    """Agree on a game; `agreement()` says what was agreed on."""

    edit_wanted = Signal(str)
    """Instead of playing a game the user wants to make one of it."""

    def __init__(
        self,
        catalog: Catalog,
        matches: MatchCatalog,
        settings: Settings,
        display: Display,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("new-game")
        self.setWindowTitle(tr("New game"))
        self._catalog = catalog
        self._matches = matches
        self._settings = settings
        self._display = replace(display, coordinates="none", flipped=False)
        self.games = GameList(catalog, matches, self)
        self.options = OptionForm(self)
        self.seats = SeatsBox(self)
        self.four = FourSeatsBox(self)
        self.time = TimeBox(self)
        self.position = QLineEdit(self)
        self.preview, self.second = BoardView(self), BoardView(self)
        self._title, self._about, self._trouble = QLabel(self), QLabel(self), QLabel(self)
        self.edit = QPushButton(tr("Make a game of your own…"), self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.start = QPushButton(tr("Start game"), self)
        self._lay_out()
        self._connect()
        self.games.select(first_agreement(settings).game)
        self.games.search.setFocus()
        # Qt would make it two thirds of a small screen at most.
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        # As large as its parts like, within the screen.
        letter = self.fontMetrics().averageCharWidth()
        return QSize(letter * 156, letter * 118).boundedTo(self.screen().availableSize() * 0.92)

    def agreement(self) -> Agreement:
        position = self.position.text().strip()
        return Agreement(self.games.current(), self.options.chosen, self.seats.seats(), self.time.control(), position)

    def _edit(self) -> None:
        """Leave the dialog for the editor of games."""
        self.reject()
        self.edit_wanted.emit("" if self.is_match else self.games.current())

    @property
    def is_match(self) -> bool:
        """Whether a match on two boards is chosen, which `match_agreement` describes."""
        return self.games.current() in self._matches.ids()

    def match_agreement(self) -> MatchAgreement:
        position = self.position.text().strip()
        name, chosen = self.games.current(), self.options.chosen
        return MatchAgreement(name, chosen, self.four.seats(), self.time.control(), position)

    @property
    def trouble(self) -> str:
        """What stands in the way of the game; empty if nothing does."""
        return self._trouble.text()

    def accept(self) -> None:
        if self.start.isEnabled():
            self._remember()
            super().accept()

    # Layout

    def _lay_out(self) -> None:
        for preview in (self.preview, self.second):
            preview.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            preview.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._title.setFont(scaled(self.font(), 1.6, bold=True))
        for label in (self._title, self._about, self._trouble):
            label.setWordWrap(True)
        self._trouble.setProperty("role", "danger")
        self.position.setPlaceholderText(tr("Usual start; or a position as text"))
        self.start.setDefault(True)
        self.buttons.addButton(self.start, QDialogButtonBox.ButtonRole.AcceptRole)
        right = QVBoxLayout()
        right.setSpacing(GAP)
        right.addWidget(self._scroll(), 1)
        foot = QHBoxLayout()
        foot.addWidget(self._trouble, 1)
        foot.addWidget(self.buttons)
        right.addLayout(foot)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(16)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self.games, 1)
        self.edit.setAutoDefault(False)
        left.addWidget(self.edit)
        layout.addLayout(left, 0)
        layout.addLayout(right, 1)

    def _scroll(self) -> QWidget:
        page = QWidget(self)
        form = QVBoxLayout(page)
        form.setContentsMargins(0, 0, 14, 0)
        form.setSpacing(16)
        form.addLayout(self._head())
        self._options_title = self._section(tr("Rules to agree on"))
        parts: tuple[tuple[QLabel, QWidget], ...] = (
            (self._section(tr("Players")), self._players()),
            (self._section(tr("Clock")), self.time),
            (self._options_title, self.options),
            (self._section(tr("Position")), self.position),
        )
        for title, part in parts:
            group = QVBoxLayout()
            group.setSpacing(8)
            group.addWidget(title)
            group.addWidget(part)
            form.addLayout(group)
        form.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(page)
        area.setMinimumWidth(page.minimumSizeHint().width() + area.verticalScrollBar().sizeHint().width())
        return area

    def _head(self) -> QHBoxLayout:
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addWidget(self._title)
        words.addWidget(self._about)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(20)
        head.addLayout(words, 1)
        head.addWidget(self.preview, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.second, 0, Qt.AlignmentFlag.AlignTop)
        return head

    def _players(self) -> QWidget:
        """The two seats of a game or the four of a match."""
        both = QWidget(self)
        layout = QVBoxLayout(both)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.seats)
        layout.addWidget(self.four)
        return both

    def _section(self, words: str) -> QLabel:
        label = QLabel(words, self)
        label.setFont(scaled(self.font(), 1.08, bold=True))
        return label

    def _connect(self) -> None:
        self.games.chosen.connect(self._show_game)
        self.games.accepted.connect(self.accept)
        self.edit.clicked.connect(self._edit)
        self.options.changed.connect(self._check)
        self.seats.changed.connect(self._check)
        self.four.changed.connect(self._check)
        self.time.changed.connect(self._check)
        self.position.textChanged.connect(self._check)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    # What is shown

    def _show_game(self, name: str) -> None:
        file: VariantFile | MatchFile
        agreed: Agreement | MatchAgreement
        if self.is_match:
            pair, settled = self._matches.load(name), remembered(self._settings, name)
            self.four.set_seats(settled.seats, seat_words(pair))
            file, agreed = pair, settled
        else:
            single = remembered_agreement(self._settings, name)
            self.seats.set_seats(single.seats)
            file, agreed = self._catalog.load(name), single
        self.seats.setVisible(not self.is_match)
        self.four.setVisible(self.is_match)
        self.second.setVisible(self.is_match)
        width = self.fontMetrics().averageCharWidth() * (25 if self.is_match else 34)
        for preview in (self.preview, self.second):
            preview.setFixedSize(QSize(width, width))
        self._title.setText(pick(file.names))
        self._about.setText(pick(file.about))
        self.options.show_game(file, agreed.options)
        self._options_title.setVisible(bool(file.options))
        self.options.setVisible(bool(file.options))
        self.time.set_control(agreed.time)
        self.position.clear()
        self._check()

    def _check(self) -> None:
        """Show what would be played, or what stands in the way of playing it."""
        trouble = ""
        written = self.position.text().strip()
        starts: list[Position] = []
        try:
            if self.is_match:
                starts = Match(match_rules(self.games.current(), self.options.chosen), written or None).boards
            else:
                starts = [self._single(written)]
        except KomagataError as error:
            trouble = tr(error.faults[0].text) if error.faults else str(error)
        questions = self.options.open_questions()
        if not trouble and questions:
            trouble = tr("To be agreed on first: {questions}", questions=", ".join(questions))
        self._trouble.setText(trouble)
        self.start.setEnabled(not trouble)
        for start, preview in zip(starts, (self.preview, self.second), strict=False):
            scene = make_scene(start, self._display)
            # Empty hands would only make the board smaller.
            held = any(slot.count for hand in scene.hands for slot in hand)
            preview.set_scene(scene if held else replace(scene, hands=((), ())))

    def _single(self, written: str) -> Position:
        """Where a game on one board would begin. Raises KomagataError."""
        rules = load_rules(self.games.current(), self.options.chosen)
        self.seats.set_sides(side_name(rules, Side.FIRST), side_name(rules, Side.SECOND))
        return rules.position(written) if written else rules.start()

    def _remember(self) -> None:
        # If it cannot be kept, the game can be played all the same; only the next dialog will not know of it.
        with suppress(KomagataError):
            if self.is_match:
                remember_match(self._settings, self.match_agreement())
            else:
                remember(self._settings, self.agreement())


__all__ = ["NewGameDialog"]
