"""`.kmg` text -> a game. Lenient: what cannot be read is left out and listed, with line, column and reason."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from komagata.clock import parse_controls
from komagata.errors import Fault, FileError, IllegalMove, KomagataError, NotationError, UnknownName, VariantError
from komagata.game import Game
from komagata.outcome import Ending, parse_outcome
from komagata.pieces import Side
from komagata.position import Rules, load_rules
from komagata.records.annotations import read_comment
from komagata.records.kmg_text import MOST_CHARACTERS, Kind, Scanner, Token, unescape_comment
from komagata.records.kmg_writer import OWN_TAGS
from komagata.text import Text, text
from komagata.tree import Node
from komagata.variants.catalog import catalog

MOST_MOVES = 200_000
"""In all variations together."""
MOST_FAULTS = 100
"""More are not listed one by one."""

SUFFIX = re.compile(r"[!?]{1,2}$")
SUFFIX_NAGS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}


@dataclass(frozen=True, slots=True)
class Dialect:
    """How a record differs from our own format."""

    game: Callable[[str], str] | None = None
    """The id of the game that a tag `Variant` means; empty without such a tag. None: as in our own format."""
    fen: Callable[[Rules, str], str] = lambda _, line: line
    """A position as the game's own notation has it."""
    word: Callable[[Rules, str], str] = lambda _, word: word
    """A move as the rules library reads it."""
    plain: bool = False
    """A backslash in a comment is just that."""


OWN = Dialect()


def read(source: str, dialect: Dialect = OWN) -> Game:
    """The game of a record. Raises NotationError only where there is no telling which game it is, or where it begins;
    all else that is wrong is listed in the game's `faults`."""
    if len(source) > MOST_CHARACTERS:
        raise NotationError(
            text("a record has at most {most} characters", most=MOST_CHARACTERS), offset=MOST_CHARACTERS
        )
    scanner = Scanner(source, plain=dialect.plain)
    tokens = list(scanner.tokens())
    faults = scanner.faults
    head = Head.of(tokens, faults)
    game = _begin(head, faults, dialect)
    _Moves(game, faults, dialect).read(head.moves)
    _end(game, head, faults)
    faults.sort(key=lambda fault: (fault.line or 0, fault.column or 0))
    if len(faults) > MOST_FAULTS:
        left = text("{count} more faults", count=len(faults) - MOST_FAULTS)
        faults[MOST_FAULTS:] = [Fault(left)]
    game.faults = tuple(faults)
    game.to_start()
    game.to_end()
    game.revision = 0
    return game


@dataclass(slots=True)
class Head:
    """The tags of the first game of a text, and the tokens of its moves."""

    tags: dict[str, Token] = field(default_factory=dict[str, Token])
    moves: list[Token] = field(default_factory=list[Token])

    @staticmethod
    def of(tokens: list[Token], faults: list[Fault]) -> Head:
        """Tags and moves told apart."""
        head = Head()
        for token in tokens:
            if token.kind is not Kind.TAG:
                head.moves.append(token)
            elif head.moves:
                faults.append(fault_at(token, text("another game begins here; only the first one is read")))
                break
            elif token.name in head.tags:
                faults.append(fault_at(token, text("the tag {name} stands twice", name=token.name)))
            else:
                head.tags[token.name] = token
        return head

    def value(self, name: str) -> str:
        """What a tag says; empty without it."""
        token = self.tags.get(name)
        return "" if token is None else token.value


def _begin(head: Head, faults: list[Fault], dialect: Dialect) -> Game:
    rules = read_rules(head, faults, dialect)
    position = rules.start()
    board = head.tags.get("FEN")
    if board is not None:
        try:
            # A problem, or a diagram of one in another format: whoever is to mate needs no King.
            position = rules.position(dialect.fen(rules, board.value), composed=True)
        except KomagataError as error:
            raise NotationError([fault_at(board, fault.text) for fault in error.faults]) from None
    game = Game(rules, position)
    game.tags = {name: token.value for name, token in head.tags.items() if name not in OWN_TAGS}
    control = head.tags.get("TimeControl")
    if control is not None:
        try:
            game.controls = parse_controls(control.value)
        except NotationError as error:
            game.tags["TimeControl"] = control.value
            if control.value not in ("", "-", "?"):
                faults += [fault_at(control, fault.text) for fault in error.faults]
    return game


