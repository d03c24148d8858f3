"""What every field of a variant file is called, and what it means: the words of forms and of the guide."""

from __future__ import annotations

from collections.abc import Mapping

from komagata.text import text
from komagata.variants.piecefields import PIECE, Names, Words
from komagata.variants.schema import (
    BoardPart,
    CastlingPart,
    ChoicePart,
    Frozen,
    NotationPart,
    OptionPart,
    PiecePart,
    PromotionPart,
    RepetitionPart,
    RulesPart,
    VariantFile,
)

FIELDS: Mapping[type[Frozen], Mapping[str, Words]] = {
    VariantFile: {
        "id": Words(
            text("Id"),
            text("The name of the game for programs. It must be the name of the file without `.toml`."),
        ),
        "names": Words(
            text("Name"),
            text("The name of the game by language. `en` is compulsory here and in every other table of names."),
        ),
        "about": Words(
            text("About"),
            text("One or two sentences for the list of games, by language."),
        ),
        "family": Words(
            text("Family"),
            text("The id of the game under whose name menus list it."),
            "game",
        ),
        "order": Words(
            text("Place in lists"),
            text("Its place in lists; smaller numbers come first."),
        ),
        "board": Words(
            text("Board"),
            text("The section `[board]`."),
        ),
        "array": Words(
            text("Start position"),
            text(
                "The start position: ranks from the top, separated by `/`, with numbers for runs of empty "
                "squares; capitals are the first player's. The hands may follow in brackets, `[]`."
            ),
            "array",
        ),
        "castling_rights": Words(
            text("Castling rights"),
            text("The castling rights at the start, such as `KQkq`."),
        ),
        "symmetry": Words(
            text("Symmetry"),
            text(
                "How the second player's zones and castlings follow from the first player's: `mirror` over the "
                "middle of the board, or `turn` by half."
            ),
        ),
        "zones": Words(
            text("Zones"),
            text("Named sets of squares; see *Zones*."),
        ),
        "pieces": Words(
            text("Pieces"),
            text("The sections `[pieces.NAME]`, one for each kind of piece."),
        ),
        "promotion": Words(
            text("Promotion"),
            text("The section `[promotion]`."),
        ),
        "castling": Words(
            text("Castling"),
            text("A list of castlings; see `[[castling]]`."),
        ),
        "rules": Words(
            text("Rules"),
            text("The section `[rules]`."),
        ),
        "repetition": Words(
            text("Repetition"),
            text("The section `[repetition]`."),
        ),
        "notation": Words(
            text("Notation"),
            text("The section `[notation]`."),
        ),
        "options": Words(
            text("Options"),
            text("The sections `[options.NAME]`, one for each question about the rules."),
        ),
        "programs": Words(
            text("Names in other programs"),
            text("What record formats and engines call the game. Keys are `pgn`, `xboard`, `fairy-stockfish`, `kif`."),
        ),
        "samples": Words(
            text("Sample positions"),
            text("Positions for benchmarks and tests."),
        ),
    },
    BoardPart: {
        "files": Words(
            text("Files"),
            text("How many files, 2 to 16. They are called a, b, c … from the first player's left."),
        ),
        "ranks": Words(
            text("Ranks"),
            text("How many ranks, 2 to 16. Rank 1 is the first player's first."),
        ),
        "style": Words(
            text("Style"),
            text("How the board is drawn: `lined`, `chequered`, or `points` (pieces stand on crossings)."),
        ),
        "stars": Words(
            text("Dots"),
            text(
                "Dots on crossings of lines, each named by the square at whose upper right corner it lies: "
                '`["c3", "f6"]`.'
            ),
        ),
        "river": Words(
            text("River above rank"),
            text("The rank above which a river is drawn; 0 for none."),
        ),
        "palaces": Words(
            text("Palaces"),
            text(
                'Palaces to be drawn, each by two opposite corners: `["d1f3"]`. Only a picture: what may not '
                "leave one says so with `confined`."
            ),
        ),
        "cell": Words(
            text("Height of a square"),
            text("The height of a square divided by its width."),
        ),
    },
    PiecePart: PIECE,
    PromotionPart: {
        "zone": Words(
            text("Promotion zone"),
            text("The name of the zone where pieces promote; without one there is no promotion."),
            "zone",
        ),
        "trigger": Words(
            text("Promotes when"),
            text(
                "Which moves may promote. `touch`: those that start or end in the zone. `end`: those that end "
                "there. `entry-or-capture`: those that enter the zone, and captures that start or end there. "
                "`entry-then-later`: the same, and any later move that starts in the zone, but not with the very "
                "next turn after an entry without promotion."
            ),
        ),
        "remembers": Words(
            text("Remembers"),
            text(
                "A promoted piece is captured as what it was before. With `false` it simply is the new piece from"
                " then on, and needs a letter."
            ),
        ),
    },
    CastlingPart: {
        "right": Words(
            text("Right"),
            text("The letter of the right: `K` for the Rook on the last file, `Q` for the one on the a-file."),
        ),
        "king": Words(
            text("King"),
            text("The way of the King: `e1g1`."),
        ),
        "rook": Words(
            text("Rook"),
            text("The way of the Rook: `h1f1`."),
        ),
    },
    RulesPart: {
        "royal": Words(
            text("Royals"),
            text(
                "What is done to royals. `mate`: check must be parried, and mate wins. `capture`: there is no "
                "rule of check, and taking the last royal wins. `none`: there are no royals, and who cannot move "
                "loses."
            ),
        ),
        "stalemate": Words(
            text("Stalemate"),
            text("What a side gets that cannot move and is not in check, where mate wins: `draw`, `loss`, or `win`."),
        ),
        "hands": Words(
            text("Hands"),
            text("There are pieces in hand, to be dropped."),
        ),
        "captured": Words(
            text("Captured pieces"),
            text(
                "`hand`: captured pieces go to the captor's hand. `away`: they leave the board (a match hands "
                "them to the partner). Without hands they always leave."
            ),
        ),
        "must_capture": Words(
            text("Must jump"),
            text("Whoever can jump must jump."),
        ),
        "drop_instead": Words(
            text("May drop instead"),
            text("But he may drop a piece instead."),
        ),
        "chain": Words(
            text("Jumps go on"),
            text("A jump goes on while the piece can jump again."),
        ),
        "one_royal_checks": Words(
            text("Only the last royal minds"),
            text("A side with several royals need not mind attacks on them until one is left."),
        ),
        "end_at_mate": Words(
            text("Ends at mate"),
            text("Where royals are captured: the game ends already when the last royal cannot be saved."),
        ),
        "bare_royal": Words(
            text("Bare royal"),
            text(
                "What happens to a side that has nothing but one royal, where royals are captured: `off`, or one "
                "of the rules `page`, `association`, `lishogi`, `hodges` that the rules page of Chu Shogi tells."
            ),
        ),
        "lion_trading": Words(
            text("Lion trading"),
            text("The rules about trading lions hold."),
        ),
        "doomed_protects": Words(
            text("Doomed pieces protect"),
            text("A protector that the same move captures on the way counts."),
        ),
        "counter_strike": Words(
            text("Counter-strike"),
            text(
                "After a piece other than a lion took a lion, the ban on taking another one in return: `off`, "
                "`protected` (only protected ones are safe), `strict`."
            ),
        ),
        "counter_strike_middle": Words(
            text("Counter-strike in the middle"),
            text("The ban covers the middle square of a double move."),
        ),
        "fifty_moves": Words(
            text("Fifty moves"),
            text("A player may claim a draw after fifty moves of each side without capture, drop, or Pawn move."),
        ),
        "impasse": Words(
            text("Entering Kings"),
            text(
                "A player may declare a win when his King has entered the enemy camp with half of his men, and he"
                " has half of all points (with the set of Shogi, ten men and the 27-point rule)."
            ),
        ),
    },
    RepetitionPart: {
        "occurrences": Words(
            text("Occurrences"),
            text("The game ends when a position stands for this time; 0: never."),
        ),
        "perpetual_check": Words(
            text("Perpetual check"),
            text(
                "With `loses`, the only side that gave check with every move since the position first stood has "
                "lost; with `attack`, a check is an attack like any other, for `perpetual_attack`; `ignored` "
                "otherwise."
            ),
        ),
        "perpetual_attack": Words(
            text("Perpetual attack"),
            text(
                "With `loses`, the only side that attacked something with every such move has lost; `ignored` "
                "otherwise."
            ),
        ),
        "perpetual_chase": Words(
            text("Perpetual chase"),
            text(
                "With `loses`, the only side that chased one and the same piece with every such move has lost; "
                "`ignored` otherwise."
            ),
        ),
        "passes": Words(
            text("Passes"),
            text(
                "With `first-loses`, the side that passed first has lost if all those moves were passes; "
                "`ignored` otherwise."
            ),
        ),
        "forbidden": Words(
            text("Forbidden occurrence"),
            text("A move is illegal that makes a position stand for this time; 0: none is."),
        ),
        "forbidden_in_check": Words(
            text("Forbidden in check"),
            text("This also binds a player who is in check."),
        ),
        "castling": Words(
            text("Castling tells apart"),
            text("Positions with different castling rights are different."),
        ),
    },
    NotationPart: {
        "position": Words(
            text("Positions"),
            text(
                "`fen`: ranks, hands in brackets, side, castling. `plain-fen`: the six fields of Chess. `sfen`: "
                "that of Shogi. `chu-sfen`: that of Chu Shogi, with the square of a taken lion in place of the "
                "hands."
            ),
        ),
        "moves": Words(
            text("Moves"),
            text("The style in which moves are shown: `uci` or `usi`. Both are always read."),
        ),
        "promotion": Words(
            text("Promotions"),
            text("`plus`: promotions are written `+`, `++`. `letter`: by the letter of the new piece, as in Chess."),
        ),
        "hand_order": Words(
            text("Order of hands"),
            text("The letters in the order in which hands are written."),
        ),
        "first": Words(
            text("First player"),
            text("What results call the first player: `white` or `black`."),
        ),
        "coordinates": Words(
            text("Coordinates"),
            text("The coordinates around the board: `algebraic`, `usi`, `japanese`, `numeric`."),
        ),
        "shown": Words(
            text("Moves by language"),
            text(
                'How moves are shown by default, by language, such as `{{ en = "western", ja = "japanese" '
                "}}`: `short` (`Nf3`), `squares` (`g1f3`), `usi` (`7g7f`), `japanese` (`７六歩`, games that "
                "Japanese records know), `western` (`P-7f`), `numeric` (`P-76`)."
            ),
        ),
    },
    OptionPart: {
        "names": Words(
            text("Question"),
            text("The question in a word or two, by language."),
        ),
        "help": Words(
            text("In a sentence"),
            text("The question in a sentence, by language."),
        ),
        "default": Words(
            text("Default"),
            text("The id of the choice that holds unless another is made."),
            "choice",
        ),
        "ask": Words(
            text("Ask before the game"),
            text("The players must be asked before the game."),
        ),
        "choices": Words(
            text("Choices"),
            text(
                "The sections `[options.NAME.choices.CHOICE]`. A yes-or-no question has the choices `true` and `false`."
            ),
        ),
    },
    ChoicePart: {
        "names": Words(
            text("Choice"),
            text("The choice in a few words, by language."),
        ),
        "help": Words(
            text("In a sentence"),
            text("The choice in a sentence, by language."),
        ),
        "set": Words(
            text("Sets"),
            text("What the choice changes: dotted paths in this file, each with the new value."),
            "path",
        ),
        "options": Words(
            text("Other options"),
            text("For presets: other options, each with the choice it gets unless it is chosen itself."),
            "option",
        ),
    },
}
"""Part of the file -> its fields, in the order in which forms show them."""


__all__ = ["FIELDS", "Names", "Words"]
