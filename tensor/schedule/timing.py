"""Steps of several devices in the order in which they could begin, so that copies and kernels overlap.

A model tells when: each device runs one kernel at a time, and sends and receives one copy at a time. A
gradient's copies then come right behind the kernel that made it, and what sums them only when they have
arrived, while the rest of the backward pass runs. Real times may differ; the order is right all the same.
"""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Protocol

from drivers.core.links import PCIE_4_X16, Link
from tensor.ir.kernel import Kernel
from tensor.schedule.storage import Storage


@dataclass(frozen=True)
class Speed:
    """How fast a device is, about. kernel_s: what any launch takes; memory_bytes_per_s and operations_per_s:
    what kernels reach, as a rule; link: to other devices."""

    kernel_s: float = 5e-6
    memory_bytes_per_s: float = 600e9
    operations_per_s: float = 20e12
    link: Link = PCIE_4_X16


Speeds = Callable[[str], Speed]  # by a device's name


def alike(_: str) -> Speed:
    """Where nothing is known of devices."""
    return Speed()


class TimedWork(Protocol):
    """What is asked of a launch or a copy."""

    @property
    def kernel(self) -> Kernel | None: ...
    @property
    def args(self) -> Sequence[Storage]: ...
    @property
    def device(self) -> str: ...


class Timed(TimedWork, Protocol):
    """What is asked of a step. before: the steps it waits for."""

    before: set[int]


@dataclass
class _Ready:
    """Steps that can be next, of those that keep the same engines busy.

    coming: heap of (when its data is there, step); waiting: heap of the steps whose data was there before the
    engines were free.
    """

    coming: list[tuple[float, int]] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)

    def first(self, free_at: float) -> tuple[float, int]:
        """When a step can begin, and which. free_at: when the engines are free, never earlier than before."""
        while self.coming and self.coming[0][0] <= free_at:
            heapq.heappush(self.waiting, heapq.heappop(self.coming)[1])
        return (free_at, self.waiting[0]) if self.waiting else self.coming[0]

    def take(self) -> None:
        """The first one begins."""
        if self.waiting:
            heapq.heappop(self.waiting)
        else:
            heapq.heappop(self.coming)

    def __bool__(self) -> bool:
        return bool(self.coming or self.waiting)


def in_time(steps: Sequence[Timed], speeds: Speeds = alike) -> list[int]:
    """As many steps as can be put in order, by when they can begin; of equal ones the earliest made first."""
    missing = [len(step.before) for step in steps]
    users: list[list[int]] = [[] for _ in steps]
    for i, step in enumerate(steps):
        for earlier in step.before:
            users[earlier].append(i)
    data_at, free_at, done = [0.0] * len(steps), defaultdict[str, float](float), list[int]()
    ready = defaultdict[tuple[str, ...], _Ready](_Ready)

    def arrive(i: int) -> None:
        heapq.heappush(ready[engines(steps[i])].coming, (data_at[i], i))

    for i, count in enumerate(missing):
        if not count:
            arrive(i)
    while filled := [(kept, queue) for kept, queue in ready.items() if queue]:
        (begin, i), kept = min((queue.first(max(free_at[e] for e in kept)), kept) for kept, queue in filled)
        ready[kept].take()
        done.append(i)
        end = begin + seconds(steps[i], speeds(steps[i].device))
        free_at.update(dict.fromkeys(kept, end))
        for user in users[i]:
            data_at[user] = max(data_at[user], end)
            missing[user] -= 1
            if not missing[user]:
                arrive(user)
    return done


def engines(step: TimedWork) -> tuple[str, ...]:
    """What a step keeps busy."""
    if step.kernel is not None:
        return (f"kernels of {step.device}",)
    return f"out of {step.device}", f"into {step.args[0].home}"


def seconds(step: TimedWork, speed: Speed) -> float:
    """About how long a step takes."""
    if step.kernel is None:
        return speed.link.copy_s + step.args[0].size_bytes / speed.link.between_cards
    kernel = step.kernel
    moved = sum(storage.size_bytes for storage in step.args)
    points = prod(axis.size for axis in (*kernel.axes, *kernel.reduce_axes))
    return speed.kernel_s + max(moved / speed.memory_bytes_per_s, 2 * points / speed.operations_per_s)
