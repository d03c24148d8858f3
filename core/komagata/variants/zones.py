"""Zones of a board, written in words: `rank 7-8`, `files d-f rank 1-3`, `a1 c1`, `dark`, `light`, `all`."""

from __future__ import annotations

from komagata.geometry import Board, members, square_set


class ZoneError(ValueError):
    """A zone that cannot be read; the message names the word."""


def parse_zone(words: str, board: Board) -> int:
    """The square set of a zone as the first player sees it. Parts joined by `,` are united."""
    result = 0
    for part in words.split(","):
        result |= _part(part.split(), board)
    return result


def _part(words: list[str], board: Board) -> int:
    squares = board.all
    single = 0
    index = 0
    while index < len(words):
        word = words[index]
        if word in ("rank", "ranks", "file", "files"):
            index += 1
            if index == len(words):
                raise ZoneError(word)
            squares &= _span(words[index], word.startswith("rank"), board)
        elif word in ("dark", "light"):
            squares &= square_set(s for s in range(board.squares) if _dark(s, board) == (word == "dark"))
        elif word != "all":
            square = board.parse(word)
            if square is None:
                raise ZoneError(word)
            single |= 1 << square
        index += 1
    return single or squares


def _dark(square: int, board: Board) -> bool:
    return (board.file(square) + board.rank(square)) % 2 == 0


def _span(word: str, ranks: bool, board: Board) -> int:
    first, _, last = word.partition("-")
    low, high = (_line(end, ranks) for end in (first, last or first))
    limit = board.ranks if ranks else board.files
    if low is None or high is None or not 0 <= low <= high < limit:
        raise ZoneError(word)
    if ranks:
        return board.rank_set(range(low, high + 1))
    result = 0
    for file in range(low, high + 1):
        result |= board.file_set(file)
    return result


def _line(word: str, rank: bool) -> int | None:
    if rank:
        return int(word) - 1 if word.isascii() and word.isdecimal() and len(word) < 4 else None
    return ord(word) - 97 if len(word) == 1 and word.isascii() and word.islower() else None


def zone_words(squares: int, board: Board) -> str:
    """The shortest words for a zone of at least one square: whole ranks or files, a box, or its squares one by one."""
    found = list(members(squares))
    if not found:
        raise ZoneError("")
    if squares == board.all:
        return "all"
    ranks = sorted({board.rank(square) for square in found})
    files = sorted({board.file(square) for square in found})
    box = len(found) == len(ranks) * len(files) and _gapless(ranks) and _gapless(files)
    if not box or len(found) == 1:
        return " ".join(board.name(square) for square in found)
    words: list[str] = []
    if len(files) < board.files:
        words.append(_range("file", [chr(97 + file) for file in files]))
    if len(ranks) < board.ranks:
        words.append(_range("rank", [str(rank + 1) for rank in ranks]))
    return " ".join(words)


def _gapless(lines: list[int]) -> bool:
    return lines[-1] - lines[0] + 1 == len(lines)


def _range(kind: str, ends: list[str]) -> str:
    if len(ends) == 1:
        return f"{kind} {ends[0]}"
    return f"{kind if kind == 'rank' else 'files'} {ends[0]}-{ends[-1]}"


def reflected(squares: int, board: Board, turn: bool) -> int:
    """The set as the second player sees it: turned by half, or mirrored over the middle rank."""
    result = 0
    for square in range(board.squares):
        if squares >> square & 1:
            result |= 1 << reflected_square(square, board, turn)
    return result


def reflected_square(square: int, board: Board, turn: bool) -> int:
    """One square as the second player sees it."""
    if turn:
        return board.turned(square)
    return (board.ranks - 1 - board.rank(square)) * board.files + board.file(square)


__all__ = ["ZoneError", "parse_zone", "reflected", "reflected_square", "zone_words"]
