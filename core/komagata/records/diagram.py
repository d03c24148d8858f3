"""Board diagrams of Japanese records (BOD): the hands, the board in characters, whose turn it is.

後手の持駒：飛　角
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
|v香v桂 ・v金v玉 ・ ・v桂v香|一
...
先手の持駒：なし
後手番
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from komagata.errors import KomagataError, NotationError
from komagata.kernel.interface import State
from komagata.notation.reading import Clocks
from komagata.pieces import Side
from komagata.position import Position, Rules
from komagata.records.growing import Faults, cut
from komagata.records.japanese import WIDE, Names, names_of, narrow, numeral, read_numeral, rules_of_shape
from komagata.text import text

ROW = re.compile(r"\s*\|(?P<cells>[^|]*)\|?")
FRAME = re.compile(r"\s*[+＋][-－+＋]+\s*")
FILES = re.compile(r"[\s0-9０-９]*[0-9０-９]\s+[0-9０-９]{1,2}\s*")
HANDS = re.compile(r"\s*(?P<who>先手|後手|下手|上手)の?持駒\s*[：:](?P<held>.*)")
TURN = re.compile(r"\s*(?P<who>先手|後手|下手|上手)番\s*")
MOVES = re.compile(r"\s*手数\s*[＝=]\s*(?P<number>[0-9０-９]{1,6})")

_CELL = re.compile(r"(?P<mark>[vVｖ▽▼△▲^]?)\s*(?P<name>成?[^\s|vVｖ▽△▲^])")
_HELD = re.compile(r"(?P<name>[^\s一二三四五六七八九十百0-9０-９])\s*(?P<count>[一二三四五六七八九十百]+|[0-9０-９]+)?")
_EMPTY = frozenset("・.･·*")
_SECOND = {"後手", "上手"}
_LEAST_RANKS = 3


@dataclass(slots=True)
class Diagram:
    """The lines of a diagram as they are read, each with its number."""

    rows: list[tuple[str, int]] = field(default_factory=list[tuple[str, int]])
    hands: list[tuple[Side, str, int]] = field(default_factory=list[tuple[Side, str, int]])
    side: Side | None = None
    number: int = 0

    def take(self, line: str, number: int) -> bool:
        """Whether a line belongs to a diagram; it is kept then."""
        if not line.strip():
            return False
        if row := ROW.match(line):
            self.rows.append((row["cells"], number))
        elif hands := HANDS.match(line):
            self.hands.append((_side(hands["who"]), hands["held"], number))
        elif turn := TURN.fullmatch(line):
            self.side = _side(turn["who"])
        elif moves := MOVES.match(line):
            self.number = int(narrow(moves["number"]))
        else:
            return FRAME.fullmatch(line) is not None or FILES.fullmatch(line) is not None
        return True

    def rules(self) -> Rules | None:
        """The game whose board has this shape, or None without a board."""
        if len(self.rows) < _LEAST_RANKS:
            return None
        cells, line = self.rows[0]
        files = len(_CELL.findall(cells))
        rules = rules_of_shape(files, len(self.rows))
        if rules is None:
            told = text(
                "no game of Japanese records has {files} files and {ranks} ranks", files=files, ranks=len(self.rows)
            )
            raise NotationError(told, offset=line)
        return rules

    def position(self, rules: Rules, faults: Faults) -> Position:
        """The position of the diagram. Raises NotationError or PositionError if none can be played from it."""
        names = names_of(rules)
        setup = replace(
            rules.setup(), state=State(self._board(names, faults), self._hands(names, faults), self.side or 0)
        )
        number = self.number + 1 if self.number else 1
        return rules.play_from(replace(setup, clocks=Clocks(0, number)), composed=True)

    def _board(self, names: Names, faults: Faults) -> bytes:
        board = names.rules.board
        codes = bytearray(board.squares)
        for index, (cells, line) in enumerate(self.rows[: board.ranks]):
            found = list(_CELL.finditer(cells))
            if len(found) != board.files:
                told = text(
                    "this rank has {found} squares instead of {expected}", found=len(found), expected=board.files
                )
                faults.add(told, line)
            for file, cell in enumerate(found[: board.files]):
                codes[(board.ranks - 1 - index) * board.files + file] = _code(names, cell, line, faults)
        return bytes(codes)

    def _hands(self, names: Names, faults: Faults) -> bytes:
        slots = names.rules.compiled.slot_tokens
        hands = bytearray(2 * len(slots))
        for side, held, line in self.hands:
            if held.strip() in {"", "なし"}:
                continue
            for match in _HELD.finditer(held):
                token = next((token for token in names.tokens(match["name"]) if token in slots), None)
                count = read_numeral(match["count"]) if match["count"] else 1
                if token is None or count is None:
                    faults.add(text("'{word}' is no piece in hand", word=cut(match.group())), line, match.start() + 1)
                    continue
                place = side * len(slots) + slots.index(token)
                hands[place] = min(255, hands[place] + count)
        return bytes(hands)


def _side(who: str) -> Side:
    return Side.SECOND if who in _SECOND else Side.FIRST


def _code(names: Names, cell: re.Match[str], line: int, faults: Faults) -> int:
    name = cell["name"]
    if name in _EMPTY:
        return 0
    tokens = [token for token in names.tokens(name) if names.in_diagram(token) == name] or names.tokens(name)
    if not tokens:
        faults.add(text("there is no piece '{token}'", token=cut(name)), line, cell.start() + 2)
        return 0
    token = tokens[0].lower() if cell["mark"] in set("vVｖ▽△▼") else tokens[0]
    return names.rules.compiled.codes[token]


def write(position: Position, *, players: tuple[str, str] = ("先手", "後手")) -> list[str]:
    """The lines of a diagram. Raises NotationError for a game that Japanese records do not hold."""
    names, board = names_of(position.rules), position.board
    width = 4 if names.long else 3
    files = range(board.files, 0, -1)
    if names.long:
        head = "".join(f"{_wide(file):<3}" for file in files).rstrip()
        lines = [f" {head}"]
    else:
        lines = [" " + "".join(f" {WIDE[file]}" for file in files)]
    frame = "+" + "-" * (width * board.files) + "+"
    lines.append(frame)
    for rank in range(board.ranks - 1, -1, -1):
        row = range(rank * board.files, (rank + 1) * board.files)
        cells = "".join(_cell(names, position.state.board[square]) for square in row)
        lines.append(f"|{cells}|{numeral(board.ranks - rank)}")
    lines.append(frame)
    if position.rules.compiled.slot_tokens:
        first, second = (
            f"{who}の持駒：{_hand(names, position, side)}" for who, side in zip(players, Side, strict=True)
        )
        lines = [second, *lines, first]
    if position.side is Side.SECOND:
        lines.append(f"{players[1]}番")
    return lines


def _wide(number: int) -> str:
    return "".join(WIDE[int(digit)] for digit in str(number))


def _cell(names: Names, code: int) -> str:
    row = names.rules.tables.codes[code]
    if row is None:
        return "  ・" if names.long else " ・"
    written = ("v" if row.side else " ") + names.in_diagram(names.rules.compiled.tokens[code])
    return written.rjust(3) if names.long else written


def _hand(names: Names, position: Position, side: Side) -> str:
    counts = zip(position.rules.compiled.slot_tokens, position.hand_counts(side), strict=True)
    held = [names.in_diagram(token) + (numeral(count) if count > 1 else "") for token, count in counts if count]
    return "　".join(held) or "なし"


def game_position(diagram: Diagram, faults: Faults) -> Position | None:
    """The position of a diagram, or None if there is no board; what makes it unplayable is told with its line."""
    rules = diagram.rules()
    if rules is None:
        return None
    try:
        return diagram.position(rules, faults)
    except KomagataError as error:
        line = diagram.rows[0][1]
        raise NotationError([replace(fault, line=line, column=None) for fault in error.faults]) from None


__all__ = ["FILES", "FRAME", "HANDS", "ROW", "TURN", "Diagram", "game_position", "write"]
