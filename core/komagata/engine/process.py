"""A line transport to a program on this machine."""

from __future__ import annotations

import contextlib
import os
import queue
import shutil
import subprocess
import threading
from collections.abc import Sequence
from pathlib import Path

from komagata.errors import EngineError
from komagata.text import text

GAMES_FOLDERS = ("/usr/games", "/usr/local/games")
"""Debian installs engines where PATH need not look."""
_END = None


def find_program(name: str) -> str | None:
    """The path of a program by its name or path, also where Debian puts games; None if there is none."""
    found = shutil.which(name)
    if found:
        return found
    return shutil.which(name, path=os.pathsep.join(GAMES_FOLDERS)) if Path(name).name == name else None


class ProcessTransport:
    """Lines to the standard input of a program and from its standard output. Its standard error is dropped."""

    def __init__(self, command: Sequence[str], folder: Path | None = None, quit_seconds: float = 2.0) -> None:
        program = find_program(command[0]) if command else None
        if program is None:
            raise EngineError(text("no program '{name}' was found", name=command[0] if command else ""))
        self._quit_seconds = quit_seconds
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        try:
            self._process = subprocess.Popen(
                [program, *command[1:]],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                cwd=folder,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except OSError as error:
            raise EngineError(
                text("'{name}' cannot be started: {reason}", name=program, reason=error.strerror or error)
            ) from error
        self._reader = threading.Thread(target=self._read, name="engine reader", daemon=True)
        self._reader.start()

    def send(self, line: str) -> None:
        stream = self._process.stdin
        try:
            if stream is None or stream.closed:
                raise self._gone()
            stream.write(line + "\n")
            stream.flush()
        except OSError as error:
            raise self._gone() from error

    def receive(self, seconds: float) -> str | None:
        try:
            line = self._lines.get(timeout=max(0.0, seconds))
        except queue.Empty:
            return None
        if line is _END:
            self._lines.put(_END)
            raise self._gone()
        return line

    def close(self) -> None:
        if self._process.stdin and not self._process.stdin.closed:
            with contextlib.suppress(OSError):
                self._process.stdin.close()
        try:
            self._process.wait(self._quit_seconds)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join(self._quit_seconds)
        if self._process.stdout and not self._reader.is_alive():
            self._process.stdout.close()

    def _read(self) -> None:
        stream = self._process.stdout
        if stream is not None:
            with contextlib.suppress(OSError, ValueError):
                for line in stream:
                    self._lines.put(line.rstrip("\r\n"))
        self._lines.put(_END)

    def _gone(self) -> EngineError:
        with contextlib.suppress(subprocess.TimeoutExpired):
            code = self._process.wait(self._quit_seconds)
            if code < 0:
                return EngineError(text("the engine was ended by signal {number}", number=-code))
            return EngineError(text("the engine ended with exit status {status}", status=code))
        return EngineError(text("the engine closed its output"))


__all__ = ["ProcessTransport", "find_program"]
