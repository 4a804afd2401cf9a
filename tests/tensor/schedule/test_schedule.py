"""The whole schedule: random graphs, cut into kernels and run by numpy, give what the graph means."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import HealthCheck, given, settings

from tensor.dtype import dtypes
from tensor.ir import build
from tensor.ir.graph import Node, Op, node, toposort
from tensor.ir.text import format_kernel, parse_kernel
from tensor.ir.verify import verify
from tensor.passes.axes import merge_axes, number_axes, split_axes
from tensor.passes.dead import drop_unused_params
from tensor.schedule import GraphSchedule, schedule
from tensor.schedule.cut import cut
from tensor.schedule.lower import Lowering, flat_base
from tensor.schedule.storage import Storage
from tests.tensor import kernel_oracle, oracle
from tests.tensor.random_graphs import buffer, graphs, random_array

Array = npt.NDArray[Any]
F32, I32 = dtypes.float32, dtypes.int32


def run(*roots: Node) -> tuple[GraphSchedule, list[Array]]:
    """Schedule, check every kernel, run them; give the values of the roots."""
    plan = schedule(roots, lambda n: n.storage)
    memory: dict[Storage, Array] = {}
    for launch in plan.launches:
        verify(launch.kernel)
        assert parse_kernel(format_kernel(launch.kernel)).key == launch.kernel.key
        for storage in launch.args:
            if storage not in memory:
                fresh = np.full(storage.size_bytes, 0x5A, np.uint8).view(storage.dtype.numpy)
                memory[storage] = fresh if storage.host is None else storage.host.copy()
        kernel_oracle.run(launch.kernel, [memory[storage] for storage in launch.args])
    return plan, [_value(root, plan.results[root], memory) for root in roots]


def _value(root: Node, storage: Storage, memory: dict[Storage, Array]) -> Array:
    found = memory.get(storage, storage.host)
    flat = np.zeros(0, storage.dtype.numpy) if found is None else found
    return flat.reshape(root.shape)


def names(plan: GraphSchedule) -> list[str]:
    return [launch.kernel.name for launch in plan.launches]


def matmul(a: Node, b: Node) -> Node:
    (m, k), n = a.shape, b.shape[1]
    left = build.expand(build.reshape(a, (m, k, 1)), (m, k, n))
    right = build.expand(build.reshape(b, (1, k, n)), (m, k, n))
    return build.reshape(build.reduce(Op.REDUCE_ADD, build.binary(Op.MUL, left, right), (1,)), (m, n))


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(graphs(I32))
def test_whole_number_graphs_give_exactly_what_they_mean(roots: list[Node]) -> None:
    expected = oracle.evaluate(*roots)
    _, got = run(*roots)
    for want, have in zip(expected, got, strict=True):
        np.testing.assert_array_equal(want, have)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(graphs(F32))
def test_float_graphs_give_what_they_mean(roots: list[Node]) -> None:
    expected = oracle.evaluate(*roots)
    _, got = run(*roots)
    for want, have in zip(expected, got, strict=True):
        np.testing.assert_allclose(want, have, rtol=1e-4, atol=1e-4)


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(graphs(I32))
def test_assignments_see_the_values_from_before(roots: list[Node]) -> None:
    """Every buffer of the graph is overwritten in the same schedule by something that reads it."""
    roots = [root for root in roots if flat_base(root, lambda n: False).op is not Op.BUFFER]
    leaves = [n for n in toposort(*roots) if n.op is Op.BUFFER and n.dtype == I32]
    values = [build.binary(Op.ADD, leaf, build.stride(leaf, (-1,) * len(leaf.shape))) for leaf in leaves]
    assigns = [node(Op.ASSIGN, I32, n.shape, (n, v)) for n, v in zip(leaves, values, strict=True)]
    expected = oracle.evaluate(*roots, *values)
    _, got = run(*roots, *assigns)
    for want, have, root in zip(expected, got, [*roots, *assigns], strict=True):
        np.testing.assert_array_equal(want, have, str(root))


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(graphs(I32))
def test_every_pass_leaves_a_kernel_that_obeys_the_rules(roots: list[Node]) -> None:
    groups = cut(roots, lambda n: n.op is Op.BUFFER)
    stored = {n for group in groups for n in group.stored}
    for group in groups:
        kernel = Lowering(group, lambda n: n.op is Op.BUFFER or n in stored).run().kernel
        verify(kernel, finished=False)
        for simplify in (split_axes, merge_axes, number_axes):
            kernel = simplify(kernel)
            verify(kernel, finished=False)
        verify(drop_unused_params(kernel)[0])


def test_a_matrix_product_with_bias_and_relu_is_one_kernel() -> None:
    x, w, b = (random_array(i, s) for i, s in enumerate(((8, 6), (6, 4), (1, 4))))
    product = matmul(buffer(x), buffer(w))
    biased = build.binary(Op.ADD, product, build.expand(buffer(b), (8, 4)))
    plan, (got,) = run(build.binary(Op.MAX, biased, build.like(biased, 0)))
    assert names(plan) == ["r_8_4_6"]
    np.testing.assert_allclose(got, np.maximum(x @ w + b, 0), rtol=1e-5, atol=1e-6)


def test_a_kernel_is_called_after_what_it_does_and_the_sizes_of_its_axes() -> None:
    def names(*roots: Node) -> list[str]:
        return [
            launch.kernel.name for launch in schedule(roots, lambda n: n.storage).launches if launch.kernel
        ]

    one, x = buffer(np.ones((), np.float32)), buffer(np.ones((3, 4), np.float32))
    assert names(build.unary(Op.SIN, one)) == ["e_1"] and names(build.unary(Op.SIN, x)) == ["e_12"]
    assert names(build.reduce(Op.REDUCE_ADD, x, (1,))) == ["r_3_4"]
    assert names(build.reduce(Op.REDUCE_ADD, x, (0, 1))) == ["r_12"]
    assert names(build.unary(Op.SIN, x), build.unary(Op.COS, x)) == ["e_12_x2"]


def test_softmax_is_one_kernel() -> None:
    x = random_array(0, (8, 16))
    source = buffer(x)
    top = build.expand(build.reduce(Op.REDUCE_MAX, source, (1,)), x.shape)
    exponential = build.unary(Op.EXP2, build.binary(Op.SUB, source, top))
    total = build.expand(build.reduce(Op.REDUCE_ADD, exponential, (1,)), x.shape)
    plan, (got,) = run(build.binary(Op.DIV, exponential, total))
    assert len(plan.launches) == 1
    expected = np.exp2(x - x.max(1, keepdims=True))
    np.testing.assert_allclose(got, expected / expected.sum(1, keepdims=True), rtol=1e-5)


def test_a_row_of_two_axes_that_no_kernel_can_keep_is_reduced_on_its_own() -> None:
    x = random_array(0, (6, 8, 4))
    turned = build.permute(buffer(x), (1, 2, 0))
    total = build.reduce(Op.REDUCE_ADD, turned, (1, 2))
    plan, (got,) = run(build.binary(Op.SUB, turned, build.expand(total, (8, 4, 6))))
    assert len(plan.launches) == 2
    expected = x.transpose(1, 2, 0)
    np.testing.assert_allclose(got, expected - expected.sum((1, 2), keepdims=True), atol=1e-4)


def test_updates_of_one_parameter_share_a_kernel_and_its_loads() -> None:
    g, m, v = (buffer(random_array(i, (4, 8))) for i in range(3))
    new_m = node(Op.ASSIGN, F32, (4, 8), (m, build.binary(Op.ADD, m, g)))
    squared = build.binary(Op.MUL, g, g)
    new_v = node(Op.ASSIGN, F32, (4, 8), (v, build.binary(Op.ADD, v, squared)))
    plan, _ = run(new_m, new_v)
    assert names(plan) == ["e_32_x2"]
    assert [p.access for p in plan.launches[0].kernel.params] == ["rw", "rw", "r"]


def test_a_reduction_stores_all_that_is_computed_from_it_element_by_element() -> None:
    x, y = random_array(0, (6, 4)), random_array(1, (4, 3))
    product = matmul(buffer(x), buffer(y))
    plan, got = run(product, build.binary(Op.MUL, product, product), build.unary(Op.NEG, product))
    assert names(plan) == ["r_6_3_4_x3"]
    np.testing.assert_allclose(got[1], (x @ y) ** 2, rtol=1e-4, atol=1e-6)


def test_assign_that_reads_its_buffer_elsewhere_gets_a_copy() -> None:
    x = random_array(0, (12,), I32)
    b = buffer(x)
    flipped = build.stride(b, (-1,))
    plan, (got,) = run(node(Op.ASSIGN, I32, (12,), (b, flipped)))
    assert len(plan.launches) == 2
    np.testing.assert_array_equal(got, x[::-1])


def test_two_buffers_swap_their_values() -> None:
    x, y = random_array(0, (12,), I32), random_array(1, (12,), I32)
    a, b = buffer(x), buffer(y)
    _, got = run(node(Op.ASSIGN, I32, (12,), (a, b)), node(Op.ASSIGN, I32, (12,), (b, a)))
    np.testing.assert_array_equal(got[0], y)
    np.testing.assert_array_equal(got[1], x)


def test_readers_run_before_the_assignment_of_what_they_read() -> None:
    x = random_array(0, (4, 4))
    a = buffer(x)
    total = build.reduce(Op.REDUCE_ADD, a, (0, 1))
    _, got = run(node(Op.ASSIGN, F32, (4, 4), (a, build.unary(Op.NEG, a))), total)
    np.testing.assert_allclose(got[1].item(), x.sum(), rtol=1e-5)


def test_a_reshape_of_memory_needs_no_kernel() -> None:
    x = random_array(0, (4, 6))
    plan, (got,) = run(build.reshape(buffer(x), (6, 4)))
    assert plan.launches == ()
    np.testing.assert_array_equal(got, x.reshape(6, 4))


@pytest.mark.parametrize("op", [Op.REDUCE_ADD, Op.REDUCE_MAX])
def test_reducing_no_elements_gives_the_identity(op: Op) -> None:
    empty = node(Op.SHRINK, F32, (3, 0), (buffer(random_array(0, (3, 4))),), ((0, 3), (0, 0)))
    _, (got,) = run(node(op, F32, (3, 1), (empty,), (1,)))
    assert got.tolist() == [[0.0 if op is Op.REDUCE_ADD else -np.inf]] * 3


def test_a_root_without_elements_needs_no_kernel() -> None:
    empty = node(Op.SHRINK, F32, (0,), (buffer(random_array(0, (3,))),), ((0, 0),))
    plan, (got,) = run(build.unary(Op.NEG, empty))
    assert plan.launches == () and got.shape == (0,)


def test_a_chain_of_thousands_of_operations_is_cut_and_stays_right() -> None:
    x = random_array(0, (3,), I32)
    chain = source = buffer(x)
    for _ in range(2000):
        chain = build.binary(Op.ADD, chain, source)
    plan, (got,) = run(chain)
    assert 1 < len(plan.launches) < 20
    np.testing.assert_array_equal(got, x * 2001)


def test_a_sum_of_many_buffers_is_cut_into_kernels_of_few_arguments() -> None:
    arrays = [random_array(i, (5,), I32) for i in range(60)]
    total = buffer(arrays[0])
    for array in arrays[1:]:
        total = build.binary(Op.ADD, total, buffer(array))
    plan, (got,) = run(total)
    assert max(len(launch.args) for launch in plan.launches) <= 22
    np.testing.assert_array_equal(got, np.sum(arrays, 0))


def test_a_long_sum_that_an_assignment_needs_is_split_and_assigned() -> None:
    x, t = random_array(0, (1 << 18,), I32), buffer(np.zeros((1,), np.int32))
    assign = node(Op.ASSIGN, I32, (1,), (t, build.reduce(Op.REDUCE_ADD, buffer(x), (0,))))
    plan, (got,) = run(assign)
    assert names(plan) == ["r_256_1024", "r_256"]
    assert plan.results[assign] is t.arg
    assert got.tolist() == [x.sum()]


def test_the_bits_of_a_single_number_are_read_as_another_type() -> None:
    one = node(Op.BUFFER, dtypes.float32, (), (), Storage.from_numpy(np.ones((), np.float32)))
    _, (value,) = run(node(Op.BITCAST, dtypes.int32, (), (one,)))
    assert value.shape == ()
    assert int(value) == 0x3F800000
