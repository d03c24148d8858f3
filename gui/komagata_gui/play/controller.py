"""A game in play: who is to move, what their moves do to record and clock, and how it ends.

It decides what happens; views only show it. It owns no widgets, and everything that it has to tell it says by signals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from komagata.errors import KomagataError
from komagata.game import Game
from komagata.moves import Move
from komagata.outcome import Ending
from komagata.pieces import Side
from komagata.tree import Node
from komagata_gui.i18n import tr
from komagata_gui.play.agreement import Agreement
from komagata_gui.play.clocks import Ticker
from komagata_gui.play.notices import Notice, Tone
from komagata_gui.play.opponent import Opponent
from komagata_gui.play.players import limits_of
from komagata_gui.play.session import Change, Kind, Mode, Session
from komagata_gui.play.words import side_name

if TYPE_CHECKING:
    from komagata_gui.play.snapshot import Snapshot

GIVES_DRAW = -80
"""The engine agrees to a draw where it counts itself this many hundredths of a Pawn behind."""


class Controller(QObject):
    noticed = Signal(object)
    """A `Notice` to show, or None to show none."""
    draw_offered = Signal(Side)
    """A person at the screen has offered a draw to the person on the other side."""

    def __init__(self, session: Session, ticker: Ticker, opponent: Opponent, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.ticker = ticker
        self.opponent = opponent
        opponent.setParent(self)
        opponent.chosen.connect(self._engine_moves)
        opponent.failed.connect(self._engine_failed)
        ticker.fell.connect(self._flag_fell)
        session.changed.connect(self._session_changed)

    # What is to be known

    @property
    def movers(self) -> frozenset[Side]:
        """The sides for which a person at the screen may move the pieces shown."""
        session = self.session
        if session.mode is Mode.REVIEW:
            return frozenset(Side)
        if session.game.outcome() is not None:
            return frozenset()
        return frozenset(session.agreement.people)

    # A game begins

    def begin(self, game: Game, agreement: Agreement) -> None:
        """Play a game from its present place."""
        self.opponent.forget_game()
        self.ticker.set(game.controls, game.node)
        self.session.lay(game, agreement, Mode.PLAY)
        self.noticed.emit(None)
        self.proceed()

    def review(self, game: Game, agreement: Agreement) -> None:
        """Look at a game."""
        self.opponent.stop()
        self.ticker.set(None, game.node)
        self.session.lay(game, agreement, Mode.REVIEW)
        self.noticed.emit(None)

    def resume_game(self, snapshot: Snapshot) -> None:
        """Go on with a game that was put by. Its clocks stand until somebody moves."""
        self.opponent.stop()
        self.ticker.restore(snapshot.clock, snapshot.live)
        self.session.lay(snapshot.game, snapshot.agreement, snapshot.mode, snapshot.live)
        self.noticed.emit(None)
        self.proceed()

    def proceed(self) -> None:
        """Let whoever is to move think: after a move, a takeback, or when a game was found again."""
        session = self.session
        self.opponent.stop()
        if not session.in_play:
            return
        seat = session.agreement.seat(session.to_move)
        if not seat.person:
            self._ask(seat.level)

    def help_out(self, level: int) -> None:
        """Let the engine make one move for a person, where play stands."""
        session = self.session
        self.opponent.stop()
        if session.in_play:
            session.show(session.live)
            self._ask(level)

    def _ask(self, level: int) -> None:
        session = self.session
        limits = limits_of(self.ticker.clock, session.to_move, self.ticker.now)
        self.opponent.ask(session.task(), level, limits)

    # What a person does

    def play(self, move: Move) -> bool:
        """Make a person's move at the place shown; False if the rules refuse it, which is then said."""
        session = self.session
        mover, branch = session.position.side, not session.at_live
        if session.mode is Mode.PLAY and mover not in self.movers:
            return False
        try:
            node = session.play(move)
        except KomagataError as error:
            self.noticed.emit(Notice(str(error), Tone.REFUSAL, getattr(error, "squares", ())))
            return False
        self.noticed.emit(None)
        if session.mode is Mode.PLAY:
            if branch and node.parent is not None:
                self.ticker.go_back(node.parent, mover)
            self.ticker.resume()
            self._moved(mover, node)
        return True

    def add_line(self, moves: tuple[Move, ...]) -> bool:
        """Add a variation to the record and show where it leads."""
        self.session.add_line(moves)
        self.noticed.emit(None)
        return True

    def take_back(self) -> None:
        """Take back the last move of a person, and the engine's answer to it."""
        session = self.session
        plies = self.plies_to_take_back()
        if not plies:
            return
        self.opponent.stop()
        session.take_back(plies)
        self.ticker.go_back(session.live, session.to_move)
        self.noticed.emit(None)
        self.proceed()

    def plies_to_take_back(self) -> int:
        """How many moves a takeback takes back; 0: there is nothing to take back."""
        session = self.session
        people = session.agreement.people
        if session.mode is not Mode.PLAY or not people:
            return 0
        plies, node = 0, session.live
        while node.parent is not None:
            plies, node = plies + 1, node.parent
            if node.position.side in people:
                return plies
        return 0

    def resign(self) -> None:
        """The person to move resigns; where the engine is to move, the person against it."""
        side = self.speaker()
        if side is not None:
            self._end(Ending.RESIGNATION, side.other)

    def offer_draw(self) -> None:
        side = self.speaker()
        if side is None:
            return
        if self.session.agreement.seat(side.other).person:
            self.draw_offered.emit(side)
        elif self.opponent.score is not None and self.opponent.score <= GIVES_DRAW:
            self.agree_draw()
        else:
            self.noticed.emit(Notice(tr("{side} declines the draw.", side=side_name(self.session.rules, side.other))))

    def agree_draw(self) -> None:
        if self.session.in_play:
            self._end(Ending.AGREEMENT, None)

    def claim(self, ending: Ending) -> None:
        """The person to move claims what the rules let claim."""
        session = self.session
        if session.in_play and session.to_move in session.agreement.people:
            session.show(session.live)
            if ending in session.game.claims():
                self._end(ending, session.to_move if ending is Ending.IMPASSE else None)

    def speaker(self) -> Side | None:
        """The person who resigns or offers a draw: the one to move, else the only one there is."""
        session = self.session
        people = session.agreement.people
        if not session.in_play or not people:
            return None
        return session.to_move if session.to_move in people else people[0]

    def play_on(self, agreement: Agreement) -> None:
        """Go on with the game from the place shown."""
        session = self.session
        self.opponent.stop()
        clocks_stay = agreement.time == session.agreement.time and self.ticker.clock is not None
        session.play_on(agreement)
        if clocks_stay:
            self.ticker.go_back(session.live, session.to_move)
        else:
            self.ticker.set(session.game.controls, session.live)
        self.noticed.emit(None)
        self.proceed()

    @property
    def paused(self) -> bool:
        """Whether clocks and engine stand though somebody is to move."""
        session, clock = self.session, self.ticker.clock
        if not session.in_play:
            return False
        if clock is not None and clock.turn is not None and not clock.running:
            return True
        return not session.agreement.seat(session.to_move).person and not self.opponent.thinking

    def toggle_pause(self) -> None:
        if self.paused:
            self.resume()
        elif self.session.in_play:
            self.opponent.stop()
            self.ticker.pause()

    def resume(self) -> None:
        """Let clocks and engine go on."""
        self.ticker.resume()
        self.proceed()

    def close(self) -> None:
        """Stop everything that runs."""
        self.opponent.close()

    # What the engine does

    def _engine_moves(self, move: Move) -> None:
        session = self.session
        if not session.in_play:
            return
        mover = session.to_move
        try:
            node = session.extend(move)
        except KomagataError as error:
            self._engine_failed(str(error))
            return
        self.noticed.emit(None)
        self._moved(mover, node)

    def _engine_failed(self, reason: str) -> None:
        words = tr("The engine failed: {reason} Take back a move, or let it try again with “Go on”.", reason=reason)
        self.noticed.emit(Notice(words, Tone.TROUBLE))

    # How things go on

    def _moved(self, mover: Side, node: Node) -> None:
        """A move of the game was made: press the clock, look for the end, let the other side move."""
        session = self.session
        left = self.ticker.press(mover, node)
        if left is not None:
            session.note_clock(node, left)
        if session.outcome is not None:
            self.ticker.stop()
            session.edited()
        elif session.in_play:
            self.proceed()

    def _flag_fell(self, side: Side) -> None:
        if self.session.in_play:
            self._end(Ending.TIME, side.other)

    def _end(self, reason: Ending, winner: Side | None) -> None:
        self.opponent.stop()
        self.ticker.stop()
        self.session.end(winner, reason)
        self.noticed.emit(None)

    def _session_changed(self, change: Change) -> None:
        if change.kind is Kind.PLACE:
            self.noticed.emit(None)


__all__ = ["Controller"]
