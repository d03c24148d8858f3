"""Starts the program: its window or, where no display answers, a whole game of engine against engine."""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROGRAM = str(ROOT / ".venv" / "bin" / "komagata")


def main() -> None:
    if display_answers():
        os.execv(PROGRAM, [PROGRAM, *sys.argv[1:]])
    print("There is no display, so no window: a game of engine against engine instead, saved under out/.", flush=True)
    os.execv(PROGRAM, [PROGRAM, "demo", "--out", str(ROOT / "out")])


def display_answers() -> bool:
    if not sys.platform.startswith("linux"):
        return True
    wayland, x11 = os.environ.get("WAYLAND_DISPLAY"), os.environ.get("DISPLAY")
    if wayland and (Path(os.environ.get("XDG_RUNTIME_DIR", "/")) / wayland).is_socket():
        return True
    return bool(x11) and x_server_answers()


def x_server_answers() -> bool:
    """A `DISPLAY` that is set may still name nothing, as in a container or a forgotten remote login."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return False
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    works = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return works


if __name__ == "__main__":
    main()
