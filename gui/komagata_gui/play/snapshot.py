"""All of a game in play as text and back: the record with who plays, where play stands, and what the clocks showed."""

from __future__ import annotations

import json
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from komagata import records
from komagata.clock import Clock
from komagata.errors import FileError
from komagata.game import Game
from komagata.pieces import Side
from komagata.text import text
from komagata.tree import Node
from komagata_gui.play.agreement import Agreement, agreement_from_json
from komagata_gui.play.session import Mode

VERSION = 1


@dataclass(frozen=True, slots=True)
class Snapshot:
    game: Game
    agreement: Agreement
    mode: Mode
    live: Node
    clock: Clock | None = None
    """A clock that stands."""
    file: str = ""
    """The file that the record was read from or saved to."""
    saved: bool = False
    """Everything is in that file."""


_texts: WeakKeyDictionary[Game, tuple[object, str]] = WeakKeyDictionary()


def _record(game: Game) -> str:
    """The record of a game; written anew only when something of it has changed, since whoever looks through a long game
    wants to do so fast."""
    state = (game.revision, tuple(game.tags.items()), game.controls)
    known = _texts.get(game)
    if known is None or known[0] != state:
        known = _texts[game] = (state, records.write(game))
    return known[1]


def write_snapshot(snapshot: Snapshot, shown: Node | None = None) -> str:
    data = {
        "version": VERSION,
        "record": _record(snapshot.game),
        "agreement": snapshot.agreement.to_json(),
        "mode": snapshot.mode.name,
        "live": _way(snapshot.live),
        "shown": _way(shown or snapshot.game.node),
        "clock": _clock_json(snapshot.clock),
        "file": snapshot.file,
        "saved": snapshot.saved,
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def read_snapshot(written: str) -> Snapshot:
    """What `write_snapshot` wrote. Raises KomagataError: FileError for a text that is none, else what the record is."""
    try:
        data = json.loads(written)
    except ValueError as error:
        raise _unusable() from error
    if not isinstance(data, dict) or data.get("version") != VERSION or not isinstance(data.get("record"), str):
        raise _unusable()
    agreement = agreement_from_json(data.get("agreement"))
    if agreement is None:
        raise _unusable()
    game = records.read(data["record"])
    mode = Mode.REVIEW if data.get("mode") == Mode.REVIEW.name else Mode.PLAY
    live = _node(game, data.get("live"))
    game.go(_node(game, data.get("shown")))
    file = data.get("file")
    return Snapshot(
        game,
        agreement,
        mode,
        live,
        _clock(game, data.get("clock")),
        file if isinstance(file, str) else "",
        data.get("saved") is True,
    )


def _unusable() -> FileError:
    return FileError(text("this is no game that was put by"))


def _way(node: Node) -> list[int]:
    """Which child leads on at each step from the beginning."""
    return [step.parent.children.index(step) for step in node.path() if step.parent is not None]


def _node(game: Game, way: object) -> Node:
    """The node that a way leads to; the end of the main line if it leads nowhere."""
    node = game.root
    for step in way if isinstance(way, list) else [None]:
        if not isinstance(step, int) or not 0 <= step < len(node.children):
            return game.root.last()
        node = node.children[step]
    return node


def _clock_json(clock: Clock | None) -> dict[str, object] | None:
    if clock is None:
        return None
    turn = None if clock.turn is None else int(clock.turn)
    return {"main": list(clock.main), "periods": list(clock.periods), "turn": turn, "spent": clock.spent}


def _clock(game: Game, value: object) -> Clock | None:
    """The clock as it stood; a new one if that cannot be told, none in a game without clocks."""
    if game.controls is None:
        return None
    match value:
        case {
            "main": [int(first), int(second)],
            "periods": [int(one), int(other)],
            "turn": int() | None as turn,
            "spent": int(spent),
        } if turn in {0, 1, None}:
            side = None if turn is None else Side(turn)
            return Clock(game.controls, (first, second), (one, other), side, spent=spent)
        case _:
            return Clock.of(game.controls)


__all__ = ["Snapshot", "read_snapshot", "write_snapshot"]
