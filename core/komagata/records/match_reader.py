"""`.kmg` text of a match -> a match. Lenient: what cannot be read is left out and listed, with line, column, reason."""

from __future__ import annotations

import re
from dataclasses import replace

from komagata.clock import parse_control
from komagata.errors import Fault, FileError, KomagataError, NotationError, UnknownName, VariantError
from komagata.multiboard.game import MatchGame
from komagata.multiboard.rules import MatchRules, load_match, match_ids, match_rules
from komagata.outcome import Ending, parse_outcome
from komagata.records.annotations import read_comment
from komagata.records.kmg_reader import MOST_FAULTS, MOST_MOVES, SUFFIX, SUFFIX_NAGS, Head, cut, fault_at, options_of
from komagata.records.kmg_text import MOST_CHARACTERS, Kind, Scanner, Token
from komagata.records.kmg_writer import OWN_TAGS
from komagata.text import text

_TURN = re.compile(r"(\d{0,6})([ABab])(?:\.+|(?=$))(.*)", re.ASCII | re.DOTALL)
"""`12a.`, with or without the move after it."""

_WINNERS = {"1-0": 0, "0-1": 1, "1/2-1/2": None}
_VARIANT = re.compile(r'\[\s*Variant\s+"((?:[^"\\\n]|\\.)*)"\s*\]')


def is_match_record(source: str) -> bool:
    """Whether a text is the record of a match and not of a game on one board."""
    found = _VARIANT.search(source[:100_000])
    return found is not None and _find(found[1]) is not None


def _find(name: str) -> str | None:
    """The id of a match that a record calls by its id or its English name."""
    wanted = name.strip().lower()
    for known in match_ids():
        if wanted in {known.lower(), load_match(known).names["en"].lower()}:
            return known
    return None


def read_match(source: str) -> MatchGame:
    """The match of a record. Raises NotationError only where there is no telling which match it is, or where it
    begins; all else that is wrong is listed in its `faults`."""
    if len(source) > MOST_CHARACTERS:
        raise NotationError(
            text("a record has at most {most} characters", most=MOST_CHARACTERS), offset=MOST_CHARACTERS
        )
    scanner = Scanner(source.removeprefix("\ufeff"))
    tokens = list(scanner.tokens())
    faults = scanner.faults
    head = Head.of(tokens, faults)
    game = _begin(head, faults)
    _Turns(game, faults).read(head.moves)
    _end(game, head, faults)
    faults.sort(key=lambda fault: (fault.line or 0, fault.column or 0))
    if len(faults) > MOST_FAULTS:
        left = text("{count} more faults", count=len(faults) - MOST_FAULTS)
        faults[MOST_FAULTS:] = [Fault(left)]
    game.faults = tuple(faults)
    game.revision = 0
    return game


def _begin(head: Head, faults: list[Fault]) -> MatchGame:
    rules = _rules(head, faults)
    start = head.tags.get("FEN")
    try:
        game = MatchGame(rules, start.value if start is not None else None)
    except KomagataError as error:
        if start is None:
            raise
        raise NotationError([fault_at(start, fault.text) for fault in error.faults]) from None
    game.tags = {name: token.value for name, token in head.tags.items() if name not in OWN_TAGS}
    control = head.tags.get("TimeControl")
    if control is not None:
        try:
            game.control = parse_control(control.value)
        except NotationError as error:
            game.tags["TimeControl"] = control.value
            if control.value not in ("", "-", "?"):
                faults += [fault_at(control, fault.text) for fault in error.faults]
    return game


def _rules(head: Head, faults: list[Fault]) -> MatchRules:
    tag = head.tags.get("Variant")
    name = None if tag is None else _find(tag.value)
    if tag is None or name is None:
        known = ", ".join(match_ids())
        raise NotationError(
            Fault(text('expected a tag [Variant "..."] with one of: {known}', known=known), line=1, column=1)
        )
    options = options_of(head.tags.get("Options"), faults)
    try:
        known_options = load_match(name).options
        kept = {k: value for k, value in options.items() if k in known_options and value in known_options[k].choices}
        rules = match_rules(name, kept)
    except (UnknownName, VariantError, FileError) as error:
        raise NotationError([fault_at(tag, fault.text) for fault in error.faults]) from None
    for key in options.keys() - kept.keys():
        unknown = text("this game has no option {name} with the choice {value}", name=key, value=options[key])
        faults.append(fault_at(head.tags["Options"], unknown))
    return rules