def read_rules(head: Head, faults: list[Fault], dialect: Dialect) -> Rules:
    tag = head.tags.get("Variant")
    if tag is None and dialect.game is not None:
        tag = Token(Kind.TAG, "", 1, 1, "Variant")
    if tag is None:
        raise NotationError(Fault(text('expected a tag [Variant "..."] with the id of a game'), line=1, column=1))
    options = options_of(head.tags.get("Options"), faults)
    try:
        name = (dialect.game or find_game)(tag.value)
        known = catalog().load(name).options
        kept = {key: value for key, value in options.items() if key in known and value in known[key].choices}
        rules = load_rules(name, kept)
    except (UnknownName, VariantError, FileError) as error:
        raise NotationError([fault_at(tag, fault.text) for fault in error.faults]) from None
    for key in options.keys() - kept.keys():
        unknown = text("this game has no option {name} with the choice {value}", name=key, value=options[key])
        faults.append(fault_at(head.tags["Options"], unknown))
    return rules


def find_game(name: str) -> str:
    """The id of a game that a record calls by its id, its English name, or a name that other programs use."""
    wanted = name.strip().lower()
    games = catalog()
    ids = games.ids()
    for known in ids:
        if known.lower() == wanted:
            return known
    for known in ids:
        file = games.load(known)
        if wanted in {file.names["en"].lower(), *(other.lower() for other in file.programs.values())}:
            return known
    return games.load(name).id


def options_of(token: Token | None, faults: list[Fault]) -> Mapping[str, str]:
    """The choices in a tag `Options`."""
    options: dict[str, str] = {}
    for part in token.value.split(";") if token is not None else ():
        name, sign, value = (word.strip() for word in part.partition("="))
        if sign and name:
            options[name] = value
        elif part.strip() and token is not None:
            faults.append(fault_at(token, text("expected name=value, not {part}", part=part.strip())))
    return options


