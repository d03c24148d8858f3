"""Clock times and coloured marks inside comments: `[%clk 0:04:58]`, `[%emt 0:00:12]`, `[%cal Ge2e4,Rd1h5]`,
`[%csl Ye4]`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import groupby

from komagata.clock import parse_duration
from komagata.geometry import Board
from komagata.records.kmg_text import COMMAND, escape_comment, unescape_comment
from komagata.tree import Mark, Note

_MARK = re.compile(r"([A-Z])([a-p]\d{1,2})([a-p]\d{1,2})?", re.ASCII)


def read_comment(raw: str, board: Board, *, plain: bool = False) -> tuple[Note, list[str]]:
    """What a comment after a move says, and the commands of it that could not be read. `plain`: without escapes."""
    bad: list[str] = []
    times: dict[str, int] = {}
    marks: list[Mark] = []
    kept: list[str] = []
    end = 0
    for match in COMMAND.finditer(raw):
        if not plain and _is_escaped(raw, match.start()):
            continue
        name, value = match[1], match[2].strip()
        if name in {"clk", "emt"}:
            time = parse_duration(value)
            if time is None:
                bad.append(match[0])
                continue
            times[name] = time
        else:
            found = [_mark(word.strip(), board) for word in value.split(",")]
            if None in found:
                bad.append(match[0])
                continue
            marks += [mark for mark in found if mark is not None]
        kept.append(raw[end : match.start()])
        # The writer puts one space after a command; it is not part of the text.
        end = match.end() + (1 if raw[match.end() : match.end() + 1] == " " else 0)
    kept.append(raw[end:])
    comment = "".join(kept) if plain else unescape_comment("".join(kept))
    return Note(comment=comment, clock=times.get("clk"), spent=times.get("emt"), marks=tuple(marks)), bad


def write_comment(note: Note, board: Board, escape: Callable[[str], str] = escape_comment) -> str:
    """The inside of the braces after a move; empty if there is nothing to say."""
    words: list[str] = []
    if note.clock is not None:
        words.append(f"[%clk {_clock(note.clock)}]")
    if note.spent is not None:
        words.append(f"[%emt {_clock(note.spent)}]")
    for arrows, marks in groupby(note.marks, key=lambda mark: mark.target >= 0):
        words.append(f"[%{'cal' if arrows else 'csl'} {_marks(marks, board)}]")
    commands = " ".join(words)
    comment = escape(note.comment)
    return f"{commands} {comment}" if commands and comment else commands + comment


def _clock(milliseconds: int) -> str:
    seconds, rest = divmod(max(0, milliseconds), 1000)
    written = f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
    return f"{written}.{rest:03}" if rest else written


def _marks(marks: Iterable[Mark], board: Board) -> str:
    return ",".join(
        mark.colour + board.name(mark.square) + (board.name(mark.target) if mark.target >= 0 else "") for mark in marks
    )


def _mark(word: str, board: Board) -> Mark | None:
    match = _MARK.fullmatch(word)
    if match is None:
        return None
    square = board.parse(match[2])
    target = board.parse(match[3]) if match[3] else -1
    return None if square is None or target is None else Mark(match[1], square, target)


def _is_escaped(raw: str, at: int) -> bool:
    """Whether an odd number of backslashes stands before."""
    backslashes = 0
    while at > 0 and raw[at - 1] == "\\":
        backslashes += 1
        at -= 1
    return backslashes % 2 == 1


__all__ = ["read_comment", "write_comment"]
