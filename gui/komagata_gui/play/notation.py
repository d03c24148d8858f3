"""How moves are written in the window: by the user's choice, else as is usual for the game."""

from __future__ import annotations

from collections.abc import Callable

from komagata.moves import Move
from komagata.pieces import Side
from komagata.position import Position, Rules
from komagata.tree import Node

STANDARD, COORDINATES, USI = "standard", "coordinates", "usi"


def write_move(position: Position, move: Move, style: str) -> str:
    """A legal move of a position in a style."""
    if style == USI or (style == STANDARD and position.rules.variant.notation.moves == USI):
        return position.usi(move)
    return position.uci(move) if style == COORDINATES else position.san(move)


def node_text(node: Node, style: str) -> str:
    """The move that led to a node."""
    if node.parent is None or node.move is None:
        return ""
    return write_move(node.parent.position, node.move, style)


def numbered(node: Node, move_text: Callable[[Node], str]) -> str:
    """All moves that lead to a node, with numbers: `1. e3 e6 2. d3`, or each with its own where records count so."""
    path = node.path()
    words: list[str] = []
    for step in path:
        before = step.parent
        if before is None:
            continue
        if counts_plies(before.position.rules):
            words.append(f"{step.ply}. {move_text(step)}")
            continue
        first = before.position.side is Side.FIRST
        offset = 0 if (step.ply % 2 == 1) == first else 1
        number = f"{(step.ply + offset + 1) // 2}."
        words.append(f"{number if first else number + '..' if step is path[0] else ''} {move_text(step)}".strip())
    return " ".join(words)


def counts_plies(rules: Rules) -> bool:
    """Whether records of the game number single moves, as in Japan, and not pairs."""
    return rules.side_names[0] == "black"


__all__ = ["COORDINATES", "STANDARD", "USI", "counts_plies", "node_text", "numbered", "write_move"]
