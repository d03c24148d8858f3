"""A position of a game as the board shows it. Pure: positions and moves in, a `BoardState` out."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from komagata.geometry import Board
from komagata.moves import Move
from komagata.pieces import Side
from komagata.position import Position, Rules
from komagata_gui.board.state import BoardState, Choice, Grid, HandSlot, LastMove, Mark, PieceView
from komagata_gui.play.legs import Offers, path_of
from komagata_gui.play.words import piece_name, piece_words


@dataclass(frozen=True, slots=True)
class Display:
    """How the user wants boards to be shown."""

    style: str = "kanji"
    theme: str = "wood"
    coordinates: str = "auto"
    """A style of coordinates, or `auto` for what is usual for the game."""
    show_targets: bool = True
    flipped: bool = False


@dataclass(frozen=True, slots=True)
class Situation:
    """What is to be seen of a position beside the pieces."""

    last: Move | None = None
    """The move that led to it, of the side that is not to move."""
    offers: Offers | None = None
    """Where the side to move may go; None: nothing can be moved."""
    interactive: frozenset[Side] = field(default_factory=frozenset)
    marks: tuple[Mark, ...] = ()


def make_scene(position: Position, display: Display, situation: Situation = Situation()) -> BoardState:
    """The scene of a position."""
    rules, offers = position.rules, situation.offers
    coordinates = rules.variant.notation.coordinates if display.coordinates == "auto" else display.coordinates
    return BoardState(
        grid=grid(rules),
        pieces=_pieces(position),
        hands=(_hand(position, Side.FIRST), _hand(position, Side.SECOND)),
        turn=position.side,
        interactive=situation.interactive,
        destinations=offers.destinations if offers else {},
        onward=offers.onward if offers else {},
        drops=offers.drops if offers else {},
        last_move=last_move(situation.last, position.side.other),
        checks=frozenset(position.checked()),
        marks=situation.marks,
        flipped=display.flipped,
        coordinates=coordinates,
        style=display.style,
        theme=display.theme,
        show_targets=display.show_targets,
    )


def last_move(move: Move | None, side: Side) -> LastMove:
    """What a move of `side` touched."""
    if move is None:
        return LastMove()
    if move.is_drop:
        return LastMove((move.target,), move.slot, side)
    return LastMove(path_of(move), side=side)


def form_choices(position: Position, moves: tuple[Move, ...]) -> tuple[Choice, ...]:
    """The forms that a piece may take at the end of a move, for moves that differ in nothing else."""
    rules = position.rules
    row = rules.tables.codes[position.state.board[moves[0].origin]]
    assert row is not None
    found = []
    for move in moves:
        code = row.promotions[move.promotion - 1] if move.promotion else position.state.board[move.origin]
        found.append(Choice(move.promotion, rules.look(code), piece_name(rules, code)))
    return tuple(found)


@lru_cache(maxsize=64)
def grid(rules: Rules) -> Grid:
    """The empty board of a game."""
    part = rules.variant.board
    board = Board(part.files, part.ranks)
    return Grid(
        part.files,
        part.ranks,
        part.style,
        part.cell,
        stars=tuple(square for name in part.stars if (square := board.parse(name)) is not None),
        river=part.river,
        palaces=tuple(corners for words in part.palaces if (corners := _corners(board, words))),
    )


def _corners(board: Board, words: str) -> tuple[int, int] | None:
    """The corner squares of `d1f3`; the second name begins at its letter."""
    middle = next((at for at in range(1, len(words)) if words[at].isalpha()), len(words))
    one, other = board.parse(words[:middle]), board.parse(words[middle:])
    return None if one is None or other is None else (one, other)


def _pieces(position: Position) -> dict[int, PieceView]:
    rules, shown = position.rules, {}
    for square, code in enumerate(position.state.board):
        if code:
            row = rules.tables.codes[code]
            assert row is not None
            name = piece_name(rules, code)
            shown[square] = PieceView(rules.look(code), Side(row.side), name, piece_words(rules, code))
    return shown


def _hand(position: Position, side: Side) -> tuple[HandSlot, ...]:
    rules, counts = position.rules, position.hand_counts(side)
    slots = []
    for slot, row in enumerate(rules.tables.slots):
        code = row.codes[side]
        words = piece_words(rules, code)
        slots.append(HandSlot(slot, rules.slot_look(side, slot), counts[slot], piece_name(rules, code), words))
    return tuple(slots)


__all__ = ["Display", "Situation", "form_choices", "grid", "last_move", "make_scene"]
