"""Reading and writing parts, against numpy. Covers picks.py too."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tensor import Tensor, dtypes, jit
from tests.tensor.gradcheck import check_gradient

pytestmark = pytest.mark.usefixtures("on_host")
quick = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

X = np.arange(60, dtype=np.float32).reshape(3, 4, 5)


@st.composite
def keys(draw: st.DrawFn) -> tuple[Any, ...]:
    """Basic keys for X."""
    items: list[Any] = []
    for n in X.shape[: draw(st.integers(0, 3))]:
        bound = st.none() | st.integers(-n - 1, n + 1)
        step = st.none() | st.integers(-3, 3).filter(bool)
        items.append(draw(st.integers(-n, n - 1) | st.builds(slice, bound, bound, step)))
    if draw(st.booleans()):
        items.insert(draw(st.integers(0, len(items))), None)
    if draw(st.booleans()):
        items.insert(draw(st.integers(0, len(items))), ...)
    return tuple(items)


@quick
@given(keys())
def test_basic_reads_agree_with_numpy(key: Any) -> None:
    found = Tensor(X)[key]
    assert found.shape == X[key].shape
    np.testing.assert_array_equal(found.numpy(), X[key])


@quick
@given(keys(), st.booleans())
def test_basic_writes_agree_with_numpy(key: Any, scalar: bool) -> None:
    expected, found = X.copy(), Tensor(X)
    value = -1.0 if scalar else -np.arange(X[key].size, dtype=np.float32).reshape(X[key].shape)
    expected[key] = value
    found[key] = value
    np.testing.assert_array_equal(found.numpy(), expected)


ROWS, COLUMNS = np.array([2, 0, 2]), np.array([[1], [-1]])
POSITIONS: list[Any] = [
    (ROWS,),
    (slice(None), ROWS),
    (..., ROWS),
    (ROWS, ROWS),
    (ROWS, slice(1, 3), ROWS),
    (slice(None), ROWS, COLUMNS),
    (COLUMNS, None, ROWS),
    (slice(1, 3), slice(None), ROWS),
    (ROWS, slice(None, None, -2)),
    ([0, -1],),
    (np.array([True, False, True]),),
    (slice(None), [[0, 1], [2, 3]]),
    (np.array([], np.int64),),
]


@pytest.mark.parametrize("key", POSITIONS, ids=str)
def test_reads_at_positions_agree_with_numpy(key: Any) -> None:
    np.testing.assert_array_equal(Tensor(X)[key].numpy(), X[key])


@pytest.mark.parametrize("key", POSITIONS[:10], ids=str)
def test_reads_at_positions_in_tensors_agree_with_numpy(key: Any) -> None:
    tensors = tuple(Tensor(k) if isinstance(k, np.ndarray) else k for k in key)
    np.testing.assert_array_equal(Tensor(X)[tensors].numpy(), X[key])
    eight = tuple(Tensor(np.abs(k).astype(np.uint8)) if isinstance(k, np.ndarray) else k for k in key)
    wanted = tuple(np.abs(k) if isinstance(k, np.ndarray) else k for k in key)
    np.testing.assert_array_equal(Tensor(X)[eight].numpy(), X[wanted])


@pytest.mark.parametrize("key", POSITIONS[:12], ids=str)
def test_writes_at_positions_agree_with_numpy(key: Any) -> None:
    expected, found = X.copy(), Tensor(X)
    value = -1 - np.arange(X[key].size, dtype=np.float32).reshape(X[key].shape)
    expected[key] = value
    found[key] = value
    np.testing.assert_array_equal(found.numpy(), expected)
    found[key] = 7
    expected[key] = 7
    np.testing.assert_array_equal(found.numpy(), expected)


def test_a_number_beside_positions_is_applied_first_as_torch_has_it() -> None:
    """numpy would put the axis of positions in front, as if the number were an array."""
    np.testing.assert_array_equal(Tensor(X)[0, :, Tensor(ROWS)].numpy(), X[0][:, ROWS])
    found, expected = Tensor(X), X.copy()
    found[1, :, Tensor([2, 0])] = Tensor([[-1.0, -2.0]])
    expected[1][:, [2, 0]] = [-1, -2]
    np.testing.assert_array_equal(found.numpy(), expected)


@pytest.mark.parametrize("mask", [[True, False], Tensor([True] * 4), np.zeros((3, 3), bool)], ids=repr)
def test_a_mask_of_another_shape_is_told(mask: Any) -> None:
    with pytest.raises(IndexError, match=r"index: mask of shape \(.*\) from axis 0 on of shape \(3, 4, 5\)"):
        Tensor(X)[mask]


def test_a_tensor_of_one_whole_number_stands_in_a_slice() -> None:
    np.testing.assert_array_equal(Tensor(X)[Tensor(1) : Tensor(3)].numpy(), X[1:3])
    with pytest.raises(TypeError, match=r"index: int32 of shape \(1,\) is not one whole number"):
        Tensor(X)[: Tensor([3])]


def test_positions_outside_that_the_device_computed_read_zero_and_write_nothing() -> None:
    x = Tensor([[1.0, 2.0], [3.0, 4.0]])
    outside = Tensor([0, 3, -2]) - Tensor([0, 1, 1])
    assert x[outside].tolist() == [[1.0, 2.0], [0.0, 0.0], [0.0, 0.0]]
    assert x[:, outside].tolist() == [[1.0, 0.0, 0.0], [3.0, 0.0, 0.0]]
    x[outside] = 9.0
    assert x.tolist() == [[9.0, 9.0], [3.0, 4.0]]


@pytest.mark.parametrize(
    ("use", "sentence"),
    [
        (lambda x: x[Tensor([0, 2])], "index: 2 is out of bounds of axis 0 of (2, 3)"),
        (lambda x: x[:, Tensor([-4])], "index: -4 is out of bounds of axis 1 of (2, 3)"),
        (lambda x: x.index_select(1, Tensor([3])), "index: 3 is out of bounds of axis 1 of (2, 3)"),
        (lambda x: x.take(Tensor([6])), "index: 6 is out of bounds of axis 0 of (6,)"),
        (lambda x: x.gather(1, Tensor([[0], [3]])), "gather: 3 is out of bounds of axis 1 of (2, 3)"),
        (lambda x: x.scatter(0, Tensor([[2]]), 1.0), "scatter: 2 is out of bounds of axis 0 of (2, 3)"),
        (
            lambda x: x.index_add(0, Tensor([5]), Tensor.ones(1, 3)),
            "index_reduce: 5 is out of bounds of axis 0 of (2, 3)",
        ),
    ],
)
def test_positions_outside_in_a_tensor_that_the_host_knows_are_told(use: Any, sentence: str) -> None:
    with pytest.raises(IndexError, match=re.escape(sentence)):
        use(Tensor.ones(2, 3).contiguous())


def test_a_mask_picks_what_numpy_picks() -> None:
    x = Tensor(X)
    np.testing.assert_array_equal(x[x > 30].numpy(), X[X > 30])
    np.testing.assert_array_equal(x[Tensor([True, False, True])].numpy(), X[[0, 2]])
    np.testing.assert_array_equal(x[:, Tensor([False] * 4)].numpy(), X[:, [False] * 4])


def test_a_mask_in_a_captured_function_is_refused_in_one_sentence() -> None:
    @jit
    def picked(x: Tensor) -> Tensor:
        return x[x > 3]

    with pytest.raises(IndexError, match="not known while a function is captured; use where, or masked_sel"):
        for _ in range(3):
            picked(Tensor([1.0, 5.0]))


def test_masks_are_written_through() -> None:
    x = Tensor(X)
    x[x > 30] = 0
    np.testing.assert_array_equal(x.numpy(), np.where(X > 30, 0, X))
    rows = Tensor(X)
    rows[Tensor([True, False, True])] = 1
    assert rows.numpy()[0].max() == 1 and rows.numpy()[1].max() > 1
    with pytest.raises(IndexError, match=r"index: mask of shape \(2,\) on a tensor of shape \(3, 4, 5\)"):
        x[Tensor([True, False])] = 0


def test_what_a_mask_picks_is_written_back_one_after_the_other() -> None:
    x, wanted = Tensor(X), X.copy()
    x[x > 30] = x[x > 30] * 2
    wanted[X > 30] *= 2
    np.testing.assert_array_equal(x.numpy(), wanted)
    rows = Tensor([True, False, True])
    x[rows] = Tensor(X[:2] + 100)
    wanted[[True, False, True]] = X[:2] + 100
    np.testing.assert_array_equal(x.numpy(), wanted)
    x[x < 0] = x[x < 0]
    np.testing.assert_array_equal(x.numpy(), wanted)
    source = Tensor(X, requires_grad=True)
    made = source * 1
    made[made > 30] = made[made > 30] * 2
    made.sum().backward()
    assert source.grad is not None
    np.testing.assert_array_equal(source.grad.numpy(), np.where(X > 30, 2, 1))
    with pytest.raises(ValueError, match=f"setitem: 3 values for a mask that picks {(wanted > 30).sum()}"):
        x[x > 30] = Tensor([1.0, 2.0, 3.0])


def test_writing_keeps_the_memory_and_not_the_views() -> None:
    x = Tensor([1.0, 2.0, 3.0])
    memory, view = x.node.storage, x[1:]
    x[1] = 9
    assert x.tolist() == [1.0, 9.0, 3.0]
    assert x.node.storage is memory
    assert view.tolist() == [2.0, 3.0]
    lazy = Tensor.zeros(3)
    lazy[0] = 1
    assert lazy.tolist() == [1.0, 0.0, 0.0]


def test_values_are_converted_and_broadcast_when_written() -> None:
    x = Tensor([[1, 2], [3, 4]])
    x[0] = 2.7
    assert x.tolist() == [[2, 2], [3, 4]]
    x[:] = Tensor([8, 9])
    assert x.tolist() == [[8, 9], [8, 9]]
    with pytest.raises(ValueError, match=r"setitem: shape \(3,\) does not fit the part of shape \(2,\)"):
        x[0] = Tensor([1, 2, 3])


@pytest.mark.parametrize(
    ("key", "message"),
    [
        (3, r"index: 3 is out of bounds of axis 0 of \(3, 4, 5\)"),
        ((0, -5), r"index: -5 is out of bounds of axis 1 of \(3, 4, 5\)"),
        ([0, 3], r"index: 3 is out of bounds of axis 0 of \(3, 4, 5\)"),
        ((0, 0, 0, 0), r"index: too many positions, 4 for shape \(3, 4, 5\)"),
        ((..., ...), r"index: 2 times ...; allowed is a single ellipsis"),
        ("a", "index: str is not a position; allowed are int, slice"),
        (1.0, "index: float is not a position"),
        (True, "index: a bool is not a position"),
        (slice(None, None, 0), r"index: slice step 0 on axis 0 of shape \(3, 4, 5\)"),
    ],
)
def test_keys_that_do_not_fit_are_named(key: Any, message: str) -> None:
    with pytest.raises(IndexError, match=message):
        Tensor(X)[key]


def test_positions_must_be_whole_numbers() -> None:
    with pytest.raises(IndexError, match="index: positions are float32; allowed are integers"):
        Tensor(X)[Tensor([0.0])]


def test_iteration_walks_the_first_axis() -> None:
    rows = [row.tolist() for row in Tensor([[1, 2], [3, 4]])]
    assert rows == [[1, 2], [3, 4]]
    assert len(Tensor(X)) == 3
    with pytest.raises(TypeError, match=r"len: a tensor of shape \(\) has no length"):
        len(Tensor(1))


def test_gradients() -> None:
    x = np.random.default_rng(0).normal(size=(3, 4))
    check_gradient(lambda t: t[1:, ::-1], x)
    check_gradient(lambda t: t[[0, 2, 0]], x)
    check_gradient(lambda t: t[Tensor([0, 2, 0]), Tensor([1, 1, 1])], x)
    check_gradient(lambda t: t[:, Tensor([3, 3])] * 2, x)

    def write(t: Tensor) -> Tensor:
        made = t * 1.5
        made[0] = t[1] * 2
        return made

    check_gradient(write, x)


def test_a_leaf_is_not_changed_in_part() -> None:
    x = Tensor([1.0, 2.0], requires_grad=True)
    with pytest.raises(RuntimeError, match="setitem: a leaf that requires a gradient"):
        x[0] = 1
    assert x.dtype == dtypes.float32


def test_a_write_that_fails_leaves_nothing_behind() -> None:
    x = Tensor([1.0, 2.0])
    with pytest.raises(
        ValueError, match=r"setitem: shape \(3,\) does not fit the part of shape \(2,\)"
    ) as info:
        x[:] = Tensor([1.0, 2.0, 3.0])
    x.assign(x * 2)
    assert x.tolist() == [2.0, 4.0]
    x[0] = Tensor([7.0])
    assert x.tolist() == [7.0, 4.0]
    assert info.value is not None
