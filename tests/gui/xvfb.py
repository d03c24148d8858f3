"""A real X screen without a monitor, and hands on it: for tests that drive the real program in a real window."""

from __future__ import annotations

import os
import select
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PIL import Image, ImageGrab

PATIENCE = 30.0
"""Seconds until something that was waited for counts as never coming."""


class Screen:
    """One X display: programs are started on it, seen, and used through mouse and keyboard."""

    def __init__(self, display: str) -> None:
        self.display = display
        """Such as `:99`."""
        self.programs: list[subprocess.Popen[str]] = []

    def environment(self, **more: str) -> dict[str, str]:
        """The environment that shows a program's windows here."""
        own = {"DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb", "XDG_SESSION_TYPE": "x11", **more}
        return {**os.environ, **own}

    def start(self, command: Sequence[str | Path], **environment: str) -> subprocess.Popen[str]:
        """Start a program here; it is ended with the screen if it still runs then."""
        program = subprocess.Popen(
            [str(part) for part in command],
            env=self.environment(**environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.programs.append(program)
        return program

    def xdotool(self, *arguments: str | int) -> str:
        return subprocess.run(
            ["xdotool", *map(str, arguments)],
            env=self.environment(),
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
        ).stdout.strip()

    def window(self, title: str, patience: float = PATIENCE) -> int:
        """The id of the visible window whose title matches a regular expression, as soon as there is one."""
        end = time.monotonic() + patience
        while True:
            try:
                return int(self.xdotool("search", "--onlyvisible", "--name", title).split()[0])
            except (subprocess.CalledProcessError, IndexError):
                for program in self.programs:
                    if program.poll() is not None and program.stdout:
                        raise AssertionError(f"the program has ended: {program.stdout.read()}") from None
                if time.monotonic() > end:
                    raise TimeoutError(f"no window called {title!r}") from None
                time.sleep(0.05)

    def focus(self, window: int) -> None:
        """Give a window the keyboard: there is no window manager here that would."""
        self.xdotool("windowfocus", "--sync", window)

    def click(self, x: int, y: int, button: int = 1) -> None:
        """A click at a place of the screen."""
        self.xdotool("mousemove", "--sync", x, y, "click", button)

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 8) -> None:
        """Press at one place of the screen, move in steps, release at the other."""
        self.xdotool("mousemove", "--sync", *start, "mousedown", 1)
        for step in range(1, steps + 1):
            here = [round(a + (b - a) * step / steps) for a, b in zip(start, end, strict=True)]
            self.xdotool("mousemove", *here)
            time.sleep(0.01)
        self.xdotool("mouseup", 1)

    def keys(self, *keys: str) -> None:
        """Press keys by their X names, such as `ctrl+n` or `Return`, in the window that has the keyboard."""
        self.xdotool("key", "--delay", 20, *keys)

    def picture(self) -> Image.Image:
        """What the screen shows now."""
        return ImageGrab.grab(xdisplay=self.display)

    def stop(self) -> None:
        for program in self.programs:
            if program.poll() is None:
                program.terminate()
                try:
                    program.wait(5)
                except subprocess.TimeoutExpired:
                    program.kill()
                    program.wait()
            if program.stdout:
                program.stdout.close()


@contextmanager
def virtual_screen(width: int = 1280, height: int = 960) -> Iterator[Screen]:
    """A new X server on a display number that it chooses itself, so that several can run side by side."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[writer],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        os.close(writer)
        if not select.select([reader], [], [], PATIENCE)[0]:
            raise TimeoutError("Xvfb does not start")
        number = os.read(reader, 16).decode().strip()
        if not number:
            raise RuntimeError("Xvfb ended at once")
        screen = Screen(f":{number}")
        try:
            yield screen
        finally:
            screen.stop()
    finally:
        os.close(reader)
        server.terminate()
        server.wait()


__all__ = ["PATIENCE", "Screen", "virtual_screen"]
