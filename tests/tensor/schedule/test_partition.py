"""What each device computes and is sent: the graphs of single devices, computed in numpy.

What whole programs give on several devices: tests/tensor/test_several.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor.dtype import dtypes
from tensor.ir import build, carriers
from tensor.ir.graph import Node, Op, node, toposort
from tensor.ir.place import HERE, Place
from tensor.schedule.partition import BUCKET_BYTES, Partition, _buckets, is_on_several, partition, window
from tensor.schedule.storage import split
from tests.tensor.oracle import Oracle, evaluate

Array = np.ndarray[Any, Any]
SHAPE = (4, 6, 12)
ONE, OTHER = Place(("a",)), Place(("b",))
TWO, CUT, ACROSS, LAST = Place(("a", "b")), *(Place(("a", "b"), axis) for axis in range(3))
PLACES = [
    *[ONE, OTHER, TWO, CUT, ACROSS, Place(("c", "d")), Place(("c", "d"), 0), Place(("c", "d"), 2)],
    *[Place(("b", "a"), 0), Place(("a", "b", "c"), 2), Place(("a", "b", "c", "d"), 0)],
]


class Wired(Oracle):
    """A copy has the value of what is copied."""

    def _compute(self, n: Node, src: list[Any]) -> Any:
        return src[0] if n.op is Op.COPY else super()._compute(n, src)


def given(place: Place, shape: tuple[int, ...] = SHAPE, seed: int = 0) -> tuple[Node, Array]:
    """Whole numbers that are at a place."""
    values = np.random.default_rng(seed).integers(-8, 8, shape).astype(np.float32)
    return carriers.memory(split(values, dtypes.float32, place), dtypes.float32, shape), values


def parted(root: Node) -> Partition:
    return partition([root], lambda n: n.storage)


def check(root: Node, wanted: Array) -> Partition:
    """Each device has its part of a root's value, or all of it; returns what was to be done."""
    made = parted(root)
    place = root.place or ONE
    parts = [wanted] * len(place.devices)
    if place.axis is not None:
        parts = np.split(wanted, len(place.devices), place.axis)
    for name, part, value in zip(place.devices, made.parts[root], parts, strict=True):
        (found,) = Wired().run(part)
        np.testing.assert_array_equal(found, value, err_msg=name)
        assert part in made.roots[name]
        assert places(part) <= {name}
    for copy, source in made.sources.items():
        assert copy.arg != Place((source.device,)), "a device is sent what it has"
        assert source.value in made.roots[source.device]
        assert places(source.value) <= {source.device}
    return made


def places(part: Node) -> set[str]:
    """The devices whose memory a value is computed of, or that copies of it go to."""
    ends = [n for n in toposort(part, stop=lambda n: n.op is Op.COPY) if n.op in (Op.COPY, Op.BUFFER)]
    return {name for n in ends for name in (n.arg.devices if n.op is Op.COPY else [n.arg.home])}


@pytest.mark.parametrize("place", [OTHER, TWO, CUT], ids=str)
def test_constants_are_made_where_they_are_needed(place: Place) -> None:
    x, values = given(place)
    made = check(build.binary(Op.ADD, x, build.const(3.0, dtypes.float32, SHAPE)), values + 3)
    assert not made.sources


def test_what_is_on_the_default_device_alone_is_on_no_other() -> None:
    near, far = node(Op.CONST, dtypes.float32, (), (), 1.0), given(OTHER)[0]
    assert not is_on_several([near, given(HERE)[0]])
    assert is_on_several([near, far])


@pytest.mark.parametrize("want", PLACES, ids=str)
@pytest.mark.parametrize("have", PLACES, ids=str)
def test_a_value_comes_from_any_place_to_any_other(have: Place, want: Place) -> None:
    x, values = given(have)
    check(build.copy(x, want), values)


@pytest.mark.parametrize(
    ("have", "want", "copies"),
    [
        *[(ONE, OTHER, 1), (ONE, TWO, 1), (TWO, ONE, 0), (TWO, CUT, 0), (TWO, OTHER, 0)],
        *[(ONE, CUT, 1), (CUT, TWO, 2), (CUT, ACROSS, 2), (CUT, ONE, 1), (CUT, Place(("c", "d"), 0), 2)],
        *[(TWO, Place(("c", "d")), 2), (CUT, Place(("c", "d")), 4), (CUT, CUT, 0)],
    ],
    ids=str,
)
def test_nothing_is_sent_that_is_there_already(have: Place, want: Place, copies: int) -> None:
    x, values = given(have)
    assert len(check(build.copy(x, want), values).sources) == copies


def test_devices_with_a_copy_each_send_in_turn() -> None:
    x, values = given(TWO)
    made = check(build.copy(x, Place(("c", "d"))), values)
    assert [source.device for source in made.sources.values()] == ["a", "b"]


