"""Faults of a variant file that are not faults of its structure: names that name nothing, sizes, letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from komagata.errors import Fault
from komagata.geometry import MOST_FILES, MOST_RANKS
from komagata.text import text
from komagata.variants.schema import PiecePart, VariantFile
from komagata.variants.shogiset import set_faults


def reference_faults(variant: VariantFile) -> Iterator[Fault]:
    """Every name in the file that refers to nothing, and every value out of its bounds."""
    yield from _pieces(variant)
    yield from set_faults(variant)
    yield from _options(variant)
    if variant.promotion.zone and variant.promotion.zone not in variant.zones:
        yield _no_zone(variant.promotion.zone, "promotion.zone", variant)
    letters = {piece.letter for piece in variant.pieces.values()}
    for letter in split_letters(variant.notation.hand_order):
        if letter not in letters:
            yield Fault(text("no piece has the letter '{letter}'", letter=letter), "notation.hand_order")


def board_faults(variant: VariantFile) -> Iterator[Fault]:
    """Faults of the board, without which nothing else can be looked at."""
    for name, value, most in (("files", variant.board.files, MOST_FILES), ("ranks", variant.board.ranks, MOST_RANKS)):
        if not 2 <= value <= most:
            yield Fault(
                text("expected a number from 2 to {most}, not {value}", most=most, value=value), f"board.{name}"
            )
    if not 0 <= variant.board.river < max(variant.board.ranks, 1):
        yield Fault(text("expected the number of a rank, or 0"), "board.river")


def _pieces(variant: VariantFile) -> Iterator[Fault]:
    if not any(piece.letter for piece in variant.pieces.values()):
        yield Fault(text("no piece has a letter"), "pieces")
    counts = Counter(piece.letter for piece in variant.pieces.values() if piece.letter)
    for name, piece in variant.pieces.items():
        place = f"pieces.{name}"
        if counts[piece.letter] > 1:
            yield Fault(text("the letter '{letter}' stands for two pieces", letter=piece.letter), f"{place}.letter")
        if piece.letter and not _is_letter(piece.letter):
            yield Fault(text("expected one capital letter A to Z, perhaps with ' behind it"), f"{place}.letter")
        yield from _piece(variant, piece, place)
    royals = [name for name, piece in variant.pieces.items() if piece.royal]
    if variant.rules.royal != "none" and not royals:
        yield Fault(text("no piece is royal, but the game is won by taking or mating one"), "rules.royal")


def _is_letter(letter: str) -> bool:
    return letter[:1].isascii() and letter[:1].isupper() and letter[1:] in ("", "'")


def _piece(variant: VariantFile, piece: PiecePart, place: str) -> Iterator[Fault]:
    kinds = ", ".join(variant.pieces)
    for index, target in enumerate(piece.promotes):
        if target not in variant.pieces:
            yield Fault(
                text("there is no piece '{name}'; there are {known}", name=target, known=kinds),
                f"{place}.promotes[{index}]",
            )
        elif not variant.promotion.remembers and not variant.pieces[target].letter:
            yield Fault(
                text("a piece that does not remember what it was can only become one with a letter"),
                f"{place}.promotes[{index}]",
            )
    if piece.foreign and piece.foreign not in variant.pieces:
        yield Fault(
            text("there is no piece '{name}'; there are {known}", name=piece.foreign, known=kinds), f"{place}.foreign"
        )
    if piece.kanji and len(piece.kanji) != 2:
        yield Fault(text("expected two texts: the two-character and the one-character form"), f"{place}.kanji")
    if piece.angles and len(piece.angles) != len(piece.promotes):
        yield Fault(text("expected one angle for each of 'promotes'"), f"{place}.angles")
    for field in ("confined", "zone", "must", "second_chance", "drop_zone", "file_zone"):
        zone = getattr(piece, field)
        if zone and zone not in variant.zones:
            yield _no_zone(zone, f"{place}.{field}", variant)
    for zone in piece.move_in:
        if zone not in variant.zones:
            yield _no_zone(zone, f"{place}.move_in.{zone}", variant)
    if piece.value < 0 or piece.value > 1000:
        yield Fault(text("expected a worth in Pawns from 0 to 1000"), f"{place}.value")


def _no_zone(zone: str, place: str, variant: VariantFile) -> Fault:
    known = ", ".join(variant.zones) or text("none")
    return Fault(text("there is no zone '{name}'; there are: {known}", name=zone, known=known), place)


def _options(variant: VariantFile) -> Iterator[Fault]:
    for name, option in variant.options.items():
        place = f"options.{name}"
        if option.default not in option.choices:
            yield Fault(
                text(
                    "the default '{value}' is none of the choices: {known}",
                    value=option.default,
                    known=", ".join(option.choices),
                ),
                f"{place}.default",
            )
        for choice, part in option.choices.items():
            for other, value in part.options.items():
                target = variant.options.get(other)
                if target is None or value not in target.choices:
                    yield Fault(
                        text("there is no option '{name}' with the choice '{value}'", name=other, value=value),
                        f"{place}.choices.{choice}.options.{other}",
                    )


def split_letters(letters: str) -> list[str]:
    """`RC'P` -> R, C', P."""
    result: list[str] = []
    for character in letters:
        if character == "'" and result:
            result[-1] += character
        else:
            result.append(character)
    return result


__all__ = ["board_faults", "reference_faults", "split_letters"]
