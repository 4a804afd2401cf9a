"""The generated table: what a definition says. Opcodes and formats from the RDNA3 ISA document's tables."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from drivers.amd.isa import Isa, isa


@pytest.mark.parametrize(
    ("name", "fmt", "opcode", "size"),
    [
        ("s_mov_b32", "SOP1", 0, 4), ("s_add_u32", "SOP2", 0, 4), ("s_cmp_eq_u32", "SOPC", 6, 4),
        ("s_movk_i32", "SOPK", 0, 4), ("s_endpgm", "SOPP", 48, 4), ("s_load_b64_imm", "SMEM", 1, 8),
        ("v_mov_b32_e32", "VOP1", 1, 4), ("v_add_f32_e32", "VOP2", 3, 4), ("v_cmp_lt_f32_e32", "VOPC", 17, 4),
        ("v_fma_f32", "VOP3", 531, 8), ("v_mad_u64_u32", "VOP3SD", 766, 8), ("v_pk_fma_f16", "VOP3P", 14, 8),
        ("v_dual_fmac_f32_x_fmac_f32", "VOPD", 0, 8), ("ds_load_b32", "DS", 54, 8),
        ("global_load_b32", "GLOBAL", 20, 8), ("flat_load_b32", "FLAT", 20, 8),
        ("scratch_load_b32_st", "SCRATCH", 20, 8), ("buffer_load_b32_offen", "MUBUF", 20, 8),
        ("tbuffer_load_format_x_offset", "MTBUF", 0, 8), ("v_add_f32_dpp", "VOP2_DPP16", 3, 8),
        ("v_add_f32_e64_dpp8", "VOP3_DPP8", 259, 12), ("v_fmaak_f32", "VOP2", 45, 8),
    ],
)  # fmt: skip
def test_format_opcode_and_size(rdna3: Isa, name: str, fmt: str, opcode: int, size: int) -> None:
    defn = rdna3.find(name)
    assert (defn.format, defn.opcode, defn.size_bytes) == (fmt, opcode, size)


@pytest.mark.parametrize(
    ("name", "unit", "counters"),
    [
        ("v_exp_f32_e32", "trans", ()), ("v_sin_f16_e64", "trans", ()), ("v_mul_f32_e32", "valu", ()),
        ("s_lshl_b32", "salu", ()), ("s_branch", "branch", ()), ("s_barrier", "control", ()),
        ("s_load_b128_imm", "smem", ("lgkm_smem",)), ("s_sendmsg_rtn_b64", "salu", ("lgkm_smem",)),
        ("ds_store_b32", "lds", ("lgkm",)), ("ds_bpermute_b32", "lds", ("lgkm",)),
        ("global_load_b32_saddr", "vmem", ("vm",)), ("global_store_b32", "vmem", ("vs",)),
        ("global_atomic_add_u32", "vmem", ("vs",)), ("global_atomic_add_u32_rtn", "vmem", ("vm",)),
        ("flat_load_b32", "flat", ("vm", "lgkm")), ("flat_store_b32", "flat", ("vs", "lgkm")),
        ("scratch_load_b32_st", "vmem", ("vm",)), ("buffer_store_b32_offen", "vmem", ("vs",)),
        ("buffer_gl0_inv", "vmem", ()), ("lds_direct_load", "ldsdir", ("exp",)),
    ],
)  # fmt: skip
def test_unit_and_wait_counters(rdna3: Isa, name: str, unit: str, counters: tuple[str, ...]) -> None:
    defn = rdna3.find(name)
    assert (defn.unit, defn.counters, defn.counter) == (unit, counters, counters[0] if counters else None)


@pytest.mark.parametrize(
    ("name", "unit", "counters"),
    [
        ("s_load_b96_imm", "smem", ("lgkm_smem",)), ("image_sample", "vmem", ("sample",)),
        ("image_bvh64_intersect_ray", "vmem", ("bvh",)), ("image_load", "vmem", ("vm",)),
        ("global_inv", "vmem", ("vm",)), ("global_wb", "vmem", ("vs",)), ("v_s_exp_f32", "trans", ()),
        ("s_get_barrier_state", "salu", ("lgkm_smem",)), ("flat_load_b32", "flat", ("vm", "lgkm")),
        ("s_add_f32", "salu", ()),
    ],
)  # fmt: skip
def test_unit_and_wait_counters_of_rdna4(rdna4: Isa, name: str, unit: str, counters: tuple[str, ...]) -> None:
    defn = rdna4.find(name)
    assert (defn.unit, defn.counters) == (unit, counters)


@pytest.mark.parametrize(
    ("name", "fmt", "opcode", "size"),
    [
        ("s_add_f32", "SOP2", 64, 4), ("s_barrier_wait", "SOPP", 20, 4), ("s_load_b96_imm", "SMEM", 5, 8),
        ("global_load_b32", "GLOBAL", 20, 12), ("buffer_load_b32_offen", "MUBUF", 20, 12),
        ("image_load", "VIMAGE", 0, 12), ("image_sample", "VSAMPLE", 27, 12),
        ("v_swmmac_f32_16x16x32_f16", "VOP3P", 80, 8), ("ds_load_b32", "DS", 54, 8),
    ],
)  # fmt: skip
def test_format_opcode_and_size_of_rdna4(rdna4: Isa, name: str, fmt: str, opcode: int, size: int) -> None:
    defn = rdna4.find(name)
    assert (defn.format, defn.opcode, defn.size_bytes) == (fmt, opcode, size)


def test_operands_are_in_text_order_with_their_sizes(rdna3: Isa) -> None:
    defn = rdna3.find("global_atomic_cmpswap_b64_saddr_rtn")
    shown = [(o.name, o.count, o.is_def, o.is_use) for o in defn.operands[: defn.positional]]
    assert shown == [
        ("vdst", 2, True, False),
        ("vaddr", 1, False, True),
        ("vdata", 4, False, True),
        ("saddr", 2, False, True),
    ]


def test_branches_are_marked(rdna3: Isa) -> None:
    assert rdna3.find("s_cbranch_scc0").is_branch
    assert not rdna3.find("s_endpgm").is_branch


def test_wave_size_chooses_between_matrix_forms() -> None:
    sizes = [isa("gfx1100", wave).find("v_wmma_f32_16x16x16_f16").operands[0].count for wave in (32, 64)]
    assert sizes == [8, 4]


def test_dual_instructions_exist_in_wave32_only() -> None:
    assert "v_dual_mov_b32_x_mov_b32" in isa("gfx1100").table.names()
    assert "v_dual_mov_b32_x_mov_b32" not in isa("gfx1100", 64).table.names()


def test_a_mnemonic_of_one_form_answers_to_its_long_name(rdna3: Isa) -> None:
    assert rdna3.find("v_add3_u32_e64") is rdna3.find("v_add3_u32")
    assert rdna3.find("v_readfirstlane_b32_e32") is rdna3.find("v_readfirstlane_b32")
    assert rdna3.find("ds_load_b32").name == "ds_load_b32"


@pytest.mark.parametrize(
    ("arch", "wave"), [("gfx1100", 32), ("gfx1100", 64), ("gfx1201", 32), ("gfx1201", 64)]
)
def test_every_definition_parses_and_covers_its_bits(arch: str, wave: int) -> None:
    for defn in isa(arch, wave).table.all():
        used = 0
        for operand in defn.operands:
            for low, width, _ in operand.places:
                used |= ((1 << width) - 1) << low
        assert used & defn.mask == 0, defn.name
        assert used | defn.mask == (1 << 8 * defn.size_bytes) - 1, defn.name
        assert defn.value & ~defn.mask == 0, defn.name


def test_the_table_is_small_and_cheap_to_import() -> None:
    from autogen.amd import rdna3 as facts

    assert facts.__file__ is not None
    assert Path(facts.__file__).stat().st_size < 1 << 20
    heavy = "import sys, drivers.amd.isa; print([m for m in ('llvmlite', 'zstandard') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", heavy], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
