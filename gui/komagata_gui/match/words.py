"""Seats, teams, conversions and outcomes of a match in the user's language."""

from __future__ import annotations

from komagata.engine.levels import LEVELS
from komagata.moves import Move
from komagata.multiboard.match import Match
from komagata.multiboard.rules import MatchRules
from komagata.multiboard.schema import MatchFile
from komagata.outcome import Outcome
from komagata_gui.i18n import pick, tr
from komagata_gui.play.agreement import Seat
from komagata_gui.play.words import piece_name


def match_name(rules: MatchRules) -> str:
    return pick(rules.file.names)


def team_name(rules: MatchRules, team: int) -> str:
    return _team(rules.teams[team])


def _team(name: str) -> str:
    return {"south": tr("South"), "north": tr("North")}.get(name, name.capitalize())


def board_name(rules: MatchRules, board: int) -> str:
    return pick(rules.file.boards[rules.board_names[board]].names)


def seat_words(file: MatchFile) -> dict[str, str]:
    """Where each seat is: `S1 · South, Xiangqi board`."""
    return {
        seat: tr("{seat} · {team}, {board}", seat=seat, team=_team(team), board=pick(board.names))
        for board in file.boards.values()
        for seat in board.seats
        for team, seats in file.teams.items()
        if seat in seats
    }


def seat_player(seat: Seat) -> str:
    """Who sits there."""
    if seat.person:
        return seat.name
    words = tr(LEVELS[seat.level - 1].name) if 1 <= seat.level <= len(LEVELS) else ""
    return tr("{name}, level {number}", name=words, number=seat.level)


def conversion(match: Match, seat: str, move: Move) -> str:
    """What a capture takes, and what it sends to the partner; empty if it takes nothing."""
    position = match.position(seat)
    taken = [position.state.board[square] for square, _ in position.transition(move).captured]
    if not taken:
        return ""
    pieces = ", ".join(piece_name(position.rules, code) for code in taken)
    partner = match.seat(seat).partner
    gifts = ", ".join(slot_name(match, partner, slot) for slot in match.sent(seat, move))
    if not gifts:
        return tr("Takes: {piece}", piece=pieces)
    return tr("Takes: {piece}. {partner} receives: {gift}.", piece=pieces, partner=partner, gift=gifts)


def slot_name(match: Match, seat: str, slot: int) -> str:
    """What a piece in a seat's reserve is called."""
    rules = match.position(seat).rules
    return piece_name(rules, rules.tables.slots[slot].codes[match.seat(seat).side])


def outcome_headline(rules: MatchRules, outcome: Outcome) -> str:
    if outcome.winner is None:
        return tr("Draw")
    return tr("{side} wins", side=team_name(rules, int(outcome.winner)))


__all__ = [
    "board_name",
    "conversion",
    "match_name",
    "outcome_headline",
    "seat_player",
    "seat_words",
    "slot_name",
    "team_name",
]
