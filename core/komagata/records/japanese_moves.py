"""One move in Japanese: `７六歩(77)`, `同　銀左上成`, `5六獅子 （←6六）`.

Where several pieces of a kind could go to the square, 直 上 寄 引 右 左 tell which: they are worked out from the moves
of the pieces before the rules that look at the resulting position (lishogi#874, cshogi#37).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from komagata.moves import Move
from komagata.position import Position
from komagata.records.japanese import Names, narrow

STEPS = ("一歩目", "二歩目")
"""Before the two halves of a double move."""
IGUI, PASS = "（居食い）", "(じっと)"

_RANK = r"[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九]|[0-9]{1,2}"
_FILE = r"1[0-9]|[1-9]"


@dataclass(frozen=True, slots=True)
class Spelled:
    """What a move says, before it is known which one it is."""

    target: int | None
    """None: the same square as before."""
    tokens: tuple[str, ...]
    """The pieces that the name may mean."""
    ways: str
    """Those of 直 上 寄 引 右 左 that it has."""
    promotes: bool
    drops: bool
    origin: int | None
    remark: str = ""
    """居食い or じっと."""


@cache
def _pattern(names: Names) -> re.Pattern[str]:
    return re.compile(
        rf"[▲△☗☖▼▽⛊⛉+\-]?\s*(?:(?P<same>[同仝])|(?P<file>{_FILE})(?P<rank>{_RANK}))\s*(?P<name>{names.pattern})"
        r"(?P<ways>[左右直上寄引行入]*)(?P<suffix>不成|成|打|生|)(?P<ways_after>[左右直上寄引行入]*)\s*"
        r"(?:\((?P<remark>居食い|じっと)\))?\s*"
        rf"(?:\((?P<arrow>←)?(?P<from_file>{_FILE})(?P<from_rank>{_RANK})\))?"
    )


def read(names: Names, written: str) -> tuple[Spelled, int] | None:
    """The move at the beginning of a text, and where it ends; None if there is none."""
    found = _pattern(names).match(narrow(written))
    if found is None:
        return None
    target = None if found["same"] else names.parse_square(found["file"], found["rank"])
    origin = names.parse_square(found["from_file"], found["from_rank"]) if found["from_file"] else None
    if (target is None and not found["same"]) or (origin is None and found["from_file"] not in {None, "0"}):
        return None
    ways = (found["ways"] + found["ways_after"]).replace("行", "上").replace("入", "上")
    spelled = Spelled(
        target=target,
        tokens=tuple(names.tokens(found["name"])),
        ways=ways,
        promotes=found["suffix"] == "成",
        drops=found["suffix"] == "打",
        origin=origin,
        remark=found["remark"] or "",
    )
    return spelled, found.end()


def resolve(names: Names, position: Position, spelled: Spelled, last: int | None) -> list[Move]:
    """The legal moves that a text may mean; `last` is the square that 同 stands for."""
    target = last if spelled.target is None else spelled.target
    if target is None:
        return []
    promotion = int(spelled.promotes)
    legal = [
        move
        for move in position.legal_moves()
        if move.target == target and move.promotion == promotion and not move.via
    ]
    if spelled.origin is not None:
        return [move for move in legal if move.origin == spelled.origin]
    slots = position.rules.compiled.slot_tokens
    drops = [move for move in legal if move.is_drop and slots[move.slot] in spelled.tokens]
    walks = [
        move for move in legal if not move.is_drop and names.token_at(position.state, move.origin) in spelled.tokens
    ]
    if spelled.drops or (not walks and not spelled.ways):
        return drops
    return _told_apart(names, position, walks, spelled.ways)


def _told_apart(names: Names, position: Position, walks: list[Move], ways: str) -> list[Move]:
    exact = [move for move in walks if _same(ways, ways_of(names, position, move))]
    if exact:
        return exact
    # Somebody has written more than needed, or less.
    fitting = [move for move in walks if all(way in _all_ways(names, position, move) for way in ways)]
    return fitting or ([] if ways else walks)


def _same(one: str, other: str) -> bool:
    return sorted(one) == sorted(other)


def _rivals(names: Names, position: Position, move: Move) -> list[int]:
    """Origins of all pieces of the same kind that could go to the same square."""
    token = names.token_at(position.state, move.origin)
    pseudo = position.rules.kernel.pseudo_moves(position.state)
    return sorted(
        {
            other.origin
            for other in pseudo
            if not other.is_drop
            and other.target == move.target
            and not other.via
            and names.token_at(position.state, other.origin) == token
        }
        | {move.origin}
    )


def _way(position: Position, origin: int, target: int) -> tuple[int, int]:
    """(to the right, forward) from origin to target, as the player to move sees it."""
    board, sign = position.board, -1 if position.side else 1
    return sign * (board.file(target) - board.file(origin)), sign * (board.rank(target) - board.rank(origin))


def _motion(position: Position, origin: int, target: int) -> str:
    forward = _way(position, origin, target)[1]
    return "上" if forward > 0 else "引" if forward < 0 else "寄"


def _all_ways(names: Names, position: Position, move: Move) -> str:
    """Everything that may be said of a move."""
    across = {origin: -_way(position, origin, move.target)[0] for origin in _rivals(names, position, move)}
    ways = _motion(position, move.origin, move.target)
    if ways == "上" and across[move.origin] == 0:
        ways += "直"
    if across[move.origin] == max(across.values()):
        ways += "右"
    if across[move.origin] == min(across.values()):
        ways += "左"
    return ways


def ways_of(names: Names, position: Position, move: Move) -> str:
    """What tells a move of a piece on the board from those of others of its kind, as the Shogi Association has it."""
    rivals = _rivals(names, position, move)
    if len(rivals) == 1:
        return ""
    motion = _motion(position, move.origin, move.target)
    alike = [origin for origin in rivals if _motion(position, origin, move.target) == motion]
    if len(alike) == 1:
        return motion
    across = {origin: -_way(position, origin, move.target)[0] for origin in rivals}
    here = across[move.origin]
    others = [across[origin] for origin in rivals if origin != move.origin]
    slides = len(rivals) == 2 and _is_dragon(names, position, move.origin)
    if motion == "上" and here == 0 and not slides:
        return "直"
    if all(here > other for other in others):
        return "右"
    if all(here < other for other in others):
        return "左"
    group = [across[origin] for origin in alike if origin != move.origin]
    if all(here > other for other in group):
        return "右" + motion
    return "左" + motion


def _is_dragon(names: Names, position: Position, square: int) -> bool:
    """Of a promoted piece that is no Gold there are but two: 右 and 左 tell them apart even where one goes straight."""
    row = position.rules.tables.codes[position.state.board[square]]
    return row is not None and row.level > 0 and names.in_diagram(names.token_at(position.state, square)) in "龍馬"


def square_text(names: Names, target: int, last: int | None, gap: str = "\u3000") -> str:
    """The square that a move goes to; 同 where the move before went there too."""
    return names.square(target) if target != last or names.long else "同" + gap


def write_short(names: Names, position: Position, move: Move, last: int | None) -> str:
    """`７六歩(77)`, `５五歩打`, `２二角成(88)`."""
    place = square_text(names, move.target, last)
    if move.is_drop:
        return f"{place}{names.in_move(position.rules.compiled.slot_tokens[move.slot])}打"
    name = names.in_move(names.token_at(position.state, move.origin))
    return f"{place}{name}{'成' if move.promotion else ''}({names.digits(move.origin)})"


def write_long(names: Names, position: Position, move: Move) -> list[str]:
    """`7八歩兵 （←7九）`; a double move in two parts."""
    name = names.in_move(names.token_at(position.state, move.origin))
    end = "成" if move.promotion else ""
    if not move.via:
        return [f"{names.square(move.target)}{name}{end} （←{names.square(move.origin)}）"]
    middle = move.via[0]
    remark = ""
    if move.target == move.origin:
        remark = IGUI if position.state.board[middle] else PASS
    return [
        f"{STEPS[0]} {names.square(middle)}{name} （←{names.square(move.origin)}）",
        f"{STEPS[1]} {names.square(move.target)}{name}{end}{remark} （←{names.square(middle)}）",
    ]


def write_ki2(names: Names, position: Position, move: Move, last: int | None) -> str:
    """`７六歩`, `同　銀右上不成`, `５五歩打`: the origin only as far as it is needed."""
    place = square_text(names, move.target, last)
    if move.is_drop:
        token = position.rules.compiled.slot_tokens[move.slot]
        return f"{place}{names.in_move(token)}{'打' if _walks_there(names, position, token, move.target) else ''}"
    token = names.token_at(position.state, move.origin)
    end = "成" if move.promotion else "不成" if _may_promote(position, move) else ""
    return f"{place}{names.in_move(token)}{ways_of(names, position, move)}{end}"


def _walks_there(names: Names, position: Position, token: str, target: int) -> bool:
    return any(
        not move.is_drop and move.target == target and names.token_at(position.state, move.origin) == token
        for move in position.rules.kernel.pseudo_moves(position.state)
    )


def _may_promote(position: Position, move: Move) -> bool:
    legal: Sequence[Move] = position.legal_moves()
    return any(other.promotion and (other.origin, other.target) == (move.origin, move.target) for other in legal)


__all__ = ["IGUI", "PASS", "STEPS", "Spelled", "read", "resolve", "ways_of", "write_ki2", "write_long", "write_short"]
