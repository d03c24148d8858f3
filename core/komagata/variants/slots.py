"""The hands of a game: which pieces can be in them and where each may be dropped."""

from __future__ import annotations

from dataclasses import dataclass

from komagata.variants.codes import CodeBook, droppable, kind_of, tracks_armies
from komagata.variants.movements import Movements, Zones
from komagata.variants.schema import VariantFile
from komagata.variants.tables import Slot


@dataclass(frozen=True, slots=True)
class Slots:
    """The slots, and how each is written."""

    slots: tuple[Slot, ...]
    tokens: tuple[str, ...]


def make_slots(variant: VariantFile, zones: Zones, book: CodeBook, movements: Movements) -> Slots:
    """One slot for every kind that can be dropped, and one more for its foreign form where armies are told apart."""
    slots: list[Slot] = []
    tokens: list[str] = []
    for name in droppable(variant):
        for foreign in (False, True) if tracks_armies(variant) else (False,):
            slots.append(_slot(variant, zones, book, movements, (name, foreign)))
            tokens.append(variant.pieces[name].letter + ("'" if foreign else ""))
    return Slots(tuple(slots), tuple(tokens))


def _slot(variant: VariantFile, zones: Zones, book: CodeBook, movements: Movements, key: tuple[str, bool]) -> Slot:
    name, foreign = key
    board = movements.board
    piece = variant.pieces[name]
    squares = [
        (zones[piece.drop_zone][side] if piece.drop_zone else board.all)
        & ~movements.dead(kind_of(variant, (side, name, 0, foreign)), side)
        for side in (0, 1)
    ]
    file_codes = tuple(
        number
        for (_, base, level, _), number in book.numbers.items()
        if piece.one_per_file and base == name and level == 0
    )
    file_zone = zones[piece.file_zone] if piece.file_zone else (board.all, board.all)
    return Slot(
        codes=(book.numbers[0, name, 0, foreign], book.numbers[1, name, 0, foreign]),
        squares=(squares[0], squares[1]),
        file_codes=file_codes,
        file_squares=file_zone if piece.one_per_file else (0, 0),
        no_mate=not piece.drop_mate,
    )


__all__ = ["Slots", "make_slots"]
