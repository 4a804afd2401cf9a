"""Transcendentals: within 1 ulp of the true value over their range, and the exact special cases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

F32, F64 = np.float32, np.float64
RNG = np.random.default_rng(3)


def ulps(got: Any, true: Any) -> float:
    """Distance in units of the last place of the true value rounded to f32."""
    rounded = true.astype(F32)
    unit = np.spacing(np.abs(rounded)).astype(F64)
    return float(np.max(np.abs(got.astype(F64) - true) / unit))


RANGES: dict[str, tuple[tuple[float, float], Callable[[Any], Any]]] = {
    "exp": ((-126, 128), np.exp2), "log": ((1e-37, 1e38), np.log2), "rcp": ((1e-30, 1e30), lambda x: 1 / x),
    "rsq": ((1e-37, 1e38), lambda x: 1 / np.sqrt(x)), "sqrt": ((1e-37, 1e38), np.sqrt),
}  # fmt: skip


@pytest.mark.parametrize("name", RANGES)
def test_f32_is_within_one_ulp(lanes: Any, name: str) -> None:
    (low, high), true = RANGES[name]
    rows = 30
    if name == "exp":
        inputs = RNG.uniform(low, high, (rows, 32)).astype(F32)
    else:
        inputs = np.exp(RNG.uniform(np.log(low), np.log(high), (rows, 32))).astype(F32)
        inputs[0] = 1 + np.arange(-16, 16, dtype=F32) * F32(2.0**-20)
    got = lanes([f"v_{name}_f32 {{d}}, v{1 + i}" for i in range(rows)], *inputs)
    assert ulps(got.view(F32), true(inputs.astype(F64))) <= 1.0


@pytest.mark.parametrize("name", ["sin", "cos"])
def test_sine_and_cosine_take_revolutions(lanes: Any, name: str) -> None:
    inputs = (RNG.uniform(-256, 256, (30, 32)) * 2.0 ** RNG.integers(0, 30, (30, 1))).astype(F32)
    got = lanes([f"v_{name}_f32 {{d}}, v{1 + i}" for i in range(30)], *inputs).view(F32)
    turns = inputs.astype(F64) - np.rint(inputs.astype(F64))
    true = getattr(np, name)(2 * np.pi * turns)
    assert np.max(np.abs(got - true)) <= 2.0**-24


SPECIAL = {
    "v_exp_f32": {0.0: 1.0, 128.0: np.inf, -127.0: 0.0, np.inf: np.inf, -np.inf: 0.0, -126.0: 2.0**-126},
    "v_log_f32": {0.0: -np.inf, 1.0: 0.0, np.inf: np.inf, -1.0: np.nan, 1e-40: -np.inf, 8.0: 3.0},
    "v_rcp_f32": {0.0: np.inf, np.inf: 0.0, -1e-41: -np.inf, 1e-40: np.inf, 4.0: 0.25, 3e38: 0.0},
    "v_rsq_f32": {0.0: np.inf, 4.0: 0.5, -1.0: np.nan, np.inf: 0.0},
    "v_sqrt_f32": {0.0: 0.0, 9.0: 3.0, -1.0: np.nan, np.inf: np.inf},
    "v_sin_f32": {0.0: 0.0, 0.25: 1.0, 0.75: -1.0, 300.0: 0.0, 300.25: 1.0, np.inf: np.nan},
    "v_cos_f32": {0.0: 1.0, 0.5: -1.0, 300.0: 1.0, 300.5: -1.0, np.inf: np.nan},
}
MINUS, NAN, ONE, INF = 0xFF800000, 0xFFC00000, 0x3F800000, 0x7F800000
EXAMPLES = {
    "exp_f32": {MINUS: 0, 1 << 31: ONE, INF: INF},
    "log_f32": {MINUS: NAN, 0xBF800000: NAN, 1 << 31: MINUS, 0: MINUS, ONE: 0, INF: INF},
    "rcp_f32": {MINUS: 1 << 31, 0xC0000000: 0xBF000000, 1 << 31: MINUS, 0: INF, INF: 0},
    "rsq_f32": {MINUS: NAN, 1 << 31: MINUS, 0: INF, 0x40800000: 0x3F000000, INF: 0},
    "sqrt_f32": {MINUS: NAN, 1 << 31: 1 << 31, 0: 0, 0x40800000: 0x40000000, INF: INF},
    "sin_f32": {MINUS: NAN, 0xFF7FFFFF: 0, 1 << 31: 1 << 31, 0x3E800000: ONE, INF: NAN},
    "cos_f32": {MINUS: NAN, 0xFF7FFFFF: ONE, 1 << 31: ONE, 0x3E800000: 0, INF: NAN},
    "rcp_f16": {0xFC00: 0x8000, 0xC000: 0xB800, 0x8000: 0xFC00, 0: 0x7C00, 0x7C00: 0},
    "sqrt_f16": {0xFC00: 0xFE00, 0x8000: 0x8000, 0x4400: 0x4000, 0x7C00: 0x7C00},
    "rsq_f16": {0xFC00: 0xFE00, 0x8000: 0xFC00, 0: 0x7C00, 0x4400: 0x3800, 0x7C00: 0},
    "log_f16": {0xFC00: 0xFE00, 0xBC00: 0xFE00, 0x8000: 0xFC00, 0: 0xFC00, 0x3C00: 0, 0x7C00: 0x7C00},
    "exp_f16": {0xFC00: 0, 0x8000: 0x3C00, 0x7C00: 0x7C00},
    "sin_f16": {0xFC00: 0xFE00, 0xFBFF: 0, 0x8000: 0x8000, 0x3400: 0x3C00, 0x7BFF: 0, 0x7C00: 0xFE00},
    "cos_f16": {0xFC00: 0xFE00, 0xFBFF: 0x3C00, 0x8000: 0x3C00, 0x3400: 0, 0x7BFF: 0x3C00, 0x7C00: 0xFE00},
}


@pytest.mark.parametrize("mode", ["fast", "interpret"])
@pytest.mark.parametrize("name", EXAMPLES)
def test_the_documents_examples(both: Any, mode: str, name: str) -> None:
    """RDNA3.5 and RDNA4 ISA, VOP1, "Functional examples"."""
    both.mode = mode
    inputs = np.resize(np.array(list(EXAMPLES[name]), np.uint32), 32)
    got = both([f"v_{name} {{d}}, v1"], inputs)[0] & (0xFFFF if name.endswith("f16") else 0xFFFFFFFF)
    assert dict(zip(inputs.tolist(), got.tolist(), strict=True)) == EXAMPLES[name]


@pytest.mark.parametrize("name", SPECIAL)
def test_special_values(lanes: Any, name: str) -> None:
    cases = SPECIAL[name]
    inputs = np.zeros(32, F32)
    inputs[: len(cases)] = list(cases)
    got = lanes([f"{name} {{d}}, v1"], inputs)[0].view(F32)[: len(cases)]
    np.testing.assert_array_equal(got, np.array(list(cases.values()), F32))
