"""The reference kernel: legal moves by trying every move and looking at what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from komagata.kernel.interface import Reason, SearchLimits, SearchLine, State, Verdict
from komagata.kernel.reference.castling import castling_moves
from komagata.kernel.reference.doubles import double_moves
from komagata.kernel.reference.drops import drops
from komagata.kernel.reference.endings import ended
from komagata.kernel.reference.jumps import chains, taken_on
from komagata.kernel.reference.lions import trade_allowed
from komagata.kernel.reference.making import play_blindly, transition
from komagata.kernel.reference.promotion import choices
from komagata.kernel.reference.rides import attackers, checked, code_at, landings, royals
from komagata.kernel.reference.search import search
from komagata.moves import Move, Transition
from komagata.variants.tables import NOWHERE, Code, Passant, Ride, RoyalRule, Tables


class ReferenceKernel:
    """Answers by brute force; see `Kernel` for the questions."""

    name = "reference"

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def legal_moves(self, state: State) -> list[Move]:
        if self._ended(state) is not None or self._mated_at_capture(state):
            return []
        return self._legal(state)

    def _legal(self, state: State) -> list[Move]:
        return [move for move in self._candidates(state) if self._stands(state, move)]

    def pseudo_moves(self, state: State) -> list[Move]:
        moves: dict[Move, None] = {}
        for origin, number in enumerate(state.board):
            code = self.tables.codes[number]
            if code and code.side == state.side:
                moves.update(dict.fromkeys(self._board_moves(state, origin, code)))
        moves.update(dict.fromkeys(castling_moves(self.tables, state)))
        moves.update(dict.fromkeys(drops(self.tables, state)))
        return list(moves)

    def _board_moves(self, state: State, origin: int, code: Code) -> Iterator[Move]:
        for target, ride in landings(self.tables, state.board, origin, code):
            if self._may_land(state, code, target, ride):
                captures = bool(state.board[target]) or ride.passant is Passant.TAKES
                for promotion in choices(state, code, origin, target, captures):
                    yield Move(origin, target, (), promotion)
        yield from double_moves(self.tables, state, origin, code)
        yield from chains(self.tables, state, origin, code)

    def _may_land(self, state: State, code: Code, target: int, ride: Ride) -> bool:
        occupant = code_at(self.tables, state.board, target)
        if occupant is None:
            return ride.moves or (ride.passant is Passant.TAKES and target == state.passant)
        if occupant.side == code.side or not ride.captures:
            return False
        return not ride.royal_only or (occupant.royal and self.tables.play.royal is RoyalRule.CAPTURE)

    def _candidates(self, state: State) -> list[Move]:
        """Pseudo-legal moves with the duty to capture applied."""
        moves = self.pseudo_moves(state)
        if not self.tables.play.must_capture:
            return moves
        jumps = [move for move in moves if self._is_jump(state, move)]
        if not jumps:
            return moves
        return jumps + [move for move in moves if move.is_drop and self.tables.play.drop_instead]

    def _is_jump(self, state: State, move: Move) -> bool:
        if move.is_drop:
            return False
        code = code_at(self.tables, state.board, move.origin)
        return (
            code is not None
            and taken_on(self.tables, state.board, code, (move.origin, *move.via, move.target)) is not None
        )

    def _stands(self, state: State, move: Move) -> bool:
        """Whether the rules that look at what comes of a move allow it."""
        if not trade_allowed(self.tables, state, move):
            return False
        after = play_blindly(self.tables, state, move)
        if self.tables.play.royal is RoyalRule.MATE and self._exposed(after, state.side):
            return False
        return not self._mates_by_drop(move, after)

    def _exposed(self, after: State, side: int) -> bool:
        own = royals(self.tables, after.board, side)
        if self.tables.play.one_royal_checks and len(own) > 1:
            return False
        return bool(checked(self.tables, after.board, side))

    def _mates_by_drop(self, move: Move, after: State) -> bool:
        if not move.is_drop or not self.tables.slots[move.slot].no_mate:
            return False
        return bool(checked(self.tables, after.board, after.side)) and not self.legal_moves(after)

    def play(self, state: State, move: Move) -> State:
        after = play_blindly(self.tables, state, move)
        if after.passant == NOWHERE:
            return after
        takes = any(
            ride.passant is Passant.TAKES and target == after.passant and self._stands(after, Move(origin, target))
            for origin, number in enumerate(after.board)
            if (code := self.tables.codes[number]) and code.side == after.side
            for target, ride in landings(self.tables, after.board, origin, code)
        )
        return after if takes else replace(after, passant=NOWHERE)

    def transition(self, state: State, move: Move) -> Transition:
        return transition(self.tables, state, move)

    def attackers(self, state: State, square: int, side: int) -> tuple[int, ...]:
        return attackers(self.tables, state.board, square, side)

    def checked(self, state: State, side: int) -> tuple[int, ...]:
        return checked(self.tables, state.board, side)

    def _ended(self, state: State) -> Verdict | None:
        def replies(side: int) -> list[State]:
            turn = replace(state, side=side)
            return [play_blindly(self.tables, turn, move) for move in self._legal(turn)]

        return ended(self.tables, state, replies)

    def _mated_at_capture(self, state: State) -> bool:
        """With `end_at_mate`: attacked, and every move leaves the last royal to be taken."""
        if not self.tables.play.end_at_mate or self.tables.play.royal is not RoyalRule.CAPTURE:
            return False
        if len(royals(self.tables, state.board, state.side)) != 1 or not self.checked(state, state.side):
            return False
        return all(self._loses_royal(play_blindly(self.tables, state, move), state.side) for move in self._legal(state))

    def _loses_royal(self, after: State, side: int) -> bool:
        if not royals(self.tables, after.board, 1 - side):
            return False
        return any(
            not royals(self.tables, play_blindly(self.tables, after, move).board, side) for move in self._legal(after)
        )

    def verdict(self, state: State) -> Verdict | None:
        ending = self._ended(state)
        if ending is not None or self.legal_moves(state):
            return ending
        play = self.tables.play
        if play.royal is RoyalRule.CAPTURE and self._mated_at_capture(state):
            return Verdict(1 - state.side, Reason.CHECKMATE)
        if play.royal is not RoyalRule.MATE:
            return Verdict(1 - state.side, Reason.NO_MOVE)
        if self.checked(state, state.side):
            return Verdict(1 - state.side, Reason.CHECKMATE)
        winner = {0: -1, -1: 1 - state.side, 1: state.side}[play.stalemate]
        return Verdict(winner, Reason.STALEMATE)

    def key(self, state: State) -> int:
        return hash(state) & 0xFFFF_FFFF_FFFF_FFFF

    def perft(self, state: State, depth: int) -> int:
        if depth <= 0:
            return 1
        moves = self.legal_moves(state)
        if depth == 1:
            return len(moves)
        return sum(self.perft(self.play(state, move), depth - 1) for move in moves)

    def search(
        self,
        state: State,
        limits: SearchLimits,
        history: Sequence[State] = (),
        on_line: Callable[[SearchLine], None] | None = None,
        stop: Callable[[], bool] | None = None,
        lines: int = 1,
    ) -> list[SearchLine]:
        return search(self, self.tables, state, limits, history, on_line=on_line, stop=stop, lines=lines)


__all__ = ["ReferenceKernel"]
