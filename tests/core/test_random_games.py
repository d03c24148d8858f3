"""Properties along random games of every variant: strings and spellings come back, transitions tell the truth, and
both kernels say the same of every state."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from komagata.kernel import available
from komagata.kernel.interface import Kernel, State
from komagata.moves import Move
from komagata.position import Position, Rules, load_rules
from komagata.variants.tables import NOWHERE
from tests.core.games import GAMES, every_choice, random_positions

PLIES = 30
EXAMPLES = settings(max_examples=max(1, settings().max_examples // 12))
"""A random game is worth many examples of other tests."""

both = pytest.mark.skipif("native" not in available(), reason="the native kernel was not built here")


@st.composite
def games(draw: st.DrawFn, game: str) -> tuple[dict[str, str], int]:
    """Options and the seed of a random game."""
    return draw(st.sampled_from(every_choice(game))), draw(st.integers(0, 2**32 - 1))


@pytest.mark.parametrize("game", GAMES)
@EXAMPLES
@given(data=st.data())
def test_text_comes_back(game: str, data: st.DataObject) -> None:
    options, seed = data.draw(games(game))
    for position in random_positions(load_rules(game, options), seed, PLIES):
        assert_string_comes_back(position)
        assert_moves_come_back(position)


@pytest.mark.parametrize("game", GAMES)
@EXAMPLES
@given(data=st.data())
def test_transitions_tell_what_changed(game: str, data: st.DataObject) -> None:
    options, seed = data.draw(games(game))
    for position in random_positions(load_rules(game, options), seed, PLIES):
        for move in some(position.legal_moves()):
            assert_transition(position, move)


@both
@pytest.mark.parametrize("game", GAMES)
@EXAMPLES
@given(data=st.data())
def test_kernels_agree(game: str, data: st.DataObject) -> None:
    options, seed = data.draw(games(game))
    native, reference = (load_rules(game, options, name) for name in ("native", "reference"))
    for position in random_positions(native, seed, PLIES):
        assert_kernels_agree(native, reference, position.state)


def assert_string_comes_back(position: Position) -> None:
    rules, line = position.rules, str(position)
    again = rules.position(line)
    assert (again, str(again)) == (position, line)
    if position.state.lion == NOWHERE and position.state.fresh == (NOWHERE, NOWHERE):
        assert rules.position(position.fen()) == position
    setup = position.setup()
    assert setup.validate() == ()
    assert setup.turned().turned().state.board == position.state.board


def assert_moves_come_back(position: Position) -> None:
    moves = position.legal_moves()
    for style in (position.uci, position.usi, position.san):
        written = [style(move) for move in moves]
        assert len(set(written)) == len(moves)
        for move, word in zip(moves, written, strict=True):
            assert position.parse(word) == move


def some(moves: list[Move]) -> list[Move]:
    """A dozen of many moves, from all over the list."""
    return moves[:: max(1, len(moves) // 12)]


def assert_transition(position: Position, move: Move) -> None:
    """The board after the move is the board before it with the changes that the transition names."""
    change, after = position.transition(move), position.play(move).state
    board = bytearray(position.state.board)
    slots = position.rules.tables.slots
    for square, _ in change.captured:
        board[square] = 0
    lifted = [(board[origin], origin, target) for origin, target in change.moved]
    for _, origin, _ in lifted:
        board[origin] = 0
    for code, _, target in lifted:
        board[target] = code
    for slot, square in change.dropped:
        board[square] = slots[slot].codes[position.side]
    differ = {square for square in range(len(board)) if board[square] != after.board[square]}
    assert differ == set(change.changed)
    hands = list(position.state.hands)
    start = position.side * len(slots)
    for slot, _ in change.dropped:
        hands[start + slot] -= 1
    for _, slot in change.captured:
        if slot >= 0:
            hands[start + slot] += 1
    assert bytes(hands) == after.hands


def assert_kernels_agree(native: Rules, reference: Rules, state: State) -> None:
    one, other = native.kernel, reference.kernel
    moves = one.legal_moves(state)
    assert len(set(moves)) == len(moves)
    assert set(moves) == set(other.legal_moves(state))
    assert set(moves) <= set(one.pseudo_moves(state)) == set(other.pseudo_moves(state))
    assert one.verdict(state) == other.verdict(state)
    for side in (0, 1):
        assert sorted(one.checked(state, side)) == sorted(other.checked(state, side))
        for square in range(0, len(state.board), 5):
            assert sorted(one.attackers(state, square, side)) == sorted(other.attackers(state, square, side))
    for move in some(moves):
        assert one.play(state, move) == other.play(state, move)
        assert one.transition(state, move) == other.transition(state, move)
        assert_keys(one, state, move)
        assert_keys(other, state, move)


def assert_keys(kernel: Kernel, state: State, move: Move) -> None:
    """A key depends on the state alone, not on how it came about."""
    after = kernel.play(state, move)
    rebuilt = State(
        bytes(after.board), bytes(after.hands), after.side, after.castling, after.passant, after.lion, after.fresh
    )
    assert kernel.key(after) == kernel.key(rebuilt)
    assert kernel.key(after) != kernel.key(state)
