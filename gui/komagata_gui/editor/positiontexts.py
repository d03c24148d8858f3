"""Arrangements as text: every form in which they are copied, and whatever can be pasted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from komagata.errors import KomagataError, NotationError
from komagata.game import Game
from komagata.notation import positions
from komagata.position import Rules, load_rules
from komagata.setup import Setup
from komagata.text import Text, text
from komagata.variants.catalog import catalog
from komagata_gui.editor.positionmodel import Arrangement

LONGEST_LINE = 2000
"""A longer text is no position."""


@dataclass(frozen=True, slots=True)
class Form:
    """One way to write an arrangement."""

    id: str
    label: Text
    written: str


@dataclass(frozen=True, slots=True)
class Pasted:
    """What a text was found to hold."""

    rules: Rules
    setup: Setup
    game: Game | None = None
    """The record, where the text is one."""


def forms(arrangement: Arrangement) -> list[Form]:
    """Every form that can hold the arrangement, the game's own first."""
    compiled, setup = arrangement.rules.compiled, arrangement.setup
    state, clocks = setup.state, setup.clocks
    own = str(setup)
    found = [Form("own", text("Position"), own)]
    for name, label, written in (
        ("fen", text("FEN, six fields"), positions.write_fen(compiled, state, clocks)),
        ("sfen", text("SFEN"), _sfen(arrangement)),
    ):
        if written != own:
            found.append(Form(name, label, written))
    found.append(Form("board", text("Board alone"), own.partition(" ")[0].partition("[")[0]))
    diagram = _diagram(arrangement)
    if diagram:
        found.append(Form("bod", text("BOD diagram"), diagram))
    return found


def _sfen(arrangement: Arrangement) -> str:
    """Of a game that is written in FEN with the word before it: `b` is another player there."""
    compiled, setup = arrangement.rules.compiled, arrangement.setup
    written = positions.write_sfen(compiled, setup.state, setup.clocks)
    return written if positions.counts_plies(compiled) else f"sfen {written}"


def _diagram(arrangement: Arrangement) -> str:
    from komagata import records

    try:
        return records.write(Game(arrangement.rules, arrangement.position()), "bod")
    except KomagataError:
        return ""  # not a game that diagrams show


def read(source: str, rules: Rules) -> Pasted:
    """The arrangement in a text: a position of this game or of the first one that it fits, or the place at which a
    record stands. What of a position cannot be read is listed by its set-up. Raises KomagataError for anything else."""
    line = source.strip()
    one_line = "\n" not in line and "/" in line and len(line) <= LONGEST_LINE
    if one_line:
        own = rules.setup(line)
        if not own.unread:
            return Pasted(rules, own)
        clean = [other for other in _readings(line, rules) if not other.setup.unread]
        # Many games share letters: the one that writes the position just so is meant.
        exact = [other for other in clean if str(other.setup) == line]
        if clean:
            return [*exact, *clean][0]
    try:
        return _from_record(source)
    except (KomagataError, RecursionError) as failure:
        if one_line and not line.startswith("["):
            setup = rules.setup(line)
            if not setup.misplaced:
                return Pasted(rules, setup)
            raise NotationError(setup.unread, offset=0) from None
        if isinstance(failure, KomagataError) and line.startswith(("[", "{", "#", "V", "'")):
            raise
        raise NotationError(text("this is neither the record of a game nor a position"), offset=0) from None


def _readings(line: str, rules: Rules) -> Iterator[Pasted]:
    """What the text is in every other game."""
    for name in catalog().ids():
        try:
            other = load_rules(name)
        except KomagataError:
            continue
        if other is not rules:
            yield Pasted(other, other.setup(line))


def _from_record(source: str) -> Pasted:
    from komagata import records

    game = records.read(source)
    at = game.initial if "Stipulation" in game.tags else game.position
    return Pasted(game.rules, at.setup(), game)


__all__ = ["Form", "Pasted", "forms", "read"]
