"""Order of kernels: data before use, old values before they are overwritten, copies where neither can be."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tensor.dtype import dtypes
from tensor.ir import build
from tensor.ir.errors import IRError
from tensor.ir.graph import Node, Op, node
from tensor.ir.kernel import Param
from tensor.ir.place import Place
from tensor.ir.verify import verify
from tensor.schedule.lower import Group, Lowered, Lowering, target_of
from tensor.schedule.order import OrderedLaunch, copy_kernel, kernel_steps, order
from tensor.schedule.storage import Storage
from tests.tensor import kernel_oracle

F32 = dtypes.float32


class Kernels:
    """Lowers each given node to a kernel of its own and remembers the memory."""

    def __init__(self, *outputs: Node) -> None:
        self.points = set(outputs)
        self.memory: dict[Node, Storage] = {}
        self.lowered = [Lowering(Group((n,), (n,)), self._is_memory).run() for n in outputs]

    def _is_memory(self, n: Node) -> bool:
        return n.op is Op.BUFFER or n in self.points

    def storage(self, n: Node) -> Storage:
        target = target_of(n)
        if target.op is Op.BUFFER:
            return target.arg  # type: ignore[no-any-return]
        return self.memory.setdefault(n, Storage(n.dtype, n.size))

    def order(self) -> list[OrderedLaunch]:
        return order(kernel_steps(self.lowered, self.storage))


def buffer(*shape: int) -> Node:
    return node(Op.BUFFER, F32, shape, (), Storage.from_numpy(np.zeros(shape, np.float32)))


def assign(target: Node, value: Node) -> Node:
    return node(Op.ASSIGN, F32, target.shape, (target, value))


def outputs(launches: list[OrderedLaunch]) -> list[Node | None]:
    return [launch.outputs[0] if launch.outputs else None for launch in launches]


def test_what_is_read_is_made_first() -> None:
    a = build.unary(Op.SIN, buffer(4))
    b = build.stride(a, (-1,))
    assert outputs(Kernels(b, a).order()) == [a, b]


def test_a_reader_of_old_values_runs_before_they_are_overwritten() -> None:
    x = buffer(4)
    write, read = assign(x, build.like(x, 1)), build.unary(Op.SIN, x)
    assert outputs(Kernels(write, read).order()) == [read, write]


def test_a_reader_of_new_values_runs_after() -> None:
    x = buffer(4)
    write = assign(x, build.like(x, 1))
    read = build.stride(write, (-1,))
    assert outputs(Kernels(read, write).order()) == [write, read]


def test_a_reader_of_both_gets_a_copy_of_the_old() -> None:
    x = buffer(4)
    write = assign(x, build.like(x, 1))
    both = build.binary(Op.ADD, x, build.stride(write, (-1,)))
    launches = Kernels(both, write).order()
    assert outputs(launches) == [None, write, both]
    copy, _, last = launches
    assert copy.args[1] is x.arg and copy.args[0] in last.args


def test_only_readers_in_the_circle_get_copies() -> None:
    """Both kernels of `y` wait for the circle around `x`, and are none."""
    x, y = buffer(4), buffer(4)
    write = assign(x, build.like(x, 1))
    both = build.binary(Op.ADD, x, build.stride(write, (-1,)))
    reader = build.binary(Op.ADD, both, build.stride(y, (-1,)))
    later = assign(y, build.unary(Op.SIN, both))
    found = outputs(Kernels(reader, later, both, write).order())
    assert found == [None, write, both, reader, later]


def test_two_assignments_of_one_buffer_keep_the_order_they_were_made_in() -> None:
    x = buffer(4)
    first = assign(x, build.like(x, 1))
    second = assign(x, build.unary(Op.SIN, first))
    between = build.stride(first, (-1,))
    found = outputs(Kernels(second, between, first).order())
    assert [n for n in found if n is not None] == [first, between, second]


def test_a_kernel_that_reads_elsewhere_what_it_writes_reads_a_copy() -> None:
    x = buffer(4)
    launches = Kernels(assign(x, build.stride(x, (-1,)))).order()
    assert outputs(launches)[0] is None
    assert launches[1].args[0] is x.arg and launches[1].args[1] is launches[0].args[0]


def test_old_values_are_copied_on_the_device_that_has_them() -> None:
    x = node(Op.BUFFER, F32, (4,), (), Storage(F32, 4, Place(("b",))))
    kernels = Kernels(assign(x, build.stride(x, (-1,))))
    copy, write = order(kernel_steps(kernels.lowered, kernels.storage, "b"))
    assert copy.device == write.device == copy.args[0].home == "b"


def test_a_circle_without_assignments_is_our_mistake() -> None:
    a = build.unary(Op.SIN, buffer(4))
    kernels = Kernels(a)
    (one,) = kernels.lowered
    b = build.stride(a, (-1,))
    other = Lowering(Group((b,), (b,)), lambda n: n is a).run()
    circular = Lowered(one.kernel, (a, b), one.group)
    with pytest.raises(IRError, match="kernels wait for each other"):
        order(kernel_steps([circular, other], kernels.storage))


@pytest.mark.parametrize("count", [1, 5])
def test_the_copy_kernel_copies(count: int) -> None:
    kernel = copy_kernel(Param(3, F32, count, "r"))
    verify(kernel)
    source, target = np.arange(count, dtype=np.float32) + 1, np.zeros(count, np.float32)
    kernel_oracle.run(kernel, [target, source])
    np.testing.assert_array_equal(target, source)


def drawn(chance: random.Random) -> tuple[list[Node], dict[Node, list[float]]]:
    """Nodes of a program with assignments, as it was written, and what each is worth.

    Each takes two nodes made before: any version of three buffers, or a result; one of them backwards. A
    second assignment does not look at the first values in their places: `Value.assign` sees to that.
    """
    nodes = [buffer(4) for _ in range(3)]
    worth = {x: [chance.randrange(-9, 9) for _ in range(4)] for x in nodes}
    leaves, assigned, made = list(nodes), set[Node](), list[Node]()
    for _ in range(chance.randrange(2, 8)):
        left, right = (chance.choice(nodes) for _ in range(2))
        value = build.binary(Op.ADD, left, build.stride(right, (-1,)))
        total = [a + b for a, b in zip(worth[left], reversed(worth[right]), strict=True)]
        target = chance.choice(leaves)
        if chance.random() < 0.6 and not (target is left and target in assigned):
            value = assign(target, value)
            assigned.add(target)
        if value in worth:  # equal nodes are one
            continue
        worth[value] = total
        nodes.append(value)
        made.append(value)
    return made, worth


@pytest.mark.parametrize("seed", range(40))
def test_whatever_order_kernels_come_in_each_reads_the_values_that_were_meant(seed: int) -> None:
    chance = random.Random(seed)
    made, worth = drawn(chance)
    kernels = Kernels(*chance.sample(made, len(made)))
    memory: dict[Storage, Any] = {}
    for leaf in (n for n in worth if n.op is Op.BUFFER):
        memory[leaf.arg] = np.array(worth[leaf], np.float32)
    seen: dict[Node, Any] = {}
    for launch in kernels.order():
        arrays = [memory.setdefault(s, np.zeros(s.count, np.float32)) for s in launch.args]
        kernel_oracle.run(launch.kernel, arrays)
        seen.update({n: arrays[slot].tolist() for slot, n in enumerate(launch.outputs)})
    assert seen == {n: worth[n] for n in made}
