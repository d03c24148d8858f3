"""BOD: one position as a board in characters."""

from __future__ import annotations

from komagata.errors import NotationError
from komagata.game import Game
from komagata.records import diagram
from komagata.records.capacity import Capacity, Loss, lost
from komagata.records.diagram import Diagram
from komagata.records.growing import Faults, Grower, check_length
from komagata.text import text

CAPACITY = Capacity(moves=False)


def read(source: str) -> Game:
    """A game that begins with the position of a diagram. Raises NotationError if there is none to play from."""
    check_length(source)
    faults = Faults()
    board = Diagram()
    for number, line in enumerate(source.split("\n"), 1):
        board.take(line.rstrip("\r"), number)
    position = diagram.game_position(board, faults)
    if position is None:
        raise NotationError(text("there is no board here"), offset=0)
    return Grower(Game(position.rules, position), faults).done()


def write(game: Game) -> str:
    """The position that the game stands at. Raises NotationError for a game that no diagram shows."""
    lines = diagram.write(game.position)
    if game.node.ply:
        lines.append(f"手数＝{game.node.ply}　まで")
    return "\n".join(lines) + "\n"


def losses(game: Game) -> list[Loss]:
    """What a diagram does not hold."""
    return lost(game, CAPACITY)


__all__ = ["CAPACITY", "losses", "read", "write"]
