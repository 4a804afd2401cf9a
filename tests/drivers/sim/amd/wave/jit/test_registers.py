"""Registers as LLVM values, and what is written back of them."""

from __future__ import annotations

from drivers.sim.amd.wave.jit.registers import WaveRegisters
from drivers.sim.llvm.text import Text


def test_changed_registers_are_stored_and_others_are_not() -> None:
    wave = WaveRegisters(Text(), 32)
    wave.scalar(3)
    wave.set_scalar(4, "%x")
    wave.set_scalar(124, "%gone")
    wave.flush()
    stores = [line for line in wave.t.lines if "store" in line]
    assert stores == ["  store i32 %x, ptr %s4"]


def test_a_full_exec_needs_no_blend() -> None:
    wave = WaveRegisters(Text(), 32)
    wave.exec_full, wave.blend = True, -1
    wave.set_vector(0, "%new")
    assert wave.vector(0) == "%new"
    wave.exec_full = False
    wave.set_vector(0, "%newer")
    assert wave.vector(0) != "%newer"


def test_slots_of_neighbours_are_neighbours() -> None:
    """What fills several registers at once writes from the first one's slot on."""
    wave = WaveRegisters(Text(), 32)
    wave.exec_full = True
    wave.vector(100)
    wave.set_vector(9, "%old")
    assert wave.row_of_slots(8, 4) == "%v8"
    assert wave.vector_names() == ["v8", "v9", "v10", "v11", "v100"]
    assert wave.vector(9) != "%old"
    wave.flush()
    assert not any("store" in line for line in wave.t.lines)


def test_slots_of_upper_lanes_are_neighbours_too() -> None:
    wave = WaveRegisters(Text(), 64)
    wave.part = 1
    assert wave.row_of_slots(8, 4) == "%w8"
    assert wave.vector_names() == ["w8", "w9", "w10", "w11"]


def test_upper_lanes_of_a_wave64_have_registers_of_their_own() -> None:
    wave = WaveRegisters(Text(), 64)
    wave.exec_full = True
    wave.set_vector(5, "%low")
    wave.part = 1
    wave.set_vector(5, "%high")
    assert wave.vector(5) == "%high"
    wave.part = 0
    assert wave.vector(5) == "%low"
    wave.flush()
    assert [line.split(",")[1].split()[1] for line in wave.t.lines] == ["%v5", "%w5"]
