"""The string of a match: one position a board, then the counters: `xiangqi | shogi | quota 0,0,0,0`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from komagata.errors import Fault, NotationError, PositionError
from komagata.multiboard.rules import MatchRules
from komagata.multiboard.tempo import Tempo, quota_faults
from komagata.position import Position
from komagata.text import text

MOST_CHARACTERS = 4000
_QUOTA = re.compile(r"\s*quota\s+(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*")


def write_match_string(rules: MatchRules, boards: Sequence[Position], tempo: Tempo) -> str:
    """The canonical string."""
    counts = ",".join(str(tempo.counts[seat]) for seat in rules.seats)
    return " | ".join([*(str(position) for position in boards), f"quota {counts}"])


def read_match_string(rules: MatchRules, line: str) -> tuple[list[Position], Tempo]:
    """Positions and counters. Raises NotationError or PositionError with the faults of all parts."""
    if len(line) > MOST_CHARACTERS:
        raise NotationError(
            text("the match is longer than {most} characters", most=MOST_CHARACTERS), offset=MOST_CHARACTERS
        )
    parts = line.split("|")
    if len(parts) != len(rules.boards) + 1:
        wanted = " | ".join([*rules.board_names, "quota"])
        raise NotationError(
            text("expected {count} parts: {wanted}", count=len(rules.boards) + 1, wanted=wanted), offset=0
        )
    faults: list[Fault] = []
    offsets: list[int] = []
    boards: list[Position] = []
    unread = False
    for index, (name, board) in enumerate(zip(rules.board_names, rules.boards, strict=True)):
        begin = sum(len(part) + 1 for part in parts[:index])
        try:
            boards.append(board.position(parts[index].strip()))
        except NotationError as error:
            unread = unread or not isinstance(error, PositionError)
            offsets.append(begin + (error.offset or 0))
            faults += [
                Fault(fault.text, f"{name} {fault.path}".strip(), fault.line, fault.column) for fault in error.faults
            ]
    tempo = _tempo(rules, parts[-1])
    if tempo is None:
        unread = True
        offsets.append(sum(len(part) + 1 for part in parts[:-1]))
        wanted = ",".join(rules.seats)
        faults.append(Fault(text("expected 'quota' and four numbers for {seats}", seats=wanted), "quota"))
    elif counted := quota_faults(rules, tempo.counts):
        offsets.append(sum(len(part) + 1 for part in parts[:-1]))
        faults += counted
    if faults or tempo is None:
        raise (NotationError if unread else PositionError)(faults, offset=min(offsets))
    return boards, tempo


def _tempo(rules: MatchRules, part: str) -> Tempo | None:
    match = _QUOTA.fullmatch(part)
    if match is None:
        return None
    counts = dict(zip(rules.seats, (int(number) for number in match.groups()), strict=True))
    return Tempo(counts, frozenset(seat for seat, count in counts.items() if count))


__all__ = ["read_match_string", "write_match_string"]
