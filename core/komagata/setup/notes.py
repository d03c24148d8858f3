"""What is odd about an arrangement that can be played all the same."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from komagata.errors import Fault
from komagata.kernel.interface import State
from komagata.setup.faults import fault, royals, side_name
from komagata.setup.sets import counts_of, full_set, squares_of
from komagata.text import named, text
from komagata.variants.compiler import Compiled
from komagata.variants.tables import NOWHERE, Movement, RoyalRule


def notes_of(compiled: Compiled, state: State) -> tuple[Fault, ...]:
    """Dead pieces, forbidden doubles on a file, more pieces than the set has, and fields that fit no piece."""
    return (
        *dead_pieces(compiled, state),
        *doubled_on_file(compiled, state),
        *surplus(compiled, state),
        *without_royals(compiled, state),
        *lion_field(compiled, state),
    )


def dead_pieces(compiled: Compiled, state: State) -> Iterator[Fault]:
    """Pieces that could not move even on an empty board."""
    tables = compiled.tables
    for square, number in enumerate(state.board):
        code = tables.codes[number]
        if code is not None and not _can_ever_move(compiled, tables.movements[code.movement], square):
            token, name = compiled.tokens[number], tables.board.name(square)
            yield fault(text("{piece} on {square} can never move again", piece=token, square=name), square)


def _can_ever_move(compiled: Compiled, movement: Movement, square: int) -> bool:
    board = compiled.tables.board
    for ride in movement.rides:
        path: list[int] = []
        at = board.step(square, ride.first)
        while at is not None and ride.targets >> at & 1 and len(path) < ride.most:
            path.append(at)
            at = board.step(at, ride.second if len(path) % 2 else ride.first)
        if ride.origins >> square & 1 and len(path) >= ride.least and not ride.royal_only:
            return True
    return any(board.step(square, jump.land) is not None for jump in movement.jumps)


def doubled_on_file(compiled: Compiled, state: State) -> Iterator[Fault]:
    """Two unpromoted pieces on a file of which a drop could not make two (nifu)."""
    tables = compiled.tables
    for token, slot in zip(compiled.slot_tokens, tables.slots, strict=True):
        seen: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        for square, number in enumerate(state.board):
            code = tables.codes[number]
            if code is not None and number in slot.file_codes and slot.file_squares[code.side] >> square & 1:
                seen[code.side, tables.board.file(square)].append(square)
        for (side, file), squares in sorted(seen.items()):
            if len(squares) > 1:
                yield fault(
                    text(
                        "{side} has {count} unpromoted {piece} on file {file}",
                        side=side_name(compiled, side),
                        count=len(squares),
                        piece=token,
                        file=chr(ord("a") + file),
                    ),
                    *squares,
                )


def surplus(compiled: Compiled, state: State) -> Iterator[Fault]:
    """More pieces of a kind than a set has, counting what they revert to. A promoted piece that does not remember
    what it was stands in for one that is missing."""
    here = counts_of(compiled, state)
    whole = full_set(compiled)
    spare = {
        group: sum(
            max(0, count - here[key]) for key, count in whole.items() if key[0] == group and _promotes(compiled, key[1])
        )
        for group in (0, 1)
    }
    if compiled.variant.promotion.remembers:
        spare = {0: 0, 1: 0}
    for (group, kind), count in sorted(here.items()):
        extra = count - whole[group, kind]
        if extra > max(0, spare[group]):
            name = named(compiled.variant.pieces[compiled.kinds[kind]].names)
            squares = squares_of(compiled, state, group, kind)
            most = whole[group, kind]
            said = text("there are {count} of {piece}; a set has {most}", count=count, piece=name, most=most)
            yield fault(said, *squares)
        spare[group] -= max(0, extra)


def _promotes(compiled: Compiled, kind: int) -> bool:
    return bool(compiled.variant.pieces[compiled.kinds[kind]].promotes)


def without_royals(compiled: Compiled, state: State) -> Iterator[Fault]:
    """Where taking the last royal wins, a position without any is played on."""
    if compiled.tables.play.royal is RoyalRule.CAPTURE:
        for side in (0, 1):
            if not royals(compiled, state.board, side):
                yield fault(text("{side} has no royal piece", side=side_name(compiled, side)))


def lion_field(compiled: Compiled, state: State) -> Iterator[Fault]:
    """The piece that just took a lion stands where it took it, and belongs to whoever is not to move."""
    if state.lion == NOWHERE:
        return
    code = compiled.tables.codes[state.board[state.lion]]
    if code is None or code.side == state.side:
        square = compiled.tables.board.usi(state.lion)
        said = text("no piece of the other side stands on {square}, where a lion was taken", square=square)
        yield fault(said, state.lion)


__all__ = ["notes_of"]
