"""What is written along the edges of a board, in each of the customary styles."""

from __future__ import annotations

from dataclasses import dataclass

_KANJI = "一二三四五六七八九"
_ZODIAC = "子丑寅卯辰巳午未申酉戌亥"


@dataclass(frozen=True, slots=True)
class Labels:
    """Texts of the files from the first player's left, of the ranks from the first player's bottom."""

    files: tuple[str, ...]
    ranks: tuple[str, ...]
    shogi: bool
    """They stand at the top and on the right, as on a shogi diagram, not at the bottom and on the left."""

    def square(self, file: int, rank: int) -> str:
        """The name of a square, in the order in which it is read."""
        one, other = self.files[file], self.ranks[rank]
        return f"{one}-{other}" if one.isdigit() and other.isdigit() else one + other


def labels(style: str, files: int, ranks: int) -> Labels:
    """The labels of a style: `algebraic`, `usi`, `japanese`, `numeric` or `zodiac`; `none` names as the first."""
    from_right = range(files, 0, -1)
    from_top = range(ranks, 0, -1)
    numbers = tuple(map(str, from_right))
    match style:
        case "usi":
            return Labels(numbers, tuple(chr(96 + rank) for rank in from_top), True)
        case "japanese":
            return Labels(numbers, tuple(map(kanji_number, from_top)), True)
        case "numeric":
            return Labels(numbers, tuple(map(str, from_top)), True)
        case "zodiac" if files <= len(_ZODIAC):
            return Labels(tuple(_ZODIAC[file - 1] for file in from_right), tuple(map(kanji_number, from_top)), True)
        case _:
            letters = tuple(chr(97 + file) for file in range(files))
            return Labels(letters, tuple(str(rank + 1) for rank in range(ranks)), False)


def kanji_number(value: int) -> str:
    """1 to 19 in Chinese figures."""
    return _KANJI[value - 1] if value < 10 else "十" + (_KANJI[value - 11] if value > 10 else "")


__all__ = ["Labels", "kanji_number", "labels"]
