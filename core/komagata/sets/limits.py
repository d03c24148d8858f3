"""What each value of a job may be: bounds of numbers, names that there are, and everything wrong with a job at once.

Values are named by their path, as preset files and faults name them: `sheet.margin`, `games[0].spares`.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import cast

from komagata.draw.sheet.paper import PAPERS, paper
from komagata.errors import Fault, KomagataError
from komagata.faces.face import STYLES
from komagata.faces.lettering import COORDINATES
from komagata.faces.surface import BOARD_STYLES
from komagata.faces.theme import themes
from komagata.sets.games import Source, load
from komagata.sets.inks import INKS
from komagata.sets.job import EXTRAS, GLYPHS, MEN, METHODS, PARTS, Game, Job
from komagata.sets.laser.preset import presets as lasers
from komagata.text import shortened, text

APART = 0.5
"""Two things that touch would be cut twice along one line, or be printed as one body."""

LIMITS: dict[str, tuple[float, float]] = {
    "games.sets": (1, 20),
    "games.spares": (0, 50),
    "games.more": (-200, 200),
    "scale": (0.2, 3.0),
    "king": (15.0, 80.0),
    "sheet.margin": (0.0, 60.0),
    "sheet.gap": (0.0, 60.0),
    "sheet.bleed": (0.0, 10.0),
    "sheet.safe": (0.0, 6.0),
    "sheet.offset": (-20.0, 20.0),
    "sheet.core": (0.0, 20.0),
    "sheet.gutter": (0.0, 100.0),
    "sheet.overlap": (0.0, 60.0),
    "laser.kerf": (0.0, 2.0),
    "laser.material": (50.0, 3000.0),
    "laser.margin": (0.0, 100.0),
    "laser.gap": (APART, 60.0),
    "solid.depth": (0.05, 3.0),
    "solid.thinnest": (0.4, 10.0),
    "solid.nozzle": (0.0, 2.0),
    "solid.plate": (40.0, 2000.0),
    "solid.gap": (APART, 60.0),
}
"""Path -> least and most. Lengths are in millimetres; of a pair, each of the two."""

CHOICES: dict[str, Callable[[], Iterable[str]]] = {
    "method": lambda: METHODS,
    "parts": lambda: PARTS,
    "extras": lambda: EXTRAS,
    "looks.style": lambda: STYLES,
    "looks.theme": themes,
    "looks.shape": lambda: ("", "wedge", "disc"),
    "looks.ink": lambda: INKS,
    "looks.men": lambda: MEN,
    "looks.board": lambda: ("", *BOARD_STYLES),
    "looks.coordinates": lambda: ("", *COORDINATES),
    "sheet.flip": lambda: ("long", "short"),
    "laser.preset": lasers,
    "laser.glyphs": lambda: GLYPHS,
    "solid.relief": lambda: ("engraved", "raised", "inlay"),
}
"""Path -> the names that there are. `looks.language` is free, and `sheet.paper` one of `PAPERS` or millimetres."""

MOST_GAMES = 24
MOST_THINGS = 5000
"""Of one job. A window that plans with every keystroke must not be asked for a truckload."""


def check(job: Job, *, games: bool = True) -> tuple[Fault, ...]:
    """Everything that is wrong with a job, with its path. `games`: it must have some, as a preset need not."""
    return (*_values(job, ""), *_games(job, needed=games))


def _values(part: object, prefix: str) -> Iterator[Fault]:
    if not is_dataclass(part):
        return
    for field in fields(part):
        path, value = prefix + field.name, getattr(part, field.name)
        if is_dataclass(value):
            yield from _values(value, f"{path}.")
        elif path in CHOICES:
            yield from _named(path, value)
        elif path in LIMITS:
            yield from _bounded(path, path, value)
        elif path == "sheet.paper":
            yield from _paper(value)


def _named(path: str, value: object) -> Iterator[Fault]:
    known = [str(name) for name in CHOICES[path]()]
    words = [str(word) for word in _each(value)]
    for word in words:
        if word not in known:
            names = ", ".join(name for name in known if name)
            wrong = text("there is no '{name}' here; there are: {names}", name=shortened(word), names=names)
            yield Fault(wrong, path)
    if path == "parts" and not words:
        yield Fault(text("expected at least one of: {names}", names=", ".join(known)), path)
    for word, count in Counter(words).items():
        if count > 1:
            yield Fault(text("'{name}' stands here twice", name=shortened(word)), path)


def _bounded(path: str, limit: str, value: object) -> Iterator[Fault]:
    least, most = LIMITS[limit]
    for number in _each(value):
        if not isinstance(number, int | float) or not math.isfinite(number) or not least <= number <= most:
            yield Fault(
                text(
                    "expected a number from {least} to {most}, not {value}",
                    least=f"{least:g}",
                    most=f"{most:g}",
                    value=shortened(f"{number:g}" if isinstance(number, float) else str(number)),
                ),
                path,
            )


def _each(value: object) -> tuple[object, ...]:
    return cast("tuple[object, ...]", value) if isinstance(value, tuple) else (value,)


def _paper(value: object) -> Iterator[Fault]:
    try:
        paper(str(value))
    except KomagataError as error:
        yield from (Fault(fault.text, "sheet.paper") for fault in error.faults)


def _games(job: Job, *, needed: bool) -> Iterator[Fault]:
    if needed and not job.games:
        yield Fault(text("expected the id of a game or the path of a variant file"), "games")
    if len(job.games) > MOST_GAMES:
        yield Fault(text("expected at most {most} games, not {count}", most=MOST_GAMES, count=len(job.games)), "games")
        return
    for index, game in enumerate(job.games):
        yield from _game(game, f"games[{index}]")


def _game(game: Game, path: str) -> Iterator[Fault]:
    yield from _bounded(f"{path}.sets", "games.sets", game.sets)
    yield from _bounded(f"{path}.spares", "games.spares", game.spares)
    for name, number in game.more:
        yield from _bounded(f"{path}.more.{name}", "games.more", number)
    for place, pairs in (("options", game.options), ("more", game.more)):
        for name, count in Counter(pair[0] for pair in pairs).items():
            if count > 1:
                yield Fault(text("'{name}' stands here twice", name=shortened(name)), f"{path}.{place}")
    try:
        source = load(game)
    except KomagataError as error:
        for fault in error.faults:
            yield Fault(fault.text, f"{path}.game: {fault.path}" if fault.path else f"{path}.game", fault.line)
        return
    yield from _more(game, source, path)


def _more(game: Game, source: Source, path: str) -> Iterator[Fault]:
    known = source.pieces()
    for name, _ in game.more:
        if name not in known:
            yield Fault(
                text(
                    "{game} has no piece '{name}'; there are: {known}",
                    game=source.name,
                    name=shortened(name),
                    known=", ".join(known),
                ),
                f"{path}.more",
            )


__all__ = ["CHOICES", "LIMITS", "MOST_GAMES", "MOST_THINGS", "PAPERS", "check"]
