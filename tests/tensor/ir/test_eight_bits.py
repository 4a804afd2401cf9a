"""Floats of 8 bits against the tables of the OCP specification, a search for the nearest, and ml_dtypes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor import Tensor, dtypes
from tensor.dtype import DType

pytestmark = pytest.mark.usefixtures("on_host")
E4M3, E5M2 = dtypes.float8_e4m3fn, dtypes.float8_e5m2
BITS = np.arange(256, dtype=np.uint8)
# Tables 1 and 2 of the specification.
TABLE = [
    (E4M3, 0x7E, 448.0), (E4M3, 0x08, 2.0**-6), (E4M3, 0x07, 0.875 * 2.0**-6), (E4M3, 0x01, 2.0**-9),
    (E4M3, 0x80, -0.0), (E4M3, 0x7F, np.nan), (E4M3, 0xFF, np.nan),
    (E5M2, 0x7B, 57344.0), (E5M2, 0x04, 2.0**-14), (E5M2, 0x03, 0.75 * 2.0**-14), (E5M2, 0x01, 2.0**-16),
    (E5M2, 0x80, -0.0), (E5M2, 0x7C, np.inf), (E5M2, 0xFC, -np.inf), (E5M2, 0x7E, np.nan),
]  # fmt: skip
SAMPLES = np.concatenate([
    np.arange(0, 65536, 7, dtype=np.uint16).view(np.float16).astype(np.float32),
    np.array([2.0**-10, 2.0**-17, 1.5 * 2.0**-9, 432, 1e-40, -1e-30, 5e4, -450], np.float32),
])  # fmt: skip


def bits_of(values: Any, dtype: DType) -> Any:
    return Tensor(values).cast(dtype).bitcast(dtypes.uint8).numpy()


@pytest.mark.parametrize(("dtype", "bits", "value"), TABLE)
def test_bits_mean_what_the_specification_says(dtype: DType, bits: int, value: float) -> None:
    found = Tensor(np.array([bits], np.uint8)).bitcast(dtype).numpy()
    np.testing.assert_array_equal(found, np.array([value], np.float32))
    assert np.signbit(found[0]) == np.signbit(value) or np.isnan(value)


@pytest.mark.parametrize("dtype", [E4M3, E5M2])
def test_every_number_survives_and_others_go_to_the_nearest(dtype: DType) -> None:
    values = Tensor(BITS).bitcast(dtype).numpy()
    numbers = np.isfinite(values)
    np.testing.assert_array_equal(bits_of(values[numbers], dtype), BITS[numbers])
    sizes = values[:128][numbers[:128]].astype(np.float64)
    tried = SAMPLES[np.abs(SAMPLES) <= sizes[-1]]
    distance = np.abs(np.abs(tried.astype(np.float64))[:, None] - sizes)
    least = distance.min(1, keepdims=True)
    is_near = distance == least
    even = np.arange(len(sizes)) % 2 == 0
    ties = is_near.sum(1) > 1
    expected = np.where(ties, (is_near & even).argmax(1), is_near.argmax(1)).astype(np.uint8)
    np.testing.assert_array_equal(bits_of(tried, dtype), expected | np.signbit(tried).astype(np.uint8) << 7)


def test_what_is_too_great_is_the_greatest_number_or_infinity() -> None:
    great = np.array([448, 464, 465, 1e30, np.inf, -np.inf, np.nan], np.float32)
    assert bits_of(great, E4M3).tolist() == [0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0xFE, 0x7F]
    great = np.array([57344, 61439, 61440, 1e30, np.inf, -np.inf, np.nan], np.float32)
    assert bits_of(great, E5M2).tolist() == [0x7B, 0x7B, 0x7C, 0x7C, 0x7C, 0xFC, 0x7F]


def test_they_are_stored_moved_and_read_but_not_computed_with() -> None:
    x = Tensor([1.0, -2.5, 300.0]).cast("float8_e4m3fn")
    assert x.dtype == E4M3 and x.nbytes() == 3 and x.tolist() == [1.0, -2.5, 288.0]
    assert x[[2, 0]].reshape(2, 1).cat(x[:2].reshape(2, 1), dim=1).tolist() == [[288.0, 1.0], [1.0, -2.5]]
    assert x.sum().item() == 286.5 and x.abs().tolist() == [1.0, 2.5, 288.0]
    assert Tensor.zeros(2, dtype=E5M2).tolist() == [0.0, 0.0]


MISTAKES: list[Callable[[Tensor], Any]] = [
    lambda x: x + x,
    lambda x: x * 2,
    lambda x: -x,
    lambda x: x.float() + x,
    lambda x: x @ x,
]


@pytest.mark.parametrize("call", MISTAKES)
def test_arithmetic_says_what_to_do(call: Callable[[Tensor], Any]) -> None:
    with pytest.raises(TypeError, match=r"cast (it|the float of 8 bits) to float32 first$"):
        call(Tensor([1.0]).cast(E4M3))


@pytest.mark.parametrize("dtype", [E4M3, E5M2])
def test_ml_dtypes_has_the_same_numbers(dtype: DType) -> None:
    kinds = pytest.importorskip("ml_dtypes")
    kind = getattr(kinds, dtype.name)
    np.testing.assert_array_equal(
        Tensor(BITS).bitcast(dtype).numpy(), BITS.view(kind).astype(np.float32), strict=True
    )
    assert Tensor(np.ones(2, kind)).dtype == dtype
    inside = SAMPLES[np.abs(SAMPLES) <= 448]
    np.testing.assert_array_equal(bits_of(inside, dtype), inside.astype(kind).view(np.uint8))
