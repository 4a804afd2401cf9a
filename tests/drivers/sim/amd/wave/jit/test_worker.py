"""What a thread needs to run groups."""

from __future__ import annotations

from drivers.sim.amd.wave.jit.worker import aligned


def test_buffers_are_aligned_for_whole_vectors() -> None:
    assert aligned(100).ctypes.data % 64 == 0
    assert aligned(100).nbytes == 100
