"""Weights of 4 bits, against numpy."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor, state
from tensor.quant import Int4, pack_int4, unpack_int4

pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(9)


def test_two_neighbours_share_a_byte_the_first_in_its_low_half() -> None:
    packed = pack_int4(Tensor([[1, -1, -8, 7]]))
    assert packed.tolist() == [[0xF1, 0x78]]
    assert unpack_int4(packed).tolist() == [[1, -1, -8, 7]]
    every = np.arange(-8, 8, dtype=np.int8)
    np.testing.assert_array_equal(unpack_int4(pack_int4(Tensor(every))).numpy(), every)


def test_a_weight_is_off_by_half_a_scale_at_most_and_the_greatest_not_at_all() -> None:
    weight = RNG.normal(size=(6, 64)).astype(np.float32)
    weight[2, :32] = 0
    made = Int4.quantize(Tensor(weight), group=16)
    found, scales = made.dequantize().numpy(), np.repeat(made.scales.numpy(), 16, 1)
    assert made.shape == (6, 64) and repr(made) == "Int4(6, 64, group=16)"
    assert (np.abs(found - weight) <= scales * 0.5001).all()
    groups = weight.reshape(6, 4, 16)
    np.testing.assert_allclose(made.scales.numpy(), np.abs(groups).max(2) / 7, rtol=1e-6)
    nearest = np.clip(
        np.rint(groups / np.where(scales.reshape(groups.shape), scales.reshape(groups.shape), 1)), -8, 7
    )
    np.testing.assert_allclose(found.reshape(groups.shape), nearest * scales.reshape(groups.shape), atol=1e-6)


def test_a_product_is_that_of_the_weights_it_stands_for() -> None:
    weight, x = RNG.normal(size=(8, 32)), RNG.normal(size=(3, 32)).astype(np.float32)
    made = Int4.quantize(Tensor(weight.astype(np.float32)))
    expected = x.astype(np.float64) @ made.dequantize("float64").numpy().T + 1
    np.testing.assert_allclose(made.linear(Tensor(x), Tensor.ones(8)).numpy(), expected, rtol=1e-5, atol=1e-5)
    assert state.get_state_dict(made).keys() == {"packed", "scales"}


def test_a_mistake_is_one_sentence() -> None:
    with pytest.raises(ValueError, match=r"^pack_int4: shape \(3,\); allowed is an even last axis"):
        pack_int4(Tensor([1, 2, 3]))
    with pytest.raises(TypeError, match=r"^unpack_int4: float32; allowed is uint8"):
        unpack_int4(Tensor([1.0]))
    with pytest.raises(ValueError, match=r"^Int4.quantize: shape \(2, 30\) in groups of 32"):
        Int4.quantize(Tensor(np.zeros((2, 30), np.float32)))
    with pytest.raises(ValueError, match=r"^Int4: a row of 8 weights and 3 scales"):
        Int4(Tensor(np.zeros((1, 4), np.uint8)), Tensor(np.zeros((1, 3), np.float32)))
