"""Themes: colours and materials as frozen values, read from TOML files that users can add.

A theme file may name another as its `base` and state only what differs. Reading one lists all its faults at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

from komagata import assets
from komagata.errors import FileError, UnknownName
from komagata.faces import themefile
from komagata.pieces import Side
from komagata.text import text

DEFAULT = "wood"


@dataclass(frozen=True, slots=True)
class PieceColours:
    """The material of one side's pieces."""

    face: str
    light: str
    """Of the bevels towards the light."""
    shade: str
    """Of the bevels away from the light."""
    edge: str
    """Of the outline."""
    grain: str
    """Of the lines in the wood."""
    ink: str
    """Of characters and figures."""
    promoted: str
    """Of characters and figures of promoted pieces."""


@dataclass(frozen=True, slots=True)
class BadgeColours:
    """The mark in the corner that says what a promoted piece was."""

    ground: str
    edge: str
    ink: str


@dataclass(frozen=True, slots=True)
class BoardColours:
    """The board with what surrounds it."""

    ground: str
    dark: str
    """Of the dark squares of a chequered board."""
    grain: str
    line: str
    frame: str
    label: str
    """Of coordinates, and of what is written on the board."""
    frame_label: str
    """Of coordinates on the frame of a chequered board."""
    table: str
    """Behind board and hands."""
    hand: str
    count: str
    """Of the numbers of pieces in hand."""


@dataclass(frozen=True, slots=True)
class MarkColours:
    """What is laid over the board."""

    last: str
    """The squares of the last move."""
    select: str
    """The selected piece."""
    target: str
    """Dots on the squares where it may go."""
    check: str
    hint: str
    premove: str
    arrows: tuple[str, str, str, str]
    """Of arrows and circles drawn by the user, in the order in which they are offered."""
    own: str
    """The influence of the side that is looked at."""
    enemy: str


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """All that a drawing takes from its surroundings. Two themes are the same only if they are one object."""

    id: str
    names: Mapping[str, str]
    """By language code; `en` is always there."""
    dark: bool
    kanji: str
    """Which hand the characters are written in: `antique` or `brush`."""
    bevel: float
    """Width of the slanted edges of a piece, in cells; 0 for flat pieces."""
    grain: float
    """How strongly the wood shows, 0 to 1."""
    shadow: float
    """How dark the shadow of a piece is, 0 to 1."""
    outline: float
    """Width of the outline of a piece, in cells."""
    first: PieceColours
    second: PieceColours
    armies: tuple[str, str]
    """Rims of pieces that started in the first and in the second player's army."""
    discs: tuple[str, str]
    """Characters and rings of the first and of the second player's discs."""
    badge: BadgeColours
    board: BoardColours
    marks: MarkColours

    def piece(self, side: Side) -> PieceColours:
        return self.second if side is Side.SECOND else self.first

    def name(self, language: str = "en") -> str:
        return self.names.get(language) or self.names["en"]


def themes() -> dict[str, Path]:
    """Every theme by its id: the shipped ones in alphabetical order, then the user's, which may replace them."""
    found = {path.stem: path for path in assets.resources("themes", "*.toml")}
    own = assets.user_data("themes")
    if own.is_dir():
        found.update((path.stem, path) for path in sorted(own.glob("*.toml")))
    return found


def theme(name: str = DEFAULT) -> Theme:
    """A theme by its id, read once.

    Raises UnknownName with those that exist, FileError with every fault of its file.
    """
    return _read_once(name)


@cache
def _read_once(name: str) -> Theme:
    found = themes()
    if name not in found:
        raise UnknownName(text("there is no theme {name}; there are {names}", name=name, names=", ".join(found)))
    return read(found[name])


def read(path: str | Path) -> Theme:
    """The theme in a file. Raises FileError with every fault, each with its path and line."""
    return _build(Path(path).stem, _complete(Path(path), ()))


def _complete(path: Path, seen: tuple[Path, ...]) -> themefile.Values:
    """The values of a file laid over those of its base."""
    values, faults = themefile.parse(assets.read_text(path))
    base = values.get(("", "base"))
    under: themefile.Values = {}
    if isinstance(base, str):
        found = dict(themes())
        # A file that replaces a shipped theme may build upon what it replaces.
        if found.get(base) == path or base == path.stem:
            found[base] = assets.root() / "resources" / "themes" / f"{base}.toml"
        if found.get(base) == path or base not in found or found[base] in seen or not found[base].exists():
            faults.append(themefile.bad_base(assets.read_text(path), base, found))
        else:
            under = _complete(found[base], (*seen, path))
    if not seen and not faults:
        faults.extend(themefile.missing(under | values))
    if faults:
        raise FileError([themefile.located(fault, path) for fault in faults])
    return under | values


def _build(identity: str, values: themefile.Values) -> Theme:
    def colours(section: str) -> dict[str, str]:
        return {key: cast(str, value) for (group, key), value in values.items() if group == section}

    def number(section: str, key: str) -> float:
        return cast(float, values[section, key])

    piece, army, disc, marks = colours("piece"), colours("army"), colours("disc"), colours("marks")
    arrows = (marks.pop("arrow1"), marks.pop("arrow2"), marks.pop("arrow3"), marks.pop("arrow4"))
    return Theme(
        id=identity,
        names=colours("names"),
        dark=bool(values["", "dark"]),
        kanji=cast(str, values["", "kanji"]),
        bevel=number("material", "bevel"),
        grain=number("material", "grain"),
        shadow=number("material", "shadow"),
        outline=number("material", "outline"),
        first=PieceColours(**piece),
        second=PieceColours(**piece | colours("piece.second")),
        armies=(army["first"], army["second"]),
        discs=(disc["first"], disc["second"]),
        badge=BadgeColours(**colours("badge")),
        board=BoardColours(**colours("board")),
        marks=MarkColours(arrows=arrows, **marks),
    )


__all__ = [
    "DEFAULT",
    "BadgeColours",
    "BoardColours",
    "MarkColours",
    "PieceColours",
    "Theme",
    "read",
    "theme",
    "themes",
]
