"""JKF, the JSON form of Japanese records (https://github.com/na2hiro/json-kifu-format).

Pieces are called as in CSA, squares by `x` and `y` counted from the upper right, and `forks` of a move are others that
were played or tried instead of it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TypeGuard, cast

from komagata.errors import NotationError
from komagata.game import Game
from komagata.kernel.interface import State
from komagata.moves import Move
from komagata.pieces import Side
from komagata.position import Position
from komagata.records import heads
from komagata.records import japanese_moves as moves
from komagata.records.capacity import Capacity, Loss, lost, said
from komagata.records.growing import Faults, Grower, check_length, end_game, ending_word
from komagata.records.heads import HANDICAP, Head
from komagata.records.japanese import Names, short_names, short_rules
from komagata.records.japanese_moves import Spelled
from komagata.records.tables import japanese
from komagata.text import text
from komagata.tree import Node

CAPACITY = Capacity(variations=True, comments=True, spent=True, tags=heads.holds_tag, controls=True)

RELATIVE = dict(zip("LCRUMDH", "左直右上寄引打", strict=True))
_MOST_DEPTH = 800
_PRESET_OTHER = "OTHER"

Item = dict[str, object]


def _item(value: object) -> Item:
    """The value if it is an object of JSON, else an empty one."""
    return cast("Item", value) if isinstance(value, dict) else {}


def _items(value: object) -> list[object]:
    return cast("list[object]", value) if isinstance(value, list) else []


def _number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**7


def _words(value: object) -> str:
    return value if isinstance(value, str) else ""


@dataclass(slots=True)
class _Line:
    """A list of moves that is still to be read, from before which ply it goes on."""

    items: list[object]
    ply: int
    depth: int


class Reader:
    """Reads the parsed JSON."""

    def __init__(self) -> None:
        self.faults = Faults()
        self._names: Names = short_names(short_rules())
        self._ending = ""

    def read(self, root: Item) -> Game:
        grower = Grower(self._game(root), self.faults)
        pending = [_Line(_items(root.get("moves")), 0, 0)]
        main = True
        while pending:
            line = pending.pop()
            if not main:
                grower.branch(line.ply, None)
            forks = self._line(grower, line, main)
            # Branches off the end of a line come first, so that going back is never far.
            pending += forks
            main = False
        game = grower.done()
        if self._ending and not end_game(game, "csa", self._ending):
            self.faults.add(text("'{word}' is no way for a game to end", word=self._ending[:40]))
        game.to_end()
        game.revision = 0
        game.faults = self.faults.all()
        return game

    def _game(self, root: Item) -> Game:
        head = Head()
        for key, value in _item(root.get("header")).items():
            head.take(f"{' '.join(key.split())}：{' '.join(_words(value).split())}", 1)
        initial = _item(root.get("initial"))
        preset = _words(initial.get("preset"))
        data = initial.get("data")
        known = japanese().presets[self._names.rules.id]
        if data is not None:
            head.values.pop(HANDICAP, None)
        elif preset in known:
            head.values[HANDICAP] = known[preset]
        elif preset:
            self.faults.add(text("there is no handicap '{name}'", name=preset[:40]))
        head.lines.setdefault(HANDICAP, 1)
        game = head.game(self.faults)
        if data is None:
            return game
        position = self._position(_item(data))
        placed = Game(position.rules, position)
        placed.tags, placed.controls = game.tags, game.controls
        return placed

    def _position(self, data: Item) -> Position:
        rules = self._names.rules
        codes = bytearray(rules.board.squares)
        for x, column in enumerate(_items(data.get("board"))[: rules.board.files], 1):
            for y, cell in enumerate(_items(column)[: rules.board.ranks], 1):
                kind = _words(_item(cell).get("kind"))
                square = self._names.parse_square(str(x), str(y))
                token = self._names.csa.get(kind, "")
                if kind and not token:
                    self.faults.add(text("there is no piece '{token}'", token=kind[:40]))
                elif token and square is not None:
                    codes[square] = rules.compiled.codes[token.lower() if _item(cell).get("color") == 1 else token]
        slots = rules.compiled.slot_tokens
        hands = bytearray(2 * len(slots))
        for side, held in enumerate(_items(data.get("hands"))[:2]):
            for kind, count in _item(held).items():
                token = self._names.csa.get(kind, "")
                if token in slots and _number(count):
                    hands[side * len(slots) + slots.index(token)] = min(255, count)
        state = State(bytes(codes), bytes(hands), 1 if data.get("color") == 1 else 0)
        return rules.play_from(replace(rules.setup(), state=state), composed=True)

    def _line(self, grower: Grower, line: _Line, main: bool) -> list[_Line]:
        """Play a list of moves; what is to be read afterwards."""
        forks: list[_Line] = []
        for value in line.items:
            item = _item(value)
            if grower.broken:
                break
            before = grower.ply
            for fork in reversed(_items(item.get("forks"))):
                if line.depth >= _MOST_DEPTH:
                    self.faults.add(text("variations are nested too deeply; some are left out"))
                elif _items(fork):
                    forks.append(_Line(_items(fork), before + 1, line.depth + 1))
            if "move" in item:
                self._move(grower, _item(item["move"]), _item(item.get("time")))
            elif main and _words(item.get("special")):
                self._ending = _words(item["special"])
            if not grower.broken:
                for words in _items(item.get("comments")):
                    grower.comment(_words(words))
        return forks

    def _move(self, grower: Grower, move: Item, time: Item) -> None:
        written = json.dumps(move, ensure_ascii=False)
        if not grower.play(self._meant(grower, move), written, None):
            return
        now = _item(time.get("now"))
        parts = [now.get(unit, 0) for unit in "hms"]
        if now and all(_number(part) for part in parts):
            hours, minutes, seconds = (part for part in parts if _number(part))
            grower.spent(((hours * 60 + minutes) * 60 + seconds) * 1000)

    def _meant(self, grower: Grower, move: Item) -> list[Move]:
        target = self._square(move.get("to"))
        origin = self._square(move.get("from"))
        token = self._names.csa.get(_words(move.get("piece")), "")
        position = grower.game.position
        relative = _words(move.get("relative"))
        spelled = Spelled(
            target=grower.last if move.get("same") is True and target is None else target,
            tokens=(token,),
            ways="".join(RELATIVE.get(letter, "") for letter in relative if letter != "H"),
            promotes=move.get("promote") is True,
            drops="H" in relative,
            origin=origin,
        )
        return moves.resolve(self._names, position, spelled, None)

    def _square(self, value: object) -> int | None:
        place = _item(value)
        x, y = place.get("x"), place.get("y")
        return self._names.parse_square(str(x), str(y)) if _number(x) and _number(y) else None


def read(source: str) -> Game:
    """The game of a record. What cannot be read is left out and listed in its `faults`."""
    check_length(source)
    try:
        root: object = json.loads(source.removeprefix("\ufeff"))
    except RecursionError:
        raise NotationError(text("the record is nested too deeply"), offset=0) from None
    except json.JSONDecodeError as error:
        told = text("this is not JSON: {words}", words=error.msg)
        raise NotationError(told, offset=error.pos) from None
    except ValueError:
        raise NotationError(text("a number in the record is too long"), offset=0) from None
    if not isinstance(_item(root).get("moves"), list):
        raise NotationError(text("this is no record of a game: the list 'moves' is missing"), offset=0)
    return Reader().read(_item(root))


def write(game: Game) -> str:
    """The record of a game. Raises NotationError for another game than the one that the format knows."""
    names = short_names(game.rules)
    header: dict[str, str] = {}
    for line in heads.write(game):
        key, colon, value = line.partition("：")
        if colon and key != HANDICAP and "持駒" not in key:
            header[key] = value
    root: Item = {"header": header, "initial": _initial(game.initial, names)}
    first: Item = {}
    if said(game.root.note):
        first["comments"] = said(game.root.note).split("\n")
    main: list[Item] = [first]
    # Lists still to be filled: without recursion, because variations may be nested as deeply as one likes.
    pending: list[tuple[list[Item], Node, bool]] = [(main, game.root, False)]
    while pending:
        items, node, include = pending.pop()
        for place in ([node] if include else []) + list(node.line()):
            item = _written(place, names)
            items.append(item)
            siblings = place.parent.children if place.parent is not None else ()
            if siblings and siblings[0] is place:
                forks: list[list[Item]] = []
                for other in siblings[1:]:
                    forks.append([])
                    pending.append((forks[-1], other, True))
                if forks:
                    item["forks"] = forks
    word, _ = ending_word(game, "csa")
    main.append({"special": word or "CHUDAN"})
    root["moves"] = main
    try:
        return json.dumps(root, ensure_ascii=False, indent=1) + "\n"
    except RecursionError:
        raise NotationError(text("the variations are nested too deeply for this format"), offset=0) from None


def _initial(position: Position, names: Names) -> Item:
    name = heads.handicap_of(position)
    for preset, handicap in japanese().presets[position.rules.id].items():
        if name == handicap:
            return {"preset": preset}
    board, codes = position.board, {token: code for code, token in names.csa.items()}
    columns: list[list[Item]] = []
    for file in range(board.files - 1, -1, -1):
        column: list[Item] = []
        for rank in range(board.ranks - 1, -1, -1):
            token = position.rules.compiled.tokens[position.state.board[rank * board.files + file]]
            column.append({"color": int(token.islower()), "kind": codes[token.upper()]} if token else {})
        columns.append(column)
    hands = [{codes[token]: count for token, count in position.hands[side].items()} for side in Side]
    return {
        "preset": _PRESET_OTHER,
        "data": {"board": columns, "color": int(position.side), "hands": hands},
    }


def _written(node: Node, names: Names) -> Item:
    parent, move = node.parent, node.move
    item: Item = {}
    if parent is None or move is None:
        return item
    position, board = parent.position, parent.position.board
    codes = {token: code for code, token in names.csa.items()}

    def place(square: int) -> dict[str, int]:
        return {"x": board.files - board.file(square), "y": board.ranks - board.rank(square)}

    told: Item = {"color": int(position.side)}
    if move.is_drop:
        told |= {"to": place(move.target), "piece": codes[position.rules.compiled.slot_tokens[move.slot]]}
        told["relative"] = "H"
    else:
        token = names.token_at(position.state, move.origin)
        told |= {"from": place(move.origin), "to": place(move.target), "piece": codes[token]}
        captured = names.token_at(position.state, move.target)
        if captured:
            told["capture"] = codes[captured]
        if move.promotion or _could(position, move):
            told["promote"] = bool(move.promotion)
        ways = moves.ways_of(names, position, move)
        if ways:
            told["relative"] = "".join(letter for letter, way in RELATIVE.items() if way in ways)
    if parent.move is not None and parent.move.target == move.target:
        told["same"] = True
    item["move"] = told
    if node.note.spent is not None:
        seconds = node.note.spent // 1000
        item["time"] = {"now": {"h": seconds // 3600, "m": seconds // 60 % 60, "s": seconds % 60}}
    if said(node.note):
        item["comments"] = said(node.note).split("\n")
    return item


def _could(position: Position, move: Move) -> bool:
    return any(
        other.promotion
        for other in position.legal_moves()
        if (other.origin, other.target) == (move.origin, move.target)
    )


def losses(game: Game) -> list[Loss]:
    """What the format does not hold of a game."""
    found = lost(game, CAPACITY)
    if not heads.plain_controls(game):
        found.append(text("parts of the time control"))
    if not ending_word(game, "csa")[1]:
        found.append(text("how exactly the game ended: {outcome}", outcome=game.final))
    return found


__all__ = ["CAPACITY", "losses", "read", "write"]
