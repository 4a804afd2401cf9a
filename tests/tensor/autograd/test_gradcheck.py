"""Gradients held against differences: right ones pass, wrong ones are named."""

from __future__ import annotations

from typing import Any

import pytest

from tensor import Tensor, autograd
from tensor.autograd.gradcheck import GradcheckError

pytestmark = pytest.mark.usefixtures("on_host")


def x(*values: float) -> Tensor:
    return Tensor([*values], dtype="float64", requires_grad=True)


class Wrong(autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        return x * 3

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Tensor:
        return gradient * 2


def test_right_gradients_pass() -> None:
    matrix = Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], dtype="float64", requires_grad=True)
    assert autograd.gradcheck(lambda a, m, n: ((m @ a).sin(), a * n), (x(1, 2, 3), matrix, 2), eps=1e-6)
    assert autograd.gradgradcheck(lambda a, m: (m @ a).sin(), (x(1, 2, 3), matrix))


def test_a_wrong_gradient_is_named() -> None:
    with pytest.raises(GradcheckError, match="result 0, input 1: slopes by differences"):
        autograd.gradcheck(lambda a, b: a + Wrong.apply(b), (x(1), x(2)))
    assert not autograd.gradcheck(Wrong.apply, x(1), raise_exception=False)
    with pytest.raises(GradcheckError):
        autograd.gradgradcheck(lambda a: Wrong.apply(a) * a * a, x(1))


def test_what_cannot_be_checked_is_told() -> None:
    with pytest.raises(ValueError, match="gradcheck: no input requires a gradient"):
        autograd.gradcheck(lambda a: a, Tensor([1.0]))
    complex_ = Tensor([1j], requires_grad=True)
    with pytest.raises(ValueError, match="input 0 is complex64; allowed are floats"):
        autograd.gradcheck(lambda a: a, complex_)


def test_switches_of_autograd_are_taken() -> None:
    with autograd.detect_anomaly(), autograd.set_grad_enabled(False):
        assert not (x(1) * 2).requires_grad
    autograd.set_detect_anomaly(True)
