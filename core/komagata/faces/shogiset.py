"""An ordinary Shogi set as an object: what lies in the box, and what is written on the backs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SetPiece:
    """One kind of piece of the set."""

    front: tuple[str, str]
    """The two-character and the one-character form."""
    back: tuple[str, str]
    """The same on the other side; empty where that is blank."""
    size: str
    count: int
    """How many of them each player has."""


_PIECES = (
    SetPiece(("玉将", "玉"), ("", ""), "king", 1),
    SetPiece(("飛車", "飛"), ("龍王", "龍"), "great", 1),
    SetPiece(("角行", "角"), ("龍馬", "馬"), "great", 1),
    SetPiece(("金将", "金"), ("", ""), "major", 2),
    SetPiece(("銀将", "銀"), ("成銀", "全"), "major", 2),
    SetPiece(("桂馬", "桂"), ("成桂", "圭"), "minor", 2),
    SetPiece(("香車", "香"), ("成香", "杏"), "light", 2),
    SetPiece(("歩兵", "歩"), ("と金", "と"), "pawn", 9),
)
SHOGI_SET = {piece.front[0]: piece for piece in _PIECES}
"""By the two characters on the front."""

KING = _PIECES[0]
REIGNING = ("王将", "王")
"""What stands on the second player's King."""

__all__ = ["KING", "REIGNING", "SHOGI_SET", "SetPiece"]
