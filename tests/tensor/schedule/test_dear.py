"""Where others gather from is not stored for each element, however many ask, nor what is made of numbers
alone; test_cut.py has the rest."""

from __future__ import annotations

import pytest

from tensor.dtype import DType, dtypes
from tensor.ir import build
from tensor.ir.graph import Node, Op, node, toposort
from tensor.schedule.cut import Group, cut
from tensor.schedule.dear import _largest_below, _spread_indices
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


def spread(*roots: Node) -> set[Node]:
    order = [n for n in toposort(*roots) if n.op is not Op.BUFFER]
    consumers: dict[Node, list[Node]] = {n: [] for n in toposort(*roots)}
    for user in order:
        for source in dict.fromkeys(user.src):
            consumers[source].append(user)
    return _spread_indices(order, consumers, _largest_below(order, lambda n: n.op is Op.BUFFER))


def place_of(rows: int, width: int) -> Node:
    """Where each row of a table is that numbers in memory choose."""
    chosen = build.expand(memory(dtypes.int32, rows, 1), (rows, width))
    return build.binary(Op.MUL, chosen, build.like(chosen, width))


@pytest.mark.parametrize(("width", "is_spread"), [(5, True), (4, False)])
def test_an_index_is_spread_if_it_has_more_than_four_times_the_numbers_it_is_made_of(
    width: int, is_spread: bool
) -> None:
    place = place_of(6, width)
    found = spread(build.gather(memory(dtypes.float32, 6 * width), place))
    assert ({place, place.src[0]} <= found) is is_spread


def test_what_anything_but_a_place_to_gather_from_reads_is_no_index() -> None:
    place, table = place_of(6, 8), memory(dtypes.float32, 48)
    gathered = build.gather(table, place)
    assert spread(gathered, build.unary(Op.NEG, place)).isdisjoint({place, place.src[0]})
    assert spread(gathered, build.reduce(Op.REDUCE_ADD, place, (1,))).isdisjoint({place, place.src[0]})
    assert spread(build.gather(place, memory(dtypes.int32, 3))).isdisjoint({place, place.src[0]})
    turned = build.permute(build.reduce(Op.REDUCE_MAX, place, (0,)), (1, 0))
    wide = build.expand(turned, (8, 100))
    found = spread(build.gather(table, wide))
    assert {wide} <= found and found.isdisjoint({turned.src[0], place})  # a reduction moves nothing


@pytest.mark.parametrize("memories", [0, 1, 2])
def test_a_value_is_as_large_as_the_largest_memory_it_is_made_of(memories: int) -> None:
    sides = [memory(dtypes.float32, n, 1) for n in (3, 5)][:memories]
    made = build.const(1.0, dtypes.float32, (15, 1))
    for side in sides:
        made = build.binary(
            Op.MUL, made, build.reshape(build.expand(side, (side.shape[0], 15 // side.shape[0])), (15, 1))
        )
    order = [n for n in toposort(made) if n.op is not Op.BUFFER]
    assert _largest_below(order, lambda n: n.op is Op.BUFFER)[made] == (0, 3, 5)[memories]
