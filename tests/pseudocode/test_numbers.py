"""Exact numbers round as numpy's, of every format that both have."""

from __future__ import annotations

import struct
from fractions import Fraction

import numpy as np
import pytest

from tests.pseudocode import numbers
from tests.pseudocode.numbers import ZERO, Value

FORMATS = [("f16", np.float16, np.uint16), ("f32", np.float32, np.uint32), ("f64", np.float64, np.uint64)]


def value(number: float, kind: str = "f32") -> Value:
    code, wide = {"f16": ("<e", "<H"), "f32": ("<f", "<I"), "f64": ("<d", "<Q")}[kind]
    return Value(struct.unpack(wide, struct.pack(code, number))[0], kind)


@pytest.mark.parametrize(("kind", "dtype", "word"), FORMATS)
def test_sums_products_quotients_and_roots_are_numpys(kind: str, dtype: type, word: type) -> None:
    rng = np.random.default_rng(1)
    a, b = (rng.integers(0, np.iinfo(word).max, 300, dtype=word) for _ in range(2))
    x, y = a.view(dtype), b.view(dtype)
    with np.errstate(all="ignore"):
        expected = {"add": x + y, "multiply": x * y, "divide": x / y, "root": np.sqrt(x)}
    for name, row in expected.items():
        operation = getattr(numbers, name)
        for i, (p, q) in enumerate(zip(a.tolist(), b.tolist(), strict=True)):
            operands = [Value(p, kind)] if name == "root" else [Value(p, kind), Value(q, kind)]
            found = operation(*operands)
            if np.isnan(row[i]):
                assert found == numbers.any_nan(kind)
            else:
                assert found.bits == int(row.view(word)[i]), (name, hex(p), hex(q))


@pytest.mark.parametrize(("kind", "dtype", "word"), FORMATS[:2])
def test_narrowing_is_numpys(kind: str, dtype: type, word: type) -> None:
    rng = np.random.default_rng(2)
    wide = np.concatenate(
        [rng.standard_normal(200) * 10.0 ** rng.integers(-50, 45, 200), [0.0, -0.0, np.inf]]
    )
    with np.errstate(all="ignore"):
        narrow = wide.astype(dtype).view(word)
    found = [numbers.convert(value(float(each), "f64"), kind).bits for each in wide]
    assert found == narrow.tolist()


def test_a_fused_product_is_rounded_once() -> None:
    a = value(1 + 2**-23)
    assert numbers.fused(a, a, value(-1 - 2**-22)) == value(2**-46)
    assert numbers.add(numbers.multiply(a, a), value(-1 - 2**-22)) == value(0.0)


def test_toward_zero_the_greatest_number_is_the_limit() -> None:
    assert numbers.rounded(Fraction(70000), "f16").bits == 0x7C00
    assert numbers.rounded(Fraction(70000), "f16", mode=ZERO).bits == 0x7BFF
    assert numbers.rounded(Fraction(-2049, 2), "f16", mode=ZERO).bits == 0xE400


@pytest.mark.parametrize(
    ("number", "kind", "bits"),
    [(1.0, "fp8", 0x38), (448.0, "fp8", 0x7E), (2**-9, "fp8", 1), (1.0, "bf8", 0x3C), (57344.0, "bf8", 0x7B)],
)
def test_eight_bits_are_as_ocp_has_them(number: float, kind: str, bits: int) -> None:
    """Open Compute Project, OFP8: E4M3 and E5M2."""
    assert numbers.rounded(Fraction(number), kind).bits == bits
    assert numbers.exact(Value(bits, kind)) == Fraction(number)


def test_a_cast_keeps_what_a_nan_says() -> None:
    signalling = Value(0xFFA54321, "f32")
    wide = numbers.convert(signalling, "f64")
    assert numbers.is_nan(wide) and not numbers.is_quiet(wide) and numbers.sign(wide)
    assert numbers.convert(wide, "f32") == signalling
    assert numbers.quiet(signalling).bits == 0xFFE54321


def test_integers_are_taken_with_their_sign() -> None:
    assert numbers.take(0x1FF, "i8").data == -1
    assert numbers.take(-1, "u16").data == 0xFFFF
    assert numbers.take(0x80, "i24").data == 0x80
