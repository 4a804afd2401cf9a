"""SDMA 7.0 packets, where they differ from 6.0. Golden words: Linux sdma_v7_0.c and its header."""

from __future__ import annotations

import pytest

from autogen.amd import sdma_6, sdma_7
from autogen.schema import EncodeError, ReservedBits, SdmaPacket, Truncated

SRC, DST = 0x7F12_3456_7000, 0x7F00_0000_1000
COPY_WORDS = [1, 4095, 0, 0x3456_7000, 0x7F12, 0x1000, 0x7F00]

GOLDEN: list[tuple[SdmaPacket, list[int]]] = [
    (sdma_7.CopyLinear(count=4096, src_addr=SRC, dst_addr=DST), COPY_WORDS),
    # sdma_v7_0_emit_copy_buffer: HEADER_CPV(1) is bit 19, and an eighth dword of zero without compression
    (
        sdma_7.CopyLinearMetadata(count=4096, src_addr=SRC, dst_addr=DST),
        [0x0008_0001, *COPY_WORDS[1:], 0],
    ),
    # SDMA_DCC_DATA_FORMAT(4) | NUM_TYPE(4) << 9 | READ_CM(2) << 16 | WRITE_CM(1) << 18 | MAX_COM(1) << 24
    # | MAX_UCOM(1) << 26
    (
        sdma_7.CopyLinearMetadata(
            count=1,
            src_addr=SRC,
            dst_addr=DST,
            data_format=4,
            num_type=4,
            read_cm=2,
            write_cm=1,
            max_com=1,
            max_ucom=1,
        ),
        [0x0008_0001, 0, *COPY_WORDS[2:], 0x0506_0804],
    ),
    # sdma_v7_0_ring_emit_fence: FENCE | MTYPE would be reserved here; address, data
    (sdma_7.Fence(addr=DST, data=5), [5, 0x1000, 0x7F00, 5]),
    # GL2_WB | GL2_INV | GLV_INV | GLK_INV | GLI_INV(1), no GLM and no GL1
    (sdma_7.GcrReq(gl2_inv=1, gl2_wb=1, glv_inv=1, glk_inv=1, gli_inv=1), [0x11, 0, 0xC181_0000, 0, 0]),
    # ROCR-Runtime amd_blit_sdma.cpp BuildGCRCommand(invalidate), sub_op USER_GCR, without GL1_INV
    (sdma_7.UserGcr(gl2_wb=1, glk_wb=1, gl2_inv=1, glv_inv=1, glk_inv=1), [0x111, 0, 0xC1C0_0000, 0, 0]),
    # sdma_v7_0_ring_emit_wreg: SRBM_WRITE, reg << 2, val
    (sdma_7.SrbmWrite(addr=0x2040 << 2, data=5), [0xE, 0x8100, 5]),
]


@pytest.mark.parametrize(("packet", "words"), GOLDEN)
def test_a_packet_encodes_and_decodes_as_the_kernel_writes_it(packet: SdmaPacket, words: list[int]) -> None:
    assert packet.build() == words
    decoded, count = sdma_7.decode([0, *words, 0, 0], 1)
    assert (decoded, count) == (packet, len(words))


def test_what_did_not_change_is_the_same_word_in_both_generations() -> None:
    same = {"Nop", "WriteLinear", "Indirect", "Trap", "PollRegmem", "ConstantFill", "TimestampGetGlobal"}
    same |= {"Atomic"}
    for name in same:
        old, new = (next(c for c in m.OPCODES.values() if c.__name__ == name) for m in (sdma_6, sdma_7))
        spans = [{n: (f.hi, f.lo) for n, f in cls.fields.items()} for cls in (old, new)]
        assert spans[0] == spans[1]
        assert (old.op, old.sub_op, old.size_dw) == (new.op, new.sub_op, new.size_dw)


def test_a_copy_that_announces_metadata_but_ends_early_is_refused() -> None:
    with pytest.raises(Truncated, match="CopyLinearMetadata: 8 dwords, 7 are left"):
        sdma_7.decode([0x0008_0001, *COPY_WORDS[1:]])


def test_the_mtype_of_a_fence_is_reserved_on_this_generation() -> None:
    with pytest.raises(ReservedBits, match="Fence: reserved bits set, dw0 mask 0x30000"):
        sdma_7.decode([0x0003_0005, 0x1000, 0x7F00, 5])


def test_the_metadata_bit_cannot_be_cleared() -> None:
    with pytest.raises(EncodeError, match="CopyLinearMetadata has no settable field cpv"):
        sdma_7.CopyLinearMetadata(count=1, src_addr=0, dst_addr=0, cpv=0)  # type: ignore[call-arg]
