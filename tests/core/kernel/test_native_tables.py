"""The native kernel on tables written by hand, on tables that no game has, and on states that no game reaches."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("komagata.kernel._native", reason="the native kernel was not built here")

from komagata.geometry import Board
from komagata.kernel.interface import Kernel, State
from komagata.kernel.native import NativeKernel
from komagata.kernel.reference import ReferenceKernel
from komagata.movement import Movement, Ride
from komagata.moves import Move
from komagata.variants.catalog import catalog
from komagata.variants.compiler import compile_variant
from komagata.variants.tables import Code, Play, Tables
from tests.core.kernel.made_up import Maker

SEEDS = st.integers(0, 2**32 - 1)
PLIES = 3

BOARD = Board(8, 8)


def steps(*vectors: tuple[int, int]) -> tuple[Ride, ...]:
    return tuple(Ride(vector, vector, 1, 1, True, True) for vector in vectors)


def tables(*movements: Movement, play: Play | None = None) -> Tables:
    """One kind a movement, for the first side and then for the second; the first kind is royal."""
    made: list[Code | None] = [None]
    for side in (0, 1):
        made += [Code(side, kind, kind, 0, False, kind, royal=kind == 0) for kind in range(len(movements))]
    return Tables(BOARD, tuple(made), movements, play=play or Play())


def state(pieces: dict[str, int], side: int = 0) -> State:
    board = bytearray(BOARD.squares)
    for name, code in pieces.items():
        square = BOARD.parse(name)
        assert square is not None
        board[square] = code
    return State(bytes(board), b"", side)


def targets(kernel: Kernel, position: State, origin: str) -> set[str]:
    return {BOARD.name(move.target) for move in kernel.legal_moves(position) if BOARD.name(move.origin) == origin}


KING = Movement(steps((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)))
CANNON = Movement(
    tuple(
        ride
        for by in ((1, 0), (-1, 0), (0, 1), (0, -1))
        for ride in (Ride(by, by, 1, 7, True, False), Ride(by, by, 1, 7, False, True, hurdles=1))
    )
)
WANDERER = Movement(steps((0, 1), (1, 0)))


def test_hurdle_pins_and_screens() -> None:
    kernel = NativeKernel(tables(KING, CANNON, WANDERER))
    behind_two = state({"e1": 1, "e3": 3, "e5": 3, "e8": 5, "a8": 4})
    assert targets(kernel, behind_two, "e3") == {"e4"}  # stepping aside would leave one hurdle
    before_none = state({"e1": 1, "d3": 3, "e8": 5, "a8": 4})
    assert targets(kernel, before_none, "d3") == {"d4"}  # e3 would become the hurdle


def test_crooked_attack_needs_both_ways_stopped() -> None:
    crooked = Movement((Ride((1, 1), (-1, 1), 1, 7, True, True), Ride((-1, 1), (1, 1), 1, 7, True, True)))
    kernel = NativeKernel(tables(KING, crooked, WANDERER))
    two_ways = state({"e5": 4, "e1": 2, "a1": 1, "d2": 6, "f4": 6}, side=1)
    assert kernel.checked(two_ways, 1) == ()
    one_way = state({"e5": 4, "e1": 2, "a1": 1, "d2": 6}, side=1)
    assert kernel.checked(one_way, 1) == (BOARD.parse("e5"),)


def test_all_royals_must_be_safe_unless_only_the_last_counts() -> None:
    falling = Movement(steps((0, -1)))
    threatened = state({"a1": 1, "e1": 1, "e2": 4, "h8": 3})
    strict = NativeKernel(tables(KING, falling))
    assert {BOARD.name(move.origin) for move in strict.legal_moves(threatened)} == {"e1"}
    easy = NativeKernel(tables(KING, falling, play=Play(one_royal_checks=True)))
    assert {BOARD.name(move.origin) for move in easy.legal_moves(threatened)} == {"a1", "e1"}


@given(SEEDS)
def test_both_kernels_read_any_tables_alike(seed: int) -> None:
    maker = Maker(random.Random(seed))
    made = maker.tables()
    native, reference = NativeKernel(made), ReferenceKernel(made)
    position = maker.state(made)
    for _ in range(PLIES):
        assert native.inconsistencies(position, 1) == 0
        moves = reference.legal_moves(position)
        assert_alike(native, reference, position, maker.chance)
        if not moves:
            return
        position = reference.play(position, maker.chance.choice(moves))


def assert_alike(native: NativeKernel, reference: ReferenceKernel, position: State, chance: random.Random) -> None:
    legal = native.legal_moves(position)
    assert set(legal) == set(reference.legal_moves(position))
    assert len(set(legal)) == len(legal)
    assert set(native.pseudo_moves(position)) == set(reference.pseudo_moves(position))
    assert native.verdict(position) == reference.verdict(position)
    for side in (0, 1):
        assert native.checked(position, side) == reference.checked(position, side)
        square = chance.randrange(len(position.board))
        assert native.attackers(position, square, side) == reference.attackers(position, square, side)
    for move in chance.sample(legal, min(4, len(legal))):
        assert native.play(position, move) == reference.play(position, move)
        assert native.transition(position, move) == reference.transition(position, move)


@pytest.mark.parametrize("game", catalog().ids())
@given(seed=SEEDS)
def test_no_state_and_no_move_is_too_odd(game: str, seed: int) -> None:
    """Whatever stands on the board and whatever move is handed in, there is an answer."""
    made = compile_variant(catalog().load(game)).tables
    maker = Maker(random.Random(seed))
    kernel = NativeKernel(made)
    position = maker.state(made)
    assert kernel.inconsistencies(position, 0) == 0
    kernel.verdict(position)
    for _ in range(10):
        move = any_move(maker.chance, made)
        kernel.transition(position, move)
        after = kernel.play(position, move)
        assert after.side != position.side
        kernel.legal_moves(after)


def any_move(chance: random.Random, made: Tables) -> Move:
    def square() -> int:
        return chance.randint(-2, made.board.squares + 1)

    via = tuple(square() for _ in range(chance.choice([0, 0, 1, 3])))
    return Move(square(), square(), via, chance.randint(-1, 4), chance.choice([-1, -1, chance.randint(-2, 40)]))


def test_a_state_of_another_size_is_refused() -> None:
    kernel = NativeKernel(tables(KING))
    with pytest.raises(ValueError, match="board"):
        kernel.legal_moves(State(b"\x00" * 9, b"", 0))
    with pytest.raises(ValueError, match="hands"):
        kernel.legal_moves(State(bytes(64), b"\x01", 0))
