"""Vector compares against numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

RNG = np.random.default_rng(4)
A = RNG.integers(0, 2**32, 32, dtype=np.uint32)
B = np.where(np.arange(32) % 3 == 0, A, RNG.integers(0, 2**32, 32, dtype=np.uint32)).astype(np.uint32)
X = np.where(np.arange(32) % 5 == 0, np.nan, RNG.standard_normal(32)).astype(np.float32)
Y = np.where(np.arange(32) % 4 == 0, X, RNG.standard_normal(32)).astype(np.float32)
OPERATIONS = {
    "lt": np.less,
    "le": np.less_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
    "eq": np.equal,
    "ne": np.not_equal,
}


def mask_of(flags: Any) -> int:
    return sum(int(flag) << lane for lane, flag in enumerate(flags))


def run_masks(lanes: Any, names: list[str], a: Any, b: Any, exec_mask: int = 0xFFFFFFFF) -> list[int]:
    before = "\n".join(f"{name} s{20 + i}, v1, v2" for i, name in enumerate(names))
    got = lanes(
        [f"v_mov_b32 {{d}}, s{20 + i}" for i in range(len(names))], a, b, before=before, exec_mask=exec_mask
    )
    return [int(row[0]) for row in got]


def test_integer_compares(lanes: Any) -> None:
    names = [f"v_cmp_{name}_{letter}32" for letter in "ui" for name in OPERATIONS]
    expected = [mask_of(f(A.view(k), B.view(k))) for k in (np.uint32, np.int32) for f in OPERATIONS.values()]
    assert run_masks(lanes, names, A, B) == expected


def test_float_compares_with_nan(lanes: Any) -> None:
    plain = {name: OPERATIONS[name](X, Y) for name in ("lt", "le", "gt", "ge", "eq")}
    plain["lg"] = (X < Y) | (X > Y)
    cases = {
        **plain,
        **{f"n{name}": ~flags for name, flags in plain.items() if name != "eq"},
        "neq": ~plain["eq"],
    }
    cases |= {"o": ~(np.isnan(X) | np.isnan(Y)), "u": np.isnan(X) | np.isnan(Y)}
    names = [f"v_cmp_{name}_f32" for name in cases]
    assert run_masks(lanes, names, X, Y) == [mask_of(flags) for flags in cases.values()]


def test_switched_off_lanes_compare_to_zero(lanes: Any) -> None:
    text = "v_cmp_eq_u32 vcc_lo, v1, v1\ns_mov_b32 exec_lo, -1\nv_mov_b32 {d}, vcc_lo"
    assert lanes([text], A, exec_mask=0x00FF00F1)[0].tolist() == [0x00FF00F1] * 32


def test_cmpx_narrows_exec(lanes: Any) -> None:
    got = lanes(["v_mov_b32 {d}, v2"], A, B, before="v_cmpx_lt_u32 v1, v2")
    np.testing.assert_array_equal(got[0], np.where(A < B, B, 0))


CLASSES = np.array([np.nan, -np.inf, -1.0, -1e-40, -0.0, 0.0, 1e-40, 1.0, np.inf] + [2.0] * 23, np.float32)


@pytest.mark.parametrize(("bit", "lane"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (9, 8)])
def test_class_bits_name_one_kind_of_number_each(lanes: Any, bit: int, lane: int) -> None:
    asked = np.full(32, 1 << bit, np.uint32)
    assert run_masks(lanes, ["v_cmp_class_f32"], CLASSES, asked) == [1 << lane]
