"""Every elementwise operation in every type gives numpy's result when its code runs on simulated waves."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Value
from tests.tensor import kernel_oracle
from tests.tensor.codegen.rdna.samples import const, data, elementwise, op, same
from tests.tensor.codegen.rdna.wave_rig import Array, run_kernel

COUNT = 192
INTS = [d for d in dtypes.all if d.is_int]
FLOATS = [d for d in dtypes.all if d.is_float]
BOOL = dtypes.bool
ARITHMETIC = (Op.ADD, Op.SUB, Op.MUL, Op.MAX, Op.MIN)
COMPARES = (Op.LT, Op.EQ, Op.NE)

Maker = Callable[..., Value]


def check(kernel: Kernel, arrays: list[Array], tolerance: float = 0.0) -> None:
    """Run the code and the kernel's meaning; every written array must agree."""
    want = [a.copy() for a in arrays]
    kernel_oracle.run(kernel, want)
    run_kernel(kernel, arrays)
    for param, store in zip(kernel.params[-len(kernel.stores) :], kernel.stores, strict=True):
        good = same(arrays[param.slot], want[param.slot], param.dtype, tolerance)
        if not good.all():
            at = int(np.nonzero(~good)[0][0])
            inputs = [a[at] for a, p in zip(arrays, kernel.params, strict=True) if p.access == "r"]
            found, wanted = arrays[param.slot][at], want[param.slot][at]
            raise AssertionError(f"{store.value!r} of {inputs}: got {found!r}, want {wanted!r}")


def run(
    functions: list[Maker],
    types: list[DType],
    count: int = COUNT,
    tolerance: float = 0.0,
    special: bool = True,
) -> None:
    """Outputs in batches of one kernel each: fewer kernels, less time."""
    kernel = elementwise(functions, types, count)
    inputs = [data(d, count, seed, special) for seed, d in enumerate(types)]
    outputs = [np.zeros(count, p.dtype.numpy) for p in kernel.params[len(types) :]]
    check(kernel, [*inputs, *outputs], tolerance)


def binary(kind: Op, dtype: DType | None = None) -> Maker:
    return lambda a, b: op(kind, a, b, dtype=dtype)


def with_const(kind: Op, number: float, dtype: DType, result: DType | None = None) -> Maker:
    return lambda a, *_: op(kind, a, const(number, dtype), dtype=result or dtype)


def const_with(kind: Op, number: float, dtype: DType, result: DType | None = None) -> Maker:
    return lambda a, *_: op(kind, const(number, dtype), a, dtype=result or dtype)


@pytest.mark.parametrize("dtype", FLOATS, ids=lambda d: d.name)
def test_float_arithmetic_is_exact(dtype: DType) -> None:
    both = [binary(k) for k in (*ARITHMETIC, Op.DIV)] + [binary(k, BOOL) for k in COMPARES]
    fixed = [with_const(k, 3.5, dtype) for k in ARITHMETIC] + [const_with(k, 0.3, dtype) for k in ARITHMETIC]
    single: list[Maker] = [lambda a, b, k=k: op(k, a) for k in (Op.NEG, Op.TRUNC, Op.RECIP, Op.SQRT)]
    run(both + fixed + single, [dtype, dtype])


@pytest.mark.parametrize("dtype", INTS, ids=lambda d: d.name)
def test_integer_arithmetic_wraps_as_in_numpy(dtype: DType) -> None:
    kinds = (*ARITHMETIC, Op.AND, Op.OR, Op.XOR)
    both = [binary(k) for k in kinds] + [binary(k, BOOL) for k in COMPARES]
    fixed = [with_const(k, 77, dtype) for k in kinds] + [const_with(k, 3, dtype) for k in (Op.SUB, Op.MAX)]
    compares = [with_const(k, 5, dtype, BOOL) for k in COMPARES] + [const_with(Op.LT, 5, dtype, BOOL)]
    single: list[Maker] = [lambda a, b, k=k: op(k, a) for k in (Op.NEG, Op.NOT)]
    run(both + fixed + compares + single, [dtype, dtype])


@pytest.mark.parametrize("dtype", INTS, ids=lambda d: d.name)
def test_integer_shifts(dtype: DType) -> None:
    masked: list[Maker] = [
        lambda a, b, k=k: op(k, a, op(Op.AND, b, const(dtype.bits - 1, dtype))) for k in (Op.SHL, Op.SHR)
    ]
    fixed = [with_const(k, n, dtype) for k in (Op.SHL, Op.SHR) for n in (1, 5)]
    run(masked + fixed, [dtype, dtype])


