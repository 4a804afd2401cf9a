"""Complex numbers against numpy, and their gradients against differences; covers formulas.py
and tensor/ir/complexes.py.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from operator import methodcaller
from typing import Any

import numpy as np
import pytest

from tensor import Tensor, dtypes

pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(5)
A, B = (RNG.normal(size=(3, 4)) + 1j * RNG.normal(size=(3, 4)) for _ in range(2))
POSITIVE = np.abs(A) + 0.5

# the same expression of tensors and of arrays
BOTH: dict[str, Callable[[Any, Any], Any]] = {
    "sum of two": lambda a, b: a + b,
    "difference": lambda a, b: a - b,
    "product": lambda a, b: a * b,
    "quotient": lambda a, b: a / b,
    "with numbers": lambda a, b: (2 - a * 3) / (1 + 2j) + 1j * b - (0.5 + b) / 4,
    "of a number": lambda a, b: 1j / a,
    "whole powers": lambda a, b: a**3 + b**-2,
    "any powers": lambda a, b: a**b + 2**b + a**0.5,
    "real with complex": lambda a, b: a.real * b + a.imag / b - (b @ a.real.T).sum(),
    "equality": lambda a, b: (a == a) & (a != b),
    "movement": lambda a, b: a.T.reshape(2, 6)[::-1, 1:4],
    "positions": lambda a, b: a[[2, 0, 1]] - b[:, [1, 1, 0, 3]],
    "matrix product": lambda a, b: a @ b.T,
    "sums": lambda a, b: a.sum(0) + b.mean() + a.sum(),
    "products of all": lambda a, b: a.prod(1) + b.prod(),
    "running": lambda a, b: a.cumsum(1) + b.cumprod(0),
    "any and all": lambda a, b: a.any(0) & b.all(),
}
BY_NAME = [
    *("exp", "log", "sqrt", "sin", "cos", "tan", "sinh", "cosh", "tanh", "abs", "angle", "log2", "log10"),
    *("exp2", "expm1", "log1p", "square", "conj", "reciprocal", "isnan", "isfinite"),
]
RENAMED = {
    "asin": "arcsin", "acos": "arccos", "atan": "arctan", "asinh": "arcsinh", "acosh": "arccosh",
    "atanh": "arctanh",
}  # fmt: skip


@pytest.mark.parametrize("kind", [np.complex64, np.complex128])
@pytest.mark.parametrize("name", BOTH)
def test_an_expression_gives_what_numpy_gives(name: str, kind: Any) -> None:
    a, b = A.astype(kind), B.astype(kind)
    found, expected = BOTH[name](Tensor(a), Tensor(b)).numpy(), BOTH[name](a, b)
    assert found.dtype == expected.dtype
    tolerance = 2e-5 if kind is np.complex64 else 1e-12
    np.testing.assert_allclose(found, expected, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("name", [*BY_NAME, *RENAMED])
def test_a_function_gives_what_numpy_gives(name: str) -> None:
    points = np.array([A[0], B[0] * 5, [-0.3 + 0j, 2, 1e-4j, 1 + 1e-3j]])
    expected = getattr(np, RENAMED.get(name, name))(points)
    np.testing.assert_allclose(getattr(Tensor(points), name)().numpy(), expected, rtol=1e-11, atol=1e-13)


def test_infinities_and_signed_zeros_of_a_branch_cut_are_those_of_c99() -> None:
    points = np.array(
        [complex(-1, 0.0), complex(-1, -0.0), complex(0, 0), complex(1, np.inf), complex(-np.inf, 2)]
    )
    np.testing.assert_array_equal(Tensor(points).sqrt().numpy(), np.sqrt(points))
    with np.errstate(divide="ignore"):
        np.testing.assert_allclose(Tensor(points).log().numpy(), np.log(points), rtol=1e-15)


def test_sums_of_squares_do_not_overflow() -> None:
    big = np.array([3e30 + 4e30j], np.complex64)
    assert Tensor(big).abs().numpy()[0] == np.float32(5e30)
    np.testing.assert_allclose((Tensor(big) / Tensor(big)).numpy(), [1], rtol=1e-6)


def test_parts_are_an_axis_of_two_in_the_same_memory() -> None:
    z = Tensor(A.astype(np.complex64))
    np.testing.assert_array_equal(
        z.view_as_real().numpy(), A.astype(np.complex64).view(np.float32).reshape(3, 4, 2)
    )
    assert z.view_as_real().view_as_complex().node is z.node
    np.testing.assert_array_equal(Tensor.complex(z.real, z.imag).numpy(), z.numpy())
    np.testing.assert_allclose(Tensor.polar(z.abs(), z.angle()).numpy(), z.numpy(), rtol=1e-6)


def test_variance_norm_and_closeness_are_of_sizes() -> None:
    z = Tensor(A)
    np.testing.assert_allclose(z.var(0).numpy(), A.var(0, ddof=1), rtol=1e-12)
    np.testing.assert_allclose(z.norm().numpy(), np.linalg.norm(A), rtol=1e-12)
    np.testing.assert_allclose(z.flatten().vdot(Tensor(B.ravel())).numpy(), np.vdot(A, B), rtol=1e-12)
    assert z.allclose(z + 1e-9j)


def test_what_is_written_into_parts_and_places_stays() -> None:
    z, expected = Tensor(A), A.copy()
    z[1], expected[1] = 3j, 3j
    z[:, [0, 2]], expected[:, [0, 2]] = Tensor(B)[:, :2], B[:, :2]
    z += 1
    np.testing.assert_array_equal(z.numpy(), expected + 1)
    np.testing.assert_array_equal(z.assign(Tensor(B)).numpy(), B)


def test_copies_pickles_numbers_and_lists_keep_their_values() -> None:
    z = Tensor([1 + 2j, 3])
    assert z.dtype == dtypes.complex64 and z.tolist() == [1 + 2j, 3]
    assert complex(z[0]) == 1 + 2j and repr(z) == "tensor([1.+2.j, 3.+0.j])"
    for made in (pickle.loads(pickle.dumps(z)), copy.deepcopy(z), z.clone()):
        np.testing.assert_array_equal(made.numpy(), z.numpy())
    assert Tensor.full((2,), 1j, dtype="complex128").numpy().tolist() == [1j, 1j]
    assert Tensor.eye(2, dtype=dtypes.complex64).numpy().dtype == np.complex64
    assert np.from_dlpack(z).tolist() == [1 + 2j, 3]


@pytest.mark.parametrize(("call", "said"), [
    (lambda z: z < z, "^lt: complex64 numbers have no order; use abs"),
    (lambda z: z.max(), "^max: complex64 numbers have no order"),
    (lambda z: z.sort(), "^sort: complex64 numbers have no order"),
    (lambda z: z.erf(), "^erf: complex64 has no such function"),
    (lambda z: z.real.maximum(z), "numbers have no order"),
    (lambda z: z & z, "^bitwise_and: complex64 has no bitwise"),
    (lambda z: z.cast("float32"), "^cast: complex64 to float32 would lose the imaginary part; take .real"),
    (lambda z: z.real.imag, "^imag: float32 is real; allowed are complex64"),
    (lambda z: Tensor([1j], dtype="float32"), "^Tensor: complex numbers have no value in float32"),
    (lambda z: z.real.full_like(1j), "^full: 1j has no value in float32"),
])  # fmt: skip
def test_what_has_no_meaning_is_refused(call: Callable[[Any], Any], said: str) -> None:
    with pytest.raises(TypeError, match=said):
        call(Tensor([1 + 1j, 2]))


NAMES = (
    *("exp", "log", "sqrt", "sin", "tan", "tanh", "cosh", "asin", "acos", "atan", "acosh", "asinh", "atanh"),
    *("log1p", "expm1", "reciprocal", "abs", "angle", "sign", "conj", "square"),
)
ANALYTIC: dict[str, Callable[..., Tensor]] = {
    **{name: methodcaller(name) for name in NAMES},
    "real and imag": lambda z: z.real * z.imag,
    "quotient": lambda z: (1 + z) / (z * z - 2j),
    "power": lambda z: z ** (1.5 + z),
    "product of all": lambda z: z.prod(),
    "matrix product": lambda z: z.reshape(2, 2) @ z.reshape(2, 2).conj().T,
    "positions": lambda z: z[[0, 2, 2]] * z[:3],
    "variance": lambda z: z.var(),
}  # fmt: skip


@pytest.mark.parametrize("name", ANALYTIC)
def test_a_gradient_is_the_direction_in_which_a_real_loss_grows(name: str) -> None:
    def loss(values: Any) -> Any:
        made = ANALYTIC[name](Tensor(values) if isinstance(values, np.ndarray) else values)
        weights = Tensor(np.random.default_rng(1).normal(size=made.shape))
        return ((made.real + made.imag * 0.7 if made.is_complex() else made) * weights).sum()

    z = np.array([0.4 + 0.3j, -0.6 + 0.5j, 0.2 - 0.7j, 0.9 + 0.1j])
    leaf = Tensor(z)
    (found,) = loss(leaf).gradient(leaf)
    step = 1e-6
    for place in range(4):
        for direction in (1, 1j):
            shift = np.zeros(4, complex)
            shift[place] = step * direction
            slope = (loss(z + shift).item() - loss(z - shift).item()) / (2 * step)
            part = found.numpy()[place]
            assert (part.real if direction == 1 else part.imag) == pytest.approx(slope, rel=1e-5, abs=1e-7)


def test_a_computed_complex_tensor_is_told_from_its_parts() -> None:
    a, b = Tensor([3.0]), Tensor([4.0])
    z = Tensor.complex(a, b)
    loss = (z.abs() + a * 10).sum()
    np.testing.assert_allclose(loss.gradient(z)[0].numpy(), [0.6 + 0.8j], rtol=1e-6)
    np.testing.assert_allclose(loss.gradient(a)[0].numpy(), [10.6], rtol=1e-6)


def test_a_leaf_collects_and_a_complex_root_needs_a_gradient() -> None:
    z = Tensor([1 + 2j, 3j], requires_grad=True)
    with pytest.raises(ValueError, match=r"^backward: complex64 has no order to go up in; take abs"):
        z.sum().backward()
    (z * z).backward(Tensor([1, 1j]))
    assert z.grad is not None
    np.testing.assert_allclose(z.grad.numpy(), [2 * (1 - 2j), 2j * -3j], rtol=1e-6)


def test_methods_that_differ_for_complex_numbers_take_either_spelling() -> None:
    z: Any = Tensor(A)
    np.testing.assert_allclose(z.var(dim=0, keepdims=True).numpy(), A.var(0, ddof=1, keepdims=True))
    rows = z.real.softmax(dim=1).sum(axis=1).numpy()
    np.testing.assert_allclose(rows, np.ones(3))
    assert z.real.argmax(dim=1, keepdims=True).shape == (3, 1)


def test_a_conversion_by_name_drops_the_imaginary_part_and_says_so() -> None:
    with pytest.warns(UserWarning, match="complex64 to float64: the imaginary part is dropped"):
        assert Tensor([1 + 2j]).double().tolist() == [1.0]


def test_rows_correlate_with_conjugates_and_sums_of_powers_do_not_overflow() -> None:
    np.testing.assert_allclose(Tensor(A).cov().numpy(), np.cov(A), rtol=1e-12)
    np.testing.assert_allclose(Tensor(A).corrcoef().numpy(), np.corrcoef(A), rtol=1e-12)
    np.testing.assert_allclose(Tensor(A).mH.numpy(), A.conj().T)
    found = Tensor(A + 1000).logsumexp(1).numpy()
    np.testing.assert_allclose(np.exp(found - 1000), np.exp(A).sum(1), rtol=1e-9)
    np.testing.assert_allclose(Tensor(A).logaddexp(Tensor(B)).exp().numpy(), np.exp(A) + np.exp(B), rtol=1e-9)


def test_random_complex_numbers_have_parts_of_half_the_variance() -> None:
    z = Tensor.randn(4000, dtype=dtypes.complex64).numpy()
    assert abs(z.real.var() - 0.5) < 0.05 and abs(z.imag.var() - 0.5) < 0.05
    assert abs((z.real * z.imag).mean()) < 0.05
    unit = Tensor.rand(100, dtype="complex128").numpy()
    assert ((unit.real >= 0) & (unit.real < 1) & (unit.imag >= 0) & (unit.imag < 1)).all()


def test_a_linear_map_adds_its_bias() -> None:
    found = Tensor(A).linear(Tensor(B.T), Tensor(A[:, 0]))
    np.testing.assert_allclose(found.numpy(), A @ B.T + A[:, 0], rtol=1e-12)
