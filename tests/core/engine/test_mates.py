"""Forced ends are found, as short as they are, and carried out against every defence."""

from __future__ import annotations

import pytest

from komagata.kernel import available
from komagata.kernel.interface import Kernel, SearchLimits, State
from komagata.position import load_rules

WIN = 32000

MATES = [
    ("bishogi", "k7/8/1P6/1Q6/8/8/7B/4K1B1[] w -", 1),
    ("bishogi", "8/K3Rp2/8/8/1+r6/8/4N3/1Q4Nk[] w -", 5),
    ("bishogi", "1n3kn1/3p1p2/2+B5/3P4/3QQ2b/3+PnP2/P2+b3P/R4PKn[RBPPPPrrpppp] b -", 3),
    ("advanced-pawn-bishogi", "k7/8/2P5/8/8/8/8/4K3[P] w -", 3),
    ("catholic-bishogi", "4k3/6P1/8/5Q2/6cK/q6b/7n/6n1[p] w -", 5),
    ("bishogi-81", "1k7/9/9/2P6/5N3/9/9/R8/4K4[] w -", 5),
    ("wildebishogi", "1k7/9/9/2P1N1C2/9/9/R7B/9/4K4[] w -", 3),
    ("southwark-bishogi", "k8/9/9/3p1P3/4+P4/9/9/9/8K[] w -", 5),
    ("filgi", "5f1k/1P1+PR3/1PP4p/n3Rp2/3P1PNE/3Pp1+r1/1+r2F3/2E1KE2[PPPPennpp] w -", 3),
    ("yari-shogi", "p2rp2/+B5b/P2k3/6+b/7/1nP1PP1/N+p1+N3/1R1NBp1/2K4[RPPrpppp] b -", 3),
    ("cannibal-bishogi", "7k/8/8/5p2/4B'3/8/8/K7[] w -", 3),
    ("dual-return-bishogi", "+B'3p3/3k3P/4n3/K7/8/1N'5Q/8/8[P] w -", 5),
    ("chess", "6k1/3r4/8/8/p7/p7/4p3/1K6 b - - 0 1", 3),
    ("chess", "8/kN3K1P/3R4/p4P2/5R2/8/8/8 w - - 0 1", 5),
    ("xiangqi", "9/2P2k3/6P2/1r4p2/9/9/9/RC7/5A1E1/4K4[] w -", 5),
    ("sekishogi", "8/8/5m2/8/8/2m5/1M6/8[M] w -", 5),
]


def forces(kernel: Kernel, state: State, plies: int, *, exactly: bool) -> None:
    """The search sees a win in so many plies, and each of its moves leads to it whatever the answer."""
    line = kernel.search(state, SearchLimits(depth=plies + 2, nodes=2_000_000))[0]
    assert line.score == WIN - plies if exactly else line.score >= WIN - plies
    after = kernel.play(state, line.moves[0])
    verdict = kernel.verdict(after)
    if verdict is not None:
        assert verdict.winner == state.side
        return
    assert plies > 1
    for reply in kernel.legal_moves(after):
        forces(kernel, kernel.play(after, reply), plies - 2, exactly=False)


@pytest.mark.skipif("native" not in available(), reason="the native kernel is not built")
@pytest.mark.parametrize(("game", "position", "plies"), MATES)
def test_native_search_forces_mate(game: str, position: str, plies: int) -> None:
    rules = load_rules(game, kernel="native")
    forces(rules.kernel, rules.position(position).state, plies, exactly=True)


@pytest.mark.parametrize(
    ("game", "position"),
    [
        ("bishogi", "k7/8/1P6/1Q6/8/8/7B/4K1B1[] w -"),
        ("chess", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"),
    ],
)
def test_reference_search_finds_mate_in_one(game: str, position: str) -> None:
    rules = load_rules(game, kernel="reference")
    start = rules.position(position)
    wins = [move for move in start.legal_moves() if (end := start.play(move).outcome()) and end.winner is start.side]
    line = rules.kernel.search(start.state, SearchLimits(depth=1))[0]
    if wins:
        assert line.score == WIN - 1
        assert line.moves[0] in wins
    else:
        assert line.score < WIN - 1
