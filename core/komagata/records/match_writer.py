"""A match -> `.kmg` text: tags, then the moves of all boards in the order in which they were made, as BPGN has them.

    [Variant "NAME"]
    [S1 "a player"]

    1A. h3e3 {[%clk 0:04:58]} 1b. g7g6 2B. g3g4 1a. b10c8 *

Boards are A and B; a capital letter is the first player's move on its board, a small one the second player's.
"""

from __future__ import annotations

from collections.abc import Iterator

from komagata.errors import Fault, NotationError
from komagata.multiboard.game import MatchGame
from komagata.records.annotations import write_comment
from komagata.records.kmg_text import TAG_NAME, escape_tag
from komagata.records.kmg_writer import OWN_TAGS, wrapped
from komagata.text import text


def write_match(game: MatchGame) -> str:
    """The record of a match. Raises NotationError for a tag that cannot be written."""
    tags = "\n".join(f'[{name} "{escape_tag(value)}"]' for name, value in _tags(game))
    # A lone surrogate has no UTF-8; everything else does.
    return f"{tags}\n\n{wrapped(_words(game))}\n".encode("utf-8", "replace").decode("utf-8")


def _tags(game: MatchGame) -> Iterator[tuple[str, str]]:
    wrong = [name for name in game.tags if TAG_NAME.fullmatch(name) is None]
    if wrong:
        expected = text("the name of a tag has only letters, digits and underscores")
        raise NotationError([Fault(expected, name) for name in wrong])
    yield "Variant", game.rules.id
    if game.rules.options:
        yield "Options", "; ".join(f"{name}={value}" for name, value in game.rules.options.items())
    if game.start != MatchGame(game.rules).start:
        yield "SetUp", "1"
        yield "FEN", game.start
    for name, value in game.tags.items():
        if name not in OWN_TAGS:
            yield name, value
    if game.control is not None:
        yield "TimeControl", str(game.control)
    elif "TimeControl" in game.tags:
        yield "TimeControl", game.tags["TimeControl"]
    yield "Result", game.result
    outcome = game.outcome()
    if outcome is not None:
        yield "Termination", str(outcome)


def _words(game: MatchGame) -> Iterator[str]:
    boards = [rules.board for rules in game.rules.boards]
    comment = write_comment(game.opening, boards[0])
    if comment:
        yield "{" + comment + "}"
    for entry in game.entries:
        seat = game.rules.seats[entry.turn.seat]
        letter = "AB"[seat.board]
        yield f"{entry.number}{letter.lower() if seat.side else letter}. {entry.turn.uci}"
        for nag in entry.note.nags:
            yield f"${nag}"
        comment = write_comment(entry.note, boards[seat.board])
        if comment:
            yield "{" + comment + "}"
    yield game.result


__all__ = ["write_match"]
