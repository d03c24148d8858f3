"""Pieces, sides and outcomes in the user's language, as tooltips and panels say them."""

from __future__ import annotations

from komagata.outcome import Outcome
from komagata.pieces import Side
from komagata.position import Rules
from komagata.variants.tables import Code
from komagata_gui.i18n import pick, tr


def game_name(rules: Rules) -> str:
    return pick(rules.variant.names)


def side_name(rules: Rules, side: Side) -> str:
    """`White` or `Black`: who of them moves first differs from game to game, and other languages go by that."""
    white = rules.side_names[side] == "white"
    if side is Side.FIRST:
        return tr("White", comment="moves first") if white else tr("Black", comment="moves first")
    return tr("White", comment="moves second") if white else tr("Black", comment="moves second")


def piece_name(rules: Rules, code: int) -> str:
    """What the piece is now."""
    return _kind_name(rules, _row(rules, code).kind)


def piece_words(rules: Rules, code: int) -> str:
    """What the piece is, what it was, and whose it was at the start where the game tells that."""
    row = _row(rules, code)
    words = _kind_name(rules, row.kind)
    if row.level:
        words = tr("{piece}, was {before}", piece=words, before=_kind_name(rules, row.base))
    army = rules.look(code).army
    if army is not None:
        words = tr("{piece}, began in {side}’s army", piece=words, side=side_name(rules, army))
    return words


def options_words(rules: Rules) -> list[str]:
    """Every option that is not at its default, as `name: choice`."""
    said = []
    for name, option in rules.variant.options.items():
        value = rules.options[name]
        if value != option.default:
            said.append(tr("{option}: {choice}", option=pick(option.names), choice=choice_name(rules, name, value)))
    return said


def choice_name(rules: Rules, option: str, value: str) -> str:
    """A choice of an option in words; `yes` and `no` where the file gives it none."""
    part = rules.variant.options[option].choices.get(value)
    if part is not None and part.names:
        return pick(part.names)
    return {"true": tr("yes"), "false": tr("no")}.get(value, value)


def outcome_headline(rules: Rules, outcome: Outcome) -> str:
    """Who has won."""
    if outcome.winner is None:
        return tr("Draw")
    return tr("{side} wins", side=side_name(rules, outcome.winner))


def outcome_reason(outcome: Outcome) -> str:
    """Why, as a sentence of its own beneath the headline."""
    words = tr(outcome.reason.text)
    return words[:1].upper() + words[1:]


def _row(rules: Rules, code: int) -> Code:
    row = rules.tables.codes[code]
    if row is None:
        raise ValueError("an empty square has no name")
    return row


def _kind_name(rules: Rules, kind: int) -> str:
    return pick(rules.variant.pieces[rules.compiled.kinds[kind]].names)


__all__ = [
    "choice_name",
    "game_name",
    "options_words",
    "outcome_headline",
    "outcome_reason",
    "piece_name",
    "piece_words",
    "side_name",
]
