"""Gather, scatter and masks, against numpy loops."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor
from tests.tensor.gradcheck import check_gradient

pytestmark = pytest.mark.usefixtures("on_host")

X = np.arange(12, dtype=np.float32).reshape(3, 4) + 1
INDEX = np.array([[0, 2, 1], [2, 2, 0]])
SOURCE = np.array([[10, 20, 30], [40, 50, 60]], np.float32)


@pytest.mark.parametrize("dim", [0, 1])
def test_gather_agrees_with_numpy(dim: int) -> None:
    found = Tensor(X).gather(dim, Tensor(INDEX))
    cut = X[:, :3] if dim == 0 else X[:2]
    np.testing.assert_array_equal(found.numpy(), np.take_along_axis(cut, INDEX, dim))
    check_gradient(lambda t: t.gather(dim, Tensor(INDEX)), X)


def scattered(dim: int, reduce: str | None, include_self: bool = True) -> Any:
    """torch's definition as a loop."""
    out = X.astype(np.float64)
    sent: dict[Any, list[Any]] = {}
    for i, j in np.ndindex(INDEX.shape):
        place: Any = (INDEX[i, j], j) if dim == 0 else (i, INDEX[i, j])
        sent.setdefault(place, []).append(SOURCE[i, j])
    functions = {
        None: lambda v: v[-1],
        "sum": sum,
        "prod": np.prod,
        "mean": np.mean,
        "amax": max,
        "amin": min,
    }
    for place, values in sent.items():
        own = [out[place]] if include_self and reduce is not None else []
        combine: Any = functions[reduce]
        out[place] = combine(own + values)
    return out


@pytest.mark.parametrize("dim", [0, 1])
def test_the_last_of_several_writes_counts(dim: int) -> None:
    found = Tensor(X).scatter(dim, Tensor(INDEX), Tensor(SOURCE))
    np.testing.assert_array_equal(found.numpy(), scattered(dim, None))


def test_scatter_of_a_number_and_with_a_reduction() -> None:
    found = Tensor(X).scatter(1, Tensor(INDEX), 0.5)
    assert found.numpy()[0].tolist() == [0.5, 0.5, 0.5, 4.0]
    added = Tensor(X).scatter(0, Tensor(INDEX), Tensor(SOURCE), reduce="add")
    np.testing.assert_array_equal(added.numpy(), scattered(0, "sum"))
    multiplied = Tensor(X).scatter(0, Tensor(INDEX), Tensor(SOURCE), reduce="multiply")
    np.testing.assert_array_equal(multiplied.numpy(), scattered(0, "prod"))


@pytest.mark.parametrize("reduce", ["sum", "prod", "mean", "amax", "amin"])
@pytest.mark.parametrize("include_self", [True, False])
@pytest.mark.parametrize("dim", [0, 1])
def test_scatter_reduce_agrees_with_its_definition(reduce: str, include_self: bool, dim: int) -> None:
    found = Tensor(X).scatter_reduce(dim, Tensor(INDEX), Tensor(SOURCE), reduce, include_self)
    np.testing.assert_allclose(found.numpy(), scattered(dim, reduce, include_self), rtol=1e-6)


def test_gradients_of_scatter() -> None:
    check_gradient(lambda x, s: x.scatter(1, Tensor(INDEX), s), X, SOURCE)
    check_gradient(lambda x, s: x.scatter_reduce(1, Tensor(INDEX), s, "sum"), X, SOURCE)
    check_gradient(lambda x, s: x.scatter_reduce(0, Tensor(INDEX), s, "mean"), X, SOURCE)


def test_what_does_not_fit_is_named() -> None:
    x = Tensor(X)
    with pytest.raises(TypeError, match="gather: index is float32; allowed are integers"):
        x.gather(0, Tensor([[0.0]]))
    with pytest.raises(
        ValueError, match=r"gather: index of shape \(1, 9\) does not fit shape \(3, 4\) along axis 0"
    ):
        x.gather(0, Tensor([[0] * 9]))
    with pytest.raises(ValueError, match="scatter: reduce 'max'; allowed are None, 'add' and 'multiply'"):
        x.scatter(0, Tensor(INDEX), Tensor(SOURCE), reduce="max")
    with pytest.raises(ValueError, match="scatter_reduce: reduce 'max'; allowed are 'sum', 'prod'"):
        x.scatter_reduce(0, Tensor(INDEX), Tensor(SOURCE), "max")


def test_masked_select_and_nonzero() -> None:
    mask = np.array([[True, False, True, False]] * 3)
    x = Tensor(X)
    np.testing.assert_array_equal(x.masked_select(Tensor(mask)).numpy(), X[mask])
    assert x.masked_select(Tensor(mask), size=8, fill_value=-1).tolist() == [*X[mask].tolist(), -1.0, -1.0]
    y = np.array([[0, 3, 0], [1, 0, 2]])
    np.testing.assert_array_equal(Tensor(y).nonzero().numpy(), np.argwhere(y))
    assert Tensor(y).nonzero(size=4, fill_value=-1).tolist()[3] == [-1, -1]
    assert Tensor.zeros(2, 2).nonzero().shape == (0, 2)


def test_masks_broadcast_with_what_they_pick_from_and_keep_its_type() -> None:
    x, mask = Tensor([1.0, 2.0]), Tensor([[True, False], [True, True]])
    assert x.masked_select(mask).tolist() == [1.0, 1.0, 2.0]
    assert x.masked_scatter(mask, Tensor([7.0, 8.0, 9.0])).tolist() == [[7.0, 2.0], [8.0, 9.0]]
    filled = mask.masked_fill(Tensor([False, True]), 10)
    assert filled.tolist() == [[True, True], [True, True]]
    with pytest.raises(TypeError, match="scatter: float32 into float16; cast one of them first"):
        x.half().scatter(0, Tensor([0]), Tensor([1.0]))


def test_a_number_is_read_and_written_as_a_row_of_one() -> None:
    x, place = Tensor(3.0), Tensor([0])
    assert x.gather(0, place).tolist() == [3] and x.gather(0, Tensor(0)).item() == 3
    assert x.scatter(0, place, Tensor([5.0])).item() == x.scatter(0, Tensor(0), 5.0).item() == 5
    assert x.scatter_add(0, place, Tensor([5.0])).item() == x.index_add(0, place, Tensor(5.0)).item() == 8
    assert x.index_copy(0, place, Tensor(7.0)).item() == x.index_fill(0, place, 7.0).item() == 7
    assert x.put(Tensor(0), Tensor([4.0]), True).item() == 7 and x.unfold(0, 1, 1).tolist() == [3]
    assert Tensor([1.0, 2.0]).gather(0, Tensor.zeros(2, 0, dtype="int32")).shape == (2, 0)


def test_places_of_what_is_not_0_come_by_axis_too() -> None:
    x = np.array([[0, 2], [3, 0]])
    rows, columns = Tensor(x).nonzero(as_tuple=True)
    assert (rows.tolist(), columns.tolist()) == tuple(each.tolist() for each in np.nonzero(x))
