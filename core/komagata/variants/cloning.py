"""Games of one's own that begin as another one: a file that inherits it, or one that says everything itself."""

from __future__ import annotations

import re
from collections.abc import Collection
from copy import deepcopy
from string import ascii_uppercase

from komagata.variants.arrays import Array
from komagata.variants.editing import Parents, VariantText, value_at
from komagata.variants.layout import written
from komagata.variants.reader import Raw, listing, table

ORDER = 900
"""Place in lists of a game that says nothing else."""
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def is_id(name: str) -> bool:
    """Whether a text can be the id of a game, and so the name of its file: small letters, digits, single hyphens."""
    return len(name) <= 60 and _ID.fullmatch(name) is not None


def free_id(wish: str, taken: Collection[str]) -> str:
    """An id that no game has, as near to a wish as can be."""
    plain = "-".join(re.findall("[a-z0-9]+", wish.lower()))[:50].strip("-") or "game"
    return _free(plain, taken, "-")


def free_key(wish: str, taken: Collection[str]) -> str:
    """A name for a piece, zone or option that none has yet."""
    return _free("_".join(re.findall("[a-z0-9]+", wish.lower())) or "new", taken, "_")


def _free(wish: str, taken: Collection[str], joint: str) -> str:
    if wish not in taken:
        return wish
    number = 2
    while f"{wish}{joint}{number}" in taken:
        number += 1
    return f"{wish}{joint}{number}"


def free_letter(values: Raw, name: str = "") -> str:
    """A letter that no piece of the game has: one of its name if possible; empty if all are taken."""
    pieces: Raw = table(values.get("pieces")) or {}
    taken = {str(part.get("letter", "")) for piece in pieces.values() if (part := table(piece)) is not None}
    wishes = [character for character in name.upper() if character in ascii_uppercase]
    letters: list[str] = [*wishes, *ascii_uppercase, *(f"{letter}'" for letter in ascii_uppercase)]
    return next((letter for letter in letters if letter not in taken), "")


def heir(parent: str, name: str, names: dict[str, str], parents: Parents) -> str:
    """The text of a game that inherits another one and differs in nothing but its name."""
    inherited = parents.resolved({"inherit": parent})
    own: Raw = {"id": name, "inherit": parent, "names": names, "order": ORDER}
    if "programs" in inherited:
        # Under those names other programs know the parent, not this game.
        own["remove"] = ["programs"]
    return written(own)


def whole(parent: str, name: str, names: dict[str, str], parents: Parents) -> str:
    """The text of a game with everything that another one says."""
    values = deepcopy(parents.resolved({"inherit": parent}))
    values.pop("programs", None)
    return written({**values, "id": name, "names": names, "order": ORDER})


def blank(name: str, names: dict[str, str], files: int, ranks: int) -> str:
    """The text of a game with nothing but a King on either side."""
    middle = files // 2
    array = Array(files, ranks, {middle: "K"}, brackets=True).mirrored(turn=True)
    return written(
        {
            "id": name,
            "names": names,
            "order": ORDER,
            "array": str(array),
            "symmetry": "turn",
            "board": {"files": files, "ranks": ranks, "style": "lined"},
            "pieces": {
                "king": {
                    "letter": "K",
                    "names": {"en": "King", "ja": "王将"},
                    "kanji": ["王将", "王"],
                    "glyph": "king",
                    "size": "king",
                    "move": "K",
                    "royal": True,
                }
            },
        }
    )


def with_board(text: VariantText, files: int, ranks: int) -> VariantText:
    """On a board of another size, with as much of the array as fits."""
    array = Array.read(str(text.value(("array",)) or ""), files, ranks)
    values = deepcopy(text.values)
    values.setdefault("board", {}).update(files=files, ranks=ranks)
    values["array"] = str(array)
    return text.with_values(values)


def with_copy(text: VariantText, kind: str) -> tuple[VariantText, str]:
    """With a second piece like an existing one, under a name and letter of its own."""
    pieces = table(text.value(("pieces",))) or {}
    piece = deepcopy(table(pieces.get(kind)) or {})
    name = free_key(kind, pieces)
    if piece.get("letter"):
        piece["letter"] = free_letter(text.values, kind)
    # A piece of an ordinary set stands for one kind only.
    piece.pop("shogi_set", None)
    return text.with_value(("pieces", name), piece), name


def without_piece(text: VariantText, kind: str) -> VariantText:
    """Without a kind of piece, its squares in the array, and the promotions to it."""
    values = deepcopy(text.values)
    pieces = table(values.get("pieces")) or {}
    gone = table(pieces.pop(kind, None)) or {}
    for piece in pieces.values():
        _forget(piece, kind)
    letter = str(gone.get("letter", ""))
    if letter:
        board = table(values.get("board")) or {}
        files, ranks = board.get("files"), board.get("ranks")
        if isinstance(files, int) and isinstance(ranks, int) and isinstance(values.get("array"), str):
            values["array"] = str(Array.read(values["array"], files, ranks).without_letter(letter))
        notation = table(values.get("notation")) or {}
        if isinstance(notation.get("hand_order"), str):
            notation["hand_order"] = re.sub(f"{letter}(?!')", "", notation["hand_order"])
    return text.with_values(values)


