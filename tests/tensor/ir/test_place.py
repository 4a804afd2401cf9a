"""Where an operation is computed, from where its sources are; op.py names the operations."""

from __future__ import annotations

from typing import Any

import pytest

from tensor.dtype import dtypes
from tensor.ir import build
from tensor.ir.graph import Node, Op, node
from tensor.ir.op import ELEMENTWISE, MOVEMENT, REDUCE
from tensor.ir.place import Place, cut_at, same_cut, wanted
from tensor.schedule.storage import Spread, Storage

TWO = ("a", "b")


def at(shape: tuple[int, ...], axis: int | None = None) -> Node:
    """An array on two devices: parts along an axis, or a copy on each."""
    size = build.const(0, dtypes.float32, shape).size
    count = size if axis is None else size // 2
    units = tuple(Storage(dtypes.float32, count, Place((name,))) for name in TWO)
    outer = 1
    for length in shape[: axis or 0]:
        outer *= length
    return node(Op.BUFFER, dtypes.float32, shape, (), Spread(units, outer if axis is not None else 0))


def test_every_operation_belongs_to_one_kind_at_most() -> None:
    assert not ELEMENTWISE & MOVEMENT and not ELEMENTWISE & REDUCE and not MOVEMENT & REDUCE


@pytest.mark.parametrize(
    ("old", "axis", "new", "found"),
    [
        ((4, 6), 0, (2, 2, 6), 0),
        ((4, 6), 0, (24,), 0),
        ((4, 6), 1, (4, 2, 3), 1),
        ((4, 6), 1, (24,), None),
        ((1, 4), 1, (4, 1), 0),
        ((6, 4), 0, (3, 8), None),
    ],
)
def test_a_reshape_keeps_the_parts_where_an_axis_cuts_the_same_elements(
    old: tuple[int, ...], axis: int, new: tuple[int, ...], found: int | None
) -> None:
    assert same_cut(old, axis, new, 2) == found


def test_an_axis_that_the_devices_do_not_divide_cuts_nothing() -> None:
    assert cut_at((3, 4), 1, 2) is None and cut_at((3, 4), 3, 2) == 1


def test_a_part_is_an_equal_share_of_one_axis() -> None:
    assert Place(TWO, 1).part((3, 8)) == (3, 4) and Place(TWO).part((3, 8)) == (3, 8)


def test_what_wants_only_its_own_rows_asks_for_them_alone() -> None:
    x = at((4, 6), 0)
    assert wanted(build.permute(x, (1, 0)), 1, 2) == (0,)
    assert wanted(build.binary(Op.ADD, x, x), 0, 2) == (0, 0)
    total: Any = node(Op.REDUCE_ADD, dtypes.float32, (1, 6), (x,), (0,))
    assert wanted(total, 1, 2) == (1,) and wanted(total, 0, 2) is None


def test_a_place_is_told_with_all_its_devices() -> None:
    assert str(Place(("", "cpu#1", "cpu#2"))) == "the default device, cpu#1 and cpu#2"
    assert str(Place(("cpu#1", "cpu#2"), 1)) == "cpu#1 and cpu#2 (axis 1)"
    assert str(Place(("",))) == "the default device"
