"""The tables under `resources/records/`: names, handicaps, endings. The only module here that reads them."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Literal

import msgspec

from komagata import assets

Who = Literal["mover", "other", "none"]
"""Who wins, as seen from the player to move."""


class GameNames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one game is written in Japanese records."""

    style: Literal["short", "long"]
    handicap: str
    """What the head says of a game from the start position."""
    csa: dict[str, str] = {}
    moves: dict[str, str] = {}
    diagram: dict[str, str] = {}
    read: dict[str, str] = {}
    """More names that are understood -> letter."""


class JapaneseTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`japanese.toml`."""

    aliases: dict[str, str]
    games: dict[str, GameNames]
    handicaps: dict[str, dict[str, str]]
    presets: dict[str, dict[str, str]]
    heads: dict[str, str]
    endings: dict[str, dict[str, tuple[str, Who]]]


class PgnTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`pgn.toml`."""

    default: str
    """The game of a record that names none."""
    names: dict[str, str] = {}
    """Further names of games, in lower case -> id."""
    letters: dict[str, dict[str, str]] = {}
    """By game: letters of other programs -> those of the game's file."""


@cache
def japanese() -> JapaneseTables:
    """Names, handicaps and endings of Japanese records."""
    return msgspec.convert(_toml("records/japanese.toml"), JapaneseTables)


@cache
def pgn() -> PgnTables:
    """Names of games in PGN."""
    return msgspec.convert(_toml("records/pgn.toml"), PgnTables)


def _toml(name: str) -> dict[str, object]:
    return tomllib.loads(assets.read_text(assets.resource(name)))


__all__ = ["GameNames", "JapaneseTables", "PgnTables", "Who", "japanese", "pgn"]
