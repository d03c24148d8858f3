"""What is said over an engine protocol, apart from how each protocol writes it.

`Command`s go to an engine, `Answer`s come from it. Moves and positions are strings here, in the protocol's notation.
"""

from __future__ import annotations

from dataclasses import dataclass

from komagata.protocol.info import Info
from komagata.protocol.options import EngineOption
from komagata.text import Text


@dataclass(frozen=True, slots=True)
class Limits:
    """How long an engine may think. None: not limited so. Pairs are for the first and the second player."""

    depth: int | None = None
    nodes: int | None = None
    mate: int | None = None
    """Look for a forced end in this many moves only."""
    milliseconds: int | None = None
    """Exactly so long (`movetime`)."""
    remaining: tuple[int | None, int | None] = (None, None)
    """Milliseconds left on the clocks."""
    increment: tuple[int, int] = (0, 0)
    """Milliseconds added with each move."""
    byoyomi: int = 0
    """Milliseconds for each move once the main time is used up."""
    moves_to_go: int | None = None
    """Moves until more time is given."""
    infinite: bool = False
    """Until told to stop."""
    ponder: bool = False
    """The opponent has not moved yet."""
    perft: int | None = None
    """Do not think: count the move sequences of this length."""


@dataclass(frozen=True, slots=True)
class Greeting:
    """The GUI names the protocol that it speaks."""

    protocol: str


@dataclass(frozen=True, slots=True)
class AskReady:
    """Answer when all that was said before is done."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """What follows belongs to another game."""


@dataclass(frozen=True, slots=True)
class SetOption:
    """A setting is given a value; a button has none."""

    name: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class SetPosition:
    """The position to think about: `start` is None for the start position of the game."""

    start: str | None
    moves: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Go:
    """Think."""

    limits: Limits


@dataclass(frozen=True, slots=True)
class Stop:
    """Answer now."""


@dataclass(frozen=True, slots=True)
class PonderHit:
    """The opponent has made the expected move: the clock runs from now."""


@dataclass(frozen=True, slots=True)
class GameOver:
    """The game has ended (USI tells how)."""

    result: str = ""


@dataclass(frozen=True, slots=True)
class Show:
    """Print the position (a debugging aid that engines share)."""


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program."""


@dataclass(frozen=True, slots=True)
class Nothing:
    """An empty line, or one that this engine may ignore, such as `debug on`."""


@dataclass(frozen=True, slots=True)
class Malformed:
    """A line that makes no sense, and why."""

    why: Text


Command = (
    Greeting
    | AskReady
    | NewGame
    | SetOption
    | SetPosition
    | Go
    | Stop
    | PonderHit
    | GameOver
    | Show
    | Quit
    | Nothing
    | Malformed
)


@dataclass(frozen=True, slots=True)
class Named:
    """The engine says who it is: `key` is `name` or `author`."""

    key: str
    value: str


@dataclass(frozen=True, slots=True)
class Offered:
    """The engine offers a setting."""

    option: EngineOption


@dataclass(frozen=True, slots=True)
class Greeted:
    """The engine has said all about itself."""


@dataclass(frozen=True, slots=True)
class Ready:
    """The engine has done all it was told."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """A report of the running search."""

    info: Info


@dataclass(frozen=True, slots=True)
class Best:
    """The engine's choice. An empty `move`: there is none; `resign` and `win` are USI's own."""

    move: str
    ponder: str = ""

    @property
    def resigns(self) -> bool:
        return self.move == "resign"

    @property
    def claims_win(self) -> bool:
        return self.move == "win"


@dataclass(frozen=True, slots=True)
class Chatter:
    """Any other line: banners, debug output, perft counts, complaints."""

    line: str


Answer = Named | Offered | Greeted | Ready | Thinking | Best | Chatter


__all__ = [
    "Answer",
    "AskReady",
    "Best",
    "Chatter",
    "Command",
    "GameOver",
    "Go",
    "Greeted",
    "Greeting",
    "Limits",
    "Malformed",
    "Named",
    "NewGame",
    "Nothing",
    "Offered",
    "PonderHit",
    "Quit",
    "Ready",
    "SetOption",
    "SetPosition",
    "Show",
    "Stop",
    "Thinking",
]
