"""Everything a board view shows, as frozen values that are handed to it.

The view derives nothing from them by rules: it is told where pieces may go, what the last move was and who may act.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from komagata.geometry import Board
from komagata.pieces import Look, Side


@dataclass(frozen=True, slots=True)
class Spot:
    """A place a piece can be at: a square, or a slot of a hand."""

    square: int = -1
    """Number of a square of `geometry.Board`, -1 for a place in a hand."""
    side: Side = Side.FIRST
    """Whose hand, if it is a place in a hand."""
    slot: int = -1
    """Hand slot, -1 for a square."""

    @property
    def on_board(self) -> bool:
        return self.square >= 0


@dataclass(frozen=True, slots=True)
class Grid:
    """The board itself: its shape and what is printed on it."""

    files: int = 8
    ranks: int = 8
    style: str = "chequered"
    """`chequered`, `lined`, or `points` (pieces stand on the crossings)."""
    cell: float = 1.0
    """Height of a square over its width."""
    stars: tuple[int, ...] = ()
    """Squares at whose upper right corner (as the first player sees it) a dot is printed."""
    river: int = 0
    """Number of the rank above which a river flows, counted from 1; 0 for none."""
    palaces: tuple[tuple[int, int], ...] = ()
    """Two opposite corner squares of every palace."""

    @property
    def board(self) -> Board:
        return Board(self.files, self.ranks)


@dataclass(frozen=True, slots=True)
class PieceView:
    """A piece as it stands on the board."""

    look: Look
    side: Side
    """Who controls it: it points away from that player."""
    name: str = ""
    """What to call it, in the user's language: read out, and said in the tooltip."""
    tip: str = ""
    """Tooltip; `name` if empty."""


@dataclass(frozen=True, slots=True)
class HandSlot:
    """One kind of piece in a hand, also if there is none of it."""

    slot: int
    look: Look
    count: int
    name: str = ""
    tip: str = ""


class MarkKind(StrEnum):
    """Why a square is marked. Each kind has a colour and a pattern of its own."""

    GUILTY = "guilty"
    """It is a reason why a move was refused."""
    CAPTURE = "capture"
    """A piece on it would be taken by the move that is being made."""
    PLANNED = "planned"
    """A move that waits for its turn goes from or to it."""
    HINT = "hint"
    """The program suggests it."""


@dataclass(frozen=True, slots=True)
class Mark:
    square: int
    kind: MarkKind


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow between two squares, or a circle round one (`origin` equal to `target`)."""

    origin: int
    target: int
    brush: str = "green"
    """`green`, `red`, `blue` or `yellow`: each differs in its stroke as well as in its colour."""
    slot: int = -1
    """For an arrow that starts in a hand: its slot, with `origin` -1, of the hand of `side`."""
    side: Side = Side.FIRST


@dataclass(frozen=True, slots=True)
class LastMove:
    """What the last move touched."""

    squares: tuple[int, ...] = ()
    """Squares in the order of the move: origin, squares passed, target. A drop has its target only."""
    slot: int = -1
    """The hand slot that a drop came from, of `side`."""
    side: Side = Side.FIRST


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to go on at a square, offered there."""

    value: int
    """What `promotion_chosen` answers: the number of the promotion, 0 for none."""
    look: Look
    name: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """Choices offered at a square, for a move whose piece is already there."""

    spot: Spot
    """Where the piece comes from."""
    square: int
    """Where it goes, and where the choices appear."""
    side: Side
    choices: tuple[Choice, ...]
    """Shown in this order, whichever way the board is turned."""
    preferred: int = 0
    """Index of the choice that appears on the square itself, under the pointer."""


@dataclass(frozen=True, slots=True)
class Continuation:
    """How a move of several legs may go on after the squares entered so far."""

    path: tuple[int, ...]
    """Squares entered so far, origin first; the piece is shown on the last one."""
    targets: frozenset[int] = frozenset()
    """Squares of the next leg."""
    onward: frozenset[int] = frozenset()
    """Those of `targets` after which the move may go on still."""
    may_end: bool = False
    """The move may end where the piece is."""
    captures: frozenset[int] = frozenset()
    """Squares whose pieces the legs so far have taken."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What a move that is only thought of would do: shown while the pointer rests on its target."""

    path: tuple[int, ...] = ()
    """Squares from the origin to the target; drawn as a numbered line."""
    captures: frozenset[int] = frozenset()
    """Squares whose pieces the whole turn would take."""


_NOWHERE: Mapping[int, frozenset[int]] = {}


@dataclass(frozen=True, slots=True)
class BoardState:
    """One scene of the board view."""

    grid: Grid = field(default_factory=Grid)
    pieces: Mapping[int, PieceView] = field(default_factory=dict)
    """Square -> piece."""
    hands: tuple[tuple[HandSlot, ...], tuple[HandSlot, ...]] = ((), ())
    """Slots of the first and of the second player's hand; no slots at all: the game has no hands."""
    hands_at: str = ""
    """Empty: each hand at its player's right; `left` or `right`: both on that side of the board."""
    turn: Side = Side.FIRST
    interactive: frozenset[Side] = frozenset()
    """Sides whose pieces can be picked up."""
    destinations: Mapping[int, frozenset[int]] = field(default_factory=lambda: _NOWHERE)
    """Origin -> squares the piece on it may go to, the first leg of a longer move included. An origin that is among
    its own targets may pass: a double click does it."""
    onward: Mapping[int, frozenset[int]] = field(default_factory=lambda: _NOWHERE)
    """Origin -> those of its destinations after which the move may go on."""
    drops: Mapping[int, frozenset[int]] = field(default_factory=lambda: _NOWHERE)
    """Hand slot of the side to move -> squares where a piece of it may be dropped."""
    last_move: LastMove = field(default_factory=LastMove)
    checks: frozenset[int] = frozenset()
    """Squares of royal pieces under attack."""
    marks: tuple[Mark, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    """Arrows and circles of the program; those that the user draws belong to the view."""
    flipped: bool = False
    """The second player sits at the bottom."""
    coordinates: str = "algebraic"
    """`algebraic`, `usi`, `japanese`, `numeric`, `zodiac` or `none`."""
    style: str = "kanji"
    """Piece style of `komagata.faces`."""
    theme: str = "auto"
    """Name of a theme of `komagata.faces`; `auto` chooses one that suits the window, light or dark."""
    show_targets: bool = True
    """Show where a selected piece may go."""

    def piece_at(self, spot: Spot) -> PieceView | None:
        """The piece that can be picked up at a place: one on the board, or the top one of a slot."""
        if spot.on_board:
            return self.pieces.get(spot.square)
        for slot in self.hands[spot.side]:
            if slot.slot == spot.slot and slot.count:
                return PieceView(slot.look, spot.side, slot.name, slot.tip)
        return None

    def targets(self, spot: Spot) -> frozenset[int]:
        """Where the piece at a place may go."""
        if spot.on_board:
            return self.destinations.get(spot.square, frozenset())
        return self.drops.get(spot.slot, frozenset()) if spot.side is self.turn else frozenset()

    def points_up(self, side: Side) -> bool:
        """Whether pieces of `side` point to the top of the screen."""
        return (side is Side.FIRST) != self.flipped


__all__ = [
    "Arrow",
    "BoardState",
    "Choice",
    "Continuation",
    "Grid",
    "HandSlot",
    "LastMove",
    "Mark",
    "MarkKind",
    "PieceView",
    "Preview",
    "Question",
    "Spot",
]
