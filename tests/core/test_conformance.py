"""Every position of the conformance data: legal moves, spellings, perft, result, and the position's own string.

The data was made by independent programs; how its lines read is told in tests/data/README.md.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from komagata.position import Position, load_rules
from tests.core.games import DATA, KERNELS

MOST_NODES = {"reference": 8, "native": 100_000}
"""How many positions a perft may expand; the rest of the reference kernel's perfts runs with `make soak`."""

LINES = [
    pytest.param(game, number, id=f"{game}-{number + 1}")
    for game in sorted(path.stem for path in (DATA / "conformance").glob("*.jsonl"))
    for number in range(len((DATA / "conformance" / f"{game}.jsonl").read_text("utf-8").splitlines()))
    if not game.startswith("easterhouse")
]


@cache
def lines(game: str) -> list[dict[str, Any]]:
    text = (DATA / "conformance" / f"{game}.jsonl").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


@dataclass(frozen=True)
class Line:
    """One line of the data, read in one kernel."""

    data: dict[str, Any]
    position: Position


def read(game: str, number: int, kernel: str) -> Line:
    data = lines(game)[number]
    return Line(data, load_rules(game, data["rules"], kernel).position(data["position"]))


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize(("game", "number"), LINES)
def test_line(game: str, number: int, kernel: str) -> None:
    line = read(game, number, kernel)
    assert_prints(line)
    if "moves_played" in line.data:
        assert_game(line)
        return
    assert_moves(line)
    outcome = line.position.outcome()
    assert (outcome and str(outcome)) == line.data["result"]
    assert_perft(line, MOST_NODES[kernel])


@pytest.mark.soak
@pytest.mark.parametrize(("game", "number"), LINES)
def test_whole_perft_in_reference(game: str, number: int) -> None:
    line = read(game, number, "reference")
    if "moves_played" not in line.data:
        assert_perft(line, MOST_NODES["native"])


def assert_prints(line: Line) -> None:
    """The data writes positions canonically."""
    written = line.data.get("fen", line.data["position"])
    assert str(line.position) == written
    assert line.position.rules.position(written) == line.position


def assert_moves(line: Line) -> None:
    position = line.position
    moves = position.legal_moves()
    assert [position.uci(move) for move in moves] == line.data["moves"]
    if "usi" in line.data:
        assert {position.parse(spelling) for spelling in line.data["usi"]} == set(moves)
        assert {position.usi(move) for move in moves} <= set(line.data["usi"])


def assert_perft(line: Line, most: int) -> None:
    expanded = 1
    for depth, nodes in enumerate(line.data["perft"], 1):
        if expanded <= most:
            assert line.position.perft(depth) == nodes
        expanded = max(nodes, 1)


def assert_game(line: Line) -> None:
    """What depends on history is the Game's."""
    from komagata.game import Game

    game = Game(line.position.rules, line.position)
    for move in line.data["moves_played"]:
        game.play(move)
    outcome = game.outcome()
    assert (outcome and str(outcome)) == line.data["result"]
    assert [game.position.uci(move) for move in game.legal_moves()] == line.data["moves"]
    for depth, nodes in enumerate(line.data["perft"][:1], 1):
        assert game.position.perft(depth) == nodes
