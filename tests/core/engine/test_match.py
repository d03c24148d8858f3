"""Games between engines, other programs among them; benchmarks."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import pytest

import komagata
from komagata import assets
from komagata.clock import parse_controls
from komagata.engine.bench import RIVAL, Job, perfts
from komagata.engine.driver import Timeouts
from komagata.engine.external import External
from komagata.engine.levels import level
from komagata.engine.match import BuiltinPlayer, Player, Tally, Terms, make_player, play_game, play_match
from komagata.engine.process import find_program
from komagata.engine.task import Task
from komagata.errors import EngineError, IllegalMove, KomagataError
from komagata.game import Game
from komagata.kernel import available
from komagata.protocol.messages import Limits
from komagata.protocol.uci import UCI

QUICK = Timeouts(start=0.2, ready=0.2, answer=0.2, quit=0.1)


class Canned:
    """A transport to an engine that plays these moves, one a search, and then says nothing more."""

    def __init__(self, *moves: str) -> None:
        self.moves = deque(moves)
        self.sent: list[str] = []
        self._waiting: deque[str] = deque()

    def send(self, line: str) -> None:
        self.sent.append(line)
        if line == "uci":
            self._waiting.extend(["id name Canned", "option name UCI_Variant type combo default x var x", "uciok"])
        elif line == "isready":
            self._waiting.append("readyok")
        elif line.startswith("go") and self.moves:
            self._waiting.append(f"bestmove {self.moves.popleft()}")

    def receive(self, seconds: float) -> str | None:
        assert seconds >= 0
        return self._waiting.popleft() if self._waiting else None

    def close(self) -> None:
        self._waiting.clear()


def canned(*moves: str) -> tuple[External, Canned]:
    transport = Canned(*moves)
    return External(transport, UCI, timeouts=QUICK), transport


def game_of(one: Sequence[str], other: Sequence[str], terms: Terms | None = None) -> Game:
    players = canned(*one)[0], canned(*other)[0]
    return play_game(Game(komagata.variant("bishogi")), players, terms or Terms(limits=Limits(milliseconds=1)))


def test_moves_reach_the_engine() -> None:
    engine, transport = canned("d2d3")
    game = Game(komagata.variant("bishogi"))
    game.play("e2e3")
    game.play("e7e6")
    engine.choose(Task.of(game), Limits(nodes=5))
    assert "setoption name UCI_Variant value bishogi" in transport.sent
    assert transport.sent[-2:] == ["position startpos moves e2e3 e7e6", "go nodes 5"]
    other = Game(game.rules, game.position)
    transport.moves.append("d2d3")
    engine.choose(Task.of(other), Limits(nodes=5))
    assert transport.sent[-2].startswith("position fen rnbqkbnr/pppp1ppp/4p3/8/8/4P3/PPPP1PPP/RNBQKBNR[] w KQkq")


def test_an_illegal_move_says_what_was_played() -> None:
    engine, _ = canned("e2e5")
    with pytest.raises(IllegalMove, match="the engine's move 'e2e5' is not legal"):
        engine.choose(Task.of(Game(komagata.variant("bishogi"))), Limits(nodes=5))


@pytest.mark.parametrize(
    ("one", "other", "outcome"),
    [
        (["e2e5"], [], "black wins: illegal move"),
        (["e2e3"], ["nonsense"], "white wins: illegal move"),
        (["resign"], [], "black wins: resignation"),
        (["e2e3"], [], "white wins: resignation"),  # it does not answer any more
    ],
)
def test_who_fails_has_lost(one: Sequence[str], other: Sequence[str], outcome: str) -> None:
    assert str(game_of(one, other).outcome()) == outcome


def test_a_game_without_end_is_a_draw() -> None:
    moves = ["b1c3", "c3b1"] * 4
    game = game_of(moves, ["b8c6", "c6b8"] * 4)
    assert str(game.outcome()) == "draw: repetition"
    short = game_of(moves, ["b8c6", "c6b8"] * 4, Terms(limits=Limits(milliseconds=1), most_plies=4))
    assert str(short.outcome()) == "draw: agreement"
    assert len(short.moves) == 4


def test_with_clocks() -> None:
    players = BuiltinPlayer(level(1), 1), BuiltinPlayer(level(1), 2)
    game = Game(komagata.variant("bishogi"))
    play_game(game, players, Terms(controls=parse_controls("60+1"), most_plies=6))
    assert len(game.moves) == 6
    lost = Game(komagata.variant("bishogi"))
    play_game(lost, players, Terms(controls=parse_controls("0+0.001"), most_plies=400))
    assert str(lost.outcome()).endswith("wins: time") or lost.outcome() is not None


def test_sides_change() -> None:
    players: tuple[Player, Player] = (BuiltinPlayer(level(1), 1), BuiltinPlayer(level(2), 2))
    terms = Terms(limits=Limits(), most_plies=4)
    games = list(play_match(komagata.variant("bishogi"), players, terms, games=2))
    assert [game.tags["White"] for game, _ in games] == ["Komagata level 1", "Komagata level 2"]
    assert games[-1][1] == Tally(0, 2, 0)


def test_tallies() -> None:
    assert str(Tally(3, 0, 1)) == "+3 =0 -1, Elo +191 +- 201"
    assert str(Tally(2, 0, 0)) == "+2 =0 -0"
    assert Tally().plus(1).plus(0.5).plus(0) == Tally(1, 1, 1)
    assert Tally(1, 2, 1).share == 0.5


def test_names_of_players() -> None:
    assert make_player("level:3").name == "Komagata level 3"
    assert make_player("builtin").name == "Komagata"
    with pytest.raises(KomagataError, match="expected a number"):
        make_player("level:x")
    with pytest.raises(EngineError, match="no program"):
        make_player("no-such-engine --fast")
    with pytest.raises(KomagataError, match="is no command line"):
        make_player("'unfinished")


@pytest.mark.parametrize("game", ["bishogi", "chess", "chu-shogi"])
def test_programs_count_alike(game: str) -> None:
    (found,) = perfts([Job(game, 3)], turns=1)
    assert {count.program for count in found.counts} >= {*available()}
    assert found.agree


rival = pytest.mark.skipif(find_program(RIVAL) is None, reason=f"{RIVAL} is not installed")


@rival
@pytest.mark.skipif("native" not in available(), reason="the native kernel is not built")
def test_a_game_against_another_program() -> None:
    games = assets.resource("bench/fairy-stockfish-11.ini")
    other = External.program([RIVAL], settings={"VariantPath": str(games)})
    try:
        terms = Terms(limits=Limits(nodes=500), most_plies=40)
        # It does not know the ban on mate by a dropped Pawn, and may lose by that.
        rules = komagata.variant("bishogi", pawn_drop_mate="allowed")
        for game, _ in play_match(rules, (BuiltinPlayer(seed=1), other), terms, games=2):
            assert game.outcome() is not None
            assert "illegal move" not in str(game.outcome())
            assert "resignation" not in str(game.outcome()) or len(game.moves) > 10
    finally:
        other.close()
