"""How things are timed: repeated, the median quoted, the spread beside it. And a device to time waves on."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from time import perf_counter

from drivers.amd.device import AmdDevice
from drivers.amd.kfd import Kfd
from drivers.amd.topology import choose_node
from drivers.sim.amd.engine_card import Launcher
from drivers.sim.host import SimHost
from hcq.settings import Settings


@dataclass(frozen=True)
class Figure:
    """One measured figure. name ends in its unit. target: the bound it must keep; infinity where low ones
    are better, and 0 where high ones are, is none. better: 'low' or 'high'."""

    name: str
    value: float
    least: float
    most: float
    target: float
    better: str
    what: str

    @property
    def has_bound(self) -> bool:
        return self.target != (inf if self.better == "low" else 0)

    @property
    def is_kept(self) -> bool:
        return self.value <= self.target if self.better == "low" else self.value >= self.target


def figure(name: str, samples: list[float], target: float, better: str, what: str) -> Figure:
    """The median of `samples` as a figure."""
    return Figure(name, statistics.median(samples), min(samples), max(samples), target, better, what)


def seconds(action: Callable[[], object], count: int, warm: int = 3) -> list[float]:
    """Seconds of each of `count` calls, after `warm` that do not count."""
    for _ in range(warm):
        action()
    samples = []
    for _ in range(count):
        begin = perf_counter()
        action()
        samples.append(perf_counter() - begin)
    return samples


def simulated_device(launcher: Launcher | None = None, chip: str = "navi31") -> AmdDevice:
    """A simulated card of its own; `launcher` runs its waves in place of the wave models."""
    host = SimHost(chip, launcher=launcher)
    node = choose_node(host, 0)
    return AmdDevice(f"sim:{chip}", Kfd(host).open_card(node), Settings())
