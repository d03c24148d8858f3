"""A refused move with everything around it, and the words in which it is spoken of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from komagata.kernel.interface import Kernel, State
from komagata.moves import Move
from komagata.pieces import side_text
from komagata.text import Text, named, text
from komagata.variants.compiler import Compiled
from komagata.variants.tables import Code, Tables


@dataclass(frozen=True, slots=True)
class Explanation:
    """Whether a move may be played and, if not, which rule refuses it. `str()` is one plain sentence."""

    rule: str
    """`legal`, or an id such as `pinned`, `nifu`, `castling-through`, `lion-protected`."""
    text: Text
    squares: tuple[int, ...] = ()
    """The squares that are to blame."""

    @property
    def legal(self) -> bool:
        return self.rule == "legal"

    def __str__(self) -> str:
        return str(self.text)


@dataclass(frozen=True, slots=True)
class Case:
    """One move in one position."""

    compiled: Compiled
    kernel: Kernel
    state: State
    move: Move

    @property
    def tables(self) -> Tables:
        return self.compiled.tables

    @property
    def side(self) -> int:
        return self.state.side

    @property
    def other(self) -> int:
        return 1 - self.state.side

    def code(self, square: int, state: State | None = None) -> Code | None:
        """What stands on a square, here or in another state."""
        return self.tables.codes[(self.state if state is None else state).board[square]]

    def is_own(self, square: int) -> bool:
        code = self.code(square)
        return code is not None and code.side == self.side

    def is_enemy(self, square: int) -> bool:
        code = self.code(square)
        return code is not None and code.side != self.side

    # Words

    def name(self, code: Code) -> Text:
        """`Rook`, as the variant file calls it."""
        return named(self.compiled.variant.pieces[self.compiled.kinds[code.kind]].names)

    def kind_name(self, kind: int) -> Text:
        return named(self.compiled.variant.pieces[self.compiled.kinds[kind]].names)

    @property
    def side_names(self) -> tuple[str, str]:
        return ("white", "black") if self.compiled.variant.notation.first == "white" else ("black", "white")

    def side_name(self, side: int) -> Text:
        return side_text(self.side_names[side], side)

    def square(self, square: int) -> str:
        """`e4`, or `5f` where moves are written usi style."""
        board = self.tables.board
        return board.usi(square) if self.compiled.variant.notation.moves == "usi" else board.name(square)

    def squares(self, squares: Iterable[int]) -> Text:
        return listing([Text("{square}", {"square": self.square(square)}) for square in squares])

    def piece(self, square: int, state: State | None = None) -> Text:
        """`the black Rook on e8`."""
        code = self.code(square, state)
        if code is None:
            return Text("{square}", {"square": self.square(square)})
        return text(
            "the {side} {piece} on {square}",
            side=self.side_name(code.side),
            piece=self.name(code),
            square=self.square(square),
        )

    def pieces(self, squares: Sequence[int], state: State | None = None) -> Text:
        """`the black Rook on e8 and the black Bishop on a4`."""
        return listing([self.piece(square, state) for square in squares])


def word(name: str) -> Text:
    """A word from a variant file as a text of its own, so that a window may find a translation."""
    return Text(name.replace("{", "{{").replace("}", "}}"))


def listing(items: Sequence[Text]) -> Text:
    """`a`, `a and b`, `a, b and c`."""
    if not items:
        return text("nothing")
    result = items[0]
    for item in items[1:-1]:
        result = text("{some}, {more}", some=result, more=item)
    return result if len(items) == 1 else text("{some} and {last}", some=result, last=items[-1])


__all__ = ["Case", "Explanation", "listing", "word"]
