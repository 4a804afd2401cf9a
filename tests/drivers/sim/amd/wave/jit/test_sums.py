"""Multiply-adds that are written by pieces of the lanes give what they give one by one. Values are whole
numbers, so that numpy's are exact."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from drivers.amd.isa import isa
from drivers.sim.amd.wave import launch
from drivers.sim.amd.wave.code.steps import Step
from drivers.sim.amd.wave.jit import blocks, sums
from drivers.sim.amd.wave.jit.cache import engine
from drivers.sim.amd.wave.jit.sums import SumRun, find_runs, pieces

F32 = np.float32
TABLES = isa("gfx1100")
A, B, SUMS = 10, 14, 20  # the first register of four factors each, and of the sums
TURNS = 3


def factors(number: int, step: int) -> tuple[int, int]:
    """Which of A and B a step multiplies for a sum: of neighbours those of different banks."""
    return (number + step) % 4, (step + number % 2) % 4


def product(number: int, step: int) -> str:
    a, b = factors(number, step)
    return f"fmac_f32 v{SUMS + number}, v{A + a}, v{B + b}"


def products(count: int, steps: int = 4, is_dual: bool = False) -> list[str]:
    """So many of each of `count` sums, a hint among them."""
    made = []
    for step in range(steps):
        if is_dual:
            pairs = range(0, count, 2)
            made += [f"v_dual_{product(n, step)} :: v_dual_{product(n + 1, step)}" for n in pairs]
        else:
            made += [f"v_{product(n, step)}" for n in range(count)]
        made.append("s_nop 0")
    return made


def steps_of(*lines: str) -> list[Step]:
    code = TABLES.assemble("\n".join(lines))
    return [Step(offset, inst, size) for offset, size, inst in TABLES.disassemble(code)]


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[SumRun]]:
    """The runs that were written by pieces, of kernels whose code no test before has made."""
    launch.forget_kernels()
    found, write = list[SumRun](), blocks.write_run
    monkeypatch.setattr(blocks, "write_run", lambda wave, run: (found.append(run), write(wave, run)))
    yield found


def run(
    bench: Any, count: int, body: list[str], exec_mask: str = "-1", lanes: int = 32, first: str = "",
    mode: str = "fast",
) -> tuple[Any, Any]:  # fmt: skip
    """(what a loop of a body made of the sums, what it began with and the factors): a row each."""
    given = np.random.default_rng(count).integers(-8, 8, (8 + count, lanes)).astype(F32)
    out, row = np.zeros((count, lanes), F32), 4 * lanes
    loads = [f"global_load_b32 v{A + i}, v9, s[0:1] offset:{row * i}" for i in range(8)]
    begin = [f"global_load_b32 v{SUMS + i}, v9, s[2:3] offset:{row * i}" for i in range(count)]
    store = [f"global_store_b32 v9, v{SUMS + i}, s[4:5] offset:{row * i}" for i in range(count)]
    turn = ["s_add_i32 s20, s20, 1", f"s_cmp_lg_u32 s20, {TURNS}", "s_cbranch_scc1 again"]
    text = [
        first, "v_lshlrev_b32 v9, 2, v0", *loads, *begin, "s_mov_b32 s20, 0", "s_waitcnt vmcnt(0)",
        f"s_mov_b{lanes} {'exec_lo' if lanes == 32 else 'exec'}, {exec_mask}",
        "again:", *body, *turn, f"s_mov_b{lanes} {'exec_lo' if lanes == 32 else 'exec'}, -1", *store,
    ]  # fmt: skip
    data = [bench.put(each) for each in (given[:8].copy(), given[8:].copy(), out)]
    bench.run("\n".join(text), *data, block=(lanes, 1, 1), lanes=lanes, mode=mode)
    return out, given


def wanted(given: Any, count: int, steps: int = 4) -> Any:
    made = given[8:].copy()
    for number in range(count):
        for a, b in (factors(number, step) for step in range(steps)):
            made[number] += TURNS * given[a] * given[4 + b]
    return made


@pytest.mark.usefixtures("thorough")
@pytest.mark.parametrize("is_dual", [False, True])
@pytest.mark.parametrize(("count", "has_wide_registers"), [(8, False), (20, False), (10, True), (22, True)])
def test_pieces_of_many_sums_are_what_numpy_says(
    bench: Any, cut: list[SumRun], count: int, is_dual: bool, has_wide_registers: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """For both sorts of hosts: LLVM cuts what this one has no registers for."""
    features = [each for each in engine().features.split(",") if each != "+avx512f"]
    monkeypatch.setattr(engine(), "features", ",".join(features + ["+avx512f"] * has_wide_registers))
    begun, begin = list[Any](), sums.begin_block
    monkeypatch.setattr(sums, "begin_block", lambda wave: (begun.append(wave), begin(wave)))
    out, given = run(bench, count, products(count, is_dual=is_dual))
    np.testing.assert_array_equal(out, wanted(given, count))
    assert [len(each.parts) for each in cut] == [4 * count]
    assert 1 + len(begun) == (2 * -(-count // 16) if has_wide_registers else 4 * -(-count // 12))


@pytest.mark.usefixtures("thorough")
@pytest.mark.parametrize(("exec_mask", "lanes"), [("0x0ff01234", 32), ("-1", 64)])
def test_lanes_that_are_off_and_waves_of_64_are_written_one_by_one(
    bench: Any, cut: list[SumRun], exec_mask: str, lanes: int
) -> None:
    out, given = run(bench, 8, products(8), exec_mask, lanes)
    is_on = np.array([int(exec_mask, 0) >> lane & 1 for lane in range(lanes)], bool)
    np.testing.assert_array_equal(out, np.where(is_on, wanted(given, 8), given[8:]))
    assert not cut


@pytest.mark.usefixtures("thorough")
@pytest.mark.parametrize(
    ("first", "mode"),
    [("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 0xf", "fast"), ("", "strict")],
    ids=["rounding towards zero", "strict"],
)
def test_other_modes_and_strict_runs_are_written_one_by_one(
    bench: Any, cut: list[SumRun], first: str, mode: str
) -> None:
    out, given = run(bench, 8, products(8), first=first, mode=mode)
    np.testing.assert_array_equal(out, wanted(given, 8))
    assert not cut


@pytest.mark.parametrize(
    ("lines", "runs"),
    [
        (products(8), {0: 36}),
        (["v_mov_b32 v1, 0", *products(8), "v_mov_b32 v1, 0"], {1: 37}),
        (products(7), {}),
        (products(8, steps=3), {}),
        ([*products(8), f"v_mov_b32 v1, v{SUMS}"], {}),
        ([f"v_mov_b32 v{SUMS}, 0", *products(8)], {}),
        ([*products(8), "v_mov_b32 v1, 0", *products(8)], {}),
        ([*products(8), "s_nop 1", *products(8, steps=1)], {0: 46}),
        ([f"v_fmac_f32 v{A}, v1, v2", *products(8)], {1: 37}),
    ],
    ids=["a run", "between others", "few sums", "few products", "read", "written", "two", "longer", "factor"],
)
def test_runs_are_of_many_products_whose_sums_nothing_else_names(
    lines: list[str], runs: dict[int, int]
) -> None:
    assert {first: found.end for first, found in find_runs(steps_of(*lines)).items()} == runs


@pytest.mark.parametrize(
    "other",
    [
        *("v_fmac_f32 v1, s4, v2", "v_fmac_f32 v1, 2.0, v2", "v_fmac_f32_e64 v1, -v2, v3"),
        *("v_fmac_f32_e64 v1, v2, v3 clamp", "v_fmac_f32_e64 v1, v2, v3 mul:2", "v_add_f32 v1, v2, v3"),
        *(
            "v_fmac_f32 v1, v20, v2",
            "v_fmac_f32 v1, v2, v20",
            "v_fmac_f32 v2, v2, v3",
            "v_fmac_f32 v10, v1, v2",
        ),
        "v_dual_fmac_f32 v2, v4, v1 :: v_dual_mov_b32 v3, v5",
    ],
)
def test_a_run_ends_before_what_is_no_plain_product_and_before_sums_that_are_factors(other: str) -> None:
    assert sums.run_from(steps_of(*products(8), other), 0).end == 36


def test_the_pieces_of_lanes_and_sums_cover_each_once() -> None:
    found = list(pieces([5, 6, 7], 16, 2))
    assert found == [(0, [5, 6]), (0, [7]), (16, [5, 6]), (16, [7])]
    assert [first for first, _ in pieces([5], 8, 12)] == [0, 8, 16, 24]
