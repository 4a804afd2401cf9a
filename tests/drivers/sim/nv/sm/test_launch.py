"""How many blocks the reference takes at once, and what a launch counts."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.sim.nv.sm import launch as door
from drivers.sim.nv.sm.code import LaunchCode
from drivers.sim.nv.sm.request import Arrays, Launch

EXECUTED, CYCLES = 100, [3, 7, 5]


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, int, int]]:
    """Of each run, which is not made: how it is watched, its first block, the end, what it may execute."""
    noted: list[tuple[str, int, int, int]] = []

    def noting(name: str) -> type:
        class Run:
            def __init__(
                self, launch: Launch, memory: Any, code: Any, blocks: range, budget: int, *_: Any
            ) -> None:
                self.run = lambda: noted.append((name, blocks.start, blocks.stop, budget))
                self.executed, self.clock = EXECUTED, np.array(CYCLES)

        return Run

    monkeypatch.setattr(door, "ReferenceRun", noting("plain"))
    monkeypatch.setattr(door, "StrictBlocks", noting("watched"))
    monkeypatch.setattr(door, "CHUNK", 1024)
    return noted


@pytest.mark.parametrize(
    ("threads", "cluster", "is_together", "ends"),
    [
        (256, 1, False, [4, 8, 12]),
        (225, 1, False, [4, 8, 12]),  # eight warps as well
        (1024, 1, False, list(range(1, 13))),
        (1024, 2, False, [2, 4, 6, 8, 10, 12]),  # more than the limit: one cluster
        (128, 3, False, [6, 12]),  # two clusters of three
        (32, 1, False, [12]),
        (1024, 1, True, [12]),
    ],
)
def test_whole_clusters_run_at_once_and_all_blocks_that_wait_for_each_other(
    ran: list[tuple[str, int, int, int]], threads: int, cluster: int, is_together: bool, ends: list[int]
) -> None:
    """At most 1024 lanes here."""
    asked = Launch(
        "sm_90", 0, (12, 1, 1), (threads, 1, 1), 16, cluster=(cluster, 1, 1), is_together=is_together
    )
    memory = Arrays()
    counted = door.in_numpy(asked, memory, LaunchCode(asked, memory), 5000, True)
    assert ran == [
        ("watched", first, end, 5000 - EXECUTED * n)
        for n, (first, end) in enumerate(zip([0, *ends], ends, strict=False))
    ]
    assert (counted.warp_instructions, counted.cycles) == (EXECUTED * len(ends), max(CYCLES))
    assert (counted.blocks, counted.warps) == (12, 12 * -(-threads // 32))


def test_what_needs_no_watching_is_not_watched(ran: list[tuple[str, int, int, int]]) -> None:
    asked, memory = Launch("sm_90", 0, (1, 1, 1), (32, 1, 1), 16), Arrays()
    door.in_numpy(asked, memory, LaunchCode(asked, memory), 9, False)
    assert ran == [("plain", 0, 1, 9)]
