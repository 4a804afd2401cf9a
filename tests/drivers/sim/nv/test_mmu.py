"""Address spaces as engines see them: segments, rights and sizes of addresses."""

from __future__ import annotations

import ctypes

import pytest

from drivers.sim.mappings import MappedRun
from drivers.sim.memory import Access
from drivers.sim.nv.mmu import GpuMemory, Tables
from drivers.sim.nv.sm.launch import Unmapped


@pytest.fixture
def memory() -> GpuMemory:
    return GpuMemory(Tables(), 49)


def run_at(low: int, host: int, writable: bool = True) -> MappedRun:
    return MappedRun(low, low + 0x1000, host, 0x1000, writable, f"page {low:#x}")


def test_neighbours_in_memory_are_one_segment(memory: GpuMemory) -> None:
    store = ctypes.create_string_buffer(0x4000)
    base = ctypes.addressof(store)
    for low, at, writable in (
        (0x5000, 0, True),
        (0x7000, 0x2000, True),
        (0x6000, 0x1000, True),
        (0x8000, 0x3000, False),
    ):
        memory.map(run_at(low, base + at, writable))
    found = memory.segment(0x6800, Access.READ, {})
    assert (found.low, found.high, found.host) == (0x5000, 0x8000, base)


def test_taken_addresses_and_cut_runs_are_refused(memory: GpuMemory) -> None:
    memory.map(MappedRun(0x4000, 0x8000, 0x1000, 0x1000, True, "four"))
    for low in (0x3000, 0x7000):
        with pytest.raises(ValueError, match="overlaps four"):
            memory.map(MappedRun(low, low + 0x2000, 0, 0x1000, True, "other"))
    with pytest.raises(ValueError, match="cuts four"):
        memory.unmap(0x4000, 0x5000)
    with pytest.raises(ValueError, match="no pages"):
        memory.map(MappedRun(0x10800, 0x11800, 0, 0x1000, True, "other"))
    memory.unmap(0x4000, 0x8000)
    memory.map(run_at(0x7000, 0))


def test_multiprocessors_are_told_why_an_address_is_none(memory: GpuMemory) -> None:
    store = ctypes.create_string_buffer(0x1000)
    memory.map(run_at(0x5000, ctypes.addressof(store), writable=False))
    first, data = memory.span(0x5010, write=False)
    assert (first, len(data)) == (0x5000, 0x1000)
    with pytest.raises(Unmapped, match="allows read"):
        memory.span(0x5010, write=True)
    with pytest.raises(Unmapped, match="which no page maps"):
        memory.span(0x6000, write=False)
    with pytest.raises(Unmapped, match="49 bits"):
        memory.span(1 << 50, write=False)
