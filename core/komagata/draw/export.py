"""SVG to PNG and PDF, through cairosvg, which is loaded on first use."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

from komagata.errors import KomagataError
from komagata.text import text


def png(svg: str, scale: float = 1.0) -> bytes:
    """A PNG image of an SVG string, `scale` pixels to each pixel of its own size.

    Raises KomagataError if the image cannot be made.
    """
    return _convert("svg2png", svg, scale)


def pdf(svg: str) -> bytes:
    """A PDF page of an SVG string, in its own size at 96 pixels to the inch.

    Raises KomagataError if the page cannot be made.
    """
    return _convert("svg2pdf", svg, 1.0)


def _convert(function: str, svg: str, scale: float) -> bytes:
    try:
        # Without a stub: it is asked for by name, so that its untyped insides do not spread.
        cairosvg: Any = import_module("cairosvg")

        return cast("bytes", getattr(cairosvg, function)(bytestring=svg.encode("utf-8"), scale=scale))
    except (ImportError, OSError, ValueError, MemoryError) as error:
        # cairosvg raises OSError where the cairo library is not installed.
        raise KomagataError(text("this picture cannot be converted: {reason}", reason=error)) from error


__all__ = ["pdf", "png"]
