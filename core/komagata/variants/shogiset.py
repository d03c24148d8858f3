"""Faults of what a variant file says of an ordinary Shogi set: and how many of its pieces the game needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from komagata.errors import Fault
from komagata.faces.shogiset import SHOGI_SET
from komagata.geometry import Board
from komagata.text import text
from komagata.variants.arrays import read_array
from komagata.variants.schema import VariantFile


def set_faults(variant: VariantFile) -> Iterator[Fault]:
    """Names that are none, and pieces that would stand for two kinds at once."""
    known = ", ".join(SHOGI_SET)
    owners: dict[str, str] = {}
    for kind, piece in variant.pieces.items():
        for index, name in enumerate(piece.shogi_set):
            place = f"pieces.{kind}.shogi_set[{index}]"
            if name not in SHOGI_SET:
                yield Fault(text("a Shogi set has no piece '{name}'; it has {known}", name=name, known=known), place)
            elif owners.setdefault(name, kind) != kind:
                other = owners[name]
                yield Fault(text("'{name}' stands for '{other}' already", name=name, other=other), place)


def needed(variant: VariantFile) -> Counter[str]:
    """How many of each piece of the set the first player needs for the array."""
    result: Counter[str] = Counter()
    for kind, count in array_counts(variant).items():
        names = variant.pieces[kind].shogi_set
        for number in range(count if names else 0):
            result[names[min(number, len(names) - 1)]] += 1
    return result


def array_counts(variant: VariantFile) -> Counter[str]:
    """How many pieces of each kind the first player starts with."""
    letters = {piece.letter: kind for kind, piece in variant.pieces.items() if piece.letter}
    board = Board(variant.board.files, variant.board.ranks)
    placed = read_array(variant.array, board, frozenset(letters), [])
    return Counter(letters[token] for token in placed.values() if token in letters)


__all__ = ["array_counts", "needed", "set_faults"]
