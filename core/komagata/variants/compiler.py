"""A variant file with its options -> tables. Collects every fault of meaning before it gives up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from komagata.errors import Fault, VariantError
from komagata.geometry import Board
from komagata.text import text
from komagata.variants.codes import CodeBook, make_codes
from komagata.variants.faults import board_faults, reference_faults
from komagata.variants.movements import Movements
from komagata.variants.options import apply, settle
from komagata.variants.schema import VariantFile
from komagata.variants.slots import make_slots
from komagata.variants.tables import BareRoyal, Castling, CounterStrike, Play, RoyalRule, Tables
from komagata.variants.zones import ZoneError, parse_zone, reflected, reflected_square


@dataclass(frozen=True, slots=True)
class Compiled:
    """A game ready to be played: its file with the options applied, its tables, and the names of their rows."""

    variant: VariantFile
    options: Mapping[str, str]
    """Every option of the game -> the chosen value."""
    tables: Tables
    kinds: tuple[str, ...]
    """Id of each kind of piece, a key of `variant.pieces`."""
    tokens: tuple[str, ...]
    """How each code is written, by case of its side: `P`, `+n'`; empty for code 0."""
    codes: Mapping[str, int] = field(repr=False)
    """Token -> code."""
    slot_tokens: tuple[str, ...]
    """How each hand slot is written, in upper case, in printing order."""
    rights: tuple[str, ...]
    """Letter of each castling of the tables."""


def compile_variant(file: VariantFile, options: Mapping[str, object] | None = None) -> Compiled:
    """Compile a game. Raises UnknownName for options, VariantError for the file, with all faults."""
    values = settle(file, options or {})
    variant = apply(file, values)
    faults = list(board_faults(variant))
    if faults:
        raise VariantError(faults)
    faults += reference_faults(variant)
    board = Board(variant.board.files, variant.board.ranks)
    zones = _zones(variant, board, faults)
    movements = Movements(variant, board, zones, faults)
    if faults:
        raise VariantError(faults)
    book = make_codes(variant, zones, movements)
    if len(book.codes) > 256:
        raise VariantError(
            Fault(text("the pieces have {count} states; a game may have 255", count=len(book.codes) - 1), "pieces")
        )
    slots = make_slots(variant, zones, book, movements)
    castlings, rights = _castlings(variant, board, book, faults)
    if faults:
        raise VariantError(faults)
    tables = Tables(board, tuple(book.codes), tuple(movements.table), slots.slots, castlings, _play(variant))
    return Compiled(
        variant=variant,
        options=MappingProxyType(values),
        tables=tables,
        kinds=tuple(variant.pieces),
        tokens=tuple(book.tokens),
        codes=MappingProxyType({token: code for code, token in enumerate(book.tokens) if token}),
        slot_tokens=slots.tokens,
        rights=rights,
    )


def _zones(variant: VariantFile, board: Board, faults: list[Fault]) -> dict[str, tuple[int, int]]:
    """Name -> the zone as the first and as the second player has it. The empty name is no square."""
    turn = variant.symmetry == "turn"
    zones = {"": (0, 0)}
    for name, words in variant.zones.items():
        try:
            squares = parse_zone(words, board)
        except ZoneError as error:
            faults.append(
                Fault(text("the word '{word}' names no squares of this board", word=str(error)), f"zones.{name}")
            )
            squares = 0
        zones[name] = (squares, reflected(squares, board, turn))
    return zones


def _castlings(
    variant: VariantFile, board: Board, book: CodeBook, faults: list[Fault]
) -> tuple[tuple[Castling, ...], tuple[str, ...]]:
    castlings: list[Castling] = []
    rights: list[str] = []
    turn = variant.symmetry == "turn"
    array = book.array(variant.array, board)
    for side in (0, 1):
        for index, part in enumerate(variant.castling):
            ends = [board.parse(way[at : at + 2]) for way in (part.king, part.rook) for at in (0, 2)]
            squares = [square for square in ends if square is not None]
            if len(squares) != 4 or len(part.king) != 4 or len(part.rook) != 4:
                faults.append(Fault(text("expected two ways such as e1g1 and h1f1"), f"castling[{index}]"))
                continue
            if side:
                squares = [reflected_square(square, board, turn) for square in squares]
            king_from, king_to, rook_from, rook_to = squares
            rook = array.get(rook_from, 0)
            if not rook:
                faults.append(
                    Fault(
                        text("the array has no piece on {square}", square=board.name(rook_from)),
                        f"castling[{index}].rook",
                    )
                )
                continue
            between = _span(king_from, king_to) | _span(rook_from, rook_to)
            empty = between & ~(1 << king_from) & ~(1 << rook_from)
            castlings.append(
                Castling(side, king_from, king_to, rook_from, rook_to, rook, empty, _span(king_from, king_to))
            )
            letter = part.right.upper() if not turn or not side else "Q" if board.file(rook_from) == 0 else "K"
            rights.append(letter.lower() if side else letter)
    return tuple(castlings), tuple(rights)


def _span(one: int, other: int) -> int:
    """The squares of one rank from `one` to `other`, both included."""
    low, high = min(one, other), max(one, other)
    return (1 << (high + 1)) - (1 << low)


_ROYAL = {"none": RoyalRule.NONE, "mate": RoyalRule.MATE, "capture": RoyalRule.CAPTURE}
_STALEMATE = {"draw": 0, "loss": -1, "win": 1}
_BARE = {
    "off": BareRoyal.OFF,
    "page": BareRoyal.PAGE,
    "association": BareRoyal.ASSOCIATION,
    "lishogi": BareRoyal.LISHOGI,
    "hodges": BareRoyal.HODGES,
}
_COUNTER = {"off": CounterStrike.OFF, "protected": CounterStrike.PROTECTED, "strict": CounterStrike.STRICT}


def _play(variant: VariantFile) -> Play:
    rules = variant.rules
    return Play(
        royal=_ROYAL[rules.royal],
        stalemate=_STALEMATE[rules.stalemate],
        must_capture=rules.must_capture,
        drop_instead=rules.drop_instead,
        chain=rules.chain,
        one_royal_checks=rules.one_royal_checks,
        end_at_mate=rules.end_at_mate,
        bare=_BARE[rules.bare_royal],
        lion_trading=rules.lion_trading,
        doomed_protects=rules.doomed_protects,
        counter_strike=_COUNTER[rules.counter_strike],
        counter_strike_middle=rules.counter_strike_middle,
    )


__all__ = ["Compiled", "compile_variant"]
