"""Where others gather from is not stored for each element, however many ask, nor what is made of numbers
alone; test_cut.py has the rest."""

from __future__ import annotations

import pytest

from tensor.dtype import DType, dtypes
from tensor.ir import build
from tensor.ir.graph import Node, Op, node
from tensor.schedule.cut import Group, cut
from tensor.schedule.storage import Storage


def memory(dtype: DType, *shape: int) -> Node:
    return node(Op.BUFFER, dtype, shape, (), Storage(dtype, shape[0] * shape[-1] ** (len(shape) - 1)))


def gathers(rows: int, width: int) -> list[Group]:
    """Eight tables of which the same rows are read, each for a sum along these."""
    chosen = build.expand(memory(dtypes.int32, rows, 1), (rows, width))
    first = build.binary(Op.MUL, chosen, build.like(chosen, width))
    place = build.binary(Op.ADD, first, build.cast(build.iota((rows, width), 1), dtypes.int32))
    inside = build.binary(Op.LT, chosen, build.like(chosen, 900))
    index = build.where(inside, place, build.like(place, -1))
    tables = [memory(dtypes.float32, 900, width) for _ in range(8)]
    sums = [build.reduce(Op.REDUCE_ADD, build.gather(table, index), (1,)) for table in tables]
    return cut(sums, lambda n: n.op is Op.BUFFER)


@pytest.mark.parametrize(("width", "stored"), [(1024, []), (4, [(65536, 4)])])
def test_a_place_for_each_element_is_made_where_it_is_used(width: int, stored: list[tuple[int, ...]]) -> None:
    groups = gathers(1024 if width > 4 else 65536, width)
    found = [n.shape for group in groups for n in group.stored if n.dtype == dtypes.int32]
    assert found == stored


@pytest.mark.parametrize(("reads", "stored"), [(False, []), (True, [(1024, 1024)])])
def test_what_reads_nothing_is_made_again_for_each_reader(reads: bool, stored: list[tuple[int, ...]]) -> None:
    """Four operations an element, for eight sums of different tables."""
    shape = (1024, 1024)
    made = memory(dtypes.int32, *shape) if reads else build.cast(build.iota(shape, 1), dtypes.int32)
    for number in (3, 5, 7, 9):
        made = build.binary(Op.MUL, made, build.like(made, number))
    products = [build.binary(Op.MUL, memory(dtypes.int32, *shape), made) for _ in range(8)]
    groups = cut([build.reduce(Op.REDUCE_ADD, p, (1,)) for p in products], lambda n: n.op is Op.BUFFER)
    assert [n.shape for group in groups for n in group.stored if n.shape == shape] == stored
