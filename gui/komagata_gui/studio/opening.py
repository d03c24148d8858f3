"""What the studio begins with: what was made of a game the last time, or the game as it is on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from komagata.errors import KomagataError
from komagata.sets.games import load
from komagata.sets.job import Game, Job, Looks
from komagata_gui.i18n import current_language
from komagata_gui.studio.games import options_file


def first_job(game: str, options: Mapping[str, str], style: str) -> Job:
    """One set of a game, played with these options, in the style in which it is shown."""
    return Job((Game(game, chosen(game, options)),), looks=Looks(style=style, language=current_language()))


def chosen(game: str, options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """The options that are not at their defaults. Of a game that cannot be read, all: the form says what is wrong."""
    try:
        file = options_file(load(Game(game)))
    except KomagataError:
        return tuple(options.items())
    defaults = {name: option.default for name, option in file.options.items()}
    return tuple((name, value) for name, value in options.items() if defaults.get(name) != value)


def for_game(job: Job, game: Game) -> Job:
    """The job with one game instead of its own, which keeps its sets and spares if it is the same."""
    known = next((one for one in job.games if one.game == game.game), game)
    return replace(job, games=(replace(known, options=game.options),))


__all__ = ["chosen", "first_job", "for_game"]
