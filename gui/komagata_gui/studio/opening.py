"""What the studio begins with: what was made of a game the last time, or the game as it is on the table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from komagata import assets
from komagata.errors import KomagataError
from komagata.sets import jobfile
from komagata.sets.games import load
from komagata.sets.job import Game, Job, Looks
from komagata_gui.i18n import current_language
from komagata_gui.settings import Settings
from komagata_gui.studio.games import options_file
from komagata_gui.studio.printers import fitted


def first_job(game: str, options: Mapping[str, str], style: str, settings: Settings) -> Job:
    """The last job that was made for a game, with the options that it is played with now; at first one set of it, in
    the style in which it is shown."""
    here = Game(game, chosen(game, options))
    known = _remembered(game)
    if known is None:
        job = Job((here,), looks=Looks(style=style, language=current_language()))
    else:
        job = replace(known, games=tuple(_with_options(one, here) for one in known.games))
    return fitted(job, settings)


def chosen(game: str, options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """The options that are not at their defaults. Of a game that cannot be read, all: the form says what is wrong."""
    try:
        file = options_file(load(Game(game)))
    except KomagataError:
        return tuple(options.items())
    defaults = {name: option.default for name, option in file.options.items()}
    return tuple((name, value) for name, value in options.items() if defaults.get(name) != value)


def keep(game: str, job: Job) -> None:
    """Remember the job for the next time. Raises FileError."""
    assets.atomic_write(_file(game), jobfile.write(job))


def _with_options(one: Game, here: Game) -> Game:
    return replace(one, options=here.options) if one.game == here.game else one


def _remembered(game: str) -> Job | None:
    """None also for one that can no longer be read, or that has nothing to do with the game."""
    try:
        job = jobfile.read(assets.read_text(_file(game)))
    except KomagataError:
        return None
    return job if any(one.game == game for one in job.games) else None


def _file(game: str) -> Path:
    return assets.user_data("studio") / f"{re.sub(r'[^A-Za-z0-9_-]', '_', game)[:80]}.toml"


__all__ = ["chosen", "first_job", "keep"]
