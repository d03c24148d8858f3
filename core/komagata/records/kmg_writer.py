"""A game -> `.kmg` text. Strict: always the same form, and everything that the game holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from komagata.clock import controls_text
from komagata.errors import Fault, NotationError
from komagata.game import Game
from komagata.moves import Move
from komagata.notation.reading import Clocks
from komagata.pieces import Side
from komagata.position import Position
from komagata.records.annotations import write_comment
from komagata.records.kmg_text import TAG_NAME, escape_comment, escape_tag
from komagata.text import text
from komagata.tree import Node

WIDTH = 100
"""Lines are broken between words so that they are no longer; a comment keeps its own line breaks."""

OWN_TAGS = ("Variant", "Options", "SetUp", "FEN", "TimeControl", "Result", "Termination")
"""Tags that follow from the game itself."""


def write(game: Game) -> str:
    """The record of a game. Raises NotationError for a tag that cannot be written."""
    tags = "\n".join(f'[{name} "{escape_tag(value)}"]' for name, value in _tags(game))
    moves = wrapped(Words(game).all())
    # A lone surrogate has no UTF-8; everything else does.
    return f"{tags}\n\n{moves}\n".encode("utf-8", "replace").decode("utf-8")


def _tags(game: Game) -> Iterator[tuple[str, str]]:
    wrong = [name for name in game.tags if TAG_NAME.fullmatch(name) is None]
    if wrong:
        expected = text("the name of a tag has only letters, digits and underscores")
        raise NotationError([Fault(expected, name) for name in wrong])
    yield "Variant", game.rules.id
    if game.rules.options:
        yield "Options", "; ".join(f"{name}={value}" for name, value in game.rules.options.items())
    initial = _position(game.initial)
    if initial != str(game.rules.start()):
        yield "SetUp", "1"
        yield "FEN", initial
    for name, value in game.tags.items():
        if name not in OWN_TAGS:
            yield name, value
    if game.controls is not None:
        yield "TimeControl", controls_text(game.controls)
    elif "TimeControl" in game.tags:
        yield "TimeControl", game.tags["TimeControl"]
    yield "Result", game.result
    if game.final is not None:
        yield "Termination", str(game.final)


def _position(position: Position) -> str:
    """Its canonical form, or six-field FEN where that form has no room for clocks that run already."""
    without_clocks = position.rules.variant.notation.position == "fen"
    return position.fen() if without_clocks and position.clocks != Clocks() else str(position)


class Words:
    """The words of the moves. Without recursion: a tree may be as deep as it likes."""

    def __init__(
        self,
        game: Game,
        spell: Callable[[Position, Move], str] = Position.uci,
        escape: Callable[[str], str] = escape_comment,
    ) -> None:
        self._game = game
        self._spell = spell
        self._escape = escape
        self._board = game.rules.board
        self._offset = int(game.initial.side is Side.SECOND)
        self._replies = False
        """The last word was a move of the first player's, so that the next one needs no number."""

    def all(self) -> Iterator[str]:
        root = self._game.root
        comment = write_comment(root.note, self._board, self._escape)
        if comment or (root.children and root.children[0].note.before):
            yield "{" + comment + "}"
        # A string is written as it is, a node with its move, (node,) with what follows that move.
        pending: list[str | Node | tuple[Node]] = [(root,)]
        while pending:
            item = pending.pop()
            if isinstance(item, str):
                self._replies = False
                yield item
            elif isinstance(item, Node):
                yield from self._move(item)
            elif item[0].children:
                main, *others = item[0].children
                pending.append((main,))
                for other in reversed(others):
                    pending += [")", (other,), other, "("]
                pending.append(main)
        yield self._game.result

    def _move(self, node: Node) -> Iterator[str]:
        parent = node.parent
        if parent is None or node.move is None:
            return
        if node.note.before:
            self._replies = False
            yield "{" + self._escape(node.note.before) + "}"
        first = parent.position.side is Side.FIRST
        number = ""
        if first or not self._replies:
            number = f"{(parent.ply + self._offset) // 2 + 1}{'.' if first else '...'} "
        yield number + self._spell(parent.position, node.move)
        self._replies = first
        for nag in node.note.nags:
            yield f"${nag}"
        comment = write_comment(node.note, self._board, self._escape)
        if comment or _needs_empty_comment(node):
            self._replies = False
            yield "{" + comment + "}"


def _needs_empty_comment(node: Node) -> bool:
    """Whether the comment before the next move would be taken for one after this move."""
    children = node.children
    return bool(children) and bool(children[0].note.before)


def wrapped(words: Iterable[str]) -> str:
    """Words on lines of at most `WIDTH` characters."""
    lines: list[str] = []
    line = ""
    for word in words:
        if not line:
            line = word
        elif line[-1] == "(" or word == ")" or len(line) + 1 + len(word) <= WIDTH:
            line += word if line[-1] == "(" or word == ")" else f" {word}"
        else:
            lines.append(line)
            line = word
        # A comment with line breaks: only its last line counts for the width.
        *whole, line = line.split("\n")
        lines += whole
    return "\n".join([*lines, line])


__all__ = ["OWN_TAGS", "Words", "wrapped", "write"]
