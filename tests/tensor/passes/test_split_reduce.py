"""Long reductions become two, everything else stays what it is."""

from __future__ import annotations

from math import prod

import numpy as np
import pytest

from tensor.dtype import dtypes
from tensor.ir import build
from tensor.ir.graph import REDUCE, Node, Op, node, toposort
from tensor.passes.split_reduce import FEW, LONG, split_reductions
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
    [((LONG - 1,), (0,)), ((FEW + 1, LONG), (1,)), ((131101,), (0,))],
    ids=["short", "many", "prime"],
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
    reduction = build.reduce(Op.REDUCE_MAX, node(Op.BUFFER, I32, shape, (), None), axes)
    total = split_reductions([reduction], is_leaf)[reduction].src[0]
    (partial,) = total.src
    assert (partial.size, total.size) == (pieces * reduction.size, reduction.size)
    assert partial.src[0].size == prod(shape)
