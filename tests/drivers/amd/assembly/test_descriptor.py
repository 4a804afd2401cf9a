"""Kernel descriptors of .amdhsa_kernel blocks. Words are what clang 19 makes of the same lines."""

from __future__ import annotations

import pytest

from autogen.amd.hsa import KernelDescriptor
from autogen.schema import EncodeError
from drivers.amd.assembly import read, write
from tests.drivers.amd.assembly.objects import said

LEAST = ".amdhsa_next_free_vgpr 1\n.amdhsa_next_free_sgpr 1"
FULL = """.amdhsa_group_segment_fixed_size 256
.amdhsa_private_segment_fixed_size 16
.amdhsa_kernarg_size 24
.amdhsa_user_sgpr_dispatch_ptr 1
.amdhsa_user_sgpr_kernarg_segment_ptr 1
.amdhsa_user_sgpr_count 15
.amdhsa_enable_private_segment 1
.amdhsa_system_sgpr_workgroup_id_y 1
.amdhsa_system_vgpr_workitem_id 2
.amdhsa_next_free_vgpr 57
.amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
.amdhsa_float_round_mode_32 2
.amdhsa_float_denorm_mode_32 3
.amdhsa_forward_progress 1
.amdhsa_exception_fp_ieee_div_zero 1
.amdhsa_uses_dynamic_stack 1"""

FULL_WORDS = 0xE0AF2007, 0x0400119F, 0
LEAST_WORDS = {"gfx1100": (0x60AC0000, 0x80, 0), "gfx1201": (0x600C0000, 0x80, 0)}


def made(lines: str, arch: str = "gfx1100", code: str = "s_endpgm") -> KernelDescriptor:
    target = f'.amdgcn_target "amdgcn-amd-amdhsa--{arch}"'
    block = f".rodata\n.amdhsa_kernel k\n{lines}\n.end_amdhsa_kernel"
    data = said(write(read(f"{target}\n.text\nk: {code}\n{block}"))).sections[".rodata"][3]
    return KernelDescriptor.from_bytes(data)


def words(found: KernelDescriptor) -> tuple[int, int, int]:
    return found.compute_pgm_rsrc1, found.compute_pgm_rsrc2, found.compute_pgm_rsrc3


def test_every_line_has_its_bits() -> None:
    found = made(FULL)
    sizes = found.group_segment_fixed_size, found.private_segment_fixed_size, found.kernarg_size
    assert sizes == (256, 16, 24)
    assert (found.enable_sgpr_dispatch_ptr, found.enable_sgpr_kernarg_segment_ptr) == (1, 1)
    assert (found.enable_wavefront_size32, found.uses_dynamic_stack) == (1, 1)
    assert words(found) == FULL_WORDS


def test_what_a_block_leaves_out_has_its_default() -> None:
    assert words(made(LEAST)) == LEAST_WORDS["gfx1100"]
    assert words(made(LEAST, "gfx1201")) == LEAST_WORDS["gfx1201"]


def test_registers_that_the_code_names_are_counted() -> None:
    lines = ".amdhsa_next_free_vgpr .amdgcn.next_free_vgpr\n.amdhsa_next_free_sgpr .amdgcn.next_free_sgpr"
    found = made(lines, code="v_mov_b32 v5, v20\nv_add_f64 v[30:31], v[0:1], s[8:9]")
    assert found.compute_pgm_rsrc1 & 0x3F == 32 // 8 - 1


WRONG = {
    ".amdhsa_next_free_vgpr 1": "kernel k: .amdhsa_next_free_sgpr is missing",
    f"{LEAST}\n.amdhsa_dx11_clamp 1": ".amdhsa_dx11_clamp 1: a kernel of gfx1100 has no such line",
    f"{LEAST}\n.amdhsa_round_robin_scheduling 1": "a kernel of gfx1100 has no such line",
    f"{LEAST}\n{LEAST}": ".amdhsa_next_free_vgpr is repeated",
    ".amdhsa_next_free_vgpr 300\n.amdhsa_next_free_sgpr 1": "next_free_vgpr is 300; allowed are 0 to 256",
    f"{LEAST}\n.amdhsa_user_sgpr_queue_ptr 1\n.amdhsa_user_sgpr_count 1": "count 1; its lines fill 2",
    f"{LEAST}\n.amdhsa_float_round_mode_32 9": "float_round_mode_32 is 9; allowed are 0 to 3",
    f"{LEAST}\n.amdhsa_exception_fp_denorm_src 2": "exception_fp_denorm_src is 2; allowed are 0 to 1",
    f"{LEAST}\n.amdhsa_wavefront_size32 2": "wavefront_size32 is 2; allowed are 0 to 1",
    f"{LEAST}\n.amdhsa_kernarg_size nothing": "nothing has no value here",
}


@pytest.mark.parametrize("lines", WRONG)
def test_a_wrong_line_is_one_sentence(lines: str) -> None:
    with pytest.raises(EncodeError, match=WRONG[lines]):
        made(lines)


def test_waves_of_the_code_and_of_the_kernel_are_the_same() -> None:
    text = f"k: s_endpgm\n.rodata\n.amdhsa_kernel k\n{LEAST}\n.amdhsa_wavefront_size32 0\n.end_amdhsa_kernel"
    assert (
        KernelDescriptor.from_bytes(said(write(read(text))).sections[".rodata"][3]).compute_pgm_rsrc1 & 1 == 0
    )
    with pytest.raises(EncodeError, match="says waves of 64, its code was read as that of waves of 32"):
        write(read(text, wave_size=32))
