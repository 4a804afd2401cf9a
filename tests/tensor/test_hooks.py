"""Functions that see a tensor's gradient, and may change it, before it goes further."""

from __future__ import annotations

import pytest

from tensor import Tensor


def test_a_hook_sees_the_whole_gradient_and_may_change_it() -> None:
    w, seen = Tensor([1.0, 2.0], requires_grad=True), []
    y = w * 3
    loss = (y * y).sum()
    y.register_hook(lambda g: seen.append(g.tolist()))
    with y.register_hook(lambda g: g + 1):
        loss.backward()
    assert seen == [[6, 12]] and w.grad is not None and w.grad.tolist() == [21, 39]
    assert loss.gradient(w)[0].tolist() == [18, 36]


def test_the_hook_of_a_leaf_stays_when_it_is_written_to() -> None:
    w = Tensor([1.0, 2.0], requires_grad=True)
    handle = w.register_hook(lambda g: g * 10)
    w.assign(Tensor([3.0, 4.0]))
    assert (w * w).sum().gradient(w)[0].tolist() == [60, 80]
    handle.remove()
    handle.remove()
    assert (w * w).sum().gradient(w)[0].tolist() == [6, 8]


def test_a_hook_needs_a_gradient_and_gives_one_alike() -> None:
    with pytest.raises(RuntimeError, match=r"register_hook: .* requires no gradient"):
        Tensor([1.0]).register_hook(print)
    w = Tensor([1.0, 2.0], requires_grad=True)
    w.register_hook(lambda g: g.sum())
    with pytest.raises(ValueError, match=r"a hook gave <Tensor float32\[\]> for <Tensor float32\[2\]>"):
        (w * w).sum().gradient(w)
