"""A match in play: both boards, reserves, tempo and the result."""

from __future__ import annotations

from dataclasses import dataclass, replace

from komagata.errors import IllegalMove, KomagataError, UnknownName
from komagata.explain import Explanation
from komagata.kernel.interface import State
from komagata.moves import Move
from komagata.multiboard.results import BoardResult, board_result, match_outcome, saviours, unsaved_result
from komagata.multiboard.rules import MatchRules, Seat
from komagata.multiboard.strings import read_match_string, write_match_string
from komagata.multiboard.tempo import Tempo
from komagata.outcome import Outcome
from komagata.pieces import Hand
from komagata.plies import Step
from komagata.position import Position
from komagata.repetition import Key, repetition_key
from komagata.text import text


@dataclass(frozen=True, slots=True)
class Handover:
    """What a capture sends to the partner."""

    seat: str
    """Who receives it."""
    token: str
    """What it becomes there."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One move of the record of a match."""

    seat: str
    move: Move
    uci: str
    handovers: tuple[Handover, ...]


class Match:
    """Seats, boards and what was played. Moves are uci strings or Moves of the seat's own board."""

    def __init__(self, rules: MatchRules, start: str | None = None) -> None:
        self.rules = rules
        if start is None:
            self.boards = [self._opening(board) for board in range(len(rules.boards))]
            self.tempo = Tempo(dict.fromkeys(rules.seats, 0))
        else:
            self.boards, self.tempo = read_match_string(rules, start)
        self.start = write_match_string(rules, self.boards, self.tempo)
        self.turns: list[Turn] = []
        self._steps: list[list[Step]] = [[] for _ in rules.boards]
        self._keys: list[list[Key]] = [[self._key(board)] for board in range(len(rules.boards))]
        self._results: list[BoardResult | None] = [None for _ in rules.boards]
        for board in range(len(rules.boards)):
            self._judge(board)
        self._judge_waiting()

    def _opening(self, board: int) -> Position:
        start = self.rules.boards[board].start()
        side = next(seat.side for seat in self.rules.seats.values() if seat.board == board and seat.starts)
        return replace(start, state=replace(start.state, side=side))

    def _key(self, board: int) -> Key:
        return repetition_key(self.rules.boards[board].variant.repetition, self.boards[board].state)

    def __str__(self) -> str:
        return write_match_string(self.rules, self.boards, self.tempo)

    def __repr__(self) -> str:
        return f"<Match of {self.rules.id}, {len(self.turns)} moves played>"

    # Who sits where

    @property
    def seats(self) -> tuple[str, ...]:
        """All seats, in the order of the match file."""
        return tuple(self.rules.seats)

    def seat(self, name: str) -> Seat:
        """A seat by its name; raises UnknownName."""
        if name not in self.rules.seats:
            known = ", ".join(self.seats)
            raise UnknownName(text("there is no seat '{name}'; there are: {known}", name=name, known=known))
        return self.rules.seats[name]

    def position(self, name: str) -> Position:
        """The position of the board at which a seat sits."""
        return self.boards[self.seat(name).board]

    def hands(self, name: str) -> Hand:
        """What a seat may drop, written in the case of its side."""
        seat = self.seat(name)
        hand = self.boards[seat.board].hands[seat.side]
        return Hand({token.lower() if seat.side else token: count for token, count in hand.items()})

    def quota(self) -> dict[str, int]:
        """For every seat, how many moves it has made since its partner's last one."""
        return dict(self.tempo.counts)

    # What may be played

    def to_move(self) -> list[str]:
        """The seats that may move now."""
        return [name for name in self.seats if self._refusal(self.rules.seats[name]) is None and self._moves(name)]

    def _moves(self, name: str) -> list[Move]:
        return self.position(name).legal_moves()

    def legal_moves(self, name: str) -> list[str]:
        """The legal moves of a seat, sorted; none if it may not move."""
        seat = self.seat(name)
        if self._refusal(seat) is not None:
            return []
        position = self.boards[seat.board]
        return sorted(position.uci(move) for move in position.legal_moves())

    def _refusal(self, seat: Seat) -> Explanation | None:
        """Why a seat may not move at all, or None."""
        outcome = self.outcome()
        if outcome is not None:
            return Explanation("finished", text("The match is over: {reason}.", reason=str(outcome)))
        if self._results[seat.board] is not None:
            return Explanation("finished", text("The game on this board is over."))
        if self.boards[seat.board].state.side != seat.side:
            return Explanation("not-your-turn", text("It is not {seat}'s turn.", seat=seat.name))
        if self._results[1 - seat.board] is not None:
            return None
        waiting = self.tempo.refusal(self.rules, seat)
        return Explanation(*waiting) if waiting else None

    def waiting(self, name: str) -> Explanation | None:
        """Why a seat may not move at all, whatever the move: not its turn, gate, quota, a piece to wait for, or the end
        of the game; None if it may."""
        seat = self.seat(name)
        refused = self._refusal(seat)
        if refused is None and not self._moves(name):
            waits = text("{seat} has no move and waits for a piece from {partner}.", seat=name, partner=seat.partner)
            return Explanation("waits-for-piece", waits)
        return refused

    def needs(self, name: str) -> tuple[str, ...]:
        """What would give a seat that has no move one: tokens of pieces that its partner could still send."""
        seat = self.seat(name)
        if self.boards[seat.board].state.side != seat.side or self._moves(name):
            return ()
        return saviours(self.rules, self.boards, seat.board)

    def explain(self, name: str, move: str) -> Explanation:
        """Why a move of a seat is not legal, or that it is. Raises NotationError for a text that is no move."""
        return self.waiting(name) or self.position(name).explain(move)

    def handovers(self, name: str, move: Move) -> tuple[Handover, ...]:
        """What a legal move of a seat would send to its partner."""
        return tuple(Handover(self.seat(name).partner, token) for _, token in self._received(self.seat(name), move))

    def sent(self, name: str, move: Move) -> tuple[int, ...]:
        """Hand slots of the partner's board for what a legal move of a seat captures."""
        return tuple(slot for slot, _ in self._received(self.seat(name), move))

    def history(self, board: int) -> tuple[State, ...]:
        """The states of a board before the present one, oldest first."""
        return tuple(step.before for step in self._steps[board])

    def _received(self, seat: Seat, move: Move) -> list[tuple[int, str]]:
        """(slot, token) on the partner's board of everything that a move captures."""
        position = self.boards[seat.board]
        compiled, other = position.rules.compiled, self.rules.boards[1 - seat.board].compiled
        if self._results[1 - seat.board] is not None:
            return []
        received: list[tuple[int, str]] = []
        for square, _ in position.transition(move).captured:
            code = compiled.tables.codes[position.state.board[square]]
            slot = self.rules.transfers[seat.board].get(compiled.kinds[code.base], -1) if code else -1
            if slot >= 0:
                received.append((slot, other.slot_tokens[slot]))
        return received

    # Playing

    def play(self, name: str, move: str | Move) -> Match:
        """Make a move of a seat, and return this match. Raises NotationError, IllegalMove or UnknownName."""
        seat = self.seat(name)
        refused = self._refusal(seat)
        if refused is not None:
            raise IllegalMove(refused.text, rule=refused.rule)
        before = self.boards[seat.board]
        chosen = before.parse(move) if isinstance(move, str) else move
        after = before.play(chosen)
        received = self._received(seat, chosen)
        handovers = tuple(Handover(seat.partner, token) for _, token in received)
        self.turns.append(Turn(name, chosen, before.uci(chosen), handovers))
        self.boards[seat.board] = after
        self._hand_over(seat, [slot for slot, _ in received])
        self.tempo = self.tempo.after(seat)
        self._steps[seat.board].append(Step(before.state, chosen, after.state))
        self._keys[seat.board].append(self._key(seat.board))
        self._judge(seat.board)
        self._judge_waiting()
        return self

    def _hand_over(self, seat: Seat, slots: list[int]) -> None:
        """Put what was captured into the partner's reserve."""
        partner = self.rules.seats[seat.partner]
        position = self.boards[partner.board]
        hands = bytearray(position.state.hands)
        for slot in slots:
            index = partner.side * len(position.rules.tables.slots) + slot
            hands[index] = min(255, hands[index] + 1)
        state: State = replace(position.state, hands=bytes(hands))
        self.boards[partner.board] = Position(position.rules, state, position.clocks)

    def _judge(self, board: int) -> None:
        if self._results[board] is None:
            self._results[board] = board_result(
                self.rules,
                self.boards,
                board,
                self._steps[board],
                self._keys[board],
                fed=self._results[1 - board] is None,
            )

    def _judge_waiting(self) -> None:
        """Whoever waits for a piece has lost as soon as nobody may move any more who could send it."""
        if self.rules.part.mate != "waiting":
            return
        for board in range(len(self.boards)):
            # A capture elsewhere may have taken the last hope, and so may the end of the other board.
            self._judge(board)
        if self.outcome() is not None or self.to_move():
            return
        for board in range(len(self.boards)):
            if self._results[board] is None:
                self._results[board] = unsaved_result(self.rules, self.boards, board)

    def outcome(self) -> Outcome | None:
        """How the match has ended, or None. `winner` FIRST is the first team of the match file."""
        return match_outcome(self.rules, self._results)

    def board_results(self) -> tuple[BoardResult | None, ...]:
        """How each board has ended, or None while it goes on."""
        return tuple(self._results)

    def copy(self) -> Match:
        """The same moment, to be played on by itself."""
        other = Match.__new__(Match)
        other.rules, other.start, other.tempo = self.rules, self.start, self.tempo
        other.boards, other.turns = list(self.boards), list(self.turns)
        other._steps = [list(steps) for steps in self._steps]
        other._keys = [list(keys) for keys in self._keys]
        other._results = list(self._results)
        return other

    def take_back(self) -> Match:
        """The match as it was before its last move, as a new one. Raises KomagataError if there is none."""
        if not self.turns:
            raise KomagataError(text("no move has been made yet"))
        earlier = Match(self.rules, self.start)
        for turn in self.turns[:-1]:
            earlier.play(turn.seat, turn.move)
        return earlier


__all__ = ["Handover", "Match", "Turn"]
