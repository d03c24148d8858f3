"""Rules and positions as a player sees them: thin methods over kernels, notations, outcomes and explanations.

`Rules` is a game with its options settled; a `Position` is one arrangement of it from which play can go on. Both are
immutable. What depends on history is the Game's.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from komagata.errors import Fault, IllegalMove, NotationError, PositionError
from komagata.explain import Explanation, explain
from komagata.geometry import Board
from komagata.kernel import make_kernel
from komagata.kernel.interface import Kernel, State, check_depth
from komagata.looks import look
from komagata.moves import Move, Transition
from komagata.notation import anymove, positions, san, uci, usi
from komagata.notation.placement import held, slot_required
from komagata.notation.reading import Clocks, first_offset
from komagata.outcome import Outcome, position_outcome
from komagata.pieces import Hand, Look, Piece, Side
from komagata.setup import Setup
from komagata.text import shortened, text
from komagata.variants.catalog import catalog
from komagata.variants.compiler import Compiled, compile_variant
from komagata.variants.options import settle
from komagata.variants.schema import VariantFile
from komagata.variants.tables import NOWHERE, Tables


class Rules:
    """A game with its options. The same object for the same choices, compared by identity."""

    def __init__(self, compiled: Compiled, kernel: Kernel) -> None:
        self.compiled = compiled
        self.kernel = kernel
        self.variant: VariantFile = compiled.variant
        self.id = compiled.variant.id
        self.options: Mapping[str, str] = compiled.options
        self.tables: Tables = compiled.tables
        self.board: Board = compiled.tables.board

    def __repr__(self) -> str:
        chosen = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"<Rules of {self.id}{f' ({chosen})' if chosen else ''}>"

    @property
    def name(self) -> str:
        """English name of the game."""
        return self.variant.names["en"]

    @property
    def board_style(self) -> str:
        return self.variant.board.style

    @property
    def side_names(self) -> tuple[str, str]:
        """What the first and the second player are called in results."""
        return ("white", "black") if self.variant.notation.first == "white" else ("black", "white")

    def start(self) -> Position:
        """The position in which the game begins."""
        return self._start

    @cached_property
    def _start(self) -> Position:
        return self.position(self._start_line)

    @property
    def _start_line(self) -> str:
        array = self.variant.array
        if positions.counts_plies(self.compiled):
            return array
        return f"{array} w {self.variant.castling_rights}"

    def position(self, line: str, *, composed: bool = False) -> Position:
        """The position in a text. Raises NotationError or PositionError with all that is wrong with it. In a `composed`
        problem one side, whoever is to mate, needs no royal."""
        return self.play_from(self.setup(line), composed=composed)

    def setup(self, line: str | None = None) -> Setup:
        """Any arrangement, to be edited: that of a text as far as it can be read, or the start."""
        return Setup.read(self.compiled, self.kernel, self._start_line if line is None else line)

    def play_from(self, setup: Setup, *, composed: bool = False) -> Position:
        """The position of an arrangement from which play can go on. Raises NotationError if its text could not be read
        whole, PositionError for what can be read but not played."""
        faults = setup.validate(composed=composed)
        if setup.unread:
            raise NotationError(faults, offset=first_offset(setup.unread))
        if faults:
            raise PositionError(faults, offset=0)
        return Position(self, self._settled(setup.state), setup.clocks)

    def _settled(self, state: State) -> State:
        """Without an en passant square that no move can use: such a position equals the one without it."""
        if state.passant == NOWHERE:
            return state
        plain = replace(state, passant=NOWHERE)
        useful = set(self.kernel.legal_moves(state)) != set(self.kernel.legal_moves(plain))
        return state if useful else plain

    def look(self, code: int) -> Look:
        """How the piece with this code is drawn."""
        return self._looks[code]

    @cached_property
    def _looks(self) -> list[Look]:
        codes = range(1, len(self.tables.codes))
        looks = [look(self.compiled, code) for code in codes]
        return [looks[0], *looks]  # row 0, the empty square, is never asked for

    def slot_look(self, side: Side | int, slot: int) -> Look:
        """How a piece in a hand is drawn."""
        return self.look(self.tables.slots[slot].codes[int(side)])

    def piece(self, code: int) -> Piece:
        """The piece with this code."""
        row = self.tables.codes[code]
        if row is None:
            raise ValueError("an empty square has no piece")
        pieces, kinds = self.variant.pieces, self.compiled.kinds
        return Piece(
            token=self.compiled.tokens[code],
            side=Side(row.side),
            name=pieces[kinds[row.kind]].names["en"],
            was=pieces[kinds[row.base]].names["en"] if row.level else "",
            letter=pieces[kinds[row.base]].letter,
            level=row.level,
            foreign=row.foreign,
            royal=row.royal,
        )


@dataclass(frozen=True, slots=True)
class Position:
    """One arrangement of a game from which play can go on. Equal to another one of the same rules and state."""

    rules: Rules
    state: State
    clocks: Clocks = field(default=Clocks(), compare=False)
    _memo: dict[str, list[Move]] = field(default_factory=dict[str, list[Move]], compare=False, repr=False)

    # What stands where

    @property
    def side(self) -> Side:
        """Who is to move."""
        return Side(self.state.side)

    @property
    def board(self) -> Board:
        return self.rules.board

    @property
    def halfmoves(self) -> int:
        """Plies since the last capture, drop or Pawn move."""
        return self.clocks.halfmoves

    @property
    def fullmoves(self) -> int:
        """Move number as the game's own notation counts it."""
        return self.clocks.fullmoves

    def pieces(self) -> Iterator[tuple[int, Piece]]:
        """(square, piece) for every piece on the board."""
        for square, code in enumerate(self.state.board):
            if code:
                yield square, self.rules.piece(code)

    def piece_at(self, square: int | str) -> Piece | None:
        """The piece on a square given by number or by name, or None."""
        code = self.state.board[self._square(square)]
        return self.rules.piece(code) if code else None

    @property
    def hands(self) -> tuple[Hand, Hand]:
        """What the first and the second player may drop."""
        return self._hand(0), self._hand(1)

    def _hand(self, side: int) -> Hand:
        return Hand(dict(held(self.rules.compiled, self.state.hands, side)))

    def hand_counts(self, side: Side | int) -> tuple[int, ...]:
        """How many pieces a hand holds in each slot of the tables."""
        slots = len(self.rules.tables.slots)
        return tuple(self.state.hands[int(side) * slots : (int(side) + 1) * slots])

    def look(self, square: int | str) -> Look | None:
        """How the piece on a square is drawn, or None."""
        code = self.state.board[self._square(square)]
        return self.rules.look(code) if code else None

    def hand_look(self, side: Side | int, token: str) -> Look:
        """How a piece in a hand is drawn."""
        return self.rules.slot_look(side, slot_required(self.rules.compiled, token))

    def _square(self, square: int | str) -> int:
        board = self.board
        found = board.parse(square) if isinstance(square, str) else square
        if found is None or not 0 <= found < board.squares:
            last = board.name(board.squares - 1)
            raise NotationError(text("there is no square {name}; they go from a1 to {last}", name=square, last=last))
        return found

    # Moves

    def legal_moves(self) -> list[Move]:
        """Every legal move, sorted by its canonical spelling; none if the game has ended here."""
        return list(self._legal())

    def _legal(self) -> list[Move]:
        moves = self._memo.get("legal")
        if moves is None:
            moves = sorted(self._unsorted(), key=self.uci)
            self._memo["legal"] = moves
        return moves

    def _unsorted(self) -> list[Move]:
        """The legal moves in no particular order: to spell and sort them all takes longer than to find them."""
        moves = self._memo.get("unsorted")
        if moves is None:
            moves = self._memo["unsorted"] = self.rules.kernel.legal_moves(self.state)
        return moves

    def is_legal(self, move: Move) -> bool:
        return move in self._unsorted()

    def pseudo_moves(self) -> list[Move]:
        """Every move of the pieces, before the rules that look at the resulting position."""
        return sorted(self.rules.kernel.pseudo_moves(self.state), key=self.uci)

    def uci(self, move: Move) -> str:
        """The canonical spelling of a move. Raises IllegalMove for one that this position cannot spell."""
        try:
            return uci.write(self.rules.compiled, self.state, move)
        except (IndexError, ValueError):
            # A move of another game or position may name squares or pieces that there are not here.
            raise self._refused(move) from None

    def usi(self, move: Move) -> str:
        """The spelling of a move in USI style. Raises IllegalMove for one that this position cannot spell."""
        try:
            return usi.write(self.rules.compiled, self.state, move)
        except (IndexError, ValueError):
            raise self._refused(move) from None

    def san(self, move: Move) -> str:
        """A legal move as a Western reader writes it; check is marked only where promotions are letters."""
        captured = {square for square, _ in self.transition(move).captured}
        written = san.write(self.rules.compiled, self.state, move, self._unsorted(), captured)
        if self.rules.variant.notation.promotion == "letter":
            after = self._after(move)
            if after.is_check():
                written += "#" if after.outcome() is not None else "+"
        return written

    def parse(self, written: str) -> Move:
        """The legal move that a text in any notation means. Raises NotationError if it is no move or may mean several,
        IllegalMove with the rule if it is none that may be played."""
        compiled = self.rules.compiled
        move = anymove.read(compiled, self.state, written, self._unsorted())
        if move is None:
            explanation = self._refusal(written)
            raise IllegalMove(explanation.text, rule=explanation.rule, squares=explanation.squares)
        return move

    def _refusal(self, written: str) -> Explanation:
        """Why no legal move is meant by a text that reads as a move."""
        compiled, word = self.rules.compiled, written.strip()
        move = anymove.spelled(compiled, self.state, word)
        if move is None:
            meant = san.read(compiled, self.state, word, self.pseudo_moves())
            if not meant:
                return Explanation("does-not-move-so", text("No piece can make the move {move}.", move=shortened(word)))
            move = meant[0]
        return self._explained(move)

    def explain(self, move: Move | str) -> Explanation:
        """Why a move may not be played, or that it may. Raises NotationError for a text that is no move."""
        if isinstance(move, str):
            found = anymove.read(self.rules.compiled, self.state, move, self._unsorted())
            if found is None:
                return self._refusal(move)
            move = found
        return self._explained(move)

    def _refused(self, move: Move) -> IllegalMove:
        explanation = self._explained(move)
        return IllegalMove(explanation.text, rule=explanation.rule, squares=explanation.squares)

    def _explained(self, move: Move) -> Explanation:
        return explain(self.rules.compiled, self.rules.kernel, self.state, move)

    def play(self, move: Move | str) -> Position:
        """The position after a legal move. Raises NotationError or IllegalMove for others."""
        if isinstance(move, str):
            move = self.parse(move)
        elif not self.is_legal(move):
            raise self._refused(move)
        return self._after(move)

    def _after(self, move: Move) -> Position:
        state = self.rules.kernel.play(self.state, move)
        every = positions.counts_plies(self.rules.compiled)
        fullmoves = self.clocks.fullmoves + (1 if every or self.side is Side.SECOND else 0)
        captured = state.board.count(0) > self.state.board.count(0)
        halfmoves = 0 if captured or move.is_drop or self._moves_pawn(move) else self.clocks.halfmoves + 1
        return Position(self.rules, state, Clocks(halfmoves, fullmoves))

    def _moves_pawn(self, move: Move) -> bool:
        """With captures and drops what the fifty-move rule counts from."""
        code = self.rules.tables.codes[self.state.board[move.origin]]
        if code is None or code.level:
            return False
        return self.rules.variant.pieces[self.rules.compiled.kinds[code.base]].size == "pawn"

    def transition(self, move: Move) -> Transition:
        """What a legal move changes on the board and in the hands. Raises IllegalMove for others."""
        if not self.is_legal(move):
            raise self._refused(move)
        return self.rules.kernel.transition(self.state, move)

    # What the rules say of it

    def outcome(self) -> Outcome | None:
        """How the game has ended in this position, history left aside, or None."""
        return position_outcome(self.rules.kernel, self.state, self.rules.side_names)

    def is_check(self) -> bool:
        """Whether a royal of the side to move is attacked."""
        return bool(self.checked())

    def checked(self) -> tuple[int, ...]:
        """Squares of the attacked royals of the side to move."""
        return self.rules.kernel.checked(self.state, self.state.side)

    def attackers(self, square: int | str, side: Side | int) -> tuple[int, ...]:
        """Squares of the pieces of `side` that attack a square."""
        return self.rules.kernel.attackers(self.state, self._square(square), int(side))

    def perft(self, depth: int) -> int:
        """How many sequences of `depth` legal moves there are. Raises KomagataError for a depth that makes no sense."""
        check_depth(depth, 0)
        return self.rules.kernel.perft(self.state, depth)

    def divide(self, depth: int) -> dict[str, int]:
        """The same, for each first move by its canonical spelling."""
        check_depth(depth, 1)
        kernel = self.rules.kernel
        return {self.uci(move): kernel.perft(kernel.play(self.state, move), depth - 1) for move in self._legal()}

    def notes(self) -> tuple[Fault, ...]:
        """What is odd about it: dead pieces, doubled Pawns, surplus pieces."""
        return self.setup().notes()

    # As text

    def __str__(self) -> str:
        return positions.write(self.rules.compiled, self.state, self.clocks)

    def fen(self) -> str:
        """Six-field FEN, whatever the game's own notation."""
        return positions.write_fen(self.rules.compiled, self.state, self.clocks)

    def sfen(self) -> str:
        """SFEN, whatever the game's own notation."""
        return positions.write_sfen(self.rules.compiled, self.state, self.clocks)

    def setup(self) -> Setup:
        """The same arrangement, to be edited."""
        return Setup(self.rules.compiled, self.rules.kernel, self.state, self.clocks)


_cache: dict[tuple[str, tuple[str, ...], str], tuple[VariantFile, Rules]] = {}
_lock = threading.Lock()


def load_rules(name: str, options: Mapping[str, object] | None = None, kernel: str | None = None) -> Rules:
    """The rules of a game of the catalog. Raises UnknownName, VariantError or FileError."""
    file = catalog().load(name)
    values = settle(file, options or {})
    key = (name, tuple(values.values()), kernel or os.environ.get("KOMAGATA_KERNEL", ""))
    with _lock:
        known = _cache.get(key)
        if known is None or known[0] is not file:
            compiled = compile_variant(file, values)
            known = (file, Rules(compiled, make_kernel(compiled.tables, kernel)))
            _cache[key] = known
        return known[1]


__all__ = ["Position", "Rules", "load_rules"]
