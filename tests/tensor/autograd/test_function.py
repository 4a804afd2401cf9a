"""Functions with gradients of their own and gradients that are asked for; covers functional.py."""

from __future__ import annotations

from typing import Any

import pytest

from tensor import Tensor, autograd
from tensor.autograd import Function, functional

pytestmark = pytest.mark.usefixtures("on_host")


class Product(Function):
    @staticmethod
    def forward(ctx: Any, a: Tensor, b: Tensor, times: float) -> Tensor:
        ctx.save_for_backward(a, b)
        ctx.times = times
        return a * b * times

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Any:
        a, b = ctx.saved_tensors
        toward_b = gradient * a * ctx.times if ctx.needs_input_grad[1] else None
        return gradient * b * ctx.times, toward_b, None


class SinCos(Function):
    @staticmethod
    def forward(x: Tensor) -> Any:
        return x.sin(), x.cos()

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(*output)

    @staticmethod
    def backward(ctx: Any, sine: Tensor, cosine: Tensor) -> Tensor:
        s, c = ctx.saved_tensors
        return sine * c - cosine * s


def test_a_function_of_tensors_and_numbers_has_the_gradient_that_it_says() -> None:
    a, b = Tensor([2.0], requires_grad=True), Tensor([5.0])
    Product.apply(a, b, 3.0).sum().backward()
    assert a.grad is not None and a.grad.tolist() == [15.0]


def test_a_function_with_several_results_gets_a_gradient_for_each() -> None:
    x = Tensor([0.0], requires_grad=True)
    sine, cosine = SinCos.apply(x)
    (sine * 2 + cosine * 7).sum().backward()
    assert x.grad is not None and x.grad.tolist() == [2.0]


def test_gradients_that_are_asked_for_add_up_over_outputs_and_change_no_grad() -> None:
    x, other = Tensor([1.0, 2.0], requires_grad=True), Tensor([1.0], requires_grad=True)
    seeds = [Tensor(1.0), Tensor(2.0)]
    (found,) = autograd.grad([x.sum(), (x * x).sum()], [x], grad_outputs=seeds)
    assert found is not None and found.tolist() == [5.0, 9.0] and x.grad is None
    assert autograd.grad(x.sum(), [x, other], allow_unused=True)[1] is None
    assert autograd.grad(x.sum(), other, materialize_grads=True)[0].tolist() == [0.0]  # type: ignore[union-attr]
    with pytest.raises(RuntimeError, match="nothing of outputs depends on input 1"):
        autograd.grad(x.sum(), [x, other])


def test_a_gradient_can_be_differentiated_in_turn() -> None:
    x = Tensor([2.0], requires_grad=True)
    (slope,) = autograd.grad((x**3).sum(), x, create_graph=True)
    assert slope is not None
    slope.sum().backward()
    assert x.grad is not None and x.grad.tolist() == [12.0]


def test_derivatives_at_a_place() -> None:
    x, y = Tensor([1.0, 2.0]), Tensor([3.0, 4.0])
    toward_x, toward_y = functional.jacobian(lambda a, b: a * b, (x, y))
    assert toward_x.tolist() == [[3.0, 0.0], [0.0, 4.0]] and toward_y.tolist() == [[1.0, 0.0], [0.0, 2.0]]
    assert functional.hessian(lambda a: (a * a).sum(), x).tolist() == [[2.0, 0.0], [0.0, 2.0]]
    assert functional.hvp(lambda a: (a**3).sum(), x, y)[1].tolist() == [18.0, 48.0]
    assert functional.jvp(lambda a: a * a, x, y)[1].tolist() == [6.0, 16.0]
    assert functional.vjp(lambda a: a * a, x, y)[1].tolist() == [6.0, 16.0]
