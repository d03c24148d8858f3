"""The game in play, on disk after every move, so that a crash or a power cut loses nothing."""

from __future__ import annotations

from pathlib import Path

from komagata import assets
from komagata.errors import KomagataError
from komagata.game import Game
from komagata.records.kmg import read, write


class Journal:
    """One file with the game that is going on; there is none after the game was closed in an orderly way."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)

    def save(self, game: Game) -> None:
        """Write the game; raises FileError, and then the last good state is still there."""
        assets.atomic_write(self.path, write(game))

    def restore(self) -> Game | None:
        """The game that was going on, or None. One that cannot be read is kept under another name, not lost."""
        if not self.path.is_file():
            return None
        try:
            return read(assets.read_text(self.path))
        except KomagataError:
            self.path.replace(self.path.with_name(f"{self.path.stem}-unreadable{self.path.suffix}"))
            return None

    def close(self) -> None:
        """Nothing is going on any more."""
        self.path.unlink(missing_ok=True)


__all__ = ["Journal"]
