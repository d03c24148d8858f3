"""KIF, the format of Kakinoki's programs, which most Japanese programs share; Chu Shogi as lishogi writes it.

    手合割：平手
    先手：…
       1 ７六歩(77)   ( 0:16/00:00:16)
    *a comment on the move before
    &a bookmark
       2 投了
    変化：1手
       1 ２六歩(27)

A bookmark becomes a line of the comment that begins with `&`, and is written as one again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from komagata.game import Game
from komagata.moves import Move
from komagata.records import heads
from komagata.records import japanese_moves as moves
from komagata.records.capacity import Capacity, Loss, lost, said
from komagata.records.growing import Faults, Grower, check_length, cut, end_game, ending_word
from komagata.records.heads import Head
from komagata.records.japanese import Names, names_of, narrow
from komagata.records.tables import japanese
from komagata.text import text
from komagata.tree import Node

CAPACITY = Capacity(variations=True, comments=True, spent=True, tags=heads.holds_tag, controls=True)

MOVE = re.compile(
    r"(?![\s0-9０-９]*$)\s*(?P<number>[0-9０-９]{1,6})(?P<long>手目)?(?P<half>[一二]歩目)?(?P<rest>[\s\u3000].*|[^\s：:].*|)"
)
BRANCH = re.compile(r"\s*変化\s*[：:]\s*(?P<number>[0-9０-９]{1,6})\s*手?.*")
TIME = re.compile(r"\(\s*(?P<spent>[0-9: ]+(?:\.\d+)?)\s*(?:/[\s0-9:.]*)?\)?\s*(?P<more>\+?)\s*$")
SUMMARY = re.compile(r"\s*まで\s*[0-9０-９]*\s*手")
TITLE = re.compile(r"\s*手数-+指手")
_LONG = re.compile(r"^[ \t]*\d{1,6}手目", re.MULTILINE)


class Reader:
    """Reads a record line by line."""

    def __init__(self) -> None:
        self.faults = Faults()
        self._head = Head()
        self._grower: Grower | None = None
        self._names: Names | None = None
        self._half: tuple[Move, int] | None = None
        """The first step of a double move, and the square that 同 stands for."""
        self._ending = ""
        self._main = True
        self._before: list[str] = []
        """Comments from before the first move."""

    def read(self, source: str) -> Game:
        self._head.long = _LONG.search(narrow(source)) is not None
        for number, line in enumerate(source.split("\n"), 1):
            self._line(line.rstrip("\r"), number)
        game = self._begun().done()
        if self._ending:
            end_game(game, "japanese", self._ending)
            game.to_end()
            game.revision = 0
        return game

    def _begun(self) -> Grower:
        """From here on the head is complete."""
        if self._grower is None:
            game = self._head.game(self.faults)
            self._names = names_of(game.rules)
            self._grower = Grower(game, self.faults)
            for words in self._before:
                self._grower.comment(words)
        return self._grower

    def _line(self, line: str, number: int) -> None:
        start = line.lstrip("\u3000 \t\ufeff")
        if not start or start[0] == "#" or TITLE.match(line):
            return
        if start[0] in "*＊&":
            self._comment("&" + start[1:] if start[0] == "&" else start[1:])
        elif branch := BRANCH.fullmatch(line):
            self._main = False
            self._half = None
            self._begun().branch(int(narrow(branch["number"])), number)
        elif SUMMARY.match(line):
            self._summary(start)
        elif self._grower is None and not MOVE.fullmatch(line) and self._head.take(line, number):
            return
        elif move := MOVE.fullmatch(line):
            self._move(move, number)
        elif self._grower is None or not self._head.take(line, number):
            told = text("this line is no part of a record: {line}", line=cut(line))
            self.faults.add(told, number, len(line) - len(start) + 1)

    def _comment(self, words: str) -> None:
        if self._grower is None:
            self._before.append(words)
        elif not self._grower.broken:
            self._grower.comment(words)

    def _summary(self, line: str) -> None:
        """`まで91手で先手の勝ち`: says no more than the last line did, unless there was none."""
        if self._main and not self._ending:
            game = self._begun().game
            side = int(game.position.side)
            word = ""
            for reason in ("千日手", "持将棋", "中断", "時間切れ", "反則", "詰み"):
                if reason in line and reason in japanese().endings["japanese"]:
                    word = reason
            winners = [[("先手", "下手"), ("後手", "上手")][1 - side], [("先手", "下手"), ("後手", "上手")][side]]
            if not word and any(f"{who}の勝ち" in line or f"{who}勝ち" in line for who in winners[0]):
                word = "投了"
            self._ending = word

    def _move(self, found: re.Match[str], line: int) -> None:
        grower = self._begun()
        written = narrow(found["rest"]).strip()
        if grower.broken or not written:
            return
        word = re.split(r"[\s(]", written, maxsplit=1)[0]
        if word in japanese().endings["japanese"]:
            if self._main:
                self._ending = word
            grower.broken = True
            return
        column = found.start("rest") + 1
        half = found["half"] or next((step for step in moves.STEPS if written.startswith(step)), "")
        if half:
            written = written.removeprefix(half).strip()
        read = moves.read(self._names, written) if self._names else None
        if read is None:
            grower.broken = True
            told = text("'{word}' is not a move; the rest of its line is left out", word=cut(written))
            self.faults.add(told, line, column)
            return
        spelled, end = read
        if half == moves.STEPS[0]:
            origin = -1 if spelled.origin is None else spelled.origin
            middle = grower.last if spelled.target is None else spelled.target
            self._half = None if middle is None else (Move(origin, middle), middle)
            return
        if self._play(spelled, written, half, line, column):
            self._time(written[end:], grower)

    def _play(self, spelled: moves.Spelled, written: str, half: str, line: int, column: int) -> bool:
        grower, names = self._begun(), self._names
        first, self._half = self._half, None
        if names is None:
            return False
        if not half or first is None:
            found = moves.resolve(names, grower.game.position, spelled, grower.last)
            return grower.play(found, written, line, column)
        origin, middle = first[0].origin, first[1]
        target = middle if spelled.target is None else spelled.target
        position = grower.game.position
        word = "".join(position.board.name(square) for square in (max(0, origin), middle, target))
        return grower.word(word + ("+" if spelled.promotes else ""), line, column)

    def _time(self, rest: str, grower: Grower) -> None:
        found = TIME.search(rest)
        if found is None:
            return
        total = 0.0
        for part in found["spent"].replace(" ", "").split(":"):
            if not part:
                return
            total = total * 60 + float(part[:9])
        grower.spent(round(total * 1000))


def read(source: str) -> Game:
    """The game of a record. What cannot be read is left out and listed in its `faults`."""
    check_length(source)
    return Reader().read(source)


def write(game: Game) -> str:
    """The record of a game. Raises NotationError for a game that the format does not know."""
    names = names_of(game.rules)
    lines = [*heads.write(game)]
    if not names.long:
        lines.append("手数----指手---------消費時間--")
    lines += [*_comment(said(game.root.note)), *_all_moves(game, names)]
    return "\n".join(lines) + "\n"


def _all_moves(game: Game, names: Names) -> Iterator[str]:
    yield from _line(game.root, names)
    word, _ = ending_word(game, "japanese")
    if word or game.final is None:
        number = game.root.last().ply + 1
        yield f"{number}手目 {word or '中断'}" if names.long else f"{number:4} {word or '中断'}"
    # Branches stand from the last to the first; those of a branch follow it at once.
    pending = list(_branches(game.root))
    pending.reverse()
    while pending:
        node = pending.pop()
        if node.parent is not None:
            yield ""
            yield f"変化：{node.ply}手"
            yield from _move(node, names)
            yield from _line(node, names)
            pending += reversed(list(_branches(node)))


def _branches(node: Node) -> Iterator[Node]:
    """The first moves of the variations of a line, from the last to the first."""
    for place in reversed([node, *node.line()]):
        yield from place.children[1:]


def _line(node: Node, names: Names) -> Iterator[str]:
    for after in node.line():
        yield from _move(after, names)


def _move(node: Node, names: Names) -> Iterator[str]:
    parent, move = node.parent, node.move
    if parent is None or move is None:
        return
    last = None if parent.move is None else parent.move.target
    more = "+" if parent.children[0] is node and len(parent.children) > 1 else ""
    time = _time(node)
    if names.long:
        # lishogi, too, leaves no room between the number and the halves of a double move.
        parts = moves.write_long(names, parent.position, move)
        gap = "" if len(parts) > 1 else " "
        yield from (f"{node.ply}手目{gap}{part}" for part in parts[:-1])
        yield f"{node.ply}手目{gap}{parts[-1]}{f'   {time}' if time else ''}{more}"
    else:
        written = moves.write_short(names, parent.position, move, last)
        yield f"{node.ply:4} {written}" + (f"   {time}" if time else "") + more
    yield from _comment(said(node.note))


def _comment(words: str) -> Iterator[str]:
    if words:
        for line in words.replace("\r\n", "\n").replace("\r", "\n").split("\n"):
            yield line if line.startswith("&") else f"*{line}"


def _time(node: Node) -> str:
    if node.note.spent is None:
        return ""
    total, step = 0, node
    for _ in range(MOST_ADDED):
        total += (step.note.spent or 0) // 1000
        if step.parent is None or step.parent.parent is None:
            break
        step = step.parent.parent
    spent = node.note.spent // 1000
    return f"({spent // 60:2}:{spent % 60:02}/{total // 3600:02}:{total // 60 % 60:02}:{total % 60:02})"


MOST_ADDED = 2000
"""Of so many moves the times are added up; longer games are no games."""


def losses(game: Game) -> list[Loss]:
    """What the format does not hold of a game."""
    found = lost(game, CAPACITY)
    if not heads.plain_controls(game):
        found.append(text("parts of the time control"))
    if not ending_word(game, "japanese")[1]:
        found.append(text("how exactly the game ended: {outcome}", outcome=game.final))
    return found


__all__ = ["CAPACITY", "losses", "read", "write"]
