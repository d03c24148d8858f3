"""A match with its record: every moment of it, what was written about each move, and how the players ended it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from komagata.clock import TimeControl
from komagata.errors import Fault, IllegalMove, KomagataError
from komagata.moves import Move
from komagata.multiboard.match import Match, Turn
from komagata.multiboard.rules import MatchRules
from komagata.outcome import Ending, Outcome
from komagata.pieces import Side
from komagata.text import text
from komagata.tree import Note


@dataclass(frozen=True, slots=True)
class Entry:
    """One move of the record."""

    turn: Turn
    number: int
    """Of the move on its board, as the board's own game counts."""
    note: Note = field(default_factory=Note)


class MatchGame:
    """A match from its beginning to where play stands. `moments[n]` is the match after n moves."""

    def __init__(self, rules: MatchRules, start: str | None = None) -> None:
        self.rules = rules
        self.moments: list[Match] = [Match(rules, start)]
        self.entries: list[Entry] = []
        self.opening = Note()
        """What is written before the first move."""
        self.tags: dict[str, str] = {}
        self.control: TimeControl | None = None
        """The time that every seat has."""
        self.faults: tuple[Fault, ...] = ()
        """What the reader of a record could not make sense of."""
        self.revision = 0
        """Grows with every change."""
        self._ending: Outcome | None = None
        opening = self.moments[0]
        self._offsets = [int(opening.boards[board].side is Side.SECOND) for board in range(len(rules.boards))]

    def __repr__(self) -> str:
        return f"<MatchGame of {self.rules.id}, {len(self.entries)} moves played>"

    @property
    def match(self) -> Match:
        """Where play stands. To be looked at: what changes it are this game's methods."""
        return self.moments[-1]

    @property
    def start(self) -> str:
        return self.moments[0].start

    def outcome(self) -> Outcome | None:
        """How the match has ended, by the rules or by the players, or None."""
        return self.match.outcome() or self._ending

    @property
    def result(self) -> str:
        """`1-0` if the first team won, `0-1`, `1/2-1/2`, or `*` while the match goes on."""
        outcome = self.outcome()
        return "*" if outcome is None else outcome.result

    def to_move(self) -> list[str]:
        """The seats that may move; none in a match that is over."""
        return [] if self.outcome() is not None else self.match.to_move()

    def play(self, seat: str, move: str | Move, *, clock: int | None = None) -> Entry:
        """Make a move of a seat. Raises NotationError, IllegalMove or UnknownName."""
        outcome = self.outcome()
        if outcome is not None:
            raise IllegalMove(text("the match is over: {outcome}", outcome=outcome.text), rule="finished")
        board = self.match.seat(seat).board
        plies = sum(self.match.seat(entry.turn.seat).board == board for entry in self.entries)
        after = self.match.copy().play(seat, move)
        entry = Entry(after.turns[-1], (plies + self._offsets[board]) // 2 + 1, Note(clock=clock))
        self.moments.append(after)
        self.entries.append(entry)
        self.revision += 1
        return entry

    def take_back(self, plies: int = 1) -> int:
        """Take back moves for good; says how many there were."""
        taken = min(plies, len(self.entries))
        if taken or self._ending is not None:
            del self.entries[len(self.entries) - taken :]
            del self.moments[len(self.moments) - taken :]
            self._ending = None
            self.revision += 1
        return taken

    def annotate(self, index: int, note: Note) -> None:
        """Replace what is written about a move; -1 means before the first one."""
        if index < 0:
            self.opening = note
        else:
            self.entries[index] = replace(self.entries[index], note=note)
        self.revision += 1

    def end(self, winner: int | None, reason: Ending) -> None:
        """The players end the match: a team has won, or None for a draw. What the rules say goes before."""
        if self.match.outcome() is None:
            side = None if winner is None else Side(winner)
            self._ending = Outcome(side, reason, self.rules.teams)
            self.revision += 1

    def resign(self, seat: str) -> None:
        """A seat gives up for its team."""
        self.end(1 - self.match.seat(seat).team, Ending.RESIGNATION)

    def time_out(self, seat: str) -> None:
        """A seat has run out of time."""
        self.end(1 - self.match.seat(seat).team, Ending.TIME)

    def agree_draw(self) -> None:
        self.end(None, Ending.AGREEMENT)

    def reopen(self) -> None:
        """Forget how the players had ended it."""
        self._ending = None
        self.revision += 1


def replayed(rules: MatchRules, start: str | None, moves: Sequence[tuple[str, str]]) -> MatchGame:
    """A match with these moves. Raises KomagataError with the number of the first that cannot be played."""
    game = MatchGame(rules, start)
    for number, (seat, move) in enumerate(moves, 1):
        try:
            game.play(seat, move)
        except KomagataError as error:
            why = error.faults[0].text
            raise IllegalMove(
                text("move {number}, {seat} {move}: {why}", number=number, seat=seat, move=move, why=why)
            ) from None
    return game


__all__ = ["Entry", "MatchGame", "replayed"]
