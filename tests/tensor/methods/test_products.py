"""Products by numpy's and torch's names, held against numpy."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest

from tensor import Tensor

RNG = np.random.default_rng(7)
A, B = RNG.integers(-4, 5, (3, 4)).astype(np.float32), RNG.integers(-4, 5, (4, 5)).astype(np.float32)
V, W = RNG.integers(-4, 5, 4).astype(np.float32), RNG.integers(-4, 5, 3).astype(np.float32)
C, D = RNG.integers(-4, 5, (2, 3, 4)).astype(np.float32), RNG.integers(-4, 5, (2, 4, 2)).astype(np.float32)
P, Q = RNG.integers(-4, 5, (2, 3)).astype(np.float32), RNG.integers(-4, 5, (2, 3)).astype(np.float32)
a, b, v, w, c, d, p, q = (Tensor(x) for x in (A, B, V, W, C, D, P, Q))
CASES: dict[str, tuple[Callable[[], Tensor], object]] = {
    "mm": (lambda: a.mm(b), A @ B),
    "mv": (lambda: a.mv(v), A @ V),
    "bmm": (lambda: c.bmm(d), C @ D),
    "addmm": (lambda: Tensor.ones(3, 5).addmm(a, b, beta=2, alpha=3), 2 + 3 * (A @ B)),
    "addmv": (lambda: w.addmv(a, v), W + A @ V),
    "baddbmm": (lambda: Tensor.zeros(2, 3, 2).baddbmm(c, d), C @ D),
    "outer": (lambda: v.outer(w), np.outer(V, W)),
    "inner": (lambda: a.inner(c), np.inner(A, C)),
    "vdot": (lambda: v.vdot(v), np.vdot(V, V)),
    "tensordot": (lambda: c.tensordot(d, ([2, 0], [1, 0])), np.tensordot(C, D, ([2, 0], [1, 0]))),
    "tensordot of one axis": (lambda: a.tensordot(b, 1), np.tensordot(A, B, 1)),
    "tensordot of none": (lambda: v.tensordot(w, 0), np.tensordot(V, W, 0)),
    "kron": (lambda: p.kron(a), np.kron(P, A)),
    "kron of other ranks": (lambda: v.kron(a), np.kron(V, A)),
    "cross": (lambda: p.cross(q), np.cross(P, Q)),
}


@pytest.mark.parametrize("name", CASES)
def test_a_product_is_numpys(name: str) -> None:
    make, expected = CASES[name]
    np.testing.assert_array_equal(make().numpy(), expected)


def test_operands_of_other_ranks_are_refused() -> None:
    with pytest.raises(ValueError, match=r"mm: shapes \(4,\) and \(4, 5\); allowed are 2 and 2 axes"):
        v.mm(b)
    with pytest.raises(ValueError, match="bmm: batches of 2 and 1"):
        c.bmm(d[:1])


def test_weights_of_sums_of_products_are_torchs() -> None:
    nothing, a, b = Tensor([[math.nan]]), Tensor([[2.0]]), Tensor([[3.0]])
    assert nothing.addmm(a, b, beta=0).tolist() == [[6.0]]
    whole = Tensor([[5]]).addmm(Tensor([[2]]), Tensor([[3]]), beta=1.9, alpha=2.5)
    assert whole.tolist() == [[17]]


def test_axes_of_one_element_go_with_any_in_a_tensordot() -> None:
    a, b = np.arange(2.0).reshape(1, 2), np.arange(12.0).reshape(3, 4)
    wanted = np.tensordot(a.sum(0), b.sum((0, 1)), 0)
    np.testing.assert_allclose(Tensor(a).tensordot(Tensor(b), ([0], [0])).numpy(), a.T @ b.sum(0)[None])
    assert wanted.shape == (2,)
    with pytest.raises(ValueError, match=r"tensordot: axes of sizes \[2\] and \[3\]"):
        Tensor(a).tensordot(Tensor(b), ([1], [0]))


def test_sums_of_products_of_truth_values_are_truth_values() -> None:
    x, a, b = Tensor([[False, True]]), Tensor([True]), Tensor([True, False])
    assert x.addr(a, b).tolist() == [[True, True]]
    assert x.addr(a, b, beta=0).tolist() == [[True, False]]
