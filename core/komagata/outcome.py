"""How a game has ended: for whom and why. It decides nothing: kernels, `repetition` and `game` do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from komagata.kernel.interface import Kernel, Reason, State, Verdict
from komagata.pieces import Side, side_text
from komagata.text import Text, text

DEFAULT_NAMES = ("white", "black")


class Ending(StrEnum):
    """Why a game is over. From RESIGNATION on it is the players' doing, not the rules'."""

    CHECKMATE = "checkmate"
    STALEMATE = "stalemate"
    NO_LEGAL_MOVE = "no legal move"
    ROYAL_CAPTURED = "royal captured"
    BARE_ROYAL = "bare royal"
    BARE_ROYALS = "bare royals"
    REPETITION = "repetition"
    PERPETUAL_CHECK = "perpetual check"
    PERPETUAL_ATTACK = "perpetual attack"
    PERPETUAL_CHASE = "perpetual chase"
    RESIGNATION = "resignation"
    TIME = "time"
    AGREEMENT = "agreement"
    ILLEGAL_MOVE = "illegal move"
    FIFTY_MOVES = "fifty moves"
    """Claimed by a player; never an outcome of the rules by themselves."""
    IMPASSE = "impasse"
    """Entering kings, declared by a player."""

    @property
    def by_rule(self) -> bool:
        """Whether the position and its history alone tell it."""
        return self in _BY_RULE

    @property
    def text(self) -> Text:
        """The reason in words that a window can translate."""
        return _WORDS[self]


_BY_RULE = frozenset(list(Ending)[: list(Ending).index(Ending.RESIGNATION)])

_WORDS: dict[Ending, Text] = {
    Ending.CHECKMATE: text("checkmate"),
    Ending.STALEMATE: text("stalemate"),
    Ending.NO_LEGAL_MOVE: text("no legal move"),
    Ending.ROYAL_CAPTURED: text("royal captured"),
    Ending.BARE_ROYAL: text("bare royal"),
    Ending.BARE_ROYALS: text("bare royals"),
    Ending.REPETITION: text("repetition"),
    Ending.PERPETUAL_CHECK: text("perpetual check"),
    Ending.PERPETUAL_ATTACK: text("perpetual attack"),
    Ending.PERPETUAL_CHASE: text("perpetual chase"),
    Ending.RESIGNATION: text("resignation"),
    Ending.TIME: text("time"),
    Ending.AGREEMENT: text("agreement"),
    Ending.ILLEGAL_MOVE: text("illegal move"),
    Ending.FIFTY_MOVES: text("fifty moves"),
    Ending.IMPASSE: text("impasse"),
}


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game. `str()` is `white wins: checkmate` or `draw: repetition`."""

    winner: Side | None
    reason: Ending
    names: tuple[str, str] = DEFAULT_NAMES
    """What the first and the second player, or the two teams, are called."""

    def __str__(self) -> str:
        if self.winner is None:
            return f"draw: {self.reason.value}"
        return f"{self.names[self.winner]} wins: {self.reason.value}"

    @property
    def result(self) -> str:
        """`1-0` if the first player won, `0-1` if the second did, `1/2-1/2` for a draw."""
        if self.winner is None:
            return "1/2-1/2"
        return "1-0" if self.winner is Side.FIRST else "0-1"

    @property
    def text(self) -> Text:
        """The same in words that a window can translate."""
        if self.winner is None:
            return text("draw: {reason}", reason=self.reason.text)
        winner = side_text(self.names[self.winner], self.winner)
        return text("{side} wins: {reason}", side=winner, reason=self.reason.text)


def from_verdict(verdict: Verdict, names: tuple[str, str] = DEFAULT_NAMES) -> Outcome:
    """What a kernel says of one position, as an outcome."""
    winner = None if verdict.winner < 0 else Side(verdict.winner)
    return Outcome(winner, _REASONS[verdict.reason], names)


def position_outcome(kernel: Kernel, state: State, names: tuple[str, str] = DEFAULT_NAMES) -> Outcome | None:
    """How the game has ended in this position, without history, or None."""
    verdict = kernel.verdict(state)
    return None if verdict is None else from_verdict(verdict, names)


def parse_outcome(words: str, names: tuple[str, str] = DEFAULT_NAMES) -> Outcome | None:
    """The outcome that `str()` wrote, or None."""
    who, separator, reason = words.strip().partition(":")
    if not separator:
        return None
    try:
        ending = Ending(reason.strip().lower())
    except ValueError:
        return None
    who = who.strip().lower()
    if who == "draw":
        return Outcome(None, ending, names)
    for side in Side:
        if who == f"{names[side]} wins":
            return Outcome(side, ending, names)
    return None


_REASONS = {
    Reason.CHECKMATE: Ending.CHECKMATE,
    Reason.STALEMATE: Ending.STALEMATE,
    Reason.NO_MOVE: Ending.NO_LEGAL_MOVE,
    Reason.ROYAL_CAPTURED: Ending.ROYAL_CAPTURED,
    Reason.BARE_ROYAL: Ending.BARE_ROYAL,
    Reason.BARE_ROYALS: Ending.BARE_ROYALS,
}


__all__ = [
    "DEFAULT_NAMES",
    "Ending",
    "Outcome",
    "from_verdict",
    "parse_outcome",
    "position_outcome",
]
