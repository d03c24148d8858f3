"""Many games of one file, one after another, in constant memory.

Every move is checked, but no tree is made before somebody asks for the game: plain games are played through inside the
kernel, and only those with comments, variations or faults are read node by node.
"""

from __future__ import annotations

import codecs
import io
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Protocol, cast, runtime_checkable

from komagata.errors import Fault, FileError, KomagataError
from komagata.game import Game
from komagata.kernel.interface import State
from komagata.position import Position, Rules
from komagata.records import encodings
from komagata.records.detect import detect
from komagata.records.kmg_reader import MOST_MOVES, Dialect, Head, read_rules
from komagata.records.kmg_text import MOST_CHARACTERS, RESULTS, Scanner
from komagata.text import text

_TAG = re.compile(r'\[([A-Za-z]\w*) "([^"\\\n]*)"\]\s*', re.ASCII)
_NOT_PLAIN = re.compile(r"[{(;$%!?\\]")
_WORD = re.compile(r"\S+")
_PEEK = 65_536
_TAGGED = {"kmg", "pgn"}


@runtime_checkable
class Walker(Protocol):
    """A kernel that plays a whole line by itself."""

    def walk(self, state: State, text: str, slots: tuple[str, ...]) -> tuple[State, int, int]: ...


class Entry:
    """One game of a stream: its moves have been checked, its tree is made on demand."""

    def __init__(self, source: str, line: int, read: Callable[[str], Game]) -> None:
        self.source = source
        """The text of this game alone."""
        self.line = line
        """Where it begins in the file, counted from 1."""
        self._read = read
        self.tags: dict[str, str] = {}
        self.rules: Rules | None = None
        self.plies = 0
        """Length of the main line."""
        self.error: KomagataError | None = None
        """Why there is no telling what game this is."""
        self._state: State | None = None

    def __repr__(self) -> str:
        return f"<Entry at line {self.line}, {self.plies} moves>"

    @cached_property
    def game(self) -> Game:
        """The whole game with its tree. Raises NotationError where there is no game at all."""
        game = self._read(self.source)
        game.faults = self._placed(game.faults)
        return game

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What could not be read, with lines of the file."""
        if self.error is not None:
            return self._placed(self.error.faults)
        return () if self._state is not None else self.game.faults

    @property
    def state(self) -> State:
        """The arrangement at the end of the main line."""
        return self._state if self._state is not None else self.game.root.last().position.state

    def _placed(self, faults: Iterable[Fault]) -> tuple[Fault, ...]:
        before = self.line - 1
        return tuple(
            Fault(fault.text, fault.path, None if fault.line is None else fault.line + before, fault.column)
            for fault in faults
        )

    def check(self, known: dict[tuple[str, str], Rules]) -> None:
        """Play the game through, in the kernel if it is plain. `known`: rules by tags, from one game to the next."""
        if not self._plain(known):
            try:
                self.tags, self.rules = self.game.tags, self.game.rules
                self.plies = self.game.root.last().ply
            except KomagataError as error:
                self.error = error

    def _plain(self, known: dict[tuple[str, str], Rules]) -> bool:
        source, at = self.source, 0
        tags: dict[str, str] = {}
        while tag := _TAG.match(source, at):
            tags[tag[1]] = tag[2]
            at = tag.end()
        if "Variant" not in tags or _NOT_PLAIN.search(source, at) or not source.isascii():
            return False
        key = tags["Variant"], tags.get("Options", "")
        try:
            rules = known.get(key)
            if rules is None:
                faults: list[Fault] = []
                rules = read_rules(Head.of(list(Scanner(source[:at]).tokens()), faults), faults, Dialect())
                if faults:
                    return False
                known[key] = rules
            start = rules.position(tags["FEN"]) if "FEN" in tags else rules.start()
        except KomagataError:
            return False
        played = _played(rules, start, source[at:])
        if played is None or played[1] > MOST_MOVES:
            return False
        self.tags, self.rules, (self._state, self.plies) = tags, rules, played
        return True


def _played(rules: Rules, start: Position, moves: str) -> tuple[State, int] | None:
    """The end of a line and how long it is, or None if not all of it could be played."""
    state, plies, at = start.state, 0, 0
    kernel, slots = rules.kernel, rules.compiled.slot_tokens
    while True:
        if isinstance(kernel, Walker):
            state, played, offset = kernel.walk(state, moves[at:] if at else moves, slots)
            plies += played
            at += offset
        word = _WORD.search(moves, at)
        if word is None or word.group() in RESULTS:
            return (state, plies) if word is None or not moves[word.end() :].strip() else None
        at = word.end()
        if word.group().rstrip(".").isdecimal():
            continue
        try:
            # A move in another spelling than the canonical one.
            state = Position(rules, state).play(word.group()).state
        except KomagataError:
            return None
        plies += 1


def stream(source: str | Path | Iterable[str]) -> Iterator[Entry]:
    """The games of a file, or of the lines of a text, one after another. Raises FileError if there is no such file, and
    NotationError if it is no record at all."""
    if isinstance(source, str | Path):
        with _opened(Path(source)) as lines:
            yield from stream(cast("Iterable[str]", lines))
        return
    iterator = iter(source)
    peeked: list[str] = []
    size = 0
    for line in iterator:
        peeked.append(line)
        size += len(line)
        if size > _PEEK:
            break
    form = detect("".join(peeked))
    yield from _entries(_chain(peeked, iterator), form)


def _chain(first: list[str], rest: Iterator[str]) -> Iterator[str]:
    yield from first
    first.clear()
    yield from rest


def _entries(lines: Iterator[str], form: str) -> Iterator[Entry]:
    from komagata import records

    known: dict[tuple[str, str], Rules] = {}

    def read(source: str) -> Game:
        return records.read(source, None if form in _TAGGED else form)

    pieces = {"kmg": _tagged, "pgn": _tagged, "csa": _csa, "usi": _one_a_line}.get(form, _whole)
    for source, line in pieces(lines):
        entry = Entry(source, line, read)
        entry.check(known)
        yield entry


def _tagged(lines: Iterator[str]) -> Iterator[tuple[str, int]]:
    """Games apart: a tag that stands behind moves, and not in a comment, begins another one."""
    gathered: list[str] = []
    start, size = 1, 0
    moves = comment = False
    for number, line in enumerate(lines, 1):
        if line[:1] == "[" and not comment:
            if moves:
                yield "".join(gathered), start
                gathered, start, size, moves = [], number, 0, False
        elif comment or "{" in line:
            comment = _open_comment(line, comment)
            moves = True
        elif not moves and not line.isspace():
            moves = True
        size += len(line)
        if size > MOST_CHARACTERS:
            raise FileError(text("a record has at most {most} characters", most=MOST_CHARACTERS))
        gathered.append(line)
    if any(not line.isspace() for line in gathered):
        yield "".join(gathered), start


def _open_comment(line: str, comment: bool) -> bool:
    """Whether a comment is open at the end of a line."""
    at = 0
    while at < len(line):
        if line[at] == "\\" and comment:
            at += 1
        elif line[at] == ";" and not comment:
            break
        elif line[at] in "{}":
            comment = line[at] == "{" or (comment and line[at] != "}")
        at += 1
    return comment


def _csa(lines: Iterator[str]) -> Iterator[tuple[str, int]]:
    gathered: list[str] = []
    start = 1
    for number, line in enumerate(lines, 1):
        if line.strip() == "/":
            yield "".join(gathered), start
            gathered, start = [], number + 1
        else:
            gathered.append(line)
    if any(not line.isspace() for line in gathered):
        yield "".join(gathered), start


def _one_a_line(lines: Iterator[str]) -> Iterator[tuple[str, int]]:
    for number, line in enumerate(lines, 1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield line, number


def _whole(lines: Iterator[str]) -> Iterator[tuple[str, int]]:
    yield "".join(lines), 1


def _opened(path: Path) -> io.TextIOWrapper:
    """A file as text, in the encoding of its beginning."""
    try:
        binary = path.open("rb")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise FileError(text("cannot read {path}: {reason}", path=path, reason=reason)) from error
    sample = binary.read(_PEEK)
    binary.seek(0)
    name = "utf-8-sig"
    try:
        codecs.getincrementaldecoder("utf-8")().decode(sample)
    except UnicodeDecodeError:
        name = encodings.decode(sample[: sample.rfind(b"\n") + 1] or sample).encoding
    return io.TextIOWrapper(binary, encoding=name, errors="replace", newline=None)


__all__ = ["Entry", "Walker", "stream"]
