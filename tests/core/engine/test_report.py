"""How a game plays, from quick games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from komagata.commands.report import lines
from komagata.engine.report import Plan, Played, play_report
from komagata.kernel import make_kernel
from komagata.position import Rules, load_rules
from komagata.variants.catalog import catalog
from komagata.variants.compiler import compile_variant

LANCERS = Path(__file__).resolve().parents[3] / "examples" / "lancers.toml"


def lancers() -> Rules:
    compiled = compile_variant(catalog().read(LANCERS.read_text(encoding="utf-8")))
    return Rules(compiled, make_kernel(compiled.tables))


def timeless(games: tuple[Played, ...]) -> list[Played]:
    return [replace(game, seconds=0.0) for game in games]


@pytest.mark.parametrize("nodes", [0, 100])
def test_the_same_seed_plays_the_same_games(nodes: int) -> None:
    plan = Plan(games=4, nodes=nodes, seed=7)
    one, other = play_report(lancers(), plan), play_report(lancers(), plan)
    assert timeless(one.games) == timeless(other.games)
    different = play_report(lancers(), replace(plan, seed=8))
    assert timeless(one.games) != timeless(different.games)
    assert len({game.plies for game in one.games}) > 1, "no two games are alike"


def test_figures_of_a_game() -> None:
    report = play_report(lancers(), Plan(games=10, nodes=60))
    least, average, middle, most = report.lengths
    assert 0 < least <= middle <= most
    assert least <= average <= most
    assert report.first_wins + report.second_wins == round(10 * report.decisive)
    assert report.decisive + report.drawn + report.unfinished == pytest.approx(1)
    assert sum(count for _, count in report.endings) == 10
    assert 1 < report.branching < 200
    assert 0 < report.checks < 1
    assert report.idle() == ()
    assert report.undropped() == ()
    assert "king" not in report.untaken(), "the royal cannot be taken where mate wins"


@pytest.mark.parametrize("game", catalog().ids())
def test_every_game_can_be_reported_on(game: str) -> None:
    report = play_report(load_rules(game), Plan(games=1, nodes=0, most_plies=60))
    assert len(report.games) == 1
    assert report.games[0].plies <= 60
    assert all(lines(report))


def test_games_that_do_not_end_are_told_of() -> None:
    report = play_report(lancers(), Plan(games=3, nodes=0, most_plies=5))
    assert report.unfinished == 1
    assert report.first_score == 0.5
    assert report.remarks()[0].template.startswith("Many games do not end")


def test_it_can_be_stopped() -> None:
    heard: list[Played] = []
    report = play_report(lancers(), Plan(games=50, nodes=0), stop=lambda: len(heard) >= 2, on_game=heard.append)
    assert len(report.games) == len(heard) == 2
    empty = play_report(lancers(), Plan(games=5), stop=lambda: True)
    assert empty.games == ()
    assert all(lines(empty))
