"""What a format cannot hold of a game: said before it is saved, not found out afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from komagata.game import Game
from komagata.pieces import Side
from komagata.text import Text, text
from komagata.tree import Note

Loss = Text


@dataclass(frozen=True, slots=True)
class Capacity:
    """What a format holds besides the moves themselves."""

    moves: bool = True
    variations: bool = False
    comments: bool = False
    before: bool = False
    """Comments before a move, apart from those after the one before."""
    nags: bool = False
    marks: bool = False
    clock: bool = False
    """What is left on a clock."""
    spent: bool = False
    """What a move took; `whole` seconds only."""
    whole: bool = True
    options: bool = False
    """Choices about the rules."""
    tags: Callable[[str], bool] | None = None
    """Which tags it holds; None: no one."""
    controls: bool = False


def lost(game: Game, capacity: Capacity) -> list[Loss]:
    """What would be lost."""
    return list(_lost(game, capacity))


def _lost(game: Game, capacity: Capacity) -> Iterator[Loss]:
    nodes = list(game.root.walk())
    if not capacity.moves and len(nodes) > 1:
        yield text("the moves")
        return
    branches = sum(max(0, len(node.children) - 1) for node in nodes)
    if not capacity.variations and branches:
        yield text("variations: {count}", count=branches)
        nodes = [game.root, *game.main_line()]
    notes = [node.note for node in nodes]
    yield from _notes(notes, capacity)
    chosen = dict(game.rules.options)
    usual = {name: option.default for name, option in game.rules.variant.options.items()}
    if not capacity.options and chosen != usual:
        words = "; ".join(f"{name}={value}" for name, value in chosen.items() if usual.get(name) != value)
        yield text("the choices about the rules: {options}", options=words)
    tags = [name for name in game.tags if capacity.tags is None or not capacity.tags(name)]
    if tags:
        yield text("the tags {names}", names=", ".join(tags))
    if game.controls is not None and not capacity.controls:
        yield text("the time control")


def _notes(notes: list[Note], capacity: Capacity) -> Iterator[Loss]:
    def count(has: Callable[[Note], object]) -> int:
        return sum(bool(has(note)) for note in notes)

    kinds: list[tuple[bool, int, Callable[[int], Text]]] = [
        (capacity.comments, count(lambda note: note.comment), lambda n: text("comments: {count}", count=n)),
        (
            capacity.before or capacity.comments,
            count(lambda note: note.before),
            lambda n: text("comments before moves: {count}", count=n),
        ),
        (capacity.nags, count(lambda note: note.nags), lambda n: text("marks !, ? of moves: {count}", count=n)),
        (capacity.marks, count(lambda note: note.marks), lambda n: text("boards with arrows: {count}", count=n)),
        (
            capacity.clock,
            count(lambda note: note.clock is not None and not (capacity.spent and note.spent is not None)),
            lambda n: text("what clocks showed: {count}", count=n),
        ),
        (
            capacity.spent,
            count(lambda note: note.spent is not None),
            lambda n: text("times of moves: {count}", count=n),
        ),
    ]
    for held, number, words in kinds:
        if number and not held:
            yield words(number)
    moved = count(lambda note: note.before)
    if moved and capacity.comments and not capacity.before:
        yield text("comments before moves, which come to stand after the move before: {count}", count=moved)
    parts = count(lambda note: note.spent is not None and note.spent % 1000)
    if parts and capacity.spent and capacity.whole:
        yield text("fractions of seconds of moves: {count}", count=parts)


def said(note: Note) -> str:
    """Everything said about a move, for formats with one comment a move."""
    return "\n".join(part for part in (note.before, note.comment) if part)


def player_name(game: Game, side: Side) -> str:
    """The name of a player, or nothing."""
    return game.tags.get("White" if side is Side.FIRST else "Black", "")


__all__ = ["Capacity", "Loss", "lost", "player_name", "said"]
