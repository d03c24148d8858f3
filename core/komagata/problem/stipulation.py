"""A problem: a position, what is to be reached from it, and who made it; and how a record holds it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from komagata.errors import NotationError
from komagata.game import Game
from komagata.pieces import Side
from komagata.position import Position
from komagata.problem.proof import MOST_MOVES
from komagata.text import Text, shortened, text

STIPULATION = re.compile(r"(?:mate|win)\s+in\s+(\d{1,3})(\s*,\s*checks\s+only)?|#\s*(\d{1,3})", re.IGNORECASE)
"""`mate in 3`, `mate in 3, checks only`, and `#3` as problemists write it."""

OWN_TAGS = ("Title", "Author", "Source", "Stipulation")
"""Tags of a record that tell of a problem."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A position with a task: the side to move is to win within a number of its own moves."""

    position: Position
    moves: int
    checks_only: bool = False
    """Every move of the winner gives check, as in tsume shogi."""
    title: str = ""
    author: str = ""
    source: str = ""

    def __post_init__(self) -> None:
        if not 1 <= self.moves <= MOST_MOVES:
            raise NotationError(text("a problem asks for a win in 1 to {most} moves", most=MOST_MOVES))

    @property
    def side(self) -> Side:
        """Who is to win."""
        return self.position.side

    @property
    def stipulation(self) -> str:
        """The task as a record holds it."""
        return f"mate in {self.moves}" + (", checks only" if self.checks_only else "")

    @property
    def task(self) -> Text:
        """The task in words that a window can translate."""
        if self.checks_only:
            return text("mate in {moves}, checks only", moves=self.moves)
        return text("mate in {moves}", moves=self.moves)

    def game(self) -> Game:
        """A game that begins with the problem, with what is known of it as tags."""
        game = Game(self.position.rules, self.position)
        told = zip(OWN_TAGS, (self.title, self.author, self.source, self.stipulation), strict=True)
        game.tags |= {name: value for name, value in told if value}
        return game

    @classmethod
    def of(cls, game: Game) -> Problem | None:
        """The problem that a record holds, or None. Raises NotationError for a task that cannot be read."""
        written = game.tags.get("Stipulation")
        if written is None:
            return None
        moves, checks_only = read_stipulation(written)
        title, author, source = (game.tags.get(name, "") for name in OWN_TAGS[:3])
        return cls(game.initial, moves, checks_only, title, author, source)


def read_stipulation(written: str) -> tuple[int, bool]:
    """In how many moves, and whether by checks only. Raises NotationError."""
    found = STIPULATION.fullmatch(written.strip())
    if found is None:
        wrong = shortened(written)
        raise NotationError(
            text("expected a task such as 'mate in 3' or 'mate in 3, checks only', not '{wrong}'", wrong=wrong)
        )
    moves = int(found[1] or found[3])
    if not 1 <= moves <= MOST_MOVES:
        raise NotationError(text("a problem asks for a win in 1 to {most} moves", most=MOST_MOVES))
    return moves, bool(found[2])


__all__ = ["OWN_TAGS", "STIPULATION", "Problem", "read_stipulation"]