class _Turns:
    """Plays the tokens of the moves into a match."""

    def __init__(self, game: MatchGame, faults: list[Fault]) -> None:
        self._game = game
        self._faults = faults
        self._seat: str | None = None
        """Whose turn the last number announced."""
        self._depth = 0
        self._letters = {
            ("AB"[seat.board].lower() if seat.side else "AB"[seat.board]): seat.name
            for seat in game.rules.seats.values()
        }

    def read(self, tokens: list[Token]) -> None:
        for token in tokens:
            if token.kind in (Kind.OPEN, Kind.CLOSE):
                self._bracket(token)
            elif self._depth:
                continue
            elif token.kind is Kind.COMMENT:
                self._comment(token)
            elif token.kind is Kind.NAG:
                self._nag(token)
            elif token.kind is Kind.WORD and not self._word(token):
                return
            if len(self._game.entries) > MOST_MOVES:
                most = text("a record has at most {most} moves; the rest is left out", most=MOST_MOVES)
                self._faults.append(fault_at(token, most))
                return

    def _bracket(self, token: Token) -> None:
        if token.kind is Kind.OPEN and not self._depth:
            self._faults.append(fault_at(token, text("a match has no variations; this one is left out")))
        elif token.kind is Kind.CLOSE and not self._depth:
            self._faults.append(fault_at(token, text("a variation ends here that did not begin")))
            return
        self._depth += 1 if token.kind is Kind.OPEN else -1

    def _comment(self, token: Token) -> None:
        game, index = self._game, len(self._game.entries) - 1
        seat = game.rules.seats[game.entries[index].turn.seat] if index >= 0 else None
        note = game.entries[index].note if index >= 0 else game.opening
        more, bad = read_comment(token.value, game.rules.boards[seat.board if seat else 0].board)
        self._faults += [fault_at(token, text("cannot read {command}", command=command)) for command in bad]
        comment = "\n".join(part for part in (note.comment, more.comment) if part)
        clock = note.clock if more.clock is None else more.clock
        spent = note.spent if more.spent is None else more.spent
        marks = (*note.marks, *more.marks)
        game.annotate(index, replace(note, comment=comment, clock=clock, spent=spent, marks=marks))

    def _nag(self, token: Token) -> None:
        if not (token.value.isascii() and token.value.isdecimal() and len(token.value) < 6):
            self._faults.append(fault_at(token, text("expected a number after $")))
        elif not self._game.entries:
            words = text("there is no move yet that ${nag} could belong to", nag=token.value)
            self._faults.append(fault_at(token, words))
        else:
            self._add_nag(int(token.value))

    def _add_nag(self, nag: int) -> None:
        note = self._game.entries[-1].note
        self._game.annotate(len(self._game.entries) - 1, replace(note, nags=(*note.nags, nag)))

    def _word(self, token: Token) -> bool:
        """Whether reading can go on after this word."""
        turn = _TURN.fullmatch(token.value)
        word = token.value
        if turn is not None:
            self._seat, word = self._letters[turn[2]], turn[3]
            if not word:
                return True
        suffix = SUFFIX.search(word)
        written = word[: suffix.start()] if suffix else word
        seat = self._seat or self._only()
        self._seat = None
        if seat is None:
            needs = text(
                "whose move is {move}? Expected a number with a letter before it, such as 1A.", move=cut(written)
            )
            self._faults.append(fault_at(token, needs))
            return False
        try:
            self._game.play(seat, written)
        except KomagataError as error:
            why = error.faults[0].text
            words = text("the move {move} of {seat} cannot be played: {why}", move=cut(written), seat=seat, why=why)
            self._faults.append(fault_at(token, words))
            return False
        if suffix:
            self._add_nag(SUFFIX_NAGS[suffix.group()])
        return True

    def _only(self) -> str | None:
        """The only seat that may move, if there is just one."""
        seats = self._game.to_move()
        return seats[0] if len(seats) == 1 else None


def _end(game: MatchGame, head: Head, faults: list[Fault]) -> None:
    """What the players did to end the match, as far as the rules have not ended it."""
    result = head.value("Result")
    if result not in _WINNERS:
        words = [token.value for token in head.moves if token.kind is Kind.RESULT]
        result = words[-1] if words else "*"
    by_rule = game.outcome()
    outcome = parse_outcome(head.value("Termination"), game.rules.teams)
    if by_rule is not None:
        if result in _WINNERS and result != by_rule.result:
            written = text(
                "the result is {result}, but the game has ended so: {outcome}", result=result, outcome=by_rule
            )
            faults.append(Fault(written, "Result"))
    elif outcome is not None:
        game.end(None if outcome.winner is None else int(outcome.winner), outcome.reason)
    elif result in _WINNERS:
        winner = _WINNERS[result]
        game.end(winner, Ending.AGREEMENT if winner is None else Ending.RESIGNATION)


__all__ = ["is_match_record", "read_match"]
