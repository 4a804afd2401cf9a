"""W_SCALAR_READ. Cases are those of LLVM's test valu-read-sgpr-hazard.mir, as assembly: where LLVM adds a
wait, the code without it is warned of, and with it, it is not.
"""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.amd.wave.check.scalar_reads import scalar_read_notes
from tests.drivers.sim.amd.wave.check.test_llvm import KERNELS, compiled
from tests.drivers.sim.amd.wave.rule_kernels import lines, subject, subject_of

GETPC = "s_getpc_b64 s[0:1]"
READ = "v_add_co_ci_u32_e64 v1, vcc_lo, v1, 0, s0"
SALU, VCC, SDST = "s_wait_alu 0xfffe", "s_wait_alu 0xfffd", "s_wait_alu 0xf1ff"
SELECT = "s_cselect_b32 s1, -1, 0"
USE = "s_add_co_u32 s2, s1, 0"
PASSING = tuple(f"s_add_co_u32 s{2 * index}, s{2 * index - 1}, 0" for index in range(2, 12))
S_NOP, S_WAIT_ALU = 0xBF800000, 0xBF88
# name -> (before the wait, the wait, behind it)
EARLY = {
    "getpc, low": (("v_cndmask_b32_e64 v1, v1, v2, s0", GETPC), SALU, "s_add_co_u32 s3, s0, 0"),
    "getpc, high": (("v_cndmask_b32_e64 v1, v1, v2, s1", GETPC), SALU, "s_add_co_u32 s3, s0, 0"),
    "other half of the pair": (("v_cndmask_b32_e64 v1, v1, v2, s2", "s_cselect_b32 s3, -1, 0"), SALU,
                               "s_add_co_u32 s4, s3, 0"),
    "vcc, scalar unit": (("v_cndmask_b32_e32 v1, v1, v2, vcc_lo", "s_cselect_b32 vcc_lo, -1, 0"), SALU,
                         "s_add_co_u32 s4, vcc_lo, 0"),
    "vcc, vector unit": (("v_cndmask_b32_e32 v1, v1, v2, vcc_lo", "s_cselect_b32 vcc_lo, -1, 0"), SALU,
                         "v_cndmask_b32_e32 v3, v4, v5, vcc_lo"),
    "carry in": ((READ, SELECT), SALU, USE),
    "carry in twice": ((READ, SELECT), SALU, "v_add_co_ci_u32_e64 v2, vcc_lo, v1, 0, s1"),
    "other writes between": ((READ, "s_mov_b32 s16, 0", "s_mov_b32 s32, 0", SELECT), SALU, USE),
    "idle before the write": ((READ, *("s_nop 0",) * 8, SELECT), SALU, USE),
    "idle behind the write": ((READ, SELECT, *("s_nop 0",) * 8), SALU, USE),
    "scalar work between": ((READ, SELECT, *PASSING), SALU, USE),
    "carry through vcc": (("v_add_co_ci_u32_e64 v1, s0, v1, 0, vcc_lo", "v_add_co_u32 v0, vcc_lo, v0, v1"),
                          VCC, "v_add_co_ci_u32_e32 v1, vcc_lo, v2, v3, vcc_lo"),
    "carry through registers": (("v_add_co_ci_u32_e64 v1, s0, v1, 0, s0", "v_add_co_u32 v0, s0, v0, v1"),
                                SDST, "v_add_co_ci_u32_e64 v1, s1, v2, v3, s0"),
    "the scalar unit waited for vcc alone": (("v_add_co_ci_u32_e64 v1, vcc_lo, v1, 0, s0",
                                              "v_cndmask_b32_e32 v1, v1, v2, vcc_lo",
                                              "v_cmp_eq_u32_e64 s0, v1, v2", "s_mov_b32 s8, vcc_lo"),
                                             SDST, "v_cndmask_b32_e64 v1, v1, v2, s0"),
    "the scalar unit waited for others alone": (("v_add_co_ci_u32_e64 v1, s6, v1, 0, s0",
                                                 "v_cndmask_b32_e32 v1, v1, v2, vcc_lo",
                                                 "v_cmp_eq_u32_e32 vcc_lo, v1, v2", "s_mov_b32 s8, s0"),
                                                VCC, "v_cndmask_b32_e32 v1, v1, v2, vcc_lo"),
}  # fmt: skip
FINE = {
    "written by the vector unit, never read by it": ("v_cmp_eq_f32_e64 s1, v0, v1", SELECT, USE),
    "read before the vector instruction": ("s_getpc_b64 s[0:1]", "s_add_co_u32 s3, s0, 0", READ),
    "the scalar unit waited for vcc": (*EARLY["carry through vcc"][0], "s_mov_b32 s8, vcc_lo",
                                       EARLY["carry through vcc"][2]),
    "the scalar unit waited for it": (*EARLY["carry through registers"][0], "s_mov_b32 s8, s0",
                                      EARLY["carry through registers"][2]),
    "a load between": (*EARLY["carry through registers"][0], "s_load_b32 s8, s[2:3], 0x0",
                       EARLY["carry through registers"][2]),
    "read by no vector instruction": ("s_cselect_b32 s0, -1, 0", "s_add_co_u32 s2, s0, 0"),
    "not written by the scalar unit": ("v_cndmask_b32_e64 v1, v1, v2, s0", "s_add_co_u32 s2, s0, 0"),
    "not written by the vector unit": ("v_cndmask_b32_e64 v1, v1, v2, s0",) * 2,
    "read a second time": (READ, SELECT, SALU, USE, USE),
    "four ds_nop": (READ, *("ds_nop",) * 4, SELECT, USE),
}  # fmt: skip


