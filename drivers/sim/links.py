"""How long bytes take between cards and host memory: a model of links, not a measurement.

Rates and latencies are those of `drivers.core.links`, which has their sources: each card has a link of its
own, whose two directions work at the same time.

A transfer keeps each resource of its way busy for size / rate. A resource does one thing at a time, in
whatever time is free at or after the begin, so that what runs at the same time shares it whoever is simulated
first, and nothing is idle that somebody waits for. What is one transaction goes between those of others.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from drivers.core.links import MAX_PAYLOAD, PCIE_4_X16, Link

HOST: Final = -1  # where host memory is, among numbers of cards
REMEMBERED: Final = 1 << 16


class Transfer(NamedTuple):
    """One copy, by the model: from where to where (numbers of cards, or HOST), bytes, moments in ns."""

    source: int
    target: int
    size: int
    begin_ns: int
    end_ns: int


@dataclass
class LinkLane:
    """Something that serves one transfer at a time. _begins, _ends: when it is busy, in ns."""

    _begins: list[float] = field(default_factory=list)
    _ends: list[float] = field(default_factory=list)

    def book(self, at: float, need: float) -> float:
        """Take `need` ns of what is free from `at` on; when that ends."""
        first = index = bisect_left(self._ends, at)
        begin = at
        while index < len(self._begins) and self._begins[index] - at < need:
            begin = min(begin, self._begins[index])
            need -= max(0.0, self._begins[index] - at)
            at = max(at, self._ends[index])
            index += 1
        self._begins[first:index], self._ends[first:index] = [begin], [at + need]
        return at + need


class Links:
    """Those of one machine's cards. done: the newest transfers, oldest first; count: of all so far."""

    def __init__(self, cards: int, link: Link = PCIE_4_X16) -> None:
        self.done: deque[Transfer] = deque(maxlen=REMEMBERED)
        self.count = 0
        self.write_ns, self.read_ns = round(link.write_s * 1e9), round(link.read_s * 1e9)
        self._link = link
        self._out, self._in, self._host = ([LinkLane() for _ in range(cards)] for _ in range(3))
        self._memory = LinkLane()

    def carry(self, at_ns: int, source: int, target: int, size: int) -> int:
        """Bytes leave `source` for `target` from `at_ns` on; when the last one is on its way."""
        last = float(at_ns)
        for lane, rate in self._way(source, target):
            need = size * 1e9 / rate
            last = max(last, at_ns + need if size <= MAX_PAYLOAD else lane.book(at_ns, need))
        end = round(last)
        self.count += 1
        self.done.append(Transfer(source, target, size, at_ns, end))
        return end

    def _way(self, source: int, target: int) -> Sequence[tuple[LinkLane, float]]:
        """What a transfer goes through, and its rate there in bytes a second."""
        link, memory = self._link, (self._memory, self._link.host_memory)
        if source == HOST and target == HOST:
            return [memory]
        if source == HOST:
            return [memory, (self._in[target], link.to_card), (self._host[target], link.with_host)]
        if target == HOST:
            return [memory, (self._out[source], link.from_card), (self._host[source], link.with_host)]
        return [(self._out[source], link.between_cards), (self._in[target], link.between_cards)]
