"""What a thread needs to run groups."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from drivers.sim.amd.wave.jit.worker import Worker, aligned


def test_buffers_are_aligned_for_whole_vectors() -> None:
    assert aligned(100).ctypes.data % 64 == 0
    assert aligned(100).nbytes == 100


@pytest.mark.parametrize(("allocated", "room"), [(0, 64), (63, 64), (64, 64), (65, 65), (65536, 65536)])
def test_a_group_s_lds_has_room_for_what_is_allocated_and_for_one_vector(
    monkeypatch: pytest.MonkeyPatch, allocated: int, room: int
) -> None:
    monkeypatch.setattr(Worker, "_fill_constants", lambda worker, abi: None)
    monkeypatch.setattr(Worker, "make_room", lambda worker: None)
    abi = SimpleNamespace(lds_bytes=allocated, lane_ids=[0] * 32, exec_masks=[1], user_sgprs=0)
    kernel: Any = SimpleNamespace(abi=abi, block_count=1, is_linked=False)
    assert Worker(kernel, 0).lds.nbytes == room
