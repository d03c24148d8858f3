"""The match on the table, and the moment of it that is shown. It knows neither engines nor clocks nor files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from komagata.moves import Move
from komagata.multiboard.game import Entry, MatchGame
from komagata.multiboard.match import Match
from komagata.outcome import Outcome
from komagata_gui.match.agreement import MatchAgreement


class MatchSession(QObject):
    changed = Signal()
    """Anything of the match, or the moment shown, is another one."""

    def __init__(self, game: MatchGame, agreement: MatchAgreement, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.agreement = agreement
        self.playing = True
        """It is played; else a record is looked at."""
        self._shown: int | None = None
        self._saved = game.revision
        self._needs: dict[str, frozenset[int]] = {}

    # What there is

    @property
    def match(self) -> Match:
        """Where play stands."""
        return self.game.match

    @property
    def count(self) -> int:
        return len(self.game.entries)

    @property
    def place(self) -> int:
        """After how many moves the moment shown is."""
        return self.count if self._shown is None else self._shown

    @property
    def moment(self) -> Match:
        """The moment that is shown."""
        return self.game.moments[self.place]

    @property
    def at_live(self) -> bool:
        return self._shown is None

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome()

    @property
    def in_play(self) -> bool:
        return self.playing and self.outcome is None

    @property
    def modified(self) -> bool:
        return self.game.revision != self._saved

    @property
    def last(self) -> Entry | None:
        """The move that led to the moment shown."""
        return self.game.entries[self.place - 1] if self.place else None

    def last_on(self, board: int) -> Move | None:
        """The last move on a board before the moment shown."""
        for entry in reversed(self.game.entries[: self.place]):
            if self.match.seat(entry.turn.seat).board == board:
                return entry.turn.move
        return None

    def movers(self) -> list[str]:
        """The seats that a person at the screen may move now."""
        if not (self.in_play and self.at_live):
            return []
        return [seat for seat in self.match.to_move() if self.agreement.seat(seat).person]

    def needs(self) -> Mapping[str, frozenset[int]]:
        """Seat -> hand slots that it needs: what it has asked for, and what would save it."""
        found = dict(self._needs)
        match = self.moment
        for seat in match.seats if match.outcome() is None else ():
            saving = match.needs(seat)
            if saving:
                tokens = match.position(seat).rules.compiled.slot_tokens
                found[seat] = found.get(seat, frozenset()) | {tokens.index(token) for token in saving}
        return {seat: slots for seat, slots in found.items() if slots}

    # Changes

    def lay(self, game: MatchGame, agreement: MatchAgreement, *, playing: bool = True) -> None:
        """Put another match on the table."""
        self.game, self.agreement, self.playing = game, agreement, playing
        self._shown, self._saved, self._needs = None, game.revision, {}
        self.changed.emit()

    def play(self, seat: str, move: Move, clock: int | None = None) -> Entry:
        """Make a move where play stands. Raises IllegalMove."""
        entry = self.game.play(seat, move, clock=clock)
        # What has come need not be asked for any more.
        for gift in entry.turn.handovers:
            tokens = self.match.position(gift.seat).rules.compiled.slot_tokens
            self._needs[gift.seat] = self._needs.get(gift.seat, frozenset()) - {tokens.index(gift.token)}
        return entry

    def note_clock(self, clock: int | None) -> None:
        """Write down what was left to whoever moved last."""
        if clock is not None and self.count:
            self.game.annotate(self.count - 1, replace(self.game.entries[-1].note, clock=clock))

    def show(self, place: int) -> None:
        """Show the moment after so many moves."""
        place = max(0, min(place, self.count))
        wanted = None if place == self.count else place
        if wanted != self._shown:
            self._shown = wanted
            self.changed.emit()

    def take_back(self, plies: int) -> None:
        self._shown = None
        self.game.take_back(plies)
        self.changed.emit()

    def toggle_need(self, seat: str, slot: int) -> None:
        """Ask for a piece, or no more."""
        self._needs[seat] = self._needs.get(seat, frozenset()) ^ {slot}
        self.changed.emit()

    def edited(self) -> None:
        self.changed.emit()

    def mark_saved(self) -> None:
        self._saved = self.game.revision
        self.changed.emit()


__all__ = ["MatchSession"]