def notes(*parts: str, arch: str = "gfx1201", wave_size: int = 32) -> list[str]:
    return scalar_read_notes(subject(lines(*parts), arch, wave_size))


@pytest.mark.parametrize("name", EARLY)
def test_where_llvm_waits_code_without_the_wait_is_warned_of(name: str) -> None:
    before, wait, behind = EARLY[name]
    (note,) = notes(*before, behind)
    assert note.startswith("W_SCALAR_READ: ") and " between: 1; " in note
    assert notes(*before, wait, behind) == []
    assert notes(*before, "s_wait_alu 0xffff", behind) != []


@pytest.mark.parametrize("name", FINE)
def test_where_llvm_does_not_wait_there_is_no_warning(name: str) -> None:
    assert notes(*FINE[name]) == []


@pytest.mark.parametrize(("wave_size", "enough"), [(32, 4), (64, 8)])
def test_so_many_ds_nop_in_a_row_forget_what_was_read(wave_size: int, enough: int) -> None:
    """Source: LLVM's AMDGPUWaitSGPRHazards.cpp, DS_NOP_WAIT_COUNT."""
    read = READ if wave_size == 32 else "v_add_co_ci_u32_e64 v1, vcc, v1, 0, s[0:1]"
    for nops, found in ((enough, 0), (enough - 1, 1)):
        assert len(notes(read, *("ds_nop",) * nops, SELECT, USE, wave_size=wave_size)) == found
    apart = (*("ds_nop",) * (enough - 1), "s_nop 0", "ds_nop")
    assert len(notes(read, *apart, SELECT, USE, wave_size=wave_size)) == 1


@pytest.mark.parametrize("register", [0, 1, 7])
def test_only_the_first_early_read_is_warned_of(register: int) -> None:
    """Before it LLVM waits for all that is on its way."""
    before = (f"v_cndmask_b32_e64 v1, v1, v2, s{register}", f"s_cselect_b32 s{register}, -1, 0")
    uses = (f"s_add_co_u32 s20, s{register}, 0", f"v_cndmask_b32_e64 v1, v1, v2, s{register}")
    (note,) = notes(*before, *uses, *uses)
    assert " between: 1; " in note


def test_a_later_write_of_the_other_unit_takes_the_place_of_one_on_its_way() -> None:
    """The vector unit's is waited for with VA_SDST, the scalar unit's with SA_SDST."""
    first, mask = "v_cndmask_b32_e64 v1, v1, v2, s0", "v_cndmask_b32_e64 v3, v3, v2, s0"
    scalar, vector = "s_cselect_b32 s0, -1, 0", "v_cmp_eq_u32_e64 s0, v1, v2"
    assert notes(first, vector, scalar, SALU, mask) == notes(first, scalar, vector, SDST, mask) == []
    assert len(notes(first, vector, scalar, SDST, mask)) == len(notes(first, scalar, vector, SALU, mask)) == 1


def test_fewer_ds_nop_on_a_path_that_is_met_last_are_too_few() -> None:
    """The blocks behind where both meet know of it too."""
    both = (READ, "s_cbranch_scc1 late", *("ds_nop",) * 3, "join:", "ds_nop", SELECT)
    behind = ("s_branch next", "next:", USE, "s_endpgm", "late:", "s_branch join")
    assert len(notes(*both, *behind)) == 1


def test_a_read_at_the_end_of_a_loop_meets_a_write_at_its_start() -> None:
    loop = ("again:", "s_getpc_b64 s[0:1]", "{wait}", "s_add_co_u32 s3, s0, 0")
    text = lines(*loop, "v_cndmask_b32_e64 v1, v1, v2, s0", "s_cbranch_scc0 again")
    (note,) = notes(text.format(wait="s_nop 0"))
    assert "the first: s_add_co_u32 s3, s0, 0 at 0x100008" in note
    assert notes(text.format(wait=SALU)) == []


def test_the_older_generation_has_it_not() -> None:
    assert (
        notes("v_cndmask_b32_e64 v1, v1, v2, s0", "s_getpc_b64 s[0:1]", "s_add_u32 s3, s0, 0", arch="gfx1100")
        == []
    )


@pytest.mark.oracle
@pytest.mark.parametrize("level", range(4))
@pytest.mark.parametrize("name", sorted(KERNELS.keys() - {"wmma"}))
def test_what_a_later_llvm_compiles_has_its_waits(name: str, level: int) -> None:
    assert scalar_read_notes(subject_of(llvm_code(name, level), "gfx1201")) == []


@pytest.mark.oracle
def test_without_its_waits_it_would_be_warned_of() -> None:
    words = np.frombuffer(llvm_code("loop", 3), np.uint32).copy()
    words[words >> 16 == S_WAIT_ALU] = S_NOP
    assert scalar_read_notes(subject_of(words.tobytes(), "gfx1201")) != []


def llvm_code(name: str, level: int) -> bytes:
    """By llvmlite's LLVM, which is a later one than 19."""
    sections = {each.name: each.data() for each in compiled(KERNELS[name], level, "gfx1201").iter_sections()}
    return bytes(sections[".text"])