def test_what_one_device_has_goes_on_from_the_first_that_got_it() -> None:
    x, values = given(ONE)
    made = check(build.copy(x, Place(("c", "d"))), values)
    assert [source.device for source in made.sources.values()] == ["a", "c"]


@pytest.mark.parametrize("place", [CUT, ACROSS, TWO], ids=str)
def test_what_is_computed_of_parts_is_the_whole_s(place: Place) -> None:
    (x, a), (y, b) = given(place), given(place, seed=1)
    check(build.binary(Op.ADD, x, build.binary(Op.MUL, y, y)), a + b * b)
    check(build.permute(x, (2, 0, 1)), a.transpose(2, 0, 1))
    check(build.reshape(x, (4, 72)), a.reshape(4, 72))
    check(build.expand(build.reshape(x, (1, *SHAPE)), (5, *SHAPE)), np.broadcast_to(a, (5, *SHAPE)))
    check(build.shrink(x, ((0, 4), (0, 6), (3, 7))), a[:, :, 3:7])
    check(build.shrink(x, ((1, 3), (2, 6), (0, 12))), a[1:3, 2:6])


@pytest.mark.parametrize("axes", [(0,), (1,), (0, 1), (2,), (0, 1, 2)])
@pytest.mark.parametrize("place", [CUT, ACROSS, TWO], ids=str)
def test_sums_over_devices_are_whole_on_each(place: Place, axes: tuple[int, ...]) -> None:
    x, values = given(place)
    made = check(build.reduce(Op.REDUCE_ADD, x, axes), values.sum(axes, keepdims=True))
    assert bool(made.sources) is (place.axis in axes)


def test_a_number_along_the_axis_that_is_cut_goes_on_on_the_next_device() -> None:
    for axis in range(2):
        for place in (CUT, ACROSS):
            x, values = given(place)
            number = build.cast(build.iota(SHAPE, axis), dtypes.float32)
            check(build.binary(Op.ADD, x, number), values + np.indices(SHAPE)[axis])


def test_of_a_table_that_is_cut_each_device_looks_up_what_it_has() -> None:
    """Places that no device has, and the first and last of each, count from the whole table's beginning."""
    table, values = given(CUT, (8, 3))
    truth = build.binary(Op.LT, table, build.like(table, 0.0))
    places = np.array([0, 11, 12, 23, -1, 24, 5], np.int32)
    index = carriers.memory(split(places, dtypes.int32, TWO), dtypes.int32, places.shape)
    made = node(Op.GATHER, dtypes.float32, places.shape, (table, index))
    inside = (places >= 0) & (places < 24)
    found = check(made, np.where(inside, values.reshape(-1)[np.where(inside, places, 0)], 0))
    assert all(source.value.size <= places.size for source in found.sources.values()), "the table is sent"
    is_less = node(Op.GATHER, dtypes.bool, places.shape, (truth, index))  # of truths there is no sum
    check(is_less, inside & (values.reshape(-1)[np.where(inside, places, 0)] < 0))


