"""Themes for printers: as they are, with little ink, or in greys that lose nothing."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from komagata.faces.shapes import mix
from komagata.faces.theme import BadgeColours, PieceColours, Theme, theme

INKS = ("full", "low", "grey")
PAPER = "#ffffff"
_BLACK, _RED = "#000000", "#b5101c"
_MAN, _GROOVE = "#2b2724", 0.42
_DARK, _LIGHT = 0.45, 0.75
"""Lightness above which something on white paper, and below which something on a dark ground, cannot be read."""


def lightness(colour: str) -> float:
    """Of `#rrggbb`, 0 to 1, as the eye weighs it."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def grey(colour: str) -> str:
    """The grey that is as light as a colour."""
    return f"#{round(lightness(colour) * 255):02x}" + f"{round(lightness(colour) * 255):02x}" * 2


@cache
def printable(name: str, ink: str) -> Theme:
    """A theme of the catalog for print: flat, in one of `INKS`. Raises UnknownName or FileError for the theme."""
    found = theme(name)
    flat = replace(found, bevel=0.0, grain=0.0, shadow=0.0)
    if ink == "low":
        return _low(flat)
    return _grey(flat) if ink == "grey" else flat


@cache
def draughts(name: str, ink: str) -> Theme:
    """The same theme for men: light ones for the first player, dark ones for the second where the ink lets them be."""
    found = printable(name, ink)
    first, second = found.first, found.second
    if ink != "low" and lightness(second.face) > lightness(first.face) / 2:
        second = replace(second, face=_MAN, ink=PAPER, edge=_BLACK, promoted=PAPER)
    # Grooves of a light man are no more than shadows, or he would look dark himself.
    return replace(
        found,
        second=second,
        discs=(mix(first.face, first.ink, _GROOVE), second.ink if ink == "low" else _against(second.ink, second.face)),
    )


def _low(found: Theme) -> Theme:
    """Nothing but what stands on the pieces, on white paper."""

    def piece(colours: PieceColours) -> PieceColours:
        return replace(
            colours,
            face=PAPER,
            edge=_dark(colours.edge, _BLACK),
            ink=_dark(colours.ink, _BLACK),
            promoted=_dark(colours.promoted, _RED),
        )

    first, second = found.discs
    return replace(
        found,
        first=piece(found.first),
        second=piece(found.second),
        discs=(_dark(first, _RED), _dark(second, _BLACK)),
        armies=(_dark(found.armies[0], _BLACK), _dark(found.armies[1], _BLACK)),
        badge=BadgeColours(PAPER, _dark(found.badge.edge, _RED), _dark(found.badge.ink, _BLACK)),
    )


def _dark(colour: str, otherwise: str) -> str:
    return colour if lightness(colour) <= _DARK else otherwise


def _grey(found: Theme) -> Theme:
    """Greys of the same lightness; whatever has to be read on a ground far enough from it."""

    def piece(colours: PieceColours) -> PieceColours:
        ground = grey(colours.face)
        return replace(
            colours,
            face=ground,
            edge=grey(colours.edge),
            ink=_against(colours.ink, ground),
            promoted=_against(colours.promoted, ground),
        )

    first, second = piece(found.first), piece(found.second)
    return replace(
        found,
        first=first,
        second=second,
        discs=(_against(found.discs[0], first.face), _against(found.discs[1], second.face)),
        armies=(_against(found.armies[0], first.face), _against(found.armies[1], second.face)),
        badge=BadgeColours(
            grey(found.badge.ground),
            _against(found.badge.edge, found.badge.ground),
            _against(found.badge.ink, found.badge.ground),
        ),
    )


def _against(colour: str, ground: str) -> str:
    if lightness(ground) > 0.5:
        return grey(colour) if lightness(colour) <= _DARK else _BLACK
    return grey(colour) if lightness(colour) >= _LIGHT else PAPER


__all__ = ["INKS", "PAPER", "draughts", "grey", "lightness", "printable"]
