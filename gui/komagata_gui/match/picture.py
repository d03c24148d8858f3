"""A picture of both boards, in the form that the name of the file asks for."""

from __future__ import annotations

from pathlib import Path

from komagata.assets import atomic_write
from komagata.errors import Fault, FileError
from komagata.text import text
from komagata_gui.match.scenes import Layout
from komagata_gui.match.session import MatchSession

SUFFIXES = (".svg", ".png", ".pdf")


def write_picture(session: MatchSession, style: str, layout: Layout, path: Path) -> None:
    """Draw the moment that is shown. Raises FileError."""
    from komagata import draw

    suffix = path.suffix.lower()
    if suffix not in SUFFIXES:
        known = ", ".join(SUFFIXES)
        raise FileError(Fault(text("a picture is saved as one of these: {known}", known=known), str(path)))
    last = [session.last_on(board) for board in range(len(session.moment.boards))]
    svg = draw.match(session.moment, style, flipped=layout.flipped, last_moves=last, title=path.stem)
    data: str | bytes = svg
    if suffix != ".svg":
        data = draw.png(svg, 2) if suffix == ".png" else draw.pdf(svg)
    atomic_write(path, data)


__all__ = ["write_picture"]
