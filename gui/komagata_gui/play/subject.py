"""What a picture or an animation is made of, whichever window it is asked for in; and the making of it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from komagata.assets import atomic_stream, atomic_write
from komagata.errors import Fault, FileError
from komagata.text import text
from komagata_gui.play.picture import SHARP, position_svg
from komagata_gui.play.session import Session
from komagata_gui.play.words import game_name

if TYPE_CHECKING:
    from komagata.draw import Marks, Options, Pace, Reel

PICTURES = (".svg", ".png", ".pdf")
ANIMATIONS = (".gif",)


@dataclass(frozen=True, slots=True)
class Subject:
    """Something that can be drawn."""

    name: str
    """Of the file that is suggested."""
    words: str
    """The position shown, as text."""
    plies: int
    """How many moves the line has that is shown."""
    place: int
    """How many of them led to the position shown."""
    svg: Callable[[Options, float | None, bool], str]
    """A picture of the position shown, so many pixels wide, with the last move or without."""
    reel: Callable[[Options, int, int | None, Marks], Reel]
    """The moves from one ply to another."""


@dataclass(frozen=True, slots=True)
class Wish:
    """How something is to be drawn."""

    options: Options
    width: int
    last: bool
    first_ply: int = 0
    last_ply: int | None = None
    pace: Pace | None = None


def subject_of(session: Session) -> Subject:
    """The game on the board, in the line and at the place that are shown."""
    from komagata import draw

    game, node = session.game, session.node
    return Subject(
        game_name(session.rules),
        str(session.position),
        node.last().ply,
        node.ply,
        lambda options, size, last: position_svg(session, options, size=size, last=last),
        lambda options, first, last, marks: draw.game_reel(game, options, first, last, marks),
    )


def made(subject: Subject, wish: Wish, path: Path) -> Generator[tuple[int, int], None, None]:
    """Draw it into a file, in the form that its name asks for, and tell how much of it is done, and how much there is.
    Raises KomagataError; if it is left off midway, the old file stays."""
    from komagata import draw

    suffix = path.suffix.lower()
    if suffix in ANIMATIONS:
        marks = draw.Marks(last=wish.last)
        reel = subject.reel(wish.options, wish.first_ply, wish.last_ply, marks)
        with atomic_stream(path) as stream:
            for done in draw.write_gif(stream, reel, size=wish.width, pace=wish.pace):
                yield done, reel.count
        return
    if suffix not in PICTURES:
        known = ", ".join((*PICTURES, *ANIMATIONS))
        raise FileError(Fault(text("a picture is saved as one of these: {known}", known=known), str(path)))
    svg = subject.svg(wish.options, wish.width, wish.last)
    yield 0, 1
    data: str | bytes = svg
    if suffix != ".svg":
        data = draw.png(svg, SHARP) if suffix == ".png" else draw.pdf(svg)
    yield 0, 1
    atomic_write(path, data)
    yield 1, 1


__all__ = ["ANIMATIONS", "PICTURES", "Subject", "Wish", "made", "subject_of"]
