"""Whether a game can be played from the array of its file: a file without other faults may still not be."""

from __future__ import annotations

from komagata.errors import Fault, KomagataError
from komagata.position import Rules
from komagata.text import text


def start_faults(rules: Rules) -> tuple[Fault, ...]:
    """What keeps a game from being played from its array."""
    try:
        start = rules.start()
    except KomagataError as error:
        return tuple(Fault(fault.text, "array") for fault in error.faults)
    if start.outcome() is not None or not start.legal_moves():
        return (Fault(text("the game is over before its first move"), "array"),)
    return ()


__all__ = ["start_faults"]
