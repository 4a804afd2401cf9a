"""Code made quickly and code made well: when one takes over from the other, and that both give the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from drivers.sim.amd.wave import launch
from drivers.sim.amd.wave.jit import cache as jit_cache
from drivers.sim.amd.wave.jit import tier as jit_tier
from drivers.sim.amd.wave.jit.launch import CompiledVariant
from drivers.sim.amd.wave.jit.tier import ModuleCode, RunLength
from drivers.sim.amd.wave.jit.variant import LlvmModule
from tests.faults import faults

LOOP = """v_lshlrev_b32 v9, 2, v0
s_lshl_b32 s9, s4, 7
v_add_nc_u32 v9, s9, v9
s_mov_b32 s8, 50
v_cvt_f32_u32 v1, v9
v_mov_b32 v2, 1.0
back:
v_fma_f32 v2, v2, 0.5, v1
v_min_f32 v3, 4.0, v2
v_add_f32 v2, v2, v3
s_sub_u32 s8, s8, 1
s_cmp_lg_u32 s8, 0
s_cbranch_scc1 back
global_store_b32 v9, v2, s[0:1]"""


@pytest.fixture(autouse=True)
def empty_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing on disk and no kernel known."""
    monkeypatch.setattr(jit_cache, "cache_folder", lambda: tmp_path)
    launch.forget_kernels()


def code(name: str) -> ModuleCode:
    module = LlvmModule(f"define i32 @{name}(ptr %p) {{\n  ret i32 7\n}}", name, 0, 64)
    return ModuleCode(module, lambda: module)


def test_the_first_code_is_quick_and_the_next_process_finds_the_thorough_one() -> None:
    first = code("tier_first")
    assert not first.is_thorough
    before = first.address
    assert first.improve()
    assert first.is_thorough
    assert first.address != before
    assert not first.improve()
    assert code("tier_first").is_thorough


def variant_of_the_kernel() -> CompiledVariant:
    (variant,) = [each for kernel in launch._kernels.values() for each in kernel.variants.values()]
    return variant


def test_better_code_is_worth_it_by_count() -> None:
    length = RunLength(10, 10 * jit_tier.ENOUGH_RUN - 1)
    assert not length.is_much()
    length.executed += 1
    assert length.is_much()


def test_much_ahead_is_enough() -> None:
    length = RunLength(10)
    assert not length.is_much(10 * jit_tier.ENOUGH_AHEAD - 1)
    assert length.is_much(10 * jit_tier.ENOUGH_AHEAD)


def remember_launches(monkeypatch: pytest.MonkeyPatch) -> list[launch.Launch]:
    """Every launch from now on."""
    launches: list[launch.Launch] = []
    find = launch.find_kernel

    def remember(asked: launch.Launch, memory: Any) -> launch.DecodedKernel:
        launches.append(asked)
        return find(asked, memory)

    monkeypatch.setattr(launch, "find_kernel", remember)
    return launches


LIMITS = {"never": (1 << 60, 1 << 60), "between launches": (1, 1 << 60), "within a launch": (1 << 60, 1)}


def two_launches(
    bench: Any, monkeypatch: pytest.MonkeyPatch, limits: tuple[int, int]
) -> tuple[Any, Any, bool]:
    """The loop on 40 groups, twice: what it leaves, the counts, and whether good code ran in the end."""
    launches = remember_launches(monkeypatch)
    monkeypatch.setattr(jit_tier, "ENOUGH_RUN", limits[0])
    monkeypatch.setattr(jit_tier, "ENOUGH_AHEAD", limits[1])
    out = np.zeros((40, 32), np.float32)
    first = bench.run(LOOP, bench.put(out), 0, grid=(40, 1, 1))
    before, out[:] = out.copy(), 0
    second = launch.run(launches[0], bench.space, "fast", 1_000_000)
    np.testing.assert_array_equal(out, before)
    variant = variant_of_the_kernel()
    counts = [(each.wave_instructions, each.groups, each.blocks) for each in (first, second)]
    return before, counts, variant.is_thorough


@pytest.mark.parametrize("when", LIMITS)
def test_both_give_the_same_bits_and_counts(bench: Any, monkeypatch: pytest.MonkeyPatch, when: str) -> None:
    out, counts, is_thorough = two_launches(bench, monkeypatch, LIMITS[when])
    assert is_thorough == (when != "never")
    expected = 40 * (6 + 50 * 6 + 2)
    assert [count[0] for count in counts] == [expected, expected]
    assert counts[0] == counts[1]
    x = (np.arange(1280) * 4).astype(np.float32).reshape(40, 32)
    y: Any = np.ones_like(x)
    for _ in range(50):
        y = y * 0.5 + x
        y += np.minimum(y, 4)
    np.testing.assert_allclose(out, y, rtol=1e-5)


def test_a_fault_in_the_first_group_ends_the_launch(bench: Any) -> None:
    with faults("E_VM_FAULT"):
        bench.run("v_mov_b32 v1, 0\nv_mov_b32 v2, 64\nglobal_store_b32 v[1:2], v0, off", grid=(9, 1, 1))
