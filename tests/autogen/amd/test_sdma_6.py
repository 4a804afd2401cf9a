"""SDMA 6.0 packets. Golden words are typed from Linux: sdma_v6_0.c, macros of sdma_v6_0_0_pkt_open.h."""

from __future__ import annotations

import random

import pytest

from autogen.amd import sdma_6 as sdma
from autogen.schema import EncodeError, ReservedBits, SdmaPacket, UnknownOpcode
from tests.autogen.random_fields import random_fields

SRC, DST = 0x7F12_3456_7000, 0x7F00_0000_1000

GOLDEN: list[tuple[SdmaPacket, tuple[int, ...], list[int]]] = [
    (sdma.Nop(), (), [0]),
    # sdma_v6_0_ring_insert_nop: NOP | SDMA_PKT_NOP_HEADER_COUNT(count - 1), then the skipped dwords
    (sdma.Nop(count=3), (0, 0, 0), [0x0003_0000, 0, 0, 0]),
    # sdma_v6_0_emit_copy_buffer: COPY | SUB_OP(COPY_LINEAR), byte_count - 1, 0, src lo hi, dst lo hi
    (
        sdma.CopyLinear(count=4096, src_addr=SRC, dst_addr=DST),
        (),
        [1, 4095, 0, 0x3456_7000, 0x7F12, 0x1000, 0x7F00],
    ),
    # sdma_v6_0_vm_write_pte: WRITE, lo, hi, ndw - 1, data
    (sdma.WriteLinear(dst_addr=DST, count=2), (7, 9), [2, 0x1000, 0x7F00, 1, 7, 9]),
    # sdma_v6_0_ring_emit_ib: INDIRECT | VMID(vmid), lo & ~0x1f, hi, length_dw, csa lo, csa hi
    (
        sdma.Indirect(vmid=8, ib_base=DST, ib_size=16, csa_addr=SRC),
        (),
        [0x0008_0004, 0x1000, 0x7F00, 16, 0x3456_7000, 0x7F12],
    ),
    # sdma_v6_0_ring_emit_fence: FENCE | MTYPE(3), lo, hi, seq
    (sdma.Fence(mtype=3, addr=DST, data=5), (), [0x0003_0005, 0x1000, 0x7F00, 5]),
    (sdma.Trap(int_context=0x123), (), [6, 0x123]),
    # sdma_v6_0_ring_emit_pipeline_sync: POLL_REGMEM | FUNC(3) | MEM_POLL(1); RETRY_COUNT(0xfff) | INTERVAL(4)
    (
        sdma.PollRegmem(
            func=sdma.PollFunction.EQUAL, mem_poll=1, addr=DST, value=5, interval=4, retry_count=0xFFF
        ),
        (),
        [0xB000_0008, 0x1000, 0x7F00, 5, 0xFFFF_FFFF, 0x0FFF_0004],
    ),
    # ROCR-Runtime amd_blit_sdma.cpp BuildAtomicDecrementCommand: ATOMIC | OPERATION(47), lo, hi, -1, -1
    (
        sdma.Atomic(atomic_op=sdma.AtomicOp.ADD_RTN_64, addr=DST + 8, src_data=(1 << 64) - 1),
        (),
        [0x5E00_000A, 0x1008, 0x7F00, 0xFFFF_FFFF, 0xFFFF_FFFF, 0, 0, 0],
    ),
    # sdma_v6_0_emit_fill_buffer: CONST_FILL, lo, hi, data, byte_count - 1; here with FILLSIZE(2)
    (
        sdma.ConstantFill(fillsize=sdma.FillSize.DWORD, dst_addr=DST, src_data=0x55, count=64),
        (),
        [0x8000_000B, 0x1000, 0x7F00, 0x55, 63],
    ),
    (sdma.TimestampGetGlobal(write_addr=DST + 8), (), [0x20D, 0x1008, 0x7F00]),
    # sdma_v6_0_ring_emit_mem_sync: GCR_REQ; base 0; GCR_CONTROL_15_0(0xC3A1); limit 0; limit 0
    (
        sdma.GcrReq(gl2_inv=1, gl2_wb=1, glm_inv=1, gl1_inv=1, glv_inv=1, glk_inv=1, gli_inv=1),
        (),
        [0x11, 0, 0xC3A1_0000, 0, 0],
    ),
    # ROCR-Runtime amd_blit_sdma.cpp BuildGCRCommand(invalidate): GCR | SUB_OP(USER_GCR)
    (
        sdma.UserGcr(gl2_wb=1, glk_wb=1, gl2_inv=1, gl1_inv=1, glv_inv=1, glk_inv=1),
        (),
        [0x111, 0, 0xC3C0_0000, 0, 0],
    ),
    # sdma_v6_0_ring_emit_wreg: SRBM_WRITE | BYTE_EN(0xf), reg, val
    (sdma.SrbmWrite(addr=0x2040, data=5), (), [0xF000_000E, 0x2040, 5]),
]
IDS = [f"{type(packet).__name__}-{i}" for i, (packet, _, _) in enumerate(GOLDEN)]