def _forget(piece: object, kind: str) -> None:
    part = table(piece)
    if part is None:
        return
    targets = listing(part.get("promotes"))
    if targets is not None and kind in targets:
        kept = [number for number, target in enumerate(targets) if target != kind]
        angles = listing(part.get("angles"))
        if angles is not None and len(angles) == len(targets):
            part["angles"] = [angles[number] for number in kept]
        part["promotes"] = [targets[number] for number in kept]
    if part.get("foreign") == kind:
        del part["foreign"]


_REFERENCES = {
    "pieces": ("promotes", "foreign"),
    "zones": ("confined", "zone", "must", "second_chance", "drop_zone", "file_zone"),
}
"""Table -> the fields of pieces that name its entries."""


def renamed(text: VariantText, family: str, old: str, new: str) -> VariantText:
    """With another name for a piece, zone or option, wherever it is referred to."""
    values = deepcopy(text.values)
    entries = table(values.get(family)) or {}
    values[family] = {new if key == old else key: entry for key, entry in entries.items()}
    for piece in (table(values.get("pieces")) or {}).values():
        part = table(piece) or {}
        for field in _REFERENCES.get(family, ()):
            if field in part:
                part[field] = _swapped(part[field], old, new)
        moves = table(part.get("move_in"))
        if family == "zones" and moves is not None:
            part["move_in"] = {new if key == old else key: move for key, move in moves.items()}
    promotion = table(values.get("promotion"))
    if family == "zones" and promotion is not None and promotion.get("zone") == old:
        promotion["zone"] = new
    _rename_in_options(values, family, old, new)
    source = _renamed_headings(text.source, family, old, new)
    # With the headings renamed in place the rest of the text stays where it is.
    again = VariantText(source, _own_of(source), text.parent) if source != text.source else text
    return again.with_values(values)


def _own_of(source: str) -> Raw:
    import tomllib

    return tomllib.loads(source)


def _renamed_headings(source: str, family: str, old: str, new: str) -> str:
    heading = re.compile(rf"^(\s*\[\s*{family}\s*\.\s*){re.escape(old)}(?=\s*[.\]])", re.MULTILINE)
    return heading.sub(rf"\g<1>{new}", source)


def _swapped(value: object, old: str, new: str) -> object:
    items = listing(value)
    if items is not None:
        return [new if item == old else item for item in items]
    return new if value == old else value


def _rename_in_options(values: Raw, family: str, old: str, new: str) -> None:
    for option in (table(values.get("options")) or {}).values():
        for choice in (table((table(option) or {}).get("choices")) or {}).values():
            part = table(choice) or {}
            patch = table(part.get("set"))
            if patch is not None:
                part["set"] = {
                    _renamed_path(path, family, old, new): _patched(path, value, family, old, new)
                    for path, value in patch.items()
                }
            presets = table(part.get("options"))
            if family == "options" and presets is not None:
                part["options"] = {new if key == old else key: value for key, value in presets.items()}


def _renamed_path(path: str, family: str, old: str, new: str) -> str:
    keys = path.split(".")
    if keys[:2] == [family, old]:
        keys[1] = new
    return ".".join(keys)


def _patched(path: str, value: object, family: str, old: str, new: str) -> object:
    """A value that a choice sets, if it is one that names pieces or zones."""
    field = path.rpartition(".")[2]
    named = path.startswith("pieces.") and field in _REFERENCES.get(family, ())
    named = named or (family == "zones" and path == "promotion.zone")
    return _swapped(value, old, new) if named else value


_OF_ITSELF = (
    "letter", "names", "kanji", "kanji_second", "glyph", "letters", "mark", "shape", "size", "move", "move_in",
    "confined", "facing", "lion",
)  # fmt: skip
"""What a piece is without any other."""


def alone(values: Raw, kinds: Collection[str]) -> Raw:
    """A game with nothing but a few kinds of piece on an empty board: to show how they move, whatever else is wrong."""
    pieces = table(values.get("pieces")) or {}
    files, ranks = board_size(values)
    shown: Raw = {}
    for kind in kinds:
        piece = table(pieces.get(kind)) or {}
        letter = free_letter({"pieces": shown}, str(piece.get("letter", "")))
        shown[kind] = {**{key: piece[key] for key in _OF_ITSELF if key in piece}, "letter": letter}
    return {
        "id": "alone",
        "names": {"en": "alone"},
        "board": {"files": files, "ranks": ranks},
        "array": "/".join([str(files)] * ranks),
        "symmetry": values.get("symmetry", "mirror"),
        "zones": values.get("zones", {}),
        "rules": {"royal": "none", "hands": False},
        "pieces": shown,
    }


def board_size(values: Raw) -> tuple[int, int]:
    """Files and ranks of the board, as far as they are numbers that make sense; else those of an ordinary one."""
    sizes = [value_at(values, ("board", name)) for name in ("files", "ranks")]
    files, ranks = (size if type(size) is int and 2 <= size <= 16 else 8 for size in sizes)
    return files, ranks


__all__ = [
    "ORDER",
    "alone",
    "blank",
    "board_size",
    "free_id",
    "free_key",
    "free_letter",
    "heir",
    "is_id",
    "renamed",
    "whole",
    "with_board",
    "with_copy",
    "without_piece",
]
