"""The sweep over the graph, by itself and through tensors."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor, dtypes, grad
from tensor.ir import build
from tensor.ir.graph import Op, node
from tests.tensor import oracle
from tests.tensor.gradcheck import check_gradient

pytestmark = pytest.mark.usefixtures("on_host")


def test_only_targets_on_the_way_get_a_gradient() -> None:
    x, y, other = Tensor([2.0]), Tensor([3.0]), Tensor([4.0])
    root = (x * y).sum()
    seed = build.like(root.node, 1.0)
    found = grad.gradients(root.node, seed, [x.node, other.node])
    assert set(found) == {x.node}


def test_a_target_between_others_is_given_as_well() -> None:
    x = Tensor([2.0, 3.0])
    middle = x * x
    toward_x, toward_middle = (middle * 5).sum().gradient(x, middle)
    assert toward_middle.tolist() == [5.0, 5.0]
    assert toward_x.tolist() == [20.0, 30.0]


def test_gradients_of_several_uses_add_up() -> None:
    x = Tensor([2.0])
    (toward,) = (x * 3 + x * x + x).sum().gradient(x)
    assert toward.item() == 3 + 4 + 1


def test_backward_through_steps_alone_leaves_zeros_and_through_constants_nothing() -> None:
    """As in torch, whose floor has the gradient 0."""
    w = Tensor([1.5, 2.5], requires_grad=True)
    w.floor().sum().backward()
    assert w.grad is not None and w.grad.tolist() == [0.0, 0.0]
    (w.div(0.3, rounding_mode="floor") + w.div(0.0, rounding_mode="floor")).sum().backward()
    assert w.grad.tolist() == [0.0, 0.0]
    other = Tensor([1.5], requires_grad=True)
    (other * 2).fill_(3.0).sum().backward()
    assert other.grad is None
    with pytest.raises(ValueError, match="backward: this tensor depends on no float"):
        Tensor([2.0]).floor().sum().backward()


def test_the_gradient_of_a_median_is_shared_by_equal_elements() -> None:
    """As torch's is, where no axis is named."""
    x = Tensor([2.0, 1.0, 2.0, 5.0])
    assert x.median().gradient(x)[0].tolist() == x.nanmedian().gradient(x)[0].tolist() == [0.5, 0, 0.5, 0]
    assert x.median(0).values.gradient(x)[0].sum().item() == 1


def test_nothing_flows_through_a_detached_tensor() -> None:
    x = Tensor([2.0])
    (toward,) = (x * x.detach()).sum().gradient(x)
    assert toward.item() == 2.0


def test_casts_between_floats_pass_gradients_and_casts_to_integers_stop_them() -> None:
    x = Tensor([1.5], dtype=dtypes.float16)
    (toward,) = (x.cast(dtypes.float32) * 3).sum().gradient(x)
    assert toward.dtype == dtypes.float16 and toward.item() == 3.0
    assert x.cast(dtypes.int32).cast(dtypes.float32).sum().gradient(x)[0].tolist() == [0.0]


def test_the_gradient_of_a_gather_sums_repeated_reads() -> None:
    data = Tensor([1.0, 2.0, 3.0])
    index = Tensor([2, 0, 2, 7])
    picked = node(Op.GATHER, dtypes.float32, (4,), (data.node, index.node))
    seed = Tensor([1.0, 10.0, 100.0, 1000.0]).node
    (found,) = grad.gradients(picked, seed, [data.node]).values()
    np.testing.assert_array_equal(oracle.evaluate(found)[0], [10, 0, 101])


def test_an_override_replaces_the_graphs_own_rule() -> None:
    x = Tensor([2.0])
    y = x * x
    grad.override(y.node, (x.node,), lambda value, gradient: (build.like(gradient, 42.0),))
    assert y.sum().gradient(x)[0].item() == 42.0


def test_overrides_die_with_their_node() -> None:
    before = len(grad._overrides)
    x = Tensor([2.0])
    x.tanh().sum().gradient(x)
    assert len(grad._overrides) <= before + 1


def test_sixteen_bit_gradients_of_expanded_values_are_summed_in_float32() -> None:
    x = Tensor([1.0], dtype=dtypes.float16)
    (toward,) = x.expand(4096).sum().gradient(x)
    assert toward.item() == 4096.0


def test_long_chains_do_not_recurse() -> None:
    x = Tensor([1.0])
    y = x
    for _ in range(3000):
        y = y + 1
    assert y.sum().gradient(x)[0].item() == 1.0


def test_strides_of_every_step() -> None:
    for step in (1, 2, 3, -1, -2, -3):
        check_gradient(lambda t, s=step: t[::s], np.arange(7.0))
