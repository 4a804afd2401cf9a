"""Arguments and results taken apart and put together."""

from __future__ import annotations

from collections import OrderedDict, defaultdict, deque, namedtuple
from dataclasses import dataclass, field
from functools import partial
from types import SimpleNamespace

import numpy as np

from tensor import Tensor, memory
from tensor.nested import atoms, hides_tensors, map_atoms, tensors_in

Point = namedtuple("Point", "x y")


@dataclass(frozen=True)
class Frozen:
    x: int
    doubled: list[int] = field(init=False, default_factory=list)


class Plain:
    def __init__(self, held: object) -> None:
        self.held = held

    def give(self) -> object:
        return self.held


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
    class Bare:
        held: object

    class Slotted:
        __slots__ = ("held",)
        held: object

    before = Tensor(np.zeros(1, np.float32))
    since = memory.now()
    after = Tensor(np.zeros(1, np.float32))
    for kind in (Bare, Slotted):
        made = kind()
        assert not hides_tensors(made, since)
        made.held = [before]
        assert not hides_tensors(made, since)
        made.held = {"k": (after,)}
        assert hides_tensors(made, since)
    assert not hides_tensors(after, since)


def test_a_tensor_is_found_wherever_an_object_may_hold_it() -> None:
    since = memory.now()
    x = Tensor(np.zeros(1, np.float32))

    def closure() -> Tensor:
        return x

    def default(y: Tensor = x) -> Tensor:
        return y

    later: list[object] = []
    late = SimpleNamespace(a=later)
    late.itself = late
    holders = [
        SimpleNamespace(a=SimpleNamespace(b=[x])), deque([x]), {x: 1}, ValueError("", x), closure, default,
        partial(print, end=x), Plain(x).give,
    ]  # fmt: skip
    for holder in holders:
        assert hides_tensors(holder, since), holder
        assert not hides_tensors(holder, memory.now()), holder
    assert not hides_tensors(late, since)
    later.append(x)
    assert hides_tensors(late, since)


def test_dicts_keep_their_kind_and_results_may_have_tensors_as_keys() -> None:
    made = map_atoms(defaultdict(list, a=1), lambda x: x)
    assert made == {"a": 1} and made["b"] == []
    assert map_atoms(OrderedDict(a=1, b=2), lambda x: 10 * x) == OrderedDict(a=10, b=20)
    assert map_atoms({1: 2}, lambda x: 10 * x, is_result=True) == {10: 20}


def test_tensors_are_given_in_order() -> None:
    before, after = (Tensor(np.zeros(1, np.float32)) for _ in range(2))
    found = tensors_in({"a": [after, 1], "b": before})
    assert [id(each) for each in found] == [id(after), id(before)]
