"""Pages in Markdown: their tables, their fenced blocks, and the examples in them, held against the library.

A block fenced with the word `check` holds examples, one statement a line, with a blank line between two examples. A
line that begins with two spaces goes on with the one before. An example begins with `Position:` (or `Match:`), whose
value is a position or `start`; the order of what follows does not matter:

    Game: bishogi                   another game than that of the page
    With: nifu=true                 options
    After: e2e3 e7e6                moves that are played first; in a match `S1 a1a2, N2 e9e8`
    Legal: e5d7 e5d7+               these moves are legal
    Not legal: e5c6+                these are moves, but not legal ones
    Only legal: b2d4                exactly these are legal
    Legal moves: 12                 so many are legal
    e4 goes to: d5 f5               exactly these squares can be reached from e4
    White's hand: PN                what a side may drop, or `-`
    Becomes: STRING                 the position in its canonical spelling
    Is read as: STRING              the same, before any move
    Check: yes                      or `no`
    Result: white wins: checkmate   or `none`
    May move: S1 N2                 (match) the seats that have legal moves
    Legal for S1: a1a2              (match) and `Not legal for S1:`
    Hand of S2: N                   (match)
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from komagata.game import Game
from komagata.multiboard.match import Match
from komagata.multiboard.rules import match_rules
from komagata.pieces import Side
from komagata.position import load_rules

FENCE = re.compile(r"^```(?P<info>\w*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`]+)`")
CHEST = re.compile(r"(?P<side>[A-Z][a-z]+)'s hand")
REACH = re.compile(r"(?P<square>[a-p]\d{1,2}) goes to")
SEAT = re.compile(r"(?P<what>Legal for|Not legal for|Hand of) (?P<seat>\w+)")


@dataclass(frozen=True)
class Block:
    """A fenced block: the word behind its fence, what is in it, and the line on which that begins."""

    info: str
    body: str
    line: int


@dataclass
class Example:
    """One example of a `check` block."""

    line: int
    said: dict[str, str] = field(default_factory=dict[str, str])


def blocks(text: str, info: str) -> list[Block]:
    return [
        Block(match["info"], match["body"], text.count("\n", 0, match.start("body")) + 1)
        for match in FENCE.finditer(text)
        if match["info"] == info
    ]


def prose(text: str) -> str:
    """A page without its fenced blocks."""
    return FENCE.sub("", text)


def rows(text: str) -> Iterator[dict[str, str]]:
    """The rows of all tables of a page, each by the heads of its columns."""
    heads: list[str] = []
    for line in text.splitlines():
        if not line.startswith("|"):
            heads = []
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not heads:
            heads = cells
        elif set("".join(cells)) - set("-: "):
            yield dict(zip(heads, cells, strict=True))


def code(cell: str) -> list[str]:
    """What stands in code marks."""
    return CODE.findall(cell)


def examples(text: str) -> list[Example]:
    return [example for block in blocks(text, "check") for example in _examples(block)]


def _examples(block: Block) -> Iterator[Example]:
    example: Example | None = None
    last = ""
    for number, line in enumerate(block.body.splitlines(), block.line):
        if not line.strip():
            example = None
            continue
        if example is None:
            example = Example(number)
            yield example
        if line.startswith("  ") and last:
            example.said[last] += f" {line.strip()}"
            continue
        last, colon, value = (part.strip() for part in line.partition(":"))
        assert colon, f"line {number}: expected `label: value`"
        assert last not in example.said, f"line {number}: said twice"
        example.said[last] = value


def options_of(words: str) -> dict[str, str]:
    pairs = (word.partition("=") for word in words.split())
    return {name: value for name, _, value in pairs}


def hold(example: Example, game: str) -> None:
    """Assert everything that an example says."""
    if "Match" in example.said:
        _hold_match(dict(example.said), game)
    else:
        _hold_game(dict(example.said), game)


def _hold_game(said: dict[str, str], page: str) -> None:
    rules = load_rules(said.pop("Game", page), options_of(said.pop("With", "")))
    where = said.pop("Position")
    game = Game(rules, rules.start() if where == "start" else rules.position(where))
    if "Is read as" in said:
        assert str(game.position) == said.pop("Is read as")
    for word in said.pop("After", "").split():
        game.play(word)
    assert said, "nothing is said of this position"
    for label, value in said.items():
        _hold_statement(game, label, value)


def _hold_statement(game: Game, label: str, value: str) -> None:
    position, legal, words = game.position, game.legal_moves(), value.split()
    hand, reach = CHEST.fullmatch(label), REACH.fullmatch(label)
    if label == "Legal":
        for word in words:
            assert game.parse(word) in legal, word
    elif label == "Not legal":
        for word in words:
            assert not game.explain(word).legal, word
    elif label == "Only legal":
        assert sorted(map(position.uci, legal)) == sorted(position.uci(game.parse(word)) for word in words)
    elif label == "Legal moves":
        assert len(legal) == int(value)
    elif label == "Becomes":
        assert str(position) == value
    elif label == "Check":
        assert position.is_check() == {"yes": True, "no": False}[value]
    elif label == "Result":
        assert str(game.outcome()).lower() == value
    elif hand:
        side = game.rules.side_names.index(hand["side"].lower())
        assert (str(position.hands[Side(side)]) or "-") == value
    elif reach:
        origin = position.board.parse(reach["square"])
        assert {position.board.name(move.target) for move in legal if move.origin == origin} == set(words)
    else:
        raise AssertionError(f"nothing is known of '{label}'")


def _hold_match(said: dict[str, str], page: str) -> None:
    where = said.pop("Match")
    rules = match_rules(said.pop("Game", page), options_of(said.pop("With", "")))
    match = Match(rules, None if where == "start" else where)
    if "Is read as" in said:
        assert str(match) == said.pop("Is read as")
    for turn in said.pop("After", "").split(","):
        if turn.strip():
            match.play(*turn.split())
    assert said, "nothing is said of this match"
    for label, value in said.items():
        _hold_match_statement(match, label, value)


def _hold_match_statement(match: Match, label: str, value: str) -> None:
    seated = SEAT.fullmatch(label)
    if label == "May move":
        assert match.to_move() == value.split()
    elif label == "Becomes":
        assert str(match) == value
    elif label == "Result":
        assert str(match.outcome()).lower() == value
    elif seated is None:
        raise AssertionError(f"nothing is known of '{label}'")
    elif seated["what"] == "Hand of":
        assert (str(match.hands(seated["seat"])) or "-") == value
    elif seated["what"] == "Legal for":
        legal = match.legal_moves(seated["seat"])
        position = match.position(seated["seat"])
        for word in value.split():
            assert position.uci(position.parse(word)) in legal, word
    else:
        for word in value.split():
            assert not match.explain(seated["seat"], word).legal, word


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
