"""Instructions as functions: what is shared, and that calls do what the same rules do in place."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave import launch
from drivers.sim.amd.wave.jit import tier as jit_tier
from drivers.sim.amd.wave.jit.build import build

U32 = np.uint32
STORE = "v_lshlrev_b32 v9, 2, v0\nglobal_store_b32 v9, v1, s[0:1]"


def functions(bench: Any, text: str) -> list[str]:
    """The functions of single instructions that the quick code of a kernel has."""
    bench.run(f"{text}\n{STORE}", bench.put(np.zeros(32, U32)))
    (kernel,) = launch._kernels.values()
    (variant,) = kernel.variants.values()
    module = build(kernel.program, variant.variant, "k", is_quick=True)
    return re.findall(r"^define internal .*?^}", module.text, re.M | re.S)


@pytest.fixture(autouse=True)
def no_kernels() -> None:
    launch.forget_kernels()


def test_the_same_on_other_registers_is_one_function(bench: Any) -> None:
    one = functions(bench, "v_mov_b32 v1, 5\nv_mov_b32 v2, 6\nv_add_nc_u32 v1, v2, v1")
    launch.forget_kernels()
    more = "v_mov_b32 v1, 9\nv_mov_b32 v3, 10\nv_add_nc_u32 v1, v3, v1\nv_add_nc_u32 v7, v1, v3"
    assert len(functions(bench, more)) == len(one)


def test_an_instruction_with_another_meaning_is_another_function(bench: Any) -> None:
    one = functions(bench, "v_mov_b32 v1, 5\nv_add_nc_u32 v1, v1, v1")
    launch.forget_kernels()
    assert (
        len(functions(bench, "v_mov_b32 v1, 5\nv_add_nc_u32 v1, v1, v1\nv_sub_nc_u32 v1, v1, v1"))
        == len(one) + 1
    )


def test_loads_that_loops_wait_for_are_one_function(bench: Any) -> None:
    """Each of them notes where it stands."""
    loops = [
        f"""again{index}:
        flat_load_b32 v{4 + index}, v[2:3] glc
        s_waitcnt vmcnt(0) lgkmcnt(0)
        v_cmp_eq_u32 vcc_lo, 1, v{4 + index}
        s_cbranch_vccnz again{index}"""
        for index in range(3)
    ]
    start = "v_mov_b32 v1, 0\nv_mov_b32 v2, s0\nv_mov_b32 v3, s1\n"
    found = functions(bench, start + "\n".join(loops))
    assert sum("@db_flat_gather_4(" in each for each in found) == 1


def test_what_an_instruction_reads_is_what_was_there_before_it(bench: Any) -> None:
    out = np.zeros(32, U32)
    text = """v_lshlrev_b32 v9, 2, v0
    v_mov_b32 v1, 7
    v_mov_b32 v2, v0
    v_swap_b32 v1, v2
    v_dual_mov_b32 v2, v1 :: v_dual_mov_b32 v1, v2
    v_lshl_add_u32 v1, v1, 8, v2
    global_store_b32 v9, v1, s[0:1]"""
    bench.run(text, bench.put(out))
    np.testing.assert_array_equal(out, 7 * 256 + np.arange(32))


def test_a_fault_names_the_instruction_that_called(bench: Any) -> None:
    text = """v_mov_b32 v1, 0
    v_mov_b32 v2, 0
    global_load_b32 v3, v1, s[0:1]
    s_waitcnt vmcnt(0)
    v_mov_b32 v1, 0x1000000
    global_load_b32 v4, v1, s[0:1] offset:16"""
    with pytest.raises(SimFault) as caught:
        bench.run(text, bench.put(np.zeros(32, U32)))
    assert caught.value.where["inst"] == "global_load_b32 v4, v1, s[0:1] offset:16"


MASKS = """v_lshlrev_b32 v9, 2, v0
v_cmp_lt_u32 vcc_lo, 9, v0
v_cmp_gt_u32 s20, 20, v0
s_mov_b32 exec_lo, 0xfff0ffff
v_cndmask_b32 v1, 1, 2, vcc_lo
v_cmp_class_f32 s42, v1, 0x80
v_cmpx_eq_u32 2, v1
v_cndmask_b32 v1, v1, 8, s20
v_div_fixup_f32 v2, v1, v1, v1
s_mov_b32 exec_lo, -1
v_add_co_u32 v1, s22, v1, v1
v_mov_b32 v2, s42
v_add_nc_u32 v1, v1, v2
global_store_b32 v9, v1, s[0:1]"""


WIDER = (("vcc_lo", "vcc"), ("s20", "s[40:41]"), ("s42, v1", "s[42:43], v1"), ("s22", "s[44:45]"))


@pytest.mark.parametrize("lanes", [32, 64])
def test_quick_and_thorough_code_leave_the_same(
    bench: Any, monkeypatch: pytest.MonkeyPatch, lanes: int
) -> None:
    text = MASKS
    for narrow, wide in WIDER if lanes == 64 else ():
        text = text.replace(narrow, wide)
    quick, thorough = np.zeros(64, U32), np.zeros(64, U32)
    bench.run(text, bench.put(quick), block=(64, 1, 1), lanes=lanes)
    launch.forget_kernels()
    monkeypatch.setattr(jit_tier, "ENOUGH_RUN", 0)
    bench.run(text, bench.put(thorough), block=(64, 1, 1), lanes=lanes)
    assert quick.any()
    np.testing.assert_array_equal(quick, thorough)
