"""KI2: moves as a reader says them, several on a line, without origins and times: `▲７六歩    △３四歩`.

Which piece is meant where several could go is told by 直 上 寄 引 右 左.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from komagata.game import Game
from komagata.pieces import Side
from komagata.records import heads
from komagata.records import japanese_moves as moves
from komagata.records.capacity import Capacity, Loss, lost, said
from komagata.records.growing import Faults, Grower, check_length, cut, end_game, ending_word
from komagata.records.heads import Head
from komagata.records.japanese import Names, narrow, short_names
from komagata.records.tables import japanese
from komagata.text import text
from komagata.tree import Node

CAPACITY = Capacity(variations=True, comments=True, tags=heads.holds_tag, controls=True)

MARKS = "▲△☗☖▼▽⛊⛉"
BRANCH = re.compile(r"\s*変化\s*[：:]\s*(?P<number>[0-9０-９]{1,6})\s*手?.*")
SUMMARY = re.compile(r"\s*まで\s*[0-9０-９]*\s*手(?P<words>.*)")
_ON_A_LINE = 6
_WIDTH = 12
_SIDES = (("先手", "下手"), ("後手", "上手"))


class Reader:
    """Reads a record line by line."""

    def __init__(self) -> None:
        self.faults = Faults()
        self._head = Head()
        self._grower: Grower | None = None
        self._ending: tuple[str, Side | None] | None = None
        self._main = True
        self._before: list[str] = []

    def read(self, source: str) -> Game:
        for number, line in enumerate(source.split("\n"), 1):
            self._line(line.rstrip("\r"), number)
        game = self._begun().done()
        self._end(game)
        return game

    def _begun(self) -> Grower:
        if self._grower is None:
            self._grower = Grower(self._head.game(self.faults), self.faults)
            for words in self._before:
                self._grower.comment(words)
        return self._grower

    def _line(self, line: str, number: int) -> None:
        start = line.lstrip("\u3000 \t\ufeff")
        if not start or start[0] == "#":
            return
        if start[0] in "*＊&":
            words = "&" + start[1:] if start[0] == "&" else start[1:]
            if self._grower is None:
                self._before.append(words)
            elif not self._grower.broken:
                self._grower.comment(words)
        elif branch := BRANCH.fullmatch(line):
            self._main = False
            self._begun().branch(int(narrow(branch["number"])), number)
        elif found := SUMMARY.match(line):
            self._summary(found["words"])
        elif start[0] in MARKS:
            self._moves(line, number)
        elif not self._head.take(line, number):
            self.faults.add(text("this line is no part of a record: {line}", line=cut(line)), number)

    def _moves(self, line: str, number: int) -> None:
        grower = self._begun()
        names = short_names(grower.game.rules)
        at = 0
        while at < len(line) and not grower.broken:
            if line[at] not in MARKS:
                at += 1
                continue
            read = moves.read(names, line[at : at + 60])
            written = re.split(rf"[{MARKS}]", line[at + 1 : at + 60])[0].strip()
            if read is None:
                grower.broken = True
                told = text("'{word}' is not a move; the rest of its line is left out", word=cut(written))
                self.faults.add(told, number, at + 1)
                return
            spelled, end = read
            found = moves.resolve(names, grower.game.position, spelled, grower.last)
            grower.play(found, written, number, at + 1)
            at += max(1, end)

    def _summary(self, words: str) -> None:
        if not self._main or self._ending is not None:
            return
        winner = next(
            (side for side in Side for who in _SIDES[side] if f"{who}の" in words or f"{who}勝" in words), None
        )
        reason = next((word for word in japanese().endings["japanese"] if word in words), "")
        self._ending = reason, winner

    def _end(self, game: Game) -> None:
        if self._ending is None:
            return
        reason, winner = self._ending
        if reason:
            end_game(game, "japanese", reason)
        elif winner is not None:
            end_game(game, "japanese", "投了" if winner is not game.root.last().position.side else "反則勝ち")
        game.to_end()
        game.revision = 0


def read(source: str) -> Game:
    """The game of a record. What cannot be read is left out and listed in its `faults`."""
    check_length(source)
    return Reader().read(source)


def write(game: Game) -> str:
    """The record of a game. Raises NotationError for a game that the format does not know."""
    names = short_names(game.rules)
    lines = [*heads.write(game), "", *_comment(said(game.root.note))]
    lines += _line([*game.main_line()], names)
    word, _ = ending_word(game, "japanese")
    lines.append(_summary(game, word))
    pending = list(_branches(game.root))[::-1]
    while pending:
        node = pending.pop()
        lines += ["", f"変化：{node.ply}手", *_line([node, *node.line()], names)]
        pending += list(_branches(node))[::-1]
    return "\n".join(lines) + "\n"


def _branches(node: Node) -> Iterator[Node]:
    for place in reversed([node, *node.line()]):
        yield from place.children[1:]


def _summary(game: Game, word: str) -> str:
    ply = game.root.last().ply
    final = game.final
    if final is None or final.winner is None:
        return f"まで{ply}手で{word or '中断'}"
    who = _SIDES[final.winner][game.initial.side is Side.SECOND and heads.handicap_of(game.initial) is not None]
    return f"まで{ply}手で{who}の勝ち" if word == "投了" else f"まで{ply}手で{word}により{who}の勝ち"


def _line(nodes: list[Node], names: Names) -> Iterator[str]:
    waiting: list[str] = []
    for node in nodes:
        parent, move = node.parent, node.move
        if parent is None or move is None:
            continue
        last = None if parent.move is None else parent.move.target
        mark = "△" if parent.position.side else "▲"
        waiting.append(mark + moves.write_ki2(names, parent.position, move, last))
        words = said(node.note)
        if words or len(waiting) == _ON_A_LINE:
            yield _joined(waiting)
            waiting = []
        yield from _comment(words)
    if waiting:
        yield _joined(waiting)


def _joined(words: list[str]) -> str:
    return "".join(word + " " * max(1, _WIDTH - 2 * len(word)) for word in words).rstrip()


def _comment(words: str) -> Iterator[str]:
    if words:
        for line in words.replace("\r\n", "\n").replace("\r", "\n").split("\n"):
            yield line if line.startswith("&") else f"*{line}"


def losses(game: Game) -> list[Loss]:
    """What the format does not hold of a game."""
    found = lost(game, CAPACITY)
    if not heads.plain_controls(game):
        found.append(text("parts of the time control"))
    if not ending_word(game, "japanese")[1]:
        found.append(text("how exactly the game ended: {outcome}", outcome=game.final))
    return found


__all__ = ["CAPACITY", "losses", "read", "write"]
