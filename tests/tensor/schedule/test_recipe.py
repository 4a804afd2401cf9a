"""Schedules that are used again give what a schedule of their own would have given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tensor import Tensor, jit, runtime
from tensor.dtype import dtypes
from tensor.ir import build, carriers
from tensor.ir.graph import Node, Op, node, toposort
from tensor.ir.place import Place
from tensor.schedule.recipe import Recipes, Structure
from tensor.schedule.storage import Storage, split
from tests.tensor import kernel_oracle, oracle
from tests.tensor.numpy_device import numpy_runtime
from tests.tensor.random_graphs import buffer, graphs, random_array

I32 = dtypes.int32


def again(roots: list[Node]) -> list[Node]:
    """The same graph over other memory with other values."""
    made: dict[Node, Node] = {}
    for seed, old in enumerate(toposort(*roots)):
        if old.op is Op.BUFFER and old.shape == (3, 2):  # positions of a gather
            made[old] = buffer(np.arange(-1, 5, dtype=np.int32).reshape(3, 2))
        elif old.op is Op.BUFFER:
            made[old] = buffer(random_array(seed, old.shape, old.dtype))
        else:
            made[old] = node(old.op, old.dtype, old.shape, tuple(made[s] for s in old.src), old.arg)
    return [made[root] for root in roots]


def run(recipes: Recipes, roots: list[Node]) -> list[Any]:
    """The values of the roots, by a recipe and numpy."""
    structure = Structure(roots)
    found = recipes.get(structure)
    memory = found.memory(structure)
    arrays = [s.host.copy() if s.host is not None else np.zeros(s.count, s.dtype.numpy) for s in memory]
    for step in found.steps:
        kernel_oracle.run(step.kernel, [arrays[at] for at in step.args])
    places = dict(found.results)
    return [arrays[places[structure.number[root]]].reshape(root.shape) for root in roots]


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(graphs(I32))
def test_a_recipe_serves_every_graph_of_its_structure(roots: list[Node]) -> None:
    recipes, others = Recipes(), again(roots)
    for each in (roots, others):
        for want, have in zip(oracle.evaluate(*each), run(recipes, each), strict=True):
            np.testing.assert_array_equal(want, have)
    assert recipes.misses == 1


def key(*roots: Node) -> object:
    return Structure(roots).key


def test_whether_two_sources_are_one_memory_tells_structures_apart() -> None:
    a, b, c = (buffer(np.ones(4, np.int32)) for _ in range(3))
    assert key(build.binary(Op.ADD, a, b)) == key(build.binary(Op.ADD, b, c))
    assert key(build.binary(Op.ADD, a, a)) != key(build.binary(Op.ADD, a, b))
    square = node(Op.BUFFER, I32, (2, 2), (), a.arg)
    assert key(a, square) != key(a, node(Op.BUFFER, I32, (2, 2), (), b.arg))


@pytest.mark.parametrize(("one", "other"), [(0.0, -0.0), (1, 2), (0, False), (1.5, float("nan"))])
def test_constants_are_told_apart_by_value(one: float, other: float) -> None:
    def made(value: float) -> object:
        constant = node(Op.CONST, dtypes.float32, (4,), (), value)
        return key(build.binary(Op.ADD, buffer(np.ones(4, np.float32)), constant))

    assert made(one) == made(one) and made(other) == made(other)
    assert made(one) != made(other)


def test_memory_that_was_computed_is_not_taken_for_a_node_to_compute() -> None:
    a = buffer(np.ones(4, np.int32))
    negated = build.unary(Op.NEG, a)
    before = key(build.unary(Op.NOT, negated))
    negated.storage = Storage(I32, 4)
    assert key(build.unary(Op.NOT, negated)) != before


def test_where_memory_ends_tells_structures_apart() -> None:
    m, n = (node(Op.BUFFER, I32, (), (), Storage(I32, 1)) for _ in range(2))

    def over(axis: int, length: Node, *others: Node) -> object:
        whole = build.extent(buffer(np.ones((4, 4), np.int32)), axis, length, "n from 1 to 4")
        made = node(Op.CONTIGUOUS, I32, (4, 4), (whole,))
        made.storage = Storage(I32, 16)
        return key(*others, build.unary(Op.NEG, made))

    assert over(0, m) == over(0, n) != over(1, m)
    assert over(0, m, m, n) == over(0, n, n, m) != over(0, n, m, n)


def test_what_was_computed_on_several_devices_gets_their_memory() -> None:
    place = Place(("a", "b"), 0)
    x = carriers.memory(split(np.arange(8, dtype=np.int32), I32, place), I32, (8,))
    made = build.unary(Op.NEG, x)
    structure = Structure([made])
    found = Recipes().get(structure)
    memory = found.memory(structure)
    assert found.settle_spread(structure, memory) == [made]
    assert made.storage is not None and [unit.home for unit in made.storage.units] == ["a", "b"]
    assert {unit.count for unit in made.storage.units} == {4} and set(made.storage.units) <= {*memory}


def test_the_order_of_assignments_tells_structures_apart() -> None:
    target, values = buffer(np.ones(4, np.int32)), [buffer(np.full(4, n, np.int32)) for n in (2, 3)]
    first, second = (node(Op.ASSIGN, I32, (4,), (target, value)) for value in values)
    assert key(first, second) != key(second, first)


def test_recipes_are_bounded_in_number_and_in_nodes() -> None:
    few, small = Recipes(max_recipes=2), Recipes(max_nodes=10)
    for recipes in (few, small):
        for size in range(1, 9):
            recipes.get(Structure([build.unary(Op.NEG, buffer(np.ones(size, np.int32)))]))
    assert len(few) == 2 and len(small) == 5
    known = Structure([build.unary(Op.NEG, buffer(np.ones(8, np.int32)))])
    few.get(known)
    assert few.misses == 8


class Programs:
    """What users write, drawn at random: tensors that are computed, assigned, viewed, drawn and captured."""

    def __init__(self, choices: list[tuple[int, int, int]]) -> None:
        self.choices = choices
        self.tensors = [Tensor(np.arange(6, dtype=np.float32) + k).realize() for k in range(3)]
        self.steps: list[Callable[[Tensor, Tensor], Tensor]] = [
            lambda x, y: x + y * 2,
            lambda x, y: x.assign(y - 1),
            lambda x, y: x.reshape(2, 3).permute(1, 0).reshape(6) + y,
            lambda x, y: (x + Tensor.rand(6)).realize(),
            lambda x, y: x[1:5].pad((1, 1)) * y.sum(),
            lambda x, y: x.realize(y),
            jit(lambda x, y: x * 2 + y),
            jit(lambda x, y: Tensor.rand(6) + x - y),
            self.counted,
        ]
        self.counter = Tensor(np.zeros(6, np.float32)).realize()

    def counted(self, x: Tensor, y: Tensor) -> Tensor:
        self.counter += 1
        return self.counter + x

    def run(self) -> list[Any]:
        for step, one, other in self.choices:
            x, y = (self.tensors[at % len(self.tensors)] for at in (one, other))
            self.tensors.append(self.steps[step % len(self.steps)](x, y))
            self.tensors = [t % 64 if t.node.op is not Op.ASSIGN else t for t in self.tensors[-6:]]
        return [t.numpy() for t in (*self.tensors, self.counter)]


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.integers(0, 8), st.integers(0, 5), st.integers(0, 5)), min_size=4, max_size=24))
def test_programs_compute_the_same_with_recipes_and_without(choices: list[tuple[int, int, int]]) -> None:
    results = []
    for recipes in (Recipes(), Recipes(max_recipes=0)):
        made = numpy_runtime()
        made._recipes = recipes
        before = runtime.use(made)
        try:
            Tensor.manual_seed(3)
            results.append(Programs(choices).run())
        finally:
            runtime.use(before)
    for with_recipes, without in zip(*results, strict=True):
        np.testing.assert_array_equal(with_recipes, without)


def test_a_second_training_step_is_not_scheduled_again() -> None:
    made = numpy_runtime()
    before = runtime.use(made)
    try:
        weight = Tensor(np.ones((3, 2), np.float32)).realize()
        counts = []
        for k in range(4):
            weight.assign(weight - (Tensor(np.full((4, 3), k, np.float32)) @ weight).mean() * 0.1).realize()
            counts.append(made.stats.schedules)
    finally:
        runtime.use(before)
    assert counts[-1] == counts[0]
