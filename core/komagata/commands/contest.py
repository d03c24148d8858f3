"""Matches on two boards between engines: many for `komagata match`, one to be watched for `komagata demo`."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from komagata import assets
from komagata.commands.common import interruptible, progress, say
from komagata.commands.matches import match_lines, quota_line, turn_words
from komagata.commands.players import limits_of
from komagata.commands.quartet import seat_player
from komagata.engine.match import Tally
from komagata.engine.quartet import MatchTerms, SeatPlayer, play_quartet
from komagata.errors import UnknownName
from komagata.multiboard.game import Entry, MatchGame
from komagata.protocol.messages import Limits
from komagata.records.matches import save_match
from komagata.text import text

LEVELS = ("engine:6", "engine:5")
MOST_PLIES = 500


def contest(opening: MatchGame, arguments: Namespace) -> int:
    """Two engines, each in both seats of a team, play matches with changing ends."""
    if arguments.clock:
        raise UnknownName(text("matches on two boards are played here with a time for each move, not with clocks"))
    interruptible(lambda: _contest(opening, arguments))
    return 0


def _contest(opening: MatchGame, arguments: Namespace) -> None:
    tally, specs = Tally(), (arguments.one, arguments.other)
    terms = MatchTerms(limits_of(arguments), arguments.most_plies)
    for number in progress(range(arguments.games), arguments.games, "matches"):
        game = MatchGame(opening.rules, str(opening.match))
        swapped = number % 2
        teams = [specs[team ^ swapped] for team in (0, 1)]
        play_quartet(game, _seated(game, teams, arguments.seed + 4 * number), terms)
        outcome = game.outcome()
        points = 0.5 if outcome is None or outcome.winner is None else float(int(outcome.winner) == swapped)
        tally = tally.plus(points)
        first, second = game.rules.teams
        say(f"match {number + 1}: {first} {teams[0]} - {second} {teams[1]}: {outcome} after {len(game.entries)} moves")
        if arguments.output:
            save_match(game, Path(arguments.output) / f"{game.rules.id}-{number + 1:04}.kmg")
    say(f"{specs[0]} against {specs[1]}: {tally}")


def _seated(game: MatchGame, teams: list[str], seed: int) -> dict[str, SeatPlayer]:
    """The engine of each team in both its seats."""
    players: dict[str, SeatPlayer] = {}
    for number, seat in enumerate(game.rules.seats.values()):
        player = seat_player(teams[seat.team], seed + number)
        if player is None:
            raise UnknownName(text("only engines play here; see `komagata play`"))
        players[seat.name] = player
        game.tags[seat.name] = player.name
    return players


def show_match(game: MatchGame, arguments: Namespace, seconds: float) -> int:
    """A whole match of engines, move by move, saved as a record and as pictures."""
    players = _seated(game, list(LEVELS), arguments.seed)
    say(f"{game.rules.file.names['en']}: {LEVELS[0]} for {game.rules.teams[0]}, {LEVELS[1]} for {game.rules.teams[1]}")
    begun = perf_counter()
    terms = MatchTerms(Limits(milliseconds=int(seconds * 1000 / MOST_PLIES)), MOST_PLIES)

    def late() -> bool:
        return perf_counter() - begun > seconds

    interruptible(lambda: play_quartet(game, players, terms, _narrator(brief=arguments.brief), late))
    if game.outcome() is None:
        game.agree_draw()
    for line in match_lines(game.match):
        say(line)
    say(f"{game.outcome()} after {len(game.entries)} moves in {perf_counter() - begun:.0f} s")
    for path in _save(game, Path(arguments.out)):
        say(f"saved: {path}")
    return 0


def _narrator(*, brief: bool) -> Callable[[MatchGame, Entry, float], None]:
    def narrate(game: MatchGame, entry: Entry, _seconds: float) -> None:
        before = game.moments[-2]
        turn = entry.turn
        say(f"{len(game.entries)}. {turn.seat} {turn.uci}: {turn_words(before, turn.seat, turn.move)}")
        if not brief and len(game.entries) % 20 == 0:
            for line in match_lines(game.match):
                say(line)
            say(quota_line(game.match))
        sys.stdout.flush()

    return narrate


def _save(game: MatchGame, folder: Path) -> list[Path]:
    from komagata import draw

    name = f"{game.rules.id}-demo"
    record, vector, image = (folder / f"{name}{suffix}" for suffix in (".kmg", ".svg", ".png"))
    save_match(game, record)
    svg = draw.match(game.match, title=f"{game.rules.file.names['en']}: {game.outcome()}")
    assets.atomic_write(vector, svg)
    assets.atomic_write(image, draw.png(svg, scale=2))
    return [record, vector, image]


__all__ = ["contest", "show_match"]