def test_a_share_of_a_sum_is_never_whole_anywhere() -> None:
    x, values = given(CUT)
    total = build.reduce(Op.REDUCE_ADD, x, (0,))
    made = check(build.copy(total, ACROSS), values.sum(0, keepdims=True))
    assert [copy.size for copy in made.sources] == [6 * 12 // 2] * 2


@pytest.mark.parametrize("wants", [(ACROSS, TWO), (ACROSS, LAST), (LAST, ACROSS)], ids=str)
def test_a_sum_of_which_more_than_a_share_is_wanted_is_whole_on_each(wants: tuple[Place, Place]) -> None:
    """Each device is sent what the other has, once, and cuts its shares out of the sum."""
    total = build.reduce(Op.REDUCE_ADD, given(CUT)[0], (0,))
    made = partition([build.copy(total, want) for want in wants], lambda n: n.storage)
    assert [copy.size for copy in made.sources] == [6 * 12] * 2


def test_a_sum_goes_on_to_where_it_is_wanted() -> None:
    x, values = given(CUT)
    total, wanted = build.reduce(Op.REDUCE_ADD, x, (0,)), values.sum(0, keepdims=True)
    check(build.copy(total, Place(("c",))), wanted)
    both = build.binary(Op.ADD, build.copy(total, ONE), build.copy(build.binary(Op.MUL, total, total), ONE))
    check(both, wanted + wanted * wanted)


def test_of_what_is_wanted_in_parts_each_device_computes_its_own_where_that_can_be() -> None:
    (x, a), (y, b) = given(TWO), given(TWO, seed=1)
    made = check(build.copy(build.binary(Op.MUL, x, y), CUT), a * b)
    products = [n for n in toposort(*made.roots["a"], *made.roots["b"]) if n.op is Op.MUL]
    assert {n.shape for n in products} == {(2, 6, 12)}
    check(build.copy(build.reshape(x, (3, 96)), ACROSS), a.reshape(3, 96))


def test_what_is_in_parts_is_computed_in_them_and_then_sent_on_once() -> None:
    (x, a), (y, b) = given(CUT), given(CUT, seed=1)
    assert len(check(build.copy(build.binary(Op.MUL, x, y), ACROSS), a * b).sources) == 2


def test_what_two_ask_for_in_parts_along_other_axes_is_computed_whole_once() -> None:
    (x, _), (y, _) = given(TWO), given(TWO, seed=1)
    product = build.binary(Op.MUL, x, y)
    made = partition([build.copy(product, CUT), build.copy(product, ACROSS)], lambda n: n.storage)
    products = [n for n in toposort(*made.roots["a"], *made.roots["b"]) if n.op is Op.MUL]
    assert {n.shape for n in products} == {SHAPE} and not made.sources


def test_each_device_puts_what_belongs_into_its_part() -> None:
    (x, a), (y, b) = given(TWO, (4, 3)), given(TWO, (7,), seed=1)
    places = np.array([0, 5, 6, 11, -1, 12, 5], np.int32)
    index = carriers.memory(split(places, dtypes.int32, TWO), dtypes.int32, places.shape)
    added = node(Op.SCATTER, dtypes.float32, (4, 3), (x, index, y), Op.ADD)
    wanted, inside = a.reshape(-1).copy(), (places >= 0) & (places < 12)
    np.add.at(wanted, places[inside], b[inside])
    check(build.copy(added, CUT), wanted.reshape(4, 3))


def test_a_value_that_was_received_is_sent_on_in_one_more_hop() -> None:
    x, values = given(ONE)
    there = build.binary(Op.ADD, build.copy(x, OTHER), build.copy(x, OTHER))
    made = check(build.copy(there, Place(("c",))), 2 * values)
    by_target = {copy.arg.devices[0]: hops for copy, hops in made.hops().items()}
    assert by_target == {"b": 1, "c": 2}


VIEWS: list[tuple[Callable[[Node], Node], bool]] = [  # and whether all between is the value's own memory
    *[(lambda x: x, True), (lambda x: build.reshape(x, (24, 12)), True)],
    (lambda x: build.shrink(x, ((1, 3), (0, 6), (0, 12))), True),
    (lambda x: build.shrink(build.reshape(x, (1, 24, 12)), ((0, 1), (3, 20), (0, 12))), True),
    (lambda x: build.shrink(build.reshape(x, (288,)), ((5, 17),)), True),
    (lambda x: build.reshape(build.shrink(x, ((3, 4), (0, 6), (0, 12))), (8, 9)), True),
    *[
        (lambda x: build.shrink(x, ((0, 4), (1, 3), (0, 12))), False),
        (lambda x: build.permute(x, (1, 0, 2)), False),
    ],
    (lambda x: build.shrink(x, ((1, 2), (0, 6), (0, 11))), False),
]


@pytest.mark.parametrize(("view", "is_window"), VIEWS)
def test_neighbours_in_memory_are_sent_from_where_they_lie(
    view: Callable[[Node], Node], is_window: bool
) -> None:
    x, _ = given(ONE)
    made = view(x)
    base, offset = window(made)
    wanted, whole = evaluate(made, base)
    assert whole.reshape(-1)[offset : offset + wanted.size].tolist() == wanted.reshape(-1).tolist()
    assert (base is x) is is_window


def test_small_sums_of_one_kind_are_sent_together() -> None:
    """Two sums are: the greatest elements go by themselves."""
    (x, a), (y, b) = given(CUT), given(CUT, (6, 5), seed=1)
    roots = [build.reduce(op, x, (0,)) for op in (Op.REDUCE_ADD, Op.REDUCE_MAX)]
    roots.append(build.reduce(Op.REDUCE_ADD, y, (0,)))
    made = partition(roots, lambda n: n.storage)
    assert sorted(copy.size for copy in made.sources) == [6 * 12] * 2 + [6 * 12 + 5] * 2
    for root, wanted in zip(roots, (a.sum(0), a.max(0), b.sum(0)), strict=True):
        for found in Wired().run(*made.parts[root]):
            np.testing.assert_array_equal(found[0], wanted)


def test_small_sums_go_together_until_a_copy_is_long_enough() -> None:
    """BUCKET_BYTES in all: one float more begins the next, and what is longer goes alone."""
    most = BUCKET_BYTES // 4

    def sizes(*counts: int) -> list[list[int]]:
        nodes = [build.const(0.0, dtypes.float32, (count,)) for count in counts]
        return [[each.size for each in bucket] for bucket in _buckets(nodes)]

    assert sizes(1, most - 1) == [[1, most - 1]]
    assert sizes(1, most - 1, 1, 1) == [[1, most - 1], [1, 1]]
    assert sizes(1, most) == [[1], [most]]
    assert sizes(most, 1, most + 1, 1) == [[most], [1], [most + 1], [1]]
    assert sizes() == []
