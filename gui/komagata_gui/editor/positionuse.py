"""What a finished arrangement is to become: asked, never guessed."""

from __future__ import annotations

from enum import Enum

from PySide6.QtWidgets import QCommandLinkButton, QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from komagata.game import Game
from komagata.moves import Move
from komagata.position import Position
from komagata_gui.chrome import scaled
from komagata_gui.i18n import tr
from komagata_gui.icons import icon

MOST_REPLIES = 400
"""First moves after which a second one is looked for."""


class Use(Enum):
    """What becomes of it."""

    PLAY = "play"
    RECORD = "record"
    VARIATION = "variation"


_ICONS = {Use.PLAY: "continue", Use.RECORD: "open", Use.VARIATION: "next"}


class UseDialog(QDialog):
    """Asks. A game that is on the board stays kept in any case."""

    def __init__(self, position: Position, game: Game | None, parent: QWidget | None = None) -> None:
        """`game` is the record on the table, at the place that is shown."""
        super().__init__(parent)
        self.setObjectName("use-position")
        self.setWindowTitle(tr("Use this position"))
        self.use: Use | None = None
        self.way = way_to(game, position) if game is not None else None
        title = QLabel(tr("What is to become of it?"), self)
        title.setFont(scaled(self.font(), 1.15, bold=True))
        play = self._button(
            Use.PLAY,
            tr("Play from here"),
            tr("A new game begins with this position. The game on the board is kept."),
        )
        record = self._button(
            Use.RECORD,
            tr("Open it as a record"),
            tr("To look at it and to move both sides. The game on the board is kept."),
        )
        added = tr("It is {moves} away from the position shown, so it can stand in the record.", moves=self._moves())
        cannot = tr(
            "Only a position that legal moves lead to can stand in the record; this one is not one or two away."
        )
        variation = self._button(
            Use.VARIATION, tr("Add it to the present game as a variation"), added if self.way else cannot
        )
        variation.setEnabled(self.way is not None)
        play.setEnabled(not position.setup().validate())
        self.buttons = {Use.PLAY: play, Use.RECORD: record, Use.VARIATION: variation}
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        box.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(6)
        self.setMinimumWidth(480)
        layout.addWidget(title)
        for button in (play, record, variation):
            layout.addWidget(button)
        layout.addSpacing(6)
        layout.addWidget(box)
        play.setFocus()

    def _button(self, use: Use, words: str, about: str) -> QCommandLinkButton:
        button = QCommandLinkButton(words, about, self)
        button.setIcon(icon(_ICONS[use]))
        button.clicked.connect(lambda _checked=False: self._chosen(use))
        return button

    def _moves(self) -> str:
        return tr("one move") if self.way and len(self.way) == 1 else tr("two moves")

    def _chosen(self, use: Use) -> None:
        self.use = use
        self.accept()


def way_to(game: Game, position: Position) -> tuple[Move, ...] | None:
    """One or two legal moves that lead from the place shown to a position, if there are such."""
    if game.rules is not position.rules:
        return None
    kernel, start, wanted = game.rules.kernel, game.position.state, position.state
    for number, move in enumerate(game.legal_moves()):
        after = kernel.play(start, move)
        if after == wanted:
            return (move,)
        if after.side == wanted.side or number >= MOST_REPLIES:
            continue
        for reply in kernel.legal_moves(after):
            if kernel.play(after, reply) == wanted:
                return move, reply
    return None


__all__ = ["Use", "UseDialog", "way_to"]