class _Moves:
    """Plays the tokens of the moves into a game."""

    def __init__(self, game: Game, faults: list[Fault], dialect: Dialect = OWN) -> None:
        self._game = game
        self._dialect = dialect
        self._faults = faults
        self._outer: list[Node] = []
        """Where to go on after each variation that is open."""
        self._broken: int | None = None
        """Depth of the line whose rest is left out because a move of it could not be read."""
        self._depth = 0
        self._before = ""
        self._said = False
        """The last move has its comment; another one belongs to the next move."""
        self._moves = 0

    def read(self, tokens: list[Token]) -> None:
        for token in tokens:
            if token.kind is Kind.OPEN:
                self._open(token)
            elif token.kind is Kind.CLOSE:
                self._close(token)
            elif self._broken is not None:
                continue
            elif token.kind is Kind.COMMENT:
                self._comment(token)
            elif token.kind is Kind.NAG:
                self._nag(token)
            elif token.kind is Kind.WORD:
                self._move(token)
            if self._moves > MOST_MOVES:
                self._fault(token, text("a record has at most {most} moves; the rest is left out", most=MOST_MOVES))
                break
        self._flush()
        if self._depth:
            self._faults.append(Fault(text("{count} variations have no end", count=self._depth)))

    def _open(self, token: Token) -> None:
        self._depth += 1
        if self._broken is not None:
            return
        node = self._game.node
        if node.parent is None:
            self._fault(token, text("a variation needs a move before it; it is left out"))
            self._broken = self._depth
            return
        self._flush()
        self._outer.append(node)
        self._game.go(node.parent)
        self._said = True

    def _close(self, token: Token) -> None:
        if not self._depth:
            self._fault(token, text("a variation ends here that did not begin"))
            return
        broken, self._depth = self._broken, self._depth - 1
        if broken is not None and broken <= self._depth:
            return
        if broken is not None:
            self._broken = None
        if len(self._outer) > self._depth:
            self._flush()
            self._game.go(self._outer.pop())
            self._said = True

    def _comment(self, token: Token) -> None:
        node = self._game.node
        if self._said:
            more = token.value if self._dialect.plain else unescape_comment(token.value)
            self._before = f"{self._before}\n{more}" if self._before else more
            return
        note, bad = read_comment(token.value, self._game.rules.board, plain=self._dialect.plain)
        for command in bad:
            self._fault(token, text("cannot read {command}", command=command))
        comment = "\n".join(part for part in (node.note.comment, note.comment) if part)
        self._game.annotate(node, replace(note, comment=comment, before=node.note.before, nags=node.note.nags))
        self._said = True

    def _nag(self, token: Token) -> None:
        if not (token.value.isascii() and token.value.isdecimal() and len(token.value) < 6):
            self._fault(token, text("expected a number after $"))
        elif self._game.node.parent is None:
            self._fault(token, text("there is no move yet that ${nag} could belong to", nag=token.value))
        else:
            self._add_nag(int(token.value))

    def _add_nag(self, nag: int) -> None:
        note = self._game.node.note
        self._game.annotate(self._game.node, replace(note, nags=(*note.nags, nag)))

    def _move(self, token: Token) -> None:
        suffix = SUFFIX.search(token.value)
        written = token.value[: suffix.start()] if suffix else token.value
        try:
            node = self._game.play(self._dialect.word(self._game.rules, written), beyond_end=True)
        except (NotationError, IllegalMove) as error:
            why = error.faults[0].text
            self._fault(token, text("the move {move} cannot be played: {why}", move=cut(written), why=why))
            self._broken = self._depth
            return
        self._moves += 1
        if self._before:
            self._game.annotate(node, replace(node.note, before=self._before))
        self._before = ""
        self._said = False
        if suffix:
            self._add_nag(SUFFIX_NAGS[suffix.group()])

    def _flush(self) -> None:
        """A comment before a move that never came belongs to the last one."""
        if self._before:
            node = self._game.node
            comment = "\n".join(part for part in (node.note.comment, self._before) if part)
            self._game.annotate(node, replace(node.note, comment=comment))
        self._before = ""

    def _fault(self, token: Token, what: Text) -> None:
        self._faults.append(fault_at(token, what))


_ELSEWHERE = {"time forfeit": Ending.TIME, "rules infraction": Ending.ILLEGAL_MOVE}
"""Words of other programs for how a game ended."""

_WINNERS = {"1-0": Side.FIRST, "0-1": Side.SECOND, "1/2-1/2": None}


def _end(game: Game, head: Head, faults: list[Fault]) -> None:
    """What the players did to end the game, as far as the rules have not ended it."""
    termination = head.value("Termination")
    result = head.value("Result")
    if result not in _WINNERS:
        words = [token.value for token in head.moves if token.kind is Kind.RESULT]
        result = words[-1] if words else "*"
    outcome = parse_outcome(termination, game.rules.side_names)
    by_rule = game.final
    if by_rule is not None:
        if result in _WINNERS and result != by_rule.result:
            written = text(
                "the result is {result}, but the game has ended so: {outcome}", result=result, outcome=by_rule
            )
            faults.append(Fault(written, "Result"))
    elif outcome is not None:
        game.end(outcome.winner, outcome.reason)
    elif result in _WINNERS:
        winner = _WINNERS[result]
        usual = Ending.AGREEMENT if winner is None else Ending.RESIGNATION
        game.end(winner, _ELSEWHERE.get(termination.strip().lower(), usual))


def fault_at(token: Token, what: Text) -> Fault:
    """A fault where a token stands."""
    return Fault(what, token.name, token.line, token.column)


def cut(written: str) -> str:
    """Not more of a word than a fault has room for."""
    return written if len(written) <= 40 else written[:39] + "…"


__all__ = [
    "MOST_FAULTS",
    "MOST_MOVES",
    "SUFFIX",
    "SUFFIX_NAGS",
    "Dialect",
    "Head",
    "cut",
    "fault_at",
    "find_game",
    "options_of",
    "read",
    "read_rules",
]
