"""The arrangement that is edited: every change is a step that can be undone. Testable without Qt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from komagata.errors import Fault
from komagata.movement import Passant
from komagata.moves import Move
from komagata.pieces import Side
from komagata.position import Position, Rules
from komagata.setup import Aspect, Setup
from komagata.setup.history import History
from komagata.variants.tables import NOWHERE
from komagata_gui.board.state import Spot
from komagata_gui.play.stamps import carried, held, slot_for


@dataclass(frozen=True, slots=True)
class Arrangement:
    """One step: a game and what stands on its board."""

    rules: Rules
    setup: Setup

    def position(self) -> Position:
        """The same as a position to be shown, whether it can be played or not."""
        return Position(self.rules, self.setup.state, self.setup.clocks)


@dataclass
class PositionModel:
    """What the window of the editor edits. `changed` is called after every change."""

    rules: Rules
    setup_at_first: Setup
    composed: bool = False
    """It is a problem: whoever is to mate needs no royal."""
    changed: Callable[[], None] = lambda: None
    lost: tuple[Fault, ...] = ()
    """What the last change of game left behind; any other change forgets it."""
    history: History[Arrangement] = field(init=False)
    _applied: Arrangement = field(init=False)

    def __post_init__(self) -> None:
        self.history = History(Arrangement(self.rules, self.setup_at_first))
        self._applied = self.history.now

    # What there is

    @property
    def now(self) -> Arrangement:
        return self.history.now

    @property
    def setup(self) -> Setup:
        return self.history.now.setup

    @property
    def unused(self) -> bool:
        """Whether there is anything that has not been used yet, in a game or a file."""
        return self.history.now != self._applied

    def mark_used(self) -> None:
        self._applied = self.history.now

    def faults(self) -> tuple[Fault, ...]:
        """All that keeps the arrangement from being played."""
        return self.setup.validate(composed=self.composed and self.setup.has_royal(self.setup.side.other))

    def notes(self) -> tuple[Fault, ...]:
        return self.setup.notes()

    def position(self) -> Position | None:
        """The position to be played, or None while there are faults."""
        if self.faults():
            return None
        return self.now.rules.play_from(self.setup, composed=True)

    def legal_moves(self) -> list[Move] | None:
        """What may be played, or None while there are faults."""
        position = self.position()
        return None if position is None else position.legal_moves()

    # Pieces

    def stamp(self, spot: Spot, token: str | None) -> None:
        """Put a piece on a square, or one into a hand; the same piece again, or None, takes it away. A piece that is
        chosen goes into any place of a hand as what it is there."""
        setup = self.setup
        if spot.on_board:
            same = token is not None and setup.token_at(spot.square) == token
            self._edit(setup.with_piece(spot.square, None if same else token))
        elif token is None:
            self._edit(held(setup, spot.side, spot.slot, -1))
        else:
            self._edit(held(setup, spot.side, spot.slot, 1))

    def put(self, spot: Spot, token: str) -> None:
        """Put a piece where it was dragged: into a hand as what it is there."""
        if spot.on_board:
            self._edit(self.setup.with_piece(spot.square, token))
            return
        slot = slot_for(self.setup, token, spot.side)
        if slot is not None:
            self._edit(held(self.setup, spot.side, slot, 1))

    def wipe(self, spot: Spot) -> None:
        """Take away what is there."""
        self.stamp(spot, None)

    def carry(self, origin: Spot, target: Spot | None) -> None:
        """Drag a piece from one place to another, or off the board."""
        self._edit(carried(self.setup, origin, target))

    def turn(self, spot: Spot, aspect: Aspect = Aspect.ALL) -> None:
        """Let a piece take its next state; in a hand: one less."""
        if spot.on_board:
            self._edit(self.setup.cycled(spot.square, aspect))
        else:
            self._edit(held(self.setup, spot.side, spot.slot, -1))

    def type(self, spot: Spot, character: str) -> bool:
        """Do what a key means at a place: a letter puts that piece, capitals for the first player; `+` promotes it, `'`
        changes the army that it began in. False if it means nothing there."""
        if not spot.on_board:
            if character in "+-":
                self._edit(held(self.setup, spot.side, spot.slot, 1 if character == "+" else -1))
            return character in "+-"
        aspect = {"+": Aspect.PROMOTION, "'": Aspect.ORIGIN, "’": Aspect.ORIGIN, "~": Aspect.OWNER}.get(character)
        if aspect is not None:
            self._edit(self.setup.cycled(spot.square, aspect))
        elif character in self.setup.compiled.codes:
            self._edit(self.setup.with_piece(spot.square, character))
        elif character in "-.":
            self._edit(self.setup.with_piece(spot.square, None))
        else:
            return False
        return True

    def hold(self, side: Side, slot: int, count: int) -> None:
        """Let a hand hold so many of a kind."""
        tokens = self.setup.compiled.slot_tokens
        self._edit(self.setup.with_hand(side, tokens[slot], count))

    # Everything at once

    def clear(self) -> None:
        self._edit(self.setup.cleared())

    def start(self) -> None:
        self._edit(self.now.rules.setup())

    def mirror(self) -> None:
        self._edit(self.setup.mirrored())

    def rotate(self) -> None:
        self._edit(self.setup.rotated())

    def swap(self) -> None:
        self._edit(self.setup.swapped())

    def fill(self, side: Side) -> None:
        """Put the rest of the set into a hand."""
        self._edit(self.setup.with_rest(side))

    def change_game(self, rules: Rules) -> None:
        """Carry over what fits into another game; `lost` says what did not."""
        if rules is self.now.rules:
            return
        setup, lost = self.setup.carried(rules.compiled, rules.kernel)
        self._push(Arrangement(rules, setup), lost)

    def take(self, rules: Rules, setup: Setup) -> None:
        """Take an arrangement from elsewhere: pasted, typed, or of a record."""
        self._push(Arrangement(rules, setup))

    # What cannot be seen on the board

    def set_side(self, side: Side) -> None:
        if side is not self.setup.side:
            self._edit(self.setup.with_side(side))

    def set_right(self, right: str, *, given: bool) -> None:
        """Give or take one castling right."""
        rights = self.setup.compiled.rights
        state = self.setup.state.castling
        wanted = [letter for bit, letter in enumerate(rights) if (given if letter == right else bool(state >> bit & 1))]
        self._edit(self.setup.with_castling("".join(wanted) or "-"))

    def rights(self) -> dict[str, tuple[bool, bool]]:
        """Letter of each castling right -> whether it is given, and whether King and Rook stand where it needs them."""
        possible, given = self.setup.possible_rights(), self.setup.state.castling
        return {
            letter: (bool(given >> bit & 1), letter in possible)
            for bit, letter in enumerate(self.setup.compiled.rights)
        }

    def set_passant(self, square: int | None) -> None:
        self._edit(self.setup.with_passant(square))

    def passants(self) -> tuple[int, ...]:
        """Squares that a piece may just have passed over."""
        if not self.has_passant:
            return ()
        setup = self.setup
        squares = range(setup.compiled.tables.board.squares)
        return tuple(square for square in squares if setup.could_have_passed(square))

    @property
    def has_passant(self) -> bool:
        """Whether the game knows captures in passing."""
        movements = self.setup.compiled.tables.movements
        return any(ride.passant is Passant.LEAVES for movement in movements for ride in movement.rides)

    @property
    def has_lion(self) -> bool:
        """Whether it matters that a lion was just taken."""
        return self.setup.compiled.tables.play.lion_trading

    def set_lion(self, square: int | None) -> None:
        self._edit(self.setup.with_lion(square))

    def lions(self) -> tuple[int, ...]:
        """Squares on which whoever is not to move may just have taken a lion with another piece."""
        codes, state = self.setup.compiled.tables.codes, self.setup.state
        there = [
            square
            for square, number in enumerate(state.board)
            if (code := codes[number]) is not None and code.side != state.side and not code.lion
        ]
        if state.lion != NOWHERE and state.lion not in there:
            there.append(state.lion)
        return tuple(sorted(there))

    # Steps

    def undo(self) -> None:
        if self.history.undo():
            self._tell()

    def redo(self) -> None:
        if self.history.redo():
            self._tell()

    def _edit(self, setup: Setup) -> None:
        self._push(Arrangement(self.now.rules, setup if setup is self.setup else _settled(self.setup, setup)))

    def _push(self, arrangement: Arrangement, lost: tuple[Fault, ...] = ()) -> None:
        said = arrangement.setup.unread != self.setup.unread or lost != self.lost
        if self.history.push(arrangement) or said:
            self._tell(lost)

    def _tell(self, lost: tuple[Fault, ...] = ()) -> None:
        self.lost = lost
        self.changed()


def _settled(before: Setup, after: Setup) -> Setup:
    """Rights whose King or Rook has left go with them; those that were wrong before stay for the user to see."""
    if after.state.board == before.state.board:
        return after
    return after.with_rights_that_fit()


__all__ = ["Arrangement", "PositionModel"]
