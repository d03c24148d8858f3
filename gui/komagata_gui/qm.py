"""Compiles the text of a `.ts` file to the bytes of a `.qm` file, so that no build step and no Qt tool is needed.

A `.qm` file is a magic number and tagged sections. Qt finds a message by the hash of source text and comment, then
compares the strings stored with it.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree

_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_LANGUAGE, _HASHES, _MESSAGES, _NUMERUS = 0xA7, 0x42, 0x69, 0x88
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8

# Plural rules in the byte code of Qt, by language. One rule a plural form but the last, separated by 0xFF.
_ONE = bytes([0x01, 1])  # n == 1
_ONE_OR_NONE = bytes([0x03, 1])  # n <= 1
_SLAVIC = bytes([0x11, 1, 0xFD, 0x29, 11, 0xFF, 0x14, 2, 4, 0xFD, 0x2C, 10, 19])
_NO_PLURAL = b""
_RULES = {
    **dict.fromkeys(("ja", "zh", "ko", "vi", "th", "id"), _NO_PLURAL),
    **dict.fromkeys(("fr", "pt_BR"), _ONE_OR_NONE),
    **dict.fromkeys(("ru", "uk", "be", "sr", "hr", "bs"), _SLAVIC),
}


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a `.ts` file."""

    context: str
    source: str
    comment: str
    forms: tuple[str, ...]
    """Its translation, one entry a plural form."""
    finished: bool
    numerus: bool = False


def read_ts(text: str) -> Iterator[Message]:
    """The messages of a `.ts` file, those without a translation included."""
    for context in ElementTree.fromstring(text).iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            kind = "" if translation is None else translation.get("type", "")
            if kind in {"vanished", "obsolete"}:
                continue
            numerus = message.get("numerus") == "yes"
            if translation is None:
                forms: tuple[str, ...] = ()
            elif numerus:
                forms = tuple(form.text or "" for form in translation.iter("numerusform"))
            else:
                forms = (translation.text or "",)
            finished = kind != "unfinished" and bool(forms) and all(forms)
            source, comment = message.findtext("source") or "", message.findtext("comment") or ""
            yield Message(name, source, comment, forms, finished, numerus)


def compile_ts(text: str) -> bytes:
    """The `.qm` form of a `.ts` file; messages without a translation are left out and show in English."""
    language = ElementTree.fromstring(text).get("language", "")
    messages, hashes = bytearray(), []
    for message in read_ts(text):
        if any(message.forms):
            hashes.append((_hash((message.source + message.comment).encode()), len(messages)))
            messages += _record(message)
    table = b"".join(struct.pack(">II", *entry) for entry in sorted(hashes))
    rules = _RULES.get(language, _RULES.get(language.partition("_")[0], _ONE))
    sections = (_LANGUAGE, language.encode()), (_HASHES, table), (_MESSAGES, bytes(messages)), (_NUMERUS, rules)
    return _MAGIC + b"".join(struct.pack(">BI", tag, len(data)) + data for tag, data in sections if data)


def _record(message: Message) -> bytes:
    parts = [_field(_TRANSLATION, form.encode("utf-16-be")) for form in message.forms]
    named = (_COMMENT, message.comment), (_SOURCE, message.source), (_CONTEXT, message.context)
    parts += [_field(tag, value.encode()) for tag, value in named]
    return b"".join(parts) + bytes([_END])


def _field(tag: int, data: bytes) -> bytes:
    return struct.pack(">BI", tag, len(data)) + data


def _hash(data: bytes) -> int:
    """The ELF hash, with 0 reserved."""
    value = 0
    for byte in data:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ (high >> 24)) & ~high & 0xFFFFFFFF
    return value or 1


__all__ = ["Message", "compile_ts", "read_ts"]
