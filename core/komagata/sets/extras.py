"""Discs and card for sets that cannot say what a promoted piece was: what a FIDE set needs for games of this family.

Sizes follow the FIDE Handbook, "Standards of Chess Equipment" (2022), 2.3 and 2.4: a King is 95 mm high, a Queen 85, a
Bishop 70, a Knight 60, a Rook 55, a Pawn 50, and the base of each measures 40 to 50 % of its height. The smallest such
base is taken, because a marker that is a little large still serves. Draughts pieces are 30 to 40 mm wide (World
Checkers/Draughts Federation).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from komagata.pieces import Look, Side
from komagata.position import Rules
from komagata.sets.games import Source
from komagata.sets.items import Body, Face, Item
from komagata.sets.job import Job
from komagata.text import Say, Text, named, text
from komagata.variants.schema import PiecePart

HEIGHTS = {"king": 95.0, "great": 85.0, "major": 70.0, "minor": 60.0, "light": 55.0, "pawn": 50.0}
"""Of a piece of a FIDE set by the size class of what it is, in millimetres, where the King is 95."""
SHARE = 0.4
"""Of the height that is the diameter of the base."""
KING = HEIGHTS["king"] * SHARE

COLOURS = ("#f0e442", "#56b4e9", "#e69f00", "#2fb58a", "#e58fc0", "#f0795a")
"""Bright card, one colour a kind: those of Okabe and Ito, light enough for black print."""

RIM = 1.4
"""How much wider a marker is than the base of the piece that stands on it: its signs stand on what shows."""
# Shares of the base of the piece that wears it.
_NECK, _HEAD, _WAIST = 0.44, 0.74, 0.62
_COIN = 20.0


def extras(job: Job, source: Source, made: Sequence[Item], say: Say) -> Iterator[Item]:
    """The extras of a game: one of each for every piece that can be promoted and has been made."""
    colours: dict[Look, str] = {}
    for rules in source.boards:
        for name, part in rules.variant.pieces.items():
            if not part.letter or not part.promotes or not rules.variant.promotion.remembers:
                continue
            look = _look(rules, name)
            count = sum(item.count for item in made if item.front and item.front[0].look.symbol == look.symbol)
            if count and look not in colours:
                colours[look] = COLOURS[len(colours) % len(COLOURS)]
                wearers = [rules.variant.pieces[target] for target in part.promotes]
                base = max(HEIGHTS[wearer.size] for wearer in wearers) * SHARE * job.king / KING
                yield from (
                    _extra(extra, Face(look, ground=colours[look]), part, base, count, job, say) for extra in job.extras
                )


def _look(rules: Rules, kind: str) -> Look:
    base = rules.compiled.kinds.index(kind)
    look = next(
        rules.look(number)
        for number, code in enumerate(rules.tables.codes)
        if code is not None and code.base == base and code.side == Side.FIRST and not code.level
    )
    return Look(look.symbol, look.size, marks=look.marks, shape="disc", mark=look.mark, stand_ins=look.stand_ins)


def _extra(  # noqa: PLR0917 -- everything that is known of it
    extra: str, front: Face, part: PiecePart, base: float, count: int, job: Job, say: Say
) -> Item:
    return Item(
        name=say(_name(extra, part)),
        kind=extra.removesuffix("s"),
        body=_body(extra, base, job),
        front=(front,),
        back=(front,) if extra in ("markers", "coins") else (),
        count=count,
        blank=False,
    )


def _body(extra: str, base: float, job: Job) -> Body:
    """In millimetres, for a piece whose base is so wide."""
    if extra == "markers":
        return Body("disc", base * RIM, base * RIM, 2.0)
    if extra == "coins":
        width = _COIN * job.king / KING
        return Body("disc", width, width, 2.0)
    if extra == "caps":
        return Body("cap", base * _HEAD, base * _HEAD, base * 0.14)
    lap = base * 0.22
    if extra == "collars":
        return Body("strip", base * 0.3, math.pi * base * _NECK + 2 * lap, lap)
    return Body("strip", base * 0.75, math.pi * base * _WAIST + 2 * lap, lap)


def _name(extra: str, part: PiecePart) -> Text:
    piece = named(part.names)
    match extra:
        case "markers":
            return text("Marker: was {piece}", piece=piece)
        case "coins":
            return text("Coin: was {piece}", piece=piece)
        case "collars":
            return text("Collar: was {piece}", piece=piece)
        case "caps":
            return text("Cap: was {piece}", piece=piece)
        case _:
            return text("Robe: was {piece}", piece=piece)


__all__ = ["COLOURS", "HEIGHTS", "KING", "RIM", "SHARE", "extras"]
