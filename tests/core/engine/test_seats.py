"""The engine in matches: it knows what a capture sends and when to wait, and four of it finish what they begin."""

from __future__ import annotations

import pytest

from komagata.engine.feeding import Worth, capturable, urgent
from komagata.engine.levels import level
from komagata.engine.quartet import BuiltinSeat, MatchTerms, Turns, play_quartet
from komagata.engine.seats import Choice, SeatEngine, worth_of
from komagata.errors import EngineError, IllegalMove, KomagataError
from komagata.kernel.interface import SearchLimits
from komagata.moves import Move
from komagata.multiboard.game import MatchGame
from komagata.multiboard.match import Match
from komagata.multiboard.rules import match_rules
from komagata.protocol.messages import Limits

QUICK = SearchLimits(depth=3, nodes=3000)

MATE_WANTED = (
    # S1 may take a Rook (a Lance for S2) or an Advisor (a Gold for S2); a Gold on e8 mates N2 at once.
    "3k5/9/9/4a4/r3R4/9/9/9/9/4K4[] w - | 4k4/9/4P4/9/9/9/9/9/4K4 b - 9 | quota 1,0,0,1"
)


def _match(start: str | None = None, name: str = "easterhouse", **options: object) -> Match:
    return Match(match_rules(name, options), start)


def test_pieces_count_for_both_boards() -> None:
    rules = match_rules("easterhouse", {})
    worth = Worth(rules)
    tables = [kernel.tables for kernel in worth.kernels]  # type: ignore[attr-defined]
    values = {
        rules.boards[0].compiled.kinds[row.base]: (row.value, own.value)
        for row, own in zip(tables[0].codes, rules.boards[0].tables.codes, strict=True)
        if row is not None and own is not None and own.side == 0
    }
    assert values["general"][0] == values["general"][1]
    assert all(both > own for kind, (both, own) in values.items() if kind != "general")
    # A Rook of Xiangqi becomes a Lance only, a Cannon a Rook of Shogi: the Cannon is the greater prize.
    assert values["right-cannon"][0] - values["right-cannon"][1] > values["rook"][0] - values["rook"][1]
    assert worth_of(rules) is worth_of(rules)


def test_it_takes_what_the_partner_mates_with() -> None:
    match = _match(MATE_WANTED)
    gold = match.rules.boards[1].compiled.slot_tokens.index("G")
    assert gold in capturable(match, match.seat("S1"))
    assert urgent(match, worth_of(match.rules), "S2") == {gold: 2500}
    choice = SeatEngine().choose(match, "S1", QUICK)
    assert choice.move is not None
    assert match.sent("S1", choice.move) == (gold,)
    match.play("S1", choice.move)
    mate = SeatEngine().choose(match, "S2", QUICK)
    assert mate.move is not None
    assert str(match.play("S2", mate.move).outcome()) == "south wins: checkmate"


def test_it_waits_where_waiting_helps_and_moves_where_it_may_not_wait() -> None:
    # Black is mated by h1h8, unless a Rook comes, which N2 may take.
    lost = "k7/8/1K6/8/8/8/8/7R[] b - 0 1 | {other} w - 0 1 | quota 1,0,0,0"
    match = _match(lost.format(other="r3k3/8/8/8/8/8/8/R3K3[]"), "bughouse")
    engine = SeatEngine()
    assert engine.choose(match, "N1", QUICK) == Choice(None, -31998)
    assert engine.choose(match, "N1", QUICK, may_wait=False).move is not None
    sent = engine.choose(match, "N2", QUICK).move
    assert sent is not None
    assert match.sent("N2", sent), "the partner sends it"
    alone = _match(lost.format(other="4k3/8/8/8/8/8/8/R3K3[]"), "bughouse")
    assert engine.choose(alone, "N1", QUICK).move is not None, "nothing can come"


def test_it_answers_when_it_is_stopped_at_once() -> None:
    match = _match()
    assert SeatEngine().choose(match, "S1", Limits(milliseconds=60_000), lambda: True).move is not None
    with pytest.raises(KomagataError, match="N1 may not move now"):
        SeatEngine().choose(match, "N1", QUICK)


def test_the_same_seed_gives_the_same_move() -> None:
    match = _match()
    found = {SeatEngine(5).choose(match, "S1", level(2)).move for _ in range(3)}
    assert len(found) == 1


class _Sitter:
    """Never moves unless it must."""

    name = "sitter"

    def choose(self, match: Match, seat: str, limits: Limits, stop: object, *, may_wait: bool) -> Choice:
        return Choice(None) if may_wait else Choice(match.position(seat).legal_moves()[0])


def test_four_who_all_sit_do_not_block_the_match() -> None:
    game = MatchGame(match_rules("easterhouse", {}))
    play_quartet(game, dict.fromkeys(game.match.seats, _Sitter()), MatchTerms(most_plies=40))
    assert len(game.entries) == 40
    assert str(game.outcome()) == "draw: agreement"


class _Failing:
    name = "failing"

    def __init__(self, error: Exception | None) -> None:
        self._error = error

    def choose(self, match: Match, seat: str, limits: Limits, stop: object, *, may_wait: bool) -> Choice:
        if self._error is None:
            return Choice(Move(0, 0))
        raise self._error


@pytest.mark.parametrize(
    ("error", "end"),
    [(EngineError("gone"), "resignation"), (None, "illegal move"), (IllegalMove("no"), "illegal move")],
)
def test_who_fails_has_lost(error: Exception | None, end: str) -> None:
    game = MatchGame(match_rules("easterhouse", {}))
    play_quartet(game, dict.fromkeys(game.match.seats, _Failing(error)), MatchTerms())
    assert str(game.outcome()) == f"north wins: {end}"


def test_a_match_is_stopped() -> None:
    game = MatchGame(match_rules("easterhouse", {}))
    play_quartet(game, {}, MatchTerms(), stop=lambda: True)
    assert game.outcome() is None
    turns = Turns()
    assert turns.next(game) == ("S1", True)
    turns.sits("S1")
    assert turns.next(game) == ("N2", True)
    assert turns.sitting == ("S1",)


def _finish(name: str, seed: int, strength: int, **options: object) -> MatchGame:
    game = MatchGame(match_rules(name, options))
    players = {seat: BuiltinSeat(level(strength), 4 * seed + n) for n, seat in enumerate(game.match.seats)}
    most = game.rules.part.quota
    heard: list[str] = []

    def hear(game: MatchGame, entry: object, seconds: float) -> None:
        heard.append(str(entry))
        assert not most or any(game.match.board_results()) or max(game.match.quota().values()) <= most

    return play_quartet(game, players, MatchTerms(Limits(milliseconds=2000)), hear)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("easterhouse", {}),
        ("easterhouse", {"match_end": "play_on", "mate_test": "bughouse_mate"}),
        ("bughouse", {}),
    ],
    ids=str,
)
def test_four_engines_finish_a_match(name: str, options: dict[str, str]) -> None:
    game = _finish(name, 1, 1, **options)
    assert game.outcome() is not None


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100))
@pytest.mark.parametrize("name", ["easterhouse", "bughouse"])
def test_many_matches_of_engines_are_finished(name: str, seed: int) -> None:
    options = [{}, {"match_end": "play_on"}, {"mate_test": "bughouse_mate"}, {"mate_test": "reserve"}][seed % 4]
    assert _finish(name, seed, 1 + seed % 3, **options).outcome() is not None
