"""What one does with the game in play: begin another one, resign, offer a draw, take back, go on from elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from komagata.errors import KomagataError
from komagata.outcome import Ending
from komagata.pieces import Side
from komagata.variants.catalog import catalog
from komagata_gui.commands.files import Files
from komagata_gui.commands.matches import Matches
from komagata_gui.commands.setups import Setups
from komagata_gui.commands.studios import Studios
from komagata_gui.commands.variants import Variants
from komagata_gui.i18n import current_language, tr
from komagata_gui.panels.status import player_names
from komagata_gui.play.agreement import Agreement
from komagata_gui.play.controller import Controller
from komagata_gui.play.link import BoardLink, refusal
from komagata_gui.play.notation import write_move
from komagata_gui.play.notices import Notice, Tone
from komagata_gui.play.opening import new_game
from komagata_gui.play.scene import Display
from komagata_gui.play.session import Mode
from komagata_gui.settings import NOTATION, Settings
from komagata_gui.window import MainWindow

if TYPE_CHECKING:
    from komagata_gui.match.agreement import MatchAgreement

MOVE_NOW_LEVEL = 5
"""Level of the engine that is asked for a single move in a game between people."""


def turned_for(display: Display, agreement: Agreement) -> Display:
    """With the only person in a game at the bottom; two people turn the board as they like."""
    people = agreement.people
    return replace(display, flipped=people == (Side.SECOND,)) if len(people) == 1 else display


class Games(QObject):
    def __init__(
        self, window: MainWindow, controller: Controller, link: BoardLink, files: Files, settings: Settings
    ) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._session = controller.session
        self._link = link
        self._files = files
        self._settings = settings
        self.studios = Studios(window, settings)
        self.setups = Setups(window, controller, files, settings, self.begin, lambda: link.display)
        self.variants = Variants(window, lambda: link.display, self.begin, self._not_editable)
        self.matches = Matches(window, settings, self.new, files.open, self.studios.open)
        files.elsewhere, files.elsewhere_text = self.matches.open_path, self.matches.open_text

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {
            **self.setups.handlers(),
            "new": self.new,
            "print-studio": self.print_studio,
            "print-game": self.print_game,
            "make-game": lambda: self.variants.make(self._session.rules.id),
            "edit-game": lambda: self.variants.edit(self._session.rules.id),
            "rematch": self.rematch,
            "take-back": self._controller.take_back,
            "offer-draw": self._controller.offer_draw,
            "resign": self._controller.resign,
            "claim-fifty": lambda: self._controller.claim(Ending.FIFTY_MOVES),
            "claim-impasse": lambda: self._controller.claim(Ending.IMPASSE),
            "pause": self._controller.toggle_pause,
            "resume": self._controller.resume,
            "play-on": self.play_on,
            "move-now": self.move_now,
            "accept-draw": self._controller.agree_draw,
            "review": lambda: self._session.set_mode(Mode.REVIEW),
        }

    def new(self) -> None:
        from komagata.multiboard.files import matches
        from komagata_gui.dialogs.new_game import NewGameDialog

        display = self._link.display
        dialog = NewGameDialog(catalog(fresh=True), matches(fresh=True), self._settings, display, self._window)
        dialog.edit_wanted.connect(self.variants.edit, Qt.ConnectionType.QueuedConnection)
        dialog.games.select(self._session.rules.id)
        if dialog.exec():
            if dialog.is_match:
                self.begin_match(dialog.match_agreement())
            else:
                self.begin(dialog.agreement())
        dialog.deleteLater()

    def _not_editable(self, error: KomagataError) -> None:
        self._files.complain(tr("The file of this game cannot be edited"), error)

    def begin_match(self, agreement: MatchAgreement) -> None:
        """Begin a match on two boards, in a window of its own; the game on this board stays."""
        try:
            self.matches.begin(agreement)
        except KomagataError as error:
            self._files.complain(tr("This game cannot be played"), error)

    def print_game(self) -> None:
        """The game on paper."""
        from komagata.sets.booklet.score import Score
        from komagata.sets.job import Looks
        from komagata_gui.studio.gamesheets import GameSheets

        display, notation = self._link.display, self._settings.get(NOTATION)
        looks = Looks(style=display.style, language=current_language())
        how = Score(looks, 0, display.flipped, lambda position, move: write_move(position, move, notation), tr)
        dialog = GameSheets(self._session.game, how, self._settings, self._files.folder(), self._window)
        dialog.exec()
        dialog.deleteLater()

    def print_studio(self) -> None:
        """A piece set of the game on the table."""
        rules = self._session.rules
        self.studios.open(rules.id, rules.options)

    def rematch(self) -> None:
        """The same game from its usual beginning, with the sides exchanged."""
        self.begin(self._session.agreement.turned())

    def begin(self, agreement: Agreement) -> bool:
        """Begin a game; False if the one on the board is to stay, or if the new one cannot be played."""
        try:
            game = new_game(agreement, player_names(agreement))
        except KomagataError as error:
            self._files.complain(tr("This game cannot be played"), error)
            return False
        if not self._files.may_leave():
            return False
        self._files.path = None
        self.turn_board(agreement)
        self._controller.begin(game, agreement)
        return True

    def turn_board(self, agreement: Agreement) -> None:
        """Let the only person in a game sit at the bottom."""
        self._link.set_display(turned_for(self._link.display, agreement))

    def play_on(self) -> None:
        """Go on from the position shown."""
        from komagata_gui.dialogs.play_on import PlayOnDialog

        dialog = PlayOnDialog(self._session.rules, self._session.agreement, self._window)
        if dialog.exec():
            agreement = dialog.agreement()
            self.turn_board(agreement)
            self._controller.play_on(agreement)
        dialog.deleteLater()

    def move_now(self) -> None:
        """Let the engine make the move for whoever is to move, once."""
        session = self._session
        if session.mode is Mode.PLAY and not session.agreement.seat(session.to_move).person:
            session.show(session.live)
            self._controller.proceed()
        else:
            self._controller.help_out(MOVE_NOW_LEVEL)

    def enter(self, written: str) -> bool:
        """Play a move that was typed; the reason is said if it cannot be."""
        session = self._session
        if session.position.side not in self._controller.movers:
            self._controller.noticed.emit(Notice(tr("It is not your turn."), Tone.REFUSAL))
            return False
        try:
            move = session.game.parse(written)
        except KomagataError as error:
            squares = getattr(error, "squares", ())
            words = " ".join(tr(fault.text) for fault in error.faults)
            self._controller.noticed.emit(Notice(words, Tone.REFUSAL, squares))
            return False
        if move not in session.legal_moves():
            self._controller.noticed.emit(refusal(session.game.explain(move)))
            return False
        return self._controller.play(move)


__all__ = ["Games", "turned_for"]
