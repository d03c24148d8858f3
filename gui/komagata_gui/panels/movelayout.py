"""Where each move of a game's tree stands in the move list. Pure but for being told how wide texts are.

The main line runs in two columns, one a player; variations and comments stand between its rows, indented.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import partial

from komagata.pieces import Side
from komagata.tree import Node

NAGS = {1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!"}
"""Annotation glyphs that are shown after a move."""


class Role(Enum):
    """What a text is, which decides how it is drawn."""

    MOVE = auto()
    VARIATION = auto()
    NUMBER = auto()
    SMALL_NUMBER = auto()
    BRACKET = auto()
    COMMENT = auto()
    ABSENT = auto()
    """The dots in the place of a first player's move that stands further up."""
    RESULT = auto()


@dataclass(frozen=True, slots=True)
class Item:
    """One text in the list."""

    words: str
    role: Role
    x: float
    y: float
    width: float
    height: float
    node: Node | None = None
    told: Callable[[], str] | None = None
    """Says the words where the place does not depend on them, once somebody looks: a list may be very long."""

    @property
    def text(self) -> str:
        return self.words if self.told is None else self.told()


@dataclass(frozen=True, slots=True)
class Layout:
    items: tuple[Item, ...] = ()
    height: float = 0.0

    def at(self, x: float, y: float) -> Node | None:
        """The move at a point."""
        for item in self.items:
            if item.node is not None and item.x <= x < item.x + item.width and item.y <= y < item.y + item.height:
                return item.node
        return None

    def of(self, node: Node) -> Item | None:
        """Where a move stands."""
        return next((item for item in self.items if item.node is node), None)


@dataclass(frozen=True, slots=True)
class Measures:
    """All lengths, in pixels."""

    width: float
    row: float
    """Height of a row of the main line."""
    line: float
    """Height of a line of a variation or a comment."""
    number: float
    """Width of the column of numbers."""
    indent: float
    text_width: Callable[[str, Role], float]


@dataclass
class MoveListLayout:
    """Lays out one game. Used once."""

    measures: Measures
    move_text: Callable[[Node], str]
    by_ply: bool
    """Numbers count plies, as in Japan, and not pairs of moves."""
    items: list[Item] = field(default_factory=list)
    y: float = 0.0

    def lay_out(self, root: Node, result: str) -> Layout:
        if root.comment:
            self._comment(root.comment, self.measures.indent)
        column = 0
        for node in root.line():
            column = self._main_move(node, column)
        if column:
            self.y += self.measures.row
        if result:
            self._result(result)
        return Layout(tuple(self.items), self.y)

    def _main_move(self, node: Node, column: int) -> int:
        """Put a move of the main line; says which column comes next."""
        m = self.measures
        mine = 0 if node.parent is None else node.parent.position.state.side
        cell = (m.width - m.number) / 2
        if column == 0:
            told = partial(self._number, node)
            self.items.append(Item("", Role.NUMBER, 0, self.y, m.number, m.row, None, told))
            if mine == 1:
                self._put("…", Role.ABSENT, m.number, cell, m.row)
        words = partial(self._words, node)
        self.items.append(Item("", Role.MOVE, m.number + mine * cell, self.y, cell, m.row, node, words))
        aside = node.parent.children[1:] if node.parent else ()
        if mine == 1 or aside or node.comment:
            self.y += m.row
            column = 0
        else:
            column = 1
        if aside or node.comment:
            self.y += m.line * 0.15
            if node.comment:
                self._comment(node.comment, m.indent)
            for variation in aside:
                self._variation(variation)
            self.y += m.line * 0.3
        return column

    def _number(self, node: Node) -> str:
        return str(node.ply if self.by_ply else _number_of(node))

    def _words(self, node: Node) -> str:
        glyphs = "".join(NAGS.get(nag, "") for nag in node.nags)
        return f"{self.move_text(node)}{glyphs}"

    def _variation(self, first: Node) -> None:
        flow = _Flow(self, self.measures.indent)
        self._branch(flow, first)
        flow.end()

    def _branch(self, flow: _Flow, first: Node, depth: int = 0) -> None:
        """One variation with those that branch off it, as running text."""
        node: Node | None = first
        numbered = True
        while node is not None:
            if numbered or self.by_ply or _mover(node) is Side.FIRST:
                dots = "" if self.by_ply or _mover(node) is Side.FIRST else "…"
                flow.put(f"{self._number(node)}{dots or '.'}", Role.SMALL_NUMBER, None)
            flow.put(self._words(node), Role.VARIATION, node)
            numbered = bool(node.comment)
            for word in node.comment.split():
                flow.put(word, Role.COMMENT, None)
            if node is not first and node.parent is not None:
                for variation in node.parent.children[1:]:
                    flow.put("(", Role.BRACKET, None)
                    self._branch(flow, variation, depth + 1)
                    flow.put(")", Role.BRACKET, None)
                    numbered = True
            node = node.children[0] if node.children else None

    def _comment(self, words: str, indent: float) -> None:
        flow = _Flow(self, indent)
        for word in words.split():
            flow.put(word, Role.COMMENT, None)
        flow.end()

    def _result(self, words: str) -> None:
        self.y += self.measures.line * 0.4
        flow = _Flow(self, self.measures.indent)
        for word in words.split():
            flow.put(word, Role.RESULT, None)
        flow.end()
        self.y += self.measures.line * 0.4

    def _put(self, text: str, role: Role, x: float, width: float, height: float, node: Node | None = None) -> None:
        self.items.append(Item(text, role, x, self.y, width, height, node))


class _Flow:
    """Running text that breaks at the right edge."""

    def __init__(self, layout: MoveListLayout, indent: float) -> None:
        self._layout = layout
        self._indent = indent
        self._x = indent
        self._glue = False

    def put(self, text: str, role: Role, node: Node | None) -> None:
        """One word. Numbers and opening brackets hold on to what follows them."""
        m = self._layout.measures
        width = m.text_width(text, role)
        # A break between a number and its move would tear them apart, so room for a move is kept.
        room = width + (m.indent * 2 if role in {Role.SMALL_NUMBER, Role.BRACKET} and text != ")" else 0)
        if self._x + room > m.width and self._x > self._indent and not self._glue and text != ")":
            self._x = self._indent
            self._layout.y += m.line
        if text == ")":
            self._x -= m.text_width(" ", role)
        self._layout._put(text, role, self._x, width, m.line, node)
        self._glue = role is Role.SMALL_NUMBER or text == "("
        self._x += width + (m.text_width(" ", role) * (0.4 if self._glue else 1.0))

    def end(self) -> None:
        self._layout.y += self._layout.measures.line


def _mover(node: Node) -> Side:
    return node.parent.position.side if node.parent is not None else Side.FIRST


def _number_of(node: Node) -> int:
    """The number of the pair of moves that a move belongs to."""
    first = node.position.side if node.ply % 2 == 0 else node.position.side.other
    # Where the second player moves first, the first pair lacks its first half.
    return (node.ply + (1 if first is Side.FIRST else 2)) // 2


__all__ = ["Item", "Layout", "Measures", "MoveListLayout", "Role"]
