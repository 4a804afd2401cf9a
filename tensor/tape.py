"""Recorded launches that can run again while what an earlier run made is still held.

The memory that a capture made and wrote (its results, as a rule) gets a new identity in every run, a Storage,
and device memory that no living Storage has. For the usual loop, `loss = step(x)`, which holds one result
while the next is made, there are two command buffers that take turns, so neither is changed while the
device may read it; only where more results are held is one patched to write to new memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from weakref import ReferenceType, ref

from hcq.buffer import Buffer
from hcq.graph import Call, Graph
from tensor import memory, runtime
from tensor.runtime import Recording
from tensor.schedule.storage import Storage

MAX_GRAPHS = 2


@dataclass
class _Way:
    """One command buffer. recorded: its memory for results as it was recorded; bound: what it writes now;
    holders: whose that memory is.
    """

    graph: Graph
    recorded: list[Buffer]
    bound: list[Buffer]
    holders: list[ReferenceType[Storage] | None]

    def held(self) -> list[int]:
        """Which results of its last run are still in use."""
        return [place for place, holder in enumerate(self.holders) if holder is not None and holder()]


class Tape:
    """The launches of a capture. results: memory that is new in each run; written: memory that keeps its
    identity and is written in each.
    """

    def __init__(self, recording: Recording, results: Sequence[Storage]) -> None:
        self.written = recording.written - set(results)
        self._what, self._reads = recording.what, recording.reads
        self._calls, self._measured = recording.calls, recording.measured
        self._kinds = [(s.dtype, s.count) for s in results]
        self._recorded = [s.buffer for s in results if s.buffer is not None]
        self._ways: list[_Way] = []
        if self._calls:
            graph = runtime.current().device.graph(self._calls)
            self._ways = [_Way(graph, self._recorded, list(self._recorded), [ref(s) for s in results])]

    def run(self, name: str) -> list[Storage]:
        """Run the launches again; asynchronous. Gives this run's results."""
        if not self._ways:
            return []
        fresh = [Storage(dtype, count) for dtype, count in self._kinds]
        way = self._next(fresh)
        for storage, buffer in zip(fresh, way.bound, strict=True):
            storage.buffer = buffer
        written = self.written.union(fresh)
        calls = self._stand_in(way.bound) if runtime.current().settings.debug >= 2 else self._calls
        device = runtime.current()
        device.replay(way.graph, self._what, name, self._reads, written, calls, self._measured)
        memory.note_writes(self.written)
        way.holders = [ref(storage) for storage in fresh]
        return fresh

    def _next(self, fresh: Sequence[Storage]) -> _Way:
        """A command buffer whose results are free, at the end of the line from now on."""
        way = next((way for way in self._ways if not way.held()), None)
        if way is None and len(self._ways) < MAX_GRAPHS:
            way = self._twin(fresh)
        elif way is None:
            way = self._ways[0]
            for place in way.held():
                buffer = runtime.current().allocate(fresh[place])
                way.graph.rebind(way.recorded[place], buffer)
                way.bound[place] = buffer
        self._ways = [other for other in self._ways if other is not way] + [way]
        return way

    def _twin(self, fresh: Sequence[Storage]) -> _Way:
        """The same launches once more, with other memory for results."""
        buffers = [runtime.current().allocate(storage) for storage in fresh]
        graph = runtime.current().device.graph(self._stand_in(buffers))
        return _Way(graph, buffers, list(buffers), [None] * len(buffers))

    def _stand_in(self, buffers: Sequence[Buffer]) -> list[Call]:
        """The launches with other memory for results."""
        stead = dict(zip(map(id, self._recorded), buffers, strict=True))
        return [replace(call, args=[stead.get(id(a), a) for a in call.args]) for call in self._calls]
