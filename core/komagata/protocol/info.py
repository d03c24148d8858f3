"""What an engine tells while it thinks: depth, score, line.

A score is one number everywhere in this library: hundredths of a Pawn for the side that thinks, and beyond +-30000
a forced end, 32000 minus the plies until then. UCI counts such an end in moves, USI in plies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from komagata.protocol.options import whole

WIN = 32000
"""The score of a game that has been won; a win in n plies is worth n less."""
FORCED = 30000
"""Scores beyond this are forced ends."""
UNKNOWN_PLIES = 1000
"""A forced end that an engine reports without saying how far away it is (USI `score mate +`)."""

Bound = Literal["", "lowerbound", "upperbound"]


@dataclass(frozen=True, slots=True)
class Info:
    """One report of a search. None: not told."""

    depth: int | None = None
    selective_depth: int | None = None
    rank: int = 1
    """1 for the best line, 2 for the second, ..."""
    score: int | None = None
    bound: Bound = ""
    nodes: int | None = None
    speed: int | None = None
    """Nodes a second."""
    milliseconds: int | None = None
    hash_full: int | None = None
    """Thousandths of the hash table in use."""
    moves: tuple[str, ...] = ()
    """Principal variation, as the engine writes moves."""
    text: str = ""
    """Free words of the engine (`info string`)."""


def forced_plies(score: int) -> int | None:
    """How many plies away the forced end of this score is: negative if the other side wins, None if there is none."""
    if score > FORCED:
        return WIN - score
    if score < -FORCED:
        return -(WIN + score)
    return None


def read_info(words: Sequence[str], *, mate_in_plies: bool) -> Info:
    """The report in the words after `info`; what cannot be read is left out."""
    numbers: dict[str, int] = {}
    score: int | None = None
    bound: Bound = ""
    moves: tuple[str, ...] = ()
    text = ""
    at = 0
    while at < len(words):
        word = words[at]
        following = words[at + 1] if at + 1 < len(words) else ""
        if word == "pv":
            moves = tuple(words[at + 1 :])
            break
        if word == "string":
            text = " ".join(words[at + 1 :])
            break
        if word == "score":
            score = _read_score(following, words[at + 2] if at + 2 < len(words) else "", mate_in_plies)
            at += 3
            continue
        if word == "lowerbound":
            bound = "lowerbound"
        elif word == "upperbound":
            bound = "upperbound"
        elif word in _NUMBERS:
            number = whole(following)
            if number is not None:
                numbers[word] = number
                at += 1
        at += 1
    return Info(
        depth=numbers.get("depth"),
        selective_depth=numbers.get("seldepth"),
        rank=max(1, numbers.get("multipv", 1)),
        score=score,
        bound=bound,
        nodes=numbers.get("nodes"),
        speed=numbers.get("nps"),
        milliseconds=numbers.get("time"),
        hash_full=numbers.get("hashfull"),
        moves=moves,
        text=text,
    )


_NUMBERS = frozenset({"depth", "seldepth", "multipv", "nodes", "nps", "time", "hashfull"})


def _read_score(kind: str, value: str, mate_in_plies: bool) -> int | None:
    number = whole(value)
    if kind == "cp" and number is not None:
        return max(-FORCED, min(FORCED, number))
    if kind != "mate":
        return None
    if number is None:
        return {"+": WIN - UNKNOWN_PLIES, "-": UNKNOWN_PLIES - WIN}.get(value)
    loses = number < 0 or value.startswith("-") or number == 0
    plies = abs(number)
    if not mate_in_plies:
        plies = 2 * plies if loses else 2 * plies - 1
    plies = min(plies, UNKNOWN_PLIES)
    return plies - WIN if loses else WIN - plies


def print_info(info: Info, *, mate_in_plies: bool) -> str:
    """The `info` line of a report."""
    words = ["info"]
    pairs: Iterable[tuple[str, int | None]] = (
        ("depth", info.depth),
        ("seldepth", info.selective_depth),
        ("multipv", info.rank),
    )
    words += [word for name, value in pairs if value is not None for word in (name, str(value))]
    if info.score is not None:
        words += ["score", *_print_score(info.score, mate_in_plies)]
        if info.bound:
            words.append(info.bound)
    pairs = (
        ("nodes", info.nodes),
        ("nps", info.speed),
        ("hashfull", info.hash_full),
        ("time", info.milliseconds),
    )
    words += [word for name, value in pairs if value is not None for word in (name, str(value))]
    if info.moves:
        words += ["pv", *info.moves]
    return " ".join(words)


def _print_score(score: int, mate_in_plies: bool) -> tuple[str, str]:
    plies = forced_plies(score)
    if plies is None:
        return "cp", str(score)
    if mate_in_plies:
        return "mate", str(plies) if plies or score > 0 else "-0"
    return "mate", str((plies + 1) // 2 if score > 0 else -(-plies // 2))


__all__ = ["FORCED", "UNKNOWN_PLIES", "WIN", "Bound", "Info", "forced_plies", "print_info", "read_info"]
