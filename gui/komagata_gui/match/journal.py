"""A match in play as text and back, and the matches of programs that were killed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from komagata.assets import read_text, user_data
from komagata.clock import Clock
from komagata.errors import FileError, KomagataError
from komagata.multiboard.game import MatchGame
from komagata.pieces import Side
from komagata.records.matches import read_match, write_match
from komagata.text import text
from komagata_gui.match.agreement import MatchAgreement, agreement_from_json
from komagata_gui.play.autosave import lock_of

VERSION = 1


@dataclass(frozen=True, slots=True)
class MatchSnapshot:
    game: MatchGame
    agreement: MatchAgreement
    clocks: tuple[Clock, ...] = ()
    """Clocks that stand."""


def match_folder() -> Path:
    return user_data("games/matches")


def write_snapshot(snapshot: MatchSnapshot) -> str:
    data = {
        "version": VERSION,
        "record": write_match(snapshot.game),
        "agreement": snapshot.agreement.to_json(),
        "clocks": [_clock_json(clock) for clock in snapshot.clocks],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def read_snapshot(written: str) -> MatchSnapshot:
    """What `write_snapshot` wrote. Raises KomagataError."""
    unusable = FileError(text("this is no match that was put by"))
    try:
        data = json.loads(written)
    except ValueError as error:
        raise unusable from error
    match data:
        case {"version": 1, "record": str(record), "agreement": dict(agreed), "clocks": list(clocks)}:
            agreement = agreement_from_json(agreed)
            if agreement is None:
                raise unusable
            game = read_match(record)
            return MatchSnapshot(game, agreement, _clocks(game, clocks))
        case _:
            raise unusable


def _clock_json(clock: Clock) -> dict[str, object]:
    turn = None if clock.turn is None else int(clock.turn)
    return {"main": list(clock.main), "periods": list(clock.periods), "turn": turn, "spent": clock.spent}


def _clocks(game: MatchGame, values: list[object]) -> tuple[Clock, ...]:
    """The clocks as they stood; none if that cannot be told."""
    if game.control is None:
        return ()
    found: list[Clock] = []
    for value in values:
        match value:
            case {
                "main": [int(first), int(second)],
                "periods": [int(one), int(other)],
                "turn": int() | None as turn,
                "spent": int(spent),
            } if turn in {0, 1, None}:
                side = None if turn is None else Side(turn)
                controls = (game.control, game.control)
                found.append(Clock(controls, (first, second), (one, other), side, spent=spent))
            case _:
                return ()
    return tuple(found) if len(found) == len(game.match.boards) else ()


def left_behind(folder: Path | None = None) -> Iterator[MatchSnapshot]:
    """The matches of programs that run no more, the latest first, each removed from the journal. What cannot be read
    is set aside."""
    place = folder or match_folder()
    for path in sorted(place.glob("*.json"), reverse=True) if place.is_dir() else ():
        lock = lock_of(path)
        if not lock.tryLock(0):
            continue
        try:
            snapshot = read_snapshot(read_text(path))
            path.unlink(missing_ok=True)
            yield snapshot
        except (KomagataError, OSError, RecursionError):
            with suppress(OSError):
                path.rename(path.with_suffix(".broken"))
        finally:
            lock.unlock()


__all__ = ["MatchSnapshot", "left_behind", "match_folder", "read_snapshot", "write_snapshot"]
