"""Packets that move memory without waves. One test per rule; values worked out by hand."""

from __future__ import annotations

import pytest

from autogen.amd import pm4
from autogen.amd.pm4 import AtomicOp
from tests.drivers.sim.amd.rig import VRAM, Rig, fails, release


def test_write_data_stores_all_its_dwords(rig: Rig) -> None:
    target = rig.buffer(0x1000)
    packet = pm4.WriteData(dst_sel=pm4.WriteDst.MEMORY, dst_addr=target.va + 4)
    rig.compute_queue().run(packet.build(0x11223344, 0x55667788))
    assert target.bytes(0, 16) == bytes.fromhex("00000000443322118877665500000000")


def test_write_data_without_increment_leaves_the_last_dword(rig: Rig) -> None:
    target = rig.buffer(0x1000)
    packet = pm4.WriteData(dst_sel=pm4.WriteDst.TC_L2, dst_addr=target.va, addr_incr=1)
    rig.compute_queue().run(packet.build(1, 2, 3))
    assert target.mapping.read64(0) == 3


def test_registers_are_out_of_reach_of_every_memory_packet(rig: Rig) -> None:
    target = rig.buffer(0x1000)
    reg = pm4.WriteData(dst_sel=pm4.WriteDst.MEM_MAPPED_REGISTER, dst_addr=0x2E00).build(0)
    fails(rig.compute_queue(), "E_PM4_PRIVREG", reg)
    copies = [
        pm4.CopyData(src_sel=pm4.CopySrc.MEM_MAPPED_REGISTER, dst_sel=pm4.CopyDst.MEMORY, dst_addr=target.va),
        pm4.CopyData(src_sel=pm4.CopySrc.IMMEDIATE_DATA, dst_sel=pm4.CopyDst.MEM_MAPPED_REGISTER, dst_addr=1),
    ]
    for packet in copies:
        fails(rig.compute_queue(), "E_PM4_PRIVREG", packet.build())
    dma = pm4.DmaData(
        src_sel=pm4.DmaSrc.DATA,
        dst_sel=pm4.DmaDst.DST_ADDR,
        src_addr=0,
        dst_addr=target.va,
        byte_count=4,
        das=1,
    )
    fails(rig.compute_queue(), "E_PM4_PRIVREG", dma.build())


@pytest.mark.parametrize("address", [1, 2])
def test_write_data_must_be_aligned(rig: Rig, address: int) -> None:
    target = rig.buffer(0x1000)
    packet = pm4.WriteData(dst_sel=pm4.WriteDst.MEMORY, dst_addr=target.va + address)
    fails(rig.compute_queue(), "E_ALIGN", packet.build(1))


def test_copy_data_takes_memory_immediates_and_the_clock(rig: Rig) -> None:
    memory = rig.buffer(0x1000)
    memory.mapping.write64(0, 0x1122334455667788)
    to_memory = pm4.CopyDst.MEMORY
    rig.compute_queue().run(
        pm4.CopyData(
            src_sel=pm4.CopySrc.MEMORY,
            dst_sel=to_memory,
            count_sel=1,
            src_addr=memory.va,
            dst_addr=memory.va + 8,
        ).build(),
        pm4.CopyData(
            src_sel=pm4.CopySrc.IMMEDIATE_DATA,
            dst_sel=to_memory,
            src_addr=0xCAFE,
            dst_addr=memory.va + 16,
        ).build(),
        pm4.CopyData(
            src_sel=pm4.CopySrc.GPU_CLOCK_COUNT, dst_sel=to_memory, count_sel=1, dst_addr=memory.va + 24
        ).build(),
    )
    assert memory.mapping.read64(8) == 0x1122334455667788
    assert memory.mapping.read64(16) == 0xCAFE
    assert memory.mapping.read64(24) > 0


@pytest.mark.parametrize("is_wide", [0, 1])
def test_copy_data_stores_the_clock_of_100_mhz_in_32_or_64_bits(rig: Rig, is_wide: int) -> None:
    memory, queue = rig.buffer(0x1000), rig.compute_queue()
    (engine,) = rig.host.cards[0].queues.values()
    engine.time_ns = 10 * (5 << 32 | 0x1234)
    clock = pm4.CopyData(
        src_sel=pm4.CopySrc.GPU_CLOCK_COUNT,
        dst_sel=pm4.CopyDst.MEMORY,
        count_sel=is_wide,
        dst_addr=memory.va + 8,
    )
    queue.run(clock.build())
    told = 5 << 32 | 0x1234
    assert [memory.mapping.read64(at) for at in (0, 8, 16)] == [0, told if is_wide else told & 0xFFFF_FFFF, 0]


@pytest.mark.parametrize(("is_wide", "stored"), [(0, 0x5566_7788), (1, 0x1122_3344_5566_7788)])
def test_copy_data_stores_an_immediate_of_32_or_64_bits(rig: Rig, is_wide: int, stored: int) -> None:
    memory = rig.buffer(0x1000)
    packet = pm4.CopyData(
        src_sel=pm4.CopySrc.IMMEDIATE_DATA,
        dst_sel=pm4.CopyDst.MEMORY,
        count_sel=is_wide,
        src_addr=0x1122_3344_5566_7788,
        dst_addr=memory.va + 8,
    )
    rig.compute_queue().run(packet.build())
    assert [memory.mapping.read64(at) for at in (0, 8, 16)] == [0, stored, 0]


def test_copy_data_of_64_bits_must_be_aligned(rig: Rig) -> None:
    memory = rig.buffer(0x1000)
    packet = pm4.CopyData(
        src_sel=pm4.CopySrc.IMMEDIATE_DATA, dst_sel=pm4.CopyDst.MEMORY, count_sel=1, dst_addr=memory.va + 4
    )
    fails(rig.compute_queue(), "E_ALIGN", packet.build())


