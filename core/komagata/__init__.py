"""The rules of the chess games of wedge-shaped pieces, usable without any window."""

__version__ = "0.1.0"
