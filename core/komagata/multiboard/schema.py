"""What a match file may say, as frozen values."""

from __future__ import annotations

from typing import Literal

from komagata.variants.schema import Frozen, Names, OptionPart


class BoardEntry(Frozen, kw_only=True, frozen=True):
    """One board of a match."""

    names: Names
    seats: list[str]
    """Who plays the first player's pieces, and who the second's."""
    first: str
    """The seat that makes the first move on this board."""
    variant: dict[str, object]
    """A variant file, which may inherit from another."""


class MatchPart(Frozen, kw_only=True, frozen=True):
    """Rules of the match as opposed to those of its boards."""

    quota: int = 0
    """Moves that a seat may make between two moves of its partner; 0: any number."""
    quota_at_start: bool = True
    """The quota also binds before the partner's first move."""
    gates: bool = False
    """Of a team that has not moved yet, only the seat that begins may move."""
    end: Literal["first-result", "play-on"] = "first-result"
    """The first board to finish decides, or both are played out and scored."""
    mate: Literal["reserve", "waiting"] = "reserve"
    """Mate is judged by what is in reserve, or a player may wait for what the partner could still send."""
    board_draw: Literal["ends", "other"] = "ends"
    """A draw on one board ends the match, or leaves the decision to the other board."""


class MatchFile(Frozen, kw_only=True, frozen=True):
    """A whole match file."""

    id: str
    names: Names
    about: Names = {}
    family: str = ""
    order: int = 1000
    seats: list[str]
    """All seats, in the order in which strings list them."""
    teams: dict[str, list[str]]
    """Two teams of two seats; a team is called by its key in results."""
    boards: dict[str, BoardEntry]
    transfer: list[list[str]] = []
    """Pairs of kinds: on the first board, and what it is on the second; one to one."""
    rules: MatchPart = MatchPart()
    options: dict[str, OptionPart] = {}
    programs: dict[str, str] = {}


__all__ = ["BoardEntry", "MatchFile", "MatchPart"]
