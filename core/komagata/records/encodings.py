"""Bytes of a record <-> its text. The encoding is told by the bytes alone: names of files lie (shogihome#403,
lishogi#170, python-shogi#34).

A byte order mark decides; else what is strict UTF-8 is UTF-8; else it is Shift-JIS in Microsoft's form or EUC-JP,
whichever can be decoded and reads more like Japanese.
"""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass

from komagata import assets
from komagata.errors import Fault, FileError
from komagata.text import text

UTF8, UTF8_MARK, SHIFT_JIS, EUC_JP = "utf-8", "utf-8-sig", "cp932", "euc_jp"
ENCODINGS = (UTF8, UTF8_MARK, SHIFT_JIS, EUC_JP)
"""Those that a record can be written in, by Python's names."""

ALIASES = {
    "utf8": UTF8,
    "utf-8-bom": UTF8_MARK,
    "bom": UTF8_MARK,
    "shift-jis": SHIFT_JIS,
    "shift_jis": SHIFT_JIS,
    "sjis": SHIFT_JIS,
    "windows-31j": SHIFT_JIS,
    "ms932": SHIFT_JIS,
    "euc-jp": EUC_JP,
    "eucjp": EUC_JP,
}

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_SAMPLE = 20_000
_USUAL = re.compile(
    "[\u3040-\u30ff\u3000-\u303f\uff01-\uff5e一-九十先後手歩香桂銀金角飛王玉将成打同投了開始終日時棋戦戦型合割持駒変化]"
)
_ODD = re.compile("[\uff61-\uff9f\ufffd\ue000-\uf8ff\x80-\x9f]")

# Written with the one character, meant by everybody who writes the other: Python's table of cp932 has only one of each.
_TWINS = str.maketrans({"〜": "～", "−": "－", "‖": "∥", "—": "―", "¢": "￠", "£": "￡", "¬": "￢"})
# Missing altogether; the usual way out (shogihome#249, #250, #527).
_STAND_INS = {"☗": "▲", "☖": "△", "⛊": "▲", "⛉": "△"}


@dataclass(frozen=True, slots=True)
class Decoded:
    """The text of a file, how it was encoded, and what of it was not."""

    text: str
    encoding: str
    faults: tuple[Fault, ...] = ()


def decode(data: bytes) -> Decoded:
    """The text of some bytes. Raises FileError for what is no text at all."""
    if len(data) > assets.MOST_BYTES:
        raise FileError(text("a file has at most {most} bytes", most=assets.MOST_BYTES))
    for mark, name in _MARKS:
        if data.startswith(mark):
            return _forced(data[len(mark) :], name)
    if b"\0" in data:
        raise FileError(text("this is no text: it holds zero bytes"))
    try:
        return Decoded(data.decode(UTF8), UTF8)
    except UnicodeDecodeError:
        pass
    found = [(name, decoded) for name in (SHIFT_JIS, EUC_JP) if (decoded := _strict(data, name)) is not None]
    if found:
        name, decoded = max(found, key=lambda pair: _likeness(pair[1]))
        return Decoded(decoded, name)
    # Damaged: which of them is damaged least?
    return max(
        (_forced(data, name) for name in (UTF8, SHIFT_JIS, EUC_JP)),
        key=lambda one: _likeness(one.text) - 5 * one.text.count("\ufffd"),
    )


def _strict(data: bytes, name: str) -> str | None:
    try:
        return data.decode(name)
    except UnicodeDecodeError:
        return None


def _forced(data: bytes, name: str) -> Decoded:
    try:
        return Decoded(data.decode(name), name)
    except UnicodeDecodeError as error:
        decoded = data.decode(name, "replace")
        line = data.count(b"\n", 0, error.start) + 1
        column = error.start - (data.rfind(b"\n", 0, error.start) + 1) + 1
        told = text("some bytes are no text in {encoding}; they are replaced", encoding=name)
        return Decoded(decoded, name, (Fault(told, "", line, column),))


def _likeness(decoded: str) -> int:
    """How much a text looks like Japanese: kana and the words of records, not half-width letters by the dozen."""
    sample = decoded[:_SAMPLE]
    return len(_USUAL.findall(sample)) - 2 * len(_ODD.findall(sample))


def known_encoding(name: str) -> str:
    """An encoding by any of its names; raises FileError."""
    wanted = name.strip().lower()
    wanted = ALIASES.get(wanted, wanted)
    if wanted not in ENCODINGS:
        raise FileError(
            text("there is no encoding '{name}'; there are: {known}", name=name, known=", ".join(ENCODINGS))
        )
    return wanted


def encode(written: str, encoding: str) -> tuple[bytes, list[Fault]]:
    """The bytes of a text, and every character that the encoding lacks, with its place in the text."""
    try:
        return written.encode(encoding), []
    except UnicodeEncodeError:
        pass
    if encoding in {UTF8, UTF8_MARK}:
        return written.encode(encoding, "replace"), []
    losses: dict[str, Fault] = {}
    lines: list[str] = []
    for number, line in enumerate(written.translate(_TWINS).split("\n"), 1):
        lines.append(_fitting(line, number, encoding, losses))
    return "\n".join(lines).encode(encoding, "replace"), list(losses.values())


def _fitting(line: str, number: int, encoding: str, losses: dict[str, Fault]) -> str:
    if _holds(line, encoding):
        return line
    fitting: list[str] = []
    for column, character in enumerate(line, 1):
        if _holds(character, encoding):
            fitting.append(character)
            continue
        instead = _STAND_INS.get(character, "?")
        fitting.append(instead)
        if character not in losses and len(losses) < MOST_LOSSES:
            what = text(
                "{encoding} has no {character}; {instead} is written instead",
                encoding=encoding,
                character=character if character.isprintable() else f"U+{ord(character):04X}",
                instead=instead,
            )
            losses[character] = Fault(what, "", number, column)
    return "".join(fitting)


MOST_LOSSES = 50
"""More characters are not listed one by one."""


def _holds(written: str, encoding: str) -> bool:
    try:
        written.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


__all__ = ["ENCODINGS", "SHIFT_JIS", "UTF8", "UTF8_MARK", "Decoded", "decode", "encode", "known_encoding"]
