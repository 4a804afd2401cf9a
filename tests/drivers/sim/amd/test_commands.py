"""The table from packet to builder, and the naming of unaligned addresses."""

from __future__ import annotations

from collections.abc import Callable

from autogen.amd import pm4
from drivers.sim.amd.commands import Builders, misaligned


def test_a_builder_is_registered_with_its_fidelity() -> None:
    builders: Builders[list[int]] = Builders()

    @builders.packet(pm4.Nop, "counts only")
    def _nop(engine: list[int], packet: pm4.Nop) -> Callable[[list[int]], None]:
        return lambda engine: engine.append(len(packet.tail))

    done: list[int] = []
    builders.table[pm4.Nop](done, pm4.Nop())(done)
    assert done == [0]
    assert builders.fidelity == {pm4.Nop: "counts only"}


def test_low_address_bits_are_told_from_other_reserved_bits() -> None:
    assert misaligned(pm4.ReleaseMem, 2 << 96) == "addr is not a multiple of 4"
    assert misaligned(pm4.ReleaseMem, 1 << 63) == ""
    assert misaligned(pm4.ReleaseMem, 2 << 96 | 1 << 63) == ""
    assert misaligned(None, 1) == ""
    assert misaligned(pm4.AcquireMem, 1 << 127) == "", "its base counts 256 bytes: no bit of it is dropped"
