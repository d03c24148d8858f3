"""How a game plays, told from quick games of the built-in engine against itself: how long they are, who wins, how they
end, which pieces take part. It finds games that never end, that the first player always wins, or that nobody needs all
pieces of; it does not say how well the engine plays them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import mean, median
from time import perf_counter

from komagata.engine.builtin import Builtin, Stop
from komagata.engine.levels import Level
from komagata.engine.task import Task
from komagata.game import Game
from komagata.moves import Move
from komagata.outcome import Ending
from komagata.pieces import Side
from komagata.position import Position, Rules
from komagata.text import Text, text


@dataclass(frozen=True, slots=True)
class Plan:
    """How the games are played. The same plan, game and kernel give the same report, its seconds left aside."""

    games: int = 20
    nodes: int = 400
    """Positions that the engine looks at for each move; 0: moves are made at random."""
    opening: int = 4
    """Plies at random with which each game begins, so that no two are alike."""
    most_plies: int = 300
    """A game that has gone on for so long is broken off."""
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Played:
    """One game."""

    plies: int
    choices: int
    """Legal moves, added up over all plies."""
    winner: Side | None
    ending: Ending | None
    """Why it ended; None if it was broken off."""
    moved: frozenset[str]
    """Ids of the kinds that moved on the board, as what they were at the time."""
    captured: frozenset[str]
    dropped: frozenset[str]
    became: frozenset[str]
    """Kinds that a piece turned into by promotion."""
    checks: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Report:
    """What came of the games. Shares are from 0 to 1."""

    rules: Rules = field(repr=False)
    plan: Plan
    games: tuple[Played, ...]

    @property
    def lengths(self) -> tuple[int, float, float, int]:
        """The least, mean, median and greatest number of plies."""
        plies = [game.plies for game in self.games] or [0]
        return min(plies), mean(plies), median(plies), max(plies)

    @property
    def decisive(self) -> float:
        return self._share(game.winner is not None for game in self.games)

    @property
    def drawn(self) -> float:
        """Games that ended as draws by the rules."""
        return self._share(game.ending is not None and game.winner is None for game in self.games)

    @property
    def unfinished(self) -> float:
        return self._share(game.ending is None for game in self.games)

    @property
    def first_score(self) -> float:
        """Points of the first player for each game; a game that was broken off counts as a draw."""
        points = {Side.FIRST: 1.0, Side.SECOND: 0.0, None: 0.5}
        return mean(points[game.winner] for game in self.games) if self.games else 0.5

    @property
    def first_error(self) -> float:
        """The standard error of that score."""
        even = 0.25 * (1 - self.drawn - self.unfinished)
        return sqrt(max(even, 0.01) / max(1, len(self.games)))

    @property
    def first_wins(self) -> int:
        return sum(game.winner is Side.FIRST for game in self.games)

    @property
    def second_wins(self) -> int:
        return sum(game.winner is Side.SECOND for game in self.games)

    @property
    def branching(self) -> float:
        """Legal moves in a position, on average."""
        return sum(game.choices for game in self.games) / max(1, sum(game.plies for game in self.games))

    @property
    def checks(self) -> float:
        """Share of moves that give check."""
        return sum(game.checks for game in self.games) / max(1, sum(game.plies for game in self.games))

    @property
    def endings(self) -> list[tuple[Ending | None, int]]:
        """How often games ended for which reason, the most frequent first."""
        return Counter(game.ending for game in self.games).most_common()

    @property
    def seconds(self) -> float:
        return sum(game.seconds for game in self.games)

    def idle(self) -> tuple[str, ...]:
        """Kinds of piece that never moved."""
        return self._missing(game.moved for game in self.games)

    def untaken(self) -> tuple[str, ...]:
        """Kinds that were never captured, royals that cannot be left aside."""
        found = self._missing(game.captured for game in self.games)
        pieces = self.rules.variant.pieces
        taken = self.rules.variant.rules.royal == "capture"
        return tuple(kind for kind in found if taken or not pieces[kind].royal)

    def undropped(self) -> tuple[str, ...]:
        """Kinds that can be in hand and were never dropped."""
        dropped = frozenset[str]().union(*(game.dropped for game in self.games))
        kinds = [_kind(self.rules, slot.codes[0]) for slot in self.rules.tables.slots]
        return tuple(dict.fromkeys(kind for kind in kinds if kind not in dropped))

    def unreached(self) -> tuple[str, ...]:
        """Kinds that a piece may become and never became."""
        became = frozenset[str]().union(*(game.became for game in self.games))
        rows = [row for row in self.rules.tables.codes if row is not None]
        kinds = [_kind(self.rules, code) for row in rows for code in row.promotions]
        return tuple(dict.fromkeys(kind for kind in kinds if kind not in became))

    def remarks(self) -> tuple[Text, ...]:
        """What a maker of games will want to know first."""
        return tuple(_remarks(self))

    def _share(self, true: Iterable[bool]) -> float:
        return sum(true) / len(self.games) if self.games else 0.0

    def _missing(self, seen: Iterable[frozenset[str]]) -> tuple[str, ...]:
        """The kinds that a game has and that are in none of these sets."""
        known = frozenset[str]().union(*seen)
        on_board = {_kind(self.rules, code) for code in self.rules.start().state.board if code}
        return tuple(kind for kind in self.rules.variant.pieces if kind in on_board and kind not in known)


def _kind(rules: Rules, code: int) -> str:
    row = rules.tables.codes[code]
    return "" if row is None else rules.compiled.kinds[row.kind]


def _remarks(report: Report) -> Iterator[Text]:
    least, _, middle, _ = report.lengths
    if report.unfinished >= 0.25:
        yield text("Many games do not end: {share} % were broken off.", share=round(100 * report.unfinished))
    if least <= 4 or middle < 12:
        yield text("Games can be over very soon: after {least} moves of both sides together.", least=least)
    # What chance alone makes of even games, 19 times out of 20, says nothing.
    if abs(report.first_score - 0.5) > max(0.1, 1 / sqrt(max(1, len(report.games)))):
        if report.first_score > 0.5:
            yield text("The first player seems to have a large advantage.")
        else:
            yield text("The second player seems to have a large advantage.")
    if report.drawn >= 0.5:
        yield text("At least half of the games are drawn.")
    if report.idle():
        yield text("Some pieces never moved.")


def play_report(
    rules: Rules, plan: Plan, stop: Stop | None = None, on_game: Callable[[Played], None] | None = None
) -> Report:
    """Play the games, one after the other; `on_game` hears of each. Stopped, it tells of those that are complete."""
    games: list[Played] = []
    for number in range(plan.games):
        played = _play(rules, plan, number, stop or (lambda: False))
        if played is None:
            break
        games.append(played)
        if on_game:
            on_game(played)
    return Report(rules, plan, tuple(games))


def _play(rules: Rules, plan: Plan, number: int, stop: Stop) -> Played | None:
    """One game, or None if it was stopped."""
    begun, chance = perf_counter(), Random(f"{plan.seed} {number}")
    engine = Builtin(chance.randrange(2**32))
    how = Level(0, text("Report"), depth=30, nodes=plan.nodes, spread=40)
    game, diary = Game(rules), _Diary(rules)
    while game.outcome() is None and len(game.moves) < plan.most_plies:
        if stop():
            return None
        task = Task.of(game)
        if not task.legal:
            break
        at_random = not plan.nodes or len(game.moves) < plan.opening
        move = chance.choice(task.legal) if at_random else engine.choose(task, how, stop)
        diary.note(task.position, move, len(task.legal))
        game.play(move)
        diary.checks += game.position.is_check()
    outcome = game.outcome()
    return Played(
        plies=len(game.moves),
        choices=diary.choices,
        winner=outcome.winner if outcome else None,
        ending=outcome.reason if outcome else None,
        moved=frozenset(diary.moved),
        captured=frozenset(diary.captured),
        dropped=frozenset(diary.dropped),
        became=frozenset(diary.became),
        checks=diary.checks,
        seconds=perf_counter() - begun,
    )


class _Diary:
    """What happens in one game."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.choices = self.checks = 0
        self.moved, self.captured, self.dropped, self.became = (set[str]() for _ in range(4))

    def note(self, position: Position, move: Move, choices: int) -> None:
        rules, board = self._rules, position.state.board
        self.choices += choices
        if move.is_drop:
            self.dropped.add(_kind(rules, rules.tables.slots[move.slot].codes[position.side]))
        else:
            row = rules.tables.codes[board[move.origin]]
            self.moved.add(_kind(rules, board[move.origin]))
            if move.promotion and row is not None:
                self.became.add(_kind(rules, row.promotions[move.promotion - 1]))
        self.captured.update(_kind(rules, board[square]) for square, _ in position.transition(move).captured)


__all__ = ["Plan", "Played", "Report", "play_report"]
