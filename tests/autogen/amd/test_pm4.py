"""PM4 packets for gfx11. Golden words are typed from Linux: macros of nvd.h, sequences of gfx_v11_0.c."""

from __future__ import annotations

import random

import pytest

from autogen.amd import pm4
from autogen.schema import Packet, ReservedBits, UnknownOpcode, WrongCount
from tests.autogen.random_fields import random_fields

GPU_VA = 0x7F12_3456_7000
LO, HI = 0x3456_7000, 0x7F12

# What gfx_v11_0.c and nvd.h make of each packet: header PACKET3(op, count), then the dwords by their macros.
GOLDEN: list[tuple[Packet, tuple[int, ...], list[int]]] = [
    # gfx_v11_0_ring_funcs_compute.nop = PACKET3(PACKET3_NOP, 0x3FFF)
    (pm4.Nop(), (), [0xFFFF1000]),
    (pm4.Nop(), (0xDEAD,), [0xC0001000, 0xDEAD]),
    # WRITE_DATA_DST_SEL(5) | WR_CONFIRM, address, data
    (
        pm4.WriteData(dst_sel=pm4.WriteDst.MEMORY, wr_confirm=1, dst_addr=GPU_VA),
        (0xDEADBEEF,),
        [0xC0033700, 0x00100500, LO, HI, 0xDEADBEEF],
    ),
    # gfx_v11_0_wait_reg_mem(mem_space=1): MEM_SPACE(1) | FUNCTION(3), lo, hi, ref, mask, interval 4
    (
        pm4.WaitRegMem(
            function=pm4.WaitFunction.EQUAL, mem_space=pm4.WaitSpace.MEMORY, addr=GPU_VA, reference=7
        ),
        (),
        [0xC0053C00, 0x13, LO, HI, 7, 0xFFFFFFFF, 4],
    ),
    # gfx_v11_0_ring_emit_ib_compute: INDIRECT_BUFFER_VALID | length_dw | vmid << 24
    (
        pm4.IndirectBuffer(ib_base=GPU_VA, ib_size=0x123, valid=1, vmid=8),
        (),
        [0xC0023F00, LO, HI, 0x08800123],
    ),
    # gfx_v11_0_ring_emit_fence: GCR_SEQ GL2_WB GLM_INV GLM_WB CACHE_POLICY(3) EVENT_TYPE(0x14)
    # EVENT_INDEX(5); DATA_SEL(2) INT_SEL(2); address; sequence number; 0
    (
        pm4.ReleaseMem(
            event_type=pm4.EventType.CACHE_FLUSH_AND_INV_TS_EVENT,
            event_index=5,
            seq=pm4.GcrSeq.FORWARD,
            gl2_wb=1,
            glm_inv=1,
            glm_wb=1,
            cache_policy=3,
            data_sel=pm4.ReleaseData.SEND_64_BIT_DATA,
            int_sel=pm4.ReleaseInt.SEND_INTERRUPT_AFTER_WRITE_CONFIRM,
            addr=GPU_VA,
            data=0x1_0000_0002,
        ),
        (),
        [0xC0064900, 0x06603514, 0x42000000, LO, HI, 2, 1, 0],
    ),
    # gfx_v11_0_emit_mem_sync: 0, size 0xffffffff 0xffffff, base 0 0, poll 0xA, then the GCR_CNTL bits:
    # GL2_INV GL2_WB GLM_INV GLM_WB GL1_INV GLV_INV GLK_INV GLI_INV(1)
    (
        pm4.AcquireMem(
            gl2_inv=1,
            gl2_wb=1,
            glm_inv=1,
            glm_wb=1,
            gl1_inv=1,
            glv_inv=1,
            glk_inv=1,
            gli_inv=pm4.GliInv.ALL,
        ),
        (),
        [0xC0065800, 0, 0xFFFFFFFF, 0x00FFFFFF, 0, 0, 0xA, 0xC3B1],
    ),
    # EVENT_TYPE(7) | EVENT_INDEX(4)
    (
        pm4.EventWrite(event_type=pm4.EventType.CS_PARTIAL_FLUSH, event_index=4),
        (),
        [0xC0004600, 0x407],
    ),
    # COMPUTE_SHADER_EN(1) | FORCE_START_AT_000(1) | CS_W32_EN(1) of gc_11_0_0_sh_mask.h
    (
        pm4.DispatchDirect(dim_x=4, dim_y=2, dim_z=1, compute_shader_en=1, force_start_at_000=1, cs_w32_en=1),
        (),
        [0xC0031500, 4, 2, 1, 0x8005],
    ),
    (
        pm4.DispatchIndirect(addr=GPU_VA, compute_shader_en=1, force_start_at_000=1),
        (),
        [0xC0021600, LO, HI, 0x5],
    ),
    # COMPUTE_PGM_LO is dword 0x2E0C: 0x20C from PACKET3_SET_SH_REG_START
    (pm4.SetShReg(reg_offset=0x2E0C - pm4.SH_REG_START), (1, 2), [0xC0027600, 0x20C, 1, 2]),
    (pm4.SetUconfigReg(reg_offset=0x240), (9,), [0xC0017900, 0x240, 9]),
    # Mesa sid.h: COPY_DATA_SRC_SEL(TIMESTAMP 9) | DST_SEL(DST_MEM 5) | COUNT_SEL | WR_CONFIRM
    (
        pm4.CopyData(
            src_sel=pm4.CopySrc.GPU_CLOCK_COUNT,
            dst_sel=pm4.CopyDst.MEMORY,
            count_sel=1,
            wr_confirm=1,
            dst_addr=GPU_VA,
        ),
        (),
        [0xC0044000, 0x110509, 0, 0, LO, HI],
    ),
    # nvd.h: DMA_DATA_CP_SYNC | SRC_SEL(2); Mesa COMMAND: 256 bytes
    (
        pm4.DmaData(
            src_sel=pm4.DmaSrc.DATA,
            dst_sel=pm4.DmaDst.DST_ADDR,
            cp_sync=1,
            src_addr=0x55,
            dst_addr=GPU_VA,
            byte_count=256,
        ),
        (),
        [0xC0055000, 0xC0000000, 0x55, 0, LO, HI, 256],
    ),
    # soc21_enum.h GL2_OP_ATOMIC_ADD_RTN_64 = 47
    (
        pm4.AtomicMem(atomic=pm4.AtomicOp.ADD_RTN_64, addr=GPU_VA, src_data=1),
        (),
        [0xC0071E00, 47, LO, HI, 1, 0, 0, 0, 0],
    ),
    (pm4.PfpSyncMe(), (), [0xC0004200, 0]),
]
IDS = [f"{type(packet).__name__}-{i}" for i, (packet, _, _) in enumerate(GOLDEN)]


