"""Quotients, roots and transcendental functions, to the accuracy that they promise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor.codegen.rdna.compile import build
from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel
from tests.tensor.codegen.rdna.elementwise_run import (
    INTS,
    Maker,
    run,
    run_integer_division,
    run_long_quotients,
)
from tests.tensor.codegen.rdna.samples import (
    const,
    elementwise,
    op,
)
from tests.tensor.codegen.rdna.wave_rig import run_kernel

pytestmark = pytest.mark.usefixtures("each_chip")
INF, NAN = float("inf"), float("nan")


@pytest.mark.parametrize("dtype", INTS, ids=lambda d: d.name)
def test_integer_division_truncates(dtype: DType) -> None:
    run_integer_division(dtype)


@pytest.mark.parametrize("dtype", [d for d in INTS if d.kind == "i"], ids=lambda d: d.name)
def test_the_least_number_is_divided_exactly(dtype: DType) -> None:
    """By constants and by variables. 2**31 is the one dividend for which 2**32 / 3, rounded up, is too much
    as a multiplier."""
    least, divisors = int(dtype.min), [1, 3, -3, 5, 7, -10, 64, int(dtype.max), int(dtype.min)]
    a = np.repeat(np.array([least, least + 1, int(dtype.max)], dtype.numpy), len(divisors))
    b = np.tile(np.array(divisors, dtype.numpy), 3)
    pairs = [(int(x), int(y)) for x, y in zip(a, b, strict=True)]
    quotients = [abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1) for x, y in pairs]
    rests = [x - y * quotient for (x, y), quotient in zip(pairs, quotients, strict=True)]
    for kind, want in ((Op.DIV, quotients), (Op.MOD, rests)):
        made = [np.zeros(a.size, dtype.numpy) for _ in range(1 + len(divisors))]
        functions: list[Maker] = [lambda a, b, k=kind: op(k, a, b)]
        functions += [lambda a, b, k=kind, d=d: op(k, a, const(d, dtype)) for d in divisors]
        run_kernel(elementwise(functions, [dtype] * 2, a.size), [a, b, *made])
        assert made[0].tolist() == want
        for n, each in enumerate(made[1:]):
            assert each[n :: len(divisors)].tolist() == want[n :: len(divisors)], divisors[n]


def test_quotients_that_take_both_corrections_are_exact() -> None:
    """What the reciprocal and one Newton step give is two less: found by computing them for random pairs."""
    a = np.array([4294967106, 4294967261, 4294967292, 4294967160, 4294967264, 4294967295], np.uint32)
    b = np.array([1592498, 463369, 393204, 829785, 1838599, 1], np.uint32)
    quotient, rest = np.zeros_like(a), np.zeros_like(a)
    functions: list[Maker] = [lambda a, b, k=kind: op(k, a, b) for kind in (Op.DIV, Op.MOD)]
    run_kernel(elementwise(functions, [dtypes.uint32] * 2, a.size), [a, b, quotient, rest])
    assert (quotient == a // b).all() and (rest == a % b).all()


def test_long_quotients_are_exact_where_an_estimate_misses_most() -> None:
    run_long_quotients()


def quotient_of(source: DType, divisor: float, count: int) -> Kernel:
    """Whole numbers as float32, divided by a constant."""
    number = lambda a: op(Op.CAST, a, dtype=dtypes.float32)  # noqa: E731
    return elementwise([lambda a: op(Op.DIV, number(a), const(divisor, dtypes.float32))], [source], count)


@pytest.mark.parametrize("divisor", [255.0, 3.0, -127.5, 0.1, 16777213.0, 2.0**-64 * 1.5, 2.0**64])
@pytest.mark.parametrize("source", [dtypes.uint8, dtypes.int16, dtypes.uint16], ids=lambda d: d.name)
def test_quotients_of_all_whole_numbers_of_few_bits_are_correctly_rounded(
    source: DType, divisor: float
) -> None:
    numbers = np.arange(source.min, source.max + 1).astype(source.numpy)
    kernel = quotient_of(source, divisor, numbers.size)
    made = np.zeros(numbers.size, np.float32)
    run_kernel(kernel, [numbers, made])
    quotients = numbers.astype(np.float32) / np.float32(divisor)
    assert np.array_equal(made.view(np.uint32), quotients.view(np.uint32)), "0 has the divisor's sign"
    assert not any("div_fmas" in inst.op for inst in build(kernel, "gfx1100").code.insts)


@pytest.mark.parametrize(("source", "divisor"), [(dtypes.uint8, 1e30), (dtypes.int32, 3.0)])
def test_other_quotients_are_scaled_first(source: DType, divisor: float) -> None:
    code = build(quotient_of(source, divisor, 64), "gfx1100").code
    assert any("div_fmas" in inst.op for inst in code.insts)


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.float64], ids=lambda d: d.name)
def test_quotients_of_all_sizes_are_correctly_rounded(dtype: DType) -> None:
    """Of 40 sizes from the least denormal to the greatest number, each by each, with any fraction; IEEE 754
    says what comes out, and numpy computes it."""
    rng, limits = np.random.default_rng(5), np.finfo(dtype.numpy)
    sizes = np.linspace(limits.minexp - limits.nmant, limits.maxexp - 1, 40).astype(int)
    a, b = (
        np.ldexp(1 + rng.random((40, 40)), each).astype(dtype.numpy).ravel()
        for each in (
            sizes[:, None],
            sizes[None, :],
        )
    )
    with np.errstate(all="ignore"):
        exact = a / b
    made = np.zeros_like(a)
    run_kernel(elementwise([lambda a, b: op(Op.DIV, a, b)], [dtype] * 2, a.size), [a, b, made])
    assert np.array_equal(made, exact)


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.float64], ids=lambda d: d.name)
def test_a_quotient_is_refined_as_often_as_llvm_does(dtype: DType) -> None:
    """LLVM, SITargetLowering::LowerFDIV32 and LowerFDIV64: five fused products each, for a reciprocal that
    may be off by a unit in the last place."""
    code = build(elementwise([lambda a, b: op(Op.DIV, a, b)], [dtype] * 2, 256), "gfx1100").code
    names = [inst.op.removesuffix(f"_f{dtype.bits}") for inst in code.insts]
    quotients = names.count("v_rcp")
    assert quotients and names.count("v_fma") == 5 * quotients
    assert names.count("v_div_fmas") == names.count("v_div_fixup") == quotients


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.float64], ids=lambda d: d.name)
def test_a_constant_divides_and_is_divided(dtype: DType) -> None:
    values = np.linspace(-7, 7, 64, dtype=dtype.numpy)
    kernel = elementwise(
        [lambda a: op(Op.DIV, a, const(0.3, dtype)), lambda a: op(Op.DIV, const(0.3, dtype), a)], [dtype], 64
    )
    over, under = np.zeros_like(values), np.zeros_like(values)
    run_kernel(kernel, [values, over, under])
    constant = dtype.numpy.type(0.3)
    assert np.array_equal(over, values / constant) and np.array_equal(under, constant / values)


@pytest.mark.parametrize("kind", [Op.EXP2, Op.LOG2, Op.SIN, Op.COS], ids=lambda o: o.name)
def test_transcendentals_are_close(kind: Op) -> None:
    functions: list[Maker] = [lambda a: op(kind, a)]
    run(functions, [dtypes.float32], 512, 3e-7, special=kind not in (Op.SIN, Op.COS))
    run(functions, [dtypes.float16], 512, 2e-3)
    run(functions, [dtypes.bfloat16], 512, 2e-2)


def test_exp2_gives_denormals_and_log2_takes_them() -> None:
    values = np.linspace(-149, -120, 64, dtype=np.float32)
    kernel = elementwise([lambda a: op(Op.EXP2, a)], [dtypes.float32], 64)
    out = np.zeros(64, np.float32)
    run_kernel(kernel, [values, out])
    exact = np.exp2(values.astype(np.float64))
    assert (np.abs(out - exact) <= np.maximum(2.0**-149, 2e-7 * exact)).all()
    assert (out[values > -149] > 0).all()
    kernel = elementwise([lambda a: op(Op.LOG2, a)], [dtypes.float32], 64)
    back = np.zeros(64, np.float32)
    run_kernel(kernel, [out, back])
    good = out > 0
    assert np.abs(back[good] - np.log2(out[good].astype(np.float64))).max() < 2e-5


@pytest.mark.parametrize(("kind", "want"), [(Op.EXP2, [1.0, 2.0, 0.5]), (Op.LOG2, [-INF, 0.0, NAN])])
def test_powers_and_logarithms_of_0_and_1_are_exact(kind: Op, want: list[float]) -> None:
    made = np.ones(3, np.float32)
    run_kernel(
        elementwise([lambda a: op(kind, a)], [dtypes.float32], 3), [np.array([0, 1, -1], np.float32), made]
    )
    assert np.array_equal(made, np.array(want, np.float32), equal_nan=True)


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.float64], ids=lambda d: d.name)
def test_a_nan_of_any_kind_and_sign_stays_one(dtype: DType) -> None:
    """Quiet and signalling, by IEEE 754; infinite angles have neither sine nor cosine."""
    kinds = (Op.EXP2, Op.LOG2, Op.SIN, Op.COS, Op.SQRT, Op.RECIP)
    word, digits = (np.uint32, 23) if dtype.bits == 32 else (np.uint64, 52)
    infinity = ((1 << dtype.bits - 1 - digits) - 1) << digits
    bits = [sign | infinity | rest for sign in (0, 1 << dtype.bits - 1) for rest in (1, 1 << digits - 1, 0)]
    given = np.array(bits, word).view(dtype.numpy)
    made = [np.zeros(6, dtype.numpy) for _ in kinds]
    run_kernel(elementwise([lambda a, k=kind: op(k, a) for kind in kinds], [dtype], 6), [given, *made])
    with np.errstate(all="ignore"):
        want = [np.exp2(given), np.log2(given), np.sin(given), np.cos(given), np.sqrt(given), 1 / given]
    np.testing.assert_array_equal(np.array(made), np.array(want))


@pytest.mark.parametrize(("divisor", "steps", "shifts"), [(1, 0, 0), (8, 0, 1), (7, 1, 2), (641, 1, 0)])
def test_a_quotient_by_a_constant_is_a_product_or_a_shift(divisor: int, steps: int, shifts: int) -> None:
    """Warren, Hacker's Delight, "Integer Division By Constants": no reciprocal is computed. 7 needs a
    multiplier of 33 bits, 641 divides 2**32 + 1."""
    kernel = elementwise([lambda a: op(Op.DIV, a, const(divisor, dtypes.uint32))], [dtypes.uint32], 32)
    names = [inst.op for inst in build(kernel, "gfx1100").code.insts]
    assert "v_rcp_iflag_f32" not in names and names.count("v_mul_hi_u32") == steps
    assert names.count("v_lshrrev_b32") == shifts


@pytest.mark.parametrize(("kind", "exact"), [(Op.SIN, np.sin), (Op.COS, np.cos)], ids=["SIN", "COS"])
def test_sine_and_cosine_of_large_angles(kind: Op, exact: Callable[[Any], Any]) -> None:
    values = (10.0 ** np.linspace(0, 14, 256)).astype(np.float32)
    kernel = elementwise([lambda a: op(kind, a)], [dtypes.float32], 256)
    out = np.zeros(256, np.float32)
    run_kernel(kernel, [values, out])
    assert np.abs(out - exact(values.astype(np.float64))).max() < 2e-7
