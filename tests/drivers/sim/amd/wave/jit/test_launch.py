"""Launches of compiled kernels: groups on several threads, and when their order matters.

Covers order_free.py too.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any
from weakref import ref

import numpy as np
import pytest

from drivers.amd.isa import isa
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.code.steps import BasicBlock, Step
from drivers.sim.amd.wave.jit import launch as jit_launch
from drivers.sim.llvm.threads import set_threads
from tests.faults import faults

SQUARES = """s_lshl_b32 s9, s4, 7
    s_add_u32 s2, s2, s9
    s_addc_u32 s3, s3, 0
    v_lshlrev_b32 v9, 2, v0
    v_mov_b32 v1, s4
    v_mov_b32 v2, 0
    s_mov_b32 s8, {turns}
    again:
    v_mad_u32_u24 v2, v1, v1, v2
    s_sub_u32 s8, s8, 1
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc1 again
    global_store_b32 v9, v2, s[2:3]"""


@pytest.fixture
def three_threads() -> Iterator[None]:
    set_threads(3)
    yield
    set_threads(None)


def test_groups_on_several_threads_give_what_one_gives(bench: Any, three_threads: None) -> None:
    found = []
    for count in (3, 1):
        set_threads(count)
        out = np.zeros((1000, 32), np.uint32)
        counters = bench.run(SQUARES.format(turns=500), 0, bench.put(out), grid=(1000, 1, 1), budget=10**8)
        found.append((out, counters.wave_instructions, counters.groups, counters.by_class))
    squares = (np.arange(1000, dtype=np.uint32) ** 2 * 500)[:, None]
    np.testing.assert_array_equal(found[0][0], np.broadcast_to(squares, (1000, 32)))
    np.testing.assert_array_equal(found[0][0], found[1][0])
    assert found[0][1:] == found[1][1:]


@pytest.mark.parametrize("grid", [(3, 1, 1), (1, 3, 1), (1, 1, 3)])
def test_groups_along_each_axis_are_run_and_counted(bench: Any, grid: tuple[int, int, int]) -> None:
    out = np.zeros(32, np.uint32)
    text = "v_lshlrev_b32 v9, 2, v0\nv_mov_b32 v1, 1\nglobal_atomic_add_u32 v9, v1, s[2:3]"
    counters = bench.run(text, 0, bench.put(out), grid=grid)
    assert (counters.groups, counters.waves) == (3, 3) and out.sum() == 3 * 32


def test_a_launch_of_many_short_waves_is_long_and_not_endless(bench: Any) -> None:
    out = np.zeros((60, 64), np.uint32)
    text = SQUARES.replace("s4, 7", "s4, 8").format(turns=500)
    launch = {"grid": (60, 1, 1), "block": (64, 1, 1)}
    used = bench.run(text, 0, bench.put(out), **launch).wave_instructions
    np.testing.assert_array_equal(out, np.repeat(np.arange(60, dtype=np.uint32)[:, None] ** 2 * 500, 64, 1))
    again = bench.run(text, 0, bench.put(out), **launch, budget=used // 120 + 1)
    assert again.wave_instructions == used
    with faults("E_WATCHDOG"):
        bench.run(text, 0, bench.put(out), **launch, budget=used // 120 - 10)


def test_the_first_group_in_order_that_faults_is_reported(bench: Any, three_threads: None) -> None:
    out = np.zeros((10, 32), np.uint32)
    base = bench.put(out)
    with faults("E_VM_FAULT") as caught:
        bench.run(SQUARES.format(turns=500), 0, base, grid=(1000, 1, 1), budget=10**8)
    assert caught.value.where["va"] == base + out.nbytes


@pytest.mark.parametrize(
    ("text", "free"),
    [
        ("global_store_b32 v0, v0, s[2:3]", True),
        ("ds_add_u32 v0, v0", True),
        ("global_atomic_add_u32 v0, v0, s[2:3]", False),
        ("global_load_b32 v0, v0, s[2:3] glc", False),
        ("buffer_gl1_inv", False),
        ("scratch_store_b32 off, v0, s0", False),
    ],
)
def test_order_matters_where_groups_can_see_each_other(text: str, free: bool) -> None:
    tables = isa("gfx1100")
    code = tables.assemble(f"{text}\ns_endpgm")
    steps = [Step(offset, inst, size) for offset, size, inst in tables.disassemble(code)]
    assert jit_launch.is_order_free(KernelAnalysis("gfx1100", [BasicBlock(0, steps)], code)) is free


def test_the_note_is_the_lowest_groups_on_any_number_of_threads(bench: Any, three_threads: None) -> None:
    """Groups from 300 on load past their resource's end; which thread runs which of them is chance."""
    resource = """s_mov_b32 s12, s2
    s_mov_b32 s13, s3
    s_mov_b32 s14, 0x9600
    s_mov_b32 s15, 0x31016000
    s_lshl_b32 s16, s4, 7
    v_lshlrev_b32 v7, 2, v0
    buffer_load_b32 v8, v7, s[12:15], s16 offen
    s_waitcnt vmcnt(0)
    """
    notes = set()
    for count in (1, 3, 3, 3):
        set_threads(count)
        base = 0x7000_0000
        fresh = type(bench)()
        assert fresh.put(np.zeros((1000, 32), np.uint32)) == base
        text = resource + SQUARES.format(turns=500)
        counters = fresh.run(text, 0, base, grid=(1000, 1, 1), budget=10**8)
        notes.add(tuple(counters.notes))
    assert len(notes) == 1
    (found,) = notes
    assert len(found) == 1
    assert "E_BUFFER_OOB" in found[0]


@pytest.mark.parametrize("mode", ["fast", "strict"])
def test_code_that_is_kept_lets_the_memory_it_ran_on_go(mode: str, bench: Any) -> None:
    other = type(bench)()
    other.run(SQUARES.format(turns=1), 0, other.put(np.zeros((4, 32), np.uint32)), grid=(4, 1, 1), mode=mode)
    memory = ref(other.space)
    del other
    gc.collect()
    assert memory() is None
