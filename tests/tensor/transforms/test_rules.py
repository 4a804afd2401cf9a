"""Functions with gradients of their own, against the plain ones."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor, checkpoint, custom_vjp, jvp, value_and_grad, vmap
from tensor.ir.graph import Op, toposort
from tensor.transforms import grad

pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(6)
X, W = RNG.normal(size=(3, 4)), RNG.normal(size=(4, 4))


def block(x: Any) -> Any:
    return (x @ Tensor(W)).tanh().softmax(-1) * x


def test_the_gradient_is_the_one_that_was_said_and_only_there() -> None:
    double = custom_vjp(lambda x: x * 2)
    double.defvjp(lambda x: (x * 2, x), lambda x, g: (g * x * 10,))
    np.testing.assert_allclose(double(Tensor(X)).numpy(), 2 * X)
    np.testing.assert_allclose(grad(lambda x: double(x).sum())(Tensor(X)).numpy(), 10 * X)
    np.testing.assert_allclose(grad(lambda x: (x * 2).sum())(Tensor(X)).numpy(), np.full((3, 4), 2.0))
    np.testing.assert_allclose(
        grad(lambda x: double(x).detach().sum() + x.sum())(Tensor(X)).numpy(), np.ones((3, 4))
    )


def test_a_rule_is_differentiated_batched_and_pushed_forward() -> None:
    double = custom_vjp(lambda x: x * 2)
    double.defvjp(lambda x: (x * 2, x), lambda x, g: (g * x * 10,))
    second = grad(lambda x: (grad(lambda y: double(y).sum())(x) ** 2).sum())
    np.testing.assert_allclose(second(Tensor(X)).numpy(), 200 * X, rtol=1e-12)
    np.testing.assert_allclose(vmap(grad(lambda r: double(r).sum()))(Tensor(X)).numpy(), 10 * X)
    np.testing.assert_allclose(jvp(double, (Tensor(X),), (Tensor(X),))[1].numpy(), 10 * X * X)


def test_several_results_and_arguments_have_one_rule() -> None:
    pair = custom_vjp(lambda a, b: {"sum": a + b, "product": a * b})
    pair.defvjp(
        lambda a, b: ({"sum": a + b, "product": a * b}, (a, b)),
        lambda kept, g: (g["sum"] * 3 + g["product"] * kept[1], None),
    )
    found = grad(lambda a, b: (pair(a, b)["sum"] + pair(a, b)["product"] * 2).sum(), argnums=(0, 1))
    toward_a, toward_b = found(Tensor(X), Tensor(X + 1))
    np.testing.assert_allclose(toward_a.numpy(), 3 + 2 * (X + 1))
    assert not toward_b.numpy().any()


def test_a_rule_that_does_not_fit_is_told() -> None:
    with pytest.raises(RuntimeError, match=r"^custom_vjp: .* has no rule yet; call defvjp"):
        custom_vjp(lambda x: x)(Tensor(X))
    wrong = custom_vjp(lambda x: x * 1)
    wrong.defvjp(lambda x: (x * 1, None), lambda kept, g: (g, g))
    with pytest.raises(ValueError, match=r"^custom_vjp: backward gave 2 gradients for 1 arguments"):
        grad(lambda x: wrong(x).sum())(Tensor(X))


def test_a_checkpoint_has_the_gradients_of_the_function_it_stands_for() -> None:
    plain = grad(lambda x: (block(block(x)) ** 2).sum())(Tensor(X)).numpy()
    again = grad(lambda x: (checkpoint(block, checkpoint(block, x)) ** 2).sum())(Tensor(X)).numpy()
    np.testing.assert_allclose(again, plain, rtol=1e-12)
    second = grad(lambda x: (grad(lambda y: checkpoint(block, y).sum())(x) ** 2).sum())(Tensor(X)).numpy()
    expected = grad(lambda x: (grad(lambda y: block(y).sum())(x) ** 2).sum())(Tensor(X)).numpy()
    np.testing.assert_allclose(second, expected, rtol=1e-9)
    rows = vmap(grad(lambda r: checkpoint(block, r).sum()))(Tensor(X)).numpy()
    np.testing.assert_allclose(rows, grad(lambda x: block(x).sum())(Tensor(X)).numpy(), rtol=1e-12)


def test_a_checkpoint_gives_gradients_to_what_it_refers_to() -> None:
    weight = Tensor(W, requires_grad=True)
    (checkpoint(lambda x: (x @ weight).tanh(), Tensor(X)) ** 2).sum().backward()
    expected = grad(lambda w: ((Tensor(X) @ w).tanh() ** 2).sum())(Tensor(W))
    assert weight.grad is not None
    np.testing.assert_allclose(weight.grad.numpy(), expected.numpy(), rtol=1e-12)


def test_a_checkpoint_computes_between_anew_after_the_gradient_is_there() -> None:
    value, found = value_and_grad(lambda x: (checkpoint(lambda y: (y.exp() + 1).log(), x) ** 2).sum())(
        Tensor(X)
    )
    forward = {n for n in toposort(value.node) if n.op is Op.EXP2}
    backward = [n for n in toposort(found.node) if n.op is Op.EXP2]
    copies = [n for n in toposort(found.node) if n.op is Op.CONTIGUOUS and len(n.src) == 2]
    assert forward and copies and len([n for n in backward if n not in forward]) >= len(forward)


def test_random_numbers_of_a_checkpoint_are_not_drawn_again() -> None:
    Tensor.manual_seed(1)
    x = Tensor(np.ones(1000, np.float32), requires_grad=True)
    made = checkpoint(lambda y: y * (Tensor.rand(1000) > 0.5), x)
    made.sum().backward()
    assert x.grad is not None
    made.realize(x.grad)
    np.testing.assert_array_equal(made.numpy(), x.grad.numpy())
