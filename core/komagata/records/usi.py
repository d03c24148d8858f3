"""Lines that programs and engines exchange: `position startpos moves 7g7f …`, `sfen … moves …`, a bare SFEN; and the
same with FEN and moves uci style.

Which game it is tells the shape of the board.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from komagata.errors import Fault, KomagataError, NotationError
from komagata.game import Game
from komagata.notation.positions import counts_plies
from komagata.position import Position, Rules, load_rules
from komagata.records.capacity import Capacity, Loss, lost
from komagata.records.growing import Faults, Grower, check_length, cut
from komagata.text import text
from komagata.variants.catalog import catalog

CAPACITY = Capacity()

LINE = re.compile(
    r"\s*(?:position\s+)?(?:(?P<start>startpos)|(?P<kind>sfen\s+|fen\s+|)(?P<board>[^\s/]+(?:/[^\s/]+){2,}.*?))"
    r"(?:\s+moves\b(?P<moves>.*))?\s*"
)
_LONGEST = 2000
_ENDS = frozenset({"resign", "win", "0-1", "1-0", "*"})


@dataclass(frozen=True, slots=True)
class _Line:
    start: bool
    board: str
    moves: str
    at: int
    number: int


def read(source: str) -> Game:
    """The game of the first line that has one. Raises NotationError if there is none."""
    check_length(source)
    faults = Faults()
    found = _first(source, faults)
    game = Game(*_beginning(found))
    grower = Grower(game, faults)
    for word in re.finditer(r"\S+", found.moves):
        if word.group() in _ENDS or not grower.word(word.group(), found.number, found.at + word.start() + 1):
            break
    return grower.done()


def _first(source: str, faults: Faults) -> _Line:
    result: _Line | None = None
    for number, line in enumerate(source.split("\n"), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if result is not None:
            faults.add(text("another game begins here; only the first one is read"), number)
            break
        match = LINE.fullmatch(line)
        if match is None:
            faults.add(text("this line is no part of a record: {line}", line=cut(line)), number)
            continue
        at = match.start("moves") if match["moves"] is not None else len(line)
        result = _Line(match["start"] is not None, (match["board"] or "")[:_LONGEST], match["moves"] or "", at, number)
    if result is None:
        raise NotationError(faults.all() or [Fault(text("there is no position here"))], offset=0)
    return result


def _beginning(line: _Line) -> tuple[Rules, Position]:
    """The game and where it begins: the first game that the board fits, or of whose start the moves go farthest."""
    ids = sorted(catalog().ids(), key=_rank)
    if line.start:
        words = line.moves.split()
        starts = [load_rules(name).start() for name in ids]
        best = max(starts, key=lambda start: _reach(start, words)) if words else starts[0]
        return best.rules, best
    reasons: list[tuple[int, KomagataError]] = []
    for name in ids:
        rules = load_rules(name)
        try:
            return rules, rules.position(line.board, composed=True)
        except KomagataError as error:
            reasons.append((len(error.faults), error))
    least = min(reasons, key=lambda pair: pair[0])[1]
    raise NotationError([Fault(fault.text, fault.path, line.number, fault.column) for fault in least.faults], offset=0)


def _rank(name: str) -> tuple[bool, bool]:
    """Games with SFEN before the others, those with drops first: the usual meaning of a line without a board."""
    compiled = load_rules(name).compiled
    return not counts_plies(compiled), not compiled.slot_tokens


def _reach(position: Position, words: list[str]) -> int:
    """How many of the words are moves that can be played one after another."""
    for played, word in enumerate(words):
        try:
            position = position.play(word)
        except KomagataError:
            return played
    return len(words)


def write(game: Game) -> str:
    """The line of a game. Raises NotationError for one that is not written in SFEN: nothing would tell which it is."""
    if not counts_plies(game.rules.compiled):
        raise NotationError(text("this format does not hold {game}", game=game.rules.name), offset=0)
    usual = min(catalog().ids(), key=_rank)
    begins = game.initial == game.rules.start() and game.rules.id == usual
    words = ["position", "startpos" if begins else f"sfen {game.initial}"]
    nodes = game.main_line()
    if nodes:
        words.append("moves")
    words += [node.parent.position.usi(node.move) for node in nodes if node.parent and node.move]
    return " ".join(words) + "\n"


def losses(game: Game) -> list[Loss]:
    """What a line does not hold of a game."""
    found = lost(game, CAPACITY)
    if game.final is not None and not game.final.reason.by_rule:
        found.append(text("how the game ended: {outcome}", outcome=game.final))
    return found


__all__ = ["CAPACITY", "losses", "read", "write"]
