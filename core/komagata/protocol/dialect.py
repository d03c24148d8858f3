"""What UCI and USI have in common: both roles of a protocol, as functions from lines to messages and back.

UCI (2000) and USI (2007) share their grammar but for a few words; a `Dialect` holds those words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from komagata.protocol.info import Info, print_info, read_info
from komagata.protocol.messages import (
    Answer,
    AskReady,
    Best,
    Chatter,
    Command,
    GameOver,
    Go,
    Greeted,
    Greeting,
    Limits,
    Malformed,
    Named,
    NewGame,
    Nothing,
    Offered,
    PonderHit,
    Quit,
    Ready,
    SetOption,
    SetPosition,
    Show,
    Stop,
    Thinking,
)
from komagata.protocol.options import EngineOption, read_option, whole
from komagata.text import text


@dataclass(frozen=True, slots=True)
class Dialect:
    """The words in which one protocol differs from the other."""

    name: str
    """The greeting, and the name of the protocol."""
    done: str
    """How an engine ends its introduction."""
    new_game: str
    start_word: str
    """The word before a position's string: `fen` or `sfen`."""
    mate_in_plies: bool
    clock_words: tuple[str, str, str, str]
    """Remaining time of the first and the second player, increment of the first and the second."""
    other_greetings: tuple[str, ...] = ()
    no_move: str = "(none)"
    """What `bestmove` says where there is no move."""
    has_byoyomi: bool = False

    # The engine's role.

    def read_command(self, line: str) -> Command:
        """What a GUI says with this line. Never raises."""
        words = line.split()
        if not words:
            return Nothing()
        word, rest = words[0], words[1:]
        if word in {self.name, *self.other_greetings}:
            return Greeting(word)
        if word in {self.new_game, "ucinewgame", "usinewgame"}:
            return NewGame()
        simple = _SIMPLE.get(word)
        if simple is not None:
            return simple
        match word:
            case "setoption":
                return _read_set_option(rest)
            case "position":
                return self._read_position(rest)
            case "go":
                return self._read_go(rest)
            case "gameover":
                return GameOver(" ".join(rest))
            case _:
                return Malformed(text("unknown command '{word}'", word=_short(word)))

    def _read_position(self, words: Sequence[str]) -> Command:
        if not words:
            return Malformed(text("position: expected 'startpos' or '{word}' and a position", word=self.start_word))
        cut = list(words).index("moves") if "moves" in words else len(words)
        moves = tuple(words[cut + 1 :])
        if words[0] == "startpos":
            return SetPosition(None, moves)
        if words[0] in {"fen", "sfen"}:
            start = " ".join(words[1:cut])
            if start:
                return SetPosition(start, moves)
            return Malformed(text("position: expected a position after '{word}'", word=words[0]))
        return Malformed(
            text(
                "position: expected 'startpos' or '{word}', not '{found}'",
                word=self.start_word,
                found=_short(words[0]),
            )
        )

    def _read_go(self, words: Sequence[str]) -> Command:
        numbers: dict[str, int] = {}
        flags: set[str] = set()
        keys = {*self.clock_words, "depth", "nodes", "mate", "movetime", "byoyomi", "movestogo", "perft"}
        at = 0
        while at < len(words):
            word = words[at]
            following = words[at + 1] if at + 1 < len(words) else ""
            if word in {"infinite", "ponder"}:
                flags.add(word)
            elif word == "mate" and following == "infinite":
                flags.add("infinite")
                at += 1
            elif word in keys:
                number = whole(following)
                if number is None:
                    return Malformed(
                        text("go {word}: expected a whole number, not '{found}'", word=word, found=_short(following))
                    )
                numbers[word] = number
                at += 1
            at += 1
        first, second, first_more, second_more = self.clock_words
        return Go(
            Limits(
                depth=numbers.get("depth"),
                nodes=numbers.get("nodes"),
                mate=numbers.get("mate"),
                milliseconds=numbers.get("movetime"),
                remaining=(numbers.get(first), numbers.get(second)),
                increment=(numbers.get(first_more, 0), numbers.get(second_more, 0)),
                byoyomi=numbers.get("byoyomi", 0),
                moves_to_go=numbers.get("movestogo"),
                infinite="infinite" in flags,
                ponder="ponder" in flags,
                perft=numbers.get("perft"),
            )
        )

    def introduction(self, name: str, author: str, options: Sequence[EngineOption]) -> list[str]:
        """What an engine answers to the greeting."""
        return [f"id name {name}", f"id author {author}", *(option.line() for option in options), self.done]

    def print_info(self, info: Info) -> str:
        return print_info(info, mate_in_plies=self.mate_in_plies)

    def best(self, move: str | None, ponder: str | None = None) -> str:
        """The line that ends a search."""
        line = f"bestmove {move or self.no_move}"
        return f"{line} ponder {ponder}" if move and ponder else line

    # The GUI's role.

    def read_answer(self, line: str) -> Answer:
        """What an engine says with this line. Never raises."""
        words = line.split()
        if not words:
            return Chatter(line)
        word, rest = words[0], words[1:]
        if word == self.done:
            return Greeted()
        if word == "readyok":
            return Ready()
        if word == "id" and len(rest) > 1:
            return Named(rest[0], " ".join(rest[1:]))
        if word == "option":
            option = read_option(rest)
            return Offered(option) if option else Chatter(line)
        if word == "info":
            return Thinking(read_info(rest, mate_in_plies=self.mate_in_plies))
        if word == "bestmove":
            return _read_best(rest)
        return Chatter(line)

    def set_option(self, name: str, value: str) -> str:
        """The line that gives a setting a value; a button has none."""
        return f"setoption name {name} value {value}" if value else f"setoption name {name}"

    def position(self, start: str | None, moves: Sequence[str]) -> str:
        """The line that sets the position up; None is the start position."""
        where = "startpos" if start is None else f"{self.start_word} {start}"
        return " ".join(["position", where, *(("moves", *moves) if moves else ())])

    def go(self, limits: Limits) -> str:
        """The line that starts a search."""
        words = ["go"]
        if limits.ponder:
            words.append("ponder")
        values: Mapping[str, int | None] = {
            **dict(zip(self.clock_words, self._clock(limits), strict=True)),
            "byoyomi": limits.byoyomi if self.has_byoyomi and _timed(limits) else None,
            "movestogo": limits.moves_to_go,
            "depth": limits.depth,
            "nodes": limits.nodes,
            "mate": limits.mate,
            "movetime": limits.milliseconds,
            "perft": limits.perft,
        }
        for name, value in values.items():
            if value is not None:
                words += [name, str(value)]
        if limits.infinite or len(words) == 1:
            words.append("infinite")
        return " ".join(words)

    def _clock(self, limits: Limits) -> tuple[int | None, ...]:
        if not _timed(limits):
            return (None, None, None, None)
        first, second = (max(0, time or 0) for time in limits.remaining)
        more: tuple[int | None, int | None] = limits.increment
        if self.has_byoyomi:
            # USI engines take byoyomi or increments, never both (sunfish-shogi/shogihome#779).
            more = (None, None) if limits.byoyomi else limits.increment
        elif limits.byoyomi:
            # UCI has no byoyomi. An increment says nearly the same: that much time comes with every move.
            more = (limits.increment[0] + limits.byoyomi, limits.increment[1] + limits.byoyomi)
        return (first, second, *more)


