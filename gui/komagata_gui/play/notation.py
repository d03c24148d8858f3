"""How moves are written in the window: by the user's choice, else as is usual for the game."""

from __future__ import annotations

from collections.abc import Callable

from komagata.moves import Move
from komagata.notation import western
from komagata.pieces import Side
from komagata.position import Position, Rules
from komagata.tree import Node
from komagata_gui.i18n import pick

STANDARD, SHORT, COORDINATES, USI = "standard", "short", "coordinates", "usi"
JAPANESE, WESTERN, NUMERIC = "japanese", "western", "numeric"


def style_of(rules: Rules, style: str) -> str:
    """The style in which moves of a game are written for the user: the one chosen if the game has it, else its own."""
    if style == STANDARD:
        shown = rules.variant.notation.shown
        style = pick(shown) if shown else SHORT
        style = COORDINATES if style == "squares" else style
    if style == JAPANESE:
        # Records in Japanese are many modules, which the window does not need to appear.
        from komagata.records.shown import has_japanese

        return JAPANESE if has_japanese(rules) else SHORT
    return WESTERN if style == NUMERIC and not western.has_numbers(rules.board) else style


def write_move(position: Position, move: Move, style: str, last: int | None = None) -> str:
    """A legal move of a position in a style; `last` is the square that the move before went to."""
    match style_of(position.rules, style):
        case "usi":
            return position.usi(move)
        case "coordinates":
            return position.uci(move)
        case "japanese":
            from komagata.records.shown import japanese_move

            return japanese_move(position, move, last)
        case "western" | "numeric" as found:
            taken = {square for square, _ in position.transition(move).captured}
            legal = position.legal_moves()
            return western.write(position.rules.compiled, position.state, move, legal, taken, found == NUMERIC)
        case _:
            return position.san(move)


def node_text(node: Node, style: str) -> str:
    """The move that led to a node."""
    if node.parent is None or node.move is None:
        return ""
    before = node.parent.move
    return write_move(node.parent.position, node.move, style, None if before is None else before.target)


def numbered(node: Node, move_text: Callable[[Node], str]) -> str:
    """All moves that lead to a node, with numbers: `1. e3 e6 2. d3`, or each with its own where records count so.
    Moves in Japanese have the marks of their players instead."""
    path = node.path()
    words: list[str] = []
    for step in path:
        before = step.parent
        if before is None:
            continue
        if counts_plies(before.position.rules):
            from komagata.records.shown import MARKS

            written = move_text(step)
            number = f"{step.ply}. " if written.isascii() else MARKS[before.position.side]
            words.append(f"{number}{written}")
            continue
        first = before.position.side is Side.FIRST
        offset = 0 if (step.ply % 2 == 1) == first else 1
        number = f"{(step.ply + offset + 1) // 2}."
        words.append(f"{number if first else number + '..' if step is path[0] else ''} {move_text(step)}".strip())
    return " ".join(words)


def counts_plies(rules: Rules) -> bool:
    """Whether records of the game number single moves, as in Japan, and not pairs."""
    return rules.side_names[0] == "black"


__all__ = [
    "COORDINATES",
    "JAPANESE",
    "NUMERIC",
    "SHORT",
    "STANDARD",
    "USI",
    "WESTERN",
    "counts_plies",
    "node_text",
    "numbered",
    "style_of",
    "write_move",
]
