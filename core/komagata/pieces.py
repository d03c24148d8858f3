"""Sides, pieces as a reader sees them, and what a drawing needs to know of one.

Values only: how a piece moves is compiled elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import cast

from komagata.text import Text, text


class Side(IntEnum):
    """Who moves first (upper case, at the bottom) and who second."""

    FIRST = 0
    SECOND = 1

    @property
    def other(self) -> Side:
        return Side(1 - self)


@dataclass(frozen=True, slots=True)
class Symbol:
    """The marks by which one kind of piece is drawn, in every style."""

    kanji: tuple[str, str]
    """The two-character form and the one-character form."""
    glyph: str
    """Name of an outline in `resources/glyphs`, such as `queen` or `camel`."""
    letters: str
    """One or two Latin letters."""


@dataclass(frozen=True, slots=True)
class Look:
    """Everything a drawing of one piece shows, apart from where it stands and which way it points."""

    symbol: Symbol
    size: str
    """Size class, largest to smallest: king, great, major, minor, light, pawn."""
    promoted: bool = False
    was: Symbol | None = None
    """What it was before promotion: the corner glyph."""
    army: Side | None = None
    """The army it started in, where the game tells armies apart (rim colour and pattern), else None."""
    marks: tuple[tuple[int, int, str], ...] = ()
    """Mnemonic: (files, ranks, kind) with ranks forward and kind one of `looks.KINDS`, with `-move` or `-capture`
    behind it if it does only that."""
    shape: str = "wedge"
    """`wedge`, `disc` (xiangqi, draughts)."""
    twin: bool = False
    """It is promoted, and an unpromoted piece of its game moves in the same way."""
    mark: str = ""
    """`left` or `right`: a dot on that side, where two kinds differ in nothing but that."""
    angle: float = 0.0
    """Degrees clockwise by which the piece itself is turned where one back serves for several promotions."""
    stand_ins: tuple[str, ...] = ()
    """Pieces of an ordinary Shogi set that stand for this one; its first piece, its second piece, and so on."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece on the board or in a hand. `str()` is its token in position strings, such as `+n'`."""

    token: str
    side: Side
    """Who controls it."""
    name: str
    """English name of what it is now, such as `Queen`."""
    was: str
    """English name of what it was before promotion, else the empty string."""
    letter: str
    """Upper-case letter of the kind it reverts to."""
    level: int
    """0 unpromoted, 1 or more: which entry of its list of promotions it took."""
    foreign: bool
    """Whether it serves the army it did not start in."""
    royal: bool

    @property
    def promoted(self) -> bool:
        return self.level > 0

    def __str__(self) -> str:
        return self.token


# Other languages name the players by who moves first: White does in most games, Black in Shogi.
_SIDES: dict[tuple[str, int], Text] = {
    ("white", 0): Text("white", comment="moves first"),
    ("black", 0): Text("black", comment="moves first"),
    ("white", 1): Text("white", comment="moves second"),
    ("black", 1): Text("black", comment="moves second"),
    ("south", 0): text("south"),
    ("north", 1): text("north"),
}


def side_text(name: str, side: int) -> Text:
    """The name of a side or team in words that a window can translate."""
    return _SIDES.get((name, side)) or Text("{name}", {"name": name})


class Hand(Mapping[str, int]):
    """The pieces one side may drop: token in upper case (`P`, `P'`) -> how many. `str()` repeats the letters."""

    __slots__ = ("_counts",)

    def __init__(self, counts: Mapping[str, int]) -> None:
        self._counts = {token: count for token, count in counts.items() if count}

    def __getitem__(self, token: str) -> int:
        return self._counts[token]

    def __iter__(self) -> Iterator[str]:
        return iter(self._counts)

    def __len__(self) -> int:
        return len(self._counts)

    def __str__(self) -> str:
        return "".join(token * count for token, count in self._counts.items())

    def __repr__(self) -> str:
        return f"Hand({self._counts!r})"

    def __eq__(self, other: object) -> bool:
        """A hand equals the same counts, and the text that it prints as."""
        if isinstance(other, str):
            return str(self) == other
        if isinstance(other, Mapping):
            return self._counts == dict(cast("Mapping[object, object]", other))
        return NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))


__all__ = ["Hand", "Look", "Piece", "Side", "Symbol", "side_text"]