@pytest.mark.parametrize("dtype", INTS, ids=lambda d: d.name)
def test_integer_division_truncates(dtype: DType) -> None:
    kinds = (Op.DIV, Op.MOD)
    divisors = [1, 2, 3, 7, 10, 64, 100, 127] + ([-1, -3, -64] if dtype.kind == "i" else [])
    general: list[Maker] = [lambda a, b, k=k: op(k, a, op(Op.OR, b, const(1, dtype))) for k in kinds]
    fixed = [with_const(k, n, dtype) for k in kinds for n in divisors]
    if dtype.bits == 32 and dtype.kind == "u":
        fixed += [with_const(k, n, dtype) for k in kinds for n in (641, 0x80000001, 0xFFFFFFFF)]
    if dtype.bits == 64:
        fixed = fixed[2:6]
    kernel = elementwise(general + fixed, [dtype, dtype], COUNT)
    inputs = [data(dtype, COUNT, seed) for seed in (3, 4)]
    if dtype.kind == "i":
        inputs[0] = np.where(inputs[0] == dtype.min, inputs[0] + 1, inputs[0])  # min / -1 overflows
    check(kernel, [*inputs, *(np.zeros(COUNT, dtype.numpy) for _ in kernel.stores)])


def test_bool_logic() -> None:
    kinds = (Op.AND, Op.OR, Op.XOR, Op.EQ, Op.NE, Op.LT, Op.MAX, Op.MIN, Op.MUL, Op.ADD)
    constants = [with_const(k, value, BOOL) for k in (Op.AND, Op.OR, Op.XOR) for value in (True, False)]
    single: list[Maker] = [lambda a, b: op(Op.NOT, a)]
    run([binary(k) for k in kinds] + constants + single, [BOOL, BOOL])


@pytest.mark.parametrize("dtype", dtypes.all, ids=lambda d: d.name)
def test_where(dtype: DType) -> None:
    functions: list[Maker] = [
        lambda m, a, b: op(Op.WHERE, m, a, b),
        lambda m, a, b: op(Op.WHERE, m, a, const(0, dtype)),
        lambda m, a, b: op(Op.WHERE, m, const(1, dtype), b),
        lambda m, a, b: op(Op.WHERE, m, const(1, dtype), const(0, dtype)),
    ]
    run(functions, [BOOL, dtype, dtype])


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
        check(kernel, [values, *outputs])


def data_of(values: Array, dtype: DType) -> Array:
    return kernel_oracle.encode(values.astype(np.float32 if dtype.kind == "B" else dtype.numpy), dtype)


def test_negative_floats_to_signed_integers() -> None:
    targets = [dtypes.int8, dtypes.int16, dtypes.int32, dtypes.int64]
    functions: list[Maker] = [lambda a, d=d: op(Op.CAST, a, dtype=d) for d in targets]
    for source in (dtypes.float32, dtypes.float64, dtypes.float16):
        kernel = elementwise(functions, [source], COUNT)
        values = data_of(np.random.default_rng(2).uniform(-128, 0, COUNT), source)
        check(kernel, [values, *(np.zeros(COUNT, p.dtype.numpy) for p in kernel.params[1:])])


@pytest.mark.parametrize("kind", [Op.EXP2, Op.LOG2, Op.SIN], ids=lambda o: o.name)
def test_transcendentals_are_close(kind: Op) -> None:
    functions: list[Maker] = [lambda a: op(kind, a)]
    run(functions, [dtypes.float32], 512, 3e-7, special=kind is not Op.SIN)
    run(functions, [dtypes.float16], 512, 2e-3)
    run(functions, [dtypes.bfloat16], 512, 2e-2)


@pytest.mark.parametrize("kind", [Op.EXP2, Op.LOG2, Op.SIN], ids=lambda o: o.name)
def test_double_transcendentals_are_close(kind: Op) -> None:
    kernel = elementwise([lambda a: op(kind, a)], [dtypes.float64], 256)
    values = data(dtypes.float64, 256, 8)
    values[12:17] = (2.0, 1e-310, -3e-42, 1e6, -1000.5)
    check(kernel, [values, np.zeros(256)], 4e-16)


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


def test_sine_of_large_angles() -> None:
    values = (10.0 ** np.linspace(0, 14, 256)).astype(np.float32)
    kernel = elementwise([lambda a: op(Op.SIN, a)], [dtypes.float32], 256)
    out = np.zeros(256, np.float32)
    run_kernel(kernel, [values, out])
    assert np.abs(out - np.sin(values.astype(np.float64))).max() < 2e-7


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
