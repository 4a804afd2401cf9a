"""Tensors are values: an assign does not change what was made before it."""

from __future__ import annotations

import gc

import numpy as np
import pytest

from tensor import Tensor, memory
from tensor.ir.graph import Op

pytestmark = pytest.mark.usefixtures("on_host")


def test_a_lazy_tensor_keeps_the_value_from_before_an_assign() -> None:
    x = Tensor([1.0, 2.0])
    before = x * 10
    x.assign(x + 5)
    after = x * 10
    assert x.tolist() == [6.0, 7.0]
    assert before.tolist() == [10.0, 20.0]
    assert after.tolist() == [60.0, 70.0]


def test_an_alias_keeps_the_value_from_before_an_assign() -> None:
    x = Tensor([1.0, 2.0, 3.0, 4.0])
    same, view, part = x.detach(), x.reshape(2, 2), x[1:]
    x.assign([0.0] * 4)
    x.realize()
    assert same.tolist() == [1.0, 2.0, 3.0, 4.0]
    assert view.tolist() == [[1.0, 2.0], [3.0, 4.0]]
    assert part.tolist() == [2.0, 3.0, 4.0]
    assert x.tolist() == [0.0] * 4


def test_reading_the_old_value_carries_out_the_assign() -> None:
    x = Tensor([1.0])
    before = x * 2
    x.assign([9.0])
    assert before.item() == 2.0
    assert x.node.op is Op.BUFFER
    assert x.item() == 9.0


def test_what_joins_a_schedule_brings_the_assigns_to_what_it_reads() -> None:
    x, y = Tensor([3.0]), Tensor([2.0])
    before = x * y
    y.assign([5.0])
    x.assign([7.0]).realize()
    assert y.node.op is Op.BUFFER
    assert [t.item() for t in (before, x, y)] == [6.0, 7.0, 5.0]


def test_assigns_keep_their_memory_and_follow_each_other() -> None:
    x = Tensor([1.0])
    storage = x.node.storage
    for _ in range(3):
        x.assign(x * 2)
    assert x.item() == 8.0
    assert x.node.storage is storage


def test_an_assign_keeps_the_memory_of_what_another_tensor_was_computed_with() -> None:
    count, rate = Tensor(0.0), Tensor(1.0)
    count.assign(1.0)
    storage = count.node.src[0].storage
    rate.assign(count * 0.5).realize()
    count.assign(count + 1)
    assert (count.item(), rate.item()) == (2.0, 0.5)
    assert count.node.storage is storage


def test_two_tensors_may_swap() -> None:
    x, y = Tensor([1.0]), Tensor([2.0])
    old_x, old_y = x.detach(), y.detach()
    x.assign(old_y)
    y.assign(old_x)
    x.realize(y)
    assert (x.item(), y.item()) == (2.0, 1.0)


@pytest.mark.parametrize("is_first_read_first", [True, False])
def test_two_tensors_of_one_memory_that_are_both_assigned_keep_their_own_values(
    is_first_read_first: bool,
) -> None:
    x = Tensor([1.0, 2.0, 3.0, 4.0]).realize()
    y = x.reshape(4)
    z = x * 1.0
    x.assign(x + 1)
    y.assign(y * 10 + z.flip(0))
    found = [(t, t.tolist()) for t in ((x, y, z) if is_first_read_first else (y, z, x))]
    wanted = {x: [2.0, 3.0, 4.0, 5.0], y: [14.0, 23.0, 32.0, 41.0], z: [1.0, 2.0, 3.0, 4.0]}
    assert all(values == wanted[t] for t, values in found)


def test_an_equal_expression_is_computed_again_after_an_assign() -> None:
    x = Tensor([1.0])
    first = (x + 1).realize()
    x.assign([5.0]).realize()
    second = x + 1
    assert second.item() == 6.0
    assert first.item() == 2.0


def test_a_realized_tensor_with_a_gradient_is_not_mistaken_for_a_new_one() -> None:
    w = Tensor([1.0], requires_grad=True)
    first = (w + 1).realize()
    w.assign([5.0]).realize()
    assert (w + 1).item() == 6.0
    assert first.item() == 2.0


def test_equal_constants_get_memory_of_their_own_when_assigned() -> None:
    a, b = Tensor.zeros(2), Tensor.zeros(2)
    a.assign([1.0, 1.0])
    assert a.tolist() == [1.0, 1.0]
    assert b.tolist() == [0.0, 0.0]
    c, d = (Tensor.zeros(2) + 0).realize(), (Tensor.zeros(2) + 0).realize()
    c.assign([3.0, 3.0])
    assert (c.tolist(), d.tolist()) == ([3.0, 3.0], [0.0, 0.0])


def test_realizing_drops_the_history() -> None:
    x = Tensor([1.0, 2.0])
    y = (x * 3).reshape(2, 1).realize()
    assert y.node.op is Op.RESHAPE and y.node.src[0].op is Op.BUFFER
    x_node = x.node
    del x, y
    gc.collect()
    assert memory.storage_under(x_node) is not None


def test_several_tensors_are_realized_in_one_schedule(batches: list[int]) -> None:
    x = Tensor([1.0])
    (x + 1).realize(x + 2, x + 3)
    assert batches == [3]


def test_backward_after_an_overwrite_is_refused() -> None:
    w = Tensor([1.0, 2.0], requires_grad=True)
    loss = (w * w).sum()
    loss.realize()
    w.assign([5.0, 5.0]).realize()
    with pytest.raises(
        RuntimeError, match=r"backward: memory that .* was overwritten .* call backward before"
    ):
        loss.backward()


def test_the_assignment_that_a_loss_reads_is_not_an_overwrite() -> None:
    w = Tensor([1.0, 2.0], requires_grad=True)
    w.assign([3.0, 5.0])  # carried out when the loss is read
    loss = (w * w).sum()
    assert loss.item() == 34.0
    loss.backward()
    assert w.grad is not None and w.grad.tolist() == [6.0, 10.0]


def test_a_value_from_before_an_assignment_stays_refused_after_it() -> None:
    w = Tensor([1.0, 2.0], requires_grad=True)
    old = w * w
    w.assign([3.0, 5.0])
    loss = (old * w).sum()
    assert loss.item() == 23.0
    with pytest.raises(RuntimeError, match="was overwritten"):
        loss.backward()


def test_a_clone_shares_nothing() -> None:
    x = Tensor([1.0])
    y = x.clone().realize()
    assert y.node.storage is not x.node.storage
    np.testing.assert_array_equal(y.numpy(), [1.0])