@pytest.mark.parametrize(("packet", "tail", "words"), GOLDEN, ids=IDS)
def test_a_packet_encodes_as_the_kernel_writes_it(
    packet: Packet, tail: tuple[int, ...], words: list[int]
) -> None:
    assert packet.build(*tail) == words


@pytest.mark.parametrize(("packet", "tail", "words"), GOLDEN, ids=IDS)
def test_the_same_words_decode_to_the_same_fields(
    packet: Packet, tail: tuple[int, ...], words: list[int]
) -> None:
    decoded, count = pm4.decode([0, *words, 0, 0], 1)
    assert count == len(words)
    assert (dict(decoded.items()), decoded.tail) == (dict(packet.items()), tail)


def test_every_declared_packet_has_a_golden_word() -> None:
    assert {type(packet) for packet, _, _ in GOLDEN} == set(pm4.OPCODES.values())


def random_packet(cls: type[Packet], seed: int) -> list[int]:
    """Dwords of a packet with random legal fields."""
    dice = random.Random(seed)
    values = random_fields(cls, dice)
    tail = [] if cls.tail_min is None else [dice.getrandbits(32) for _ in range(cls.tail_min + seed % 3)]
    return cls(**values).build(*tail)


@pytest.mark.parametrize("cls", pm4.OPCODES.values(), ids=lambda cls: cls.__name__)
def test_random_fields_survive_a_round_trip(cls: type[Packet]) -> None:
    for seed in range(30):
        words = random_packet(cls, seed)
        packet, count = pm4.decode(words)
        assert (type(packet), count, packet.dwords()) == (cls, len(words), words)


@pytest.mark.parametrize("cls", pm4.OPCODES.values(), ids=lambda cls: cls.__name__)
def test_each_reserved_bit_of_each_packet_is_refused(cls: type[Packet]) -> None:
    words = random_packet(cls, 1)
    named = sum(field.span for field in cls.fields.values()) | 0x3FFF << 16
    for bit in range(32 * cls.size_dw):
        if not named >> bit & 1:
            broken = list(words)
            broken[bit // 32] |= 1 << bit % 32
            with pytest.raises(ReservedBits, match=f"{cls.__name__}: reserved bits set, dw{bit // 32} mask"):
                pm4.decode(broken)


@pytest.mark.parametrize("cls", pm4.OPCODES.values(), ids=lambda cls: cls.__name__)
def test_a_header_that_counts_one_dword_wrong_is_refused(cls: type[Packet]) -> None:
    if cls is pm4.Nop:
        pytest.skip("NOP takes any count")
    words = random_packet(cls, 0)
    words[0] += 1 << 16 if cls.tail_min is None else -1 << 16
    with pytest.raises(WrongCount, match=cls.__name__):
        pm4.decode([*words, 0])


def test_an_opcode_that_exists_but_is_not_declared_is_named() -> None:
    with pytest.raises(UnknownOpcode, match=r"PM4 opcode 0x9b \(SET_SH_REG_INDEX\) is not declared here"):
        pm4.decode([0xC0019B00, 0, 0])


def test_register_windows_are_those_of_the_header() -> None:
    assert (pm4.SH_REG_START, pm4.SH_REG_END) == (0x2C00, 0x3000)
    assert (pm4.UCONFIG_REG_START, pm4.UCONFIG_REG_END) == (0xC000, 0xC400)
