"""What the door of the multiprocessors takes and gives: shapes of launches, faults, memory made of arrays."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from drivers.sim.nv.sm.request import Arrays, Counters, FaultKind, Launch, SmFault, Triple, Unmapped, three


def launch(grid: Triple, block: Triple = (32, 1, 1), cluster: Triple = (1, 1, 1)) -> Launch:
    return Launch("sm_90", 0, grid, block, 16, cluster=cluster)


def places(size: Triple) -> list[Triple]:
    """All of a box, x first."""
    return [(x, y, z) for z, y, x in product(*(range(n) for n in reversed(size)))]


@pytest.mark.parametrize("size", [(2, 3, 4), (5, 1, 2), (1, 3, 1)])
def test_numbers_count_x_first_then_y_then_z(size: Triple) -> None:
    axes = three(np.arange(size[0] * size[1] * size[2]), size)
    assert list(zip(*(axis.tolist() for axis in axes), strict=True)) == places(size)


@pytest.mark.parametrize(
    ("block", "threads", "warps"),
    [((1, 1, 1), 1, 1), ((32, 1, 1), 32, 1), ((33, 1, 1), 33, 2), ((4, 4, 4), 64, 2), ((3, 5, 7), 105, 4)],
)
def test_a_block_has_as_many_warps_as_its_threads_fill_or_begin(
    block: Triple, threads: int, warps: int
) -> None:
    asked = launch((2, 3, 5), block)
    assert (asked.threads, asked.warps, asked.blocks) == (threads, warps, 30)


@pytest.mark.parametrize("cluster", [(1, 1, 1), (2, 1, 1), (1, 3, 1), (2, 3, 2)])
def test_blocks_are_numbered_cluster_by_cluster(cluster: Triple) -> None:
    grid = (4, 6, 4)
    asked = launch(grid, cluster=cluster)
    counts = (grid[0] // cluster[0], grid[1] // cluster[1], grid[2] // cluster[2])
    assert asked.cluster_blocks == len(places(cluster))
    wanted = [
        tuple(o * n + i for o, n, i in zip(outer, cluster, inner, strict=True))
        for outer in places(counts)
        for inner in places(cluster)
    ]
    assert [asked.block_at(number) for number in range(asked.blocks)] == wanted


def test_a_launch_has_what_it_names_and_no_more() -> None:
    asked = launch((1, 1, 1))
    memory = asked.shared_bytes, asked.local_bytes, asked.local_high_bytes, asked.banks
    assert memory == (0, 0, 0, {})
    assert (asked.shared_window, asked.local_window, asked.virtual_sm, asked.barriers) == (0, 0, 1, 1)
    assert (asked.cluster, asked.is_together) == ((1, 1, 1), False)
    counted = Counters()
    assert (counted.warp_instructions, counted.warps, counted.blocks, counted.cycles) == (0, 0, 0, 0)


def test_a_fault_tells_of_its_place_what_is_known() -> None:
    assert SmFault(FaultKind.RACE, "two at once").where == {}
    full = SmFault(
        FaultKind.RACE, "two at once", pc=0, instruction="NOP", block=(0, 0, 0), warp=0, lane=0, address=0
    )
    assert full.code == "E_SM_RACE"
    assert full.where == {"pc": 0, "inst": "NOP", "block": "(0, 0, 0)", "wave": 0, "lane": 0, "va": 0}


def test_a_mapped_array_is_there_from_its_first_byte_to_its_last() -> None:
    memory = Arrays()
    memory.map(0x1000, np.arange(4, dtype=np.uint32))
    memory.map(0x1010, np.full(2, 7, np.uint16), writable=False)
    for at, first, length in (
        (0x1000, 0x1000, 16),
        (0x100F, 0x1000, 16),
        (0x1010, 0x1010, 4),
        (0x1013, 0x1010, 4),
    ):
        found, data = memory.span(at, write=False)
        assert (found, len(data)) == (first, length)
    memory.span(0x100F, write=True)
    for at, write, why in ((0xFFF, False, "nothing is mapped"), (0x1014, False, "nothing is mapped"),
                           (0x1010, True, "for reading only")):  # fmt: skip
        with pytest.raises(Unmapped, match=why) as told:
            memory.span(at, write=write)
        assert told.value.address == at
