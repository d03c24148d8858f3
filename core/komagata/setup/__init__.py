"""Any arrangement of pieces: edited freely, printed, and checked with every fault listed.

What is merely odd, such as a Pawn that can never move again, is a note and not a fault.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from komagata.errors import Fault, NotationError
from komagata.kernel.interface import Kernel, State
from komagata.notation import fen, placement, positions
from komagata.notation.reading import Clocks, Reading
from komagata.pieces import Side
from komagata.setup import sets, transforms
from komagata.setup.carry import carry
from komagata.setup.faults import faults_of, has_passed, royals
from komagata.setup.notes import notes_of
from komagata.setup.sets import Count
from komagata.setup.transforms import Aspect
from komagata.text import text
from komagata.variants.compiler import Compiled
from komagata.variants.tables import NOWHERE


@dataclass(frozen=True, slots=True)
class Setup:
    """An arrangement in the making. Every `with_` method answers with a changed copy."""

    compiled: Compiled = field(repr=False, compare=False)
    kernel: Kernel = field(repr=False, compare=False)
    state: State
    clocks: Clocks = field(default=Clocks(), compare=False)
    unread: tuple[Fault, ...] = field(default=(), compare=False)
    """What could not be read of the text it came from; any change of the board forgets it."""
    misplaced: bool = field(default=False, compare=False, repr=False)
    """The text did not say for certain what stands where."""

    @classmethod
    def read(cls, compiled: Compiled, kernel: Kernel, line: str) -> Setup:
        """The arrangement in a text, as far as it can be read."""
        reading: Reading = positions.read(compiled, line)
        return cls(compiled, kernel, reading.state, reading.clocks, reading.faults, reading.misplaced)

    @classmethod
    def empty(cls, compiled: Compiled, kernel: Kernel) -> Setup:
        """No pieces, the first player to move."""
        state = State(bytes(compiled.tables.board.squares), bytes(2 * len(compiled.slot_tokens)), 0)
        return cls(compiled, kernel, state)

    def __str__(self) -> str:
        return positions.write(self.compiled, self.state, self.clocks)

    @property
    def side(self) -> Side:
        """Who is to move."""
        return Side(self.state.side)

    def token_at(self, square: int | str) -> str | None:
        """How the piece on a square is written, or None."""
        return self.compiled.tokens[self.state.board[self.square(square)]] or None

    def square(self, square: int | str) -> int:
        """The number of a square given by number or by name; raises NotationError."""
        board = self.compiled.tables.board
        found = board.parse(square) if isinstance(square, str) else square
        if found is None or not 0 <= found < board.squares:
            last = board.name(board.squares - 1)
            raise NotationError(text("there is no square {name}; they go from a1 to {last}", name=square, last=last))
        return found

    def with_piece(self, square: int | str, token: str | None) -> Setup:
        """With a piece, written as in position strings, on a square, or with the square empty."""
        code = 0 if token is None else self.compiled.codes.get(token, -1)
        if code < 0:
            known = " ".join(dict.fromkeys(one.upper() for one in self.compiled.tokens if one))
            raise NotationError(text("there is no piece '{token}'; there are {known}", token=token, known=known))
        board = bytearray(self.state.board)
        board[self.square(square)] = code
        return self._changed(replace(self.state, board=bytes(board)))

    def with_hand(self, side: Side | int, token: str, count: int) -> Setup:
        """With `count` pieces of a kind in one hand; the token is in either case."""
        slot = placement.slot_required(self.compiled, token)
        hands = bytearray(self.state.hands)
        hands[int(side) * len(self.compiled.slot_tokens) + slot] = max(0, min(placement.MOST_HELD, count))
        return replace(self, state=replace(self.state, hands=bytes(hands)))

    def with_side(self, side: Side | int) -> Setup:
        """With `side` to move; what only the other's last move allowed is forgotten."""
        return replace(self, state=replace(self.state, side=int(side), passant=NOWHERE, lion=NOWHERE))

    def with_castling(self, rights: str) -> Setup:
        """With castling rights such as `KQkq` or `-`; raises NotationError."""
        return replace(self, state=replace(self.state, castling=fen.read_castling(self.compiled, rights)))

    def with_lion(self, square: int | str | None) -> Setup:
        """With the square on which a non-lion has just taken a lion, or none."""
        number = NOWHERE if square is None else self.square(square)
        return replace(self, state=replace(self.state, lion=number))

    def with_passant(self, square: int | str | None) -> Setup:
        """With the square just passed over, or none."""
        number = NOWHERE if square is None else self.square(square)
        return replace(self, state=replace(self.state, passant=number))

    def cleared(self) -> Setup:
        """Without any piece on the board or in hand, without rights, and with counters as at a beginning."""
        return Setup.empty(self.compiled, self.kernel).with_side(self.side)

    def turned(self) -> Setup:
        """The same with sides changed and the board turned round; castling rights are dropped."""
        tables, slots = self.compiled.tables, len(self.compiled.slot_tokens)
        swap = [self.compiled.codes.get(token.swapcase(), 0) for token in self.compiled.tokens]
        board = bytes(swap[code] for code in reversed(self.state.board))
        hands = self.state.hands[slots:] + self.state.hands[:slots]
        lion = self.state.lion if self.state.lion == NOWHERE else tables.board.turned(self.state.lion)
        return self._changed(State(board, hands, 1 - self.state.side, lion=lion))

    def mirrored(self) -> Setup:
        """The same with left and right exchanged."""
        return self._changed(transforms.mirrored(self.compiled, self.state))

    def rotated(self) -> Setup:
        """The board turned by half a circle; every piece stays whose it is."""
        return self._changed(transforms.rotated(self.compiled, self.state))

    def swapped(self) -> Setup:
        """The same with every piece, the hands and the turn given to the other side."""
        return self._changed(transforms.swapped(self.compiled, self.state))

    def cycled(self, square: int | str, aspect: Aspect = Aspect.ALL) -> Setup:
        """With the piece on a square in the next of its states; unchanged where there is none."""
        at = self.square(square)
        board = bytearray(self.state.board)
        board[at] = transforms.next_state(self.compiled, board[at], aspect)
        if bytes(board) == self.state.board:
            return self
        return self._changed(replace(self.state, board=bytes(board)))

    def moved(self, origin: int | str, target: int | str) -> Setup:
        """With the piece of one square on another one, in the place of whatever stands there."""
        start, end = self.square(origin), self.square(target)
        if start == end:
            return self
        board = bytearray(self.state.board)
        board[end], board[start] = board[start], 0
        return self._changed(replace(self.state, board=bytes(board)))

    def count(self) -> tuple[Count, ...]:
        """Its pieces beside those of a full set."""
        return sets.count_set(self.compiled, self.state)

    def with_rest(self, side: Side | int) -> Setup:
        """With all that a full set has beside these pieces in one hand, as far as hands hold it."""
        return replace(self, state=sets.with_rest(self.compiled, self.state, int(side)))

    def with_rights_that_fit(self) -> Setup:
        """Without castling rights whose King or Rook is not where it started."""
        return replace(self, state=transforms.with_rights_that_fit(self.compiled, self.state))

    def possible_rights(self) -> str:
        """The letters of the castling rights whose King and Rook stand where they start."""
        possible = transforms.castlings_possible(self.compiled, self.state.board)
        return "".join(right for bit, right in enumerate(self.compiled.rights) if possible >> bit & 1)

    def could_have_passed(self, square: int | str) -> bool:
        """Whether the last move may have passed over a square, so that it can be captured there in passing."""
        return has_passed(self.compiled, self.state, self.square(square))

    def carried(self, compiled: Compiled, kernel: Kernel) -> tuple[Setup, tuple[Fault, ...]]:
        """The same arrangement in another game, and what of it does not fit there."""
        state, lost = carry(self.compiled, compiled, self.state)
        return Setup(compiled, kernel, state), lost

    def _changed(self, state: State) -> Setup:
        return replace(
            self, state=replace(state, passant=NOWHERE, fresh=(NOWHERE, NOWHERE)), unread=(), misplaced=False
        )

    def validate(self, *, composed: bool = False) -> tuple[Fault, ...]:
        """Everything that keeps a game from going on from here; empty if nothing does. In a `composed` problem one
        side, whoever is to mate, needs no royal."""
        whole = not self.misplaced
        return self.unread + faults_of(self.compiled, self.kernel, self.state, whole=whole, composed=composed)

    def has_royal(self, side: Side | int) -> bool:
        """Whether a side has anything that can be mated or taken for good."""
        return bool(royals(self.compiled, self.state.board, int(side)))

    def notes(self) -> tuple[Fault, ...]:
        """Everything that is odd here but can be played."""
        return notes_of(self.compiled, self.state)


__all__ = ["Aspect", "Count", "Setup"]
