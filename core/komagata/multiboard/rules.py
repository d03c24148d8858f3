"""A match file with its options settled: boards that can be played, who sits where, and what captures turn into."""

from __future__ import annotations

import os
import threading
from collections.abc import Mapping
from dataclasses import dataclass

from komagata.errors import Fault, VariantError
from komagata.kernel import make_kernel
from komagata.multiboard.files import match_faults, matches, read_match
from komagata.multiboard.schema import MatchFile, MatchPart
from komagata.position import Rules
from komagata.text import text
from komagata.variants.catalog import catalog
from komagata.variants.compiler import compile_variant
from komagata.variants.options import patched, settle, spell, tried
from komagata.variants.reader import located, structure
from komagata.variants.schema import VariantFile


@dataclass(frozen=True, slots=True)
class Seat:
    """One of four chairs."""

    name: str
    board: int
    side: int
    """Which side of its board it plays."""
    partner: str
    team: int
    starts: bool
    """It makes the first move on its board."""


@dataclass(frozen=True, slots=True)
class MatchRules:
    """What `komagata.match()` plays by."""

    file: MatchFile
    options: Mapping[str, str]
    boards: tuple[Rules, ...]
    board_names: tuple[str, ...]
    seats: Mapping[str, Seat]
    teams: tuple[str, str]
    transfers: tuple[Mapping[str, int], ...]
    """For each board: kind that a captured piece reverts to -> hand slot on the other board."""

    @property
    def part(self) -> MatchPart:
        return self.file.rules

    @property
    def id(self) -> str:
        return self.file.id


_cache: dict[tuple[str, tuple[tuple[str, str], ...], str], tuple[MatchFile, MatchRules]] = {}
_lock = threading.Lock()


def match_ids() -> tuple[str, ...]:
    """Every match that can be played, in the order in which lists show them."""
    return matches().ids()


def load_match(name: str) -> MatchFile:
    """The file of a match. Raises UnknownName, VariantError or FileError."""
    return matches().load(name)


def check_match(source: str) -> tuple[Fault, ...]:
    """Everything that is wrong with the text of a match file, with every choice of every option tried."""
    try:
        file = read_match(source)
    except VariantError as error:
        return located(error.faults, source)
    return located(tried(file, lambda choice: compile_match(file, settle(file, choice))), source)


def match_rules(name: str, options: Mapping[str, object], kernel: str | None = None) -> MatchRules:
    """A match with its options settled. Raises UnknownName or VariantError."""
    file = load_match(name)
    values = settle(file, {key: spell(value) for key, value in options.items()})
    key = (name, tuple(sorted(values.items())), kernel or os.environ.get("KOMAGATA_KERNEL", ""))
    with _lock:
        known = _cache.get(key)
        if known is None or known[0] is not file:
            known = (file, compile_match(file, values, kernel))
            _cache[key] = known
        return known[1]


def compile_match(file: MatchFile, values: Mapping[str, str], kernel: str | None = None) -> MatchRules:
    """Compile both boards. Raises VariantError with the faults of either, each with its path."""
    raw = patched(file, values)
    settled = file if raw is None else structure(raw, MatchFile)
    boards: list[Rules] = []
    faults = [] if settled is file else match_faults(settled)
    if faults:
        raise VariantError(faults)
    for name, board in settled.boards.items():
        try:
            compiled = compile_variant(structure(catalog().resolved(dict(board.variant)), VariantFile))
            boards.append(Rules(compiled, make_kernel(compiled.tables, kernel)))
        except VariantError as error:
            faults += [Fault(fault.text, f"boards.{name}.variant.{fault.path}") for fault in error.faults]
    if faults:
        raise VariantError(faults)
    first, second = settled.teams
    return MatchRules(
        file=settled,
        options=values,
        boards=tuple(boards),
        board_names=tuple(settled.boards),
        seats=_seats(settled),
        teams=(first, second),
        transfers=_transfers(settled, boards),
    )


def _seats(file: MatchFile) -> dict[str, Seat]:
    result: dict[str, Seat] = {}
    for name in file.seats:
        number, board = next((n, b) for n, b in enumerate(file.boards.values()) if name in b.seats)
        team, mates = next((n, mates) for n, mates in enumerate(file.teams.values()) if name in mates)
        partner = next(mate for mate in mates if mate != name)
        result[name] = Seat(name, number, board.seats.index(name), partner, team, board.first == name)
    return result


def _transfers(file: MatchFile, boards: list[Rules]) -> tuple[dict[str, int], ...]:
    tables: list[dict[str, int]] = [{}, {}]
    faults: list[Fault] = []
    for index, pair in enumerate(file.transfer):
        for number in (0, 1):
            kind, other = pair[number], pair[1 - number]
            target = boards[1 - number].compiled
            letter = target.variant.pieces[other].letter if other in target.variant.pieces else ""
            if kind not in boards[number].compiled.variant.pieces or letter not in target.slot_tokens:
                said = text("'{kind}' and '{other}' are not two pieces that can be handed over", kind=kind, other=other)
                faults.append(Fault(said, f"transfer[{index}]"))
                continue
            tables[number][kind] = target.slot_tokens.index(letter)
    if faults:
        raise VariantError(faults)
    return tuple(tables)


__all__ = [
    "MatchRules",
    "Seat",
    "check_match",
    "compile_match",
    "load_match",
    "match_ids",
    "match_rules",
    "read_match",
]
