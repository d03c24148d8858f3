"""`komagata report GAME`: how a game plays, from quick games of the engine against itself."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable

from komagata.commands.common import add_rules, interruptible, rules_of, say, whole
from komagata.engine.report import Plan, Played, Report, play_report
from komagata.position import Rules

HELP = "tell how a game plays, from quick games of the engine against itself"

MOST_GAMES = 100_000
MOST_NODES = 10_000_000


def configure(parser: ArgumentParser) -> None:
    plan = Plan()
    parser.add_argument("game", metavar="GAME", help="id of a game (see `komagata games`) or a variant file")
    add_rules(parser)
    parser.add_argument("--games", metavar="N", type=whole(1, MOST_GAMES), default=plan.games, help="how many games")
    parser.add_argument(
        "--nodes",
        metavar="N",
        type=whole(0, MOST_NODES),
        default=plan.nodes,
        help="positions to look at for each move; 0: moves at random",
    )
    parser.add_argument(
        "--most-plies", metavar="N", type=whole(1, 10_000), default=plan.most_plies, help="break longer games off"
    )
    parser.add_argument("--seed", metavar="N", type=whole(0, 2**31), default=plan.seed, help="other games")


def run(arguments: Namespace) -> int:
    rules = rules_of(arguments)
    plan = Plan(arguments.games, arguments.nodes, most_plies=arguments.most_plies, seed=arguments.seed)
    for line in lines(interruptible(lambda: _played(rules, plan))):
        say(line)
    return 0


def _played(rules: Rules, plan: Plan) -> Report:
    if not sys.stderr.isatty():
        return play_report(rules, plan)
    from tqdm import tqdm

    with tqdm(total=plan.games, desc="games", leave=False, file=sys.stderr) as bar:

        def count(_game: Played) -> None:
            bar.update()

        return play_report(rules, plan, on_game=count)


def lines(report: Report) -> Iterable[str]:
    """The report, a figure a line."""
    least, average, middle, most = report.lengths
    first, second = report.rules.side_names
    plan = report.plan
    how = f"{plan.nodes} positions a move" if plan.nodes else "moves at random"
    yield f"{report.rules.name}: {len(report.games)} games, {how}, seed {plan.seed}"
    yield f"plies: {least} to {most}, mean {average:.1f}, median {middle:g}"
    yield f"{first} (first) wins {report.first_wins}, {second} wins {report.second_wins}"
    yield f"score of the first player: {report.first_score:.1%} +- {report.first_error:.1%}"
    yield f"decided: {report.decisive:.1%}, drawn: {report.drawn:.1%}, broken off: {report.unfinished:.1%}"
    for ending, count in report.endings:
        yield f"  {count} x {ending.value if ending else f'broken off after {plan.most_plies} plies'}"
    yield f"legal moves in a position: {report.branching:.1f}; moves that give check: {report.checks:.1%}"
    for words, kinds in (
        ("never moved", report.idle()),
        ("never captured", report.untaken()),
        ("never dropped", report.undropped()),
        ("never became", report.unreached()),
    ):
        if kinds:
            yield f"{words}: {', '.join(_name(report, kind) for kind in kinds)}"
    for remark in report.remarks():
        yield f"note: {remark}"


def _name(report: Report, kind: str) -> str:
    return report.rules.variant.pieces[kind].names["en"]


__all__ = ["configure", "lines", "run"]
