"""What a picture of a board shows, as one frozen value; and how it is taken from a position.

Tests, an editor and other programs may build a Scene without any position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Protocol

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


class RulesLike(Protocol):
    """What a drawing asks of a game's rules. `stars`, `river`, `palaces` and `cell` are used where they exist."""

    @property
    def board(self) -> Board: ...
    @property
    def board_style(self) -> str: ...


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
    data: Any = rules
    return Grid(
        rules.board.files,
        rules.board.ranks,
        style or rules.board_style,
        float(getattr(data, "cell", 1.0)),
        tuple(getattr(data, "stars", ())),
        int(getattr(data, "river", 0)),
        tuple(tuple(palace) for palace in getattr(data, "palaces", ())),
    )


def scene(
    position: PositionLike,
    *,
    board_style: str | None = None,
    last_move: Move | Iterable[int] | None = None,
    check: bool | Iterable[int] = True,
    arrows: Iterable[Arrow | tuple[int, int] | tuple[int, int, int]] = (),
    dots: Iterable[int] = (),
    highlights: Mapping[int, int] = MappingProxyType({}),
) -> Scene:
    """The scene of a position. `check` is True for the royals that are in check now, False for none, or squares."""
    board = position.rules.board
    checked = (position.checked() if check else ()) if isinstance(check, bool) else check
    return Scene(
        grid_of(position.rules, board_style),
        tuple(
            Placed(square, look, piece.side)
            for square, piece in position.pieces()
            if (look := position.look(square)) is not None
        ),
        (_held(position, Side.FIRST), _held(position, Side.SECOND)),
        position.side,
        tuple(_inside(_squares(last_move), board)),
        tuple(_inside(checked, board)),
        tuple(arrow if isinstance(arrow, Arrow) else Arrow(*arrow) for arrow in arrows),
        tuple(_inside(dots, board)),
        tuple(highlights.items()),
    )


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


__all__ = ["Arrow", "Grid", "Held", "Placed", "PositionLike", "RulesLike", "Scene", "grid_of", "scene"]
