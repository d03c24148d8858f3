"""What lenient readers share: a list of faults that does not grow without end, and a game that grows move by move."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from komagata.errors import Fault, KomagataError, NotationError
from komagata.game import Game
from komagata.moves import Move
from komagata.outcome import Ending
from komagata.pieces import Side
from komagata.records.tables import Who, japanese
from komagata.text import Text, text
from komagata.tree import Node

MOST_CHARACTERS = 20_000_000
"""A longer text is no record of a game."""
MOST_MOVES = 200_000
"""In all variations together."""
MOST_FAULTS = 100
"""More are not listed one by one."""


class Faults:
    """What could not be read."""

    def __init__(self) -> None:
        self._found: list[Fault] = []
        self._left = 0

    def add(self, what: Text, line: int | None = None, column: int | None = None) -> None:
        if len(self._found) < MOST_FAULTS:
            self._found.append(Fault(what, "", line, column))
        else:
            self._left += 1

    def add_all(self, error: KomagataError, line: int | None = None) -> None:
        """The faults of an error, on one line of the record."""
        for fault in error.faults:
            self.add(fault.text, line, fault.column)

    def all(self) -> tuple[Fault, ...]:
        more = [Fault(text("{count} more faults", count=self._left))] if self._left else []
        return (*self._found, *more)


def check_length(source: str) -> None:
    """Refuse what is too long to be a record."""
    if len(source) > MOST_CHARACTERS:
        raise NotationError(
            text("a record has at most {most} characters", most=MOST_CHARACTERS), offset=MOST_CHARACTERS
        )


def cut(written: str) -> str:
    """Not more of a text than a fault has room for, on one line."""
    plain = " ".join(written.split())
    return plain if len(plain) <= 40 else plain[:39] + "…"


class Grower:
    """Plays the moves of a record. A move that cannot be played ends its line: what follows in it is left out."""

    def __init__(self, game: Game, faults: Faults) -> None:
        self.game = game
        self.faults = faults
        self.broken = False
        self._path: list[Node] = [game.root]
        """The line that is read, from the root on."""
        self._main: list[Node] = []
        """The first line read, once there is another."""
        self._moves = 0
        self._steps = 0

    @property
    def node(self) -> Node:
        return self.game.node

    @property
    def ply(self) -> int:
        return self.node.ply

    @property
    def last(self) -> int | None:
        """The square to which the last move went."""
        return None if self.node.move is None else self.node.move.target

    def play(self, found: Iterable[Move], written: str, line: int | None, column: int | None = None) -> bool:
        """Play the one move that a text may mean; none or several break the line."""
        moves = list(found)
        if len(moves) == 1 and self._moves < MOST_MOVES:
            self._moves += 1
            node = self.game.play(moves[0], beyond_end=True)
            self._path.append(node)
            return True
        self.broken = True
        if self._moves >= MOST_MOVES:
            what = text("a record has at most {most} moves; the rest is left out", most=MOST_MOVES)
        elif moves:
            choices = ", ".join(self.game.position.uci(move) for move in moves[:8])
            what = text("'{word}' may mean {choices}", word=cut(written), choices=choices)
        else:
            what = text("the move {move} cannot be played here; the rest of its line is left out", move=cut(written))
        self.faults.add(what, line, column)
        return False

    def word(self, written: str, line: int | None, column: int | None = None) -> bool:
        """Play a move in any notation of the rules library."""
        try:
            return self.play([self.game.parse(written)], written, line, column)
        except KomagataError as error:
            self.broken = True
            why = error.faults[0].text
            told = text("the move {move} cannot be played: {why}", move=cut(written), why=why)
            self.faults.add(told, line, column)
            return False

    def comment(self, words: str) -> None:
        """One more line of what is said about the last move, or about the game before the first one."""
        note = self.node.note
        more = f"{note.comment}\n{words}" if note.comment else words
        self.game.annotate(self.node, replace(note, comment=more))

    def spent(self, milliseconds: int) -> None:
        """The time that the last move took."""
        self.game.annotate(self.node, replace(self.node.note, spent=milliseconds))

    def branch(self, ply: int, line: int | None) -> bool:
        """Go back to before move number `ply` of the line read last or, if that is not so long, of the main line:
        variations stand from the last to the first (Kifu-for-JS#16, tsumemi#3)."""
        self.broken = False
        if not self._main:
            self._main = self._path.copy()
        if ply > len(self._path) and ply <= len(self._main):
            self._path = self._main[:ply]
            self._steps += ply
        if 0 < ply <= len(self._path) and self._steps <= MOST_STEPS:
            del self._path[ply:]
            self.game.go(self._path[-1])
            return True
        self.broken = True
        self.faults.add(text("there is no move {number} that this variation could branch off at", number=ply), line)
        return False

    def done(self) -> Game:
        """The game, at the end of its main line."""
        game = self.game
        game.to_start()
        game.to_end()
        game.faults = self.faults.all()
        game.revision = 0
        return game


MOST_STEPS = 5_000_000
"""Going from a variation back into the main line costs its length; a record that does so without end is cut short."""


def end_game(game: Game, family: str, word: str) -> bool:
    """End a game by the word of a format for it; False if the word is not known."""
    known = japanese().endings[family].get(word)
    if known is None:
        return False
    reason, who = known
    game.to_start()
    game.to_end()
    if reason:
        game.end(winner_of(game, who), Ending(reason))
    return True


def winner_of(game: Game, who: Who) -> Side | None:
    """The side that is meant, at the end of the main line."""
    side = game.root.last().position.side
    return {"mover": side, "other": side.other, "none": None}[who]


def ending_word(game: Game, family: str) -> tuple[str, bool]:
    """The word of a format for how a game ended, and whether it says all of it; empty while the game goes on."""
    final = game.final
    if final is None:
        return "", True
    words = japanese().endings[family]
    side = game.root.last().position.side
    who: Who = "none" if final.winner is None else "mover" if final.winner == side else "other"
    for reason in (final.reason.value, _NEAREST.get(final.reason, "")):
        for word, known in words.items():
            if reason and known == (reason, who):
                return word, reason == final.reason.value
    for reason in ("resignation", "illegal move", "agreement"):
        for word, known in words.items():
            if known == (reason, who):
                return word, False
    return "", False


_NEAREST = {
    Ending.PERPETUAL_CHECK: "illegal move",
    Ending.PERPETUAL_ATTACK: "illegal move",
    Ending.PERPETUAL_CHASE: "illegal move",
    Ending.STALEMATE: "checkmate",
    Ending.NO_LEGAL_MOVE: "checkmate",
    Ending.FIFTY_MOVES: "agreement",
    Ending.BARE_ROYALS: "agreement",
}


__all__ = [
    "MOST_CHARACTERS",
    "MOST_FAULTS",
    "MOST_MOVES",
    "Faults",
    "Grower",
    "check_length",
    "cut",
    "end_game",
    "ending_word",
    "winner_of",
]
