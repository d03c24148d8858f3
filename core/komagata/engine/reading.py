"""How fast records are read, legality checked, beside python-chess, which many programs read PGN with."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from time import perf_counter
from typing import Any

from komagata import records
from komagata.game import Game
from komagata.position import load_rules

RIVAL = "python-chess"
PLIES = 80


@dataclass(frozen=True, slots=True)
class Read:
    """One program that reads games of one kind."""

    program: str
    what: str
    games: int
    moves: int
    seconds: float
    """Of the best turn."""

    @property
    def speed(self) -> float:
        """Moves a second."""
        return self.moves / max(self.seconds, 1e-9)


def readings(games: Sequence[str], count: int, turns: int) -> Iterator[Read]:
    """Random games of these kinds in our own format, and those of Chess in PGN by python-chess if it is installed; all
    in one run and in alternation."""
    texts = {game: own_games(game, count) for game in games}
    jobs: list[tuple[str, str, Callable[[], int]]] = [
        ("komagata", game, _reader(source)) for game, source in texts.items()
    ]
    rival = _rival(count)
    if rival is not None:
        jobs.append((RIVAL, "PGN", rival))
    moves = [0] * len(jobs)
    times: list[list[float]] = [[] for _ in jobs]
    for _ in range(turns):
        for index, (_, _, job) in enumerate(jobs):
            begun = perf_counter()
            moves[index] = job()
            times[index].append(perf_counter() - begun)
    for (program, what, _), read, taken in zip(jobs, moves, times, strict=True):
        yield Read(program, what, count, read, min(taken))


def _reader(source: str) -> Callable[[], int]:
    return lambda: sum(entry.plies for entry in records.stream(io.StringIO(source)))


def own_games(name: str, count: int) -> str:
    """Random games of `PLIES` moves, one after another, without comments."""
    rules = load_rules(name)
    chance = random.Random(1)
    written: list[str] = []
    while len(written) < count:
        game = Game(rules)
        for _ in range(PLIES):
            moves = game.position.legal_moves()
            if not moves:
                break
            game.play(chance.choice(moves), beyond_end=True)
        if game.node.ply == PLIES:
            game.tags = {"Event": "Bench", "Date": "2026.01.01", "White": "One", "Black": "Other"}
            written.append(records.write(game))
    return "\n".join(written)


def _rival(count: int) -> Callable[[], int] | None:
    try:
        # As a submodule, so that no string here is the id of a game.
        pgn: Any = import_module("chess.pgn")
    except ImportError:
        return None
    chance = random.Random(1)
    written: list[str] = []
    while len(written) < count:
        board = pgn.chess.Board()
        while len(board.move_stack) < PLIES and not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
        if len(board.move_stack) == PLIES:
            written.append(str(pgn.Game.from_board(board)))
    source = "\n\n".join(written)

    def read() -> int:
        handle, moves = io.StringIO(source), 0
        while (game := pgn.read_game(handle)) is not None:
            moves += sum(1 for _ in game.mainline_moves())
        return moves

    return read


__all__ = ["PLIES", "RIVAL", "Read", "own_games", "readings"]
