"""The test tables of the rules dossier, kept as data in `tests/data/dossier.toml`."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from komagata import IllegalMove
from komagata.position import Position, load_rules
from tests.core.games import DATA, KERNELS

MOST_NODES = {"reference": 40, "native": 5_000_000}
"""How many positions a perft may expand."""

CASES: list[dict[str, Any]] = tomllib.loads((DATA / "dossier.toml").read_text("utf-8"))["position"]


@pytest.fixture(params=KERNELS)
def kernel(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['game']}: {case['id']}")
def test_facts(case: dict[str, Any], kernel: str) -> None:
    position = load_rules(case["game"], case.get("options", {}), kernel).position(case["at"])
    assert_moves(position, case)
    assert_effects(position, case)
    if "check" in case:
        assert position.is_check() is case["check"]
    if "result" in case:
        assert str(position.outcome()) == case["result"]
    expanded = 1
    for depth, nodes in enumerate(case.get("perft", ()), 1):
        if expanded <= MOST_NODES[kernel]:
            assert position.perft(depth) == nodes
        expanded = nodes


def assert_moves(position: Position, case: dict[str, Any]) -> None:
    legal = position.legal_moves()
    for word in case.get("legal", "").split():
        assert position.parse(word) in legal
    for word in case.get("illegal", "").split():
        with pytest.raises(IllegalMove):
            position.parse(word)
    if "only" in case:
        assert sorted(position.uci(position.parse(word)) for word in case["only"].split()) == [
            position.uci(move) for move in legal
        ]
    if "count" in case:
        assert len(legal) == case["count"]
    for name, squares in case.get("reach", {}).items():
        origin = position.board.parse(name)
        reached = {position.board.name(move.target) for move in legal if move.origin == origin}
        assert reached == set(squares.split())
    for token, count in case.get("drops", {}).items():
        assert sum(position.uci(move).startswith(f"{token}@") for move in legal) == count


def assert_effects(position: Position, case: dict[str, Any]) -> None:
    for word in case.get("mates", "").split():
        outcome = position.play(word).outcome()
        assert outcome is not None
        assert outcome.winner is position.side
    for word, hands in case.get("after", {}).items():
        assert [str(hand) for hand in position.play(word).hands] == hands
    for word, squares in case.get("becomes", {}).items():
        after = position.play(word)
        assert {name: str(after.piece_at(name) or "-") for name in squares} == squares
