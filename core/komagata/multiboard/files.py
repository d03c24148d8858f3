"""Match files: those that are shipped and the user's own, and what is wrong with them."""

from __future__ import annotations

import re
import threading
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from komagata import assets
from komagata.errors import Fault, FileError, UnknownName, VariantError
from komagata.multiboard.schema import MatchFile
from komagata.text import text
from komagata.variants.reader import located, parse_toml, structure

_SEAT = re.compile(r"[A-Za-z][A-Za-z0-9]{0,7}", re.ASCII)
_TEAM = re.compile(r"[a-z][a-z0-9-]{0,15}", re.ASCII)
MOST_QUOTA = 999
"""A match string has room for three digits."""


class MatchCatalog:
    """Match files by id, which is also the name of the file. A user's file may not take a shipped id."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self._paths: dict[str, Path] = {}
        for folder in folders:
            for path in sorted(folder.glob("*.toml")) if folder.is_dir() else ():
                self._paths.setdefault(path.stem, path)
        self._files: dict[str, MatchFile] = {}
        self._lock = threading.RLock()

    def ids(self) -> tuple[str, ...]:
        """Every match that can be read, in the order in which lists show them."""
        files = [file for name in self._paths if (file := self._readable(name)) is not None]
        return tuple(file.id for file in sorted(files, key=lambda file: (file.order, file.id)))

    def faults(self) -> dict[Path, tuple[Fault, ...]]:
        """Files that cannot be read, with what is wrong in each."""
        result: dict[Path, tuple[Fault, ...]] = {}
        for name, path in self._paths.items():
            try:
                self.load(name)
            except (VariantError, FileError) as error:
                result[path] = error.faults
        return result

    def load(self, name: str) -> MatchFile:
        """The file of a match. Raises UnknownName, VariantError or FileError."""
        if name not in self._paths:
            known = ", ".join(self.ids())
            raise UnknownName(text("there is no match '{name}'; there are: {known}", name=name, known=known))
        with self._lock:
            if name not in self._files:
                self._files[name] = read_match(assets.read_text(self._paths[name]), name)
            return self._files[name]

    def _readable(self, name: str) -> MatchFile | None:
        try:
            return self.load(name)
        except (VariantError, FileError):
            return None


_shared: list[MatchCatalog] = []


def matches(*, fresh: bool = False) -> MatchCatalog:
    """The shipped matches and those in the user's folder `matches`; `fresh` looks at the folders again."""
    if fresh or not _shared:
        _shared[:] = [MatchCatalog([assets.resource("matches"), assets.user_data() / "matches"])]
    return _shared[0]


def is_match(source: str) -> bool:
    """Whether the text of a file is that of a match and not of one board's game."""
    return (
        re.search(r"^\s*(\[\s*boards\s*\.|\[\s*boards\s*\]|boards\s*=|transfer\s*=)", source, re.MULTILINE) is not None
    )


def read_match(source: str, name: str = "") -> MatchFile:
    """A match file from text. Raises VariantError with every fault of structure."""
    try:
        file = structure(parse_toml(source), MatchFile)
    except VariantError as error:
        raise VariantError(located(error.faults, source)) from None
    faults = match_faults(file)
    if name and file.id != name:
        faults.append(Fault(text("the id '{id}' must be the name of the file, '{name}'", id=file.id, name=name), "id"))
    if faults:
        raise VariantError(located(tuple(faults), source))
    return file


def match_faults(file: MatchFile) -> list[Fault]:
    """What is wrong with a file of the right structure, apart from the games on its boards."""
    return [*_seat_faults(file), *_board_faults(file), *_other_faults(file)]


def _seat_faults(file: MatchFile) -> list[Fault]:
    faults: list[Fault] = []
    seated = [seat for board in file.boards.values() for seat in board.seats]
    teamed = [seat for seats in file.teams.values() for seat in seats]
    for place, found in (("boards", seated), ("teams", teamed)):
        if sorted(found) != sorted(file.seats) or len(set(found)) != 4:
            faults.append(Fault(text("the seats here must be the four of 'seats', each once"), place))
    faults += [
        Fault(text("'{seat}': a seat is called by up to eight letters and digits", seat=seat), "seats")
        for seat in file.seats
        if _SEAT.fullmatch(seat) is None
    ]
    if len(file.teams) != 2 or any(len(seats) != 2 for seats in file.teams.values()):
        faults.append(Fault(text("expected two teams of two seats"), "teams"))
    faults += [
        Fault(text("'{team}': a team is called by a word in small letters", team=team), "teams")
        for team in file.teams
        if _TEAM.fullmatch(team) is None or team == "draw"
    ]
    return faults


def _board_faults(file: MatchFile) -> list[Fault]:
    faults: list[Fault] = []
    if len(file.boards) != 2:
        faults.append(Fault(text("expected two boards, not {count}", count=len(file.boards)), "boards"))
    teams = {seat: team for team, seats in file.teams.items() for seat in seats}
    for name, board in file.boards.items():
        place = f"boards.{name}"
        if board.first not in board.seats:
            faults.append(Fault(text("'{seat}' does not sit at this board", seat=board.first), f"{place}.first"))
        if len(board.seats) != 2:
            faults.append(Fault(text("expected two seats"), f"{place}.seats"))
        elif len({teams.get(seat, seat) for seat in board.seats}) < 2:
            faults.append(Fault(text("partners may not play against each other"), f"{place}.seats"))
        if "id" not in board.variant:
            faults.append(Fault(text("'{name}' is missing", name="id"), f"{place}.variant"))
    return faults


def _other_faults(file: MatchFile) -> list[Fault]:
    faults: list[Fault] = []
    for index, pair in enumerate(file.transfer):
        if len(pair) != 2:
            faults.append(Fault(text("expected two pieces: one on either board"), f"transfer[{index}]"))
    if all(len(pair) == 2 for pair in file.transfer):
        for side in (0, 1):
            counts = Counter(pair[side] for pair in file.transfer)
            twice = [kind for kind, count in counts.items() if count > 1]
            faults += [Fault(text("'{kind}' stands twice on one side", kind=kind), "transfer") for kind in twice]
    if not 0 <= file.rules.quota <= MOST_QUOTA:
        faults.append(Fault(text("expected a number from 0 to {most}", most=MOST_QUOTA), "rules.quota"))
    for name, option in file.options.items():
        if option.default not in option.choices:
            words = text("there is no choice '{choice}'", choice=option.default)
            faults.append(Fault(words, f"options.{name}.default"))
    return faults


__all__ = ["MatchCatalog", "is_match", "match_faults", "matches", "read_match"]
