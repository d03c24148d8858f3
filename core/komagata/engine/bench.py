"""How fast things are: move counting in both kernels, in Fairy-Stockfish and in shogiops, search, start-up.

Each line compares programs in one run on the same positions, taking the best of several turns in alternation, since
other work on the machine only ever slows a program down.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from configparser import ConfigParser
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from komagata import assets
from komagata.engine.driver import Driver
from komagata.engine.process import ProcessTransport, find_program
from komagata.errors import EngineError
from komagata.kernel import available
from komagata.kernel.interface import SearchLimits
from komagata.position import Position, load_rules
from komagata.protocol.session import Session
from komagata.protocol.uci import UCI

RIVAL = "fairy-stockfish"
RIVAL_GAMES = "bench/fairy-stockfish-11.ini"
PEER = "shogiops"
PEER_SCRIPT = "bench/shogiops.mjs"
PEERS = "KOMAGATA_PEERS"
"""Environment variable that names the folder whose `node_modules` holds the peer."""
PROBE = "komagata_gui.probe"
ENOUGH = 0.5
"""Seconds of one turn beyond which it is not repeated."""


@dataclass(frozen=True, slots=True)
class Job:
    """Counting moves from one position."""

    game: str
    depth: int
    position: str | None = None
    """None: the start of the game."""
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    """Choices about the rules by which all programs count alike."""


@dataclass(frozen=True, slots=True)
class Count:
    """One program counting the move sequences of one position."""

    program: str
    nodes: int
    seconds: float

    @property
    def speed(self) -> float:
        """Leaves a second."""
        return self.nodes / max(self.seconds, 1e-9)


@dataclass(frozen=True, slots=True)
class Perft:
    """All programs on one position."""

    game: str
    position: str
    depth: int
    counts: tuple[Count, ...]

    @property
    def agree(self) -> bool:
        return len({count.nodes for count in self.counts if count.program != "reference"}) <= 1

    def ratio(self, one: str, other: str) -> float | None:
        """How many times as fast `one` is as `other`."""
        speed = {count.program: count.speed for count in self.counts}
        return speed[one] / speed[other] if one in speed and other in speed else None


@dataclass(frozen=True, slots=True)
class Searched:
    """The built-in search on one position."""

    game: str
    kernel: str
    depth: int
    nodes: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Started:
    """How long a fresh interpreter takes for some statement, beyond what it takes for none."""

    statement: str
    milliseconds: float


def perfts(jobs: Sequence[Job], turns: int = 5) -> Iterator[Perft]:
    """Count in every program that can."""
    rival = _start_rival()
    try:
        for job in jobs:
            rules = load_rules(job.game, job.options)
            position = rules.start() if job.position is None else rules.position(job.position)
            counters = {name: _counter(job, name, position, job.depth) for name in available() if name == "native"}
            theirs = rival and _rival_name(job.game)
            if rival and theirs:
                rival.configure({"UCI_Variant": theirs})
                counters[RIVAL] = _rival_counter(rival, position.fen(), job.depth)
            peer = _peer_counter(position, job.depth)
            if peer:
                counters[PEER] = peer
            counts = _best(counters, turns)
            counts += _best({"reference": _counter(job, "reference", position, max(1, job.depth - 2))}, 1)
            yield Perft(job.game, str(position), job.depth, tuple(counts))
    finally:
        if rival:
            rival.close()


def searches(games: Sequence[str], milliseconds: int) -> Iterator[Searched]:
    """The built-in search from the start position of each game."""
    for game in games:
        for name in available():
            rules = load_rules(game, kernel=name)
            state = rules.start().state
            begun = perf_counter()
            line = rules.kernel.search(state, SearchLimits(milliseconds=milliseconds))[0]
            yield Searched(game, name, line.depth, line.nodes, perf_counter() - begun)


def starts(statements: Sequence[str], turns: int = 5) -> Iterator[Started]:
    """Start-up times."""

    def run(statement: str) -> float:
        begun = perf_counter()
        subprocess.run([sys.executable, "-c", statement], check=False, stdout=subprocess.DEVNULL)
        return perf_counter() - begun

    nothing = min(run("pass") for _ in range(turns))
    for statement in statements:
        yield Started(statement, 1000 * (min(run(statement) for _ in range(turns)) - nothing))


@dataclass(frozen=True, slots=True)
class Dragged:
    """Painting the board of the window while a piece is dragged over it, in milliseconds of processor time."""

    paintings: int
    median: float
    most: float
    """Of 99 in 100 paintings."""
    slowest: float


def drag(game: str, width: int, height: int, frames: int) -> Dragged | None:
    """Asks the window's probe in a process of its own; None without a window."""
    command = [sys.executable, "-m", PROBE, game, str(width), str(height), str(frames)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
    words = done.stdout.split()
    if done.returncode or len(words) != 4:
        return None
    return Dragged(int(words[0]), *(float(word) for word in words[1:]))


def _counter(job: Job, kernel: str, position: Position, depth: int) -> Callable[[], int]:
    same = load_rules(job.game, job.options, kernel).position(str(position))
    return lambda: same.perft(depth)


def _rival_counter(rival: Driver, fen: str, depth: int) -> Callable[[], int]:
    return lambda: rival.perft(fen, [], depth)


def _peer_counter(position: Position, depth: int) -> Callable[[], int] | None:
    """Counting in shogiops, if Node and its package are here and it knows the game."""
    node, folder = find_program("node"), os.environ.get(PEERS, "")
    rules = position.rules.variant.programs.get(PEER)
    if not (node and folder and rules and (Path(folder) / "node_modules" / PEER).is_dir()):
        return None
    command = [node, str(assets.resource(PEER_SCRIPT)), folder, rules, str(position), str(depth)]

    def count() -> int:
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode or not done.stdout.strip().isdecimal():
            raise EngineError(f"{PEER}: {done.stderr.strip()[-200:]}")
        return int(done.stdout)

    return count


def _best(counters: Mapping[str, Callable[[], int]], turns: int) -> list[Count]:
    """The best turn of each, taken in alternation."""
    best: dict[str, Count] = {}
    for turn in range(turns):
        for name, count in counters.items():
            if turn and best[name].seconds > ENOUGH:
                continue
            begun = perf_counter()
            nodes = count()
            result = Count(name, nodes, perf_counter() - begun)
            if name not in best or result.seconds < best[name].seconds:
                best[name] = result
    return list(best.values())


def _rival_file() -> Path:
    return assets.resource(RIVAL_GAMES)


def _rival_name(game: str) -> str | None:
    """What Fairy-Stockfish calls this game, None if it cannot play it by the same rules."""
    parser = ConfigParser(strict=False)
    parser.read(_rival_file(), encoding="utf-8")
    if game in {section.partition(":")[0] for section in parser.sections()}:
        return game
    return load_rules(game).variant.programs.get(RIVAL)


def _start_rival() -> Driver | None:
    if find_program(RIVAL) is None:
        return None
    try:
        driver = Driver(ProcessTransport([RIVAL]), Session(UCI))
        driver.start({"VariantPath": str(_rival_file()), "Threads": "1"})
    except EngineError:
        return None
    return driver


__all__ = [
    "PEER",
    "RIVAL",
    "Count",
    "Dragged",
    "Job",
    "Perft",
    "Searched",
    "Started",
    "drag",
    "perfts",
    "searches",
    "starts",
]
