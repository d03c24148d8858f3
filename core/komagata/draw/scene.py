"""What a picture of a board shows, as one frozen value; and how it is taken from a position.

Tests, an editor and other programs may build a Scene without any position.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Protocol

from komagata.geometry import Board
from komagata.moves import Move
from komagata.pieces import Look, Piece, Side


@dataclass(frozen=True, slots=True)
class Grid:
    """The board itself: its shape and what is printed on it."""

    files: int
    ranks: int
    style: str = "chequered"
    """`lined`, `chequered` or `points` (pieces stand on the crossings)."""
    cell: float = 1.0
    """Height of a square over its width."""
    stars: tuple[int, ...] = ()
    """Squares at whose upper right corner (as the first player sees it) a dot is printed."""
    river: int = 0
    """Number of the rank above which a river flows, counted from 1; 0 for none."""
    palaces: tuple[tuple[int, int], ...] = ()
    """Two opposite corner squares of every palace."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece on its square."""

    square: int
    look: Look
    side: Side


@dataclass(frozen=True, slots=True)
class Held:
    """One kind of piece in a hand."""

    look: Look
    count: int


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow between two squares, or a circle round one if `origin` is `target`."""

    origin: int
    target: int
    colour: int = 0
    """Which of the theme's four arrow colours, 0 to 3; each has its own line pattern too."""


@dataclass(frozen=True, slots=True)
class Influence:
    """What attacks one square."""

    square: int
    own: int
    """How many pieces of the side that is looked at; 0 if that is not shown."""
    enemy: int
    """How many of the other side; 0 if that is not shown."""
    hangs: bool = False
    """The piece there is attacked and not protected."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything a picture of a board shows."""

    grid: Grid
    pieces: tuple[Placed, ...] = ()
    hands: tuple[tuple[Held, ...], tuple[Held, ...]] = ((), ())
    """The first and the second player's."""
    side: Side | None = None
    """Whose turn is marked."""
    last: tuple[int, ...] = ()
    """Squares of the last move: origin first, target last. A drop has its target only."""
    check: tuple[int, ...] = ()
    """Squares of royals in check."""
    arrows: tuple[Arrow, ...] = ()
    dots: tuple[int, ...] = ()
    """Squares marked as reachable."""
    highlights: tuple[tuple[int, int], ...] = ()
    """(square, which of the four arrow colours): tinted squares."""
    influence: tuple[Influence, ...] = ()
    """Squares that are attacked, where that is shown."""
    coordinates: str = ""
    """Style of coordinates that the game has by itself; empty: those that go with the board's style."""


class BoardLike(Protocol):
    """What a game says of its board."""

    @property
    def style(self) -> str: ...
    @property
    def cell(self) -> float: ...
    @property
    def stars(self) -> Sequence[str]: ...
    @property
    def river(self) -> int: ...
    @property
    def palaces(self) -> Sequence[str]: ...


class NotationLike(Protocol):
    """What a game says of its coordinates."""

    @property
    def coordinates(self) -> str: ...


class VariantLike(Protocol):
    """The part of a variant file that a drawing reads."""

    @property
    def board(self) -> BoardLike: ...
    @property
    def notation(self) -> NotationLike: ...


class RulesLike(Protocol):
    """What a drawing asks of a game's rules."""

    @property
    def board(self) -> Board: ...
    @property
    def variant(self) -> VariantLike: ...


class PositionLike(Protocol):
    """What a drawing asks of a position."""

    @property
    def rules(self) -> RulesLike: ...
    @property
    def side(self) -> Side: ...
    @property
    def hands(self) -> Sequence[Mapping[str, int]]: ...
    def pieces(self) -> Iterable[tuple[int, Piece]]: ...
    def look(self, square: int, /) -> Look | None: ...
    def hand_look(self, side: Side, token: str, /) -> Look: ...
    def checked(self) -> Iterable[int]: ...


def grid_of(rules: RulesLike, style: str | None = None) -> Grid:
    """The board of a game; `style` replaces the game's own."""
    board, part = rules.board, rules.variant.board
    stars = (board.parse(name) for name in part.stars)
    corners = (_CORNERS.fullmatch(palace) for palace in part.palaces)
    palaces = ((board.parse(found[1]), board.parse(found[2])) for found in corners if found)
    return Grid(
        board.files,
        board.ranks,
        style or part.style,
        part.cell,
        tuple(star for star in stars if star is not None),
        part.river,
        tuple((one, other) for one, other in palaces if one is not None and other is not None),
    )


# Two squares: `d1f3`.
_CORNERS = re.compile("([a-z][0-9]+)([a-z][0-9]+)")


def scene(
    position: PositionLike,
    *,
    board_style: str | None = None,
    last_move: Move | Iterable[int] | None = None,
    check: bool | Iterable[int] = True,
    arrows: Iterable[Arrow | tuple[int, int] | tuple[int, int, int]] = (),
    dots: Iterable[int] = (),
    highlights: Mapping[int, int] = MappingProxyType({}),
    influence: Iterable[Influence] = (),
) -> Scene:
    """The scene of a position. `check` is True for the royals that are in check now, False for none, or squares;
    `influence` is what `draw.influence` finds."""
    board = position.rules.board
    checked = (position.checked() if check else ()) if isinstance(check, bool) else check
    return Scene(
        grid_of(position.rules, board_style),
        tuple(_placed(position)),
        (_held(position, Side.FIRST), _held(position, Side.SECOND)),
        position.side,
        tuple(_inside(_squares(last_move), board)),
        tuple(_inside(checked, board)),
        tuple(arrow if isinstance(arrow, Arrow) else Arrow(*arrow) for arrow in arrows),
        tuple(_inside(dots, board)),
        tuple(highlights.items()),
        tuple(influence),
        position.rules.variant.notation.coordinates,
    )


def _placed(position: PositionLike) -> Iterator[Placed]:
    for square, piece in position.pieces():
        look = position.look(square)
        if look is not None:
            yield Placed(square, look, piece.side)


def _held(position: PositionLike, side: Side) -> tuple[Held, ...]:
    hand = position.hands[side]
    return tuple(Held(position.hand_look(side, token), count) for token, count in hand.items())


def _squares(move: Move | Iterable[int] | None) -> Iterator[int]:
    if move is None:
        return
    if isinstance(move, Move):
        yield from (move.origin, *move.via, move.target)
    else:
        yield from move


def _inside(squares: Iterable[int], board: Board) -> Iterator[int]:
    return (square for square in squares if 0 <= square < board.squares)


__all__ = [
    "Arrow",
    "BoardLike",
    "Grid",
    "Held",
    "Influence",
    "NotationLike",
    "Placed",
    "PositionLike",
    "RulesLike",
    "Scene",
    "VariantLike",
    "grid_of",
    "scene",
]
