"""Every elementwise operation of every type gives numpy's result on the reference multiprocessors.

What makes the instructions: operations.py, arith.py, wide.py, convert.py, special.py, double.py, values.py.
"""

from __future__ import annotations

import numpy as np
import pytest

from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel
from tests.tensor.codegen.rdna import elementwise_run
from tests.tensor.codegen.rdna.elementwise_run import BOOL, FLOATS, INTS, Maker, binary, with_const
from tests.tensor.codegen.rdna.samples import Array, const, data, elementwise, op
from tests.tensor.codegen.sass.rig import check, results

EVERY = dtypes.all


@pytest.fixture(autouse=True)
def on_sass(arch: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The families that RDNA's tests run are run here."""

    def check_bits(kernel: Kernel, arrays: list[Array], tolerance: float = 0.0) -> None:
        check(kernel, arch, tolerance, arrays)

    monkeypatch.setattr(elementwise_run, "check_bits", check_bits)


def run(arch: str, function: Maker, types: list[DType], tolerance: float = 0.0, count: int = 192) -> None:
    kernel = elementwise([function], types, count)
    check(kernel, arch, tolerance, [data(p.dtype, count, n, count > 20) for n, p in enumerate(kernel.params)])


@pytest.mark.parametrize("dtype", FLOATS, ids=lambda d: d.name)
def test_float_arithmetic_is_exact(dtype: DType) -> None:
    elementwise_run.run_float_arithmetic(dtype)


@pytest.mark.parametrize("dtype", INTS, ids=lambda d: d.name)
def test_integer_arithmetic_wraps_as_in_numpy(dtype: DType) -> None:
    elementwise_run.run_integer_arithmetic(dtype)


@pytest.mark.parametrize("dtype", INTS, ids=lambda d: d.name)
def test_integer_shifts(dtype: DType) -> None:
    elementwise_run.run_shifts(dtype)


@pytest.mark.parametrize("dtype", EVERY, ids=lambda d: d.name)
def test_where(dtype: DType) -> None:
    elementwise_run.run_where(dtype)


def test_bool_logic() -> None:
    kinds = (Op.AND, Op.OR, Op.XOR, Op.EQ, Op.NE, Op.LT, Op.MAX, Op.MIN, Op.MUL, Op.ADD)
    constants = [with_const(k, value, BOOL) for k in (Op.AND, Op.OR, Op.XOR) for value in (True, False)]
    single: list[Maker] = [lambda a, b: op(Op.NOT, a)]
    elementwise_run.run([binary(k) for k in kinds] + constants + single, [BOOL, BOOL])


@pytest.mark.parametrize("source", [*INTS, BOOL], ids=lambda d: d.name)
def test_casts_of_whole_numbers_are_numpys(arch: str, source: DType) -> None:
    for target in EVERY:
        run(arch, lambda a, t=target: op(Op.CAST, a, dtype=t), [source])


@pytest.mark.parametrize("source", FLOATS, ids=lambda d: d.name)
def test_casts_between_floats_round_to_nearest_even(arch: str, source: DType) -> None:
    for target in [*FLOATS, BOOL]:
        run(arch, lambda a, t=target: op(Op.CAST, a, dtype=t), [source])


@pytest.mark.parametrize("source", [dtypes.float32, dtypes.float64], ids=lambda d: d.name)
@pytest.mark.parametrize("target", [d for d in INTS if d.bits >= 32], ids=lambda d: d.name)
def test_floats_become_whole_numbers_truncated_and_saturated(arch: str, source: DType, target: DType) -> None:
    low, high = int(target.min), int(target.max)
    given = np.array([0.0, 2.75, -2.75 if low else -0.0, 1e30, -1e30, np.inf, -np.inf, np.nan], source.numpy)
    want = [0, 2, -2 if low else 0, high, low, high, low, 0]
    made = results(arch, lambda a: op(Op.CAST, a, dtype=target), [given], target)
    assert made.tolist() == want


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
def test_bitcasts_keep_bits(bits: int) -> None:
    types = [d for d in (*INTS, *FLOATS) if d.bits == bits]
    for source in types:
        functions: list[Maker] = [lambda a, t=t: op(Op.BITCAST, a, dtype=t) for t in types]
        elementwise_run.run(functions, [source], 64, special=False)


@pytest.mark.parametrize(
    ("number", "source", "target"),
    [
        *[(1.5, dtypes.float32, dtypes.int32), (0x40490FDB, dtypes.int32, dtypes.float32)],
        *[(-0.75, dtypes.float64, dtypes.int64), (0x4000000000000001, dtypes.int64, dtypes.float64)],
    ],
)
def test_a_constant_s_bits_are_another_type_s_number(
    arch: str, number: float, source: DType, target: DType
) -> None:
    least = np.full(32, target.min if target.is_int else -np.inf, target.numpy)
    made = results(
        arch, lambda a: op(Op.MAX, a, op(Op.BITCAST, const(number, source), dtype=target)), [least], target
    )
    assert made.tolist() == [np.array(number, source.numpy).view(target.numpy)] * 32


@pytest.mark.parametrize("dtype", INTS, ids=lambda d: d.name)
def test_whole_quotients_truncate(dtype: DType) -> None:
    elementwise_run.run_integer_division(dtype)


def test_long_quotients_are_exact_where_an_estimate_misses_most() -> None:
    elementwise_run.run_long_quotients()


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.float64], ids=lambda d: d.name)
def test_quotients_are_correctly_rounded_over_the_whole_range(arch: str, dtype: DType) -> None:
    rng = np.random.default_rng(5)
    bits = rng.integers(0, 1 << dtype.bits, (2, 1500), dtype=np.uint64)
    a, b = (row.astype(f"uint{dtype.bits}").view(dtype.numpy) for row in bits)
    edges = np.array(
        [0, -0.0, 1, np.inf, -np.inf, np.nan, np.finfo(dtype.numpy).tiny, 3e-45, -1e38], dtype.numpy
    )
    a, b = (np.concatenate([x, y]) for x, y in ((a, np.repeat(edges, 9)), (b, np.tile(edges, 9))))
    with np.errstate(all="ignore"):
        want = a / b
    made = results(arch, binary(Op.DIV), [a, b], dtype)
    assert np.array_equal(made, want, equal_nan=True)
    assert (
        np.array_equal(np.signbit(made), np.signbit(want))
        or np.isnan(want[np.signbit(made) != np.signbit(want)]).all()
    )


