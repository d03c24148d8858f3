"""The tree of a game: nodes, each a move with what was written about it. Only `Game` grows and prunes it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from komagata.moves import Move
from komagata.position import Position
from komagata.repetition import Key


@dataclass(frozen=True, slots=True)
class Mark:
    """A square or, with `target`, an arrow drawn on the board, in one of the colours G, R, Y, B."""

    colour: str
    square: int
    target: int = -1


@dataclass(frozen=True, slots=True)
class Note:
    """What is written about one move."""

    comment: str = ""
    """After the move; at the root: before the first move."""
    before: str = ""
    """Before the move: how a variation is introduced."""
    nags: tuple[int, ...] = ()
    """Numeric annotation glyphs: 1 good, 2 mistake, 3 brilliant, 4 blunder, 5 interesting, 6 dubious, ..."""
    clock: int | None = None
    """Milliseconds left to the player who made the move."""
    spent: int | None = None
    """Milliseconds that the move took."""
    marks: tuple[Mark, ...] = ()


@dataclass(slots=True, eq=False)
class Node:
    """One place in the tree. `move` led here from `parent`; the first child continues the line it stands in."""

    position: Position
    key: Key
    move: Move | None = None
    parent: Node | None = field(default=None, repr=False)
    ply: int = 0
    """How many moves lead here from the beginning."""
    previous: Node | None = field(default=None, repr=False)
    """The last place of this line where the same position stood."""
    times: int = 1
    """For the how manieth time this position stands here."""
    note: Note = field(default_factory=Note)
    children: tuple[Node, ...] = field(default=(), repr=False)
    """What was played or tried from here, the main continuation first."""

    @property
    def comment(self) -> str:
        return self.note.comment

    @property
    def nags(self) -> tuple[int, ...]:
        return self.note.nags

    @property
    def clock(self) -> int | None:
        return self.note.clock

    @property
    def is_main(self) -> bool:
        """Whether it stands in the main line of the game."""
        node: Node = self
        while node.parent is not None:
            if node.parent.children[0] is not node:
                return False
            node = node.parent
        return True

    def path(self) -> tuple[Node, ...]:
        """The nodes that lead here, this one last, without the root."""
        nodes: list[Node] = []
        node: Node = self
        while node.parent is not None:
            nodes.append(node)
            node = node.parent
        return tuple(reversed(nodes))

    def line(self) -> Iterator[Node]:
        """The main continuations after this node."""
        node: Node = self
        while node.children:
            node = node.children[0]
            yield node

    def last(self) -> Node:
        """The end of the main continuation."""
        node: Node = self
        while node.children:
            node = node.children[0]
        return node

    def walk(self) -> Iterator[Node]:
        """This node and all below it, each before its children."""
        stack: list[Node] = [self]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(node.children))


__all__ = ["Mark", "Node", "Note"]
