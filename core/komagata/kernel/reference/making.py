"""What a move changes, and the state after it."""

from __future__ import annotations

from komagata.kernel.interface import State
from komagata.kernel.reference.castling import castling_of, rights_after
from komagata.kernel.reference.jumps import taken_on
from komagata.kernel.reference.promotion import enters_unpromoted
from komagata.kernel.reference.rides import code_at, landings
from komagata.moves import Move, Transition
from komagata.variants.tables import NOWHERE, Code, Passant, Ride, Tables


def transition(tables: Tables, state: State, move: Move) -> Transition:
    """What a legal move changes on the board and in the hands."""
    if move.is_drop:
        return Transition(dropped=((move.slot, move.target),))
    castling = castling_of(tables, state, move)
    if castling is not None:
        return Transition(moved=((castling.king_from, castling.king_to), (castling.rook_from, castling.rook_to)))
    code = code_at(tables, state.board, move.origin)
    assert code is not None
    return Transition(
        moved=((move.origin, move.target),) if move.origin != move.target else (),
        captured=tuple((square, _slot(tables, state, square)) for square in captures(tables, state, move, code)),
        changed=(move.target,) if move.promotion else (),
    )


def captures(tables: Tables, state: State, move: Move, code: Code) -> list[int]:
    """The squares of the enemies a move on the board takes, in the order in which it takes them."""
    jumped = taken_on(tables, state.board, code, (move.origin, *move.via, move.target))
    if jumped is not None:
        return jumped
    taken = [square for square in (*move.via, move.target) if square != move.origin and state.board[square]]
    if not taken and state.passant == move.target and _rides_to(tables, state, move, code, Passant.TAKES):
        victim = passed(tables, state)
        taken = [victim] if victim is not None else []
    return taken


def passed(tables: Tables, state: State) -> int | None:
    """The square of the piece that may be captured in passing."""
    for square, number in enumerate(state.board):
        code = tables.codes[number]
        if code and code.side != state.side:
            for ride in tables.movements[code.movement].rides:
                if ride.passant is Passant.LEAVES and tables.board.step(state.passant, ride.first) == square:
                    return square
    return None


def _rides_to(tables: Tables, state: State, move: Move, code: Code, passant: Passant) -> Ride | None:
    for place, ride in landings(tables, state.board, move.origin, code):
        if place == move.target and ride.passant is passant:
            return ride
    return None


def _slot(tables: Tables, state: State, square: int) -> int:
    code = code_at(tables, state.board, square)
    return code.slot if code is not None else -1


def play_blindly(tables: Tables, state: State, move: Move) -> State:
    """The state after a move, with the square passed over noted whether or not a capture there is legal."""
    change = transition(tables, state, move)
    squares, hands = bytearray(state.board), bytearray(state.hands)
    own = state.side * len(tables.slots)
    mover = None if move.is_drop else code_at(tables, state.board, move.origin)
    for square, slot in change.captured:
        squares[square] = 0
        if slot >= 0:
            hands[own + slot] = min(255, hands[own + slot] + 1)
    for origin, _ in change.moved:
        squares[origin] = 0
    for origin, target in change.moved:
        squares[target] = state.board[origin]
    for slot, square in change.dropped:
        squares[square] = tables.slots[slot].codes[state.side]
        hands[own + slot] -= 1
    if mover is not None and move.promotion:
        squares[move.target] = mover.promotions[move.promotion - 1]
    touched = {place for way in change.moved for place in way} | {square for square, _ in change.captured}
    return State(
        board=bytes(squares),
        hands=bytes(hands),
        side=1 - state.side,
        castling=rights_after(tables, state.castling, touched),
        passant=_passed_over(tables, state, move, mover),
        lion=_lion_taken(tables, state, change, mover),
        fresh=_fresh(state, move, mover, touched),
    )


def _passed_over(tables: Tables, state: State, move: Move, mover: Code | None) -> int:
    if mover is None or move.via:
        return NOWHERE
    ride = _rides_to(tables, state, move, mover, Passant.LEAVES)
    if ride is None:
        return NOWHERE
    square = tables.board.step(move.origin, ride.first)
    return NOWHERE if square is None else square


def _lion_taken(tables: Tables, state: State, change: Transition, mover: Code | None) -> int:
    """The square on which a non-lion took a lion, the last one if there were two."""
    if mover is None or mover.lion:
        return NOWHERE
    lions = [square for square, _ in change.captured if (code := code_at(tables, state.board, square)) and code.lion]
    return lions[-1] if lions and tables.play.lion_trading else NOWHERE


def _fresh(state: State, move: Move, mover: Code | None, touched: set[int]) -> tuple[int, int]:
    fresh = list(state.fresh)
    entered = mover is not None and enters_unpromoted(mover, move.origin, move.target, move.promotion)
    fresh[state.side] = move.target if entered else NOWHERE
    if fresh[1 - state.side] in touched:
        fresh[1 - state.side] = NOWHERE
    return fresh[0], fresh[1]


__all__ = ["captures", "passed", "play_blindly", "transition"]
