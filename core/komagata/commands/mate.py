"""`komagata mate GAME --depth N`: whether the side to move can force a win, and whether in one way only."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from komagata.commands.common import (
    STANDARD,
    add_position,
    interruptible,
    note,
    note_faults,
    position_text,
    read_record,
    rules_of,
    say,
    whole,
)
from komagata.errors import KomagataError
from komagata.moves import Move
from komagata.position import Position, Rules
from komagata.problem import DEFAULT_NODES, MOST_MOVES, Problem, Solution, Status, solve, solved_game
from komagata.text import text

HELP = "look for a forced win of the side to move"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="id of a game, a variant file, or a record with a problem")
    add_position(parser)
    parser.add_argument(
        "--depth",
        metavar="N",
        type=whole(1, MOST_MOVES),
        help="at most so many moves of the winner; of a problem, as many as it asks for",
    )
    parser.add_argument("--checks-only", action="store_true", help="every move of the winner gives check")
    parser.add_argument(
        "--nodes",
        metavar="N",
        type=whole(0, 10**12),
        default=DEFAULT_NODES,
        help=f"look at no more positions than this; 0: as many as it takes (default {DEFAULT_NODES})",
    )
    parser.add_argument("--record", action="store_true", help="print the solution as a .kmg record")


def run(arguments: Namespace) -> int:
    problem = _problem(arguments)
    nodes: int = arguments.nodes
    solution = interruptible(lambda: solve(problem, nodes))
    if arguments.record:
        from komagata import records

        say(records.write(solved_game(problem, solution)).rstrip("\n"))
        return 0
    for line in report(problem, solution):
        say(line)
    if arguments.timing:
        note(f"positions: {solution.proof.nodes}")
    return 0


def _problem(arguments: Namespace) -> Problem:
    """The problem of a record, or the one that the arguments put."""
    from komagata import records

    found: Problem | None = None
    if arguments.game == STANDARD or any(arguments.game.lower().endswith(end) for end in records.EXTENSIONS):
        game = records.read(read_record(arguments.game))
        note_faults(arguments, arguments.game, game.faults)
        found = Problem.of(game)
        rules, position = game.rules, game.initial if found else game.position
        if arguments.position is not None:
            position = rules.position(position_text(arguments.position), composed=True)
    else:
        rules = rules_of(arguments)
        position = _position(rules, arguments.position)
    for word in arguments.moves.replace(",", " ").split():
        position = position.play(word)
    depth = arguments.depth or (found.moves if found else 0)
    if not depth:
        raise KomagataError(text("say with --depth in how many moves the win is looked for"))
    return Problem(position, depth, arguments.checks_only or bool(found and found.checks_only))


def _position(rules: Rules, written: str | None) -> Position:
    return rules.start() if written is None else rules.position(position_text(written), composed=True)


def report(problem: Problem, solution: Solution) -> list[str]:
    """What was found, line by line."""
    proof = solution.proof
    if proof.status is Status.NO_WIN:
        return [f"no mate in {problem.moves}"]
    if proof.status is not Status.WIN:
        return [f"not decided within {proof.nodes} positions; no mate in {proof.refuted}"]
    lines = [f"mate in {proof.moves}"]
    if solution.tree is not None:
        lines.append(f"line: {' '.join(spelled(problem.position, solution.tree.line()))}")
    lines.append(f"keys: {' '.join(problem.position.uci(key) for key in solution.keys)}")
    for dual in solution.duals:
        place = problem.position
        for move in dual.line:
            place = place.play(move)
        before = " ".join(spelled(problem.position, dual.line))
        lines.append(f"dual after {before}: {' '.join(place.uci(move) for move in dual.winners)}")
    if not solution.whole:
        lines.append("not all keys and duals were looked for within the limit")
    return lines


def spelled(position: Position, line: tuple[Move, ...]) -> list[str]:
    """The moves of a line in their canonical spelling."""
    words: list[str] = []
    for move in line:
        words.append(position.uci(move))
        position = position.play(move)
    return words
