"""SDMA 7's form of the packets that differ, through a copy queue of a simulated navi48."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from autogen.amd import sdma_6, sdma_7
from tests.drivers.sim.amd.pci.queues import SIGNAL, Ring, enable_copy, open_doorbells, unhalt
from tests.drivers.sim.amd.pci.rig import Rig, open_rig
from tests.drivers.sim.amd.pci.tables import DATA, START, mapped

SOURCE, TARGET = START + 0x9000, START + 0xA000


def opened(chip: str) -> Ring:
    rig = open_rig(chip)
    mapped(rig)
    open_doorbells(rig)
    unhalt(rig)
    rig.store(DATA + SOURCE - START, bytes(range(64)))
    return enable_copy(rig)


@pytest.fixture
def ring() -> Iterator[Ring]:
    made = opened("navi48")
    yield made
    made.rig.card.close()


def copied(rig: Rig) -> bytes:
    return rig.load(DATA + TARGET - START, 64)


def test_a_copy_of_seven_dwords(ring: Ring) -> None:
    ring.run(sdma_7.CopyLinear(count=64, src_addr=SOURCE, dst_addr=TARGET).build())
    assert copied(ring.rig) == bytes(range(64))


def test_a_copy_of_eight_dwords_as_the_kernel_sends_it(ring: Ring) -> None:
    """Header 1 | 1 << 19, count - 1, parameters, source, target, metadata: Linux sdma_v7_0.c."""
    low, high = SOURCE & 0xFFFFFFFF, SOURCE >> 32
    words = [1 | 1 << 19, 63, 0, low, high, TARGET & 0xFFFFFFFF, TARGET >> 32, 0]
    fence = sdma_7.Fence(addr=SIGNAL, data=9).build()
    ring.run(words, fence)
    assert copied(ring.rig) == bytes(range(64))
    assert ring.rig.load(DATA + SIGNAL - START, 4) == b"\x09\0\0\0"


def test_compressed_memory_is_refused(ring: Ring) -> None:
    words = sdma_7.CopyLinearMetadata(count=64, src_addr=SOURCE, dst_addr=TARGET, read_cm=2).build()
    ring.rig.fails("E_NOT_MODELLED", lambda: ring.run(words))


def test_a_fence_may_say_uncached_as_the_kernel_does(ring: Ring) -> None:
    """SDMA_PKT_FENCE_HEADER_MTYPE(3) in Linux sdma_v7_0.c, sdma_v7_0_ring_emit_fence."""
    ring.run(sdma_6.Fence(mtype=3, addr=SIGNAL, data=9).build())
    assert ring.rig.load(DATA + SIGNAL - START, 4) == b"\x09\0\0\0"
    words = sdma_6.Fence(mtype=2, addr=SIGNAL, data=10).build()
    ring.rig.fails("E_SDMA_FENCE", lambda: ring.run(words))


def test_caches_that_the_card_lacks_are_ignored_in_a_cache_request(ring: Ring) -> None:
    """GLM_INV and GL1_INV, as Linux sdma_v7_0.c sdma_v7_0_ring_emit_mem_sync sends them."""
    gcr = 1 << 14 | 1 << 15 | 1 << 5 | 1 << 9 | 1 << 8 | 1 << 7 | 1
    ring.run([17, 0, (gcr & 0xFFFF) << 16, gcr >> 16, 0], sdma_7.Fence(addr=SIGNAL, data=9).build())
    assert ring.rig.load(DATA + SIGNAL - START, 4) == b"\x09\0\0\0"


@pytest.mark.parametrize("count", [1, 4])
def test_a_cache_request_that_is_cut_off_is_told(ring: Ring, count: int) -> None:
    ring.rig.fails("E_SDMA_STRADDLE", lambda: ring.run([17, 0, 0, 0, 0][:count]))


def test_a_process_asks_for_cache_operations_by_a_sub_operation_of_its_own(ring: Ring) -> None:
    """ROCR-Runtime amd_blit_sdma.cpp BuildGCRCommand: USER_GCR, GL1_INV too, whatever the card."""
    ring.run([0x111, 0, 0xC3C0_0000, 0, 0], sdma_7.Fence(addr=SIGNAL, data=9).build())
    assert ring.rig.load(DATA + SIGNAL - START, 4) == b"\x09\0\0\0"
    ring.rig.fails("E_SDMA_OP", lambda: ring.run([0x211, 0, 0, 0, 0]))


def test_the_long_copy_is_not_sdma_6s() -> None:
    ring = opened("navi31")
    words = sdma_6.CopyLinear(count=64, src_addr=SOURCE, dst_addr=TARGET, cpv=1).build()
    ring.rig.fails("E_SDMA_LEN", lambda: ring.run(words))
    ring.rig.card.close()


@pytest.mark.parametrize(
    ("mtype", "is_taken"), [(0, True), (1, False), (2, False), (3, True), (7, False), (4, False)]
)
def test_a_fence_says_nothing_of_its_memory_or_that_it_is_uncached(
    ring: Ring, mtype: int, is_taken: bool
) -> None:
    """MTYPE of SDMA 6: bits 18:16, 3 is uncached."""
    words = sdma_7.Fence(addr=SIGNAL, data=9).build()
    words[0] |= mtype << 16
    if is_taken:
        ring.run(words)
        assert ring.rig.load(DATA + SIGNAL - START, 4) == b"\x09\0\0\0"
    else:
        fault = ring.rig.fails("E_SDMA_FENCE", lambda: ring.run(words))
        assert (fault.where["opcode"], fault.where["packet"]) == (5, "FENCE")


def test_each_cache_operation_of_sdma_7_is_heard_and_those_of_sdma_6_alone_are_not(ring: Ring) -> None:
    """GCR_CNTL begins at bit 16 of the third dword; GL1_RANGE, GLM_WB, GLM_INV and GL1_INV are gone."""
    (engine,) = ring.rig.card.queues.values()
    bits = {"gli_inv": 0, "glk_wb": 6, "glk_inv": 7, "glv_inv": 8, "gl2_inv": 14, "gl2_wb": 15}
    gone = {"gl1_range": 2, "glm_wb": 4, "glm_inv": 5, "gl1_inv": 9}
    known = set(sdma_6.GcrReq.fields)
    for header in (0x11, 0x111):
        for name, bit in (bits | gone).items():
            value = 1 << bit
            packet, size = engine.declared([header, 0, (value & 0xFFFF) << 16, value >> 16, 0], 0)
            told = dict(packet.items())
            assert size == 5
            for other in known & (bits.keys() | gone.keys()):
                assert int(told[other]) == (other == name and name in bits), (name, other)


@pytest.mark.parametrize(("address", "is_right"), [(0xF_FFFC, True), (0x10_0000, False)])
def test_registers_are_reached_by_18_bits_of_dwords(ring: Ring, address: int, is_right: bool) -> None:
    """sdma_v7_0_ring_emit_wreg: byte addresses."""
    (engine,) = ring.rig.card.queues.values()
    words = [14, address, 0x77]
    if is_right:
        packet, size = engine.declared(words, 0)
        assert (packet.addr, packet.data, size) == (address >> 2, 0x77, 3)
    else:
        told = ring.rig.fails("E_SRBM_ADDR", lambda: engine.declared(words, 0)).detail
        assert told == "SRBM_WRITE to byte address 0x100000; registers end at 0xffffc"


@pytest.mark.parametrize("field", ["read_cm", "write_cm"])
def test_neither_side_of_a_copy_may_be_compressed(ring: Ring, field: str) -> None:
    words = sdma_7.CopyLinearMetadata(count=64, src_addr=SOURCE, dst_addr=TARGET, **{field: 1}).build()
    ring.rig.fails("E_NOT_MODELLED", lambda: ring.run(words))
