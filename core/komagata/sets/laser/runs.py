"""Runs of a laser: pages of one material in the layers that laser programs expect."""

from __future__ import annotations

from dataclasses import dataclass

from komagata.draw.sheet import Page, Paper
from komagata.draw.sheet import svg as written
from komagata.faces.shapes import Matrix, Path, applied, coordinates
from komagata.sets.job import Job

ENGRAVE, SCORE, CUT = LAYERS = ("engrave", "score", "cut")
"""Layers of a page, in the order in which they are worked."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One run of the laser."""

    kind: str
    """`back`, `frame`, `front` or `board`."""
    number: int
    """Which sheet of material, from 1; 0 for the frame."""
    page: Page

    @property
    def name(self) -> str:
        """`front-1`, `frame`; of a board only its number, because all of its runs are of one kind."""
        return "-".join(word for word in (self.kind.removeprefix("board"), str(self.number or "")) if word)


@dataclass(frozen=True, slots=True)
class Sheets:
    """All runs in the order in which they are made."""

    sheets: tuple[Sheet, ...]
    count: int
    """Sheets of material without the one for the frame."""
    bound: int
    """Their area asks for so many at least."""


def material(job: Job) -> Paper:
    """A sheet of the material of a job."""
    return Paper("material", *job.laser.material)


def svg(page: Page) -> str:
    """A page as SVG in millimetres: groups named by their layer, lines without areas wherever something is cut."""
    return written(page)


def placed(path: Path, matrix: Matrix) -> Path:
    """A path with the matrix in its numbers: no program has to know transformations to read it."""
    result: list[tuple[str, *tuple[float, ...]]] = []
    for command in path:
        numbers = coordinates(command)
        points = (applied(matrix, pair) for pair in zip(numbers[::2], numbers[1::2], strict=True))
        result.append((command[0], *(round(value, 5) for point in points for value in point)))
    return tuple(result)


__all__ = ["CUT", "ENGRAVE", "LAYERS", "SCORE", "Sheet", "Sheets", "material", "placed", "svg"]
