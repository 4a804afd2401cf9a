"""The order of steps on several devices, and how long the model takes each to be."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from drivers.core.links import PCIE_4_X16
from tensor.schedule import timing
from tensor.schedule.timing import Speed, alike, engines, in_time, seconds
from tests.tensor.codegen.rdna import samples

LINK = replace(PCIE_4_X16, copy_s=1.0, between_cards=100.0)
SLOW = Speed(kernel_s=1.0, memory_bytes_per_s=100.0, operations_per_s=1e9, link=LINK)


@dataclass
class Step:
    """A kernel whose arguments have so many bytes, or a copy of them to another device."""

    device: str
    size: int
    to: str = ""
    before: set[int] = field(default_factory=set)

    @property
    def kernel(self) -> Any:
        return None if self.to else samples.matmul(1, 1, 1)

    @property
    def args(self) -> Any:
        return [SimpleNamespace(size_bytes=self.size, home=self.to or self.device)]


def order(*steps: Step) -> list[int]:
    return in_time(steps, lambda name: SLOW)


def test_a_copy_takes_its_start_and_its_bytes_and_a_kernel_the_slower_of_memory_and_arithmetic() -> None:
    assert seconds(Step("a", 300, "b"), SLOW) == 1 + 3
    assert seconds(Step("a", 300), SLOW) == 1 + 3
    product: Any = SimpleNamespace(kernel=samples.matmul(4, 8, 16), args=Step("a", 300).args, device="a")
    assert seconds(product, replace(SLOW, operations_per_s=128.0)) == 1 + 2 * 4 * 8 * 16 / 128
    assert seconds(product, replace(SLOW, operations_per_s=1024.0)) == 1 + 3
    product.args = 2 * product.args
    assert seconds(product, SLOW) == 1 + 6


def test_a_kernel_keeps_its_device_s_kernels_and_a_copy_both_ends_busy() -> None:
    assert engines(Step("a", 1)) == ("kernels of a",)
    assert engines(Step("a", 1, "b")) == ("out of a", "into b")
    assert alike("a") == alike("b") == Speed()


def test_steps_that_wait_for_nothing_come_as_they_are() -> None:
    assert order(Step("a", 300), Step("a", 100), Step("b", 100)) == [0, 2, 1]


def test_a_copy_comes_behind_what_made_it_and_before_kernels_that_must_wait() -> None:
    """Two gradients, each copied when it is there; the sum of the first waits while the second is made."""
    steps = [
        Step("a", 100),
        Step("a", 100),
        Step("a", 900, "b", {0}),
        Step("a", 100, "b", {1}),
        Step("b", 100, before={2, 3}),
        Step("b", 0),
    ]
    assert order(*steps) == [0, 5, 1, 2, 3, 4]


def test_copies_into_one_device_come_one_after_another_and_into_several_at_once() -> None:
    def steps(second: str) -> list[Step]:
        return [
            Step("a", 100, "c"),
            Step("b", 100, second),
            Step(second, 0, before={1}),
            Step("c", 50, before={0}),
        ]

    assert order(*steps("d")) == [0, 1, 2, 3]
    assert order(*steps("c")) == [0, 1, 3, 2]  # the second copy begins when the first has come


@pytest.mark.parametrize("long", [0, 1])
def test_a_step_waits_for_the_last_of_what_it_needs(long: int) -> None:
    """One source is ready after 2 s, the other after 11; a copy that can begin after 5 s comes before it."""
    sizes = [100, 100]
    sizes[long] = 1000
    steps = [
        Step("a", sizes[0]),
        Step("b", sizes[1]),
        Step("c", 0, before={0, 1}),
        Step("d", 400),
        Step("d", 0),
    ]
    assert order(*steps) == [0, 1, 3, 4, 2]


def test_steps_that_wait_for_each_other_are_left_out() -> None:
    assert order(Step("a", 1), Step("a", 1, before={2}), Step("a", 1, before={1})) == [0]


def simulated(steps: list[Step]) -> list[int]:
    """Always the step that can begin first, of those the earliest made: all are looked at each time."""
    ends: dict[int, float] = {}
    free: dict[str, float] = {}

    def begin(i: int) -> float:
        data = [ends[before] for before in steps[i].before]
        return max([0.0, *data, *(free.get(engine, 0.0) for engine in engines(steps[i]))])

    while ready := [i for i, s in enumerate(steps) if i not in ends and s.before <= ends.keys()]:
        i = min(ready, key=lambda i: (begin(i), i))
        ends[i] = begin(i) + seconds(steps[i], SLOW)
        free |= dict.fromkeys(engines(steps[i]), ends[i])
    return list(ends)


@pytest.mark.parametrize("seed", range(8))
def test_the_next_step_is_the_one_that_can_begin_first(seed: int) -> None:
    random = np.random.default_rng(seed)
    steps = []
    for i in range(40):
        one, other = random.choice(["a", "b", "c"], 2, replace=False)
        before = {int(j) for j in random.integers(0, i, 2)} if i > 5 else set[int]()
        steps.append(Step(one, 100 * int(random.integers(8)), other if random.random() < 0.4 else "", before))
    assert order(*steps) == simulated(steps)


def test_a_step_is_looked_at_as_often_however_many_others_could_be_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = iter(range(300))
    monkeypatch.setattr(timing, "engines", lambda step: (str(next(looks)), *engines(step))[1:])
    assert order(*(Step("a", 100) for _ in range(300))) == list(range(300))
