"""A match in play: which seats may move, when engines are asked, what moves do to record and clocks, how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from komagata.engine.quartet import Turns
from komagata.errors import KomagataError
from komagata.moves import Move
from komagata.multiboard.game import MatchGame
from komagata.outcome import Ending
from komagata.pieces import Side
from komagata_gui.i18n import tr
from komagata_gui.match.agreement import MatchAgreement
from komagata_gui.match.clocks import MatchClocks
from komagata_gui.match.session import MatchSession
from komagata_gui.match.thinker import SeatQuestion, SeatThinker
from komagata_gui.play.notices import Notice, Tone

if TYPE_CHECKING:
    from komagata.clock import Clock
    from komagata.engine.seats import Choice
    from komagata.protocol.messages import Limits

PACE = 350
"""Milliseconds that an answer of the engine takes at least, so that one sees what happens."""


class MatchController(QObject):
    noticed = Signal(object)
    """A `Notice` to show, or None to show none."""
    thinking_changed = Signal()

    def __init__(
        self, session: MatchSession, clocks: MatchClocks, thinker: SeatThinker, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.clocks = clocks
        self.thinking = ""
        """The seat that the engine thinks for."""
        self._thinker = thinker
        self._turns = Turns()
        self._number = 0
        self._asked_at = 0
        self._answer: Choice | None = None
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._pace.timeout.connect(self._make_answer)
        thinker.answered.connect(self._answered)
        thinker.failed.connect(self._failed)
        clocks.fell.connect(self._flag_fell)

    @property
    def sitting(self) -> tuple[str, ...]:
        """Engines that wait for their partner."""
        return self._turns.sitting

    # A match begins

    def begin(
        self,
        game: MatchGame,
        agreement: MatchAgreement,
        *,
        playing: bool = True,
        clocks: list[Clock] | None = None,
    ) -> None:
        """Play a match from where it stands, or look at one."""
        self.stop()
        self._turns = Turns()
        self.clocks.set(game.control if playing else None, game.match, clocks)
        self.session.lay(game, agreement, playing=playing)
        self.noticed.emit(None)
        self.proceed()

    def proceed(self) -> None:
        """Ask the engine for whichever of its seats is due."""
        session = self.session
        self.stop()
        if not session.in_play or self.clocks.paused:
            return
        asked = self._next_engine()
        if asked is None:
            return
        seat, may_wait = asked
        self._number += 1
        self._asked_at = self.clocks.now
        self.thinking = seat
        level, partner = session.agreement.seat(seat).level, session.match.seat(seat).partner
        question = SeatQuestion(
            self._number,
            session.match,
            seat,
            level,
            self._limits(seat),
            may_wait,
            session.needs().get(partner, frozenset()),
        )
        self._thinker.ask(question)
        self.thinking_changed.emit()

    def _next_engine(self) -> tuple[str, bool] | None:
        """The seat of an engine that is to be asked next, and whether it may wait."""
        session = self.session
        ready = session.match.to_move()
        people = any(session.agreement.seat(seat).person for seat in ready)
        for _ in ready:
            asked = self._turns.next(session.game)
            if asked is None or (not asked[1] and people):
                return None
            seat, may_wait = asked
            if not session.agreement.seat(seat).person:
                return seat, may_wait
            # A person moves when they like; nobody is asked.
            self._turns.sits(seat)
        return None

    def _limits(self, seat: str) -> Limits | None:
        from komagata.protocol.messages import Limits

        place = self.session.match.seat(seat)
        clock = self.clocks.clock(place.board)
        if clock is None:
            return None
        now = self.clocks.now
        first, second = (clock.face(side, now).main for side in Side)
        control = clock.controls[place.side]
        return Limits(
            remaining=(first, second), increment=(control.increment, control.increment), byoyomi=control.byoyomi
        )

    # What a person does

    def play(self, seat: str, move: Move) -> bool:
        """Make a person's move; False if the rules refuse it, which is then said."""
        if seat not in self.session.movers():
            return False
        return self._play(seat, move)

    def _play(self, seat: str, move: Move) -> bool:
        session = self.session
        thinking = self.thinking
        try:
            session.play(seat, move)
        except KomagataError as error:
            self.noticed.emit(Notice(str(error), Tone.REFUSAL, getattr(error, "squares", ())))
            return False
        session.note_clock(self.clocks.moved(seat, session.match))
        self.noticed.emit(None)
        session.edited()
        if session.outcome is not None:
            self.stop()
            self.clocks.stop()
        elif not thinking or thinking == seat or thinking not in session.match.to_move():
            self.proceed()
        return True

    def plies_to_take_back(self) -> int:
        """How many moves a takeback takes back: to before the last move of a person."""
        session = self.session
        if not session.playing:
            return 0
        for plies, entry in enumerate(reversed(session.game.entries), 1):
            if session.agreement.seat(entry.turn.seat).person:
                return plies
        return 0

    def take_back(self) -> None:
        plies = self.plies_to_take_back()
        if plies:
            self._back(self.session.count - plies)

    def go_on_from_here(self) -> None:
        """Take back everything after the moment shown, and play on."""
        self.session.playing = True
        self._back(self.session.place)

    def _back(self, count: int) -> None:
        self.stop()
        self._turns = Turns()
        self.session.take_back(self.session.count - count)
        self.clocks.go_back(count, self.session.match)
        self.noticed.emit(None)
        self.proceed()

    def people_teams(self) -> list[int]:
        """The teams that have a person."""
        session = self.session
        return sorted({session.match.seat(seat).team for seat in session.agreement.people()})

    def resign(self, team: int) -> None:
        self._end(1 - team, Ending.RESIGNATION)

    def agree_draw(self) -> bool:
        """End it as a draw; engines do not agree to that."""
        if len(self.session.agreement.people()) < len(self.session.match.seats):
            self.noticed.emit(Notice(tr("The engine does not agree to a draw.")))
            return False
        self._end(None, Ending.AGREEMENT)
        return True

    def _end(self, winner: int | None, reason: Ending) -> None:
        self.stop()
        self.clocks.stop()
        self.session.game.end(winner, reason)
        self.noticed.emit(None)
        self.session.edited()

    def pause(self) -> None:
        if self.clocks.paused:
            self.clocks.resume()
            self.proceed()
        else:
            self.stop()
            self.clocks.pause()
        self.session.edited()

    def stop(self) -> None:
        """Let the engine think no more."""
        self._thinker.stop()
        self._pace.stop()
        self._answer = None
        if self.thinking:
            self.thinking = ""
            self.thinking_changed.emit()

    def close(self) -> None:
        self.stop()
        self._thinker.close()

    # What the engine and the clock do

    def _answered(self, number: int, choice: Choice) -> None:
        if number != self._number or not self.thinking:
            return
        self._answer = choice
        self._pace.start(max(0, PACE - (self.clocks.now - self._asked_at)))

    def _make_answer(self) -> None:
        choice, seat, self._answer, self.thinking = self._answer, self.thinking, None, ""
        self.thinking_changed.emit()
        if choice is None or not seat:
            return
        if choice.move is None:
            self._turns.sits(seat)
            self.session.edited()
            self.proceed()
        elif not self._play(seat, choice.move):
            self.proceed()

    def _failed(self, number: int, words: str) -> None:
        if number == self._number:
            self.stop()
            self.noticed.emit(Notice(tr("The engine failed: {reason}", reason=words), Tone.TROUBLE))

    def _flag_fell(self, seat: str) -> None:
        self._end(1 - self.session.match.seat(seat).team, Ending.TIME)


__all__ = ["MatchController"]
