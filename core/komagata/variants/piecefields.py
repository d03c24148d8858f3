"""What every field of a piece is called, and what it means; and how such words are stated."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from komagata.text import Text, text

Names = Literal["", "zone", "piece", "game", "option", "choice", "path", "glyph", "betza", "array"]


@dataclass(frozen=True, slots=True)
class Words:
    """One field in words."""

    label: Text
    help: Text
    """In sentences; `code` stands in backticks, the titles of chapters of the guide between asterisks."""
    names: Names = ""
    """What its value names, or its keys if it is a table; empty for a value of its own."""


PIECE: Mapping[str, Words] = {
    "letter": Words(
        text("Letter"),
        text(
            "One capital letter, perhaps with `'` behind it. It stands for the kind in positions and moves. "
            "Without one, the kind exists only as what others become."
        ),
    ),
    "names": Words(
        text("Name"),
        text("Its name by language."),
    ),
    "kanji": Words(
        text("Kanji"),
        text("Two texts: the form with two characters, and the form with one."),
    ),
    "kanji_second": Words(
        text("Kanji, second player"),
        text("The same for the second player, where his piece is written differently."),
    ),
    "glyph": Words(
        text("Figure"),
        text(
            "The name of a figure for the style `fide`, such as `queen`; the figures are listed in "
            "`resources/glyphs/symbols.json`. Without one the letters are drawn."
        ),
        "glyph",
    ),
    "letters": Words(
        text("Letters drawn"),
        text("One or two Latin letters to be drawn, if not the letter."),
    ),
    "mark": Words(
        text("Dot"),
        text("A dot on the `left` or the `right` of the piece, where two kinds look the same otherwise."),
    ),
    "shogi_set": Words(
        text("In a Shogi set"),
        text(
            "Which pieces of an ordinary Shogi set stand for those of one side, in turn; the last one for all"
            " further ones."
        ),
    ),
    "shape": Words(
        text("Shape"),
        text("`wedge`, or `disc` for a round piece that points nowhere."),
    ),
    "size": Words(
        text("Size"),
        text(
            "How large the piece is, from `king`, `great`, `major`, `minor`, `light` to `pawn`. Pieces of the"
            " size `pawn` reset the count of the fifty-move rule when they move, and are left out of short "
            "notation if there is only one such kind. Pieces of the size `great` count five points "
            "in a declaration."
        ),
    ),
    "move": Words(
        text("Movement"),
        text(
            "How it moves, in Betza's notation: `W` a step along ranks and files, `F` a step diagonally, `K` both; "
            "`R`, `B`, `Q` lines; `N` the Knight's jump; `f`, `b`, `s` before a letter only forward, back, aside: "
            "`WfF` is a Gold. More under *Movements* in the guide to variants."
        ),
        "betza",
    ),
    "value": Words(
        text("Value"),
        text("What it is worth in Pawns, for the engine; 0 leaves it to be estimated from the movement."),
    ),
    "royal": Words(
        text("Royal"),
        text("It is a King."),
    ),
    "lion": Words(
        text("Lion"),
        text("The rules of lion trading hold for it."),
    ),
    "bridge": Words(
        text("Bridge for lions"),
        text(
            "By capturing it on the way a lion earns the right to take a protected lion. `false` for the Pawn"
            " and Go-Between of Chu Shogi."
        ),
    ),
    "counts": Words(
        text("Counts for a bare royal"),
        text("It counts when a bare royal is judged by counting."),
    ),
    "promotes": Words(
        text("Promotes to"),
        text("The names of the kinds it may become. With several, the player chooses, and `+`, `++` … tell which."),
        "piece",
    ),
    "angles": Words(
        text("Angles of the backs"),
        text(
            "For each of those kinds, by how many degrees clockwise the piece is turned, where one back "
            "serves for all of them."
        ),
    ),
    "foreign": Words(
        text("In foreign service"),
        text(
            "The name of the kind as which it moves while it serves the army that it did not start in. If any"
            " kind has this, pieces of the game remember their army, and `'` marks foreign ones."
        ),
        "piece",
    ),
    "confined": Words(
        text("Confined to"),
        text("The name of a zone that it may not leave."),
        "zone",
    ),
    "move_in": Words(
        text("Also moves in"),
        text(
            'Names of zones, each with a movement that it has **besides** when it starts there: `{{ across = "sW" }}`.'
        ),
        "zone",
    ),
    "facing": Words(
        text("Faces the royal"),
        text("It looks along its file at the enemy royal, as the Generals of Xiangqi do."),
    ),
    "zone": Words(
        text("Promotion zone"),
        text("The name of its promotion zone, if not that of `[promotion]`."),
        "zone",
    ),
    "must": Words(
        text("Must promote in"),
        text(
            "The name of the zone on which it must promote; empty for none. If left out: wherever it could "
            "never move again."
        ),
        "zone",
    ),
    "second_chance": Words(
        text("Second chance in"),
        text("The name of a zone on which a quiet move may promote although it began inside the promotion zone."),
        "zone",
    ),
    "drop_zone": Words(
        text("Drops in"),
        text(
            "The name of the zone where it may be dropped. If empty: everywhere. Squares from which it could "
            "never move again are left out in any case."
        ),
        "zone",
    ),
    "one_per_file": Words(
        text("One per file"),
        text("It may not be dropped on a file that holds an unpromoted piece of its kind and side (nifu)."),
    ),
    "file_zone": Words(
        text("One per file within"),
        text("The name of the zone in which such a piece counts; if empty, everywhere."),
        "zone",
    ),
    "drop_mate": Words(
        text("Drop may mate"),
        text("Its drop may give checkmate."),
    ),
}


__all__ = ["PIECE", "Names", "Words"]
