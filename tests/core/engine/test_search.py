"""What both kernels' searches promise, whatever the game."""

from __future__ import annotations

import threading
from collections.abc import Iterable

import pytest

from komagata.kernel.interface import SearchLimits, SearchLine
from komagata.position import Position, load_rules
from tests.core.games import GAMES, KERNELS, random_positions

WATCHDOG = 60.0
"""Seconds after which a search that was told to stop counts as hung."""


def some(positions: Iterable[Position], kernel: str) -> list[Position]:
    """A few positions along a game: fewer for the kernel that takes long, and none of its longest move lists."""
    known = [
        position for position in positions if 0 < len(position.legal_moves()) < (80 if kernel == "reference" else 999)
    ]
    return known[:: max(1, len(known) // (3 if kernel == "reference" else 10))]


def playable(position: Position, line: SearchLine) -> bool:
    for move in line.moves:
        if move not in position.legal_moves():
            return False
        position = position.play(move)
    return True


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_is_playable(game: str, kernel: str) -> None:
    rules = load_rules(game, kernel=kernel)
    quick = load_rules(game)
    limits = SearchLimits(depth=4, nodes=4000 if kernel == "native" else 15)
    for number, position in enumerate(some(random_positions(quick, seed=11, plies=60), kernel)):
        lines = rules.kernel.search(position.state, limits, lines=1 + 2 * (number % 2))
        assert lines
        assert all(playable(position, line) for line in lines)


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("game", ["bishogi", "chess"])
def test_several_lines_are_sorted_and_differ(game: str, kernel: str) -> None:
    rules = load_rules(game, kernel=kernel)
    lines = rules.kernel.search(rules.start().state, SearchLimits(depth=2, nodes=100_000), lines=5)
    assert [line.rank for line in lines] == [1, 2, 3, 4, 5]
    assert [line.score for line in lines] == sorted((line.score for line in lines), reverse=True)
    assert len({line.moves[0] for line in lines}) == 5


@pytest.mark.parametrize("kernel", KERNELS)
def test_several_lines_have_the_scores_of_single_ones(kernel: str) -> None:
    rules = load_rules("bishogi", kernel=kernel)
    position = rules.position("k7/8/1P6/1Q6/8/8/7B/4K1B1[] w -")
    everything = rules.kernel.search(position.state, SearchLimits(depth=1), lines=500)
    assert {line.moves[0] for line in everything} == set(position.legal_moves())
    assert everything[0].score == rules.kernel.search(position.state, SearchLimits(depth=1))[0].score


@pytest.mark.parametrize("kernel", KERNELS)
def test_no_moves_no_lines(kernel: str) -> None:
    rules = load_rules("chess", kernel=kernel)
    mated = rules.position("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")
    assert rules.kernel.search(mated.state, SearchLimits(depth=3)) == []


@pytest.mark.parametrize("kernel", KERNELS)
def test_the_same_search_gives_the_same_answer(kernel: str) -> None:
    rules = load_rules("bishogi", kernel=kernel)
    limits = SearchLimits(nodes=3000 if kernel == "native" else 100)
    one, other = (rules.kernel.search(rules.start().state, limits)[0] for _ in range(2))
    assert (one.depth, one.score, one.nodes, one.moves) == (other.depth, other.score, other.nodes, other.moves)
    assert one.nodes <= limits.nodes + 1


@pytest.mark.parametrize("kernel", KERNELS)
def test_repetition_is_a_draw(kernel: str) -> None:
    rules = load_rules("chess", kernel=kernel)
    lost = rules.position("7k/8/8/8/8/8/1q6/5K2 w - - 0 1")
    known = [rules.kernel.play(lost.state, move) for move in lost.legal_moves()]
    assert rules.kernel.search(lost.state, SearchLimits(depth=2))[0].score < -500
    assert rules.kernel.search(lost.state, SearchLimits(depth=2), history=known)[0].score == 0


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("game", ["bishogi", "chu-shogi"])
def test_it_stops_when_told_to(game: str, kernel: str) -> None:
    rules = load_rules(game, kernel=kernel)
    told = threading.Event()
    begun = threading.Event()
    answers: list[list[SearchLine]] = []

    def stop() -> bool:
        begun.set()
        return told.is_set()

    def search() -> None:
        answers.append(rules.kernel.search(rules.start().state, SearchLimits(), stop=stop))

    thread = threading.Thread(target=search, daemon=True)
    thread.start()
    assert begun.wait(WATCHDOG)
    assert thread.is_alive()
    told.set()
    thread.join(WATCHDOG)
    assert not thread.is_alive()
    assert answers
    assert answers[0][0].moves[0] in rules.start().legal_moves()


@pytest.mark.parametrize("kernel", KERNELS)
def test_an_error_in_a_callback_reaches_the_caller(kernel: str) -> None:
    rules = load_rules("bishogi", kernel=kernel)

    def fail(_line: SearchLine) -> None:
        raise ValueError("from the callback")

    with pytest.raises(ValueError, match="from the callback"):
        rules.kernel.search(rules.start().state, SearchLimits(depth=3), on_line=fail)


@pytest.mark.parametrize("kernel", KERNELS)
def test_it_does_not_give_pieces_away(kernel: str) -> None:
    """A Rook attacked by a Pawn moves, takes, or is guarded: it is not simply left."""
    rules = load_rules("bishogi", kernel=kernel)
    position = rules.position("5k2/8/8/8/8/3p4/4R3/4K3[] w -")
    best = rules.kernel.search(position.state, SearchLimits(depth=3, nodes=20_000))[0].moves[0]
    assert best.origin == position.board.parse("e2")
