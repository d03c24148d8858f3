"""What subcommands share about matches on two boards: which one is meant, and how it is shown as text."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from komagata.commands.common import STANDARD, note_faults, position_text, read_input
from komagata.commands.textboard import board_lines, move_words
from komagata.errors import NotationError
from komagata.moves import Move
from komagata.multiboard.game import MatchGame
from komagata.multiboard.match import Match
from komagata.multiboard.rules import MatchRules
from komagata.text import text

SUFFIXES = (".kmg", ".bpgn")


def match_of(arguments: Namespace) -> MatchGame | None:
    """The match that the arguments ask for, with their moves played; None if they ask for a game on one board."""
    game = _begun(arguments)
    if game is not None:
        for word in arguments.moves.replace(",", " ").split():
            seat, move = seat_and_move(word)
            game.play(seat, move)
    return game


def _begun(arguments: Namespace) -> MatchGame | None:
    name: str = arguments.game
    if Path(name).suffix.lower() in SUFFIXES:
        game = _recorded(name, arguments)
        return game if game is None or arguments.position is None else MatchGame(game.rules, _start(arguments))
    rules = None if name == STANDARD else _rules(name, arguments)
    return None if rules is None else MatchGame(rules, _start(arguments))


def _start(arguments: Namespace) -> str | None:
    """The match string that was given. Read only for a match: the standard input can be read but once."""
    return None if arguments.position is None else position_text(arguments.position)


def _recorded(name: str, arguments: Namespace) -> MatchGame | None:
    from komagata.records.matches import is_match_record, read_match

    source = read_input(name)
    if not is_match_record(source):
        return None
    game = read_match(source)
    note_faults(arguments, name, game.faults)
    return game


def _rules(name: str, arguments: Namespace) -> MatchRules | None:
    from komagata.multiboard.files import is_match, matches, read_match
    from komagata.multiboard.rules import compile_match, match_rules
    from komagata.variants.options import settle

    options = dict(arguments.option)
    if name.endswith(".toml"):
        source = read_input(name)
        if not is_match(source):
            return None
        file = read_match(source)
        return compile_match(file, settle(file, options), arguments.kernel)
    return match_rules(name, options, arguments.kernel) if name in matches().ids() else None


def seat_and_move(word: str) -> tuple[str, str]:
    """`S1:h3e3`: a seat and its move. Raises NotationError."""
    seat, colon, move = word.partition(":")
    if not colon or not seat or not move:
        raise NotationError(text("expected a seat and its move, such as S1:h3e3, not {word}", word=word), offset=0)
    return seat, move


def match_lines(match: Match) -> Iterator[str]:
    """Both boards one above the other, each with what its players hold."""
    rules = match.rules
    for number, (name, board) in enumerate(rules.file.boards.items()):
        above, below = (
            seat.name for side in (1, 0) for seat in rules.seats.values() if (seat.board, seat.side) == (number, side)
        )
        home = rules.seats[below].team == 0
        yield f"{board.names['en']} ({name})"
        lines = list(board_lines(match.boards[number]))
        names = match.boards[number].rules.side_names
        for line in lines:
            for side, seat in zip(names, (below, above), strict=True):
                line = line.replace(f"in {side}'s hand", f"in {seat}'s reserve")
            yield line
        if not home:
            yield f"(shown from {below}'s side)"
        yield ""


def quota_line(match: Match) -> str:
    """How many moves each seat has made since its partner's last one."""
    quota = match.rules.part.quota
    most = f" of {quota}" if quota else ""
    counts = ", ".join(f"{seat} {count}{most}" for seat, count in match.quota().items())
    return f"moves since the partner's last: {counts}"


def status_lines(match: Match) -> Iterator[str]:
    """Who may move, and for every other seat why it may not; or how the match has ended."""
    outcome = match.outcome()
    if outcome is not None:
        yield str(outcome)
        return
    ready = match.to_move()
    yield f"{' and '.join(ready)} may move"
    for seat in match.seats:
        if seat in ready:
            if match.position(seat).is_check():
                yield f"{seat} is in check"
        elif (waits := match.waiting(seat)) is not None and waits.rule != "not-your-turn":
            yield str(waits)


def turn_words(match: Match, seat: str, move: Move) -> str:
    """A legal move in words, with what becomes of what it captures."""
    words = move_words(match.position(seat), move)
    sent = match.handovers(seat, move)
    gifts = ", ".join(f"{one.seat} gets {_piece(match, one.seat, one.token)}" for one in sent)
    return f"{words}; {gifts}" if gifts else words


def _piece(match: Match, seat: str, token: str) -> str:
    rules = match.position(seat).rules
    slot = rules.compiled.slot_tokens.index(token)
    name = rules.piece(rules.tables.slots[slot].codes[0]).name
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"


__all__ = ["match_lines", "match_of", "quota_line", "seat_and_move", "status_lines", "turn_words"]
