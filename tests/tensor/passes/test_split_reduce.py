"""Long reductions become two, everything else stays what it is."""

from __future__ import annotations

from collections.abc import Callable
from math import prod

import numpy as np
import pytest

from tensor.dtype import dtypes
from tensor.ir import build
from tensor.ir.graph import REDUCE, Node, Op, node, toposort
from tensor.passes.split_reduce import FEW, LONG, is_product, most_parts, split_reductions
from tensor.schedule.storage import Storage
from tests.tensor import oracle

I32 = dtypes.int32


def buffer(*shape: int) -> Node:
    array = np.random.default_rng(0).integers(-99, 99, shape).astype(np.int32)
    return node(Op.BUFFER, I32, shape, (), Storage.from_numpy(array))


def is_leaf(n: Node) -> bool:
    return n.op is Op.BUFFER


@pytest.mark.parametrize("op", [Op.REDUCE_ADD, Op.REDUCE_MAX, Op.REDUCE_MIN])
@pytest.mark.parametrize(
    ("shape", "axes"),
    [((LONG,), (0,)), ((3, LONG), (1,)), ((600, 2, 400), (0, 2)), ((2, 400, 5, 400), (1, 3))],
)
def test_both_steps_together_are_the_reduction(op: Op, shape: tuple[int, ...], axes: tuple[int, ...]) -> None:
    reduction = build.unary(Op.NEG, build.reduce(op, buffer(*shape), axes))
    (new,) = (split_reductions([reduction], is_leaf)[n] for n in (reduction,))
    assert sum(n.op in REDUCE for n in toposort(new)) == 2
    want, have = oracle.evaluate(reduction, new)
    np.testing.assert_array_equal(want, have)


@pytest.mark.parametrize(
    ("shape", "axes"),
    [((LONG - 1,), (0,)), ((FEW + 1, LONG), (1,)), ((131101,), (0,)), ((0, LONG), (1,))],
    ids=["short", "many", "prime", "of no results"],
)
def test_what_cannot_or_need_not_be_split_stays(shape: tuple[int, ...], axes: tuple[int, ...]) -> None:
    assert split_reductions([build.reduce(Op.REDUCE_MAX, buffer(*shape), axes)], is_leaf) == {}


def test_nothing_below_a_leaf_is_looked_at() -> None:
    total = build.reduce(Op.REDUCE_ADD, buffer(LONG), (0,))
    assert split_reductions([build.unary(Op.NEG, total)], lambda n: n is total) == {}


@pytest.mark.parametrize(
    ("shape", "axes", "pieces"),
    [
        *[((1 << 17,), (0,), 256), ((64, 1 << 17), (1,), 256), ((255 * 515,), (0,), 255)],
        *[((2 * 65537,), (0,), 2), ((256 * 512, 3), (0, 1), 256), ((3, 257 * 511), (0, 1), 73)],
    ],
)
def test_the_longest_axis_is_cut_into_at_most_256_equal_pieces(
    shape: tuple[int, ...], axes: tuple[int, ...], pieces: int
) -> None:
    """257 is prime and 511 is 7 times 73: the most pieces up to 256 are 73."""
    reduction = build.reduce(Op.REDUCE_MAX, node(Op.BUFFER, I32, shape, (), Storage(I32, prod(shape))), axes)
    total = split_reductions([reduction], is_leaf)[reduction].src[0]
    (partial,) = total.src
    assert (partial.size, total.size) == (pieces * reduction.size, reduction.size)
    assert partial.src[0].size == prod(shape)


def product(rows: int, steps: int, columns: int) -> Node:
    """Sums over `steps` of rows times columns, both repeated along each other."""
    left = build.expand(build.reshape(buffer(rows, steps), (rows, 1, steps)), (rows, columns, steps))
    right = build.expand(build.reshape(buffer(columns, steps), (1, columns, steps)), (rows, columns, steps))
    return build.reduce(Op.REDUCE_ADD, build.binary(Op.MUL, left, right), (2,))


def test_thin_products_are_split_too() -> None:
    total = product(3, 4096, 5)
    new = split_reductions([total], is_leaf)[total]
    assert sum(n.op in REDUCE for n in toposort(new)) == 2
    want, have = oracle.evaluate(total, new)
    np.testing.assert_array_equal(want, have)


@pytest.mark.parametrize(
    ("results", "steps", "parts"),
    [
        *((2048, 16384, 64), (1 << 16, 8192, 2), (100, 4096, 16), (1 << 17, 1 << 14, 1), (20480, 4095, 1)),
        *((16384, 2048, 8), (16386, 2048, 1), (16386, 4095, 1), (16386, 4096, 8), (131070, 4096, 2)),
        *((9216, 3136, 12), (9216, 2047, 1)),  # very few, as toward weights of 64 x 16 x 3 x 3
    ],
)
def test_as_many_parts_as_fill_a_chip_of_steps_enough(results: int, steps: int, parts: int) -> None:
    assert most_parts(product(results // 2, 2, 2), steps) == parts


@pytest.mark.parametrize(
    ("between", "is_one"),
    [
        *[
            (lambda x: build.expand(x, (3, 5, 8)), True),
            (lambda x: build.cast(build.expand(x, (3, 5, 8)), I32), True),
        ],
        *[(lambda x: build.permute(build.expand(x, (5, 3, 8)), (1, 0, 2)), True)],
        *[(lambda x: build.unary(Op.NEG, build.expand(x, (3, 5, 8))), False)],
    ],
)
def test_a_product_is_of_sides_that_are_repeated_behind_views_and_casts(
    between: Callable[[Node], Node], is_one: bool
) -> None:
    side = build.cast(buffer(1, 1, 8), dtypes.int16)
    plain = build.permute(build.cast(build.reshape(buffer(120), (5, 3, 8)), dtypes.int16), (1, 0, 2))
    repeated = build.cast(between(side), I32)
    other = build.cast(build.expand(build.cast(buffer(3, 1, 8), dtypes.int16), (3, 5, 8)), I32)
    for left, right, both in (
        (repeated, other, is_one),
        (other, repeated, is_one),
        (repeated, build.cast(plain, I32), False),
    ):
        product = build.binary(Op.MUL, left, right)
        assert is_product(build.reduce(Op.REDUCE_ADD, product, (2,))) is both
        assert not is_product(build.reduce(Op.REDUCE_MAX, product, (2,)))
        assert not is_product(build.reduce(Op.REDUCE_ADD, build.binary(Op.ADD, left, right), (2,)))


def test_sums_of_rows_and_products_with_a_vector_have_lanes_enough() -> None:
    rows = build.reduce(Op.REDUCE_ADD, buffer(100, 8192), (1,))
    vector = build.expand(build.reshape(buffer(8192), (1, 8192)), (100, 8192))
    times = build.reduce(Op.REDUCE_ADD, build.binary(Op.MUL, buffer(100, 8192), vector), (1,))
    assert split_reductions([rows, times], is_leaf) == {}
