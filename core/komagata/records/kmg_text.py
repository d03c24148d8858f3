"""The words of a `.kmg` file: tags, comments with their commands, escapes. Nothing here knows a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from komagata.errors import Fault
from komagata.text import Text, text

MOST_CHARACTERS = 20_000_000
"""A longer text is no record of a game."""

TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*", re.ASCII)


class Kind(Enum):
    """What a token is."""

    TAG = auto()
    COMMENT = auto()
    OPEN = auto()
    CLOSE = auto()
    NAG = auto()
    RESULT = auto()
    WORD = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """One token and where it starts, counted from 1."""

    kind: Kind
    value: str
    line: int
    column: int
    name: str = ""
    """Of a tag."""


RESULTS = frozenset({"1-0", "0-1", "1/2-1/2", "*"})

_TAG = re.compile(r'\[\s*([A-Za-z][A-Za-z0-9_]*)\s+"((?:[^"\\\n]|\\.)*)"\s*\]', re.ASCII)
_NUMBER = re.compile(r"\d+\.+|\.+", re.ASCII)
_BARE_NUMBER = re.compile(r"\d+", re.ASCII)
_WORD = re.compile(r"[^\s{}();]+")
_GAP = re.compile(r"\s+")


class Scanner:
    """Cuts a text into tokens; what is none goes to `faults`."""

    def __init__(self, source: str, *, plain: bool = False) -> None:
        self._source = source
        self._plain = plain
        self._at = 0
        self._line = 1
        self._line_start = 0
        self.faults: list[Fault] = []

    def tokens(self) -> Iterator[Token]:
        """All tokens in order."""
        source = self._source
        while self._at < len(source):
            character = source[self._at]
            if character.isspace():
                gap = _GAP.match(source, self._at)
                self._skip(gap.end() if gap else self._at + 1)
            elif character == "%" and self._at == self._line_start:
                self._skip(self._line_end())
            elif character == ";":
                yield self._token(Kind.COMMENT, source[self._at + 1 : self._line_end()].strip(), self._line_end())
            elif character == "{":
                yield self._comment()
            elif character == "[":
                yield from self._tag()
            elif character in "()":
                yield self._token(Kind.OPEN if character == "(" else Kind.CLOSE, character, self._at + 1)
            elif character == "}":
                self._fault(text("a comment ends here that did not begin"))
                self._skip(self._at + 1)
            else:
                yield from self._word()

    def _token(self, kind: Kind, value: str, end: int, name: str = "") -> Token:
        token = Token(kind, value, self._line, self._at - self._line_start + 1, name)
        self._skip(end)
        return token

    def _comment(self) -> Token:
        end = self._at + 1
        source = self._source
        while end < len(source) and source[end] != "}":
            end += 2 if source[end] == "\\" and not self._plain else 1
        if end >= len(source):
            self._fault(text("this comment has no end"))
        return self._token(Kind.COMMENT, source[self._at + 1 : min(end, len(source))], min(end + 1, len(source)))

    def _tag(self) -> Iterator[Token]:
        match = _TAG.match(self._source, self._at)
        if match is None:
            self._fault(text('expected a tag such as [Name "value"]'))
            self._skip(self._line_end())
            return
        yield self._token(Kind.TAG, unescape_tag(match[2]), match.end(), match[1])

    def _word(self) -> Iterator[Token]:
        number = _NUMBER.match(self._source, self._at)
        if number is not None:
            self._skip(number.end())
            return
        match = _WORD.match(self._source, self._at)
        end = match.end() if match is not None else self._at + 1
        word = self._source[self._at : end]
        if word in RESULTS:
            yield self._token(Kind.RESULT, word, end)
        elif _BARE_NUMBER.fullmatch(word):
            self._skip(end)
        elif word[0] == "$":
            yield self._token(Kind.NAG, word[1:], end)
        else:
            yield self._token(Kind.WORD, word, end)

    def _line_end(self) -> int:
        end = self._source.find("\n", self._at)
        return len(self._source) if end < 0 else end

    def _skip(self, end: int) -> None:
        breaks = self._source.count("\n", self._at, end)
        if breaks:
            self._line += breaks
            self._line_start = self._source.rindex("\n", self._at, end) + 1
        self._at = end

    def _fault(self, what: Text) -> None:
        self.faults.append(Fault(what, line=self._line, column=self._at - self._line_start + 1))


COMMAND = re.compile(r"\[%(clk|emt|cal|csl)\s+([^\]]*)\]", re.ASCII)
"""The commands that a comment may hold; others are left in its text as they are."""

_COMMAND_START = re.compile(r"\[%(?=(?:clk|emt|cal|csl)\b)", re.ASCII)
_ESCAPED = re.compile(r"\\([\\{}\[r])")


def escape_comment(comment: str) -> str:
    """A comment's text so that braces, backslashes and what looks like a command survive."""
    escaped = comment.replace("\\", "\\\\").replace("{", "\\{").replace("}", "\\}").replace("\r", "\\r")
    return _COMMAND_START.sub(r"\\[%", escaped)


def unescape_comment(raw: str) -> str:
    """The text that `escape_comment` was given. An unescaped carriage return is part of a line end."""
    raw = raw.replace("\r\n", "\n").replace("\r", "\n")
    return _ESCAPED.sub(lambda match: "\r" if match[1] == "r" else match[1], raw)


def escape_tag(value: str) -> str:
    """A tag's value on one line."""
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r")


_TAG_ESCAPED = re.compile(r'\\([\\"nr])')
_TAG_MEANING = {"n": "\n", "r": "\r"}


def unescape_tag(raw: str) -> str:
    """The value that `escape_tag` was given."""
    return _TAG_ESCAPED.sub(lambda match: _TAG_MEANING.get(match[1], match[1]), raw)


__all__ = [
    "COMMAND",
    "MOST_CHARACTERS",
    "RESULTS",
    "TAG_NAME",
    "Kind",
    "Scanner",
    "Token",
    "escape_comment",
    "escape_tag",
    "unescape_comment",
    "unescape_tag",
]
