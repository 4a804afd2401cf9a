"""How long bytes take between cards and host memory: a model of links, not a measurement.

What is modelled is a tinybox red: six RX 7900 XTX or four RX 9070 XT, each with 16 lanes of PCIe 4.0 to a
root port of its own of one EPYC (tinygrad.org: "full fabric PCIe 4.0 x16", 32 cores, 204.8 GB/s of memory).
Rates are what rocm-bandwidth-test found on such a machine (ROCm/legacy-rocm-build issue 2253: EPYC 7542, two
RX 7900 XTX): 28.4 GB/s from the host to a card, 29.0 back, 48.2 both together. Between cards it had no
figure: that a write goes at the slower rate of its two links is inferred, and so are the latencies.

A transfer needs each resource of its way for size / rate. Resources serve one transfer at a time, in the
first gap at or after its begin, so that what runs at the same time shares them whoever is simulated first.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

HOST = -1  # where host memory is, among numbers of cards
TO_CARD, FROM_CARD, BOTH_WAYS = 28.4, 29.0, 48.2  # bytes a ns
HOST_MEMORY = 204.8  # bytes a ns; 8 channels of DDR4-3200
WRITE_NS, READ_NS = 700, 1400  # a posted write's way, and a read's there and back; inferred
REMEMBERED = 1 << 16


class Transfer(NamedTuple):
    """One copy, by the model: from where to where (numbers of cards, or HOST), bytes, moments in ns."""

    source: int
    target: int
    size: int
    begin_ns: int
    end_ns: int


@dataclass
class Resource:
    """Something that serves one transfer at a time. rate: bytes a ns. _begins, _ends: when it is busy."""

    rate: float
    _begins: list[float] = field(default_factory=list)
    _ends: list[float] = field(default_factory=list)

    def book(self, at: float, size: int) -> float:
        """Serve `size` bytes from `at` on; when that ends."""
        need = size / self.rate
        index = bisect_right(self._begins, at)
        if index:
            at = max(at, self._ends[index - 1])
        while index < len(self._begins) and self._begins[index] < at + need:  # the gap is too short
            at = max(at, self._ends[index])
            index += 1
        self._insert(index, at, at + need)
        return at + need

    def _insert(self, index: int, begin: float, end: float) -> None:
        """Note a busy stretch in front of number `index`, joined with its neighbours."""
        if index < len(self._begins) and self._begins[index] <= end:
            end = self._ends.pop(index)
            del self._begins[index]
        if index and begin <= self._ends[index - 1]:
            begin = self._begins.pop(index - 1)
            del self._ends[index - 1]
            index -= 1
        self._begins.insert(index, begin)
        self._ends.insert(index, end)


class Links:
    """Those of one machine's cards. done: the newest transfers, oldest first; count: of all so far."""

    def __init__(self, cards: int) -> None:
        self.done: deque[Transfer] = deque(maxlen=REMEMBERED)
        self.count = 0
        self._out = [Resource(FROM_CARD) for _ in range(cards)]
        self._in = [Resource(TO_CARD) for _ in range(cards)]
        self._both = [Resource(BOTH_WAYS) for _ in range(cards)]
        self._memory = Resource(HOST_MEMORY)

    def carry(self, at_ns: int, source: int, target: int, size: int) -> int:
        """Bytes leave `source` for `target` from `at_ns` on; when the last one is on its way."""
        end = max((each.book(at_ns, size) for each in self._way(source, target)), default=float(at_ns))
        self.count += 1
        self.done.append(Transfer(source, target, size, at_ns, round(end)))
        return round(end)

    def _way(self, source: int, target: int) -> Sequence[Resource]:
        """What a transfer goes through."""
        if source == target:
            return [self._memory] if source == HOST else [self._both[source]]
        ends = [self._memory] if source == HOST else [self._out[source], self._both[source]]
        ends += [self._memory] if target == HOST else [self._in[target], self._both[target]]
        return ends
