"""Rule booklets: a game's page set in type, with its pieces, diagrams of its examples, and the sheets to fold."""

from __future__ import annotations

from komagata.sets.booklet.book import book
from komagata.sets.booklet.imposition import imposed

__all__ = ["book", "imposed"]
