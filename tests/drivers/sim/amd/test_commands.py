"""The table from packet to builder, and the naming of unaligned addresses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from autogen.amd import pm4, sdma_6
from autogen.schema import BitStruct
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


@pytest.mark.parametrize(
    ("kind", "name", "low", "align"),
    [
        *[(pm4.ReleaseMem, "addr", 98, 4), (pm4.DispatchIndirect, "addr", 34, 4)],
        *[(pm4.AtomicMem, "addr", 66, 4), (pm4.IndirectBuffer, "ib_base", 34, 4)],
        *[(sdma_6.Indirect, "ib_base", 37, 32), (sdma_6.Fence, "addr", 34, 4)],
        *[(sdma_6.TimestampGetGlobal, "write_addr", 35, 8), (sdma_6.GcrReq, "limit_va", 103, 128)],
    ],
)
def test_every_bit_below_an_address_is_one_of_it(
    kind: type[BitStruct], name: str, low: int, align: int
) -> None:
    """low: where the field begins, its lowest bits left out."""
    words = f"{name} is not a multiple of {align}"
    below = [1 << bit for bit in range(low - align.bit_length() + 1, low)]
    assert [misaligned(kind, bit) for bit in below] == [words] * len(below)
    assert misaligned(kind, sum(below)) == words
    for beyond in (1 << low, below[0] >> 1):
        assert misaligned(kind, beyond) != words and misaligned(kind, beyond | below[0]) != words