def dma(src: int, dst: int, count: int, fill: bool = False) -> list[int]:
    packet = pm4.DmaData(
        src_sel=pm4.DmaSrc.DATA if fill else pm4.DmaSrc.SRC_ADDR,
        dst_sel=pm4.DmaDst.DST_ADDR,
        src_addr=src,
        dst_addr=dst,
        byte_count=count,
    )
    return packet.build()


def test_dma_data_copies_and_fills(rig: Rig) -> None:
    source, target = rig.buffer(0x1000), rig.buffer(0x1000, VRAM)
    source.mapping.view()[:5] = b"hello"
    rig.compute_queue().run(dma(source.va, target.va + 3, 5), dma(0x01020304, target.va + 16, 8, fill=True))
    assert target.bytes(0, 24) == b"\0\0\0hello" + bytes(8) + b"\4\3\2\1\4\3\2\1"


def test_dma_data_refuses_overlap_and_nothing(rig: Rig) -> None:
    memory = rig.buffer(0x1000)
    fails(rig.compute_queue(), "E_SDMA_OVERLAP", dma(memory.va, memory.va + 4, 8))
    fails(rig.compute_queue(), "E_SDMA_COUNT", dma(memory.va, memory.va + 64, 0))


ALL = (1 << 32) - 1


@pytest.mark.parametrize(
    ("operation", "old", "source", "new"),
    [
        (AtomicOp.SWAP_RTN_32, 5, 9, 9),
        (AtomicOp.ADD_RTN_32, ALL, 2, 1),
        (AtomicOp.SUB_RTN_32, 1, 2, ALL),
        (AtomicOp.SMIN_RTN_32, 1, ALL, ALL),
        (AtomicOp.UMIN_RTN_32, 1, ALL, 1),
        (AtomicOp.SMAX_RTN_32, 1, ALL, 1),
        (AtomicOp.UMAX_RTN_32, 1, ALL, ALL),
        (AtomicOp.AND_RTN_32, 6, 3, 2),
        (AtomicOp.OR_RTN_32, 6, 3, 7),
        (AtomicOp.XOR_RTN_32, 6, 3, 5),
        (AtomicOp.INC_RTN_32, 7, 7, 0),
        (AtomicOp.INC_RTN_32, 6, 7, 7),
        (AtomicOp.DEC_RTN_32, 0, 7, 7),
        (AtomicOp.DEC_RTN_32, 9, 7, 7),
        (AtomicOp.DEC_RTN_32, 3, 7, 2),
        (AtomicOp.ADD_RTN_64, (1 << 64) - 1, 2, 1),
    ],
)
def test_atomics_compute_as_the_gl2_does(
    rig: Rig, operation: AtomicOp, old: int, source: int, new: int
) -> None:
    memory = rig.buffer(0x1000)
    memory.mapping.write64(0, old)
    rig.compute_queue().run(pm4.AtomicMem(atomic=operation, addr=memory.va, src_data=source).build())
    assert memory.mapping.read64(0) == new


@pytest.mark.parametrize(("compare", "result"), [(5, 9), (6, 5)])
def test_compare_and_swap_swaps_only_when_equal(rig: Rig, compare: int, result: int) -> None:
    memory = rig.buffer(0x1000)
    memory.mapping.write32(0, 5)
    packet = pm4.AtomicMem(
        atomic=AtomicOp.CMPSWAP_RTN_32, addr=memory.va, src_data=9, cmp_data=compare
    ).build()
    rig.compute_queue().run(packet)
    assert memory.mapping.read32(0) == result


def test_a_looping_compare_and_swap_waits_for_its_value(rig: Rig) -> None:
    memory = rig.buffer(0x1000)
    packet = pm4.AtomicMem(
        atomic=AtomicOp.CMPSWAP_RTN_32,
        command=pm4.AtomicCommand.LOOP_UNTIL_COMPARE_SATISFIED,
        addr=memory.va,
        src_data=9,
        cmp_data=1,
    )
    rig.compute_queue().run(packet.build())
    assert memory.mapping.read32(0) == 0
    rig.compute_queue().run(release(memory.va, 1))
    assert memory.mapping.read32(0) == 9


def test_forms_without_a_model_are_refused(rig: Rig) -> None:
    va = rig.buffer(0x1000).va
    from_gds = pm4.DmaData(
        src_sel=pm4.DmaSrc.GDS, dst_sel=pm4.DmaDst.DST_ADDR, src_addr=0, dst_addr=va, byte_count=4
    )
    to_nowhere = pm4.DmaData(
        src_sel=pm4.DmaSrc.DATA, dst_sel=pm4.DmaDst.NOWHERE, src_addr=0, dst_addr=va, byte_count=4
    )
    looping_add = pm4.AtomicMem(
        atomic=AtomicOp.ADD_RTN_32,
        command=pm4.AtomicCommand.LOOP_UNTIL_COMPARE_SATISFIED,
        addr=va,
        src_data=1,
    )
    for packet in (from_gds, to_nowhere, looping_add):
        fails(rig.compute_queue(), "E_NOT_MODELLED", packet.build())


def test_performance_counters_are_not_for_user_queues(rig: Rig) -> None:
    packet = pm4.CopyData(
        src_sel=pm4.CopySrc.IMMEDIATE_DATA, dst_sel=pm4.CopyDst.PERFCOUNTERS, dst_addr=0x1000
    )
    fails(rig.compute_queue(), "E_PM4_PRIVREG", packet.build())
