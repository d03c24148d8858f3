"""How games come about: from an agreement, from a record, from a position; and what a file or a pasted text means."""

from __future__ import annotations

import json
import re
import time
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from komagata import assets
from komagata.clock import controls_text, parse_controls
from komagata.errors import FileError, KomagataError, NotationError
from komagata.game import Game
from komagata.pieces import Side
from komagata.position import Position, Rules, load_rules
from komagata.text import text
from komagata.variants.catalog import catalog
from komagata_gui.play.agreement import PERSON, Agreement, Seat, agreement_from_json
from komagata_gui.settings import Settings

LAST = "new-game.last"
CHOICES = "new-game.choices"
FIRST_LEVEL = 3
"""Level of the engine that is proposed at first."""
TAGS = {Side.FIRST: "White", Side.SECOND: "Black"}
"""Under which tag a record names the first and the second player."""


def default_game() -> str:
    """The game for somebody who has chosen none."""
    import tomllib

    return str(tomllib.loads(assets.read_text(assets.resource("defaults.toml")))["default_game"])


def remembered_agreement(settings: Settings, game: str) -> Agreement:
    """What was agreed on for a game last time; at first, a person against a modest engine."""
    stored = settings.stored(f"{CHOICES}.{game}", "")
    try:
        agreed = agreement_from_json(json.loads(stored)) if isinstance(stored, str) and stored else None
    except ValueError:
        agreed = None
    return agreed or Agreement(game, seats=(PERSON, Seat(FIRST_LEVEL)))


def first_agreement(settings: Settings) -> Agreement:
    """What the program starts with: the game chosen last, as long as it can be played."""
    last = settings.stored(LAST, "")
    for game in (last, default_game()):
        if isinstance(game, str) and game:
            agreed = remembered_agreement(settings, game)
            for candidate in (agreed, replace(agreed, options={}, time="")):
                try:
                    new_game(candidate)
                except KomagataError:
                    continue
                return candidate
    raise FileError(text("the game that the program starts with cannot be played: {game}", game=default_game()))


def remember(settings: Settings, agreement: Agreement) -> None:
    """Keep what was agreed on for the next time. Raises FileError."""
    agreed = replace(agreement, position="")
    settings.store(f"{CHOICES}.{agreed.game}", json.dumps(agreed.to_json(), ensure_ascii=False))
    settings.store(LAST, agreed.game)


def new_game(agreement: Agreement, names: tuple[str, str] = ("", "")) -> Game:
    """The game that was agreed on. Raises KomagataError for what does not exist or cannot be played."""
    rules = load_rules(agreement.game, agreement.options)
    game = Game(rules, rules.position(agreement.position) if agreement.position else None)
    if agreement.time:
        game.controls = parse_controls(agreement.time)
    game.tags["Date"] = time.strftime("%Y.%m.%d")
    for side in Side:
        if names[side]:
            game.tags[TAGS[side]] = names[side]
    return game


def agreement_of(game: Game) -> Agreement:
    """What a record tells of how it was played; the seats are taken by people."""
    rules = game.rules
    position = "" if game.initial == rules.start() else str(game.initial)
    controls = controls_text(game.controls) if game.controls else ""
    return Agreement(rules.id, MappingProxyType(dict(rules.options)), time=controls, position=position)


def read_anything(source: str, rules: Rules) -> Game:
    """The game of a record in any format, or one that begins with a position: of the game played now if it fits,
    else of the first game in which it makes sense."""
    from komagata import records

    try:
        return records.read(source)
    except NotationError as failure:
        return _from_moves(source, rules) or _from_position(source, rules, failure)


def _from_moves(source: str, rules: Rules) -> Game | None:
    """The game that a bare list of moves tells, from the usual beginning of the game played now; None if it is no list
    of moves, and the first cannot be played."""
    from komagata import records

    if _MOVES.match(source) is None:
        return None
    # As the body of a record of ours: it may have numbers, comments and variations.
    head, _, _ = records.write(Game(rules)).rpartition("*")
    try:
        game = records.read(f"{head}{source}", "kmg")
    except KomagataError:
        return None
    return game if game.root.children else None


_MOVES = re.compile(r"\s*(?:\d+\s*\.+\s*)?[A-Za-z0-9+'@*=-]+(?:\s|$)")
"""The first move, perhaps with its number."""


def _from_position(source: str, rules: Rules, failure: NotationError) -> Game:
    """A game that begins with the position in a text which is no record."""
    position = _position(source, rules)
    if position is None:
        raise _told(source, failure, rules) from failure
    return Game(position.rules, position)


def load_anything(path: Path, rules: Rules) -> Game:
    """The same for a file in any encoding."""
    from komagata import records

    try:
        return records.load(path)
    except NotationError as failure:
        source = records.decode(assets.read_bytes(path))
        return _from_moves(source, rules) or _from_position(source, rules, failure)


def _told(source: str, failure: NotationError, rules: Rules) -> KomagataError:
    """The reason that helps: what is wrong with the position, if it looks like one, else with the record."""
    line = source.strip()
    if "\n" not in line and "/" in line:
        try:
            rules.position(line)
        except KomagataError as error:
            return error
    if line.startswith("["):
        return failure
    return NotationError(text("this is neither the record of a game nor a position"), offset=0)


def _position(source: str, rules: Rules) -> Position | None:
    line = source.strip()
    if "/" not in line or "\n" in line or len(line) > 2000:
        return None
    for name in (None, *catalog().ids()):
        try:
            return (rules if name is None else load_rules(name)).position(line)
        except KomagataError:
            continue
    return None


__all__ = [
    "TAGS",
    "agreement_of",
    "default_game",
    "first_agreement",
    "load_anything",
    "new_game",
    "read_anything",
    "remember",
    "remembered_agreement",
]
