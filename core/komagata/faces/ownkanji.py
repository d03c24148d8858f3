"""The user's own characters for pieces: `kanji.toml` in the folder of the user's data.

    [pieces]                        # in every game, by the id of the piece
    pawn = ["石剣", "剣"]

    [games.chess]                   # in one game only
    queen = ["女王", "后"]

Two characters and one. Only characters that the shipped outlines have can be drawn.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import cast

from komagata import assets
from komagata.errors import Fault, FileError
from komagata.faces.glyphs import KANJI_SETS, glyph
from komagata.text import text

FILE = "kanji.toml"

Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class OwnKanji:
    """What the file says, as far as it can be used, and what is wrong with it."""

    pairs: Mapping[tuple[str, str], Pair]
    """(game, piece) -> characters; the game is empty for all games."""
    faults: tuple[Fault, ...] = ()

    def of(self, game: str, piece: str) -> Pair | None:
        return self.pairs.get((game, piece)) or self.pairs.get(("", piece))


_NONE = OwnKanji({})


def own_kanji() -> OwnKanji:
    """The user's characters; none if there is no file. Faulty entries are left out and listed."""
    path = assets.user_data(FILE)
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        return _NONE
    return _read(path, changed)


@lru_cache(maxsize=4)
def _read(path: Path, changed: int) -> OwnKanji:
    del changed  # part of the key only: a file that is saved again is read again
    try:
        document = tomllib.loads(assets.read_text(path))
    except FileError as error:
        return OwnKanji({}, error.faults)
    except tomllib.TOMLDecodeError as error:
        return OwnKanji({}, (Fault(text("this is not TOML: {reason}", reason=error), path.name),))
    pairs: dict[tuple[str, str], Pair] = {}
    faults: list[Fault] = []
    for game, piece, value in _entries(document, path.name, faults):
        place = f"{path.name}: {f'games.{game}' if game else 'pieces'}.{piece}"
        if not isinstance(value, list) or len(cast("list[object]", value)) != 2:
            faults.append(Fault(text("expected two texts: the two-character and the one-character form"), place))
            continue
        two, one = (str(item) for item in cast("list[object]", value))
        missing = sorted({char for char in two + one if any(glyph(hand, char) is None for hand in KANJI_SETS)})
        if missing or not (1 <= len(two) <= 2 and len(one) == 1):
            wrong = text("there is no outline of {characters}", characters=" ".join(missing))
            long = text("expected at most two characters, and one")
            faults.append(Fault(wrong if missing else long, place))
        else:
            pairs[game, piece] = (two, one)
    return OwnKanji(pairs, tuple(faults))


def _entries(document: dict[str, object], name: str, faults: list[Fault]) -> Iterator[tuple[str, str, object]]:
    for section, table in document.items():
        if section not in ("pieces", "games") or not isinstance(table, dict):
            faults.append(Fault(text("there is no such section; there are pieces and games"), f"{name}: {section}"))
            continue
        games = {"": cast("dict[str, object]", table)} if section == "pieces" else cast("dict[str, object]", table)
        for game, pieces in games.items():
            if isinstance(pieces, dict):
                for piece, value in cast("dict[str, object]", pieces).items():
                    yield game, piece, value
            else:
                faults.append(Fault(text("expected a table of pieces"), f"{name}: {section}.{game}"))


__all__ = ["FILE", "OwnKanji", "own_kanji"]
