"""Casts on the host give numpy's values; floats saturate, halves round to nearest even, once."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tests.tensor.codegen.cpu.rig import checked, values
from tests.tensor.codegen.rdna.samples import data, op

COUNT = 70


@pytest.mark.parametrize("source", dtypes.all, ids=lambda d: d.name)
@pytest.mark.parametrize("target", dtypes.all, ids=lambda d: d.name)
def test_every_type_becomes_every_other(source: DType, target: DType) -> None:
    numbers = data(source, COUNT, 3, special=False)
    if source.is_float and target.is_int:
        numbers = np.arange(COUNT, dtype=np.float64).astype(np.float32)
        numbers = (numbers.view(np.uint32) >> 16).astype(np.uint16) if source.kind == "B" else numbers
        numbers = numbers.astype(source.numpy)
    if source.bits == 64 and source.is_int and target.is_float and target.bits == 16:
        numbers = numbers % 1000
    checked(lambda a: op(Op.CAST, a, dtype=target), [source], [numbers])


@pytest.mark.parametrize(
    "target", [dtypes.int32, dtypes.int64, dtypes.uint32, dtypes.uint64], ids=lambda d: d.name
)
def test_floats_saturate_and_nan_is_0(target: DType) -> None:
    given = np.array([1e30, -1e30, np.inf, -np.inf, np.nan, -0.7, 2.9], np.float32)
    got = values(lambda a: op(Op.CAST, a, dtype=target), [dtypes.float32], [given])
    low = int(target.min)
    assert got.tolist() == [target.max, low, target.max, low, 0, 0, 2]


def test_a_double_becomes_a_half_with_one_rounding() -> None:
    """1 + 2**-11 + 2**-40 is above the middle of two halves; a float32 between would lie on it."""
    given = np.array([1 + 2.0**-11 + 2.0**-40, 1 + 2.0**-11, 65519.99999999, 65520.0, -1e300, np.nan])
    checked(lambda a: op(Op.CAST, a, dtype=dtypes.float16), [dtypes.float64], [given])


BITS = [
    (dtypes.float32, dtypes.int32), (dtypes.int32, dtypes.float32), (dtypes.float64, dtypes.uint64),
    (dtypes.float16, dtypes.uint16), (dtypes.uint16, dtypes.bfloat16), (dtypes.bfloat16, dtypes.int16),
    (dtypes.int16, dtypes.float16), (dtypes.bfloat16, dtypes.float16), (dtypes.float16, dtypes.bfloat16),
    (dtypes.int64, dtypes.float64),
]  # fmt: skip


def test_bits_stay_where_only_the_type_changes() -> None:
    for source, target in BITS:
        checked(lambda a, t=target: op(Op.BITCAST, a, dtype=t), [source], [data(source, COUNT, 1, False)])


def test_bits_of_another_type_are_reckoned_with_as_that_type_s() -> None:
    for source, target in BITS:
        checked(
            lambda a, t=target: op(Op.NEG, op(Op.BITCAST, a, dtype=t)),
            [source],
            [data(source, COUNT, 1, False)],
        )


@pytest.mark.parametrize("half", [dtypes.float16, dtypes.bfloat16], ids=lambda d: d.name)
def test_a_half_is_rounded_where_it_is_made_though_it_is_held_as_a_float(half: DType) -> None:
    given = np.array([1 + 2.0**-20, 2049, 1e-8, 70000, -3.14159], np.float32)
    checked(
        lambda a: op(Op.CAST, op(Op.CAST, a, dtype=half), dtype=dtypes.float32), [dtypes.float32], [given]
    )


@pytest.mark.parametrize("target", [d for d in dtypes.all if d.is_int], ids=lambda d: d.name)
def test_a_float_saturates_at_32_or_64_bits_and_then_wraps(target: DType) -> None:
    """Unsigned numbers of less than 32 bits are taken from signed ones of 32."""
    given = [0.9, -0.9, 127.5, 128, 255, 256, 300, -1.5, -129, 65535.9, 65536, 70000.7, 2.0**31 - 128]
    given += [2.0**31, 2.0**32, 3e9, -3e9, 2.0**63, 1e20, -1e20]
    held = max(target.bits, 32)
    is_signed = target.kind == "i" or target.bits < 32
    low, high = (-(1 << held - 1), (1 << held - 1) - 1) if is_signed else (0, (1 << held) - 1)
    want = [min(max(int(number), low), high) & (1 << target.bits) - 1 for number in given]
    got = values(lambda a: op(Op.CAST, a, dtype=target), [dtypes.float64], [np.array(given)])
    assert [int(number) & (1 << target.bits) - 1 for number in got] == want


def test_a_float_becomes_the_nearest_bfloat16_and_a_nan_stays_one() -> None:
    given = [0x3F80_7FFF, 0x3F80_8000, 0x3F80_8001, 0x3F81_7FFF, 0x3F81_8000, 0xBF81_8000, 0x7F7F_7FFF]
    want = [0x3F80, 0x3F80, 0x3F81, 0x3F81, 0x3F82, 0xBF82, 0x7F7F]
    given += [0x7F7F_FFFF, 0x7F80_0000, 0xFF80_0000, 0x0000_8000, 0x0000_8001, 0x8001_8000]
    want += [0x7F80, 0x7F80, 0xFF80, 0x0000, 0x0001, 0x8002]
    nans = [0x7F80_0001, 0xFF80_0001, 0x7FFF_FFFF, 0xFFFF_FFFF, 0x7FC0_0000]
    inputs = np.array([*given, *nans], np.uint32).view(np.float32)
    got = values(lambda a: op(Op.CAST, a, dtype=dtypes.bfloat16), [dtypes.float32], [inputs]).tolist()
    assert got[: len(want)] == want
    assert all(bits & 0x7FC0 == 0x7FC0 for bits in got[len(want) :])


@pytest.mark.parametrize(
    ("target", "digits", "one"), [(dtypes.float16, 10, 0x3C00), (dtypes.bfloat16, 7, 0x3F80)]
)
def test_a_double_near_the_middle_of_two_halves_is_rounded_once(target: DType, digits: int, one: int) -> None:
    """A float32 between would lie on the middle, from wherever it comes."""
    unit, little = 2.0**-digits, 2.0**-40
    given = [1 + unit / 2 - little, 1 + unit / 2, 1 + unit / 2 + little]
    given += [1 + 3 * unit / 2 - little, 1 + 3 * unit / 2, 1 + 3 * unit / 2 + little]
    want = [one, one, one + 1, one + 1, one + 2, one + 2]
    signs = np.array([*given, *(-number for number in given)])
    got = values(lambda a: op(Op.CAST, a, dtype=target), [dtypes.float64], [signs])
    assert got.view(np.uint16).tolist() == [*want, *(bits | 0x8000 for bits in want)]
