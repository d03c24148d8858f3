"""What a set consists of: for every kind of piece of a game how many wedges, discs or tiles, with what on their sides.

A wedge says by its direction whose it is. So one wedge serves both players wherever their pieces look the same, and
pieces that change owners are counted together. A disc says it by its colour: where discs change owners, there are
enough of them in either colour.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from komagata.errors import UnknownName
from komagata.faces.body import radius
from komagata.faces.face import from_the_box
from komagata.faces.theme import theme
from komagata.faces.wedge import CELL, SIZES
from komagata.notation import positions
from komagata.pieces import Look, Side, side_text
from komagata.position import Rules
from komagata.sets.extras import extras
from komagata.sets.games import Source, load
from komagata.sets.items import Body, Face, Item
from komagata.sets.job import Game, Job, Looks
from komagata.text import Say, Text, named, shortened, text
from komagata.variants.codes import tracks_armies
from komagata.variants.schema import PiecePart

SET = "shogi-set"
"""The style in which a game is played with an ordinary Shogi set."""
_SPREAD = 90.0
"""Degrees between the faces of a back whose game says nothing of angles."""


def stock(job: Job, say: Say = str) -> tuple[Item, ...]:
    """Everything that the games of a job need, game by game, each in the order of its own pieces.

    `say` puts names into words. Raises UnknownName, VariantError or FileError for a game that cannot be read, and
    UnknownName for a piece in `more` that a game does not have.
    """
    items: list[Item] = []
    for game in job.games:
        source = load(game)
        _check_more(game, source)
        kinds = _tiles(source, job.looks) if source.match else _pieces(source.boards[0], job.looks)
        made = [item for kind in kinds for item in _items(kind, game, job, say)]
        items += [replace(item, game=say(source.name)) for item in (*made, *extras(job, source, made, say))]
    return tuple(item for item in items if item.count > 0)


@dataclass(frozen=True, slots=True)
class _Kind:
    """Pieces that are made alike."""

    rules: Rules
    kind: str
    """What it is without promotion."""
    count: int
    side: Side = Side.FIRST
    """Whose looks it has."""
    army: Side | None = None
    """The army it began in, where that matters."""
    owner: Side | None = None
    """The only player whom it serves, if there is one."""
    partner: tuple[Rules, str] | None = None
    """The other board on which it plays, and what it is there."""
    shape: str = ""
    """`wedge` or `disc`, where it is not the shape of its game."""

    @property
    def ids(self) -> tuple[str, ...]:
        """The names by which a job may ask for more of it."""
        return (self.kind, self.partner[1]) if self.partner else (self.kind,)

    @property
    def foreign(self) -> bool:
        """Whether it serves none but the army in which it did not begin."""
        return None not in {self.army, self.owner} and self.army != self.owner

    def look(self, level: int = 0, *, turned: bool = False) -> Look:
        """How it looks at a level of promotion, and if it served the other army."""
        return _look(self.rules, self.kind, self.side, level, foreign=self.foreign != turned)


def _look(rules: Rules, kind: str, side: Side, level: int = 0, *, foreign: bool = False) -> Look:
    base = rules.compiled.kinds.index(kind)
    return next(
        rules.look(number)
        for number, code in enumerate(rules.tables.codes)
        if code is not None and (code.base, code.side, code.level, code.foreign) == (base, side, level, foreign)
    )


# Which things there are


def _pieces(rules: Rules, looks: Looks) -> Iterator[_Kind]:
    """The kinds of a game of one board."""
    counts = _counts(rules)
    armies = tracks_armies(rules.variant)
    for name, part in rules.variant.pieces.items():
        if not part.letter:
            continue
        of_side = [counts[side, name] for side in Side]
        moves_over = bool(rules.tables.slots) and not part.royal
        disc = _shape(rules, name, looks) == "disc"
        if armies:
            owners = tuple(Side) if disc and moves_over else (None,)
            for army in Side:
                for owner in owners:
                    yield _Kind(rules, name, of_side[army], army if owner is None else owner, army, owner)
        elif moves_over and (not disc or _two_sided(rules, name, looks)):
            yield _Kind(rules, name, sum(of_side))
        elif disc or not _alike(rules, name, looks):
            for side in Side:
                yield _Kind(rules, name, sum(of_side) if moves_over else of_side[side], side, owner=side)
        else:
            yield _Kind(rules, name, sum(of_side))


def _shape(rules: Rules, name: str, looks: Looks) -> str:
    """Of the thing that is made: the pieces of a Shogi set are wedges, whatever they stand for."""
    part = rules.variant.pieces[name]
    return "wedge" if looks.style == SET and part.shogi_set else looks.shape or part.shape


def _alike(rules: Rules, name: str, looks: Looks) -> bool:
    """Whether one wedge can serve either player: they look the same, and no theme gives the players other materials.

    Where pieces change owners, all are of the first player's material anyway.
    """
    one, other = (_look(rules, name, side) for side in Side)
    if looks.style == SET:
        one, other = from_the_box(one, Side.FIRST), from_the_box(other, Side.SECOND)
    chosen = theme(looks.theme)
    same = chosen.first == chosen.second or bool(rules.tables.slots)
    return one.symbol == other.symbol and one.mark == other.mark and same


def _tiles(source: Source, looks: Looks) -> list[_Kind]:
    """The kinds of a match. A piece that changes into one of the other board is one tile with both: as many of them as
    both boards need at the start are always enough, because a capture hands over the tile itself."""
    match = source.match
    if match is None:
        return []
    first, second = source.boards
    counts = [_counts(rules) for rules in source.boards]
    letters = {part.letter: name for name, part in second.variant.pieces.items()}
    pairs = {kind: letters[second.compiled.slot_tokens[slot]] for kind, slot in match.transfers[0].items()}
    if any(tracks_armies(rules.variant) for rules in source.boards):
        pairs = {}
    shape = looks.shape or "wedge"
    way = replace(looks, shape=shape)
    result: list[_Kind] = []
    for kind in _pieces(first, way):
        if kind.kind not in pairs:
            result.append(kind)
        elif kind.side == Side.FIRST:
            other = pairs[kind.kind]
            count = sum(counts[0][side, kind.kind] + counts[1][side, other] for side in Side)
            result += _tile((first, kind.kind), (second, other), count, shape)
    result += [kind for kind in _pieces(second, way) if kind.kind not in pairs.values()]
    return _merged(replace(kind, shape=shape) for kind in result)


def _tile(one: tuple[Rules, str], other: tuple[Rules, str], count: int, shape: str) -> Iterator[_Kind]:
    """The side with promotions is the one that fills the front; else a wedge rather than a disc."""

    def weight(end: tuple[Rules, str]) -> tuple[bool, bool]:
        part = end[0].variant.pieces[end[1]]
        return bool(part.promotes) and end[0].variant.promotion.remembers, part.shape == "wedge"

    front, corner = (one, other) if weight(one) >= weight(other) else (other, one)
    if shape == "wedge":
        yield _Kind(*front, count, partner=corner)
    else:
        yield from (_Kind(*front, count, side, owner=side, partner=corner) for side in Side)


def _merged(kinds: Iterable[_Kind]) -> list[_Kind]:
    """Pieces of both boards that look alike in everything are one kind, such as the Kings of two boards of Chess."""
    result: dict[tuple[Look, Side | None, tuple[Look, ...]], _Kind] = {}
    for kind in kinds:
        promoted = tuple(kind.look(level) for level in _levels(kind))
        key = (replace(kind.look(), marks=()), kind.owner, promoted)
        known = result.get(key)
        if known is None or known.rules is kind.rules:
            result[key] = kind
        else:
            result[key] = replace(known, count=known.count + kind.count)
    return list(result.values())


def _counts(rules: Rules) -> Counter[tuple[Side, str]]:
    """The pieces of the array and of the hands, by the army that they begin in and what they are unpromoted."""
    # Whether play could begin from the array does not matter to whoever cuts it out.
    state = positions.read(rules.compiled, rules.variant.array).state
    slots = rules.tables.slots
    numbers = [number for number in state.board if number]
    for place, count in enumerate(state.hands):
        numbers += [slots[place % len(slots)].codes[place // len(slots)]] * count
    result: Counter[tuple[Side, str]] = Counter()
    for number in numbers:
        code = rules.tables.codes[number]
        if code is not None:
            result[Side(code.side ^ code.foreign), rules.compiled.kinds[code.base]] += 1
    return result


def _levels(kind: _Kind) -> range:
    """The levels of promotion that a back has to show: none where a promoted piece simply is another piece."""
    part, remembers = kind.rules.variant.pieces[kind.kind], kind.rules.variant.promotion.remembers
    return range(1, len(part.promotes) + 1) if remembers else range(0)


# What stands on them


def _items(kind: _Kind, game: Game, job: Job, say: Say) -> Iterator[Item]:
    looks = job.looks
    count = _number(kind, game)
    if _two_sided(kind.rules, kind.kind, looks):
        yield from _two_sided_items(kind, count, job, say)
        return
    front = _face(kind, 0, looks)
    backs = tuple(_face(kind, level, looks) for level in _levels(kind))
    is_man = front.look.shape == "disc" and not kind.rules.variant.pieces[kind.kind].kanji
    for share, name in _stood_in(kind, front, count, looks):
        face, *turned = (_from_set(one, name, kind.side) for one in (front, *backs))
        if len({one.look for one in turned}) == 1:
            turned = turned[:1]
        yield Item(
            name=say(_name(kind)),
            kind="man" if is_man else "piece",
            body=body(face.look, job.scale),
            front=(face,),
            back=tuple(replace(one, turn=turn) for one, turn in zip(turned, _turns(turned), strict=True)),
            count=share,
            blank=looks.backs,
        )


def _number(kind: _Kind, game: Game) -> int:
    more = sum(number for name, number in game.more if name in kind.ids)
    base = kind.count * game.sets
    return max(0, base + (game.spares if base else 0) + more)


def _stood_in(kind: _Kind, front: Face, count: int, looks: Looks) -> Iterator[tuple[int, str]]:
    """The pieces of a Shogi set that stand for those of one kind, each with how many: the first for the first piece of
    each side, and so on. Where nothing stands for it, or another style is asked for, all under no name."""
    names = front.look.stand_ins
    if looks.style != SET or not names or not kind.count:
        yield count, ""
        return
    a_side = max(1, kind.count // (2 if kind.owner is None and kind.army is None else 1))
    order = [names[min(number, len(names) - 1)] for number in range(a_side)]
    shares = Counter(order[number % a_side] for number in range(count))
    yield from ((shares[name], name) for name in dict.fromkeys(order))


def _from_set(face: Face, name: str, side: Side) -> Face:
    """The face of the piece of a Shogi set that has a name; the face as it is for none."""
    if not name:
        return face
    found = from_the_box(replace(face.look, stand_ins=(name,)), side)
    return replace(face, look=replace(found, stand_ins=(), marks=(), angle=0.0, twin=False))


def _face(kind: _Kind, level: int, looks: Looks) -> Face:
    look, part = kind.look(level), kind.rules.variant.pieces[kind.kind]
    foot = None
    if looks.small and kind.army is not None and kind.owner is None and not part.royal:
        other = kind.look(level, turned=True)
        foot = other if other.symbol != look.symbol else None
    corner = None
    if kind.partner and not level:
        other = _look(*kind.partner, kind.side)
        corner = other if (other.symbol, other.mark) != (look.symbol, look.mark) else None
    shape = kind.shape or _shape(kind.rules, kind.kind, looks)
    shown = replace(look, shape=shape, army=kind.army)
    return Face(shown, _material(kind, shown), foot=foot, corner=corner)


def _material(kind: _Kind, look: Look) -> Side:
    """Whose material it is of: that of its army, of the owner whom a disc's colour shows, of the only player whom it
    serves; where pieces change owners, all are alike."""
    if look.shape == "disc" or kind.army is not None or not kind.rules.tables.slots:
        return kind.owner if kind.owner is not None else kind.side
    return Side.FIRST


def _turns(backs: Sequence[Face]) -> tuple[float, ...]:
    """By how much each face of a shared back is turned: against the piece, so that it stands upright on it."""
    angles = [face.look.angle for face in backs]
    if len(backs) > 1 and len(set(angles)) < len(angles):
        step = min(_SPREAD, 360.0 / len(backs))
        angles = [(number - (len(backs) - 1) / 2) * step for number in range(len(backs))]
    return tuple(-angle + 0.0 for angle in angles) if len(backs) > 1 else tuple(0.0 for _ in backs)


def _two_sided(rules: Rules, name: str, looks: Looks) -> bool:
    """Whether it is a disc without a symbol of its own that is turned over when it changes its owner."""
    part = rules.variant.pieces[name]
    if part.kanji or _shape(rules, name, looks) != "disc" or tracks_armies(rules.variant):
        return False
    return looks.men == "two-sided" or (not looks.men and bool(rules.tables.slots) and not part.royal)


def _two_sided_items(kind: _Kind, count: int, job: Job, say: Say) -> Iterator[Item]:
    """A man for either player on its two sides; and discs like that to put in its place when it is promoted, half as
    many: more than that are hardly ever promoted at one time."""
    for level in (0, *_levels(kind)):
        front, back = (
            Face(replace(_look(kind.rules, kind.kind, side, level), promoted=False, was=None), side) for side in Side
        )
        yield Item(
            name=say(named(_part_of(kind, level).names)),
            kind="two-sided",
            body=body(replace(front.look, size=kind.look().size), job.scale),
            front=(front,),
            back=(back,),
            count=-(-count // 2) if level else count,
        )


def body(look: Look, scale: float) -> Body:
    """The thing that bears a look, in millimetres."""
    height, width, thickness = (value * scale for value in SIZES.get(look.size, SIZES["minor"]))
    if look.shape == "disc":
        height = width = 2 * radius(look.size) * CELL * scale
    return Body(look.shape, height, width, thickness, look.size)


# Names


def _part_of(kind: _Kind, level: int) -> PiecePart:
    pieces = kind.rules.variant.pieces
    return pieces[pieces[kind.kind].promotes[level - 1] if level else kind.kind]


def _name(kind: _Kind) -> Text:
    name = named(kind.rules.variant.pieces[kind.kind].names)
    if kind.partner:
        other = named(kind.partner[0].variant.pieces[kind.partner[1]].names)
        if str(other) != str(name):
            name = text("{piece} / {other}", piece=name, other=other)
    names = kind.rules.side_names
    if kind.army is not None:
        name = text("{piece}, {side} army", piece=name, side=side_text(names[kind.army], kind.army))
    if kind.owner is not None:
        name = text("{piece}, {side}", piece=name, side=side_text(names[kind.owner], kind.owner))
    return name


def _check_more(game: Game, source: Source) -> None:
    """Raises UnknownName if more is wanted of what there is not."""
    known = source.pieces()
    for name, _ in game.more:
        if name not in known:
            raise UnknownName(
                text(
                    "{game} has no piece '{name}'; there are: {known}",
                    game=source.name,
                    name=shortened(name),
                    known=", ".join(known),
                )
            )


__all__ = ["body", "stock"]