def test_roots_of_float32_are_correctly_rounded_over_the_whole_range(arch: str) -> None:
    bits = np.random.default_rng(6).integers(0, 1 << 32, 3000, dtype=np.uint64).astype(np.uint32)
    given = np.concatenate([bits.view(np.float32), np.array([0, -0.0, np.inf, 1e-45, 4, 2], np.float32)])
    with np.errstate(all="ignore"):
        want = np.sqrt(given)
    made = results(arch, lambda a: op(Op.SQRT, a), [given], dtypes.float32)
    assert np.array_equal(made, want, equal_nan=True)


ULPS = {Op.EXP2: (np.exp2, 2, (-148.0, 128.0)), Op.LOG2: (np.log2, 4, (1e-40, 1e38))}


@pytest.mark.parametrize("kind", ULPS)
def test_powers_and_logarithms_are_as_near_as_they_say(arch: str, kind: Op) -> None:
    function, ulps, (low, high) = ULPS[kind]
    rng = np.random.default_rng(7)
    given = (
        rng.uniform(low, high, 2000)
        if kind is Op.EXP2
        else np.exp(rng.uniform(np.log(low), np.log(high), 2000))
    )
    near_one = 1 + rng.uniform(-1e-3, 1e-3, 500)
    given = np.concatenate([given, near_one]).astype(np.float32)
    want = function(given.astype(np.float64))
    made = results(arch, lambda a: op(kind, a), [given], dtypes.float32)
    unit = np.spacing(np.abs(want.astype(np.float32))).astype(np.float64)
    assert (np.abs(made - want) / unit).max() <= ulps


@pytest.mark.parametrize("dtype", [dtypes.float32, dtypes.float64], ids=lambda d: d.name)
def test_sines_are_as_near_as_they_say(arch: str, dtype: DType) -> None:
    given = (np.random.default_rng(8).standard_normal(1000) * 1e3).astype(dtype.numpy)
    for kind, function in ((Op.SIN, np.sin), (Op.COS, np.cos)):
        made = results(arch, lambda a, k=kind: op(k, a), [given], dtype)
        assert np.abs(made - function(given.astype(np.float64))).max() < (
            1.5e-7 if dtype.bits == 32 else 2e-15
        )


def test_transcendentals_of_float64_are_within_a_few_units(arch: str) -> None:
    for kind in (Op.EXP2, Op.LOG2, Op.SQRT):
        given = np.abs(np.random.default_rng(9).standard_normal(500)) * 100 + 1e-3
        made = results(arch, lambda a, k=kind: op(k, a), [given], dtypes.float64)
        want = {Op.EXP2: np.exp2, Op.LOG2: np.log2, Op.SQRT: np.sqrt}[kind](given)
        assert (np.abs(made - want) / np.spacing(np.abs(want))).max() <= 4


@pytest.mark.parametrize("count", [1, 7, 63, 65, 1000, 1009])
def test_every_element_of_any_count_is_written_and_none_beyond(arch: str, count: int) -> None:
    for dtype in (dtypes.float32, dtypes.int8, dtypes.float16, dtypes.float64):
        run(arch, binary(Op.ADD), [dtype, dtype], count=count)
