"""Registers of GC 11.0.0. Addresses and words are typed from the header, KFD's MQD code and AMDGPUUsage."""

from __future__ import annotations

import pytest

from autogen.amd import gc_11_0_0 as gc
from autogen.schema import EncodeError, Register, ReservedBits


@pytest.mark.parametrize(
    ("register", "dword"),
    [
        # Mesa gfx11.json, absolute byte address / 4
        (gc.COMPUTE_DISPATCH_INITIATOR, 0x2E00),
        (gc.COMPUTE_START_X, 0x2E04),
        (gc.COMPUTE_NUM_THREAD_X, 0x2E07),
        (gc.COMPUTE_PGM_LO, 0xB830 // 4),
        (gc.COMPUTE_DISPATCH_SCRATCH_BASE_LO, 0x2E10),
        (gc.COMPUTE_PGM_RSRC1, 0xB848 // 4),
        (gc.COMPUTE_PGM_RSRC2, 0xB84C // 4),
        (gc.COMPUTE_RESOURCE_LIMITS, 0x2E15),
        (gc.COMPUTE_TMPRING_SIZE, 0xB860 // 4),
        (gc.COMPUTE_RESTART_X, 0x2E1B),
        (gc.COMPUTE_PGM_RSRC3, 0x2E28),
        (gc.COMPUTE_USER_DATA_0, 0xB900 // 4),
        # gc_11_0_0_offset.h: base index 0, 0x1fa9 and 0x1fab; base index 1, 0x0900
        (gc.CP_MQD_BASE_ADDR, 0x1260 + 0x1FA9),
        (gc.CP_HQD_ACTIVE, 0x1260 + 0x1FAB),
        (gc.CP_HQD_PQ_WPTR_HI, 0x1260 + 0x1FE0),
        (gc.GRBM_GFX_CNTL, 0xA000 + 0x0900),
        (gc.SH_MEM_CONFIG, 0xA000 + 0x09E4),
        (gc.SDMA0_QUEUE0_RB_CNTL, 0x1260 + 0x0080),
    ],
)
def test_a_register_stands_at_its_documented_dword(register: type[Register], dword: int) -> None:
    assert register.address(gc.NAVI31_BASES) == dword
    assert gc.REGISTERS_BY_DWORD[dword] is register


@pytest.mark.parametrize(
    ("register", "word"),
    [
        # kfd_mqd_manager_v11.c: quantum EN | SCALE 1 | DURATION 1
        (gc.CP_HQD_QUANTUM(quantum_en=1, quantum_scale=1, quantum_duration=1), 0x111),
        # kfd_mqd_manager_v11.c: PRELOAD_REQ | PRELOAD_SIZE 0x55 (its shift is 8, PRELOAD_REQ is bit 0)
        (gc.CP_HQD_PERSISTENT_STATE(preload_req=1, preload_size=0x55), 0x5501),
        # a 64 KiB ring: log2(16384 dwords) - 1 = 13; RPTR_BLOCK_SIZE 5 at bit 8; UNORD_DISPATCH bit 28
        (gc.CP_HQD_PQ_CONTROL(queue_size=13, rptr_block_size=5, unord_dispatch=1), 0x1000_050D),
        # gfx_v11_0_constants_init: ALIGNMENT_MODE_UNALIGNED << 2 | INITIAL_INST_PREFETCH 3 << 14
        (gc.SH_MEM_CONFIG(alignment_mode=3, initial_inst_prefetch=3), 0xC00C),
        (gc.SH_MEM_BASES(private_base=2, shared_base=1), 0x0001_0002),
        # soc21_grbm_select(me 1, pipe 0, queue 2, vmid 0)
        (gc.GRBM_GFX_CNTL(meid=1, queueid=2), 0x204),
        # what llvm-mc writes for gfx1100: float mode 0xF0, DX10_CLAMP, IEEE, WGP_MODE, MEM_ORDERED
        (
            gc.COMPUTE_PGM_RSRC1(
                vgprs=1, float_mode=0xF0, dx10_clamp=1, ieee_mode=1, wgp_mode=1, mem_ordered=1
            ),
            0x60AF_0001,
        ),
        # AMDGPUUsage, compute_pgm_rsrc2: USER_SGPR at 1, TGID_X/Y/Z at 7..9, TIDIG 12:11, LDS 23:15
        (
            gc.COMPUTE_PGM_RSRC2(
                user_sgpr=2, tgid_x_en=1, tgid_y_en=1, tgid_z_en=1, tidig_comp_cnt=2, lds_size=4
            ),
            0x0002_1384,
        ),
        (gc.COMPUTE_PGM_RSRC3(inst_pref_size=3), 0x30),
        (gc.COMPUTE_TMPRING_SIZE(waves=0x20, wavesize=0x11), 0x0001_1020),
        (gc.COMPUTE_DISPATCH_INITIATOR(compute_shader_en=1, force_start_at_000=1, cs_w32_en=1), 0x8005),
    ],
)
def test_a_register_word_is_what_the_kernel_driver_or_the_compiler_writes(
    register: Register, word: int
) -> None:
    assert int(register) == word
    assert type(register).decode(word) == register


def test_a_reserved_bit_of_a_register_is_refused() -> None:
    with pytest.raises(ReservedBits, match="COMPUTE_TMPRING_SIZE: reserved bits set, dw0 mask 0x8000000"):
        gc.COMPUTE_TMPRING_SIZE.decode(1 << 27)


def test_a_value_too_wide_for_its_field_is_refused() -> None:
    with pytest.raises(EncodeError, match=r"COMPUTE_PGM_RSRC2\.lds_size: 0x200 does not fit dw0\[23:15\]"):
        gc.COMPUTE_PGM_RSRC2(lds_size=512)


def test_every_register_has_its_own_address_and_a_word_of_zero_is_legal() -> None:
    assert len(gc.REGISTERS_BY_DWORD) == len(gc.REGISTERS)
    for register in gc.REGISTERS:
        assert int(register.decode(0)) == 0


def test_all_fields_of_all_registers_survive_a_round_trip() -> None:
    for register in gc.REGISTERS:
        ones = {name: field.mask for name, field in register.fields.items()}
        word = int(register(**ones))
        assert word == sum(field.span for field in register.fields.values())
        assert dict(register.decode(word).items()) == ones


def test_numbered_families_are_in_order() -> None:
    addresses = [register.address(gc.NAVI31_BASES) for register in gc.COMPUTE_USER_DATA]
    assert addresses == list(range(0x2E40, 0x2E50))
    assert [r.__name__[-3:] for r in gc.COMPUTE_STATIC_THREAD_MGMT] == [f"SE{i}" for i in range(8)]


def test_the_queue_slot_registers_are_the_mqd_words_in_order() -> None:
    """MQD dword 0x80 + i is register 0x1FA9 + i: v11_structs.h, gfx_v11_0_kiq_init_register."""
    slots: dict[int, type[Register]] = {
        0x80: gc.CP_MQD_BASE_ADDR,
        0x82: gc.CP_HQD_ACTIVE,
        0x88: gc.CP_HQD_PQ_BASE,
        0x8F: gc.CP_HQD_PQ_DOORBELL_CONTROL,
        0x91: gc.CP_HQD_PQ_CONTROL,
        0xA5: gc.CP_HQD_EOP_BASE_ADDR,
        0xA7: gc.CP_HQD_EOP_CONTROL,
        0xB6: gc.CP_HQD_PQ_WPTR_LO,
    }
    for index, register in slots.items():
        assert register.offset - 0x1FA9 == index - 0x80
