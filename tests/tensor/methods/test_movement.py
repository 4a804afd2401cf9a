"""Movement against numpy, with shapes drawn by hypothesis."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tensor import Tensor
from tensor.ir.graph import REDUCE, toposort
from tests.tensor.gradcheck import check_gradient

pytestmark = pytest.mark.usefixtures("on_host")
quick = settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def counted(*shape: int) -> npt.NDArray[np.float32]:
    return np.arange(np.prod(shape), dtype=np.float32).reshape(shape) + 1


SHAPES = st.lists(st.integers(1, 4), min_size=1, max_size=4).map(tuple)


@quick
@given(st.data())
def test_chains_of_movement_agree_with_numpy(data: st.DataObject) -> None:
    expected = counted(*data.draw(SHAPES))
    found = Tensor(expected)
    for _ in range(data.draw(st.integers(1, 5))):
        expected, found = _step(data, expected, found)
    assert found.shape == expected.shape
    np.testing.assert_array_equal(found.numpy(), expected)


def _step(data: st.DataObject, x: Any, t: Tensor) -> tuple[Any, Tensor]:
    axis = data.draw(st.integers(0, x.ndim - 1))
    match data.draw(st.sampled_from(["permute", "flip", "pad", "shrink", "reshape", "expand", "step"])):
        case "permute":
            order = data.draw(st.permutations(range(x.ndim)))
            return x.transpose(order), t.permute(order)
        case "flip":
            return np.flip(x, axis), t.flip(axis)
        case "pad":
            pair = st.tuples(st.integers(0, 2), st.integers(0, 2))
            amounts = [data.draw(pair) for _ in range(x.ndim)]
            return np.pad(x, amounts), t.pad(amounts)
        case "shrink":
            start = data.draw(st.integers(0, x.shape[axis] - 1))
            stop = data.draw(st.integers(start + 1, x.shape[axis]))
            cut = tuple(slice(start, stop) if i == axis else slice(None) for i in range(x.ndim))
            return x[cut], t.shrink([(start, stop) if i == axis else None for i in range(x.ndim)])
        case "reshape":
            return x.reshape(-1, x.shape[-1]), t.reshape(-1, t.shape[-1])
        case "expand":
            return np.broadcast_to(x[None], (2, *x.shape)), t.unsqueeze(0).expand(2, *(-1,) * t.ndim)
    step = data.draw(st.sampled_from([-2, -1, 2, 3]))
    key = tuple(slice(None, None, step) if i == axis else slice(None) for i in range(x.ndim))
    return x[key], t[key]


def test_reshape_takes_one_unknown_and_names_what_does_not_fit() -> None:
    x = Tensor(counted(2, 6))
    assert x.reshape(3, -1).shape == (3, 4)
    assert x.reshape((-1,)).shape == (12,)
    with pytest.raises(ValueError, match=r"reshape: \(2, 6\) has 12 elements, they do not fit \(5, -1\)"):
        x.reshape(5, -1)


def test_squeeze_unsqueeze_flatten_unflatten() -> None:
    x = Tensor(counted(2, 1, 3))
    assert x.squeeze().shape == (2, 3)
    assert x.squeeze(0).shape == (2, 1, 3)
    assert x.unsqueeze(-1).shape == (2, 1, 3, 1)
    assert x.flatten(1).shape == (2, 3)
    assert x.flatten().unflatten(0, (3, -1)).shape == (3, 2)
    with pytest.raises(IndexError, match=r"unsqueeze: axis 5 of shape \(2, 1, 3\); allowed is -4\.\.3"):
        x.unsqueeze(5)


def test_axes_out_of_range_are_named() -> None:
    with pytest.raises(IndexError, match=r"transpose: axis 3 of shape \(2, 3\); allowed is -2\.\.1"):
        Tensor(counted(2, 3)).transpose(3, 0)
    with pytest.raises(ValueError, match=r"permute: axis \(0, 0\) of shape \(2, 3\) names one axis twice"):
        Tensor(counted(2, 3)).permute(0, 0)
    with pytest.raises(ValueError, match=r"expand: \(2, 3\) does not expand to \(2, 4\)"):
        Tensor(counted(2, 3)).expand(2, 4)
    with pytest.raises(ValueError, match=r"shrink: \(\(0, 9\), None\) does not lie within shape \(2, 3\)"):
        Tensor(counted(2, 3)).shrink([(0, 9), None])


@pytest.mark.parametrize("mode", ["reflect", "replicate", "circular"])
def test_padding_by_copies_agrees_with_numpy(mode: str) -> None:
    x = counted(3, 4)
    numpy_mode = {"replicate": "edge", "circular": "wrap"}.get(mode, mode)
    found = Tensor(x).pad([(2, 1), (0, 3)], mode=mode)
    np.testing.assert_array_equal(found.numpy(), np.pad(x, [(2, 1), (0, 3)], mode=numpy_mode))  # type: ignore[call-overload]


@pytest.mark.parametrize(("mode", "expected"), [
    ("reflect", [3, 2, 1, 0, 1]), ("replicate", [0, 0, 0, 0, 1]), ("circular", [4, 0, 1, 2, 3, 4])
])  # fmt: skip
def test_negative_amounts_cut_in_every_mode(mode: str, expected: list[int]) -> None:
    """As torch.nn.functional.pad: `circular` copies from what is left, the others from what was there."""
    amounts = (1, 0) if mode == "circular" else (3, -3)
    assert Tensor.arange(5).pad(amounts, mode=mode).tolist() == expected
    if mode == "circular":
        assert Tensor.arange(5).pad((2, -2), mode=mode).tolist() == [1, 2, 0, 1, 2]


def test_none_keeps_the_size_of_an_axis() -> None:
    assert Tensor.zeros(4, 3, 6).reshape(None, None, 2, 3).shape == (4, 3, 2, 3)
    assert Tensor.zeros(4, 3).reshape((None, -1, 1)).shape == (4, 3, 1)


def test_windows_of_nothing_and_a_roll_of_the_flattened() -> None:
    assert Tensor.zeros(3, 9).unfold(1, 0, 4).shape == (3, 3, 0)
    assert Tensor.arange(4).reshape(2, 2).roll((1,)).tolist() == [[3, 0], [1, 2]]


def test_padding_in_torchs_order_with_a_value_and_negative_amounts() -> None:
    x = counted(2, 3)
    np.testing.assert_array_equal(Tensor(x).pad((1, 0)).numpy(), np.pad(x, [(0, 0), (1, 0)]))
    found = Tensor(x).pad([(1, -1), (-1, 2)], value=9)
    np.testing.assert_array_equal(found.numpy(), np.pad(x[:1, 1:], [(1, 0), (0, 2)], constant_values=9))
    assert Tensor(x).pad_to(3, 3).shape == (3, 3)
    with pytest.raises(ValueError, match=r"pad: \(1, 2, 3\) does not fit shape \(2, 3\)"):
        Tensor(x).pad((1, 2, 3))
    with pytest.raises(ValueError, match="pad: mode 'mirror'; allowed are 'constant', 'reflect'"):
        Tensor(x).pad((1, 2), mode="mirror")


def test_cat_and_stack_agree_with_numpy() -> None:
    a, b = counted(2, 3), -counted(4, 3)
    np.testing.assert_array_equal(Tensor(a).cat(Tensor(b)).numpy(), np.concatenate([a, b]))
    np.testing.assert_array_equal(
        Tensor(a).cat(Tensor(a), Tensor(a), dim=1).numpy(), np.concatenate([a] * 3, 1)
    )
    np.testing.assert_array_equal(Tensor(a).stack(Tensor(-a), dim=-1).numpy(), np.stack([a, -a], -1))
    assert Tensor(a).cat(Tensor([[1, 2, 3]])).dtype == Tensor(a).dtype
    with pytest.raises(ValueError, match=r"cat: shapes \(2, 3\) and \(2, 4\) differ outside axis 0"):
        Tensor(a).cat(Tensor.zeros(2, 4))


def test_cat_keeps_what_adding_zero_would_change() -> None:
    joined = Tensor([float("nan"), -0.0]).cat(Tensor([float("inf")])).numpy()
    assert np.isnan(joined[0]) and np.signbit(joined[1]) and np.isinf(joined[2])


def test_split_and_chunk() -> None:
    x = counted(7, 2)
    for found, expected in zip(Tensor(x).split(3), [x[:3], x[3:6], x[6:]], strict=True):
        np.testing.assert_array_equal(found.numpy(), expected)
    assert [part.shape for part in Tensor(x).split([2, 5])] == [(2, 2), (5, 2)]
    assert [part.shape for part in Tensor(x).chunk(3)] == [(3, 2), (3, 2), (1, 2)]
    with pytest.raises(ValueError, match=r"split: sizes \(1, 2\) sum to 3, axis 0 of \(7, 2\) has 7"):
        Tensor(x).split([1, 2])


def test_repeat_interleave_and_roll_agree_with_numpy() -> None:
    x = counted(2, 3)
    np.testing.assert_array_equal(Tensor(x).repeat(2, 1, 3).numpy(), np.tile(x, (2, 1, 3)))
    np.testing.assert_array_equal(Tensor(x).repeat_interleave(2, 1).numpy(), np.repeat(x, 2, 1))
    np.testing.assert_array_equal(Tensor(x).repeat_interleave(3).numpy(), np.repeat(x, 3))
    np.testing.assert_array_equal(Tensor(x).roll((1, -1), (0, 1)).numpy(), np.roll(x, (1, -1), (0, 1)))
    np.testing.assert_array_equal(Tensor(x).roll(4).numpy(), np.roll(x, 4))


@quick
@given(st.integers(1, 9), st.integers(1, 4), st.integers(1, 3))
def test_unfold_gives_every_window(length: int, size: int, step: int) -> None:
    x = counted(2, length)
    if size > length:
        with pytest.raises(ValueError, match=f"unfold: windows of {size} every {step} on axis 1"):
            Tensor(x).unfold(1, size, step)
        return
    expected = np.lib.stride_tricks.sliding_window_view(x, size, 1)[:, ::step]
    np.testing.assert_array_equal(Tensor(x).unfold(1, size, step).numpy(), expected)


@quick
@given(st.integers(1, 3), st.integers(1, 3), st.integers(1, 3))
def test_windows_may_be_dilated(size: int, step: int, dilation: int) -> None:
    x = counted(8, 2)
    span = dilation * (size - 1) + 1
    expected = np.lib.stride_tricks.sliding_window_view(x, span, 0)[::step, :, ::dilation]
    np.testing.assert_array_equal(Tensor(x).windows([(0, size, step, dilation)]).numpy(), expected)


@pytest.mark.parametrize(
    "function",
    [
        lambda x: x.reshape(3, 2) * 2,
        lambda x: x.T,
        lambda x: x.unsqueeze(0).expand(3, 2, 3),
        lambda x: x.pad([(1, 0), (0, 2)], value=5),
        lambda x: x.pad([(1, 0), (2, 2)], mode="reflect"),
        lambda x: x.shrink([(0, 1), (1, 3)]),
        lambda x: x[::-1, ::2],
        lambda x: x[:, ::-2],
        lambda x: x.cat(x * 2, x, dim=1),
        lambda x: x.unfold(1, 2, 1),
        lambda x: x.unfold(1, 2, 2),
        lambda x: x.repeat(2, 2),
        lambda x: x.roll(1, 1),
        lambda x: x.split(2, 1)[0],
    ],
)
def test_gradients_go_back_the_way_the_elements_came(function: Callable[[Tensor], Tensor]) -> None:
    check_gradient(function, np.random.default_rng(0).normal(size=(2, 3)))


def test_the_gradient_of_windows_that_do_not_overlap_adds_nothing_up() -> None:
    x = Tensor.empty(4, 9).realize().requires_grad_()
    for step, adds in ((2, True), (3, False), (4, False)):
        (found,) = (x.unfold(1, 3, step) ** 2).gradient(x, gradient=Tensor.empty(4, (9 - 3) // step + 1, 3))
        assert any(node.op in REDUCE for node in toposort(found.node)) == adds


def test_empty_rows_go_with_tensors_of_any_shape() -> None:
    empty, table = Tensor.zeros(0), Tensor([[1.0], [2.0]])
    assert Tensor.cat([empty, table], 1).tolist() == [[1], [2]]
    assert Tensor.cat([empty, empty]).shape == (0,)
    assert Tensor.zeros(0, 3, 3).pad((1, 2), "reflect").shape == (0, 3, 6)
    assert Tensor(2.0).transpose(0, -1).item() == 2


def test_several_axes_of_one_are_dropped_together() -> None:
    x = Tensor.zeros(1, 3, 1, 1)
    assert x.squeeze((0, 1, 3)).shape == (3, 1) and x.squeeze(()).shape == x.shape


def test_axes_to_reverse_may_be_named() -> None:
    assert Tensor([[1, 2], [3, 4]]).flip(dims=(0, 1)).tolist() == [[4, 3], [2, 1]]
