"""Every state a piece of a game can be in, numbered."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from komagata.geometry import Board
from komagata.variants.arrays import read_array
from komagata.variants.faults import split_letters
from komagata.variants.movements import Movements, Zones
from komagata.variants.schema import VariantFile
from komagata.variants.tables import Code, Trigger
from komagata.variants.values import estimate

_TRIGGERS = {
    "touch": Trigger.TOUCH,
    "end": Trigger.END,
    "entry-or-capture": Trigger.ENTRY_OR_CAPTURE,
    "entry-then-later": Trigger.ENTRY_THEN_LATER,
}

Key = tuple[int, str, int, bool]
"""(side, base kind, level, foreign)."""


@dataclass(slots=True)
class CodeBook:
    """Codes in order; row 0 is the empty square."""

    codes: list[Code | None] = field(default_factory=lambda: [None])
    tokens: list[str] = field(default_factory=lambda: [""])
    numbers: dict[Key, int] = field(default_factory=dict[Key, int])

    def array(self, array: str, board: Board) -> dict[int, int]:
        """Square -> code of the array."""
        known = {token: code for code, token in enumerate(self.tokens) if token}
        letters = frozenset(token.upper() for token in known)
        return {square: known.get(token, 0) for square, token in read_array(array, board, letters, []).items()}


def tracks_armies(variant: VariantFile) -> bool:
    """Whether pieces of this game remember the army they started in."""
    return any(piece.foreign for piece in variant.pieces.values())


def droppable(variant: VariantFile) -> list[str]:
    """Kinds that can be in hand, in the order in which hands are written."""
    if not variant.rules.hands:
        return []
    names = {piece.letter: name for name, piece in variant.pieces.items() if piece.letter and not piece.royal}
    first = [letter for letter in split_letters(variant.notation.hand_order) if letter in names]
    return [names[letter] for letter in [*first, *(letter for letter in names if letter not in first)]]


def make_codes(variant: VariantFile, zones: Zones, movements: Movements) -> CodeBook:
    """Number all states and fill in their rows."""
    book = CodeBook()
    keys = _keys(variant)
    for number, key in enumerate(keys, 1):
        book.numbers[key] = number
    kept = variant.rules.captured == "hand"
    slots = {name: index for index, name in enumerate(_slot_keys(variant))} if kept else {}
    for key in keys:
        _, base, _, foreign = key
        slot = slots.get((base, tracks_armies(variant) and not foreign), -1)
        code = replace(_code(variant, movements, key), slot=slot)
        book.codes.append(_with_promotions(code, variant, zones, movements, book, key))
        book.tokens.append(_token(variant, key))
    return book


def _keys(variant: VariantFile) -> list[Key]:
    tracks = tracks_armies(variant)
    return [
        (side, name, level, foreign)
        for side in (0, 1)
        for name, piece in variant.pieces.items()
        if piece.letter
        for foreign in ((False, True) if tracks and not piece.royal else (False,))
        for level in range(len(piece.promotes) + 1 if variant.promotion.remembers else 1)
    ]


def _slot_keys(variant: VariantFile) -> list[tuple[str, bool]]:
    tracks = tracks_armies(variant)
    return [(name, foreign) for name in droppable(variant) for foreign in ((False, True) if tracks else (False,))]


def kind_of(variant: VariantFile, key: Key) -> str:
    """The kind a state shows and moves as."""
    _, base, level, foreign = key
    kind = variant.pieces[base].promotes[level - 1] if level else base
    return variant.pieces[kind].foreign or kind if foreign else kind


def _token(variant: VariantFile, key: Key) -> str:
    side, base, level, foreign = key
    letter = variant.pieces[base].letter
    return "+" * level + (letter.lower() if side else letter) + ("'" if foreign else "")


def _code(variant: VariantFile, movements: Movements, key: Key) -> Code:
    """The row of a state, without its promotions and its hand slot."""
    side, base, level, foreign = key
    kinds = list(variant.pieces)
    kind = kind_of(variant, key)
    piece = variant.pieces[kind]
    movement = movements.index(kind, side)
    return Code(
        side=side,
        kind=kinds.index(kind),
        base=kinds.index(base),
        level=level,
        foreign=foreign,
        movement=movement,
        royal=piece.royal,
        value=round(piece.value * 100) or estimate(movements.table[movement], movements.board),
        lion=piece.lion,
        bridge=piece.bridge,
        counts=piece.counts,
    )


def _with_promotions(
    code: Code, variant: VariantFile, zones: Zones, movements: Movements, book: CodeBook, key: Key
) -> Code:
    side, base, level, foreign = key
    root = variant.pieces[base]
    if level or not root.promotes:
        return code
    if variant.promotion.remembers:
        targets = [(side, base, step, foreign) for step in range(1, len(root.promotes) + 1)]
    else:
        targets = [(side, target, 0, foreign) for target in root.promotes]
    dead = movements.dead(kind_of(variant, key), side)
    return replace(
        code,
        promotions=tuple(book.numbers[target] for target in targets),
        zone=zones[root.zone or variant.promotion.zone][side],
        trigger=_TRIGGERS[variant.promotion.trigger],
        must=dead if root.must is None else zones[root.must][side],
        second_chance=zones[root.second_chance][side],
    )


__all__ = ["CodeBook", "droppable", "kind_of", "make_codes", "tracks_armies"]
