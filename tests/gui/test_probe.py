"""The probe that `komagata bench` asks paints what it says it paints."""

from __future__ import annotations

import pytest

from komagata.engine import bench
from komagata_gui.probe import drag_times


@pytest.mark.usefixtures("qapp")
def test_every_frame_of_a_drag_is_painted() -> None:
    assert len(drag_times("bishogi", 640, 480, 12)) == 12


def test_the_bench_reads_the_probe() -> None:
    found = bench.drag("bishogi", 640, 480, 12)
    assert found is not None
    assert found.paintings == 12
    assert 0 < found.median <= found.most <= found.slowest
