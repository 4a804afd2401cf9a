"""Folding is exact: what is built with it has the same value as what was asked for, in fewer nodes. Covers
carriers.py too.
"""

from __future__ import annotations

import numpy as np
import pytest

from tensor.dtype import dtypes
from tensor.ir import build
from tensor.ir.graph import Node, Op, node
from tensor.schedule.storage import Storage
from tests.tensor import oracle

F32, I32 = dtypes.float32, dtypes.int32


def leaf(*shape: int, integer: bool = False) -> Node:
    values = np.arange(np.prod(shape, dtype=int)).reshape(shape).astype(np.int32 if integer else np.float32)
    storage = Storage.from_numpy(values)
    return node(Op.BUFFER, storage.dtype, shape, (), storage)


def test_identities_disappear() -> None:
    x, n = leaf(2, 3), leaf(2, integer=True)
    one, zero = build.like(x, 1.0), build.like(x, 0.0)
    assert build.binary(Op.MUL, x, one) is x and build.binary(Op.MUL, one, x) is x
    assert build.binary(Op.DIV, x, one) is x
    assert build.binary(Op.SUB, x, zero) is x
    assert build.binary(Op.ADD, n, build.like(n, 0)) is n
    assert build.unary(Op.NEG, build.unary(Op.NEG, x)) is x
    assert build.cast(x, F32) is x
    assert build.where(build.const(True, dtypes.bool, x.shape), x, one) is x


def test_what_would_change_a_float_is_kept() -> None:
    x = leaf(2)
    assert build.binary(Op.ADD, x, build.like(x, 0.0)).op is Op.ADD  # -0.0 + 0.0 is 0.0
    assert build.binary(Op.SUB, x, build.like(x, -0.0)).op is Op.SUB
    assert build.binary(Op.MUL, x, build.like(x, 0.0)).op is Op.MUL  # NaN and infinity
    assert build.binary(Op.SUB, x, x).op is Op.SUB


def test_whole_constants_fold_and_wrap() -> None:
    a, b = build.const(200, dtypes.uint8, (2,)), build.const(100, dtypes.uint8, (2,))
    assert build.binary(Op.ADD, a, b).arg == 44
    assert build.binary(Op.MUL, a, build.like(a, 0)).arg == 0
    with pytest.raises(TypeError, match="inf has no value in int32"):
        build.const(float("inf"), I32)


def test_chains_of_one_movement_become_one() -> None:
    x = leaf(4, 6)
    chains = {
        Op.RESHAPE: build.reshape(build.reshape(x, (24,)), (2, 12)),
        Op.PERMUTE: build.permute(build.permute(leaf(2, 3, 4), (1, 2, 0)), (1, 0, 2)),
        Op.SHRINK: build.shrink(build.shrink(x, ((1, 4), (0, 5))), ((1, 3), (2, 4))),
        Op.PAD: build.pad(build.pad(x, ((1, 0), (0, 2))), ((0, 3), (1, 1))),
        Op.EXPAND: build.expand(build.expand(leaf(1, 1), (1, 3)), (2, 3)),
        Op.REDUCE_ADD: build.reduce(Op.REDUCE_ADD, build.reduce(Op.REDUCE_ADD, x, (0,)), (1,)),
    }
    for op, made in chains.items():
        assert made.op is op and made.src[0].op is Op.BUFFER
    (padded,) = oracle.evaluate(chains[Op.PAD])
    np.testing.assert_array_equal(padded[1:5, 1:7], np.arange(24).reshape(4, 6))
    (cut,) = oracle.evaluate(chains[Op.SHRINK])
    np.testing.assert_array_equal(cut, np.arange(24).reshape(4, 6)[2:4, 2:4])
    assert chains[Op.PERMUTE].shape == (4, 3, 2)


def test_movement_that_moves_nothing_disappears() -> None:
    x = leaf(2, 3)
    assert build.reshape(x, (2, 3)) is x
    assert build.permute(x, (0, 1)) is x
    assert build.permute(build.permute(x, (1, 0)), (1, 0)) is x
    assert build.pad(x, ((0, 0), (0, 0))) is x
    assert build.shrink(x, ((0, 2), (0, 3))) is x
    assert build.stride(x, (1, 1)) is x
    assert build.reduce(Op.REDUCE_ADD, leaf(1, 3), (0,)).op is Op.BUFFER


def test_constants_move_by_changing_shape() -> None:
    c = build.const(2.0, F32, (2, 3))
    for made in (
        build.reshape(c, (6,)),
        build.expand(build.const(2.0, F32, (1,)), (4,)),
        build.stride(c, (2, 1)),
    ):
        assert made.op is Op.CONST and made.arg == 2.0
    assert build.pad(c, ((1, 0), (0, 0))).op is Op.PAD
    assert build.pad(build.const(0.0, F32, (2,)), ((1, 1),)).op is Op.CONST
    assert build.pad(build.const(-0.0, F32, (2,)), ((1, 1),)).op is Op.PAD


def test_empty_reductions() -> None:
    empty = build.const(1.0, F32, (0, 2))
    assert build.reduce(Op.REDUCE_ADD, empty, (0,)).arg == 0.0
    assert build.reduce(Op.REDUCE_MUL, empty, (0,)).arg == 1.0
    with pytest.raises(ValueError, match="REDUCE_MAX of no elements"):
        build.reduce(Op.REDUCE_MAX, empty, (0,))


def test_parts_that_do_not_fit_are_our_mistake() -> None:
    with pytest.raises(ValueError, match=r"ADD: float32\[2\] with float32\[3\]"):
        build.binary(Op.ADD, leaf(2), leaf(3))
    with pytest.raises(ValueError, match=r"ADD: float32\[2\] with int32\[2\]"):
        build.binary(Op.ADD, leaf(2), leaf(2, integer=True))
    with pytest.raises(ValueError, match=r"RESHAPE: \(2,\) to \(3,\)"):
        build.reshape(leaf(2), (3,))
    with pytest.raises(ValueError, match=r"EXPAND: \(2,\) to \(4,\)"):
        build.expand(leaf(2), (4,))
    with pytest.raises(ValueError, match="WHERE"):
        build.where(leaf(2), leaf(2), leaf(2))


def test_a_detached_node_has_the_same_values_and_is_detached_once() -> None:
    x = leaf(3)
    cut = build.detach(x)
    assert cut is not x and build.detach(cut) is cut
    np.testing.assert_array_equal(oracle.evaluate(cut)[0], [0, 1, 2])
