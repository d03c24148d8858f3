"""The built-in engine: levels, clocks, history."""

from __future__ import annotations

import random
import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

import komagata
from komagata.engine.builtin import Builtin
from komagata.engine.levels import LEVELS, Level, level, pick
from komagata.engine.match import BuiltinPlayer, Tally, Terms, play_match
from komagata.engine.timing import search_limits
from komagata.errors import KomagataError, UnknownName
from komagata.game import Game
from komagata.kernel import available
from komagata.kernel.interface import SearchLimits, SearchLine
from komagata.moves import Move
from komagata.position import load_rules
from komagata.protocol.messages import Limits
from tests.core.games import GAMES, KERNELS, random_positions

native = pytest.mark.skipif("native" not in available(), reason="the native kernel is not built")


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("game", GAMES)
def test_it_never_plays_an_illegal_move(game: str, kernel: str) -> None:
    rules = load_rules(game, kernel=kernel)
    engine = Builtin(seed=1)
    chance = random.Random(3)
    places = [position for position in random_positions(load_rules(game), seed=5, plies=50) if position.legal_moves()]
    for place in chance.sample(places, 2 if kernel == "reference" else 8):
        position = rules.position(str(place))
        ways: list[Level | SearchLimits] = [SearchLimits(nodes=1), SearchLimits(nodes=5)]
        for how in [*ways, *(LEVELS[:4] if kernel == "native" else ())]:
            assert engine.choose(position, how) in position.legal_moves()
        assert engine.choose(position, LEVELS[-1], stop=lambda: True) in position.legal_moves()


@native
@pytest.mark.parametrize("number", range(1, 6))
def test_a_seed_makes_levels_repeatable(number: int) -> None:
    def play(seed: int) -> list[Move]:
        engine, game = Builtin(seed), Game(komagata.variant("bishogi"))
        while len(game.moves) < 12 and game.outcome() is None:
            game.play(engine.choose(game, level(number)))
        return list(game.moves)

    assert play(1) == play(1)
    assert len({tuple(play(seed)) for seed in range(4)}) > 1


def test_levels_rise() -> None:
    assert [one.id for one in LEVELS] == list(range(1, 9))
    assert [one.nodes for one in LEVELS] == sorted(one.nodes for one in LEVELS)
    assert [one.spread for one in LEVELS] == sorted((one.spread for one in LEVELS), reverse=True)
    with pytest.raises(UnknownName, match="no level 9"):
        level(9)


def test_picking_keeps_wins_and_avoids_losses() -> None:
    def line(score: int, target: int) -> SearchLine:
        return SearchLine(1, score, 1, 1, (Move(0, target),))

    chance = random.Random(0)
    winning = [line(31999, 1), line(500, 2)]
    assert {pick(winning, 100, chance).target for _ in range(200)} == {1}
    losing = [line(0, 1), line(-31998, 2)]
    assert {pick(losing, 100, chance).target for _ in range(200)} == {1}
    near = [line(30, 1), line(10, 2), line(-2000, 3)]
    assert {pick(near, 100, chance).target for _ in range(200)} == {1, 2}
    assert {pick(near, 0, chance).target for _ in range(20)} == {1}


@native
@pytest.mark.parametrize(("strong", "weak"), [(4, 1), (5, 3)])
def test_a_higher_level_wins(strong: int, weak: int) -> None:
    players = BuiltinPlayer(level(strong), seed=1), BuiltinPlayer(level(weak), seed=2)
    rules = komagata.variant("bishogi")
    tally = Tally()
    for game, score in play_match(rules, players, Terms(limits=Limits(), most_plies=300), games=4):
        assert game.outcome() is not None
        tally = score
    assert tally.games == 4
    assert tally.share >= 0.75


@native
@pytest.mark.parametrize("game", GAMES)
def test_games_between_levels_finish(game: str) -> None:
    players = BuiltinPlayer(level(3), seed=1), BuiltinPlayer(level(2), seed=2)
    terms = Terms(limits=Limits(), most_plies=120)
    for finished, _ in play_match(komagata.variant(game), players, terms, games=1):
        assert finished.outcome() is not None


def test_a_game_that_is_over() -> None:
    rules = komagata.variant("chess")
    mated = rules.position("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")
    with pytest.raises(KomagataError, match="the game is over"):
        Builtin().choose(mated)


@native
def test_it_does_not_lose_by_perpetual_check() -> None:
    """A search takes repetition for a draw; where perpetual check loses, the engine must know better."""
    rules = komagata.variant("bishogi", repetition="sennichite")
    game = Game(rules, rules.position("5rk1/5ppp/8/8/8/1q6/8/KQ6[] w -"))
    engine = Builtin()
    for _ in range(40):
        if game.outcome() is not None:
            break
        mover = game.position.side
        game.play(engine.choose(game, SearchLimits(nodes=3000)))
        outcome = game.outcome()
        if outcome is not None and outcome.reason.value == "perpetual check":
            assert outcome.winner is mover


@pytest.mark.parametrize("kernel", KERNELS)
def test_analysis_tells_as_it_goes(kernel: str) -> None:
    position = load_rules("bishogi", kernel=kernel).start()
    depths = [line.depth for line in Builtin().analyse(position, SearchLimits(depth=3, nodes=300))]
    assert depths == sorted(depths)
    assert depths
    assert depths[0] == 1


def test_leaving_an_analysis_stops_it() -> None:
    before = threading.active_count()
    position = load_rules("bishogi").start()
    for line in Builtin().analyse(position, Limits(infinite=True)):
        assert line.moves
        break
    assert threading.active_count() == before


@given(st.integers(-100, 10**7), st.integers(0, 10**5), st.integers(0, 10**5), st.none() | st.integers(-3, 80))
def test_the_clock_is_never_overdrawn(left: int, increment: int, byoyomi: int, moves_to_go: int | None) -> None:
    limits = Limits(remaining=(left, 0), increment=(increment, 0), byoyomi=byoyomi, moves_to_go=moves_to_go)
    found = search_limits(limits, side=0)
    assert found.milliseconds >= 1
    assert 1 <= found.soft_milliseconds <= found.milliseconds
    assert found.milliseconds <= max(1, max(0, left) + byoyomi)


def test_more_time_is_used_if_there_is_more() -> None:
    def used(left: int) -> int:
        return search_limits(Limits(remaining=(left, left)), side=1).milliseconds

    assert used(1_000) < used(60_000) < used(600_000)
    assert search_limits(Limits(infinite=True), 0) == SearchLimits()
    assert search_limits(Limits(depth=3, nodes=7), 0) == SearchLimits(depth=3, nodes=7)
    assert search_limits(Limits(mate=2), 0).depth == 3
