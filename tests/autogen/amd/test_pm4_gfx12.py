"""PM4 packets for gfx12, where they differ from gfx11. Golden words: Linux gfx_v12_0.c and nvd.h."""

from __future__ import annotations

import pytest

from autogen.amd import gc_12_0_0 as gc
from autogen.amd import pm4, pm4_gfx12
from autogen.schema import EncodeError, Packet, ReservedBits

GPU_VA = 0x7F12_3456_7000
LO, HI = 0x3456_7000, 0x7F12

GOLDEN: list[tuple[Packet, list[int]]] = [
    # gfx_v12_0_ring_emit_fence: GCR_SEQ | GL2_WB | CACHE_POLICY(3) | EVENT_TYPE(0x14) | EVENT_INDEX(5)
    (
        pm4_gfx12.ReleaseMem(
            event_type=pm4_gfx12.EventType.CACHE_FLUSH_AND_INV_TS_EVENT,
            event_index=5,
            seq=pm4_gfx12.GcrSeq.FORWARD,
            gl2_wb=1,
            cache_policy=3,
            data_sel=pm4_gfx12.ReleaseData.SEND_64_BIT_DATA,
            int_sel=pm4_gfx12.ReleaseInt.SEND_INTERRUPT_AFTER_WRITE_CONFIRM,
            addr=GPU_VA,
            data=0x1_0000_0002,
        ),
        [0xC0064900, 0x0660_0514, 0x42000000, LO, HI, 2, 1, 0],
    ),
    # gfx_v12_0_emit_mem_sync: GL2_INV GL2_WB GLV_INV GLK_INV GLI_INV(1)
    (
        pm4_gfx12.AcquireMem(gl2_inv=1, gl2_wb=1, glv_inv=1, glk_inv=1, gli_inv=pm4_gfx12.GliInv.ALL),
        [0xC0065800, 0, 0xFFFFFFFF, 0x00FFFFFF, 0, 0, 0xA, 0xC181],
    ),
    # INTERLEAVE_2D_EN is bit 18 of gc_12_0_0_sh_mask.h's COMPUTE_DISPATCH_INITIATOR, reserved on gfx11
    (
        pm4_gfx12.DispatchDirect(
            dim_x=4,
            dim_y=2,
            dim_z=1,
            compute_shader_en=1,
            force_start_at_000=1,
            cs_w32_en=1,
            interleave_2d_en=1,
        ),
        [0xC0031500, 4, 2, 1, 0x4_8005],
    ),
]


@pytest.mark.parametrize(("packet", "words"), GOLDEN, ids=lambda value: type(value).__name__)
def test_a_packet_encodes_and_decodes_as_the_kernel_writes_it(packet: Packet, words: list[int]) -> None:
    assert packet.build() == words
    assert pm4_gfx12.decode(words) == (packet, len(words))


@pytest.mark.parametrize("bit", [12, 13, 15])
def test_the_bits_of_the_caches_that_gfx12_lacks_are_reserved_in_release_mem(bit: int) -> None:
    words = list(GOLDEN[0][1])
    words[1] |= 1 << bit
    with pytest.raises(ReservedBits, match=f"ReleaseMem: reserved bits set, dw1 mask {1 << bit:#x}"):
        pm4_gfx12.decode(words)


@pytest.mark.parametrize("bit", [2, 3, 4, 5, 9])
def test_the_bits_of_the_caches_that_gfx12_lacks_are_reserved_in_acquire_mem(bit: int) -> None:
    words = list(GOLDEN[1][1])
    words[7] |= 1 << bit
    with pytest.raises(ReservedBits, match=f"AcquireMem: reserved bits set, dw7 mask {1 << bit:#x}"):
        pm4_gfx12.decode(words)


def test_the_same_packets_exist_for_both_generations() -> None:
    assert pm4.OPCODES.keys() == pm4_gfx12.OPCODES.keys()
    assert pm4.OPCODE_NAMES == pm4_gfx12.OPCODE_NAMES


def test_a_work_group_of_8192_lanes_would_reach_the_interleave_bits() -> None:
    """gc_12_0_0_sh_mask.h: NUM_THREAD_FULL is bits 12:0, INTERLEAVE_BITS_X 15:13; on gfx11 16 bits."""
    assert int(gc.COMPUTE_NUM_THREAD_X(num_thread_full=0x1FFF)) == 0x1FFF
    with pytest.raises(EncodeError, match=r"num_thread_full: 0x2000 does not fit dw0\[12:0\]"):
        gc.COMPUTE_NUM_THREAD_X(num_thread_full=0x2000)
