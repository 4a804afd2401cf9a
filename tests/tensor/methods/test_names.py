"""Further names, held against numpy."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import tensor
from tensor import Tensor, dtypes
from tests.tensor.made_anew import made_anew

pytestmark = pytest.mark.usefixtures("on_host")
A = np.array([[1.0, 2.0, 4.0], [0.5, -1.0, 3.0]], np.float32)
WHOLE, OTHER = np.array([12, -18, 0, 7]), np.array([8, 27, 0, 0])
a, i, j = Tensor(A), Tensor(WHOLE), Tensor(OTHER)
anew = made_anew(globals(), a=A, i=WHOLE, j=OTHER)


CASES: dict[str, tuple[Callable[[], Any], Any]] = {
    "clamp_min": (lambda: a.clamp_min(1), A.clip(1)),
    "clamp_max": (lambda: a.clamp_max(1), A.clip(None, 1)),
    "subtract": (lambda: a.subtract(1), A - 1),
    "concat": (lambda: a.concat(a, dim=1), np.concatenate((A, A), 1)),
    "type_as": (lambda: a.type_as(i), A.astype(np.int32)),
    "byte": (lambda: a.abs().byte(), np.abs(A).astype(np.uint8)),
    "logspace": (lambda: Tensor.logspace(0, 2, 3), np.logspace(0, 2, 3)),
    "tril_indices": (lambda: Tensor.tril_indices(3, 2), np.array(np.tril_indices(3, 0, 2))),
    "triu_indices": (lambda: Tensor.triu_indices(2, 3, 1), np.array(np.triu_indices(2, 1, 3))),
    "atleast_1d": (lambda: Tensor(3).atleast_1d(), np.atleast_1d(3)),
    "atleast_2d": (lambda: i.atleast_2d(), np.atleast_2d(WHOLE)),  # noqa: PLW0108
    "atleast_3d": (lambda: i.atleast_3d(), np.atleast_3d(WHOLE)),  # noqa: PLW0108
    "atleast_3d of a matrix": (lambda: a.atleast_3d(), np.atleast_3d(A)),  # noqa: PLW0108
    "diagflat": (lambda: i.diagflat(1), np.diagflat(WHOLE, 1)),
    "as_strided": (lambda: a.as_strided((2, 2), (1, 2), 1), np.array([[2, 0.5], [4, -1]])),
    "block_diag": (
        lambda: Tensor([[1]]).block_diag(Tensor([[2, 3]])),
        np.array([[1, 0, 0], [0, 2, 3]]),
    ),
    "cartesian_prod": (
        lambda: Tensor([1, 2]).cartesian_prod(Tensor([3, 4])),
        np.array([[1, 3], [1, 4], [2, 3], [2, 4]]),
    ),
    "combinations": (lambda: Tensor([5, 6, 7]).combinations(), np.array([[5, 6], [5, 7], [6, 7]])),
    "combinations with repeats": (
        lambda: Tensor([5, 6]).combinations(with_replacement=True),
        np.array([[5, 5], [5, 6], [6, 6]]),
    ),
    "gcd": (lambda: i.gcd(j), np.gcd(WHOLE, OTHER)),
    "lcm": (lambda: i.lcm(j), np.lcm(WHOLE, OTHER)),
    "gcd of neighbours among Fibonacci's numbers": (
        lambda: Tensor(np.array([1836311903], np.int32)).gcd(1134903170),
        np.array([1]),
    ),
    "addr": (lambda: a.addr(Tensor([1.0, 2.0]), Tensor([1.0, 0.0, 1.0])), A + np.outer([1, 2], [1, 0, 1])),
    "addbmm": (lambda: a.addbmm(Tensor.ones(2, 2, 4), Tensor.ones(2, 4, 3), 2, 3), 2 * A + 3 * 8),
    "trapezoid": (lambda: a.trapezoid(), np.trapezoid(A)),  # noqa: PLW0108
    "trapezoid along an axis": (
        lambda: a.trapezoid(Tensor([0.0, 2.0]), dim=0),
        np.trapezoid(A, [0, 2], axis=0),
    ),
    "vander": (lambda: Tensor([2.0, 3.0]).vander(3), np.vander([2, 3], 3)),
    "vander upward": (lambda: Tensor([2, 3]).vander(3, increasing=True), np.vander([2, 3], 3, True)),
    "corrcoef": (lambda: a.corrcoef(), np.corrcoef(A)),  # noqa: PLW0108
    "dist": (lambda: a.dist(a + 1), np.sqrt(6)),
    "cdist": (lambda: a.cdist(a[:1]), np.linalg.norm(A[:, None] - A[:1], axis=-1)),
    "renorm": (lambda: Tensor([[3.0, 4.0], [0.3, 0.4]]).renorm(2, 0, 1), np.array([[0.6, 0.8], [0.3, 0.4]])),
}


@pytest.mark.parametrize("name", CASES)
def test_a_name_means_what_numpy_means(name: str) -> None:
    make, expected = CASES[name]
    made = make()
    assert made.shape == np.shape(expected)
    np.testing.assert_allclose(made.numpy(), expected, rtol=1e-5, atol=1e-6)


def test_what_a_tensor_says_of_itself() -> None:
    assert (a.itemsize, a.nelement(), a.is_signed(), a.is_contiguous()) == (4, 6, True, True)
    assert (a.type(), a.type("float64").dtype, a.stride(), a.stride(0)) == (
        "float32",
        dtypes.float64,
        (3, 1),
        3,
    )
    assert a.is_same_size(a + 1) and not a.is_same_size(i) and Tensor([2]).is_nonzero()
    assert a.cpu() is a and Tensor.as_tensor(a) is a
    assert Tensor.as_tensor(A, dtype="float64").dtype is dtypes.float64
    assert a.new_tensor([1]).dtype is a.new_empty(2).dtype is dtypes.float32


def test_the_size_is_a_number_and_called_a_shape() -> None:
    assert a.size == 6 and a.size() == (2, 3) and a.size(-1) == a.size(dim=1) == 3
    with pytest.raises(IndexError, match="size: axis 2 of shape"):
        a.size(2)


def test_draws_follow_their_probabilities() -> None:
    likely = Tensor([0.0, 1.0, 0.5]).expand(1000, 3).bernoulli().numpy().mean(0)
    assert likely[0] == 0 and likely[1] == 1 and 0.4 < likely[2] < 0.6
    assert 0.6 < Tensor.zeros(1000).bernoulli(0.7).mean().item() < 0.8
    counts = Tensor([0.5, 4.0, 100.0]).expand(2000, 3).poisson().numpy()
    np.testing.assert_allclose(counts.mean(0), [0.5, 4, 100], rtol=0.1)
    np.testing.assert_allclose(counts.var(0), [0.5, 4, 100], rtol=0.2)


def test_tensors_broadcast_together() -> None:
    assert [t.shape for t in a.broadcast_tensors(Tensor([[1], [2]]))] == [(2, 3), (2, 3)]
    with pytest.raises(TypeError, match="gcd: float32; allowed are integers"):
        a.gcd(2)


def test_pythons_own_functions_take_tensors() -> None:
    x = Tensor([7.0, -7.5])
    assert [t.tolist() for t in divmod(x, 2)] == [[3, -4], [1, 0.5]]
    assert [t.tolist() for t in divmod(9, Tensor([2, 4]))] == [[4, 2], [1, 1]]
    np.testing.assert_allclose(round(Tensor([2.5, -1.26]), 1).numpy(), [2.5, -1.3], rtol=1e-6)
    assert round(Tensor([150.0]), -2).tolist() == [200] and round(Tensor([2.5])).tolist() == [2]
    assert math.floor(x).tolist() == [7, -8] and math.ceil(x).tolist() == [7, -7]
    assert f"{Tensor(2.5):.3f} {Tensor([7]):04d}" == "2.500 0007" and f"{x}" == str(x)
    assert 7.0 in x and 8.0 not in x


def test_memory_at_an_address_is_copied() -> None:
    data = np.arange(6, dtype=np.float64)
    made = Tensor.from_blob(data.ctypes.data, (2, 3), "float64")
    data[:] = 0
    assert made.tolist() == [[0, 1, 2], [3, 4, 5]]


def test_the_module_has_types_and_methods_as_functions() -> None:
    assert tensor.zeros(2).tolist() == [0, 0] and tensor.float32 is dtypes.float32
    assert tensor.cat([Tensor([1]), Tensor([2])]).tolist() == [1, 2]
    assert re.fullmatch(r"\d+\.\d+.*", tensor.__version__)
    with pytest.raises(AttributeError, match="module 'tensor' has no attribute 'zeroes'"):
        _ = tensor.zeroes


def test_bounds_are_named_as_torch_names_them() -> None:
    assert (
        a.clamp(min=1).tolist() == A.clip(1).tolist()
        and a.clip(max=1, min_=0).tolist() == A.clip(0, 1).tolist()
    )
    x = Tensor([5.0])
    assert x.clamp_(max=2).tolist() == [2]
    with pytest.raises(TypeError, match="clamp: min and min_ mean the same; give one of them"):
        a.clamp(min=1, min_=1)


def test_axes_are_added_to_each_tensor_of_a_list() -> None:
    point, row = Tensor(1.0), Tensor([1.0, 2.0])
    for name, shapes in (("1d", [(1,), (2,)]), ("2d", [(1, 1), (1, 2)]), ("3d", [(1, 1, 1), (1, 2, 1)])):
        grown = getattr(Tensor, f"atleast_{name}")
        assert [each.shape for each in grown([point, row])] == shapes
        assert [each.shape for each in grown(point, row)] == shapes
        assert grown(row).shape == shapes[1]


def test_numbers_equally_far_apart_have_whole_ends_where_they_are_whole() -> None:
    assert Tensor.linspace(4.3, 0, 5, dtype="int32").tolist() == [4, 3, 2, 1, 0]
    assert Tensor.logspace(0, 4.9, 5, base=5.0, dtype="int32").tolist() == [1, 5, 25, 125, 625]
    assert Tensor.tril_indices(2, 2, dtype="int64").dtype == dtypes.int64


def test_to_names_a_device_a_type_or_another_tensor() -> None:
    x, wide = Tensor([1.5, 2.5]), Tensor([1.0], dtype="float64")
    assert x.to(dtypes.float16).dtype == x.to("host", dtypes.float16).dtype == dtypes.float16
    assert x.to(wide).dtype == dtypes.float64
    assert x.to(dtypes.int32, True, copy=True).tolist() == [1, 2]
    assert x.float(memory_format=None).tolist() == x.to(memory_format=None).tolist() == [1.5, 2.5]
