"""An arrangement of one game as one of another: what has a counterpart there is carried over, the rest is told."""

from __future__ import annotations

from collections.abc import Iterator

from komagata.errors import Fault
from komagata.kernel.interface import State
from komagata.notation.placement import MOST_HELD
from komagata.setup.faults import side_name
from komagata.setup.transforms import castlings_possible
from komagata.text import Text, named, text
from komagata.variants.compiler import Compiled
from komagata.variants.tables import NOWHERE, Code


def carry(old: Compiled, new: Compiled, state: State) -> tuple[State, tuple[Fault, ...]]:
    """The state in the other game, and what does not fit there. Squares keep their names."""
    lost: list[Text] = []
    board = bytearray(new.tables.board.squares)
    for square, number in enumerate(state.board):
        if not number:
            continue
        name = old.tables.board.name(square)
        there = new.tables.board.parse(name)
        if there is None:
            lost.append(text("{piece}: there is no square {square}", piece=_piece(old, number), square=name))
            continue
        board[there] = _carried(old, new, number, name, lost)
    hands = _hands(old, new, state, lost)
    lion = NOWHERE
    if state.lion != NOWHERE and new.tables.play.lion_trading:
        there = new.tables.board.parse(old.tables.board.name(state.lion))
        lion = NOWHERE if there is None else there
    castling = _castling(old, new, state) & castlings_possible(new, bytes(board))
    return State(bytes(board), hands, state.side, castling, lion=lion), tuple(Fault(one) for one in lost)


def _carried(old: Compiled, new: Compiled, number: int, place: str, lost: list[Text]) -> int:
    """The code of a piece in the other game, 0 if it has none there."""
    code = old.tables.codes[number]
    if code is None:
        return 0
    found = next(_counterparts(old, new, code), 0)
    there = new.tables.codes[found]
    piece = _piece(old, number)
    if there is None:
        lost.append(text("{piece} on {square}: there is no such piece", piece=piece, square=place))
    elif there.foreign != code.foreign:
        lost.append(text("{piece} on {square} forgets which army it began in", piece=piece, square=place))
    elif bool(there.level) != bool(code.level):
        lost.append(text("{piece} on {square} forgets that it is promoted", piece=piece, square=place))
    return found


def _counterparts(old: Compiled, new: Compiled, code: Code) -> Iterator[int]:
    """Codes that a piece may become, the best first: one that is and was the same, one that is the same, one that was
    the same; by kind, then by letter."""
    base, now = _names(old, code.base), _names(old, code.kind)
    ranked: list[tuple[int, int]] = []
    for number, row in enumerate(new.tables.codes):
        if row is None or row.side != code.side:
            continue
        same_base = _likeness(base, _names(new, row.base))
        same_now = _likeness(now, _names(new, row.kind))
        misses = (row.foreign != code.foreign) + (row.level != code.level)
        if same_now:
            # What it is counts for more than what it was.
            ranked.append((40 - 10 * same_now - 2 * same_base + misses, number))
        elif same_base and not row.level:
            ranked.append((100 - 10 * same_base + misses, number))
    yield from (number for _, number in sorted(ranked))


def _names(compiled: Compiled, kind: int) -> tuple[str, str]:
    name = compiled.kinds[kind]
    return name, compiled.variant.pieces[name].letter


def _likeness(one: tuple[str, str], other: tuple[str, str]) -> int:
    """2 for the same kind, 1 for the same letter, else 0."""
    if one[0] == other[0]:
        return 2
    return int(bool(one[1]) and one[1] == other[1])


def _hands(old: Compiled, new: Compiled, state: State, lost: list[Text]) -> bytes:
    slots, there = len(old.slot_tokens), len(new.slot_tokens)
    hands = bytearray(2 * there)
    for place, count in enumerate(state.hands):
        if not count:
            continue
        side, slot = divmod(place, slots)
        code = old.tables.codes[old.tables.slots[slot].codes[side]]
        found = None if code is None else _slot(old, new, code)
        if found is None:
            piece = _piece(old, old.tables.slots[slot].codes[side])
            owner = side_name(old, side)
            lost.append(text("{count} {piece} in {side}’s hand: no place there", count=count, piece=piece, side=owner))
        else:
            at = side * there + found
            hands[at] = min(MOST_HELD, hands[at] + count)
    return bytes(hands)


def _slot(old: Compiled, new: Compiled, code: Code) -> int | None:
    best: tuple[int, int] | None = None
    for slot, row in enumerate(new.tables.slots):
        other = new.tables.codes[row.codes[code.side]]
        if other is None:
            continue
        like = _likeness(_names(old, code.base), _names(new, other.base))
        rank = 10 * like - (other.foreign != code.foreign)
        if like and (best is None or rank > best[0]):
            best = rank, slot
    return None if best is None else best[1]


def _castling(old: Compiled, new: Compiled, state: State) -> int:
    rights = {old.rights[bit] for bit in range(len(old.rights)) if state.castling >> bit & 1}
    return sum(1 << bit for bit, right in enumerate(new.rights) if right in rights)


def _piece(compiled: Compiled, number: int) -> Text:
    code = compiled.tables.codes[number]
    if code is None:
        return Text("")
    kind = named(compiled.variant.pieces[compiled.kinds[code.kind]].names)
    return text("{side}’s {piece}", side=side_name(compiled, code.side), piece=kind)


__all__ = ["carry"]
