"""What makes an arrangement unplayable. One function a rule; `faults_of` asks them all."""

from __future__ import annotations

from collections.abc import Iterator

from komagata.errors import Fault
from komagata.kernel.interface import Kernel, State
from komagata.movement import Passant
from komagata.notation import positions
from komagata.pieces import side_text
from komagata.text import Text, named, text
from komagata.variants.compiler import Compiled
from komagata.variants.tables import NOWHERE, RoyalRule


def faults_of(
    compiled: Compiled, kernel: Kernel, state: State, *, whole: bool = True, composed: bool = False
) -> tuple[Fault, ...]:
    """Every fault of an arrangement. Checks are not looked for on a board that could not be read `whole`. In a
    `composed` problem one side, whoever is to mate, needs no royal."""
    found = [
        *royal_faults(compiled, state, composed=composed),
        *castling_faults(compiled, state),
        *passant_faults(compiled, state),
    ]
    return (*found, *check_faults(compiled, kernel, state)) if whole else tuple(found)


def side_name(compiled: Compiled, side: int) -> Text:
    """What the first or the second player is called."""
    first_is_white = compiled.variant.notation.first == "white"
    return side_text("white" if first_is_white == (side == 0) else "black", side)


def fault(what: Text, *squares: int) -> Fault:
    return Fault(what, path="position", squares=squares)


def royals(compiled: Compiled, board: bytes, side: int) -> list[int]:
    """Squares of the royals of one side."""
    codes = compiled.tables.codes
    return [
        square
        for square, number in enumerate(board)
        if (code := codes[number]) is not None and code.royal and code.side == side
    ]


def royal_faults(compiled: Compiled, state: State, *, composed: bool = False) -> Iterator[Fault]:
    """Where mate wins, each side has a royal: one, or as many as its array can ever bring forth."""
    if compiled.tables.play.royal is not RoyalRule.MATE:
        return
    king = _royal_name(compiled)
    for side in (0, 1):
        least, most = _royals_allowed(compiled, side)
        if composed and royals(compiled, state.board, 1 - side):
            least = 0
        there = royals(compiled, state.board, side)
        found = len(there)
        if least <= found <= most:
            continue
        expected = str(least) if least == most else f"{least}-{most}"
        yield fault(
            text(
                "{side} has {found} royal pieces ({name}) instead of {expected}",
                side=side_name(compiled, side),
                found=found,
                name=king,
                expected=expected,
            ),
            *there,
        )


def _royals_allowed(compiled: Compiled, side: int) -> tuple[int, int]:
    array = positions.read(compiled, compiled.variant.array).state.board
    codes = compiled.tables.codes
    own = [code for number in array if (code := codes[number]) is not None and code.side == side]
    at_first = sum(code.royal for code in own)
    becoming = sum(any(_is_royal(compiled, number) for number in code.promotions) for code in own if not code.royal)
    return min(1, at_first), max(1, at_first) + becoming


def _is_royal(compiled: Compiled, number: int) -> bool:
    code = compiled.tables.codes[number]
    return code is not None and code.royal


def _royal_name(compiled: Compiled) -> Text:
    names = [named(piece.names) for piece in compiled.variant.pieces.values() if piece.royal]
    result = names[0] if names else Text("")
    for other in names[1:]:
        result = text("{some}, {more}", some=result, more=other)
    return result


def castling_faults(compiled: Compiled, state: State) -> Iterator[Fault]:
    """A castling right needs its King and its Rook where they started."""
    codes = compiled.tables.codes
    for bit, castling in enumerate(compiled.tables.castlings):
        if not state.castling >> bit & 1:
            continue
        king = codes[state.board[castling.king_from]]
        if king is None or not king.royal or king.side != castling.side:
            yield _castling_fault(compiled, bit, text("King"), castling.king_from)
        if state.board[castling.rook_from] != castling.rook:
            yield _castling_fault(compiled, bit, text("Rook"), castling.rook_from)


def _castling_fault(compiled: Compiled, bit: int, piece: Text, square: int) -> Fault:
    side = side_name(compiled, compiled.tables.castlings[bit].side)
    return fault(
        text(
            "the castling right {right} needs {side}'s {piece} on {square}",
            right=compiled.rights[bit],
            side=side,
            piece=piece,
            square=compiled.tables.board.name(square),
        ),
        square,
    )


def passant_faults(compiled: Compiled, state: State) -> Iterator[Fault]:
    """An en passant square lies just behind a piece that may have passed over it with the last move."""
    if state.passant == NOWHERE or has_passed(compiled, state, state.passant):
        return
    name = compiled.tables.board.name(state.passant)
    yield fault(text("no piece has just passed over {square}", square=name), state.passant)


def has_passed(compiled: Compiled, state: State, square: int) -> bool:
    """Whether a piece of the side that is not to move may have passed over a square with the last move."""
    board, tables = compiled.tables.board, compiled.tables
    for number in set(state.board):
        code = tables.codes[number]
        if code is None or code.side == state.side:
            continue
        for ride in tables.movements[code.movement].rides:
            if ride.passant is not Passant.LEAVES:
                continue
            origin = board.step(square, (-ride.first[0], -ride.first[1]))
            target = board.step(square, ride.second)
            if origin is None or target is None or not ride.origins >> origin & 1:
                continue
            if state.board[target] == number and not state.board[origin] and not state.board[square]:
                return True
    return False


def check_faults(compiled: Compiled, kernel: Kernel, state: State) -> Iterator[Fault]:
    """Where mate wins, whoever has just moved cannot have left his King attacked."""
    play = compiled.tables.play
    other = 1 - state.side
    own = royals(compiled, state.board, other)
    if play.royal is not RoyalRule.MATE or not own or (play.one_royal_checks and len(own) > 1):
        return
    checked = kernel.checked(state, other)
    if checked:
        squares = ", ".join(compiled.tables.board.name(square) for square in checked)
        yield fault(
            text("{side} is in check on {squares} but not to move", side=side_name(compiled, other), squares=squares),
            *checked,
        )


__all__ = ["faults_of", "has_passed", "royals", "side_name"]
