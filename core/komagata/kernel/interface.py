"""What a kernel answers. Two implementations interpret the same tables: `native` (C++) and `reference` (Python).

Both take and return the same frozen `State`, so that what one computes can be handed to the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol

from komagata.errors import KomagataError
from komagata.moves import Move, Transition
from komagata.text import text
from komagata.variants.tables import NOWHERE


@dataclass(frozen=True, slots=True)
class State:
    """All that decides which moves are legal, apart from history."""

    board: bytes
    """One code a square, 0 for an empty one; `files * ranks` long."""
    hands: bytes
    """How many pieces in each slot: all slots of the first player, then all of the second."""
    side: int
    """0 the first player is to move, 1 the second."""
    castling: int = 0
    """Bit n: the n-th castling of the tables may still be made."""
    passant: int = NOWHERE
    """Square just passed over by a move that may be captured in passing, if such a capture is legal."""
    lion: int = NOWHERE
    """Square on which a non-lion took a lion with the last move."""
    fresh: tuple[int, int] = (NOWHERE, NOWHERE)
    """For each side, the square of a piece that entered the promotion zone with that side's last move and did not
    promote (kept only where some code's trigger is ENTRY_THEN_LATER)."""


class Reason(IntEnum):
    """Why a game has ended, as far as one position tells."""

    CHECKMATE = 0
    STALEMATE = 1
    NO_MOVE = 2
    ROYAL_CAPTURED = 3
    BARE_ROYAL = 4
    BARE_ROYALS = 5


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a position has ended: `winner` 0 or 1, or -1 for a draw."""

    winner: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class SearchLimits:
    """When a search stops; 0 means no such limit. Whichever comes first."""

    depth: int = 0
    """Plies."""
    nodes: int = 0
    milliseconds: int = 0
    """Hard limit of wall time."""
    soft_milliseconds: int = 0
    """No new iteration is begun after this time."""
    hash_megabytes: int = 16
    """Room for what the search remembers; a kernel without such a table ignores it."""


@dataclass(frozen=True, slots=True)
class SearchLine:
    """What a search knows after one iteration."""

    depth: int
    score: int
    """Hundredths of a Pawn for the side to move; beyond +-30000 a forced end: 32000 - plies."""
    nodes: int
    milliseconds: int
    moves: tuple[Move, ...]
    """Principal variation."""
    rank: int = 1
    """1 for the best line, 2 for the second, ... (several lines)."""
    selective_depth: int = 0


class Kernel(Protocol):
    """Questions about states of one set of tables. All methods are pure; a kernel may be shared by threads."""

    @property
    def name(self) -> str: ...

    def legal_moves(self, state: State) -> list[Move]:
        """Every legal move, in no particular order; none if the game has ended in this position."""
        ...

    def pseudo_moves(self, state: State) -> list[Move]:
        """Every move of the pieces and drops before the rules that look at the resulting position: own royals left
        attacked, drop-mate, lion trading, compulsory capture. Serves `explain` and Japanese disambiguation."""
        ...

    def play(self, state: State, move: Move) -> State:
        """The state after a legal move. Undefined (but no crash) for others."""
        ...

    def transition(self, state: State, move: Move) -> Transition:
        """What a legal move changes on the board and in the hands."""
        ...

    def attackers(self, state: State, square: int, side: int) -> tuple[int, ...]:
        """Squares of the pieces of `side` that attack `square` (could capture an enemy there), pins ignored."""
        ...

    def checked(self, state: State, side: int) -> tuple[int, ...]:
        """Squares of royals of `side` that the other side attacks."""
        ...

    def verdict(self, state: State) -> Verdict | None:
        """How the game has ended in this position, without history, or None."""
        ...

    def key(self, state: State) -> int:
        """64 bits, equal for equal states. Not the same number in both kernels."""
        ...

    def perft(self, state: State, depth: int) -> int:
        """How many sequences of `depth` legal moves there are."""
        ...

    def search(
        self,
        state: State,
        limits: SearchLimits,
        history: Sequence[State] = (),
        on_line: Callable[[SearchLine], None] | None = None,
        stop: Callable[[], bool] | None = None,
        lines: int = 1,
    ) -> list[SearchLine]:
        """The best `lines` lines, best first. `history` holds the earlier states of the game, oldest first: a
        repetition scores as a draw. `stop` is polled often; a search that is stopped returns what it has."""
        ...


MOST_DEPTH = 100
"""Of counting sequences of moves."""


def check_depth(depth: int, least: int) -> None:
    """Kernels count by recursion: without a bound they would run out of stack."""
    if not least <= depth <= MOST_DEPTH:
        raise KomagataError(text("a depth from {least} to {most} is expected", least=least, most=MOST_DEPTH))


__all__ = ["MOST_DEPTH", "Kernel", "Reason", "SearchLimits", "SearchLine", "State", "Verdict", "check_depth"]
