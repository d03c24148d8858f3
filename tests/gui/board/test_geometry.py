"""Where things lie, for every shape of board and every size of window."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from komagata.pieces import Side
from komagata_gui.board.geometry import Box, Geometry, arrange, preferred_size
from komagata_gui.board.state import Grid, Spot

grids = st.builds(Grid, st.integers(1, 16), st.integers(1, 16), cell=st.sampled_from([1.0, 1.097, 1.15]))
slots = st.integers(0, 40).map(lambda count: (tuple(range(count)), tuple(range(count))))
sizes = st.tuples(st.integers(200, 4000), st.integers(200, 2500))
geometries = st.builds(arrange, grids, slots, sizes, flipped=st.booleans(), coordinates=st.booleans())


def overlap(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


@given(geometries)
def test_every_square_is_found_at_its_middle_and_in_its_corners(geometry: Geometry) -> None:
    for square in range(geometry.board.squares):
        box = geometry.square(square)
        for point in ((box.x, box.y), (box.right - 1, box.bottom - 1), box.centre):
            assert geometry.spot_at(*point) == Spot(square)


@given(geometries)
def test_every_slot_is_found_and_lies_in_its_tray(geometry: Geometry) -> None:
    for spot, tile in geometry.tiles.items():
        assert geometry.spot_at(*tile.centre) == spot
        assert geometry.trays is not None
        tray = geometry.trays[spot.side]
        assert tray.x <= tile.x
        assert tile.right <= tray.right
        assert tray.y <= tile.y
        assert tile.bottom <= tray.bottom


@given(grids, slots, sizes, st.booleans())
def test_everything_fits_and_nothing_overlaps(
    grid: Grid, slots: tuple[tuple[int, ...], tuple[int, ...]], size: tuple[int, int], flipped: bool
) -> None:
    geometry = arrange(grid, slots, size, flipped=flipped, coordinates=True)
    parts = [geometry.frame, *(geometry.trays or ())]
    for part in parts:
        assert part.x >= 0
        assert part.y >= 0
        assert part.right <= size[0]
        assert part.bottom <= size[1]
    for index, part in enumerate(parts):
        assert not any(overlap(part, other) for other in parts[index + 1 :])
    tiles = list(geometry.tiles.values())
    for index, tile in enumerate(tiles):
        assert not any(overlap(tile, other) for other in tiles[index + 1 :])


@given(grids, slots, st.integers(20, 120), st.booleans())
def test_the_preferred_size_gives_the_wanted_squares(
    grid: Grid, slots: tuple[tuple[int, ...], tuple[int, ...]], cell: int, coordinates: bool
) -> None:
    size = preferred_size(grid, slots, cell, coordinates=coordinates)
    assert arrange(grid, slots, size, flipped=False, coordinates=coordinates).cell[0] >= cell


@given(grids, slots, sizes)
def test_turning_the_board_turns_everything(
    grid: Grid, slots: tuple[tuple[int, ...], tuple[int, ...]], size: tuple[int, int]
) -> None:
    here = arrange(grid, slots, size, flipped=False, coordinates=True)
    there = arrange(grid, slots, size, flipped=True, coordinates=True)
    assert here.field == there.field
    for square in range(here.board.squares):
        assert here.square(square) == there.square(here.board.turned(square))
    for spot, tile in here.tiles.items():
        assert there.tiles[Spot(side=spot.side.other, slot=spot.slot)] == tile


@given(geometries, st.tuples(*[st.integers(-100, 3000)] * 2), st.tuples(*[st.integers(0, 900)] * 2))
def test_squares_in_an_area(geometry: Geometry, corner: tuple[int, int], extent: tuple[int, int]) -> None:
    area = Box(*corner, *extent)
    found = geometry.squares_in(area)
    if area.width and area.height:
        assert sorted(found) == [s for s in range(geometry.board.squares) if overlap(geometry.square(s), area)]


@given(geometries, st.data())
def test_keys_reach_every_place(geometry: Geometry, data: st.DataObject) -> None:
    """From any place, arrow keys lead to any other: the hands are no dead ends."""
    places = [*map(Spot, range(geometry.board.squares)), *geometry.tiles]
    start = data.draw(st.sampled_from(places))
    reached, waiting = {start}, [start]
    while waiting:
        spot = waiting.pop()
        for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            step = geometry.neighbour(spot, *way)
            if step not in reached:
                reached.add(step)
                waiting.append(step)
    assert reached == set(places)


def test_the_near_hand_is_at_the_right_or_below() -> None:
    for size, index in (((900, 600), 0), ((500, 900), 1)):
        geometry = arrange(Grid(8, 8), ((0, 1), (0, 1)), size, flipped=False, coordinates=True)
        near, far = geometry.tiles[Spot(side=Side.FIRST, slot=0)], geometry.tiles[Spot(side=Side.SECOND, slot=0)]
        assert near[index] > geometry.frame[index]
        assert far[index] < geometry.frame[index]


@pytest.mark.parametrize("place", ["left", "right"])
@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize(("files", "ranks", "slots"), [(9, 10, 7), (9, 9, 7), (8, 8, 5)])
def test_both_hands_on_one_side(place: str, flipped: bool, files: int, ranks: int, slots: int) -> None:
    grid, hands = Grid(files, ranks), (tuple(range(slots)), tuple(range(slots)))
    size = preferred_size(grid, hands, 40, coordinates=True, hands_at=place)
    geometry = arrange(grid, hands, size, flipped=flipped, coordinates=True, hands_at=place)
    assert geometry.cell == (40, 40)
    assert geometry.trays is not None
    first, second = geometry.trays
    for tray in geometry.trays:
        assert tray.right <= geometry.frame.x if place == "left" else tray.x >= geometry.frame.right
        assert min(tray.x, tray.y) >= 0
        assert tray.right <= size[0]
        assert tray.bottom <= size[1]
    upper, lower = (first, second) if flipped else (second, first)
    assert upper.bottom <= lower.y
    tiles = [box for spot, box in geometry.tiles.items() if spot.side == 0]
    assert all(first.x <= box.x and box.right <= first.right and box.bottom <= first.bottom for box in tiles)
