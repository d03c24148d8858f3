"""A problem with its solution as a game: the main line first, other defences and other keys as variations."""

from __future__ import annotations

from komagata.game import Game
from komagata.problem.solution import Attack, Solution
from komagata.problem.stipulation import Problem
from komagata.tree import Node


def solved_game(problem: Problem, solution: Solution) -> Game:
    """The game that shows a solution."""
    game = problem.game()
    if solution.tree is not None:
        _grow(game, game.root, solution.tree)
        for key in solution.keys[1:]:
            game.go(game.root)
            game.play(key, beyond_end=True)
    game.to_start()
    game.revision = 0
    return game


def _grow(game: Game, node: Node, attack: Attack) -> None:
    pending: list[tuple[Node, Attack]] = [(node, attack)]
    while pending:
        at, attack = pending.pop()
        game.go(at)
        after = game.play(attack.move, beyond_end=True)
        for defence in attack.defences:
            game.go(after)
            reply = game.play(defence.move, beyond_end=True)
            if defence.answer is not None:
                pending.append((reply, defence.answer))


__all__ = ["solved_game"]
