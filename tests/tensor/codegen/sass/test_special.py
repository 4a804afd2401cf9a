"""Functions of float32 over the whole range: ends, denormals, halfway cases; and remainders of floats.

The remainders are made by operations.py. Accuracy: as the functions say; values are numpy's in float64.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor.codegen.sass.build import root_scope
from tensor.codegen.sass.chip import chip_of
from tensor.codegen.sass.special import divide_int
from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tests.tensor.codegen.rdna.elementwise_run import binary
from tests.tensor.codegen.rdna.samples import Array, op
from tests.tensor.codegen.sass.rig import results

F32, F64 = dtypes.float32, dtypes.float64
EVERY = np.random.default_rng(7).integers(0, 1 << 32, 1000, dtype=np.uint64).astype(np.uint32).view("f4")
EVERY = EVERY[np.isfinite(EVERY)]


def run(arch: str, kind: Op, x: Any) -> Array:
    return results(arch, lambda a: op(kind, a), [np.array(x, np.float32)], F32)


def units(made: Array, want: Array) -> float:
    """The greatest distance in units in the last place; NaN and infinities must agree."""
    np.testing.assert_array_equal(np.isfinite(made), np.isfinite(want.astype(np.float32)))
    np.testing.assert_array_equal(made[~np.isfinite(made)], want[~np.isfinite(made)])
    fine = np.isfinite(made)
    unit = np.spacing(np.abs(want[fine]).astype(np.float32)).astype(np.float64)
    return float(np.max(np.abs(made[fine] - want[fine]) / unit))


def test_powers_of_two_over_the_whole_range(arch: str) -> None:
    x = [np.linspace(-152, 127.9, 2000), np.linspace(-126.5, -125.5, 200), EVERY, [128, 1e30, 3e38]]
    x = np.concatenate([*x, [-150, -190, -1e30, np.inf, -np.inf, np.nan, 0.0, -0.0]]).astype(np.float32)
    with np.errstate(all="ignore"):
        want = np.exp2(x.astype(np.float64))
        want = np.where(want > 3.4e38, np.inf, want)
    assert units(run(arch, Op.EXP2, x), want) <= 2


def test_logarithms_over_the_whole_range(arch: str) -> None:
    x = [np.geomspace(1e-45, 3e38, 2000), 1 + np.linspace(-0.01, 0.01, 500), np.linspace(0.6, 0.8, 300)]
    ends = [0.0, -0.0, -1.0, -1e-45, -np.inf, np.inf, np.nan, 2.0**-126, 2.0**-127]
    x = np.concatenate([*x, EVERY, ends]).astype(np.float32)
    with np.errstate(all="ignore"):
        assert units(run(arch, Op.LOG2, x), np.log2(x.astype(np.float64))) <= 4


@pytest.mark.parametrize(("kind", "exact"), [(Op.SIN, np.sin), (Op.COS, np.cos)], ids=["SIN", "COS"])
def test_sines_below_2_to_the_50_and_beyond(arch: str, kind: Op, exact: Callable[[Any], Any]) -> None:
    rng = np.random.default_rng(3)
    x = np.concatenate([rng.uniform(-10, 10, 1500), rng.uniform(-1, 1, 500) * 2.0 ** rng.uniform(0, 50, 500)])
    x = x.astype(np.float32)
    assert np.max(np.abs(run(arch, kind, x) - exact(x.astype(np.longdouble)))) < 1.5e-7
    assert (np.abs(run(arch, kind, [1e30, -3e38, 2.0**60])) <= 1).all()
    assert np.isnan(run(arch, kind, [np.inf, -np.inf, np.nan])).all()


def test_roots_of_zeros_infinities_and_numbers_below_zero(arch: str) -> None:
    x = np.array([0.0, -0.0, np.inf, -np.inf, -1.0, np.nan, 1e-45, 2.0**-96, 2.0**-97, 3.4e38], np.float32)
    with np.errstate(all="ignore"):
        want = np.sqrt(x)
    made = run(arch, Op.SQRT, x)
    np.testing.assert_array_equal(made, want)
    np.testing.assert_array_equal(np.signbit(made[:2]), [False, True])


def halfway(dtype: DType, count: int) -> tuple[Array, Array]:
    """Pairs whose quotient lies so near the middle of two denormals that it is there once it has as many
    digits as a normal number: on either side, or exactly there. Half of them have one digit less then."""
    digits, least, far = (24, -149, 70) if dtype.bits == 32 else (53, -1074, 500)
    rng, a, b = np.random.default_rng(11), [], []
    for at in range(count):
        below = int(rng.integers(1 << digits - 1, 1 << digits)) | 1
        many = min(at % (2 * digits), digits - 1)
        result = int(rng.integers(1 << 62)) >> (62 - 1 - many) | 1  # in halves of a unit
        above = result * below
        drop = above.bit_length() - digits
        rounded = (above + (1 << drop >> 1)) >> drop
        a.append((-1) ** at * rounded * 2.0 ** (far + least - 1 + drop))
        b.append(below * 2.0**far)
    return np.array(a, dtype.numpy), np.array(b, dtype.numpy)


@pytest.mark.parametrize("dtype", [F32, F64], ids=lambda d: d.name)
def test_quotients_halfway_between_denormals_are_rounded_by_what_lies_beyond(arch: str, dtype: DType) -> None:
    a, b = halfway(dtype, 500)
    np.testing.assert_array_equal(results(arch, binary(Op.DIV), [a, b], dtype), a / b)


def beside_the_middle(dtype: DType, count: int) -> tuple[Array, Array]:
    """Pairs whose quotient is as near to the middle of two numbers as any quotient comes: an odd number of
    half units times the divisor is one less or one more than a multiple of 2**(digits + 1)."""
    digits = 24 if dtype.bits == 32 else 53
    rng, a, b = np.random.default_rng(12), [], []
    while len(a) < count:
        below, beyond = int(rng.integers(1 << digits - 1, 1 << digits)) | 1, (-1) ** len(a)
        middle = -beyond * pow(below, -1, 2 << digits) % (2 << digits)
        above = (middle * below + beyond) >> digits + 1
        if middle >> digits and above >> digits - 1:
            a.append(above)
            b.append(below)
    return np.array(a, dtype.numpy), np.array(b, dtype.numpy)


@pytest.mark.parametrize("dtype", [F32, F64], ids=lambda d: d.name)
def test_quotients_beside_the_middle_of_two_numbers_are_correctly_rounded(arch: str, dtype: DType) -> None:
    a, b = beside_the_middle(dtype, 1500)
    np.testing.assert_array_equal(results(arch, binary(Op.DIV), [a, b], dtype), a / b)


def test_whole_quotients_that_take_both_corrections_are_exact(arch: str) -> None:
    """What the reciprocal and one Newton step give is two less: ../rdna/test_special.py."""
    a = np.array([4294967106, 4294967261, 4294967292, 4294967160, 4294967264, 4294967295], np.uint32)
    b = np.array([1592498, 463369, 393204, 829785, 1838599, 1], np.uint32)
    assert (results(arch, binary(Op.DIV), [a, b], dtypes.uint32) == a // b).all()
    assert (results(arch, binary(Op.MOD), [a, b], dtypes.uint32) == a % b).all()


def test_remainders_of_float32_are_exact_over_the_whole_range(arch: str) -> None:
    rng = np.random.default_rng(13)
    a, b = rng.integers(0, 1 << 32, (2, 1500), dtype=np.uint64).astype(np.uint32).view(np.float32)
    edges = np.array([0, -0.0, 1, -3, 3.4e38, 1e-45, -5e-45, np.inf, -np.inf, np.nan, 1.5, 2.0**-126], "f4")
    near = rng.integers(-99, 99, 300).astype(np.float32)
    a = np.concatenate([a, np.repeat(edges, 12), near * 7])
    b = np.concatenate([b, np.tile(edges, 12), near + (near == 0)])
    with np.errstate(all="ignore"):
        want = np.fmod(a, b)
    made = results(arch, binary(Op.MOD), [a, b], F32)
    np.testing.assert_array_equal(made, want)
    known = ~np.isnan(want)
    np.testing.assert_array_equal(np.signbit(made)[known], np.signbit(want)[known])


def test_remainders_of_float64_are_exact_below_2_to_the_53(arch: str) -> None:
    rng = np.random.default_rng(14)
    b = rng.standard_normal(500)
    a = b * np.trunc(rng.standard_normal(500) * 2.0 ** rng.uniform(0, 50, 500)) + rng.standard_normal(500) * b
    multiples = b * rng.integers(1, 1 << 20, 500)  # rounded: some are less, and their quotients are not
    edges = np.array([0, -0.0, 5.5, -6, 3, np.inf, -np.inf, np.nan])
    a, b = np.concatenate([a, multiples, np.repeat(edges, 8)]), np.concatenate([b, b, np.tile(edges, 8)])
    with np.errstate(all="ignore"):
        want = np.fmod(a, b)
    made, known = results(arch, binary(Op.MOD), [a, b], F64), ~np.isnan(want)
    np.testing.assert_array_equal(made, want)
    np.testing.assert_array_equal(np.signbit(made)[known], np.signbit(want)[known])


@pytest.mark.parametrize("dtype", [dtypes.int8, dtypes.uint32, dtypes.int32], ids=lambda d: d.name)
@pytest.mark.parametrize("divisor", [1, 3, 64, 100, -7])
def test_a_quotient_by_a_known_number_needs_no_reciprocal(dtype: DType, divisor: int) -> None:
    for kind in (Op.DIV, Op.MOD):
        here = root_scope(chip_of("sm_90"))
        divide_int(here, kind, dtype, here.reg("r"), divisor)
        assert not any(inst.op.startswith("MUFU") for inst in here.items)
        divide_int(here, kind, dtype, here.reg("r"), here.reg("r"))
        assert sum(inst.op.startswith("MUFU") for inst in here.items) == 1
