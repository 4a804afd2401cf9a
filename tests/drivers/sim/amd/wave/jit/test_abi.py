"""Numbers shared between generated code and Python."""

from __future__ import annotations

from drivers.sim.amd.wave.jit import abi as jit_abi


def test_kinds_of_stop_do_not_overlap_accesses() -> None:
    stops = (jit_abi.LDS, jit_abi.MISALIGNED, jit_abi.SCRATCH, jit_abi.WATCHDOG, jit_abi.BARRIER)
    accesses = jit_abi.READ | jit_abi.WRITE | jit_abi.ATOMIC
    assert sum(stops) & accesses == 0
    assert len({stop.bit_length() for stop in stops}) == len(stops)
