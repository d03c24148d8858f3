"""Problems: forced wins in every game, held against a search that does nothing clever; and what spoils a problem."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from komagata import Game, KomagataError, NotationError, records, variant
from komagata.kernel.interface import Kernel, State
from komagata.moves import Move
from komagata.position import load_rules
from komagata.problem import Limits, Problem, Prover, Solution, Status, read_stipulation, solve, solved_game
from tests.core.games import GAMES, random_positions

MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"
"""Paul Morphy: mate in two by 1. Ra6."""
FISCHER = "8/8/8/2P3R1/5B2/2rP1p2/p1P1PP2/RnQ1K2k w Q - 5 3"
"""Mate in two by the quiet 1. Qb2."""
TSUME = "8l/6+P1k/7pp/9/9/9/9/9/9 b RG 1"


def problem(game: str, line: str, moves: int, *, checks_only: bool = False) -> Problem:
    return Problem(variant(game).position(line, composed=True), moves, checks_only)


def keys(found: Problem, solution: Solution) -> list[str]:
    return sorted(found.position.uci(key) for key in solution.keys)


def brute(kernel: Kernel, state: State, attacker: int, moves: int, *, checks_only: bool) -> bool:
    """The definition of a forced win, word for word."""

    def wins_by(move: Move) -> bool:
        after = kernel.play(state, move)
        verdict = kernel.verdict(after)
        if verdict is not None:
            return verdict.winner == attacker
        if moves == 1 or (checks_only and not kernel.checked(after, 1 - attacker)):
            return False
        return all(defended(kernel.play(after, reply)) for reply in kernel.legal_moves(after))

    def defended(after: State) -> bool:
        verdict = kernel.verdict(after)
        if verdict is not None:
            return verdict.winner == attacker
        return brute(kernel, after, attacker, moves - 1, checks_only=checks_only)

    return any(wins_by(move) for move in kernel.legal_moves(state))


@pytest.mark.parametrize(("line", "key"), [(MORPHY, "a1a6"), (FISCHER, "c1b2")])
def test_classic_problems_in_two(line: str, key: str) -> None:
    found = problem("chess", line, 2)
    solution = solve(found)
    assert solution.proof.status is Status.WIN
    assert (solution.proof.moves, solution.proof.refuted) == (2, 1)
    assert keys(found, solution) == [key]
    assert solution.unique is True
    assert not solution.short


def test_a_problem_in_three_is_not_solved_in_two() -> None:
    found = problem("chess", "8/8/8/8/8/2k5/3q4/K7 b - - 0 1", 1)
    assert solve(found).proof.status is Status.WIN
    later = problem("chess", "7k/8/8/6K1/8/8/8/6R1 w - - 0 1", 2)
    proof = solve(later).proof
    assert (proof.status, proof.refuted, proof.moves) == (Status.NO_WIN, 2, 0)
    three = solve(problem("chess", "7k/8/5K2/8/8/8/8/6R1 w - - 0 1", 3))
    assert (three.proof.status, three.proof.moves) == (Status.WIN, 2)
    assert three.short
    assert three.unique is False


def test_tsume_without_a_king_of_the_attacker() -> None:
    with pytest.raises(NotationError):
        variant("shogi").position(TSUME)
    found = problem("shogi", TSUME, 3, checks_only=True)
    solution = solve(found)
    assert solution.proof.status is Status.WIN
    assert solution.short
    assert keys(found, solution) == ["G@h8", "R@h8"]


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("7nl/5+Bk2/6ppp/9/9/9/9/9/9 b GS 1", 2),
        ("8k/9/7P1/9/9/9/9/9/9 b 2G 1", 2),
        ("7kl/9/6G2/9/9/9/9/9/9 b GN 1", 2),
    ],
)
def test_tsume_agrees_with_brute_force(line: str, moves: int) -> None:
    rules = variant("shogi")
    state = rules.setup(line).state
    prover = Prover(rules.kernel, state.side, Limits(moves, 0, checks_only=True))
    expected = brute(rules.kernel, state, state.side, moves, checks_only=True)
    assert prover.wins(state, moves) is expected


def test_checks_only_leaves_quiet_keys_out() -> None:
    assert solve(problem("chess", FISCHER, 2, checks_only=True)).proof.status is Status.NO_WIN


def test_a_lion_takes_both_royals_in_one_move() -> None:
    found = problem("chu-shogi", "g11/12/12/12/5+e6/5k6/5N6/12/12/12/12/K11 b - 1", 1)
    solution = solve(found)
    assert solution.proof.status is Status.WIN
    for key in solution.keys:
        after = found.position.play(key)
        verdict = after.outcome()
        assert verdict is not None
        assert verdict.winner is found.side
        assert not any(piece.royal and piece.side is not found.side for _, piece in after.pieces())
    assert keys(found, solution) == ["f6f7f8"]


def test_baring_the_royal_wins_chu_shogi() -> None:
    """What wins is what the rules of the game say, not only mate."""
    found = problem("chu-shogi", "k11/12/1N10/12/12/12/12/12/12/12/12/4K5p1 b - 1", 2)
    assert solve(found).proof.status is Status.WIN


def test_xiangqi_and_draughts_count_what_wins_there() -> None:
    stale = problem("xiangqi", "3k5/9/9/9/9/9/9/4R4/9/4K4 w - - 0 1", 2)
    solution = solve(stale)
    assert solution.proof.status is Status.WIN
    outcome = solved_game(stale, solution).main_line()[-1].position.outcome()
    assert outcome is not None
    assert outcome.winner is stale.side


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=6)
@given(seed=st.integers(0, 10_000), plies=st.integers(1, 60), checks_only=st.booleans())
def test_agrees_with_brute_force(game: str, seed: int, plies: int, checks_only: bool) -> None:
    *_, position = random_positions(variant(game), seed, plies)
    kernel, state = position.rules.kernel, position.state
    legal = kernel.legal_moves(state)
    moves = 2 if len(legal) < 25 else 1
    prover = Prover(kernel, state.side, Limits(moves, 0, checks_only))
    assert prover.wins(state, moves) is brute(kernel, state, state.side, moves, checks_only=checks_only)
    expected = {move for move in legal if _wins_by(kernel, state, move, moves, checks_only=checks_only)}
    assert set(prover.winners(state, moves)) == expected


def _wins_by(kernel: Kernel, state: State, move: Move, moves: int, *, checks_only: bool) -> bool:
    after, attacker = kernel.play(state, move), state.side
    verdict = kernel.verdict(after)
    if verdict is not None:
        return verdict.winner == attacker
    if moves == 1 or (checks_only and not kernel.checked(after, 1 - attacker)):
        return False
    for reply in kernel.legal_moves(after):
        answered = kernel.play(after, reply)
        verdict = kernel.verdict(answered)
        lost = verdict is not None and verdict.winner != attacker
        if lost or (verdict is None and not brute(kernel, answered, attacker, moves - 1, checks_only=checks_only)):
            return False
    return True


def test_both_kernels_find_the_same() -> None:
    answers = []
    for kernel in ("native", "reference"):
        rules = load_rules("chess", {}, kernel)
        found = Problem(rules.position(MORPHY), 2)
        solution = solve(found)
        answers.append((solution.proof.status, solution.proof.moves, keys(found, solution)))
    assert answers[0] == answers[1]


def test_limits_and_stopping() -> None:
    start = problem("chess", "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 1", 6)
    limited = solve(start, nodes=2000).proof
    assert limited.status is Status.UNDECIDED
    assert limited.nodes <= 2300
    heard: list[tuple[int, int]] = []
    stopped = solve(start, 0, stop=lambda: len(heard) > 3, on_nodes=lambda nodes, depth: heard.append((nodes, depth)))
    assert stopped.proof.status is Status.STOPPED
    assert heard
    assert heard == sorted(heard)


def test_more_keys_and_duals_are_told() -> None:
    two_keys = problem("chess", "6k1/5ppp/8/8/8/8/8/K2RR3 w - - 0 1", 1)
    solution = solve(two_keys)
    assert keys(two_keys, solution) == ["d1d8", "e1e8"]
    assert solution.unique is False
    cooked = problem("chess", "k7/8/2K5/8/8/8/8/1Q5R w - - 0 1", 2)
    assert solve(cooked).short


def test_the_record_holds_the_problem() -> None:
    made = Problem(
        variant("shogi").position(TSUME, composed=True),
        3,
        checks_only=True,
        title='A "title"',
        author="朱",
        source="here",
    )
    again = Problem.of(records.read(records.write(made.game())))
    assert again == made
    solved = solved_game(made, solve(made))
    reread = records.read(records.write(solved))
    assert not reread.faults
    assert Problem.of(reread) == made
    assert [node.move for node in reread.main_line()] == [node.move for node in solved.main_line()]
    assert Problem.of(variant_game("chess")) is None


def variant_game(game: str) -> Game:
    return Game(variant(game))


@pytest.mark.parametrize("form", records.FORMATS)
def test_a_tsume_without_king_survives_every_format(form: str) -> None:
    made = problem("shogi", TSUME, 1, checks_only=True)
    game = solved_game(made, solve(made))
    game.to_end()
    again = records.read(records.write(game, form))
    assert not again.faults
    moves = 0 if form == "bod" else 1
    assert len(again.main_line()) == moves
    assert str((again.main_line() or [again.root])[-1].position).split()[0] == str(game.position).split()[0]
    own = records.read(records.write(again))
    assert str(own.initial) == str(again.initial)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("mate in 3", (3, False)),
        ("Mate in 12, checks only", (12, True)),
        ("#2", (2, False)),
        ("win in 4", (4, False)),
    ],
)
def test_stipulations(written: str, meant: tuple[int, bool]) -> None:
    assert read_stipulation(written) == meant


@pytest.mark.parametrize("written", ["", "mate", "helpmate in 3", "mate in 0", "mate in 999", "#"])
def test_what_is_no_stipulation(written: str) -> None:
    with pytest.raises(KomagataError):
        read_stipulation(written)


def test_the_solution_is_a_tree_of_variations() -> None:
    found = problem("chess", MORPHY, 2)
    game = solved_game(found, solve(found))
    assert found.position.uci(game.main_line()[0].move or Move(0, 0)) == "a1a6"
    defences = game.main_line()[0].children
    assert len(defences) == len(game.main_line()[0].position.legal_moves())
    for defence in defences:
        assert len(defence.children) == 1
        outcome = defence.children[0].position.outcome()
        assert outcome is not None
        assert str(outcome) == "white wins: checkmate"
