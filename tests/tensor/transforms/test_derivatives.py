"""Derivatives of functions, against formulas, differences and torch; covers tensor/transforms/trees.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor import Tensor, hessian, jacfwd, jacobian, jacrev, jvp, transforms, value_and_grad, vjp
from tensor.transforms import grad

pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(3)
X, W = RNG.normal(size=(3,)), RNG.normal(size=(3, 4))
STEP = 1e-5


def curved(x: Any) -> Any:
    """Three values of three, each of all."""
    return (x * x).sin().cumsum(0) / (1 + x.exp())


def loss(x: Any, w: Any) -> Any:
    return ((x @ w).tanh() * (x.sum() + 1)).square().sum()


def differences(function: Callable[[Any], Any], at: Any) -> Any:
    """The Jacobian: result's shape + argument's."""
    columns = []
    for place in np.ndindex(at.shape):
        shift = np.zeros_like(at)
        shift[place] = STEP
        above, below = (function(Tensor(at + sign * shift)).numpy() for sign in (1, -1))
        columns.append((above - below) / (2 * STEP))
    stacked = np.stack(columns, -1)
    return stacked.reshape(*stacked.shape[:-1], *at.shape)


@pytest.mark.parametrize("mode", [jacrev, jacfwd, jacobian])
def test_a_jacobian_is_that_of_differences(mode: Any) -> None:
    np.testing.assert_allclose(mode(curved)(Tensor(X)).numpy(), differences(curved, X), rtol=1e-6, atol=1e-9)
    table = mode(lambda w: loss(Tensor(X), w) * w.sum(1))(Tensor(W)).numpy()
    assert table.shape == (3, 3, 4)
    expected = differences(lambda w: loss(Tensor(X), w) * w.sum(1), W)
    np.testing.assert_allclose(table, expected, rtol=1e-5, atol=1e-7)


def test_a_gradient_and_a_value_are_those_of_differences() -> None:
    value, (toward_x, toward_w) = value_and_grad(loss, argnums=(0, 1))(Tensor(X), Tensor(W))
    assert value.item() == pytest.approx(loss(Tensor(X), Tensor(W)).item())
    np.testing.assert_allclose(
        toward_x.numpy(), differences(lambda x: loss(x, Tensor(W)), X), rtol=1e-6, atol=1e-8
    )
    np.testing.assert_allclose(
        toward_w.numpy(), differences(lambda w: loss(Tensor(X), w), W), rtol=1e-6, atol=1e-8
    )


def test_forward_and_reverse_mode_are_products_with_the_jacobian() -> None:
    matrix, direction = differences(curved, X), np.array([1.0, -2.0, 0.5])
    result, along = jvp(curved, (Tensor(X),), (Tensor(direction),))
    np.testing.assert_allclose(along.numpy(), matrix @ direction, rtol=1e-6, atol=1e-9)
    np.testing.assert_allclose(result.numpy(), curved(Tensor(X)).numpy())
    result, pull = vjp(curved, Tensor(X))
    np.testing.assert_allclose(pull(Tensor(direction))[0].numpy(), direction @ matrix, rtol=1e-6, atol=1e-9)


def test_second_derivatives_are_differences_of_first_ones() -> None:
    found = hessian(loss)(Tensor(X), Tensor(W)).numpy()
    expected = differences(lambda x: grad(loss)(x, Tensor(W)), X)
    np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-7)


def test_derivatives_nest_to_any_order() -> None:
    third = grad(grad(grad(lambda x: x.sin() * x * x)))(Tensor(0.7, dtype="float64")).item()
    assert third == pytest.approx(-6 * 0.7 * np.sin(0.7) + 6 * np.cos(0.7) - 0.49 * np.cos(0.7))
    along = jvp(lambda x: jvp(lambda y: y**4, (x,), (x,))[1], (Tensor([2.0]),), (Tensor([1.0]),))[1]
    assert along.tolist() == [4 * 4 * 2.0**3]


def test_arguments_and_results_may_be_structures() -> None:
    parameters = {"w": Tensor(W), "rest": [Tensor(X)]}
    found = grad(lambda p: ((p["rest"][0] @ p["w"]) ** 2).sum())(parameters)
    assert found.keys() == parameters.keys()
    np.testing.assert_allclose(found["rest"][0].numpy(), 2 * W @ (X @ W), rtol=1e-12)
    table = jacrev(lambda p: (p["w"].sum(), p["rest"][0] * 2))(parameters)
    assert table[0]["w"].shape == (3, 4) and table[1]["rest"][0].shape == (3, 3)
    assert not table[1]["w"].numpy().any()


def test_other_values_of_a_function_come_along() -> None:
    found, seen = grad(lambda x: (x.square().sum(), x + 1), has_aux=True)(Tensor(X))
    np.testing.assert_allclose(found.numpy(), 2 * X)
    np.testing.assert_allclose(seen.numpy(), X + 1)


def test_what_is_detached_has_no_derivative() -> None:
    np.testing.assert_allclose(grad(lambda x: (x * x.detach()).sum())(Tensor(X)).numpy(), X)


def test_gradients_flow_on_to_leaves_outside() -> None:
    scale = Tensor([2.0], requires_grad=True)
    grad(lambda x: (x**3 * scale).sum())(Tensor([3.0])).sum().backward()
    assert scale.grad is not None and scale.grad.tolist() == [27.0]


def test_complex_arguments_have_the_gradient_of_their_parts() -> None:
    z = np.array([1 + 2j, -0.5j])
    found = grad(lambda x: (x * x).abs().sum())(Tensor(z))
    np.testing.assert_allclose(found.numpy(), 2 * np.abs(z) * z / np.abs(z), rtol=1e-12)


MISTAKES: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: grad(lambda x: x)(Tensor(X)), ValueError, "^grad: the result is .*; allowed is one real scalar"),
    (
        lambda: grad(lambda x: x.sum())(Tensor([1])),
        TypeError,
        "^grad: an argument is int32; allowed are floats$",
    ),
    (lambda: grad(lambda x: 1.0)(Tensor(X)), TypeError, "^grad: the result has a float; allowed are tensors"),
    (lambda: grad(lambda x: x.sum(), argnums=1)(Tensor(X)), ValueError, "^grad: argument 1 of 1"),
    (lambda: jvp(curved, (Tensor(X),), (Tensor([1.0]),)), ValueError, "^jvp: tangents of shapes"),
    (lambda: transforms.vjp(curved, Tensor(X))[1](Tensor([1.0])), ValueError, "^vjp: cotangent of shapes"),
    (
        lambda: jacrev(lambda x: x.cast("int32"))(Tensor(X)),
        TypeError,
        "^jacrev: the result is int32, which has",
    ),
]


@pytest.mark.parametrize(("call", "error", "said"), MISTAKES)
def test_a_mistake_is_one_sentence(call: Callable[[], Any], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        call()


@pytest.mark.parametrize("name", ["jacrev", "jacfwd", "hessian"])
def test_torch_has_the_same_matrices(name: str) -> None:
    torch = pytest.importorskip("torch")
    own, theirs = getattr(transforms, name)(loss), getattr(torch.func, name)(loss)
    found = own(Tensor(X), Tensor(W)).numpy()
    np.testing.assert_allclose(found, theirs(torch.tensor(X), torch.tensor(W)).numpy(), rtol=1e-9, atol=1e-12)
