"""Squares and pieces in Japanese records: names of the game's own file, with the exceptions of `japanese.toml`."""

from __future__ import annotations

import re
from functools import cache

from komagata.errors import NotationError
from komagata.kernel.interface import State
from komagata.position import Rules, load_rules
from komagata.records.tables import japanese
from komagata.text import text

NUMERALS = "〇一二三四五六七八九"
WIDE = "０１２３４５６７８９"

_NARROW = str.maketrans({wide: str(value) for value, wide in enumerate(WIDE)} | {"（": "(", "）": ")", "\u3000": " "})
_NUMERAL = re.compile(r"(?:([二三四五六七八九]?)(百))?(?:([一二三四五六七八九]?)(十))?([一二三四五六七八九]?)")
_MOST_DIGITS = 3


def narrow(written: str) -> str:
    """Full-width digits, brackets and spaces as half-width ones."""
    return written.translate(_NARROW)


def numeral(value: int) -> str:
    """`十八` for 18; up to 999, more than a hand can hold."""
    hundreds, rest = divmod(value, 100)
    tens, ones = divmod(rest, 10)
    parts = ((hundreds, "百"), (tens, "十"))
    return "".join((NUMERALS[count] if count > 1 else "") + unit for count, unit in parts if count) + (
        NUMERALS[ones] if ones else ""
    )


def read_numeral(written: str) -> int | None:
    """18 for `十八`, `18` or `１８`, or None."""
    plain = narrow(written)
    if plain.isascii() and plain.isdecimal():
        return int(plain) if len(plain) <= _MOST_DIGITS else None
    match = _NUMERAL.fullmatch(written)
    if match is None or not written:
        return None
    hundreds, tens = (NUMERALS.index(match[at] or "一") if match[at + 1] else 0 for at in (1, 3))
    return 100 * hundreds + 10 * tens + (NUMERALS.index(match[5]) if match[5] else 0)


class Names:
    """What the pieces of one game are called."""

    def __init__(self, rules: Rules) -> None:
        table = japanese().games[rules.id]
        self.rules = rules
        self.long = table.style == "long"
        self.handicap = table.handicap
        self.csa = table.csa
        self.handicaps = japanese().handicaps.get(rules.id, {})
        self._moves: dict[str, str] = {}
        self._diagram: dict[str, str] = {}
        self._tokens: dict[str, list[str]] = {}
        compiled = rules.compiled
        for code, token in enumerate(compiled.tokens):
            row = compiled.tables.codes[code]
            if row is None or row.side:
                continue
            two, one = (compiled.variant.pieces[compiled.kinds[row.kind]].kanji * 2)[:2]
            self._moves[token] = table.moves.get(token, two if self.long else one)
            self._diagram[token] = table.diagram.get(token, one)
            for name in (two, one, self._moves[token], self._diagram[token]):
                self._teach(name, token)
        for name, token in table.read.items():
            self._teach(name, token)
        self.pattern = "|".join(sorted(map(re.escape, self._tokens), key=len, reverse=True))

    def _teach(self, name: str, token: str) -> None:
        """A name, and the same with every character that is written otherwise too."""
        spellings = {name}
        for other, usual in japanese().aliases.items():
            spellings |= {spelling.replace(usual, other) for spelling in spellings}
        for spelling in spellings:
            known = self._tokens.setdefault(spelling, [])
            if token not in known:
                known.append(token)

    def tokens(self, name: str) -> list[str]:
        """The pieces of the first player that a name may mean."""
        return self._tokens.get(name, [])

    def in_move(self, token: str) -> str:
        """The name in a move, whoever's piece it is."""
        return self._moves[token.upper()]

    def in_diagram(self, token: str) -> str:
        """The name on a board, or in a hand."""
        return self._diagram[token.upper()]

    def token_at(self, state: State, square: int) -> str:
        """The piece on a square, in upper case; empty without one."""
        return self.rules.compiled.tokens[state.board[square]].upper()

    def square(self, square: int) -> str:
        """`７六`, or `7六` in the long style."""
        board = self.rules.board
        file, rank = board.files - board.file(square), board.ranks - board.rank(square)
        return (str(file) if self.long else WIDE[file]) + numeral(rank)

    def digits(self, square: int) -> str:
        """`77`: the origin of a move in the short style."""
        board = self.rules.board
        return f"{board.files - board.file(square)}{board.ranks - board.rank(square)}"

    def parse_square(self, file: str, rank: str) -> int | None:
        """The square of a file and a rank, each in any script; None off the board."""
        board = self.rules.board
        across, down = read_numeral(file), read_numeral(rank)
        return None if across is None or down is None else board.square(board.files - across, board.ranks - down)


@cache
def _ids() -> tuple[str, ...]:
    return tuple(japanese().games)


def games() -> tuple[str, ...]:
    """The games that Japanese records can hold, the usual one first."""
    return _ids()


@cache
def _names(rules: Rules) -> Names:
    return Names(rules)


def names_of(rules: Rules) -> Names:
    """What the pieces of a game are called. Raises NotationError for a game that Japanese records do not know."""
    if rules.id not in games():
        raise NotationError(text("Japanese records do not hold {game}", game=rules.name), offset=0)
    return _names(rules)


def short_names(rules: Rules) -> Names:
    """The same for formats that write one game only, in the short style."""
    names = names_of(rules)
    if names.long:
        raise NotationError(text("this format does not hold {game}", game=rules.name), offset=0)
    return names


def short_rules() -> Rules:
    """The game of those formats."""
    return next(rules for rules in map(load_rules, games()) if not names_of(rules).long)


def rules_of_shape(files: int, ranks: int) -> Rules | None:
    """The game with a board of this size."""
    for name in games():
        rules = load_rules(name)
        if (rules.board.files, rules.board.ranks) == (files, ranks):
            return rules
    return None


__all__ = [
    "NUMERALS",
    "WIDE",
    "Names",
    "games",
    "names_of",
    "narrow",
    "numeral",
    "read_numeral",
    "rules_of_shape",
    "short_names",
    "short_rules",
]