@pytest.mark.parametrize(("packet", "tail", "words"), GOLDEN, ids=IDS)
def test_a_packet_encodes_as_the_kernel_writes_it(
    packet: SdmaPacket, tail: tuple[int, ...], words: list[int]
) -> None:
    assert packet.build(*tail) == words


@pytest.mark.parametrize(("packet", "tail", "words"), GOLDEN, ids=IDS)
def test_the_same_words_decode_to_the_same_fields(
    packet: SdmaPacket, tail: tuple[int, ...], words: list[int]
) -> None:
    decoded, count = sdma.decode([0, *words, 0, 0], 1)
    assert count == len(words)
    assert (dict(decoded.items()), decoded.tail) == (dict(packet.items()), tail)


def test_every_declared_packet_has_a_golden_word() -> None:
    assert {type(packet) for packet, _, _ in GOLDEN} == set(sdma.OPCODES.values())


def random_packet(cls: type[SdmaPacket], seed: int) -> list[int]:
    """Dwords of a packet with random legal fields; counts that ask for data stay small."""
    dice = random.Random(seed)
    values = random_fields(cls, dice)
    if cls.tail_field in values:
        values[cls.tail_field] = values[cls.tail_field] % 5 + cls.fields[cls.tail_field].bias
    packet = cls(**values)
    return packet.build(*(dice.getrandbits(32) for _ in range(packet.tail_dw())))


@pytest.mark.parametrize("cls", sdma.OPCODES.values(), ids=lambda cls: cls.__name__)
def test_random_fields_survive_a_round_trip(cls: type[SdmaPacket]) -> None:
    for seed in range(30):
        words = random_packet(cls, seed)
        packet, count = sdma.decode(words)
        assert (type(packet), count, packet.dwords()) == (cls, len(words), words)


@pytest.mark.parametrize("cls", sdma.OPCODES.values(), ids=lambda cls: cls.__name__)
def test_each_reserved_bit_of_each_packet_is_refused(cls: type[SdmaPacket]) -> None:
    words = random_packet(cls, 1)
    named = sum(field.span for field in cls.fields.values())
    for bit in range(32 * cls.size_dw):
        if not named >> bit & 1:
            broken = list(words)
            broken[bit // 32] |= 1 << bit % 32
            with pytest.raises(ReservedBits, match=f"{cls.__name__}: reserved bits set, dw{bit // 32} mask"):
                sdma.decode(broken)


@pytest.mark.parametrize("cls", [sdma.CopyLinear, sdma.ConstantFill])
def test_a_count_of_zero_bytes_does_not_wrap_into_a_gigabyte(cls: type[SdmaPacket]) -> None:
    with pytest.raises(EncodeError, match=rf"{cls.__name__}.count: 0x0 does not fit"):
        cls(count=0)


def test_an_unaligned_indirect_buffer_is_refused() -> None:
    with pytest.raises(EncodeError, match=r"Indirect\.ib_base: 0x10 is not a multiple of 0x20"):
        sdma.Indirect(ib_base=0x10, ib_size=8)


def test_an_opcode_that_exists_but_is_not_declared_is_named() -> None:
    with pytest.raises(UnknownOpcode, match=r"SDMA op 0x9 \(COND_EXE\) sub_op 0x0 is not declared"):
        sdma.decode([9])
