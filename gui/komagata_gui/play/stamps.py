"""What gestures on a board that is edited mean: the pieces of a palette, and what is done with pieces and hands."""

from __future__ import annotations

from PySide6.QtCore import Qt

from komagata.pieces import Side
from komagata.position import Rules
from komagata.setup import Aspect, Setup
from komagata_gui.board.palette import Stamp
from komagata_gui.board.state import Spot
from komagata_gui.play.words import piece_words

WIDEST = 8
"""So many kinds stand side by side at most."""


def stamps(rules: Rules, side: Side, widest: int = WIDEST) -> list[list[Stamp | None]]:
    """The pieces that one player may control: a column for every kind, a row for every state; the kinds of a game with
    many of them in several blocks, each with its rows."""
    by_base: dict[int, dict[tuple[bool, int], Stamp]] = {}
    for code, row in enumerate(rules.tables.codes):
        token = rules.compiled.tokens[code]
        if row is None or row.side != side or not token or rules.compiled.codes.get(token) != code:
            continue
        stamp = Stamp(token, rules.look(code), side, piece_words(rules, code))
        by_base.setdefault(row.base, {})[row.foreign, row.level] = stamp
    kinds = list(by_base.values())
    blocks = max(1, -(-len(kinds) // widest))
    length = -(-len(kinds) // blocks)
    rows: list[list[Stamp | None]] = []
    for start in range(0, len(kinds), length):
        block = kinds[start : start + length]
        states = sorted({state for kind in block for state in kind})
        rows += [[kind.get(state) for kind in block] for state in states]
    return rows


def stamp_of(rules: Rules, token: str) -> Stamp:
    """The piece that a token writes."""
    code = rules.compiled.codes[token]
    row = rules.tables.codes[code]
    return Stamp(token, rules.look(code), Side(row.side if row else 0), piece_words(rules, code))


def aspect_of(keys: Qt.KeyboardModifier) -> Aspect:
    """What of a piece the right button changes: everything in turn; with Shift its owner, with Ctrl its promotion, with
    Alt the army that it began in."""
    for key, aspect in _ASPECTS.items():
        if keys & key:
            return aspect
    return Aspect.ALL


_ASPECTS = {
    Qt.KeyboardModifier.ShiftModifier: Aspect.OWNER,
    Qt.KeyboardModifier.ControlModifier: Aspect.PROMOTION,
    Qt.KeyboardModifier.AltModifier: Aspect.ORIGIN,
}


def held(setup: Setup, side: Side, slot: int, by: int) -> Setup:
    """With more or fewer pieces in a slot of a hand."""
    tokens = setup.compiled.slot_tokens
    count = setup.state.hands[int(side) * len(tokens) + slot]
    return setup.with_hand(side, tokens[slot], count + by)


def carried(setup: Setup, origin: Spot, target: Spot | None) -> Setup:
    """With a piece dragged from one place to another; off the board and the hands it goes."""
    if not origin.on_board:
        return _from_hand(setup, origin, target)
    if target is None:
        return setup.with_piece(origin.square, None)
    if target.on_board:
        return setup.moved(origin.square, target.square)
    token = setup.token_at(origin.square)
    slot = None if token is None else slot_for(setup, token, target.side)
    if slot is None:
        return setup
    return held(setup.with_piece(origin.square, None), target.side, slot, 1)


def _from_hand(setup: Setup, origin: Spot, target: Spot | None) -> Setup:
    slots = setup.compiled.tables.slots
    if not setup.state.hands[int(origin.side) * len(slots) + origin.slot]:
        return setup
    left = held(setup, origin.side, origin.slot, -1)
    code = slots[origin.slot].codes[origin.side]
    if target is None:
        return left
    if target.on_board:
        return left.with_piece(target.square, setup.compiled.tokens[code])
    slot = slot_for(setup, setup.compiled.tokens[code], target.side)
    return setup if slot is None else held(left, target.side, slot, 1)


def slot_for(setup: Setup, token: str, side: Side) -> int | None:
    """Where a piece lies in the hand of `side`, as what it reverts to and of the army that it began in."""
    tables = setup.compiled.tables
    code = tables.codes[setup.compiled.codes[token]]
    tracks = any(row is not None and row.foreign for row in tables.codes)
    for slot, row in enumerate(tables.slots):
        there = tables.codes[row.codes[side]]
        if code is None or there is None or there.base != code.base:
            continue
        if not tracks or there.side ^ there.foreign == code.side ^ code.foreign:
            return slot
    return None


__all__ = ["WIDEST", "aspect_of", "carried", "held", "slot_for", "stamp_of", "stamps"]
