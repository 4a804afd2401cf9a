"""Casts between all types and reinterpreted bits."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.codegen.rdna.generation import generation
from tensor.codegen.rdna.machine import linearise
from tensor.codegen.rdna.select import select
from tensor.codegen.rdna.verify import verify
from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tests.tensor import kernel_oracle
from tests.tensor.codegen.rdna.checks import check_bits
from tests.tensor.codegen.rdna.elementwise_run import (
    COUNT,
    Maker,
    run,
)
from tests.tensor.codegen.rdna.samples import (
    const,
    data,
    elementwise,
    op,
    program,
)
from tests.tensor.codegen.rdna.wave_rig import Array, run_kernel

pytestmark = pytest.mark.usefixtures("each_chip")


def data_of(values: Array, dtype: DType) -> Array:
    return kernel_oracle.encode(values.astype(np.float32 if dtype.kind == "B" else dtype.numpy), dtype)


@pytest.mark.parametrize("source", dtypes.all, ids=lambda d: d.name)
def test_casts(source: DType) -> None:
    """Values that both types can hold, where numpy's own conversion is defined."""
    functions: list[Maker] = [lambda a, d=d: op(Op.CAST, a, dtype=d) for d in dtypes.all if d != source]
    kernel = elementwise(functions, [source], COUNT)
    values = data(source, COUNT, 5, special=False)
    if source.is_float:
        wide = np.random.default_rng(1).uniform(0, 120, COUNT)
        values = data_of(wide, source)
    outputs = [np.zeros(COUNT, p.dtype.numpy) for p in kernel.params[1:]]
    with np.errstate(all="ignore"):
        check_bits(kernel, [values, *outputs])


def test_negative_floats_to_signed_integers() -> None:
    targets = [dtypes.int8, dtypes.int16, dtypes.int32, dtypes.int64]
    functions: list[Maker] = [lambda a, d=d: op(Op.CAST, a, dtype=d) for d in targets]
    for source in (dtypes.float32, dtypes.float64, dtypes.float16):
        kernel = elementwise(functions, [source], COUNT)
        values = data_of(np.random.default_rng(2).uniform(-128, 0, COUNT), source)
        check_bits(kernel, [values, *(np.zeros(COUNT, p.dtype.numpy) for p in kernel.params[1:])])


def test_bitcasts_keep_bits() -> None:
    pairs = [
        (dtypes.float32, dtypes.int32),
        (dtypes.int32, dtypes.float32),
        (dtypes.float64, dtypes.uint64),
        (dtypes.uint16, dtypes.bfloat16),
        (dtypes.bfloat16, dtypes.int16),
        (dtypes.int8, dtypes.uint8),
        (dtypes.float16, dtypes.uint16),
    ]
    for source, target in pairs:
        run([lambda a, t=target: op(Op.BITCAST, a, dtype=t)], [source], 64, special=False)


def cast_of(values: Array, source: DType, target: DType) -> Array:
    made = np.zeros(values.size, target.numpy)
    run_kernel(elementwise([lambda a: op(Op.CAST, a, dtype=target)], [source], values.size), [values, made])
    return made


@pytest.mark.parametrize("source", [dtypes.int64, dtypes.uint64], ids=lambda d: d.name)
def test_integers_of_64_bits_are_rounded_once_to_float32(source: DType) -> None:
    """Of every length: ties of an even and of an odd neighbour, and one beside them on either side, which a
    second rounding would lose. numpy rounds once."""
    limits = np.iinfo(source.numpy)
    near = {
        (top << shift) + (1 << shift >> 1) + beside
        for shift in range(41)
        for top in (1 << 23, (1 << 23) + 1, (1 << 24) - 1)
        for beside in (-1, 0, 1)
    }
    every = {0, 1, limits.max, limits.max - 1, limits.min, limits.min + 1, 1 << 31, 1 << 32, (1 << 32) - 1}
    numbers = sorted(near | every | {-n for n in near | every})
    values = np.array([n for n in numbers if limits.min <= n <= limits.max], source.numpy)
    assert np.array_equal(cast_of(values, source, dtypes.float32), values.astype(np.float32))


INF, NAN = float("inf"), float("nan")
LIMITS = {
    dtypes.int32: (-(2**31), 2**31 - 1),
    dtypes.uint32: (0, 2**32 - 1),
    dtypes.int64: (-(2**63), 2**63 - 1),
    dtypes.uint64: (0, 2**64 - 1),
}


