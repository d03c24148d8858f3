"""Single moves in Japanese, for lists and captions: `７六歩`, `同銀右上不成`, `6六獅子・7七獅子（居食い）`."""

from __future__ import annotations

from komagata.moves import Move
from komagata.position import Position, Rules
from komagata.records.japanese import games, names_of
from komagata.records.japanese_moves import STEPS, write_ki2, write_long

MARKS = "▲△"
"""Before the moves of the first and of the second player."""


def has_japanese(rules: Rules) -> bool:
    """Whether the pieces of a game have names in Japanese records."""
    return rules.id in games()


def japanese_move(position: Position, move: Move, last: int | None = None) -> str:
    """A legal move; `last` is the square that the move before went to. Raises NotationError for other games."""
    names = names_of(position.rules)
    if not names.long:
        return write_ki2(names, position, move, last).replace("\u3000", "")
    parts = [
        part.removeprefix(f"{step} ") for step, part in zip(STEPS, write_long(names, position, move), strict=False)
    ]
    if len(parts) == 1:
        # Where it came from is said if it could have been another piece.
        here = names.token_at(position.state, move.origin)
        rivals = {
            other.origin
            for other in position.legal_moves()
            if not other.via and other.target == move.target and names.token_at(position.state, other.origin) == here
        }
        return parts[0].replace(" （", "（") if len(rivals) > 1 else parts[0].partition(" （←")[0]
    return "・".join(part.partition(" （←")[0] for part in parts)


__all__ = ["MARKS", "has_japanese", "japanese_move"]
