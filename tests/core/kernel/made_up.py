"""Tables and states that no game has: every primitive in arbitrary company, made from a seed."""

from __future__ import annotations

import random
from dataclasses import dataclass

from komagata.geometry import Board
from komagata.kernel.interface import State
from komagata.movement import Double, Jump, Movement, Passant, Ride
from komagata.variants.tables import (
    NOWHERE,
    BareRoyal,
    Castling,
    Code,
    CounterStrike,
    Play,
    RoyalRule,
    Slot,
    Tables,
    Trigger,
)

Vector = tuple[int, int]

ORTHOGONAL: list[Vector] = [(1, 0), (-1, 0), (0, 1), (0, -1)]
DIAGONAL: list[Vector] = [(1, 1), (-1, 1), (1, -1), (-1, -1)]
STEPS = ORTHOGONAL + DIAGONAL
LEAPS: list[Vector] = [(2, 0), (0, 2), (0, -2), (1, 2), (-1, 2), (2, -1), (-2, -2), (2, 2), (3, 1), (0, 3)]
SHAPES = [(3, 3), (4, 5), (5, 4), (6, 6), (8, 8), (7, 9), (9, 10), (1, 8), (8, 1)]
LARGE_SHAPES = [(12, 12), (16, 12), (16, 16)]


