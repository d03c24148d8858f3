"""Sizes of paper in millimetres."""

from __future__ import annotations

import re
from dataclasses import dataclass

from komagata.errors import NotationError, UnknownName
from komagata.text import shortened, text

LEAST, MOST = 50.0, 2000.0
"""Shortest and longest edge of a sheet of the user's own, in millimetres."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet, upright unless turned."""

    name: str
    width: float
    """In millimetres."""
    height: float
    """In millimetres."""

    @property
    def turned(self) -> Paper:
        """The same sheet with its other edge down."""
        return Paper(self.name, self.height, self.width)


PAPERS: dict[str, Paper] = {
    name: Paper(name, width, height)
    for name, width, height in (
        ("A5", 148.0, 210.0),
        ("A4", 210.0, 297.0),
        ("A3", 297.0, 420.0),
        ("A2", 420.0, 594.0),
        ("Letter", 215.9, 279.4),
        ("Legal", 215.9, 355.6),
        ("Tabloid", 279.4, 431.8),
    )
}
"""Name -> sheet, upright."""

_OWN = re.compile(r"(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)")


def paper(name: str, *, landscape: bool = False) -> Paper:
    """A sheet by its name in any case, or by its size in millimetres such as `148x210`.

    Raises UnknownName for another name, NotationError for a size that no sheet has.
    """
    found = next((one for key, one in PAPERS.items() if key.casefold() == name.strip().casefold()), None)
    if found is None:
        found = _own(name)
    return found.turned if landscape else found


def _own(name: str) -> Paper:
    size = _OWN.fullmatch(name.strip())
    if size is None:
        names = ", ".join(PAPERS)
        raise UnknownName(
            text(
                "there is no paper {name}; there are {names}, or millimetres such as 148x210",
                name=shortened(name),
                names=names,
            )
        )
    width, height = float(size[1]), float(size[2])
    if not all(LEAST <= edge <= MOST for edge in (width, height)):
        raise NotationError(
            text(
                "edges of paper are {least} to {most} millimetres, not {name}",
                least=f"{LEAST:g}",
                most=f"{MOST:g}",
                name=shortened(name),
            )
        )
    return Paper(f"{width:g}x{height:g}", width, height)


__all__ = ["LEAST", "MOST", "PAPERS", "Paper", "paper"]
