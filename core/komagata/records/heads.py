"""The head of a KIF or KI2 record: lines `key：value`, a handicap, perhaps a board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from komagata.clock import Controls, TimeControl
from komagata.errors import NotationError
from komagata.game import Game
from komagata.pieces import Side
from komagata.position import Position, Rules, load_rules
from komagata.records import diagram
from komagata.records.diagram import Diagram
from komagata.records.growing import Faults, cut
from komagata.records.japanese import games, names_of, narrow
from komagata.records.tables import japanese
from komagata.text import text

HANDICAP, MAIN_TIME, BYOYOMI = "手合割", "持ち時間", "秒読み"
OTHER = "その他"
KEPT = "Kif_"
"""Tags of heads that have no name in other formats: `Kif_1`, with `key：value` as they stand."""

_LINE = re.compile(r"\s*(?P<key>[^\s：:*#&|][^：:]{0,60}?)\s*(?:：|:(?!\d))(?P<value>.*)")
_DATE = re.compile(r"(\d{4})/(\d{1,2})/(\d{1,2})(?:\s+(.*))?")
_TAG_DATE = re.compile(r"(\d{4})\.(\d{1,2})\.(\d{1,2})(?:\s+(.*))?")
_HOURS = re.compile(r"各?\s*(?:(\d{1,3})時間)?\s*(?:(\d{1,4})分)?\s*(?:(\d{1,5})秒)?")
_CLOCK = re.compile(r"各?\s*(\d{1,3}):(\d{2})(?::(\d{2}))?")
_IGNORED = ("盤面反転", "先手省略名", "後手省略名")
_MOST_HEADS = 200


@dataclass(slots=True)
class Head:
    """The head of a record as it is read, line by line."""

    values: dict[str, str] = field(default_factory=dict[str, str])
    lines: dict[str, int] = field(default_factory=dict[str, int])
    board: Diagram = field(default_factory=Diagram)
    long: bool = False
    """Moves of the record are written in the long style, which tells the game where nothing else does."""

    def take(self, line: str, number: int) -> bool:
        """Whether a line belongs to the head; it is kept then."""
        if self.board.take(line, number):
            return True
        if line.strip() in _IGNORED:
            return True
        found = _LINE.fullmatch(line)
        if found is None:
            return False
        key = found["key"].strip()
        if key not in self.values and len(self.values) < _MOST_HEADS:
            self.values[key] = found["value"].strip("\u3000 ")
            self.lines[key] = number
        return True

    def game(self, faults: Faults) -> Game:
        """The game that the head describes. A board comes before the name of a handicap: an unknown one does not matter
        then (shogihome#741, MyShogi#38)."""
        handicap = self.values.get(HANDICAP, "")
        position = diagram.game_position(self.board, faults)
        if position is None:
            position = self._named(handicap, faults)
        game = Game(position.rules, position)
        self._tags(game)
        game.controls = self._controls()
        return game

    def _named(self, handicap: str, faults: Faults) -> Position:
        for name in games():
            rules = load_rules(name)
            names = names_of(rules)
            if names.long != self.long:
                continue
            if handicap in {"", names.handicap, rules.variant.programs.get("kif", "")}:
                return rules.start()
            if handicap in names.handicaps:
                return rules.position(names.handicaps[handicap])
            faults.add(text("there is no handicap '{name}'", name=cut(handicap)), self.lines[HANDICAP])
            return rules.start()
        raise NotationError(text("Japanese records do not hold this game"), offset=0)

    def _tags(self, game: Game) -> None:
        known = japanese().heads
        kept = 0
        for key, value in self.values.items():
            if key in {HANDICAP, MAIN_TIME, BYOYOMI} and (key == HANDICAP or self._controls() is not None):
                continue
            tag = known.get(key)
            if tag is None or tag in game.tags:
                kept += 1
                game.tags[f"{KEPT}{kept}"] = f"{key}：{value}"
                continue
            date = _DATE.fullmatch(value) if tag.endswith("Date") else None
            if date:
                value = f"{date[1]}.{int(date[2]):02}.{int(date[3]):02}" + (f" {date[4]}" if date[4] else "")
            game.tags[tag] = value

    def _controls(self) -> Controls | None:
        main = _milliseconds(self.values.get(MAIN_TIME, ""))
        byoyomi = _milliseconds(self.values.get(BYOYOMI, ""))
        if not main and not byoyomi:
            return None
        control = TimeControl(main or 0, byoyomi=byoyomi or 0)
        return control, control


def _milliseconds(written: str) -> int | None:
    plain = narrow(written).strip()
    clock = _CLOCK.fullmatch(plain)
    if clock:
        return (int(clock[1]) * 3600 + int(clock[2]) * 60 + int(clock[3] or 0)) * 1000
    found = _HOURS.fullmatch(plain)
    if found is None or not any(found.groups()):
        return None
    hours, minutes, seconds = (int(part or 0) for part in found.groups())
    return (hours * 3600 + minutes * 60 + seconds) * 1000


def plain_controls(game: Game) -> bool:
    """Whether the head can say all of the time control."""
    if game.controls is None:
        return True
    control = game.controls[0]
    plain = TimeControl(control.main, byoyomi=control.byoyomi)
    return game.controls == (plain, plain) and control.main % 1000 == 0 and control.byoyomi % 1000 == 0


def holds_tag(name: str) -> bool:
    """Whether a head has a place for a tag."""
    return name in japanese().heads.values() or name.startswith(KEPT)


def write(game: Game) -> Iterator[str]:
    """The lines of the head, the board with them where the game does not begin as usual."""
    names = names_of(game.rules)
    handicap = handicap_of(game.initial)
    if handicap is not None:
        yield f"{HANDICAP}：{handicap}"
    else:
        yield f"{HANDICAP}：{OTHER}" if not names.long else f"{HANDICAP}："
    uppers = game.initial.side is Side.SECOND and handicap is not None
    yield from _heads(game, uppers)
    if handicap is None:
        players = ("下手", "上手") if uppers else ("先手", "後手")
        yield from diagram.write(game.initial, players=players)


def _heads(game: Game, uppers: bool) -> Iterator[str]:
    written: dict[str, str] = {}
    for key, tag in japanese().heads.items():
        written[tag] = key if tag not in written or (uppers and key in {"上手", "下手"}) else written[tag]
    for name, value in game.tags.items():
        value = " ".join(value.split())
        date = _TAG_DATE.fullmatch(value) if name.endswith("Date") else None
        if date:
            value = "/".join(date.groups()[:3]) + (f" {date[4]}" if date[4] else "")
        if name.startswith(KEPT):
            yield value
        elif name in written:
            yield f"{written[name]}：{value}"
    if game.controls is not None:
        control = game.controls[0]
        if control.main:
            yield f"{MAIN_TIME}：{_words(control.main)}"
        if control.byoyomi:
            yield f"{BYOYOMI}：{_words(control.byoyomi)}"


def _words(milliseconds: int) -> str:
    hours, rest = divmod(milliseconds // 1000, 3600)
    minutes, seconds = divmod(rest, 60)
    parts = [(hours, "時間"), (minutes, "分"), (seconds, "秒")]
    return "".join(f"{number}{unit}" for number, unit in parts if number)


def handicap_of(position: Position) -> str | None:
    """What the head says of a beginning, or None if it takes a board."""
    rules: Rules = position.rules
    names = names_of(rules)
    if str(position) == str(rules.start()):
        return names.handicap
    for name, line in names.handicaps.items():
        if rules.position(line) == position and position.clocks == rules.position(line).clocks:
            return name
    return None


__all__ = ["HANDICAP", "KEPT", "Head", "handicap_of", "holds_tag", "plain_controls", "write"]