@pytest.mark.parametrize("source", [dtypes.float32, dtypes.float64], ids=lambda d: d.name)
@pytest.mark.parametrize("target", LIMITS, ids=lambda d: d.name)
def test_floats_are_cut_to_the_range_of_32_or_64_bits(source: DType, target: DType) -> None:
    """As docs/codegen.md promises, and as RDNA3's V_CVT_I32_F32 and its like do for 32 bits; NaN gives 0."""
    low, high = LIMITS[target]
    most = float(np.nextafter(source.numpy.type(-(2.0**63)), source.numpy.type(-INF)))
    values = [
        NAN,
        INF,
        -INF,
        1e30,
        -1e30,
        most,
        0.99,
        -0.99,
        1.5,
        123456.75,
        2.0**31,
        2.0**63,
        -5.0,
        -(2.0**40),
    ]
    want = [0, high, low, high, low, low, 0, 0, 1, 123456]
    want += [min(2**31, high), min(2**63, high), max(-5, low), max(-(2**40), low)]
    made = cast_of(np.array(values, source.numpy), source, target)
    assert made.tolist() == want


@pytest.mark.parametrize("source", [dtypes.float32, dtypes.float64, dtypes.float16], ids=lambda d: d.name)
def test_whatever_is_not_0_is_true(source: DType) -> None:
    values = np.array(
        [0.0, -0.0, NAN, INF, -INF, 1.0, np.finfo(source.numpy).smallest_subnormal], source.numpy
    )
    assert cast_of(values, source, dtypes.bool).tolist() == [False, False, True, True, True, True, True]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        *[(0x3F808000, 0x3F80), (0x3F818000, 0x3F82), (0x3F808001, 0x3F81), (0x3F817FFF, 0x3F81)],
        *[(0x7F7FFFFF, 0x7F80), (0xFF7F7FFF, 0xFF7F), (0x7F800000, 0x7F80), (0xFF800000, 0xFF80)],
        *[(0x00008000, 0x0000), (0x00018000, 0x0002), (0x80000000, 0x8000)],
    ],
)
def test_bfloat16_is_the_nearest_and_of_two_the_even_one(before: int, after: int) -> None:
    bits = np.full(32, before, np.uint32).view(np.float32)
    assert set(cast_of(bits, dtypes.float32, dtypes.bfloat16).view(np.uint16).tolist()) == {after}


@pytest.mark.parametrize("nan", [0x7F800001, 0xFF800001, 0x7FFFFFFF, 0x7FC00000])
def test_a_nan_stays_one_as_bfloat16_wherever_its_bits_are(nan: int) -> None:
    bits = np.full(32, nan, np.uint32).view(np.float32)
    made = int(cast_of(bits, dtypes.float32, dtypes.bfloat16).view(np.uint16)[0])
    assert made & 0x7F80 == 0x7F80 and made & 0x7F


NARROW = [d for d in dtypes.all if d.is_int and d.bits <= 32]


@pytest.mark.parametrize("source", NARROW, ids=lambda d: d.name)
def test_an_integer_is_cut_to_the_bits_of_its_type_before_it_is_used(source: DType) -> None:
    """Not only when it is stored: each is looked at as a float. numpy says what its bits mean."""
    functions: list[Maker] = [
        lambda a, d=d: op(Op.CAST, op(Op.CAST, a, dtype=d), dtype=dtypes.float64) for d in NARROW
    ]
    values = np.array([source.min, source.max, 0, 1, 100, source.max // 2, source.max // 2 + 1], source.numpy)
    made = [np.zeros(values.size) for _ in NARROW]
    run_kernel(elementwise(functions, [source], values.size), [values, *made])
    for found, target in zip(made, NARROW, strict=True):
        assert found.tolist() == values.astype(target.numpy).astype(float).tolist(), target.name


@pytest.mark.parametrize("target", [dtypes.int64, dtypes.uint64, dtypes.float64], ids=lambda d: d.name)
def test_both_dwords_of_a_truth_value_of_64_bits_are_made(target: DType) -> None:
    kernel = elementwise([lambda a: op(Op.CAST, a, dtype=target)], [dtypes.bool], 64)
    items, _ = select(program(kernel, "gfx1100"), generation("gfx1100"))
    verify(linearise(items), "gfx1100", "selection")


def test_every_bfloat16_is_the_upper_half_of_its_float32() -> None:
    bits = np.roll(np.arange(1 << 16, dtype=np.uint16), 1)  # odd ones in lower halves too
    made = cast_of(bits.view(dtypes.bfloat16.numpy), dtypes.bfloat16, dtypes.float32)
    assert np.array_equal(made.view(np.uint32), bits.astype(np.uint32) << 16)


@pytest.mark.parametrize(
    ("number", "source", "target"),
    [
        *[(1.5, dtypes.float32, dtypes.int32), (0x40490FDB, dtypes.int32, dtypes.float32)],
        *[(-0.75, dtypes.float64, dtypes.int64), (0x4000000000000001, dtypes.int64, dtypes.float64)],
    ],
)
def test_a_constant_s_bits_are_another_type_s_number(number: float, source: DType, target: DType) -> None:
    kernel = elementwise(
        [lambda a: op(Op.MAX, a, op(Op.BITCAST, const(number, source), dtype=target))], [target], 32
    )
    made = np.zeros(32, target.numpy)
    run_kernel(kernel, [np.full(32, target.min if target.is_int else -np.inf, target.numpy), made])
    assert made.tolist() == [np.array(number, source.numpy).view(target.numpy)] * 32
