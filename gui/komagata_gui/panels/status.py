"""What the panels say about a game in play. Pure: it asks the controller and makes values for the panels to show."""

from __future__ import annotations

from komagata.engine.levels import LEVELS
from komagata.faces import Theme
from komagata.outcome import Ending
from komagata.pieces import Side
from komagata_gui.i18n import tr
from komagata_gui.panels.clocks import PlayerView
from komagata_gui.panels.info import Button, Message, Mood
from komagata_gui.play.agreement import Agreement, Seat
from komagata_gui.play.controller import Controller
from komagata_gui.play.notices import Notice, Tone
from komagata_gui.play.session import Mode, Session
from komagata_gui.play.words import game_name, outcome_headline, outcome_reason, side_name

_TONES = {
    Tone.INFORMATION: ("info", Mood.CALM),
    Tone.REFUSAL: ("warning", Mood.REFUSAL),
    Tone.TROUBLE: ("warning", Mood.TROUBLE),
}


def seat_name(seat: Seat, *, alone: bool = False) -> str:
    """Who sits there. `alone`: it is the only person in the game."""
    if seat.person:
        return seat.name or (tr("You") if alone else "")
    words = tr(LEVELS[seat.level - 1].name) if 1 <= seat.level <= len(LEVELS) else ""
    return tr("{name}, level {number}", name=words, number=seat.level)


def player_names(agreement: Agreement) -> tuple[str, str]:
    """Who plays, as records name them."""
    alone = sum(seat.person for seat in agreement.seats) == 1
    first, second = (seat_name(seat, alone=alone) for seat in agreement.seats)
    return first, second


def player_view(controller: Controller, side: Side, theme: Theme, *, flipped: bool) -> PlayerView:
    """The card of one player."""
    session = controller.session
    seat, wood = session.agreement.seat(side), theme.piece(side)
    review = session.mode is Mode.REVIEW
    turn = session.position.side is side if review else session.in_play and session.to_move is side
    name = session.game.tags.get(_TAGS[side], "") if review else ""
    return PlayerView(
        side=side_name(session.rules, side),
        name=name or ("" if review else seat_name(seat, alone=len(session.agreement.people) == 1)),
        engine=not seat.person and not review,
        points_up=(side is Side.FIRST) != flipped,
        wedge=wood.face,
        rim=theme.armies[side],
        dashed=side is Side.SECOND,
        face=None if review else controller.ticker.face(side),
        turn=turn,
        running=controller.ticker.running,
        thinking=turn and controller.opponent.thinking,
    )


_TAGS = {Side.FIRST: "White", Side.SECOND: "Black"}
"""Under which tag a record names the first and the second player."""


def message(controller: Controller, notice: Notice | None, offer: Side | None) -> Message:
    """The most important thing to be said now."""
    session = controller.session
    if offer is not None and session.in_play:
        words = tr("{side} offers a draw.", side=side_name(session.rules, offer))
        buttons = Button("accept-draw", tr("Accept"), primary=True), Button("decline-draw", tr("Decline"))
        return Message(words, icon="draw", buttons=buttons)
    if notice is not None:
        icon, mood = _TONES[notice.tone]
        if notice.tone is Tone.REFUSAL:
            return Message(tr("That move is not possible"), sentence(notice.text), icon, mood)
        return Message(notice.text, icon=icon, mood=mood)
    if session.mode is Mode.REVIEW:
        return _reviewing(session)
    if not session.at_live:
        return _elsewhere(session)
    if session.outcome is not None:
        return _over(session)
    return _to_move(controller)


def sentence(words: str) -> str:
    """A reason that may have been the tail of a longer sentence, as one of its own."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?", "。")) else ".")


def _place(session: Session) -> str:
    if session.node.parent is None:
        return tr("Start position")
    return tr("Move {number} of {count}", number=session.node.ply, count=session.node.last().ply)


def _reviewing(session: Session) -> Message:
    outcome = session.game.outcome_at(session.node)
    words = tr("Moves that you make here become variations.")
    if outcome is not None:
        headline, reason = outcome_headline(session.rules, outcome), outcome_reason(outcome)
        return Message(headline, reason, "trophy", Mood.RESULT, _end_buttons(session, review=False))
    return Message(_place(session), words, "info", buttons=(Button("play-on", tr("Play on from here…")),))


def _elsewhere(session: Session) -> Message:
    words = tr("A move made here begins a variation; nothing is lost.")
    back = Button("live", tr("Back to the game"), primary=True)
    return Message(_place(session), words, "info", buttons=(back,))


def _over(session: Session) -> Message:
    outcome = session.outcome
    assert outcome is not None
    headline, reason = outcome_headline(session.rules, outcome), outcome_reason(outcome)
    return Message(headline, reason, "trophy", Mood.RESULT, _end_buttons(session, review=True))


def _end_buttons(session: Session, *, review: bool) -> tuple[Button, ...]:
    buttons = [Button("new", tr("New game"), primary=True)]
    if session.agreement.people or review:
        buttons.append(Button("rematch", tr("Rematch")))
    if review:
        buttons.append(Button("review", tr("Review")))
    return tuple(buttons)


def _to_move(controller: Controller) -> Message:
    session = controller.session
    side = side_name(session.rules, session.to_move)
    seat = session.agreement.seat(session.to_move)
    check = session.position.is_check()
    if not seat.person:
        return _engine_to_move(controller, side)
    alone = len(session.agreement.people) == 1
    headline = tr("Your move") if alone else tr("{side} to move", side=side)
    if controller.paused:
        buttons = (Button("resume", tr("Go on"), primary=True),)
        return Message(headline, tr("The clocks stand."), "clock", buttons=buttons)
    claims = tuple(
        Button(_CLAIMS[claim], tr("Claim: {reason}", reason=tr(claim.text))) for claim in session.game.claims()
    )
    if check:
        return Message(tr("Check!"), headline, "check", Mood.ALERT, claims)
    opening = tr("{game}. {side} begins.", game=game_name(session.rules), side=side) if not session.begun else ""
    return Message(headline, opening, "person", buttons=claims)


def _engine_to_move(controller: Controller, side: str) -> Message:
    if not controller.opponent.thinking:
        words = tr("The engine does not think now.")
        return Message(
            tr("{side} to move", side=side), words, "engine", buttons=(Button("resume", tr("Go on"), primary=True),)
        )
    line = controller.opponent.line
    depth = tr("Depth of search: {depth}", depth=line.depth) if line else ""
    return Message(tr("{side} is thinking…", side=side), depth, "engine")


_CLAIMS = {Ending.FIFTY_MOVES: "claim-fifty", Ending.IMPASSE: "claim-impasse"}


def result_line(session: Session) -> str:
    """What stands below the last move of the list."""
    final = session.game.final
    return "" if final is None else f"{final.result}  {outcome_headline(session.rules, final)}: {tr(final.reason.text)}"


__all__ = ["message", "player_names", "player_view", "result_line", "seat_name"]
