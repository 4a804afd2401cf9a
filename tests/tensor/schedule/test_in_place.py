"""Writing to places of memory takes a kernel of the places alone, and what else reads the memory is not
disturbed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor
from tensor.dtype import dtypes
from tensor.ir import build
from tensor.ir.graph import Node, Op, node
from tensor.schedule import GraphSchedule, schedule
from tensor.schedule.storage import Storage


def memory(*shape: int) -> Node:
    return node(Op.BUFFER, dtypes.float32, shape, (), Storage(dtypes.float32, int(np.prod(shape))))


def places(*values: int) -> Node:
    return node(Op.BUFFER, dtypes.int32, (len(values),), (), Storage.from_numpy(np.array(values, np.int32)))


def assign(target: Node, value: Node) -> Node:
    return node(Op.ASSIGN, target.dtype, target.shape, (target, value))


def scheduled(*roots: Node) -> GraphSchedule:
    return schedule(roots, lambda n: n.storage)


def touched(plan: GraphSchedule) -> list[int]:
    """The points of each kernel."""
    return [int(np.prod([a.size for a in launch.kernel.axes])) for launch in plan.launches if launch.kernel]


def test_an_assignment_of_some_places_writes_those_alone() -> None:
    target = memory(4, 8)
    at = places(3, 9)
    made = assign(target, build.scatter(target, at, build.const(1.0, dtypes.float32, (2,))))
    plan = scheduled(made)
    assert touched(plan) == [2]
    assert plan.results[made] is target.arg
    flat = memory(32)
    put = build.reshape(build.scatter(build.reshape(flat, (4, 8)), at, memory(2)), (32,))
    assert touched(scheduled(assign(flat, put))) == [2]


def test_what_others_look_at_is_a_copy() -> None:
    target, other, at = memory(32), memory(32), places(3, 9)
    changed = build.scatter(target, at, memory(2))
    plan = scheduled(assign(target, changed), changed)
    assert plan.results[changed] is not target.arg
    assert max(touched(scheduled(assign(other, changed)))) == 32
    copied = changed.src[0]
    assert touched(scheduled(assign(target, changed), build.unary(Op.NEG, copied))) == [32, 2, 32]


def test_a_reader_of_the_values_from_before_comes_first_or_gets_a_copy() -> None:
    target, at = memory(32), places(3, 9)
    before = build.unary(Op.NEG, target)
    made = assign(target, build.scatter(target, at, memory(2)))
    plan = scheduled(made, before)
    assert [launch.outputs for launch in plan.launches] == [(before,), (made,)]
    turned = assign(target, build.scatter(target, at, build.gather(target, places(9, 3))))
    assert touched(scheduled(turned)) == [32, 2]


@pytest.mark.parametrize(
    ("shape", "key", "given"),
    [
        ((5, 4), [3, 1, 3], (3, 4)),
        ((5, 4), (slice(None), [0, 2, 0]), (5, 3)),
        ((5, 4), ([3, 1, 3], [0, 2, 0]), (3,)),
        ((5, 4, 3), ([3, 1, 3], slice(None), [0, 2, 1]), (3, 4)),
        ((5, 4), ([[1, 2], [3, 1]],), (2, 2, 4)),
        ((6, 5, 4), (1, [3, 1, 3]), (3, 4)),
        ((6, 5, 4), (slice(1, 5, 2), [1, 1]), (2, 2, 4)),
        ((5, 4), [1, 2], (1,)),
    ],
)
def test_places_get_what_numpy_gives_them(shape: Any, key: Any, given: Any) -> None:
    rng = np.random.default_rng(0)
    expected, values = rng.normal(size=shape).astype(np.float32), rng.normal(size=given).astype(np.float32)
    found = Tensor(expected.copy()).realize()
    found[key] = Tensor(values)
    expected[key if isinstance(key, tuple) else (key,)] = values
    np.testing.assert_array_equal(found.numpy(), expected)


def test_places_outside_are_not_written_and_values_may_come_from_the_same_memory() -> None:
    found = Tensor(np.arange(6, dtype=np.float32)).realize()
    old = found * 10
    positions = Tensor(np.array([3, 98, -2], np.int32)) + 1  # the host does not know them
    found[positions] = found[[0, 1, 2]] + 100
    np.testing.assert_array_equal(found.numpy(), [0, 1, 2, 3, 100, 102])
    np.testing.assert_array_equal(old.numpy(), np.arange(6) * 10)
