"""A game as it stands on the table when it is played with an ordinary Shogi set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from komagata.draw.scene import Held, Placed, Scene
from komagata.pieces import Look, Side


def dealt(scene: Scene) -> Scene:
    """The scene with every piece represented by one piece of the set.

    Where several kinds of the set stand for one kind of the game, they are dealt out in order from each player's left
    and near side, then to his hand.
    """
    used: Counter[tuple[Side, tuple[str, ...]]] = Counter()
    pieces: dict[int, Placed] = {}
    for placed in sorted(scene.pieces, key=lambda one: one.square if one.side is Side.FIRST else -one.square):
        pieces[placed.square] = replace(placed, look=_next(placed.look, placed.side, used))
    hands = (
        tuple(_held(scene.hands[0], Side.FIRST, used)),
        tuple(_held(scene.hands[1], Side.SECOND, used)),
    )
    return replace(scene, pieces=tuple(pieces[placed.square] for placed in scene.pieces), hands=hands)


def _next(look: Look, side: Side, used: Counter[tuple[Side, tuple[str, ...]]]) -> Look:
    names = look.stand_ins
    if len(set(names)) < 2:
        return look
    number = used[side, names]
    used[side, names] += 1
    return replace(look, stand_ins=(names[min(number, len(names) - 1)],))


def _held(held: tuple[Held, ...], side: Side, used: Counter[tuple[Side, tuple[str, ...]]]) -> Iterator[Held]:
    for item in held:
        looks = Counter(_next(item.look, side, used) for _ in range(item.count))
        yield from (Held(look, count) for look, count in looks.items())


__all__ = ["dealt"]
