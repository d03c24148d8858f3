"""How moves are written in the window: by the user's choice, else as is usual for the game."""

from __future__ import annotations

from komagata.moves import Move
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


def counts_plies(rules: Rules) -> bool:
    """Whether records of the game number single moves, as in Japan, and not pairs."""
    return rules.side_names[0] == "black"


__all__ = ["COORDINATES", "STANDARD", "USI", "counts_plies", "node_text", "write_move"]
