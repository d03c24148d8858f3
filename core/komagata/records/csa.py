"""CSA, the format of the Computer Shogi Association, version 2.2 (http://www2.computer-shogi.org/protocol/record_v22.html).

V2.2
N+a player
PI
+
+7776FU
T12
%TORYO
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from komagata.clock import Controls, TimeControl
from komagata.errors import KomagataError, NotationError
from komagata.game import Game
from komagata.kernel.interface import State
from komagata.moves import Move
from komagata.outcome import Ending
from komagata.pieces import Side
from komagata.position import Position, Rules
from komagata.records.capacity import Capacity, Loss, lost, said
from komagata.records.growing import Faults, Grower, check_length, cut, end_game, ending_word
from komagata.records.japanese import Names, short_names, short_rules
from komagata.text import text

HEADS = {"EVENT": "Event", "SITE": "Site", "START_TIME": "Date", "END_TIME": "EndDate", "OPENING": "Opening"}
PLAYERS = {"N+": "White", "N-": "Black"}
CAPACITY = Capacity(
    comments=True,
    spent=True,
    tags=lambda name: name in {*HEADS.values(), *PLAYERS.values()},
    controls=True,
)

_MOVE = re.compile(r"(?P<side>[+-])(?P<from>\d\d)(?P<to>\d\d)(?P<piece>[A-Z]{2})", re.ASCII)
_ROW = re.compile(r"P(?P<rank>[1-9])(?P<cells>.*)")
_CELL = re.compile(r"(?P<side>[+-])(?P<piece>[A-Z]{2})|(?P<empty> \* ?| {1,3}|\*)", re.ASCII)
_PLACED = re.compile(r"(?P<file>\d)(?P<rank>\d)(?P<piece>[A-Z]{2})", re.ASCII)
_TIME = re.compile(r"T(\d{1,8})(?:\.(\d{1,3}))?", re.ASCII)
_LIMIT = re.compile(r"(\d{1,3}):(\d{2})\+(\d{1,5})", re.ASCII)
_DATE = re.compile(r"(\d{4})/(\d{1,2})/(\d{1,2})(?:\s+(.*))?", re.ASCII)


@dataclass(slots=True)
class Start:
    """The position that the lines `P…` describe."""

    names: Names
    board: dict[int, str] = field(default_factory=dict[int, str])
    hands: list[dict[str, int]] = field(default_factory=lambda: [{}, {}])
    side: Side = Side.FIRST
    given: bool = False
    rest: Side | None = None
    """Who holds all pieces that are not placed (`P+00AL`)."""

    @property
    def rules(self) -> Rules:
        return self.names.rules

    def take(self, line: str, number: int, faults: Faults) -> None:
        self.given = True
        if line.startswith("PI"):
            self._full(line, number, faults)
        elif row := _ROW.fullmatch(line):
            self._row(int(row["rank"]), row["cells"], number, faults)
        else:
            self._pieces(line, number, faults)

    def _full(self, line: str, number: int, faults: Faults) -> None:
        tokens = self.rules.compiled.tokens
        self.board = {square: tokens[code] for square, code in enumerate(self.rules.start().state.board) if code}
        for match in _PLACED.finditer(line, 2):
            square = self.names.parse_square(match["file"], match["rank"])
            if square is None or square not in self.board:
                faults.add(text("there is nothing to take away on {square}", square=match.group()[:2]), number)
            else:
                del self.board[square]

    def _row(self, rank: int, cells: str, number: int, faults: Faults) -> None:
        board = self.rules.board
        start = (board.ranks - rank) * board.files
        for file, cell in enumerate(_CELL.finditer(cells)):
            if cell["piece"] and file < board.files:
                token = self._token(cell["piece"], number, faults)
                if token:
                    self.board[start + file] = token.lower() if cell["side"] == "-" else token

    def _pieces(self, line: str, number: int, faults: Faults) -> None:
        side = Side.SECOND if line[1:2] == "-" else Side.FIRST
        for match in _PLACED.finditer(line, 2):
            if match["piece"] == "AL":
                self.rest = side
                continue
            token = self._token(match["piece"], number, faults)
            if not token:
                continue
            if match["file"] == "0":
                self.hands[side][token] = self.hands[side].get(token, 0) + 1
                continue
            square = self.names.parse_square(match["file"], match["rank"])
            if square is None:
                faults.add(text("there is no square {name}", name=match.group()[:2]), number)
            else:
                self.board[square] = token.lower() if side else token

    def _token(self, piece: str, number: int, faults: Faults) -> str:
        token = self.names.csa.get(piece, "")
        if not token:
            faults.add(text("there is no piece '{token}'", token=piece), number)
        return token

    def position(self) -> Position:
        """Raises PositionError for what cannot be played from."""
        compiled = self.rules.compiled
        if not self.given:
            position = self.rules.start()
            return position if not self.side else Position(self.rules, replace(position.state, side=1), position.clocks)
        board = bytes(compiled.codes.get(self.board.get(square, ""), 0) for square in range(self.rules.board.squares))
        hands = [dict(hand) for hand in self.hands]
        if self.rest is not None:
            self._give_rest(hands[self.rest])
        counts = bytes(min(255, hand.get(token, 0)) for hand in hands for token in compiled.slot_tokens)
        setup = replace(self.rules.setup(), state=State(board, counts, int(self.side)))
        return self.rules.play_from(setup, composed=True)

    def _give_rest(self, hand: dict[str, int]) -> None:
        whole = [token.upper() for token in map(self._start_token, range(self.rules.board.squares)) if token]
        placed = [token.strip("+").upper() for token in self.board.values()]
        for token in self.rules.compiled.slot_tokens:
            held = sum(one.get(token, 0) for one in self.hands)
            hand[token] = hand.get(token, 0) + max(0, whole.count(token) - placed.count(token) - held)

    def _start_token(self, square: int) -> str:
        return self.rules.compiled.tokens[self.rules.start().state.board[square]]


class Reader:
    """Reads a record line by line."""

    def __init__(self) -> None:
        self.faults = Faults()
        self._start = Start(short_names(short_rules()))
        self._grower: Grower | None = None
        self._tags: dict[str, str] = {}
        self._controls: Controls | None = None
        self._before: list[str] = []
        self._ending = ""

    def read(self, source: str) -> Game:
        for number, whole in enumerate(source.split("\n"), 1):
            line = whole.strip("\r \t\ufeff") if not whole.startswith("P") else whole.rstrip("\r")
            if line == "/":
                self.faults.add(text("another game begins here; only the first one is read"), number)
                break
            if line.startswith("'"):
                self._comment(line[1:].removeprefix("*"))
                continue
            # Several statements may stand on one line, separated by commas.
            for statement in line.split(","):
                if statement:
                    self._statement(statement, number)
        game = self._begun().done()
        if self._ending:
            self._end(game)
        game.to_end()
        game.revision = 0
        return game

    def _begun(self) -> Grower:
        if self._grower is None:
            position = self._start.position()
            game = Game(position.rules, position)
            game.tags, game.controls = self._tags, self._controls
            self._grower = Grower(game, self.faults)
            for words in self._before:
                self._grower.comment(words)
        return self._grower

    def _comment(self, words: str) -> None:
        if self._grower is None:
            if not words.startswith("CSA encoding="):
                self._before.append(words)
        elif not self._grower.broken:
            self._grower.comment(words)

    def _statement(self, line: str, number: int) -> None:
        if line in {"+", "-"}:
            self._start.side = Side.SECOND if line == "-" else Side.FIRST
            self._begin(number)
        elif move := _MOVE.fullmatch(line):
            self._begin(number)
            self._move(move, number)
        elif line[0] == "T" and (time := _TIME.fullmatch(line)):
            grower = self._begun()
            if not grower.broken:
                grower.spent(int(time[1]) * 1000 + int((time[2] or "0").ljust(3, "0")))
        elif line[0] == "%":
            self._begin(number)
            self._ending = line[1:].strip()
            self._begun().broken = True
        elif line[0] == "P" and self._grower is None:
            self._start.take(line, number, self.faults)
        elif not self._head(line):
            self.faults.add(text("this line is no part of a record: {line}", line=cut(line)), number)

    def _begin(self, number: int) -> None:
        try:
            self._begun()
        except KomagataError as error:
            raise NotationError([replace(fault, line=number, column=None) for fault in error.faults]) from None

    def _head(self, line: str) -> bool:
        if line[:2] in PLAYERS:
            self._tags[PLAYERS[line[:2]]] = line[2:]
            return True
        if line[0] == "V":
            return True
        key, colon, value = line[1:].partition(":")
        if line[0] != "$" or not colon:
            return False
        if key in {"TIME_LIMIT", "TIME"} and (limit := _LIMIT.fullmatch(value)):
            main = (int(limit[1]) * 60 + int(limit[2])) * 60_000
            if main or int(limit[3]):
                control = TimeControl(main, byoyomi=int(limit[3]) * 1000)
                self._controls = control, control
        elif key in HEADS:
            date = _DATE.fullmatch(value) if HEADS[key].endswith("Date") else None
            if date:
                value = f"{date[1]}.{int(date[2]):02}.{int(date[3]):02}" + (f" {date[4]}" if date[4] else "")
            self._tags[HEADS[key]] = value
        return True

    def _move(self, found: re.Match[str], number: int) -> None:
        grower = self._begun()
        if grower.broken:
            return
        names, position = self._start.names, grower.game.position
        origin = names.parse_square(found["from"][0], found["from"][1])
        target = names.parse_square(found["to"][0], found["to"][1])
        token = names.csa.get(found["piece"], "")
        side = Side.SECOND if found["side"] == "-" else Side.FIRST
        moves: list[Move] = []
        if token and target is not None and side is position.side:
            slots = position.rules.compiled.slot_tokens
            moves = [
                move
                for move in position.legal_moves()
                if move.target == target
                and (
                    slots[move.slot] == token and found["from"] == "00"
                    if move.is_drop
                    else move.origin == origin and _after(names, position, move) == token
                )
            ]
        grower.play(moves, found.group(), number)

    def _end(self, game: Game) -> None:
        sign, word = self._ending[:1], self._ending.lstrip("+-")
        if sign in {"+", "-"} and word == "ILLEGAL_ACTION":
            game.to_end()
            game.end(Side.SECOND if sign == "+" else Side.FIRST, Ending.ILLEGAL_MOVE)
        elif not end_game(game, "csa", word):
            self.faults.add(text("'{word}' is no way for a game to end", word=cut(self._ending)))
            game.faults = self.faults.all()


def _after(names: Names, position: Position, move: Move) -> str:
    """What the piece is after its move, which is what CSA writes."""
    token = names.token_at(position.state, move.origin)
    return "+" * move.promotion + token if move.promotion else token


def read(source: str) -> Game:
    """The game of a record. What cannot be read is left out and listed in its `faults`."""
    check_length(source)
    return Reader().read(source)


def write(game: Game) -> str:
    """The record of a game. Raises NotationError for another game than the one that the format knows."""
    names = short_names(game.rules)
    lines = [*_lines(game, names)]
    if not all(line.isascii() for line in lines):
        lines.insert(0, "'CSA encoding=UTF-8")
    return "\n".join(lines) + "\n"


def _lines(game: Game, names: Names) -> Iterator[str]:
    yield "V2.2"
    for key, tag in PLAYERS.items():
        if tag in game.tags:
            yield key + _flat(game.tags[tag])
    for key, tag in HEADS.items():
        if tag in game.tags:
            value = _flat(game.tags[tag])
            yield f"${key}:" + (re.sub(r"^(\d{4})\.(\d\d)\.(\d\d)", r"\1/\2/\3", value) if "Date" in tag else value)
    if game.controls is not None:
        minutes = game.controls[0].main // 60_000
        yield f"$TIME_LIMIT:{minutes // 60:02}:{minutes % 60:02}+{game.controls[0].byoyomi // 1000:02}"
    yield from _start(game.initial, names)
    yield from _comment(said(game.root.note))
    codes = {token: code for code, token in names.csa.items()}
    for node in game.main_line():
        parent, move = node.parent, node.move
        if parent is None or move is None:
            continue
        sign, target = "-" if parent.position.side else "+", names.digits(move.target)
        if move.is_drop:
            yield f"{sign}00{target}{codes[game.rules.compiled.slot_tokens[move.slot]]}"
        else:
            yield f"{sign}{names.digits(move.origin)}{target}{codes[_after(names, parent.position, move)]}"
        if node.note.spent is not None:
            yield f"T{node.note.spent // 1000}"
        yield from _comment(said(node.note))
    word = ending_word(game, "csa")[0]
    if word == "ILLEGAL_ACTION" and game.final is not None:
        word = ("+" if game.final.winner else "-") + word
    if word:
        yield f"%{word}"


def _start(position: Position, names: Names) -> Iterator[str]:
    codes = {token: code for code, token in names.csa.items()}
    board, tokens = position.board, position.rules.compiled.tokens
    for rank in range(board.ranks - 1, -1, -1):
        row = ""
        for code in position.state.board[rank * board.files : (rank + 1) * board.files]:
            token = tokens[code]
            row += f"{'-' if token.islower() else '+'}{codes[token.upper()]}" if token else " * "
        yield f"P{board.ranks - rank}{row}"
    for side, sign in zip(Side, "+-", strict=True):
        held = "".join(f"00{codes[token]}" * count for token, count in position.hands[side].items())
        if held:
            yield f"P{sign}{held}"
    yield "-" if position.side else "+"


def _comment(words: str) -> Iterator[str]:
    if words:
        yield from (f"'*{line}" for line in words.replace("\r\n", "\n").replace("\r", "\n").split("\n"))


def _flat(value: str) -> str:
    """On one line and without the commas that separate statements."""
    return " ".join(value.split()).replace(",", "，")


def losses(game: Game) -> list[Loss]:
    """What the format does not hold of a game."""
    found = lost(game, CAPACITY)
    controls = game.controls
    if controls is not None:
        main, byoyomi = controls[0].main // 60_000 * 60_000, controls[0].byoyomi // 1000 * 1000
        if controls != (TimeControl(main, byoyomi=byoyomi),) * 2:
            found.append(text("parts of the time control"))
    if not ending_word(game, "csa")[1]:
        found.append(text("how exactly the game ended: {outcome}", outcome=game.final))
    return found


__all__ = ["CAPACITY", "losses", "read", "write"]
