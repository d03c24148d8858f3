"""Why a piece must or may not promote with a move that it can make otherwise."""

from __future__ import annotations

from komagata.explain.case import Case, Explanation
from komagata.text import Text, text
from komagata.variants.tables import Code, Trigger


def explain_promotion(case: Case, code: Code) -> Explanation:
    """The move exists, but not with this promotion or without one."""
    target = case.move.target
    if not case.move.promotion:
        sentence = text("The {piece} must promote on {square}.", piece=case.name(code), square=case.square(target))
        return Explanation("must-promote", sentence, (target,))
    if code.level:
        why = text("The {piece} is promoted already.", piece=case.name(code))
    elif not code.promotions:
        why = text("The {piece} does not promote.", piece=case.name(code))
    elif case.move.promotion > len(code.promotions):
        why = text("The {piece} has no such promotion.", piece=case.name(code))
    else:
        why = _when(case, code)
    return Explanation("cannot-promote", why, (case.move.origin, target))


def _when(case: Case, code: Code) -> Text:
    words = {
        "piece": case.name(code),
        "origin": case.square(case.move.origin),
        "target": case.square(case.move.target),
    }
    if code.trigger is Trigger.TOUCH:
        return text(
            "The {piece} promotes only with a move that starts or ends in its promotion zone, "
            "and neither {origin} nor {target} is in it.",
            **words,
        )
    if code.trigger is Trigger.END:
        return text(
            "The {piece} promotes only with a move that ends in its promotion zone, and {target} is not in it.", **words
        )
    if case.move.origin in case.state.fresh:
        return text(
            "The {piece} has just entered its promotion zone without promoting, "
            "and may not promote with the next move unless it captures.",
            **words,
        )
    if not (code.zone >> case.move.origin & 1 or code.zone >> case.move.target & 1):
        return text(
            "The {piece} promotes when it enters its promotion zone or captures there, "
            "and neither {origin} nor {target} is in it.",
            **words,
        )
    return text(
        "The {piece} promotes when it enters its promotion zone or captures there; "
        "it is inside already, and this move captures nothing.",
        **words,
    )


__all__ = ["explain_promotion"]
