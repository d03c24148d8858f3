"""A match file with its options settled: boards that can be played, who sits where, and what captures turn into."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass

from komagata import assets
from komagata.errors import Fault, UnknownName, VariantError
from komagata.kernel import make_kernel
from komagata.multiboard.schema import MatchFile, MatchPart
from komagata.position import Rules
from komagata.text import text
from komagata.variants.catalog import catalog
from komagata.variants.compiler import compile_variant
from komagata.variants.options import patched, settle, spell
from komagata.variants.reader import located, parse_toml, structure
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


_cache: dict[tuple[str, tuple[tuple[str, str], ...]], MatchRules] = {}
_lock = threading.Lock()


def match_ids() -> tuple[str, ...]:
    """Every match that can be played, in the order in which lists show them."""
    files = [load_match(path.stem) for path in assets.resources("matches", "*.toml")]
    return tuple(file.id for file in sorted(files, key=lambda file: (file.order, file.id)))


def load_match(name: str) -> MatchFile:
    """The file of a match. Raises UnknownName or VariantError."""
    paths = {path.stem: path for path in assets.resources("matches", "*.toml")}
    if name not in paths:
        raise UnknownName(
            text("there is no match '{name}'; there are: {known}", name=name, known=", ".join(sorted(paths)))
        )
    return read_match(assets.read_text(paths[name]))


def read_match(source: str) -> MatchFile:
    """A match file from text. Raises VariantError with every fault of structure."""
    try:
        file = structure(parse_toml(source), MatchFile)
    except VariantError as error:
        raise VariantError(located(error.faults, source)) from None
    faults = tuple(_faults(file))
    if faults:
        raise VariantError(located(faults, source))
    return file


def _faults(file: MatchFile) -> list[Fault]:
    faults: list[Fault] = []
    if len(file.boards) != 2:
        faults.append(Fault(text("expected two boards, not {count}", count=len(file.boards)), "boards"))
    seated = [seat for board in file.boards.values() for seat in board.seats]
    teamed = [seat for seats in file.teams.values() for seat in seats]
    for place, found in (("boards", seated), ("teams", teamed)):
        if sorted(found) != sorted(file.seats) or len(set(found)) != 4:
            faults.append(Fault(text("the seats here must be the four of 'seats', each once"), place))
    for name, board in file.boards.items():
        if board.first not in board.seats:
            faults.append(Fault(text("'{seat}' does not sit at this board", seat=board.first), f"boards.{name}.first"))
    if len(file.teams) != 2 or any(len(seats) != 2 for seats in file.teams.values()):
        faults.append(Fault(text("expected two teams of two seats"), "teams"))
    for index, pair in enumerate(file.transfer):
        if len(pair) != 2:
            faults.append(Fault(text("expected two pieces: one on either board"), f"transfer[{index}]"))
    return faults


def match_rules(name: str, options: Mapping[str, object]) -> MatchRules:
    """A match with its options settled. Raises UnknownName or VariantError."""
    file = load_match(name)
    values = settle(file, {key: spell(value) for key, value in options.items()})
    key = (name, tuple(sorted(values.items())))
    with _lock:
        if key not in _cache:
            _cache[key] = compile_match(file, values)
        return _cache[key]


def compile_match(file: MatchFile, values: Mapping[str, str]) -> MatchRules:
    """Compile both boards. Raises VariantError with the faults of either, each with its path."""
    raw = patched(file, values)
    settled = file if raw is None else structure(raw, MatchFile)
    boards: list[Rules] = []
    faults: list[Fault] = []
    for name, board in settled.boards.items():
        try:
            compiled = compile_variant(structure(catalog().resolved(dict(board.variant)), VariantFile))
            boards.append(Rules(compiled, make_kernel(compiled.tables)))
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


__all__ = ["MatchRules", "Seat", "compile_match", "load_match", "match_ids", "match_rules", "read_match"]
