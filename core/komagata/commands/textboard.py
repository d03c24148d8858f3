"""A position as plain text: the board in letters, the hands, and everything in words. Serves terminals and screen
readers alike."""

from __future__ import annotations

from collections.abc import Iterator

from komagata.moves import Move
from komagata.pieces import Piece, Side
from komagata.position import Position


def board_lines(position: Position) -> Iterator[str]:
    """The board as its first player sees it, with coordinates, and the hands at both ends."""
    board = position.board
    tokens = {square: piece.token for square, piece in position.pieces()}
    width = max((len(token) for token in tokens.values()), default=1) + 1
    margin = len(str(board.ranks))
    files = " " * margin + "".join(f"{chr(97 + file):>{width}}" for file in range(board.files))
    hands = position.hands
    has_hands = bool(position.rules.tables.slots)
    if has_hands:
        yield f"in {position.rules.side_names[1]}'s hand: {_hand(position, Side.SECOND)}"
    yield files
    for rank in reversed(range(board.ranks)):
        row = "".join(f"{tokens.get(rank * board.files + file, '.'):>{width}}" for file in range(board.files))
        yield f"{rank + 1:>{margin}}{row} {rank + 1}"
    yield files
    if has_hands and hands:
        yield f"in {position.rules.side_names[0]}'s hand: {_hand(position, Side.FIRST)}"


def status(position: Position) -> str:
    """Who is to move, or how the game has ended."""
    outcome = position.outcome()
    if outcome is not None:
        return str(outcome)
    check = ", in check" if position.is_check() else ""
    return f"{position.rules.side_names[position.side]} to move{check}"


def word_lines(position: Position) -> Iterator[str]:
    """Every piece in words, side by side, the strongest kinds first as the variant file lists them."""
    names = position.rules.side_names
    order = {name: place for place, name in enumerate(position.rules.variant.pieces)}
    titles = {part.names["en"]: order[name] for name, part in position.rules.variant.pieces.items()}
    for side in Side:
        pieces = [(square, piece) for square, piece in position.pieces() if piece.side is side]
        pieces.sort(key=lambda item: (titles.get(item[1].name, len(titles)), item[0]))
        words = ", ".join(f"{_words(piece)} {position.board.name(square)}" for square, piece in pieces)
        yield f"{names[side]}: {words or 'no pieces'}"
        if position.rules.tables.slots:
            yield f"in {names[side]}'s hand: {_hand(position, side)}"


def move_words(position: Position, move: Move) -> str:
    """A legal move in words: `Knight b1 takes c3, promotes`."""
    board = position.board
    if move.is_drop:
        token = position.rules.tables.slots[move.slot].codes[position.side]
        return f"{position.rules.piece(token).name} dropped on {board.name(move.target)}"
    piece = position.piece_at(move.origin)
    taken = [square for square, _ in position.transition(move).captured]
    words = f"{piece.name if piece else 'piece'} {board.name(move.origin)}"
    if move.origin == move.target and not taken:
        return f"{words} passes"
    words += " to " + ", ".join(board.name(square) for square in (*move.via, move.target))
    if taken:
        victims = [f"{victim.name} {board.name(square)}" for square in taken if (victim := position.piece_at(square))]
        words += ", takes " + " and ".join(victims)
    return f"{words}, promotes" if move.promotion else words


def _words(piece: Piece) -> str:
    words = piece.name
    if piece.was:
        words += f" (was {piece.was})"
    return f"{words} (turned)" if piece.foreign else words


def _hand(position: Position, side: Side) -> str:
    hand = position.hands[side]
    return " ".join(f"{token} x {count}" if count > 1 else token for token, count in hand.items()) or "nothing"


__all__ = ["board_lines", "move_words", "status", "word_lines"]
