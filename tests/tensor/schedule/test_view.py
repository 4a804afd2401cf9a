"""Movement as index arithmetic: numpy moves the numbers 0..n-1, the forms say where each came from."""

from __future__ import annotations

import itertools
from math import prod

import numpy as np
import pytest

from tensor.dtype import dtypes
from tensor.ir.form import Axis, Form, evaluate, of_axis
from tensor.ir.graph import Node, Op, node
from tensor.schedule.storage import Storage
from tensor.schedule.view import (
    Index,
    flatten,
    permute_index,
    reshape_index,
    source_index,
    unflatten,
)


def leaf(*shape: int) -> Node:
    return node(Op.BUFFER, dtypes.int32, shape, (), Storage(dtypes.int32, prod(shape)))


def positions(view: Node) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    """For each element of the view its row-major position in the source, -1 where a guard fails."""
    axes = [Axis(i, n) for i, n in enumerate(view.shape)]
    index, guards = source_index(view, tuple(of_axis(a) for a in axes))
    at = flatten(view.src[0].shape, index)
    found = []
    for point in itertools.product(*map(range, view.shape)):
        place = dict(zip(axes, point, strict=True))
        inside = all(g.low <= evaluate(g.form, place) < g.high for g in guards)
        found.append(evaluate(at, place) if inside else -1)
    return np.array(found).reshape(view.shape)


def numbers(*shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    return np.arange(prod(shape)).reshape(shape)


@pytest.mark.parametrize(
    ("source", "shape"),
    [
        ((12,), (3, 4)),
        ((3, 4), (12,)),
        ((2, 6), (4, 3)),
        ((2, 3, 4), (6, 4)),
        ((2, 3, 4), (2, 1, 12)),
        ((1, 6, 1), (2, 3)),
        ((5, 2, 3), (5, 3, 2)),
        ((4, 6), (2, 2, 3, 2)),
    ],
)
def test_reshape(source: tuple[int, ...], shape: tuple[int, ...]) -> None:
    view = node(Op.RESHAPE, dtypes.int32, shape, (leaf(*source),))
    np.testing.assert_array_equal(positions(view), numbers(*source).reshape(shape))


def test_permute() -> None:
    view = node(Op.PERMUTE, dtypes.int32, (4, 2, 3), (leaf(2, 3, 4),), (2, 0, 1))
    np.testing.assert_array_equal(positions(view), numbers(2, 3, 4).transpose(2, 0, 1))


def test_expand() -> None:
    view = node(Op.EXPAND, dtypes.int32, (2, 5, 3), (leaf(2, 1, 3),))
    np.testing.assert_array_equal(positions(view), np.broadcast_to(numbers(2, 1, 3), (2, 5, 3)))


def test_shrink() -> None:
    view = node(Op.SHRINK, dtypes.int32, (2, 3), (leaf(4, 5),), ((1, 3), (2, 5)))
    np.testing.assert_array_equal(positions(view), numbers(4, 5)[1:3, 2:5])


@pytest.mark.parametrize(("steps", "shape"), [((2, -1), (2, 5)), ((-3, 2), (2, 3)), ((1, -2), (4, 3))])
def test_stride(steps: tuple[int, int], shape: tuple[int, int]) -> None:
    view = node(Op.STRIDE, dtypes.int32, shape, (leaf(4, 5),), steps)
    # A negative step flips the axis, then takes every |step|-th element.
    expected = numbers(4, 5)
    for axis, step in enumerate(steps):
        expected = np.flip(expected, axis) if step < 0 else expected
        expected = expected.take(range(0, expected.shape[axis], abs(step)), axis)
    np.testing.assert_array_equal(positions(view), expected)


def test_pad_is_guarded_where_it_adds_elements() -> None:
    view = node(Op.PAD, dtypes.int32, (4, 5), (leaf(2, 3),), ((1, 1), (0, 2)))
    expected = np.pad(numbers(2, 3), ((1, 1), (0, 2)), constant_values=-1)
    np.testing.assert_array_equal(positions(view), expected)
    _, guards = source_index(view, tuple(of_axis(Axis(i, n)) for i, n in enumerate((4, 5))))
    assert [(g.low, g.high) for g in guards] == [(0, 2), (0, 3)]
    assert not any(guard.always_holds or guard.never_holds for guard in guards)


def test_a_reshape_leaves_untouched_axes_alone() -> None:
    a, b, c = (of_axis(Axis(i, n)) for i, n in enumerate((7, 2, 3)))
    assert reshape_index((7, 2, 3), (7, 6), (a, b, c)) == (a, b * 3 + c)
    assert reshape_index((7, 6), (7, 1, 2, 3), (a, b * 3 + c)) == (a, Form(), b, c)


def test_flatten_and_unflatten_undo_each_other() -> None:
    index: Index = tuple(of_axis(Axis(i, n)) for i, n in enumerate((3, 4, 5)))
    flat = flatten((3, 4, 5), index)
    assert flat.bounds == (0, 59)
    assert unflatten((3, 4, 5), flat) == index
    assert unflatten((), Form()) == ()


def test_permuting_back_gives_the_index_again() -> None:
    index: Index = tuple(of_axis(Axis(i, n)) for i, n in enumerate((3, 4, 5)))
    assert permute_index((2, 0, 1), permute_index((1, 2, 0), index)) == index


def test_arithmetic_is_not_movement() -> None:
    with pytest.raises(TypeError, match="NEG is not a movement operation"):
        source_index(node(Op.NEG, dtypes.int32, (2,), (leaf(2),)), (Form(),))
