"""Tensors in and out of numpy (data.py), their protocols, devices and mistakes."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor, dtypes

pytestmark = pytest.mark.usefixtures("on_host")


def test_data_of_every_kind() -> None:
    assert Tensor(3).dtype == dtypes.int32 and Tensor(3).shape == ()
    assert Tensor(2.5).dtype == dtypes.float32
    assert Tensor(True).dtype == dtypes.bool
    assert Tensor([1, 2]).dtype == dtypes.int32
    assert Tensor([1, 2**40]).dtype == dtypes.int64
    assert Tensor([[1.0], [2.0]]).shape == (2, 1)
    assert Tensor([1, 2.5]).dtype == dtypes.float32
    assert Tensor([]).shape == (0,)
    assert Tensor([Tensor([1.0, 2.0]), [3.0, 4.0]]).tolist() == [[1.0, 2.0], [3.0, 4.0]]
    assert Tensor(np.array(1.5)).dtype == dtypes.float64
    assert Tensor([1, 2], dtype=dtypes.float16).dtype == dtypes.float16
    assert Tensor(Tensor([1]), dtype=dtypes.int8).dtype == dtypes.int8


def test_data_is_copied() -> None:
    array = np.array([1, 2], np.float32)
    x = Tensor(array)
    array[0] = 9
    assert x.tolist() == [1.0, 2.0]
    out = x.numpy()
    out[0] = 9
    assert x.tolist() == [1.0, 2.0]


def test_every_dtype_comes_back() -> None:
    for dtype in dtypes.all:
        x = Tensor([0, 1, 1], dtype=dtype)
        assert x.dtype == dtype
        expected = np.float32 if dtype == dtypes.bfloat16 else dtype.numpy
        assert x.numpy().dtype == expected
        assert x.numpy().tolist() == [0, 1, 1]


def test_bfloat16_comes_out_as_float32() -> None:
    x = Tensor([3.14159], dtype=dtypes.bfloat16)
    assert x.numpy().dtype == np.float32
    assert x.item() == 3.140625


def test_data_that_cannot_be_a_tensor_is_named() -> None:
    with pytest.raises(
        TypeError, match="Tensor: cannot make one from str; allowed are numbers, lists and arrays"
    ):
        Tensor("abc")
    with pytest.raises(ValueError, match="Tensor: nested lists of unequal lengths"):
        Tensor([[1, 2], [3]])
    with pytest.raises(TypeError, match=r"datetime64.* has no tensor dtype"):
        Tensor(np.zeros(2, "datetime64[s]"))
    with pytest.raises(TypeError, match=r"Tensor: a list of .* elements; allowed are numbers"):
        Tensor(["a"])


def test_item_and_truth_need_one_element() -> None:
    assert Tensor([[2.5]]).item() == 2.5
    assert isinstance(Tensor([3]).item(), int)
    with pytest.raises(
        ValueError, match=r"item: the tensor has shape \(2,\), 2 elements; allowed is exactly 1"
    ):
        Tensor([1, 2]).item()
    with pytest.raises(ValueError, match=r"bool: a tensor of shape \(2,\) is not one truth value"):
        bool(Tensor([1, 2]))
    assert bool(Tensor([1])) and not Tensor(0.0)
    assert float(Tensor(1.5)) == 1.5 and int(Tensor(7)) == 7
    assert [10, 20, 30][Tensor(1)] == 20
    with pytest.raises(TypeError, match=r"index: float32 of shape \(\) is not one whole number"):
        [1, 2][Tensor(1.0)]


def test_numpy_takes_tensors() -> None:
    x = Tensor([[1.0, 2.0]])
    np.testing.assert_array_equal(np.asarray(x), [[1, 2]])
    assert np.asarray(x, np.float64).dtype == np.float64
    np.testing.assert_array_equal(np.concatenate([x, x]), [[1, 2], [1, 2]])
    assert np.array(x.data()).tolist() == [[1.0, 2.0]]
    with pytest.raises(ValueError, match="copied to the host; copy=False is not possible"):
        np.array(x, copy=False)


def test_dlpack_goes_both_ways() -> None:
    x = Tensor([[1.0, 2.0], [3.0, 4.0]])
    np.testing.assert_array_equal(np.from_dlpack(x), x.numpy())
    y = Tensor.from_dlpack(np.arange(3, dtype=np.int16))
    assert y.dtype == dtypes.int16 and y.tolist() == [0, 1, 2]


def test_sizes() -> None:
    x = Tensor.zeros(2, 3, dtype=dtypes.float16)
    assert (x.ndim, x.numel(), x.size(), x.size(-1)) == (2, 6, (2, 3), 3)
    assert x.shape[1:].numel() == 3 and (x.shape + x.shape).numel() == 36 and x.shape[0] == 2
    assert (x.element_size(), x.nbytes(), x.is_floating_point()) == (2, 12, True)


def test_the_device_of_the_process_is_where_tensors_are() -> None:
    x = Tensor([1.0], device="host")
    assert x.device == "host"
    assert x.to("host") is x and x.to(None) is x


def test_messages_say_what_it_is_and_compute_nothing() -> None:
    x = Tensor([[1.0]], requires_grad=True) * 2
    assert x.told == "<Tensor float32[1, 1] requires_grad>" and not x.is_realized


def test_lazy_until_realized() -> None:
    x = Tensor([1.0, 2.0]) * 3
    assert not x.is_realized
    assert x.realize() is x
    assert x.is_realized
    assert Tensor([1.0]).is_realized


def test_assign_checks_dtype_and_shape() -> None:
    x = Tensor([1.0, 2.0])
    assert x.assign([5.0, 6.0]).tolist() == [5.0, 6.0]
    assert x.assign(1.5).tolist() == [1.5, 1.5]
    with pytest.raises(TypeError, match="assign: int32 into a tensor of float32; cast it first"):
        x.assign(Tensor([1, 2]))
    with pytest.raises(ValueError, match=r"assign: shape \(3,\) does not fit \(2,\)|assign: shapes"):
        x.assign(Tensor([1.0, 2.0, 3.0]))
    with pytest.raises(ValueError, match=r"assign: shape \(2, 2\) does not fit \(2,\)"):
        x.assign(Tensor.zeros(2, 2))


def test_requires_grad_is_for_floats() -> None:
    with pytest.raises(TypeError, match="requires_grad: int32 has no gradient; allowed are floats"):
        Tensor([1], requires_grad=True)
    x = Tensor([1.0], requires_grad=True)
    assert (x * 2).requires_grad and not x.detach().requires_grad
    assert x.is_leaf and not (x * 2).is_leaf
    x.requires_grad = False
    assert not (x * 2).requires_grad


def test_nothing_computed_without_gradients_passes_any_on(on_host: None) -> None:
    w = Tensor([1.0, 2.0], requires_grad=True)
    with Tensor.no_grad():
        y = w * 3
        assert not y.requires_grad and not Tensor.is_grad_enabled()
        with Tensor.enable_grad():
            assert (w * 3).requires_grad
        w.sub_(w * 0.5)  # a parameter changes in place
    assert w.requires_grad and w.tolist() == [0.5, 1] and Tensor.is_grad_enabled()
    (w * y).sum().backward()
    assert w.grad is not None and w.grad.tolist() == [3, 6]

    @Tensor.no_grad()
    def measured(x: Tensor) -> Tensor:
        return x * 2

    assert not measured(w).requires_grad and (w * 2).requires_grad


def test_dlpack_is_refused_where_it_cannot_be(on_host: None) -> None:
    x = Tensor([1.0])
    with pytest.raises(BufferError, match=r"device \(2, 0\), stream None; allowed is host memory"):
        x.__dlpack__(dl_device=(2, 0))
    with pytest.raises(BufferError, match="these values are to be copied"):
        Tensor.from_dlpack(np.zeros(2), copy=False)
    assert Tensor.from_dlpack(Tensor([1.0, 2.0]), copy=False).tolist() == [1.0, 2.0]
    assert Tensor.from_dlpack(np.arange(2)).tolist() == [0, 1] and x.__dlpack_device__() == (1, 0)


def test_a_list_of_tensors_of_great_numbers_is_a_tensor(on_host: None) -> None:
    assert Tensor([[Tensor(1e20), Tensor(2.0)]]).tolist() == [[float(np.float32(1e20)), 2.0]]
