"""Axes and pieces by numpy's and torch's names, held against numpy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor import Tensor
from tests.tensor.made_anew import made_anew

X = np.arange(24).reshape(2, 3, 4)
T = Tensor(X)
anew = made_anew(globals(), T=X)


CASES: dict[str, tuple[Callable[[], Any], Any]] = {
    "moveaxis": (lambda: T.moveaxis(0, -1), np.moveaxis(X, 0, -1)),
    "moveaxis of two": (lambda: T.moveaxis((0, 1), (2, 0)), np.moveaxis(X, (0, 1), (2, 0))),
    "swapaxes": (lambda: T.swapaxes(0, 2), np.swapaxes(X, 0, 2)),
    "ravel": (T.ravel, X.ravel()),
    "broadcast_to": (lambda: Tensor(X[0]).broadcast_to(2, 3, 4), np.broadcast_to(X[0], (2, 3, 4))),
    "narrow": (lambda: T.narrow(2, 1, 2), X[:, :, 1:3]),
    "narrow from the end": (lambda: T.narrow(1, -2, 2), X[:, -2:]),
    "select": (lambda: T.select(1, -1), X[:, -1]),
    "rot90": (T.rot90, np.rot90(X)),
    "rot90 twice": (lambda: T.rot90(2), np.rot90(X, 2)),
    "rot90 back": (lambda: T.rot90(-1, (1, 2)), np.rot90(X, -1, (1, 2))),
    "fliplr": (T.fliplr, np.fliplr(X)),
    "flipud": (T.flipud, np.flipud(X)),
    "diff": (lambda: Tensor(X * X).diff(2), np.diff(X * X, 2)),
    "tile": (lambda: T.tile(2, 1), np.tile(X, (2, 1))),
    "trace": (lambda: Tensor(X[0]).trace(), np.trace(X[0])),
    "vstack": (lambda: Tensor.vstack([Tensor([1, 2]), Tensor([3, 4])]), [[1, 2], [3, 4]]),
    "hstack": (lambda: Tensor.hstack(Tensor([1, 2]), Tensor([3])), [1, 2, 3]),
    "dstack": (lambda: Tensor.dstack([T[0], T[1]]), np.dstack([X[0], X[1]])),
    "column_stack": (lambda: Tensor.column_stack([Tensor([1, 2]), Tensor([3, 4])]), [[1, 3], [2, 4]]),
}


@pytest.mark.parametrize("name", CASES)
def test_elements_go_where_numpy_puts_them(name: str) -> None:
    make, expected = CASES[name]
    np.testing.assert_array_equal(make().numpy(), expected)


@pytest.mark.parametrize("places", [1, 2, 3, 4, 5, [1, 2], [0, 3, 9], [-1]])
def test_pieces_are_those_of_numpys_array_split(places: Any) -> None:
    row = np.arange(7)
    found, expected = Tensor(row).tensor_split(places), np.array_split(row, places)
    assert [list(piece.numpy()) for piece in found] == [list(piece) for piece in expected]


def test_unbind_gives_each_place_of_an_axis() -> None:
    assert [piece.numpy().tolist() for piece in T.unbind(2)] == [X[:, :, n].tolist() for n in range(4)]


def test_a_piece_beyond_the_end_is_refused() -> None:
    with pytest.raises(ValueError, match="narrow: 3 from 2 on of axis 2 of shape"):
        T.narrow(2, 2, 3)
    with pytest.raises(IndexError, match="select: 4 of axis 2 of shape"):
        T.select(2, 4)
