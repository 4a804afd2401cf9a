"""Arguments and results taken apart and put together."""

from __future__ import annotations

from collections import namedtuple
from dataclasses import dataclass, field

import numpy as np

from tensor import Tensor, memory
from tensor.nested import atoms, hides_tensors, map_atoms, tensors_in

Point = namedtuple("Point", "x y")


@dataclass(frozen=True)
class Frozen:
    x: int
    doubled: list[int] = field(init=False, default_factory=list)


def test_containers_keep_their_kind() -> None:
    part = [Point(1, (2,)), {"a": [3]}, 4]
    assert map_atoms(part, lambda x: 10 * x) == [Point(10, (20,)), {"a": [30]}, 40]


def test_sets_and_dataclasses_are_containers_in_results_alone() -> None:
    made = map_atoms([{1}, Frozen(2)], lambda x: x + 1, is_result=True)
    assert made == [{2}, Frozen(3)]
    record = Frozen(2)
    assert map_atoms([record], lambda x: x)[0] is record
    assert atoms([{1}, record, None, (2, "a")]) == [1, 2, None, 2, "a"]


def test_the_original_is_left_as_it_was() -> None:
    record = Frozen(2)
    assert map_atoms(record, lambda x: x + 1, is_result=True) == Frozen(3)
    assert record.x == 2


def test_a_tensor_in_an_attribute_or_slot_is_found_by_when_it_was_made() -> None:
    class Plain:
        held: object

    class Slotted:
        __slots__ = ("held",)
        held: object

    before = Tensor(np.zeros(1, np.float32))
    since = memory.now()
    after = Tensor(np.zeros(1, np.float32))
    for kind in (Plain, Slotted):
        made = kind()
        assert not hides_tensors(made, since)
        made.held = [before]
        assert not hides_tensors(made, since)
        made.held = {"k": (after,)}
        assert hides_tensors(made, since)
    assert not hides_tensors(after, since)
    found = tensors_in({"a": [after, 1], "b": before})
    assert [id(each) for each in found] == [id(after), id(before)]
