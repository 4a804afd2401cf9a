"""Global atomics: every operation, the value returned, alignment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.jit.atomic import LDS_ATOMICS, lds_atomic
from tests.drivers.sim.amd.wave.conftest import Bench

U32 = np.uint32
RNG = np.random.default_rng(12)
START = "v_lshlrev_b32 v9, 2, v0"  # v9: lane * 4

OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "add_u32": lambda old, new: old + new, "sub_u32": lambda old, new: old - new, "and_b32": lambda old,
    new: old & new,
    "or_b32": lambda old, new: old | new, "xor_b32": lambda old, new: old ^ new, "swap_b32": lambda old,
    new: new,
    "max_u32": max, "min_u32": min, "inc_u32": lambda old, new: 0 if old >= new else old + 1,
    "dec_u32": lambda old, new: new if old == 0 or old > new else old - 1,
}  # fmt: skip


@pytest.mark.parametrize("name", OPERATIONS)
def test_atomics_run_lane_after_lane_and_return_the_old_value(bench: Any, name: str) -> None:
    data, cell, out = RNG.integers(0, 2**32, 32, dtype=U32), np.array([77, 5], U32), np.zeros(32, U32)
    text = f"""{START}
    v_and_b32 v1, 4, v9
    global_load_b32 v2, v9, s[0:1]
    s_waitcnt vmcnt(0)
    global_atomic_{name} v3, v1, v2, s[2:3] glc
    s_waitcnt vmcnt(0)
    global_store_b32 v9, v3, s[4:5]"""
    expected, olds = [77, 5], []
    for lane in range(32):
        olds.append(expected[lane % 2])
        expected[lane % 2] = OPERATIONS[name](expected[lane % 2], int(data[lane])) & 0xFFFFFFFF
    bench.run(text, bench.put(data), bench.put(cell), bench.put(out))
    assert cell.tolist() == expected
    assert out.tolist() == olds


def test_float_atomic_add_and_compare_swap(bench: Any) -> None:
    total, cell = np.array([1.5], np.float32), np.array([3], np.uint64)
    text = """v_mov_b32 v1, 0
    v_mov_b32 v2, 0.5
    global_atomic_add_f32 v1, v2, s[0:1]
    v_mov_b32 v4, 9
    v_mov_b32 v5, 0
    v_mov_b32 v6, 3
    v_mov_b32 v7, 0
    global_atomic_cmpswap_b64 v1, v[4:7], s[2:3]"""
    bench.run(text, bench.put(total), bench.put(cell))
    assert (total[0], cell[0]) == (17.5, 9)


def test_an_lds_atomic_works_on_as_many_bits_as_its_type_has() -> None:
    """Two halves are one dword. RDNA4 ISA, LDS instructions."""
    kinds = {kind: (verb, kind) for verb, each in LDS_ATOMICS.items() for kind in each.split()}
    found = {kind: lds_atomic(*names)[0] for kind, names in kinds.items()}
    dwords, wide = ("u32", "i32", "f32", "b32", "f16", "bf16"), ("u64", "i64", "f64", "b64")
    assert found == dict.fromkeys(dwords, 32) | dict.fromkeys(wide, 64)


def test_misaligned_atomic_faults(bench: Any) -> None:
    with pytest.raises(SimFault, match="multiple of its size"):
        bench.run("v_mov_b32 v1, 2\nglobal_atomic_add_u32 v1, v0, s[0:1]", bench.put(np.zeros(4, U32)))


NAN_1, NAN_2, SIGNALS, ONE, TWO = 0x7FC00111, 0xFFC00222, 0x7F800333, 0x3F800000, 0x40000000
MINUS_ZERO = 0x80000000
EXTREMES = {  # memory, operand, memory after the minimum: RDNA4 ISA, and for GFX11 rocjitsu's fp_mode.h
    "gfx1100": [
        (ONE, TWO, ONE), (TWO, ONE, ONE), (NAN_1, ONE, ONE), (ONE, NAN_1, ONE), (NAN_1, NAN_2, NAN_1),
        (SIGNALS, ONE, 0x7FC00333), (ONE, SIGNALS, 0x7FC00333), (NAN_1, SIGNALS, 0x7FC00333),
        (0, MINUS_ZERO, MINUS_ZERO), (MINUS_ZERO, 0, MINUS_ZERO),
    ],
    "gfx1201": [
        (ONE, TWO, ONE), (TWO, ONE, ONE), (NAN_1, ONE, ONE), (ONE, NAN_1, ONE), (NAN_1, NAN_2, NAN_2),
        (SIGNALS, ONE, ONE), (ONE, SIGNALS, ONE), (NAN_1, SIGNALS, 0x7FC00333),
        (0, MINUS_ZERO, MINUS_ZERO), (MINUS_ZERO, 0, MINUS_ZERO),
    ],
}  # fmt: skip


@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_float_extremes_take_numbers_and_order_zeros(arch: str, mode: str) -> None:
    rows = np.array(EXTREMES[arch] + EXTREMES[arch][:1] * 22, U32).T.copy()
    bench = Bench(arch=arch)
    joined = "_num" if arch == "gfx1201" else ""
    wait = "s_wait_loadcnt 0x0" if arch == "gfx1201" else "s_waitcnt vmcnt(0)"
    text = f"""v_lshlrev_b32 v9, 2, v0
    global_load_b32 v2, v9, s[0:1]
    {wait}
    global_atomic_min{joined}_f32 v9, v2, s[2:3]"""
    data, cells = bench.put(rows[1]), bench.put(rows[0])
    bench.run(text, data, cells, mode=mode)
    assert [hex(bits) for bits in bench.arrays[1]] == [hex(bits) for bits in rows[2]]
