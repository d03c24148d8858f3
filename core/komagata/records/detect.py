"""Which format a text is in, by its content and never by the name of its file."""

from __future__ import annotations

import re

from komagata.errors import NotationError
from komagata.text import text

_TAG = re.compile(r'^[ \t\u3000]*\[\s*([A-Za-z][A-Za-z0-9_]*)\s+"', re.MULTILINE)
_OPTIONS = re.compile(r'^[ \t\u3000]*\[\s*Options\s+"', re.MULTILINE)
_COMMENT = re.compile(r"\{(?:[^}\\]|\\.)*+\}?|;[^\n]*", re.DOTALL)
_FIRST_MOVE = re.compile(r"\d+\.+\s*(?P<word>[^\s{}()\d*.][^\s{}()]*)")
_SQUARES = re.compile(r"[a-p]\d{1,2}[a-p]\d{1,2}[a-p0-9]*(?:\+*|=?[a-zA-Z])[!?]*|[A-Z]'?@[a-p]\d{1,2}[!?]*", re.ASCII)
_JSON = re.compile(r"\s*+\{")
_CSA = re.compile(
    r"^(?:V[1-3](?:\.\d)?|N[+-].*|P(?:I.*|[1-9][ +*-].*|[+-]\d\d[A-Z]{2}.*)|[+-]\d{4}[A-Z]{2}.*)\s*$", re.MULTILINE
)
_USI = re.compile(
    r"^[ \t\u3000]*(?:position\s+(?:startpos|sfen|fen)\b|startpos\b|sfen\s+\S+/|"
    r"[^\s\[\]/]+(?:/[^\s\[\]/]+){8}(?:(?:/[^\s\[\]/]+){3})?\s+[bw]\s+(?:-|[0-9A-Za-z]+)"
    r"(?:\s+\d+(?:\s+[0-9a-z,-]+)?)?(?:\s+moves\b.*)?\s*$)",
    re.MULTILINE,
)
_FEN_MOVES = re.compile(r"^[ \t\u3000]*(?:position\s+)?(?:fen\s+)?[^\s/]+(?:/[^\s/]+)+\s.*\bmoves\s", re.MULTILINE)
_KIF_MOVE = re.compile(
    r"^[ \t\u3000]*[0-9０-９]{1,4}(?:手目)?(?:[一二]歩目)?\s*[▲△☗☖▼▽]?\s*"
    r"(?:(?:[１-９][一二三四五六七八九1-9１-９](?=[^\s0-9０-９])|1?[0-9][一二三四五六七八九十]|[同仝])|投了|中断|千日手|持将棋|詰|切れ負け|反則|入玉|不詰)",
    re.MULTILINE,
)
_KI2_MOVE = re.compile(r"^[ \t\u3000]*[▲△☗☖▼▽⛊⛉]\s*(?:[１-９1-9]|[同仝])", re.MULTILINE)
_SUMMARY = re.compile(r"^[ \t\u3000]*まで\s*[0-9０-９]+\s*手で", re.MULTILINE)
_ROW = re.compile(r"^[ \t\u3000]*\|[^|\n]{8,}\|", re.MULTILINE)
_HEAD = re.compile(
    r"^[ \t\u3000]*(?:手合割|先手|後手|下手|上手|開始日時|終了日時|棋戦|戦型|表題|持ち時間|場所|手数-+|変化)"
    r"\s*(?:：|:|-|手)",
    re.MULTILINE,
)
_OURS = ("Variant", "Options")
"""Our own records begin with these tags, those of other programs with `Event`."""
_BEGINNING = 100_000
"""A record says within its first characters what it is."""


def detect(source: str) -> str:
    """The id of the format of a record; raises NotationError if it is none that is known."""
    head = source[:_BEGINNING].removeprefix("\ufeff")
    if _JSON.match(head) and '"moves"' in source:
        return "jkf"
    if _TAG.search(head):
        return _tagged(head)
    japanese = _japanese(head)
    if japanese:
        return japanese
    if _CSA.search(head):
        return "csa"
    if _USI.search(head) or _FEN_MOVES.search(head):
        return "usi"
    raise NotationError(
        text('this is no record of a game: expected tags such as [Variant "..."] at its beginning'), offset=0
    )


def _tagged(head: str) -> str:
    """Our own format spells moves square by square; with short moves it is the PGN of some other program."""
    first = _TAG.search(head)
    own = first is not None and first[1] in _OURS
    if _OPTIONS.search(head) or any(match[1] == "Variant" for match in _TAG.finditer(head)):
        return "kmg" if _spells(head, default=own) else "pgn"
    return "pgn"


def _spells(head: str, *, default: bool) -> bool:
    last = 0
    for match in _TAG.finditer(head):
        last = match.end()
    first = _FIRST_MOVE.search(_COMMENT.sub(" ", head[last:]))
    return default if first is None else _SQUARES.fullmatch(first["word"]) is not None


def _japanese(head: str) -> str:
    if _KIF_MOVE.search(head):
        return "kif"
    if _KI2_MOVE.search(head):
        return "ki2"
    if _HEAD.search(head):
        # Without a move only the lines around it tell them apart.
        return "ki2" if _SUMMARY.search(head) and "手数-" not in head else "kif"
    return "bod" if len(_ROW.findall(head)) > 2 else ""


__all__ = ["detect"]
