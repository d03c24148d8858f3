"""Moves as Western books on the Japanese games write them: `P-7f`, `Bx2b+`, `G6i-5h`, `N*4d`, `S-5b=`; with numbers for
the ranks as well, `P-76`, on boards that have no more than nine.

A capture without moving is `Nx!3h`, a double capture `Nx3hx2i`, a pass `N--`. Letters are those of the game's file. `=`
says that a piece does not promote though it might. The reader takes both kinds of squares.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from komagata.geometry import Board
from komagata.kernel.interface import State
from komagata.moves import Move
from komagata.notation import promotions
from komagata.variants.compiler import Compiled

_SQUARE = r"(?:[0-9]{1,2}[a-p]|[1-9][1-9])"
_STEPS = re.compile(
    rf"(?P<piece>\+*[A-Z]'?)(?P<origin>{_SQUARE})?(?P<legs>--|[-x]!{_SQUARE}|(?:[-x]{_SQUARE})+)(?P<end>\++|=|)[!?]*",
    re.ASCII,
)
_DROP = re.compile(rf"(?P<piece>[A-Z]'?)\*(?P<square>{_SQUARE})[!?]*", re.ASCII)
MOST = 9
STAYS = -1


def has_numbers(board: Board) -> bool:
    """Whether every square has a name of two digits."""
    return board.files <= MOST and board.ranks <= MOST


def write(
    compiled: Compiled,
    state: State,
    move: Move,
    legal: Collection[Move],
    captured: Collection[int],
    numbers: bool = False,
) -> str:
    """A legal move, told apart from the other `legal` ones; `captured` are the squares it empties."""
    board = compiled.tables.board
    if move.is_drop:
        return f"{compiled.slot_tokens[move.slot]}*{_name(board, move.target, numbers)}"
    token = _token(compiled, state, move)
    way = _way(state, move)
    rivals = {
        other.origin
        for other in legal
        if not other.is_drop and _token(compiled, state, other) == token and _way(state, other) == way
    }
    origin = _name(board, move.origin, numbers) if len(rivals) > 1 else ""
    if move.via and move.target == move.origin:
        return f"{token}{origin}" + (f"x!{_name(board, move.via[0], numbers)}" if way else "--")
    legs = "".join(("x" if leg in captured else "-") + _name(board, leg, numbers) for leg in (*move.via, move.target))
    end = promotions.write(compiled, state, move)
    might = not end and any(
        (other.origin, other.via, other.target) == (move.origin, move.via, move.target) and other.promotion
        for other in legal
    )
    return f"{token}{origin}{legs}{'=' if might else end}"


def read(compiled: Compiled, state: State, word: str, moves: Iterable[Move]) -> list[Move] | None:
    """Those of `moves` that a word may mean; None if it is not written in this way."""
    board = compiled.tables.board
    drop = _DROP.fullmatch(word)
    if drop:
        target = _square(board, drop["square"])
        return [
            move
            for move in moves
            if move.is_drop and (compiled.slot_tokens[move.slot], move.target) == (drop[1], target)
        ]
    steps = _STEPS.fullmatch(word)
    if steps is None:
        return None
    origin = None if steps["origin"] is None else _square(board, steps["origin"])
    legs = tuple(_square(board, leg) for leg in re.findall(_SQUARE, steps["legs"]))
    end = "" if steps["end"] == "=" else steps["end"]
    return [
        move
        for move in moves
        if not move.is_drop
        and _token(compiled, state, move) == steps["piece"]
        and (origin is None or move.origin == origin)
        and _way(state, move) == ((*legs, STAYS) if "!" in steps["legs"] else legs)
        and promotions.write(compiled, state, move) == end
    ]


def _way(state: State, move: Move) -> tuple[int, ...]:
    """The squares on which a move sets foot one after another; none for a pass, and `STAYS` after a capture without
    moving."""
    if move.via and move.target == move.origin:
        return (move.via[0], STAYS) if state.board[move.via[0]] else ()
    return (*move.via, move.target)


def _name(board: Board, square: int, numbers: bool) -> str:
    if not numbers:
        return board.usi(square)
    return f"{board.files - board.file(square)}{board.ranks - board.rank(square)}"


def _square(board: Board, name: str) -> int | None:
    if not name.isdecimal():
        return board.parse_usi(name)
    return board.square(board.files - int(name[0]), board.ranks - int(name[1]))


def _token(compiled: Compiled, state: State, move: Move) -> str:
    return compiled.tokens[state.board[move.origin]].upper()


__all__ = ["has_numbers", "read", "write"]
