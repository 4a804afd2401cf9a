"""Methods of less_common.py against numpy and torch; torch's comparisons run where it is installed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor, linalg

pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(3)
DATA = RNG.normal(size=(4, 5))
HOLES = np.where(RNG.random((4, 5)) < 0.3, np.nan, DATA)
CALLS: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
    ("rsub", (DATA, DATA[0]), {"alpha": 2}),
    ("mvlgamma", (np.abs(DATA) + 1, 3), {}),
    ("cumulative_trapezoid", (DATA,), {"dx": 0.5, "dim": 0}),
    ("cumulative_trapezoid", (DATA, DATA[0]), {}),
    ("trapz", (DATA, np.sort(DATA)), {}),
    *(("nanquantile", (HOLES, 0.3), {"dim": d, "keepdim": True}) for d in (None, 0, 1)),
    ("nanquantile", (HOLES, np.array([0.1, 0.8]), 1), {"interpolation": "higher"}),
    ("histogram", (DATA, 5), {}),
    ("histogram", (DATA, np.array([-1.0, 0.0, 0.2, 3.0])), {"weight": np.abs(DATA), "density": True}),
    ("histogram", (DATA, 3), {"range": (-1.0, 1.0)}),
    ("as_strided_scatter", (DATA, DATA[:2, :2] + 9, (2, 2), (5, 2), 1), {}),
    ("nonzero_static", ((DATA > 0) * 1,), {"size": 30, "fill_value": -2}),
    ("unravel_index", (np.array([0, 7, 23]), (2, 3, 4)), {}),
    ("frexp", (np.array([0.0, 1.0, -6.5, 5e-324, 1.7e308, 0.5, np.nextafter(1, 0)]),), {}),
]


@pytest.mark.parametrize(("name", "args", "options"), CALLS, ids=[f"{c[0]}{i}" for i, c in enumerate(CALLS)])
def test_a_method_gives_what_torchs_function_does(
    name: str, args: tuple[Any, ...], options: dict[str, Any]
) -> None:
    torch = pytest.importorskip("torch")

    def turned(make: Any) -> tuple[list[Any], dict[str, Any]]:
        return [make(a) if isinstance(a, np.ndarray) else a for a in args], {
            k: make(v) if isinstance(v, np.ndarray) else v for k, v in options.items()
        }

    theirs, more = turned(torch.tensor)
    wanted = getattr(torch, name)(*theirs, **more)
    (mine, *rest), more = turned(Tensor)
    found = getattr(mine, name)(*rest, **more)
    for a, b in zip(*((x if isinstance(x, tuple) else (x,)) for x in (found, wanted)), strict=True):
        assert a.shape == tuple(b.shape)
        np.testing.assert_allclose(a.numpy(), b.numpy(), rtol=1e-12, atol=1e-14)


def test_shapes_that_broadcast_are_summed_to_and_named() -> None:
    made = Tensor(DATA).sum_to_size(1, 5)
    np.testing.assert_allclose(made.numpy(), DATA.sum(0, keepdims=True))
    assert Tensor(DATA).sum_to_size((5,)).shape == (5,) and Tensor(DATA).sum_to_size(()).shape == ()
    assert Tensor(True).sum_to_size(()).dtype.name == "int32"  # a sum, though of one element
    assert Tensor.broadcast_shapes((4, 1), 3, ()) == (4, 3)
    with pytest.raises(ValueError, match="sum_to_size: "):
        Tensor(DATA).sum_to_size(2, 5)


def test_factors_in_one_are_taken_apart() -> None:
    square = DATA[:, :4]
    packed, pivots = linalg.lu_factor(Tensor(square))
    order, lower, upper = (part.numpy() for part in packed.lu_unpack(pivots))
    np.testing.assert_allclose(order @ lower @ upper, square, atol=1e-12)
    x, matrix = Tensor(DATA[:, :2]).triangular_solve(Tensor(square), transpose=True)
    np.testing.assert_allclose(np.triu(square).T @ x.numpy(), DATA[:, :2], atol=1e-10)
    np.testing.assert_array_equal(matrix.numpy(), square)


def test_values_fill_a_shape_and_mistakes_are_told() -> None:
    assert Tensor(DATA).fill(Tensor([2])).numpy().tolist() == np.full((4, 5), 2.0).tolist()
    assert Tensor.scalar_tensor(1).dtype.name == "float32" and Tensor([1]).resolve_neg().tolist() == [1]
    with pytest.raises(TypeError, match="frexp: int32; allowed are floats"):
        Tensor([1]).frexp()
    with pytest.raises(ValueError, match="nanquantile: interpolation 'none'"):
        Tensor(DATA).nanquantile(0.5, interpolation="none")
