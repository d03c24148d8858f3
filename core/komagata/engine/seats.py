"""The engine in a match: it plays any seat, knowing what a capture sends to either partner and when to wait.

It looks at one board at a time, with pieces valued for both boards (`feeding.Worth`), and then asks what one board
cannot tell: whether a piece is about to come, whether the partner needs one now, whether a tempo is worth keeping.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from random import Random

from komagata.engine.builtin import SLOWER
from komagata.engine.feeding import FORCED_END, Worth, capturable, urgent, with_piece
from komagata.engine.levels import LEVELS, Level, pick
from komagata.engine.timing import search_limits
from komagata.errors import KomagataError
from komagata.kernel.interface import SearchLimits, SearchLine, State
from komagata.moves import Move
from komagata.multiboard.match import Match
from komagata.multiboard.rules import MatchRules, Seat
from komagata.protocol.messages import Limits
from komagata.text import text

Stop = Callable[[], bool]

FEWEST_NODES = 150
LINES = 8
"""Moves that are compared where the other board has a say."""
HOPELESS = -900
"""From here on a piece that may come is waited for."""
WORTH_WAITING = 400
"""What a piece that may come has to improve."""
WISH = 200
"""What it is worth to send a piece that the partner has asked for."""
LAST_TEMPO = 15
"""What the last move before one has to wait for the partner costs."""

_worths: dict[int, tuple[MatchRules, Worth]] = {}
_lock = threading.Lock()


def worth_of(rules: MatchRules) -> Worth:
    """The kernels of the engine for the rules of a match, made once."""
    with _lock:
        known = _worths.get(id(rules))
        if known is None or known[0] is not rules:
            known = (rules, Worth(rules))
            _worths[id(rules)] = known
        return known[1]


@dataclass(frozen=True, slots=True)
class Choice:
    """What the engine does."""

    move: Move | None
    """None: it sits and waits for its partner."""
    score: int = 0
    """Hundredths of a Pawn, for its own seat."""


class SeatEngine:
    """The engine. It keeps nothing between two questions; `seed` makes its random choices repeatable."""

    name = "Komagata"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(
        self,
        match: Match,
        name: str,
        how: Level | Limits | SearchLimits = LEVELS[-1],
        stop: Stop | None = None,
        *,
        within: Limits | None = None,
        may_wait: bool = True,
        wishes: Collection[int] = (),
    ) -> Choice:
        """What the seat does: a legal move, or nothing where waiting is better and allowed. `wishes` are hand slots of
        the partner's that the partner has asked to be filled.

        Raises KomagataError if the seat may not move.
        """
        seat = match.seat(name)
        legal = match.position(name).legal_moves() if name in match.to_move() else []
        if not legal:
            raise KomagataError(text("{seat} may not move now", seat=name))
        random = Random(f"{self.seed} {name} {len(match.turns)} {match}")
        if isinstance(how, Level) and random.random() < how.slip:
            return Choice(random.choice(legal))
        worth = worth_of(match.rules)
        limits = self._limits(match, seat, how, within)
        lines = self._search(match, seat, worth, limits, stop, how)
        if not lines:
            return Choice(legal[0])
        if may_wait and self._waits(match, seat, worth, lines[0].score):
            return Choice(None, lines[0].score)
        lines = self._weighed(match, seat, worth, lines, wishes)
        while lines:
            spread = how.spread if isinstance(how, Level) else 0
            move = pick(lines, spread, random)
            if len(lines) == 1 or not self._loses(match, seat, move):
                return Choice(move, lines[0].score)
            lines = [line for line in lines if line.moves[0] != move]
        return Choice(legal[0])

    def _limits(
        self, match: Match, seat: Seat, how: Level | Limits | SearchLimits, within: Limits | None
    ) -> SearchLimits:
        if isinstance(how, SearchLimits):
            return how
        if isinstance(how, Limits):
            return search_limits(how, seat.side)
        slower = SLOWER.get(match.position(seat.name).rules.kernel.name, 1)
        limits = replace(how.limits, nodes=max(FEWEST_NODES, how.nodes // slower) if slower > 1 else how.nodes)
        if within is None:
            return limits
        clock = search_limits(within, seat.side)
        return replace(limits, milliseconds=clock.milliseconds, soft_milliseconds=clock.soft_milliseconds)

    def _search(
        self,
        match: Match,
        seat: Seat,
        worth: Worth,
        limits: SearchLimits,
        stop: Stop | None,
        how: Level | Limits | SearchLimits,
    ) -> list[SearchLine]:
        lines = max(LINES, how.lines) if isinstance(how, Level) else LINES
        state: State = match.boards[seat.board].state
        found = worth.kernels[seat.board].search(state, limits, match.history(seat.board), stop=stop, lines=lines)
        allowed = set(match.position(seat.name).legal_moves())
        return [line for line in found if line.moves and line.moves[0] in allowed]

    def _waits(self, match: Match, seat: Seat, worth: Worth, score: int) -> bool:
        """Whether to sit: things stand badly, and a piece may come that makes them better."""
        if score > HOPELESS or match.outcome() is not None:
            return False
        partner = match.rules.seats[seat.partner]
        others = [name for name in match.to_move() if match.rules.seats[name].board == partner.board]
        if not others:
            return False
        # Where the opponent is to move on the other board, the partner must still be allowed a move after that.
        quota = match.rules.part.quota
        if partner.name not in others and quota and match.quota()[partner.name] >= quota:
            return False
        kernel, state = worth.kernels[seat.board], match.boards[seat.board].state
        for slot in sorted(capturable(match, partner)):
            lines = kernel.search(with_piece(match.rules, seat, state, slot), SearchLimits(depth=4, nodes=3000))
            if lines and lines[0].score - score >= WORTH_WAITING:
                return True
        return False

    def _weighed(
        self, match: Match, seat: Seat, worth: Worth, lines: list[SearchLine], wishes: Collection[int] = ()
    ) -> list[SearchLine]:
        """The lines with what the other board says of them, best first."""
        partner = match.rules.seats[seat.partner]
        enemy = next(s for s in match.rules.seats.values() if s.board == seat.board and s.side != seat.side)
        wanted = dict.fromkeys(wishes, WISH) | urgent(match, worth, partner.name)
        feared = urgent(match, worth, enemy.partner)
        quota = match.rules.part.quota
        spent = bool(quota) and match.quota()[seat.name] == quota - 1
        weighed = [
            replace(line, score=line.score + self._extra(match, seat, line.moves[0], wanted, feared, spent))
            if abs(line.score) < FORCED_END
            else line
            for line in lines
        ]
        return sorted(weighed, key=lambda line: -line.score)

    def _extra(
        self, match: Match, seat: Seat, move: Move, wanted: dict[int, int], feared: dict[int, int], spent: bool
    ) -> int:
        """What the other board adds to a move: what it sends there, and what it lets the opponent send."""
        extra = sum(wanted.get(slot, 0) for slot in match.sent(seat.name, move))
        if spent and not wanted and match.waiting(seat.partner) is not None:
            extra -= LAST_TEMPO
        if feared:
            position = match.boards[seat.board].play(move)
            table, compiled = match.rules.transfers[seat.board], position.rules.compiled
            for reply in position.legal_moves():
                code = compiled.tables.codes[position.state.board[reply.target]] if not reply.is_drop else None
                if code is not None and code.side == seat.side:
                    slot = table.get(compiled.kinds[code.base], -1)
                    if slot in feared:
                        return extra - feared[slot]
        return extra

    def _loses(self, match: Match, seat: Seat, move: Move) -> bool:
        """Whether the move ends the match at once, and badly: by repetition, which a search takes for a draw."""
        outcome = match.copy().play(seat.name, move).outcome()
        return outcome is not None and outcome.winner is not None and int(outcome.winner) != seat.team


__all__ = ["Choice", "SeatEngine", "worth_of"]
