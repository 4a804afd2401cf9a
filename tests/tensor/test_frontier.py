"""What memory computing a value reads and writes, and that graphs with shared parts are walked once."""

from __future__ import annotations

import pytest

from tensor import Tensor, frontier
from tensor.frontier import Touched, touch, touching
from tensor.ir.graph import toposort
from tensor.memory import storage_under
from tensor.schedule.storage import Storage


def memory(tensor: Tensor) -> Storage:
    found = storage_under(tensor.node)
    assert found is not None
    return found


@pytest.fixture
def x() -> Tensor:
    return Tensor([1.0, 2.0]).realize()


@pytest.fixture
def y() -> Tensor:
    return Tensor([3.0, 4.0]).realize()


def test_a_sum_reads_both_and_writes_nothing(x: Tensor, y: Tensor) -> None:
    assert touch((x + y).node) == Touched({memory(x), memory(y)}, set())


def test_an_assignment_reads_what_it_is_given_and_writes_where_it_goes(x: Tensor, y: Tensor) -> None:
    target = memory(x)
    x.assign(y * 2)
    assert touch(x.node) == Touched({memory(y)}, {target})
    assert touch((x + 1).node) == Touched({memory(y)}, {target})


def test_what_is_in_memory_is_read_whatever_it_was_computed_from(x: Tensor, y: Tensor) -> None:
    x.requires_grad = True
    z = (x + y).realize()
    assert touch((z * 2).node) == Touched({memory(z)}, set())
    assert list(touching([(z * 2).node], {memory(y)}, set())) == [False]


def test_who_reads_or_writes_certain_memory_is_told_of_each(x: Tensor, y: Tensor) -> None:
    unread, target = y * 2, memory(y)
    y.assign(x + 1)
    values = [(x + 1) * 2, unread, y + 3, Tensor([5.0])]
    nodes = [value.node for value in values]
    assert list(touching(nodes, {memory(x)}, set())) == [True, False, True, False]
    assert list(touching(nodes, {target}, set())) == [False, True, False, False]
    assert list(touching(nodes, set(), {target})) == [False, False, True, False]
    assert list(touching(nodes, set(), {memory(x)})) == [False] * 4
    assert list(touching(nodes, {memory(x)}, {target})) == [True, False, True, False]


@pytest.mark.parametrize("is_read", [True, False])
def test_what_many_values_share_is_looked_at_once(
    x: Tensor, y: Tensor, is_read: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked, look = [], frontier.touches
    monkeypatch.setattr(
        frontier, "touches", lambda value, *sets: (looked.append(value), look(value, *sets))[1]
    )
    values = [x + 1]
    for _ in range(50):
        values.append(values[-1] + values[-1].exp())
    wanted = {memory(x if is_read else y)}
    assert list(touching([value.node for value in values[::-1]], wanted, set())) == [is_read] * 51
    assert len(looked) == len(set(looked)) <= len(toposort(values[-1].node))