_SIMPLE: Mapping[str, Command] = {
    "isready": AskReady(),
    "stop": Stop(),
    "ponderhit": PonderHit(),
    "quit": Quit(),
    "d": Show(),
    "debug": Nothing(),
    "register": Nothing(),
}


def _timed(limits: Limits) -> bool:
    return limits.remaining != (None, None) or limits.byoyomi > 0


def _read_set_option(words: Sequence[str]) -> Command:
    if not words or words[0] != "name" or len(words) < 2:
        return Malformed(text("setoption: expected 'name' and the name of an option"))
    cut = list(words).index("value") if "value" in words else len(words)
    name = " ".join(words[1:cut])
    if not name:
        return Malformed(text("setoption: expected 'name' and the name of an option"))
    value = " ".join(words[cut + 1 :])
    return SetOption(name, "" if value == "<empty>" else value)


def _read_best(words: Sequence[str]) -> Best:
    move = words[0] if words else ""
    if move.lower() in {"(none)", "none", "0000", "null"}:
        move = ""
    ponder = words[2] if len(words) > 2 and words[1] == "ponder" else ""
    return Best(move, "" if ponder.lower() in {"(none)", "none", "0000"} else ponder)


def _short(word: str) -> str:
    return word if len(word) <= 40 else word[:37] + "..."


__all__ = ["Dialect"]
