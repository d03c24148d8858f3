"""PGN as chess programs write it, with a tag `Variant` as XBoard, cutechess and pychess do.

Moves are written short (`Nf3`, `P@e5`, `Ng7xh7xi7`); all notations are read. What PGN has no room for, such as choices
about the rules, stands in tags of our own, which other programs pass over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from komagata.clock import controls_text
from komagata.errors import KomagataError
from komagata.game import Game
from komagata.moves import Move
from komagata.outcome import Ending
from komagata.position import Position, Rules
from komagata.records.capacity import Capacity, Loss, lost
from komagata.records.kmg_reader import Dialect, find_game
from komagata.records.kmg_reader import read as read_tagged
from komagata.records.kmg_text import TAG_NAME, escape_tag
from komagata.records.kmg_writer import OWN_TAGS, Words, wrapped
from komagata.records.tables import pgn
from komagata.text import text

ROSTER = ("Event", "Site", "Date", "Round", "White", "Black")
UNKNOWN = {"Date": "????.??.??"}

CAPACITY = Capacity(
    variations=True,
    comments=True,
    before=True,
    nags=True,
    marks=True,
    clock=True,
    spent=True,
    whole=False,
    options=True,
    tags=lambda name: TAG_NAME.fullmatch(name) is not None,
    controls=True,
)

_RANK = re.compile(r"([a-p])([0-9]{1,2})", re.ASCII)
_FROM_NOUGHT = 10
"""With so many ranks XBoard counts them from 0 (http://hgm.nubati.net/CECP.html)."""
_LETTER = re.compile(r"[A-Za-z]")


def read(source: str) -> Game:
    """The game of a record. Raises NotationError where there is no telling which game it is, or where it begins."""
    game = _known(read_tagged(source, _dialect(from_nought=False)))
    if game.faults and game.rules.board.ranks == _FROM_NOUGHT:
        other = read_tagged(source, _dialect(from_nought=True))
        if len(other.main_line()) > len(game.main_line()):
            return _known(other)
    return game


def _known(game: Game) -> Game:
    """Without the tags that only say that something is not known."""
    game.tags = {name: value for name, value in game.tags.items() if value not in {"?", UNKNOWN.get(name)}}
    return game


def _dialect(*, from_nought: bool) -> Dialect:
    return Dialect(_game, _position, partial(_word, from_nought=from_nought), plain=True)


def _game(name: str) -> str:
    known = name.strip().lower()
    if not known or known == "?":
        return pgn().default
    return pgn().names.get(known) or find_game(name)


def _position(rules: Rules, line: str) -> str:
    letters = pgn().letters.get(rules.id)
    if not letters:
        return line
    board, space, rest = line.partition(" ")
    both = letters | {letter.lower(): own.lower() for letter, own in letters.items()}
    return _LETTER.sub(lambda match: both.get(match[0], match[0]), board) + space + rest


def _word(rules: Rules, word: str, *, from_nought: bool) -> str:
    letters = pgn().letters.get(rules.id, {})
    word = letters.get(word[:1], word[:1]) + word[1:]
    return _RANK.sub(lambda match: f"{match[1]}{int(match[2]) + 1}", word) if from_nought else word


def write(game: Game) -> str:
    """The record of a game. Raises NotationError for a tag that cannot be written."""
    tags = "\n".join(f'[{name} "{escape_tag(" ".join(value.split()))}"]' for name, value in _tags(game))
    moves = wrapped(Words(game, _spelled, _plain).all())
    return f"{tags}\n\n{moves}\n".encode("utf-8", "replace").decode("utf-8")


def _tags(game: Game) -> Iterator[tuple[str, str]]:
    for name in ROSTER:
        yield name, game.tags.get(name, UNKNOWN.get(name, "?"))
    yield "Result", game.result
    rules = game.rules
    if rules.id != pgn().default:
        yield "Variant", rules.variant.programs.get("pgn", rules.id)
    usual = {name: option.default for name, option in rules.variant.options.items()}
    if dict(rules.options) != usual:
        yield "Options", "; ".join(f"{name}={value}" for name, value in rules.options.items())
    if game.initial != rules.start() or game.initial.clocks != rules.start().clocks:
        yield "SetUp", "1"
        yield "FEN", _fen(game.initial)
    for name, value in game.tags.items():
        if name not in ROSTER and name not in OWN_TAGS and TAG_NAME.fullmatch(name):
            yield name, value
    if game.controls is not None:
        yield "TimeControl", controls_text(game.controls)
    elif "TimeControl" in game.tags:
        yield "TimeControl", game.tags["TimeControl"]
    if game.final is not None:
        yield "Termination", _TERMINATIONS.get(game.final.reason, str(game.final))


_TERMINATIONS = {Ending.TIME: "time forfeit", Ending.ILLEGAL_MOVE: "rules infraction", Ending.RESIGNATION: "normal"}


def _fen(position: Position) -> str:
    """Six fields, if they say everything; the game's own form otherwise (a lion taken, clocks of another kind)."""
    line = position.fen()
    try:
        again = position.rules.position(line, composed=True)
    except KomagataError:
        return str(position)
    return line if str(again) == str(position) else str(position)


def _spelled(position: Position, move: Move) -> str:
    """Short, if that is read back as the same move."""
    short = position.san(move)
    try:
        return short if position.parse(short) == move else position.uci(move)
    except KomagataError:
        return position.uci(move)


def _plain(comment: str) -> str:
    """PGN has no escapes in comments."""
    flat = comment.replace("\r\n", "\n").replace("\r", "\n")
    return flat.replace("{", "(").replace("}", ")").replace("[%", "[ %")


def losses(game: Game) -> list[Loss]:
    """What the format does not hold of a game."""
    found = lost(game, CAPACITY)
    changed = sum(
        words != _plain(words) for node in game.root.walk() for words in (node.note.comment, node.note.before)
    )
    if changed:
        found.append(text("braces in {count} comments, which become round brackets", count=changed))
    lines = [name for name, value in game.tags.items() if value != " ".join(value.split())]
    if lines:
        found.append(text("line breaks in the tags {names}", names=", ".join(lines)))
    return found


__all__ = ["CAPACITY", "losses", "read", "write"]
