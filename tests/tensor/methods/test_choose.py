"""Places of an axis read, replaced and added to, held against numpy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor import Tensor
from tests.tensor.gradcheck import check_gradient
from tests.tensor.made_anew import made_anew

pytestmark = pytest.mark.usefixtures("on_host")
A = np.arange(12, dtype=np.float32).reshape(3, 4)
S = np.array([[1, 2], [3, 4], [5, 6]], np.float32)
a, s = Tensor(A), Tensor(S)
anew = made_anew(globals(), a=A, s=S)


def changed(change: Callable[[Any], Any]) -> Any:
    """A copy of A that numpy changed."""
    made = A.copy()
    change(made)
    return made


def at(place: Any, value: Any) -> Any:
    return changed(lambda x: x.__setitem__(place, value))


def added(place: Any, value: Any) -> Any:
    return changed(lambda x: np.add.at(x, place, value))


CASES: dict[str, tuple[Callable[[], Tensor], Any]] = {
    "index_select": (lambda: a.index_select(1, [3, 0, -1]), A[:, [3, 0, -1]]),
    "index_select of no places": (lambda: a.index_select(0, []), A[[]]),
    "index_select of a number": (lambda: Tensor(7.0).index_select(0, [0]), np.float32(7)),
    "take": (lambda: a.take([[5, 0], [-1, 2]]), A.take([[5, 0], [-1, 2]])),
    "take_along_dim": (
        lambda: a.take_along_dim(Tensor([[2, 0]]), 1),
        np.take_along_axis(A, np.array([[2, 0]]), 1),
    ),
    "take_along_dim of all": (lambda: a.take_along_dim(Tensor([[7, 1]])), A.ravel()[[7, 1]]),
    "argwhere": (lambda: a.argwhere(), np.argwhere(A)),  # noqa: PLW0108
    "repeat_interleave": (
        lambda: a.repeat_interleave(Tensor([2, 0, 1]), 0),
        np.repeat(A, [2, 0, 1], 0),
    ),
    "repeat_interleave of all": (lambda: s.repeat_interleave(2), np.repeat(S, 2)),
    "repeat_interleave of nothing": (lambda: a.repeat_interleave(Tensor([0, 0, 0]), 0), A[:0]),
    "index_copy": (lambda: a.index_copy(1, [3, 0], s), at((slice(None), [3, 0]), S)),
    "index_fill": (lambda: a.index_fill(0, [1], -1), at(1, -1)),
    "index_add": (lambda: a.index_add(1, [2, 2], s, 2), added((slice(None), [2, 2]), 2 * S)),
    "index_reduce": (lambda: a.index_reduce(1, [1, 1], s, "amax"), at((slice(None), 1), [2, 5, 9])),
    "scatter_add": (
        lambda: a.scatter_add(0, Tensor([[1, 1, 0]]), Tensor([[1.0, 2.0, 3.0]])),
        added(([1, 1, 0], [0, 1, 2]), [1, 2, 3]),
    ),
    "put_along_axis": (
        lambda: a.put_along_axis(Tensor([[3], [0], [1]]), 9, 1),
        changed(lambda x: np.put_along_axis(x, np.array([[3], [0], [1]]), 9, 1)),
    ),
    "put": (lambda: a.put([1, -1], Tensor([50.0, 60.0])), changed(lambda x: np.put(x, [1, -1], [50, 60]))),
    "put that adds": (
        lambda: a.put([1, 1], Tensor([50.0, 60.0]), accumulate=True),
        changed(lambda x: np.add.at(x.reshape(-1), [1, 1], [50, 60])),
    ),
    "index_put": (lambda: a.index_put(([0, 2], [1, 1]), 5), at(([0, 2], [1, 1]), 5)),
    "index_put that adds": (
        lambda: a.index_put(([0, 0], [1, 1]), 5, accumulate=True),
        added(([0, 0], [1, 1]), 5),
    ),
    "select_scatter": (lambda: a.select_scatter(Tensor([1, 2, 3]), 1, 2), at((slice(None), 2), [1, 2, 3])),
    "slice_scatter": (lambda: a.slice_scatter(0.0, 1, 0, None, 2), at((slice(None), slice(0, None, 2)), 0)),
    "diagonal_scatter": (
        lambda: a.diagonal_scatter(Tensor([1.0, 2.0, 3.0]), 1),
        at(([0, 1, 2], [1, 2, 3]), [1, 2, 3]),
    ),
    "fill_diagonal": (lambda: a.fill_diagonal(-5), changed(lambda x: np.fill_diagonal(x, -5))),
    "masked_scatter": (
        lambda: a.masked_scatter(a > 8, Tensor([1.0, 2.0, 3.0])),
        changed(lambda x: np.place(x, x > 8, [1, 2, 3])),
    ),
    "diag_embed": (lambda: s.diag_embed(), np.stack([np.diag(row) for row in S])),  # noqa: PLW0108
    "diag_embed below": (lambda: Tensor([1.0, 2.0]).diag_embed(-1), np.diag([1.0, 2.0], -1)),
    "diag_embed on other axes": (
        lambda: s.diag_embed(0, 0, 2),
        np.moveaxis(np.stack([np.diag(row) for row in S]), (1, 2), (0, 2)),
    ),
    "a mask of no axes": (lambda: a[Tensor(True)], A[np.array(True)]),
    "a mask of no axes that is False": (lambda: a[Tensor(False)], A[np.array(False)]),
}


@pytest.mark.parametrize("name", CASES)
def test_places_are_read_and_written_as_numpy_does(name: str) -> None:
    make, expected = CASES[name]
    made = make()
    assert made.shape == np.shape(expected)
    np.testing.assert_array_equal(made.numpy(), expected)
    np.testing.assert_array_equal(a.numpy(), A)  # the tensor itself stays


def test_gradients_reach_what_was_read_and_what_was_written() -> None:
    x, y = A[:2, :3].astype(np.float64), S[:2].astype(np.float64)
    check_gradient(lambda t, u: t.index_add(1, [0, 0], u), x, y)
    check_gradient(lambda t, u: t.index_copy(1, [2, 0], u), x, y)
    check_gradient(lambda t: t.index_select(0, [1, 1, 0]), x)


def test_a_source_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match=r"index_reduce: index of shape \(1,\) and source of shape \(3, 2\)"):
        a.index_add(1, [1], s)
    with pytest.raises(ValueError, match="a count below 0"):
        a.repeat_interleave(Tensor([-1, 0, 0]), 0)
    with pytest.raises(TypeError, match="counts are float32"):
        a.repeat_interleave(Tensor([1.0, 1.0, 1.0]), 0)
