"""Queues of the kernel driver flush the host data path as its own rings do. Dwords: nbio_4_3_0_offset.h and
nbif_6_3_1_offset.h, segment 2 at 0xD20.
"""

from __future__ import annotations

from autogen.amd import sdma_6
from drivers.sim.amd.open_path import OpenPath
from tests.drivers.sim.amd.rig import Rig, fails, release

REQUEST, DONE = 0xD20 + 0x106, 0xD20 + 0x107


def test_its_registers_are_those_of_the_card() -> None:
    assert (OpenPath.request_dw, OpenPath.done_dw) == (REQUEST, DONE)


def flush(pipe_bit: int) -> list[int]:
    """gfx_v11_0_ring_emit_hdp_flush: write, then wait, both of registers."""
    return [3 << 30 | 5 << 16 | 0x3C << 8, 1 << 6 | 3, REQUEST, DONE, pipe_bit, pipe_bit, 0x20]


def test_a_compute_queue_may_flush(rig: Rig) -> None:
    signal = rig.buffer(0x1000)
    rig.compute_queue().run(flush(1 << 2), release(signal.va, 7))
    assert signal.mapping.read32(0) == 7


def test_the_bit_is_that_of_the_queue_s_pipe(rig: Rig) -> None:
    fails(rig.compute_queue(), "E_HDP_BIT", flush(1 << 3))


def test_other_registers_are_not_open(rig: Rig) -> None:
    words = flush(1 << 2)
    fails(rig.compute_queue(), "E_PM4_PRIVREG", [*words[:2], REQUEST + 8, DONE, *words[4:]])


def test_a_copy_queue_may_flush(rig: Rig) -> None:
    """sdma_v6_0_ring_emit_hdp_flush: byte addresses, the bit of SDMA0."""
    bit, signal = 1 << 10, rig.buffer(0x1000)
    words = [8 | 1 << 26 | 3 << 28, DONE << 2, REQUEST << 2, bit, bit, 0xFFF << 16 | 10]
    rig.sdma_queue().run(words, sdma_6.Fence(mtype=3, addr=signal.va, data=7).build())
    assert signal.mapping.read32(0) == 7
