"""The pieces of an arrangement beside those of a full set: what is missing, what is too much."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from komagata.kernel.interface import State
from komagata.notation import positions
from komagata.notation.placement import MOST_HELD
from komagata.variants.compiler import Compiled
from komagata.variants.tables import Code

Key = tuple[int, int]
"""(group, base kind). Groups are armies where pieces never change them or remember theirs, else one for both."""


@dataclass(frozen=True, slots=True)
class Count:
    """How many there are of one kind of piece."""

    army: int | None
    """The army it began in; None where both armies share one set."""
    kind: int
    """Index in `Compiled.kinds`."""
    found: int
    full: int
    """How many a set has."""

    @property
    def missing(self) -> int:
        return max(0, self.full - self.found)

    @property
    def surplus(self) -> int:
        return max(0, self.found - self.full)


def shares_set(compiled: Compiled) -> bool:
    """Whether a captured piece becomes one like the captor's own, so that both players draw on one set."""
    tables = compiled.tables
    return bool(tables.slots) and not any(code is not None and code.foreign for code in tables.codes)


def counts_of(compiled: Compiled, state: State) -> Counter[Key]:
    """How many pieces there are, counted as what they revert to."""
    tables, shared = compiled.tables, shares_set(compiled)
    counts: Counter[Key] = Counter()

    def add(code: Code | None, count: int) -> None:
        if code is not None and count:
            counts[0 if shared else code.side ^ code.foreign, code.base] += count

    for number in state.board:
        add(tables.codes[number], 1)
    slots = len(tables.slots)
    for place, count in enumerate(state.hands):
        add(tables.codes[tables.slots[place % slots].codes[place // slots]], count)
    return counts


def squares_of(compiled: Compiled, state: State, group: int, kind: int) -> list[int]:
    """Where the pieces of one kind and group stand."""
    codes, shared = compiled.tables.codes, shares_set(compiled)
    return [
        square
        for square, number in enumerate(state.board)
        if (code := codes[number]) is not None and code.base == kind and (shared or code.side ^ code.foreign == group)
    ]


def full_set(compiled: Compiled) -> Counter[Key]:
    """The pieces that the game begins with."""
    return counts_of(compiled, positions.read(compiled, compiled.variant.array).state)


def count_set(compiled: Compiled, state: State) -> tuple[Count, ...]:
    """Every kind that is there or ought to be, in the order of the game's pieces, the first army before the second."""
    found, full = counts_of(compiled, state), full_set(compiled)
    shared = shares_set(compiled)
    keys = sorted({*found, *full}, key=lambda key: (key[0], key[1]))
    return tuple(Count(None if shared else group, kind, found[group, kind], full[group, kind]) for group, kind in keys)


def with_rest(compiled: Compiled, state: State, side: int) -> State:
    """With all that is missing of a full set in one hand, as far as it can be held."""
    slots = compiled.tables.slots
    hands = bytearray(state.hands)
    for count in count_set(compiled, state):
        for slot, row in enumerate(slots):
            code = compiled.tables.codes[row.codes[side]]
            of_army = code is not None and (count.army is None or code.side ^ code.foreign == count.army)
            if code is not None and code.base == count.kind and of_army:
                place = side * len(slots) + slot
                hands[place] = min(MOST_HELD, hands[place] + count.missing)
                break
    return replace(state, hands=bytes(hands))


__all__ = ["Count", "count_set", "counts_of", "full_set", "shares_set", "squares_of", "with_rest"]