@dataclass(frozen=True)
class Maker:
    """Makes one thing after another by chance."""

    chance: random.Random

    def likely(self, probability: float) -> bool:
        return self.chance.random() < probability

    def squares(self, board: Board, share: float) -> int:
        return sum(1 << square for square in range(board.squares) if self.likely(share))

    def zone(self, board: Board, share: float) -> int:
        return self.chance.choice([0, self.squares(board, share), board.rank_set(range(board.ranks - 2, board.ranks))])

    def tables(self) -> Tables:
        board = Board(*self.chance.choice(LARGE_SHAPES if self.likely(0.1) else SHAPES))
        play = self.play()
        movements = [self.movement(board) for _ in range(self.chance.randint(2, 6))]
        kings = self.likely(0.4)  # castling takes a king that cannot get so far by itself
        if kings:
            movements[0] = Movement(tuple(self.step(board) for _ in range(6)))
        kinds = self.chance.randint(2, 5)
        codes: list[Code | None] = [None]
        for side in (0, 1):
            codes.extend(self.code(board, side, kind, kinds, len(movements), kings) for kind in range(kinds))
        slots = tuple(self.slot(board, kind, kinds, play) for kind in range(kinds))
        castlings = self.castlings(board, kinds) if kings else ()
        return Tables(board, tuple(codes), tuple(movements), slots, castlings, play)

    def movement(self, board: Board) -> Movement:
        rides = [self.ride(board) for _ in range(self.chance.randint(0, 6))]
        if self.likely(0.15):  # a landing place is reached in one way only
            rides = [self.step(board) for _ in range(3)]
            jumps = tuple(Jump(step, (2 * step[0], 2 * step[1])) for step in STEPS if self.likely(0.5))
            return Movement(tuple(rides), jumps=jumps)
        if self.likely(0.2):
            forward = self.chance.choice([1, -1])
            rides = [
                self.step(board),
                Ride(
                    (0, forward), (0, forward), 2, 2, True, False, origins=self.zone(board, 0.5), passant=Passant.LEAVES
                ),
                Ride((1, forward), (1, forward), 1, 1, False, True, passant=Passant.TAKES),
                Ride((-1, forward), (-1, forward), 1, 1, False, True, passant=Passant.TAKES),
            ]
        doubles: tuple[Double, ...] = ()
        if self.likely(0.15):
            doubles = tuple(
                Double(first, second) for first in STEPS if self.likely(0.5) for second in STEPS if self.likely(0.4)
            )
        passes = tuple(step for step in STEPS if self.likely(0.3)) if self.likely(0.15) else ()
        return Movement(tuple(rides), doubles, passes)

    def step(self, board: Board) -> Ride:
        by = self.chance.choice(STEPS)
        moves, captures = self.chance.choice([(True, True), (True, True), (True, False), (False, True)])
        return Ride(by, by, 1, 1, moves, captures, targets=self.limit(board))

    def limit(self, board: Board) -> int:
        return self.squares(board, 0.7) if self.likely(0.15) else -1

    def ride(self, board: Board) -> Ride:
        if self.likely(0.4):
            return self.step(board)
        first = self.chance.choice(STEPS + LEAPS)
        second = self.chance.choice(STEPS) if self.likely(0.3) else first
        least = self.chance.choice([1, 1, 1, 1, 2, 3])
        most = max(least, self.chance.choice([1, 2, 2, 3, board.squares, board.squares]))
        moves, captures = self.chance.choice([(True, True), (True, True), (True, False), (False, True)])
        return Ride(
            first,
            second,
            least,
            most,
            moves,
            captures,
            hurdles=int(self.likely(0.2)),
            origins=self.limit(board),
            targets=self.limit(board),
            royal_only=captures and not moves and self.likely(0.5),
        )

    def code(self, board: Board, side: int, kind: int, kinds: int, movements: int, kings: bool) -> Code:
        first = 1 + side * kinds
        promotions = tuple(self.chance.randrange(first, first + kinds) for _ in range(self.chance.choice([0, 0, 1, 2])))
        zone = self.zone(board, 0.3)
        royal = kind == 0 or (kind < kinds - 1 and self.likely(0.05))
        return Code(
            side,
            kind,
            kind,
            0,
            False,
            0 if royal and kings else self.chance.randrange(movements),
            royal=royal,
            promotions=promotions,
            zone=zone,
            trigger=self.chance.choice(list(Trigger)),
            must=self.zone(board, 0.1) & zone,
            second_chance=self.zone(board, 0.1) & zone,
            slot=self.chance.choice([-1, kind]),
            lion=self.likely(0.15),
            bridge=self.likely(0.7),
            counts=self.likely(0.7),
        )

    def slot(self, board: Board, kind: int, kinds: int, play: Play) -> Slot:
        nifu = (1 + kind, 1 + kinds + kind) if self.likely(0.4) else ()
        return Slot(
            (1 + kind, 1 + kinds + kind),
            (self.squares(board, 0.7), self.squares(board, 0.7)),
            nifu,
            (self.squares(board, 0.8), self.squares(board, 0.8)),
            # Where a check need not be answered, the rule would look ahead without end.
            no_mate=self.likely(0.4) and play.royal is RoyalRule.MATE and not play.one_royal_checks,
        )

    def castlings(self, board: Board, kinds: int) -> tuple[Castling, ...]:
        if board.files < 5 or board.ranks < 2:
            return ()
        made = []
        for side, rank in ((0, 0), (1, board.ranks - 1)):
            king, corner = rank * board.files + 2, rank * board.files + board.files - 1
            between = sum(1 << square for square in range(king + 1, corner))
            rook = (side + 1) * kinds
            made.append(Castling(side, king, king + 2, corner, king + 1, rook, between, safe=0b111 << king))
        return tuple(made)

    def play(self) -> Play:
        return Play(
            royal=self.chance.choice(
                [RoyalRule.NONE, RoyalRule.MATE, RoyalRule.MATE, RoyalRule.MATE, RoyalRule.CAPTURE]
            ),
            stalemate=self.chance.choice([-1, 0, 1]),
            must_capture=self.likely(0.5),
            drop_instead=self.likely(0.5),
            chain=self.likely(0.8),
            one_royal_checks=self.likely(0.4),
            end_at_mate=self.likely(0.2),
            bare=self.chance.choice(list(BareRoyal)),
            lion_trading=self.likely(0.4),
            doomed_protects=self.likely(0.5),
            counter_strike=self.chance.choice(list(CounterStrike)),
            counter_strike_middle=self.likely(0.5),
        )

    def state(self, tables: Tables) -> State:
        """Pieces anywhere: no royals or ten, hands of any size, whatever rights."""
        squares = tables.board.squares
        codes = [number for number, code in enumerate(tables.codes) if code]
        board = bytearray(squares)
        most = min(squares, self.chance.choice([3, 8, 20, squares]))
        for _ in range(self.chance.randint(0, most)):
            board[self.chance.randrange(squares)] = self.chance.choice(codes)
        if self.likely(0.7):
            self.crown(tables, board)
        for castling in tables.castlings:
            if self.likely(0.5):
                board[castling.king_from] = self.chance.choice(self.royals(tables, castling.side))
                board[castling.rook_from] = castling.rook
        hands = bytes(self.chance.choice([0, 0, 0, 0, 1, 2, 255]) for _ in range(2 * len(tables.slots)))
        return State(
            bytes(board),
            hands,
            self.chance.randrange(2),
            castling=self.chance.randrange(1 << len(tables.castlings)),
            lion=self.chance.choice([NOWHERE, self.chance.randrange(squares)]),
        )

    def royals(self, tables: Tables, side: int) -> list[int]:
        return [number for number, code in enumerate(tables.codes) if code and code.royal and code.side == side]

    def crown(self, tables: Tables, board: bytearray) -> None:
        """Exactly one royal a side, if there are any."""
        for side in (0, 1):
            royals = self.royals(tables, side)
            for square, number in enumerate(board):
                if number in royals:
                    board[square] = 0
            if royals:
                board[self.chance.randrange(len(board))] = self.chance.choice(royals)


__all__ = ["Maker"]
